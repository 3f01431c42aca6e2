"""The rules for people: topics of the rules reference, search in them, and the wording of cards and boards."""
