// SPDX-License-Identifier: GPL-3.0-or-later
// twins.mjs PACKAGE_FOLDER PROGRAM: every schema that an operation of GitHub's descriptions leads to is read as the same
// one is where all references are resolved, whatever the order.
import { join } from 'node:path';
import { conclude, eachAnswer, operations, readJson } from '../descriptions.mjs';

const [packages, program] = process.argv.slice(2);
const kFolder = join(packages, 'node_modules/@octokit/openapi/generated');
const kNames = ['api.github.com', 'ghec', 'ghes-3.17', 'ghes-3.18', 'ghes-3.19'];
// What stands beside a reference is kept, and is not in the twin.
const kBeside = new Set(['description', 'title', 'default', 'examples', 'deprecated']);

const isObject = (value) => typeof value === 'object' && value !== null && !Array.isArray(value);

// Where the values differ; nothing if they say the same.
class Comparison {
    constructor(ours, theirs) {
        this.roots = [ours, theirs];
        this.seen = new Set();
    }

    resolved(value, side) {
        const names = [];
        while (isObject(value) && typeof value.$ref === 'string' && Object.keys(value).every((key) => key === '$ref' || kBeside.has(key))) {
            const name = decodeURIComponent(value.$ref.slice('#/$defs/'.length)).replaceAll('~1', '/').replaceAll('~0', '~');
            names.push(name);
            value = this.roots[side].$defs[name];
        }
        return [value, names.at(-1)];
    }

    differ(one, other, place) {
        const [a, nameA] = this.resolved(one, 0);
        const [b, nameB] = this.resolved(other, 1);
        if (nameA !== undefined && nameB !== undefined) {
            const pair = `${nameA}\n${nameB}`;
            if (this.seen.has(pair))
                return undefined;
            this.seen.add(pair);
        }
        if (Array.isArray(a) && Array.isArray(b))
            return this.differInList(a, b, place);
        if (!isObject(a) || !isObject(b))
            return JSON.stringify(a) === JSON.stringify(b) ? undefined : `${place}: ${JSON.stringify(a)?.slice(0, 200)} | ${JSON.stringify(b)?.slice(0, 200)}`;
        const isSchema = !place.endsWith('/properties');
        for (const key of new Set([...Object.keys(a), ...Object.keys(b)])) {
            if (key === '$defs' || (isSchema && kBeside.has(key)))
                continue;
            const found = key in a && key in b ? this.differ(a[key], b[key], `${place}/${key}`)
                                               : `${place}/${key}: ${JSON.stringify(a[key])?.slice(0, 200)} | ${JSON.stringify(b[key])?.slice(0, 200)}`;
            if (found)
                return found;
        }
        return undefined;
    }

    differInList(a, b, place) {
        if (a.length !== b.length)
            return `${place}: ${a.length} | ${b.length}`;
        if (a.every((item) => typeof item === 'string')) {
            const sorted = [a, b].map((list) => JSON.stringify([...list].sort()));
            return sorted[0] === sorted[1] ? undefined : `${place}: ${sorted.join(' | ').slice(0, 400)}`;
        }
        for (let index = 0; index < a.length; ++index) {
            const found = this.differ(a[index], b[index], `${place}/${index}`);
            if (found)
                return found;
        }
        return undefined;
    }
}

// Whether the twin has the same text where the references of ours lead. Some of GitHub's twins were made of another one.
class Text {
    constructor(document) {
        this.document = document;
        this.seen = new Set();
    }

    isSame(ours, theirs) {
        let name;
        while (isObject(ours) && typeof ours.$ref === 'string') {
            name = ours.$ref;
            if (isObject(theirs) && theirs.$ref === name)
                return true; // the twin does not go round in circles
            ours = name.slice(2).split('/').reduce((at, token) => at?.[decodeURIComponent(token).replaceAll('~1', '/').replaceAll('~0', '~')], this.document);
        }
        if (!isObject(ours) || !isObject(theirs))
            return Array.isArray(ours) && Array.isArray(theirs) ? ours.length === theirs.length && ours.every((one, index) => this.isSame(one, theirs[index]))
                                                                : ours === theirs;
        const keys = (value) => Object.keys(value).filter((key) => !kBeside.has(key) && key !== 'example' && !key.startsWith('x-')).sort();
        return JSON.stringify(keys(ours)) === JSON.stringify(keys(theirs)) && keys(ours).every((key) => this.isSame(ours[key], theirs[key]));
    }
}

const differences = [];
let count = 0;
let others = 0;
let schemas = 0;
for (const name of kNames) {
    const [document, twinDocument] = [`${name}.json`, `${name}.deref.json`].map((file) => readJson(join(kFolder, file)));
    const keys = operations(document).map(({ key }) => key);
    const cases = (file) => keys.map((key) => ({ kind: 'schemas', document: join(kFolder, file), limit_bytes: 1e8, operation: key }));
    const twins = eachAnswer(program, cases(`${name}.deref.json`));
    for await (const [one, answer] of eachAnswer(program, cases(`${name}.json`))) {
        const [, twin] = (await twins.next()).value;
        ++count;
        const [method, path] = one.operation.split(' ');
        const texts = [document, twinDocument].map(({ paths }) => paths[path][method.toLowerCase()]);
        if (!new Text(document).isSame(...texts)) {
            ++others;
            continue;
        }
        for (const side of ['request', 'response']) {
            schemas += Object.keys(answer[side] ?? {}).length - 1;
            const found = answer.error ?? twin.error ?? new Comparison(answer[side], twin[side]).differ(answer[side], twin[side], side);
            if (found)
                differences.push(`${name} ${one.operation} ${found}`);
        }
    }
    await twins.next();
}
console.log(`${schemas} schemas; ${others} operations of another text`);
conclude('operations', count, 5000, differences);
