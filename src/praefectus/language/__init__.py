"""Everything that people read, in their language: messages with named arguments, in Project Fluent files.

    words = language.of("de")
    words("build-in", city="Roma")                      # a sentence
    said = Message("build-in", city="Roma")             # the same without a language: ids and arguments
    words.say(said)

A folder of this package is a language, a file in it a module or an area; docs/translating.md explains how to add one.
"""

from praefectus.language.languages import ENGLISH, FOLDER, LANGUAGES, known
from praefectus.language.message import Message, MessageError, Translatable, either, plain, row
from praefectus.language.negotiation import accepted, speak, spoken, terminal_language
from praefectus.language.validation_errors import InvalidValue, explain_error
from praefectus.language.words import Words, know, of

__all__ = [
    "ENGLISH",
    "FOLDER",
    "LANGUAGES",
    "InvalidValue",
    "Message",
    "MessageError",
    "Translatable",
    "Words",
    "accepted",
    "either",
    "explain_error",
    "know",
    "known",
    "of",
    "plain",
    "row",
    "speak",
    "spoken",
    "terminal_language",
]
