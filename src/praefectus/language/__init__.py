"""Everything that people read, in their language: messages with named arguments, in Project Fluent files.

    words = language.of("de")
    words("build-in", city="Roma")                      # a sentence
    said = Message("build-in", city="Roma")             # the same without a language: ids and arguments
    words.say(said)

A folder of this package is a language, a file in it a module or an area; docs/translating.md explains how to add one.
"""

from praefectus.language.choosing import accepted, of_the_machine, speak, spoken
from praefectus.language.languages import ENGLISH, FOLDER, LANGUAGES, known
from praefectus.language.message import Message, Sayable, Spoken, either, plain, row
from praefectus.language.unfit import Unfit, unfit
from praefectus.language.words import Words, know, of

__all__ = [
    "ENGLISH",
    "FOLDER",
    "LANGUAGES",
    "Message",
    "Sayable",
    "Spoken",
    "Unfit",
    "Words",
    "accepted",
    "either",
    "know",
    "known",
    "of",
    "of_the_machine",
    "plain",
    "row",
    "speak",
    "spoken",
    "unfit",
]
