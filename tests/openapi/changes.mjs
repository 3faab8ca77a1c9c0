// SPDX-License-Identifier: GPL-3.0-or-later
// changes.mjs PACKAGE_FOLDER PROGRAM: redocly calls the same changes breaking as we do, but for those whose table in
// README.md of the room says otherwise, which are not made here.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { answers, conclude } from './descriptions.mjs';

const [packages, program] = process.argv.slice(2);
const text = (more = {}) => ({ type: 'string', ...more });

function description() {
    const address = { type: 'object', properties: { city: text(), zip: text({ maxLength: 10 }) }, required: ['city'] };
    const body = {
        type: 'object', required: ['name'],
        properties: { name: text(), age: { type: 'integer' }, kind: text({ enum: ['a', 'b'] }), address, note: text({ nullable: true }) },
    };
    const answer = {
        type: 'object', required: ['id'],
        properties: { id: { type: 'integer' }, status: text({ enum: ['on', 'off'] }),
                      list: { type: 'array', items: { type: 'object', properties: { key: text(), value: { type: 'number' } }, required: ['key'] } } },
    };
    const parameters = [
        { name: 'id', in: 'path', required: true, schema: text() }, { name: 'q', in: 'query', schema: text({ enum: ['x', 'y'] }) },
        { name: 'n', in: 'query', required: true, schema: { type: 'integer', minimum: 1 } },
        { name: 'l', in: 'query', schema: { type: 'array', items: text() } },
    ];
    return {
        openapi: '3.0.3', info: { title: 't', version: '1' }, servers: [{ url: 'https://a.example' }], security: [{ k: [] }],
        components: { securitySchemes: { k: { type: 'http', scheme: 'bearer' }, l: { type: 'apiKey', in: 'header', name: 'X-L' } } },
        paths: { '/p/{id}': { post: { operationId: 'x', parameters, requestBody: { content: { 'application/json': { schema: body } } },
                                      responses: { 200: { description: 'ok', content: { 'application/json': { schema: answer } } } } } } },
    };
}

const operation = (document) => document.paths['/p/{id}'].post;
const parameter = (document, name) => operation(document).parameters.find((one) => one.name === name);
const body = (document) => operation(document).requestBody.content['application/json'].schema;
const answer = (document) => operation(document).responses[200].content['application/json'].schema;

const kChanges = {
    'a new optional parameter': (d) => operation(d).parameters.push({ name: 'z', in: 'query', schema: text() }),
    'a new required parameter': (d) => operation(d).parameters.push({ name: 'z', in: 'query', required: true, schema: text() }),
    'a parameter gone': (d) => operation(d).parameters.splice(1, 1),
    'a parameter required': (d) => { parameter(d, 'q').required = true; },
    'a parameter optional': (d) => { delete parameter(d, 'n').required; },
    'a parameter of another type': (d) => { parameter(d, 'l').schema = { type: 'boolean' }; },
    'a parameter of a wider type': (d) => { parameter(d, 'n').schema.type = 'number'; },
    'a value of a parameter gone': (d) => { parameter(d, 'q').schema.enum.pop(); },
    'a value of a parameter added': (d) => { parameter(d, 'q').schema.enum.push('z'); },
    'a bound tightened': (d) => { parameter(d, 'n').schema.minimum = 5; },
    'a bound removed': (d) => { delete parameter(d, 'n').schema.minimum; },
    'a style changed': (d) => { parameter(d, 'l').explode = false; },
    'a property of another type': (d) => { body(d).properties.age = { type: 'boolean' }; },
    'a new required property': (d) => { body(d).properties.z = text(); body(d).required.push('z'); },
    'a new optional property': (d) => { body(d).properties.address.properties.z = text(); },
    'a property required': (d) => { body(d).properties.address.required.push('zip'); },
    'a property optional': (d) => { delete body(d).required; },
    'null no longer allowed': (d) => { delete body(d).properties.note.nullable; },
    'null allowed': (d) => { body(d).properties.name.nullable = true; },
    'the body required': (d) => { operation(d).requestBody.required = true; },
    'a property of the answer gone': (d) => { delete answer(d).properties.list.items.properties.value; },
    'a property of the answer optional': (d) => { delete answer(d).required; },
    'a property of the answer required': (d) => { answer(d).required.push('list'); },
    'a property of the answer of another type': (d) => { answer(d).properties.id = text(); },
    'a new property of the answer': (d) => { answer(d).properties.z = text(); },
    'a value of the answer gone': (d) => { answer(d).properties.status.enum.pop(); },
    'the operation gone': (d) => { d.paths = { '/z': { get: { responses: {} } } }; },
    'deprecation': (d) => { operation(d).deprecated = true; },
    'another description': (d) => { operation(d).description = 'new'; },
    'another credential': (d) => { operation(d).security = [{ k: [], l: [] }]; },
    'no credential': (d) => { operation(d).security = []; },
    'another default': (d) => { parameter(d, 'n').schema.default = 3; },
};

const folder = mkdtempSync(join(tmpdir(), 'tooltray-openapi-'));
const differences = [];
try {
    const before = description();
    writeFileSync(join(folder, 'before.json'), JSON.stringify(before));
    const cases = Object.entries(kChanges).map(([id, change]) => {
        const after = description();
        change(after);
        return { id, kind: 'drift', document: before, operation: 'POST /p/{id}', patch: [{ op: 'replace', path: '', value: after }] };
    });
    const ours = answers(program, cases);
    for (const { id, patch } of cases) {
        writeFileSync(join(folder, 'after.json'), JSON.stringify(patch[0].value));
        const command = join(packages, 'node_modules/@redocly/cli/bin/cli.js');
        const run = spawnSync(process.execPath, [command, 'diff', join(folder, 'before.json'), join(folder, 'after.json'), '--format=json'],
                              { encoding: 'utf8', env: { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' } });
        const isBreaking = JSON.parse(run.stdout.slice(run.stdout.indexOf('{'))).summary.major > 0;
        if (isBreaking !== ours.get(id).broken)
            differences.push(`${id}: redocly says ${isBreaking}, we say ${JSON.stringify(ours.get(id))}`);
    }
} finally {
    rmSync(folder, { recursive: true });
}
conclude('changes', Object.keys(kChanges).length, 32, differences);
