// SPDX-License-Identifier: GPL-3.0-or-later
// What the tests of this folder have in common: descriptions, chance that is the same at every run, answers.
import { spawn, spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

export const kMethods = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch'];

// The JSON examples below a folder, such as 2.0.
export function examples(packages, editions) {
    const root = join(packages, 'node_modules/@readme/oas-examples');
    return editions.flatMap((edition) => {
        const folder = join(root, edition, 'json');
        return readdirSync(folder).filter((name) => name.endsWith('.json')).map((name) => {
            const file = join(folder, name);
            return { file, document: JSON.parse(readFileSync(file, 'utf8')) };
        });
    });
}

export function operations(document) {
    return Object.entries(document.paths ?? {}).flatMap(([path, item]) =>
        kMethods.filter((method) => item[method]).map((method) => ({ path, method, key: `${method.toUpperCase()} ${path}` })));
}

// The answers of openapi_check by the ids of the cases.
export function answers(program, cases) {
    const input = cases.map((one) => JSON.stringify(one) + '\n').join('');
    const run = spawnSync(program, ['--base', '/'], { input, encoding: 'utf8', maxBuffer: 1 << 28 });
    if (run.status !== 0)
        throw new Error(`${program} ended with ${run.status ?? run.signal}: ${run.stderr}`);
    return new Map(run.stdout.trim().split('\n').map((line) => JSON.parse(line)).map((answer) => [answer.id, answer]));
}

// The same one by one, where all of them do not fit in memory.
export async function* eachAnswer(program, cases) {
    const child = spawn(program, ['--base', '/'], { stdio: ['pipe', 'pipe', 'inherit'] });
    const ended = new Promise((resolve) => child.on('close', resolve));
    const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
    for (const one of cases) {
        child.stdin.write(JSON.stringify(one) + '\n');
        const { value, done } = await lines.next();
        if (done)
            throw new Error(`${program} ended at ${JSON.stringify(one)}`);
        yield [one, JSON.parse(value)];
    }
    child.stdin.end();
    await ended;
}

// The JSON files below a folder, in an order that stays.
export function filesBelow(folder) {
    return readdirSync(folder, { recursive: true }).filter((name) => name.endsWith('.json')).sort().map((name) => join(folder, name));
}

export const readJson = (file) => JSON.parse(readFileSync(file, 'utf8'));

export function chance(seed) {
    let state = seed;
    return (bound) => {
        state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
        return Math.floor((state / 2 ** 32) * bound);
    };
}

// Ends the test with what differs, if anything does.
export function conclude(what, count, least, differences) {
    for (const difference of differences.slice(0, 20))
        console.log(difference);
    console.log(`${count} ${what}, ${differences.length} differ`);
    process.exit(differences.length > 0 || count < least ? 1 : 0);
}
