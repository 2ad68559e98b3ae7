"""A second reading of the beings: each as a function from the position after its arrival to every
position its effect can lead to. Written from the rules alone, over a plain model of the arena, so that
a slip in a card or in the vocabulary of effects does not occur here as well; see `test_readings` and
`test_further_readings`.
"""
