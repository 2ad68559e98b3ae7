"""The contract every game fulfils, and what is built on the contract alone."""
