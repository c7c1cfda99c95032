#!/usr/bin/env python3
"""Makes random rows of views with answers from a lexicographic linear program.

    make_rows.py COUNT SEED > rows.txt        (needs scipy; the programs are those of make_systems.py)

The views are in a root 320 wide, and no width is negative. There is one item per line, with fields
separated by blanks; a view is given by its number, the root is -1, and an attribute is one of left,
right, width:

    S seed views                  a new row
    A view attribute relation other attribute multiplier constant priority
                                  a constraint (relation -1, 0, 1), numbered from 0; other is - for none
    F view minX|width lower upper the range that the constraints leave; - for no bound
    X number number ...           or, instead: an irreducible set of constraints that cannot hold
                                  together, where c is the root's width (all of them are listed, one
                                  per line)
"""
import itertools
import os
import random
import sys

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "CassowaryOracle"))
from make_systems import Program, feasible  # noqa: E402

WIDTH = 320


def part(terms, view, attribute, factor, n):
    """Adds an edge or a width; the root's left edge is 0, its width the last variable."""
    if attribute != "width" and view >= 0:
        terms[2 * view] = terms.get(2 * view, 0) + factor
    if attribute != "left":
        width = 2 * view + 1 if view >= 0 else 2 * n
        terms[width] = terms.get(width, 0) + factor


def equation(rule, identity, n):
    view, attribute, relation, other, second, multiplier, constant, priority = rule
    terms = {}
    part(terms, view, attribute, 1, n)
    if other is not None:
        part(terms, other, second, -multiplier, n)
    terms = {v: c for v, c in terms.items() if c != 0}
    return {"id": identity, "r": relation, "p": priority, "k": -constant, "t": terms}


def size(rng, view):
    if view > 0 and rng.random() < 0.35:
        return [view, "width", rng.choice([-1, 0, 0, 1]), rng.randrange(view), "width",
                rng.choice([1, 1, 0.5, 2]), 0, 1000]
    return [view, "width", rng.choice([-1, 0, 0, 1]), None, "width", 1, rng.randint(2, 30) * 10, 1000]


def rules(rng, n):
    """Returns rules from edge to edge with gaps, sizes and a few repetitions; some missing, some optional."""
    made = [[0, "left", 0, -1, "left", 1, rng.randint(0, 20), 1000]]
    for view in range(1, n):
        made.append([view, "left", rng.choice([0, 0, 0, 1]), view - 1, "right", 1, rng.randint(0, 15), 1000])
    made.append([n - 1, "right", rng.choice([-1, 0, 0]), -1, "right", 1, -rng.randint(0, 20), 1000])
    made += [size(rng, view) for view in range(n)]
    made += [size(rng, rng.randrange(n)) for _ in range(rng.randint(0, 2))]
    made = [rule for rule in made if rng.random() < 0.85]
    for rule in made:
        if rng.random() < 0.4:
            rule[7] = rng.choice([250, 500, 750])
    return made


def answers(n, made):
    canvas = {"id": "c", "r": 0, "p": 1000, "k": -WIDTH, "t": {2 * n: 1}}
    sizes = [{"id": f"s{v}", "r": 1, "p": 1000, "k": 0, "t": {2 * v + 1: 1}} for v in range(n)]
    stated = [equation(rule, index, n) for index, rule in enumerate(made)]
    program = Program(2 * n + 1, sizes + [canvas] + stated)
    if program.levels() is not None:
        for variable in range(2 * n):
            low, high = (program.bound(variable, sign) for sign in (1, -1))
            name = "minX" if variable % 2 == 0 else "width"
            ends = " ".join("-" if e is None else f"{e:.10g}" for e in (low, high))
            yield f"F {variable // 2} {name} {ends}"
        return
    required = [canvas] + [row for row in stated if row["p"] == 1000]
    if len(required) > 9:
        raise ArithmeticError("too many subsets")
    found = []
    for count in range(1, len(required) + 1):
        for subset in itertools.combinations(required, count):
            ids = {row["id"] for row in subset}
            if not any(f <= ids for f in found) and not feasible(2 * n + 1, sizes + list(subset)):
                found.append(ids)
                yield "X " + " ".join(str(i) for i in sorted(ids, key=str))


def main():
    count, seed = int(sys.argv[1]), int(sys.argv[2])
    made = 0
    while made < count:
        rng = random.Random(seed)
        n = rng.randint(2, 4)
        stated = rules(rng, n)
        lines = [f"S {seed} {n}"]
        lines += ["A " + " ".join("-" if f is None else str(f) for f in rule) for rule in stated]
        seed += 1
        try:
            lines += list(answers(n, stated))
        except ArithmeticError:
            continue
        print("\n".join(lines))
        made += 1


if __name__ == "__main__":
    main()
