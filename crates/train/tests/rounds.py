#!/usr/bin/env python3
"""`learn.py rounds` with somebody in the learner's place who learns nothing, and stands for all that it was told by a hash; so it needs no
PyTorch. As `names` or `play` this is the program that plays: its games say what it was asked and what was in the network it read.
"""
import hashlib
import pathlib
import sys
import types

HERE = pathlib.Path(__file__)


def play(games, first, seed, net, faith, out, *foe):
    _, beside, file = net.split("=")[0].rpartition("both:")
    file = pathlib.Path(file)
    read = file.read_text() if file.is_file() else "no file"
    pathlib.Path(out).write_text(f"{games} {first} {seed} {beside}{file.name} {faith} {foe} {read}\n")


class Counted:
    def __init__(self, names, old, seed):
        self.parts, self.data, self.steps, self.mean = [], [], 0, None
        self.told = hashlib.sha256(f"{names} {old} {seed}".encode())

    def take(self, shards):
        for shard in shards:
            text = pathlib.Path(shard).read_text()
            self.told.update(text.encode())
            self.parts.append(text)
            self.data.append(text)
        return len(shards)

    def learn(self, steps, pace):
        self.steps += steps
        self.told.update(f"{steps} {pace:.12f}".encode())

    def write(self, path):
        pathlib.Path(path).write_text(self.told.hexdigest())

    def known(self):
        return 0.0

    def test(self, net):
        return 0.0

    def rounded(self):
        return None


def rounds(*words):
    sys.modules["numpy"] = types.ModuleType("numpy")
    torch = sys.modules["torch"] = types.ModuleType("torch")
    torch.nn = types.SimpleNamespace(Module=object)
    torch.cuda = types.SimpleNamespace(is_available=lambda: False)
    whole = (HERE.parent.parent / "learn.py").read_text()
    script = {"__name__": "learn"}
    # All but its last line, which does what the command line says.
    exec(whole[: whole.rindex('{"learn": learn')], script)
    script["Learner"] = Counted
    script["rounds"](str(HERE), *words)


{"names": lambda: print("card\n\nmonster"), "play": play, "rounds": rounds}[sys.argv[1]](*sys.argv[2:])
