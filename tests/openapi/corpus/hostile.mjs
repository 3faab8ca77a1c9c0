// SPDX-License-Identifier: GPL-3.0-or-later
// hostile.mjs PACKAGE_FOLDER PROGRAM: descriptions that were made to do harm are read or refused within a second
// and 200 MB, and lead nowhere: no file beside them is read, and no other server is asked.
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { linesOf, run } from './measured.mjs';

const [, program] = process.argv.slice(2);
const kCanary = 'canary-5f1c6d';
const schemaRef = (ref) => ({ type: 'object', properties: { a: { $ref: ref } } });
const described = (schema, schemas = {}) => ({
    openapi: '3.1.0', info: { title: 'h', version: '1' },
    paths: { '/x': { post: { operationId: 'x', requestBody: { content: { 'application/json': { schema } } },
                             responses: { 200: { description: '', content: { 'application/json': { schema } } } } } } },
    components: { schemas },
});
const json = (...args) => JSON.stringify(described(...args));
const chain = (count, link) => Object.fromEntries(Array.from({ length: count }, (_, i) => [`S${i}`, link(i)]));
const ref = (i) => ({ $ref: `#/components/schemas/S${i}` });
const wide = (name) => (i) => ({ [name]: Array.from({ length: 10 }, () => ref(i + 1)) });
const yamlHead = 'openapi: 3.1.0\ninfo: {title: h, version: "1"}\npaths: {}\n';

const folder = mkdtempSync(join(tmpdir(), 'tooltray-hostile-'));
const inside = join(folder, 'inside');
mkdirSync(inside);
writeFileSync(join(folder, 'outside.json'), JSON.stringify({ type: 'string', description: kCanary, enum: [kCanary] }));
symlinkSync(join(folder, 'outside.json'), join(inside, 'link.json'));
let asked = 0;
const other = createServer((_, answer) => {
    ++asked;
    answer.end(JSON.stringify({ type: 'string', enum: [kCanary] }));
}).listen(0, '127.0.0.1');
await once(other, 'listening');
const elsewhere = `http://127.0.0.1:${other.address().port}`;

const leading = ['http://169.254.169.254/latest/meta-data', `${elsewhere}/x.json`, `//127.0.0.1:${other.address().port}/x.json`,
                 'file:///etc/passwd', `file://${folder}/outside.json`, '../outside.json', '..%2Foutside.json', './../outside.json',
                 join(folder, 'outside.json'), 'link.json', 'inside/../../outside.json', '%2e%2e/outside.json'];
const kTexts = {
    'deep lists': '['.repeat(1_000_000),
    'deep lists, closed': '['.repeat(1_000_000) + ']'.repeat(1_000_000),
    'deep objects': '{"a":'.repeat(1_000_000),
    'a deep schema': '{"openapi":"3.1.0","info":{"title":"h","version":"1"},"paths":{},"components":{"schemas":{"S":' + '{"items":'.repeat(300_000) + '{}' + '}'.repeat(300_000) + '}}}',
    'deep YAML': yamlHead + 'x: ' + '['.repeat(1_000_000),
    'deep YAML blocks': yamlHead + Array.from({ length: 3_000 }, (_, i) => ' '.repeat(i) + 'a:').join('\n'),
    'aliases of aliases': yamlHead + 'a0: &a0 [x, x, x, x, x, x, x, x, x, x]\n'
        + Array.from({ length: 12 }, (_, i) => `a${i + 1}: &a${i + 1} [${Array(10).fill(`*a${i}`).join(', ')}]\n`).join(''),
    'merged aliases': yamlHead + 'm0: &m0 {k0: 1}\n' + Array.from({ length: 3_000 }, (_, i) => `m${i + 1}: &m${i + 1} {<<: *m${i}, k${i + 1}: 1}\n`).join(''),
    'an alias of itself': yamlHead + 'a: &a [*a]\n',
    'references that fan out': json(ref(0), { ...chain(7, wide('anyOf')), S7: { type: 'string' } }),
    'objects that fan out': json(ref(0), { ...chain(24, (i) => ({ type: 'object', properties: { a: ref(i + 1), b: ref(i + 1) }, required: ['a', 'b'] })), S24: { type: 'string' } }),
    'allOf that fans out': json(ref(0), { ...chain(24, (i) => ({ allOf: [ref(i + 1), ref(i + 1), { properties: { [`p${i}`]: {} } }] })), S24: { type: 'object' } }),
    'allOf in a circle': json(ref(0), { S0: { allOf: [ref(1)] }, S1: { allOf: [ref(0), ref(1)] } }),
    'references in a circle': json(ref(0), { S0: ref(1), S1: ref(0) }),
    'a long chain': json(ref(0), { ...chain(20_000, (i) => ref(i + 1)), S20000: { type: 'string' } }),
    'a long chain of allOf': json(ref(0), { ...chain(10_000, (i) => ({ allOf: [ref(i + 1)] })), S10000: { type: 'string' } }),
    'many references': json({ type: 'object', properties: Object.fromEntries(Array.from({ length: 25_000 }, (_, i) => [`p${i}`, ref(0)])) }, { S0: { type: 'string' } }),
    'a large enum': json({ type: 'object', properties: { a: { enum: Array.from({ length: 200_000 }, (_, i) => `v${i}`) } } }),
    'a pattern that backtracks': json({ type: 'object', properties: { a: { type: 'string', pattern: '^(a+)+$', example: 'a'.repeat(40) + 'b' } } }),
    ...Object.fromEntries(['#/components/schemas/~2', '#/components/schemas/%', '#/components/schemas/%FF', '#/components/schemas/S0/-1', '#/components/schemas/S0/99999999999999999999',
                           '#components', '#/paths/~1x/post/requestBody/../..', '#', '', '#/%00'].map((target) => [`the pointer ${target}`, json(schemaRef(target), { S0: {} })])),
    ...Object.fromEntries(leading.map((target) => [`a reference to ${target}`, json(schemaRef(target))])),
};

const faults = [];
const told = [];

try {
    for (const [name, text] of Object.entries(kTexts)) {
        const file = join(inside, 'openapi.json');
        writeFileSync(file, text);
        const about = { document: file, operation: 'x' };
        const cases = [{ kind: 'read', ...about }, { kind: 'proposal', ...about }, { kind: 'sample', ...about },
                       { kind: 'enforced', accepts: [{}], part: 'body', ...about }, { kind: 'search', question: 'x', ...about }];
        try {
            const { text: answer, ms, megabytes } = await run(program, ['--base', '/'], linesOf(cases));
            told.push({ name, ms, megabytes });
            if (answer.trim().split('\n').length !== cases.length || answer.includes(kCanary) || answer.includes('root:'))
                faults.push(`${name}: ${answer.slice(0, 400)}`);
            if (ms > 1000 || megabytes > 200)
                faults.push(`${name}: ${ms} ms, ${megabytes.toFixed(0)} MB`);
        } catch (error) {
            faults.push(`${name}: ${error.message}`);
        }
    }

    if (asked !== 0)
        faults.push(`another server was asked ${asked} times`);
} finally {
    rmSync(folder, { recursive: true });
    other.close();
}
const most = (key) => told.reduce((a, b) => (b[key] > a[key] ? b : a));
console.log(`slowest: ${most('ms').name}, ${most('ms').ms} ms; most memory: ${most('megabytes').name}, ${most('megabytes').megabytes.toFixed(0)} MB`);
faults.forEach((fault) => console.log(fault));
console.log(`${Object.keys(kTexts).length} descriptions, ${faults.length} faults, ${asked} requests elsewhere`);
process.exit(faults.length === 0 ? 0 : 1);
