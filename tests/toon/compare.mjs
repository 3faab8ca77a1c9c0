// SPDX-License-Identifier: GPL-3.0-or-later
// compare.mjs PACKAGE_FOLDER PROGRAM [SEED] [COUNT]: writes random values with the program and with the reference
// implementation, which also reads back what the program wrote.
import { spawnSync } from 'node:child_process';
import { isDeepStrictEqual } from 'node:util';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const [packages, program, seed = '20261121', count = '20000'] = process.argv.slice(2);
const { encode, decode } = await import(pathToFileURL(join(packages, 'node_modules/@toon-format/toon/dist/index.mjs')));

let state = Number(seed) >>> 0;
function below(bound) {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * bound);
}
const pick = (list) => list[below(list.length)];

const kTexts = ['', ' ', 'a', 'a b', ' a', 'a ', 'true', 'null', '1', '-1', '+1', '01', '1e5', '1.5', '.5', '-', '-a', '#', 'a#',
    'a:b', 'a,b', 'a|b', 'a\tb', '[2]', '{a}', '"', '\\', '\n', '\r', '\u0001', '\u007f', 'ä', '\u{1F600}', '\uFEFF', '\u00A0a',
    'False', 'a-b', '[]', '{}', '- a', 'key: value'];
const kKeys = ['a', 'b', 'c', 'id', 'name', 'a.b', 'a-b', '1', '', 'ä', '_x', 'a b', 'true', '[1]', '-', '#'];
const kNumbers = [0, 1, -1, 1.5, -0.25, 1e21, 1e-7, 123456789, 9007199254740991];

const scalar = () => pick([() => pick(kTexts), () => pick(kNumbers), () => true, () => false, () => null])();
const list = (make, least = 0) => Array.from({ length: least + below(4) }, make);

function object(make, keys = kKeys) {
    const out = {};
    for (let i = below(4); i > 0; --i)
        out[pick(keys)] = make();
    return out;
}

// Rows that have the same members, so that tables and groups of columns come up often.
function rows(depth) {
    const names = [...new Set(list(() => pick(kKeys), 1))];
    const groups = depth > 0 && below(3) === 0 ? pick(names) : undefined;
    const inner = groups === undefined ? [] : rows(depth - 1);
    return list((_, i) => {
        const row = {};
        for (const name of below(2) ? names : [...names].reverse())
            row[name] = name === groups && inner.length > 0 ? inner[i % inner.length] : scalar();
        return row;
    }, 1);
}

function value(depth) {
    if (depth === 0 || below(5) === 0)
        return scalar();
    return pick([
        () => list(() => value(depth - 1)),
        () => object(() => value(depth - 1)),
        () => list(scalar),
        () => rows(2),
        () => Object.fromEntries(rows(1).map((row, i) => [kKeys[i], row])),
        () => [rows(1), ...list(() => value(depth - 1))],
    ])();
}

const values = Array.from({ length: Number(count) }, () => value(4));
const run = spawnSync(program, { input: values.map((each) => JSON.stringify(each)).join('\n'), maxBuffer: 1 << 30 });
if (run.status !== 0)
    throw new Error(`the program ended with ${run.status ?? run.signal}`);
const written = run.stdout.toString().trimEnd().split('\n').map((line) => JSON.parse(line));
if (written.length !== values.length)
    throw new Error(`${written.length} answers to ${values.length} values`);

let wrong = 0;
values.forEach((each, i) => {
    let back;
    try {
        back = decode(written[i]);
    } catch (error) {
        back = error;
    }
    if (written[i] === encode(each) && isDeepStrictEqual(back, each))
        return;
    if (++wrong <= 3)
        console.log(`${JSON.stringify(each)}\nours:\n${written[i]}\ntheirs:\n${encode(each)}\nread back: ${JSON.stringify(back)}\n`);
});
console.log(`${values.length} values compared, ${wrong} differ`);
process.exit(wrong === 0 ? 0 : 1);
