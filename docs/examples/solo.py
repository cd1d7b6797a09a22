#!/usr/bin/env python3
"""Plays a whole solo game of King of Tokyo Duel, over kot's line dialogue.

    python3 solo.py [SEED [PATH OF KOT]]

It rolls the dice and draws the cards itself; all it knows of the rules is `legal`.
docs/programs/protocol.md explains every key.
"""
import json
import random
import subprocess
import sys

SETUP = ["kot 1 duel solo", "side you gigazaur Ada", "side rival meka-dragon", "start you"]


def say(kot, line):
    """Sends a line and returns its answer: each line has exactly one."""
    print(line, file=kot.stdin, flush=True)
    answer = json.loads(kot.stdout.readline())
    if "error" in answer:
        sys.exit(f"{line}: {answer['error']}")
    return answer


def choose(table):
    """Chooses one of the legal lines."""
    legal = table["legal"]
    roll = [line for line in legal if line.startswith("roll")]
    keep = "keep " + "".join(die for die in "cf" for _ in range(table["dice"].count(die)))
    if roll and keep in legal and not table["keep"]:
        return keep  # claws and fame, before the others are rerolled
    buy = [line for line in legal if line.startswith("buy")]
    if buy and table["you"]["energy"] >= 4:
        return random.choice(buy)
    for line in roll + ["resolve", "pass"]:
        if line in legal:
            return line
    return random.choice(legal)  # an answer, or the card revealed


def thrown(line):
    """Replaces a pattern with dice: `roll dice:5` becomes `roll cchfp`."""
    verb, pattern, dice = line.partition("dice:")
    return verb + "".join(random.choices("chefdp", k=int(dice))) if pattern else line


def main(seed="1", path="kot"):
    random.seed(seed)
    with subprocess.Popen([path, "replay", "-", "--json", "--each", "--keep-going"],
                          stdin=subprocess.PIPE, stdout=subprocess.PIPE, encoding="utf-8") as kot:
        for line in SETUP:
            table = say(kot, line)
        while table["phase"] != "over":
            table = say(kot, thrown(choose(table)))
        print(f"{table['names'][table['winner']]} wins by {table['why']} in turn {table['turn']}")


if __name__ == "__main__":
    main(*sys.argv[1:])
