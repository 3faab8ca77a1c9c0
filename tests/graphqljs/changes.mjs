// SPDX-License-Identifier: GPL-3.0-or-later
// changes.mjs PACKAGE_FOLDER PROGRAM [COUNT]: holds our changes of schemas against those of graphql-js, on
// random pairs that are the same at every run.
import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { join } from 'node:path';

const [packages, program, count = '1500'] = process.argv.slice(2);
const { BreakingChangeType, buildSchema, DangerousChangeType, findBreakingChanges, findDangerousChanges } =
    createRequire(join(packages, 'package.json'))('graphql');

let state = 20250903;
function below(bound) {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * bound);
}
const chance = (percent) => below(100) < percent;
const pick = (list) => list[below(list.length)];
const some = (list, percent) => list.filter(() => chance(percent));

const kKinds = { A: 'type', B: 'type', C: 'type', I: 'interface', J: 'interface', U: 'union', V: 'union', E: 'enum', F: 'enum', X: 'input', Y: 'input', S: 'scalar', T: 'scalar' };
const kLocations = ['FIELD', 'QUERY', 'OBJECT', 'ENUM'];

function schema() {
    const kinds = { ...kKinds };
    for (const name of ['C', 'V', 'F', 'Y', 'T'])
        if (chance(25))
            delete kinds[name];
    if (kinds.T && chance(20))
        kinds.T = 'enum';
    const of = (...wanted) => Object.keys(kinds).filter((name) => wanted.includes(kinds[name]));
    const leaves = ['Int', 'String', 'ID', 'Float', ...of('enum', 'scalar')];
    const wrapped = (name) => {
        const inner = chance(30) ? `${name}!` : name;
        const list = chance(25) ? `[${inner}]` : inner;
        return chance(20) && !list.endsWith('!') ? `${list}!` : list;
    };
    const outputs = [...leaves, ...of('type', 'interface', 'union')];
    const output = () => wrapped(chance(70) ? outputs[below(2)] : pick(outputs));
    const inputs = [...leaves, ...of('input')];
    const literal = () => pick(['1', '2', '"a"', 'null', '[1, 2]', '[2, 1]', '{ a: 1, b: { d: 2, c10: 3, c9: 4 } }', '{ b: { c9: 4, c10: 3, d: 2 }, a: 1 }', 'RED']);
    const input = (name) => `${name}: ${wrapped(chance(70) ? inputs[below(2)] : pick(inputs))}${chance(30) ? ` = ${literal()}` : ''}`;
    const args = (percent) => {
        const all = some(['x', 'y', 'z'], percent).map(input);
        return all.length ? `(${all.join(', ')})` : '';
    };
    const orOne = (list, one) => (list.length ? list : [one]);
    const text = ['type Query { root: A }'];
    for (const [name, kind] of Object.entries(kinds)) {
        const description = chance(15) ? '"text" ' : '';
        const interfaces = kind === 'type' || kind === 'interface' ? some(of('interface').filter((other) => other !== name), 40) : [];
        const fields = () => orOne(some(['a', 'b', 'c'], 80), 'a');
        const bodies = {
            type: () => `${interfaces.length ? `implements ${interfaces.join(' & ')} ` : ''}{ ${fields().map((field) => `${field}${args(35)}: ${output()}`).join(' ')} }`,
            union: () => `= ${orOne(some(of('type'), 60), 'A').join(' | ')}`,
            enum: () => `{ ${orOne(some(['RED', 'GREEN', 'BLUE'], 70), 'RED').join(' ')} }`,
            input: () => `{ ${fields().map(input).join(' ')} }`,
            scalar: () => '',
        };
        bodies.interface = bodies.type;
        text.push(`${description}${kind} ${name} ${bodies[kind]()}`);
    }
    for (const name of some(['d', 'e'], 80))
        text.push(`directive @${name}${args(40)}${chance(40) ? ' repeatable' : ''} on ${orOne(some(kLocations, 60), 'FIELD').join(' | ')}`);
    return text.join('\n');
}

const pairs = Array.from({ length: Number(count) }, () => ({ before: schema(), after: schema() }));
const run = spawnSync(program, { input: pairs.map((pair) => `${JSON.stringify(pair)}\n`).join(''), encoding: 'utf8', maxBuffer: 2 ** 30 });
const answers = run.stdout.split('\n').filter(Boolean).map((line) => JSON.parse(line));
if (run.status !== 0 || answers.length !== pairs.length)
    throw new Error(`${program} answered ${answers.length} of ${pairs.length} pairs: ${run.stderr}`);

const kOptions = { assumeValid: true, assumeValidSDL: true };
const kOurs = { breaking: BreakingChangeType, dangerous: DangerousChangeType };
const seen = new Set();
let differing = 0;
pairs.forEach((pair, i) => {
    const [before, after] = [buildSchema(pair.before, kOptions), buildSchema(pair.after, kOptions)];
    const theirs = [
        ...findBreakingChanges(before, after).map((change) => `breaking ${change.type} ${change.description}`),
        ...findDangerousChanges(before, after).map((change) => `dangerous ${change.type} ${change.description}`),
    ].sort();
    const ours = answers[i]
        .filter((change) => change.code in (kOurs[change.impact] ?? {}))
        .map((change) => `${change.impact} ${change.code} ${change.message}`)
        .sort();
    theirs.forEach((change) => seen.add(change.split(' ')[1]));
    if (JSON.stringify(ours) === JSON.stringify(theirs))
        return;
    if (++differing <= 3)
        console.log(pair.before, '\n--\n', pair.after, '\nonly ours:', ours.filter((change) => !theirs.includes(change)), 'only theirs:', theirs.filter((change) => !ours.includes(change)));
});
const unseen = [...Object.keys(BreakingChangeType), ...Object.keys(DangerousChangeType)].filter((type) => !seen.has(type));
console.log(`${pairs.length} pairs, ${differing} differ; kinds that never came up: ${unseen.join(', ') || 'none'}`);
process.exit(differing || unseen.length ? 1 : 0);
