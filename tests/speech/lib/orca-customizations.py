# Read by Orca at its start: writes every utterance into a file, with the language that the page gives it.
import json
import os
import time

from orca import settings, speech_generator, speechdispatcherfactory

LOG = os.path.join(os.environ["SPEECH_FOLDER"], "speech.jsonl")

settings.enableKeyEcho = False
settings.enableEchoByWord = False
settings.enableEchoByCharacter = False
# What it reads by itself on every page would stand between a key and what the key says.
settings.sayAllOnLoad = False


def note(text, acss=None):
    record = {"at": time.time(), "text": text, "language": (acss or {}).get("pageLanguage", "")}
    with open(LOG, "a", encoding="utf-8") as log:
        log.write(json.dumps(record, ensure_ascii=False) + "\n")


server = speechdispatcherfactory.SpeechServer
speak = server._speak
speak_character = server.speakCharacter


def noted_speak(self, text, acss, **others):
    if isinstance(text, str):
        note(text, acss)
    return speak(self, text, acss, **others)


def noted_character(self, character, acss=None):
    note(character, acss)
    return speak_character(self, character, acss)


server._speak = noted_speak
server.speakCharacter = noted_character
server.speakKeyEvent = lambda self, event, acss=None: None

voice = speech_generator.SpeechGenerator.voice


def voice_with_language(self, key=None, **arguments):
    voices = voice(self, key, **arguments)
    for each in voices if arguments.get("language") else []:
        each["pageLanguage"] = arguments["language"]
    return voices


speech_generator.SpeechGenerator.voice = voice_with_language
