"""What the engines are measured against."""
