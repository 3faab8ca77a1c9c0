// SPDX-License-Identifier: GPL-3.0-or-later
// breaking.mjs PACKAGE_FOLDER PROGRAM [COUNT]: redocly calls the same of 300 changes of real descriptions breaking as we
// do, in 98 of 100. What the two judge differently on purpose is in README.md of the room and is not changed here.
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { answers, chance, operations } from '../descriptions.mjs';
import { smallDescriptions } from './resolved.mjs';

const [packages, program, wanted = '300'] = process.argv.slice(2);
const below = chance(23);
const pick = (list) => list[below(list.length)];
const kJson = 'application/json';

// Where changes can be made in a description without references.
const all = (document) => operations(document).map(({ path, method }) => ({ path, method, operation: document.paths[path][method] }));
const parameters = (document, holds = () => true) => all(document).flatMap(({ operation }) => (operation.parameters ?? []).filter((one) => one.schema && one.in !== 'path' && holds(one)));
const bodies = (document) => all(document).flatMap(({ operation }) => {
    const schema = operation.requestBody?.content?.[kJson]?.schema;
    return schema?.type === 'object' && schema.properties ? [{ operation, schema }] : [];
});
const answered = (document) => all(document).flatMap(({ operation }) => {
    const schema = operation.responses?.['200']?.content?.[kJson]?.schema;
    return schema?.type === 'object' && Object.keys(schema.properties ?? {}).length > 0 ? [schema] : [];
});
const named = (schema, holds = () => true) => Object.entries(schema.properties).filter(([, property]) => holds(property));
const isText = (schema) => schema.type === 'string' && !schema.enum && !schema.nullable;
const isEnum = (schema) => schema.enum?.length > 1 && schema.type === 'string';
const isNumber = (schema) => ['integer', 'number'].includes(schema.type) && !schema.enum;
const isPlain = (schema) => !schema.readOnly && !schema.writeOnly;

// A change of one of the places that it can be made at; false where there is none.
const at = (places, change) => (document) => {
    const found = places(document);
    if (found.length === 0)
        return false;
    change(pick(found));
    return true;
};
const bodyPlaces = (holds) => (document) => bodies(document).flatMap(({ schema }) => named(schema, (one) => isPlain(one) && holds(one)).map(([name]) => ({ schema, name })));
const answerPlaces = (holds) => (document) => answered(document).flatMap((schema) => named(schema, (one) => isPlain(one) && holds(one)).map(([name]) => ({ schema, name })));
const required = (schema) => (schema.required ??= []);

const kChanges = {
    'a new optional parameter': at(all, ({ operation }) => (operation.parameters ??= []).push({ name: 'zz', in: 'query', schema: { type: 'string' } })),
    'a new required parameter': at(all, ({ operation }) => (operation.parameters ??= []).push({ name: 'zz', in: 'query', required: true, schema: { type: 'string' } })),
    'a parameter gone': at((d) => all(d).filter(({ operation }) => operation.parameters?.some((one) => one.in === 'query')), ({ operation }) => operation.parameters.splice(operation.parameters.findIndex((one) => one.in === 'query'), 1)),
    'a parameter required': at((d) => parameters(d, (one) => !one.required && !('default' in one.schema) && one.in === 'query'), (one) => { one.required = true; }),
    'a parameter optional': at((d) => parameters(d, (one) => one.required && one.in === 'query'), (one) => { delete one.required; }),
    'a parameter of another type': at((d) => parameters(d, (one) => isNumber(one.schema)), (one) => { one.schema = { type: 'boolean' }; }),
    'a parameter of a wider type': at((d) => parameters(d, (one) => one.schema.type === 'integer' && !one.schema.format && !one.schema.enum), (one) => { one.schema.type = 'number'; }),
    'a value of a parameter gone': at((d) => parameters(d, (one) => isEnum(one.schema)), (one) => { one.schema.enum.pop(); }),
    'a value of a parameter added': at((d) => parameters(d, (one) => isEnum(one.schema)), (one) => { one.schema.enum.push('zz'); }),
    'a bound of a parameter': at((d) => parameters(d, (one) => isNumber(one.schema) && !('maximum' in one.schema)), (one) => { one.schema.maximum = 7; }),
    'a bound of a parameter gone': at((d) => parameters(d, (one) => 'maximum' in one.schema && isNumber(one.schema)), (one) => { delete one.schema.maximum; }),
    'a property of another type': at(bodyPlaces(isNumber), ({ schema, name }) => { schema.properties[name] = { type: 'boolean' }; }),
    'a new required property': at(bodies, ({ schema }) => { schema.properties.zz = { type: 'string' }; required(schema).push('zz'); }),
    'a new optional property': at(bodies, ({ schema }) => { schema.properties.zz = { type: 'string' }; }),
    'a property required': at((d) => bodyPlaces((one) => !('default' in one))(d).filter(({ schema, name }) => !schema.required?.includes(name)), ({ schema, name }) => required(schema).push(name)),
    'a property optional': at((d) => bodies(d).filter(({ schema }) => schema.required?.length > 0), ({ schema }) => { delete schema.required; }),
    'null allowed': at(bodyPlaces(isText), ({ schema, name }) => { schema.properties[name].nullable = true; }),
    'null no longer allowed': at(bodyPlaces((one) => one.nullable && one.type && !one.enum), ({ schema, name }) => { delete schema.properties[name].nullable; }),
    'a text of a body shorter': at(bodyPlaces((one) => isText(one) && !('maxLength' in one)), ({ schema, name }) => { schema.properties[name].maxLength = 3; }),
    'the body required': at((d) => bodies(d).filter(({ operation }) => !operation.requestBody.required), ({ operation }) => { operation.requestBody.required = true; }),
    'a property of the answer gone': at(answerPlaces(() => true), ({ schema, name }) => { delete schema.properties[name]; schema.required = schema.required?.filter((one) => one !== name); if (!schema.required?.length) delete schema.required; }),
    'a property of the answer optional': at((d) => answered(d).filter((schema) => schema.required?.length > 0), (schema) => { delete schema.required; }),
    'a property of the answer required': at((d) => answerPlaces(() => true)(d).filter(({ schema, name }) => !schema.required?.includes(name)), ({ schema, name }) => required(schema).push(name)),
    'a property of the answer of another type': at(answerPlaces(isNumber), ({ schema, name }) => { schema.properties[name] = { type: 'string' }; }),
    'a new property of the answer': at(answered, (schema) => { schema.properties.zz = { type: 'string' }; }),
    'an operation gone': (d) => { const one = pick(all(d)); delete d.paths[one.path][one.method]; return all(d).length > 0; },
    'deprecation': at((d) => all(d).filter(({ operation }) => !operation.deprecated), ({ operation }) => { operation.deprecated = true; }),
    'another description': at(all, ({ operation }) => { operation.description = 'Another one.'; }),
    'another default': at((d) => parameters(d, (one) => typeof one.schema.default === 'number'), (one) => { one.schema.default += 1; }),
};

function redocly(before, after) {
    return new Promise((resolve, reject) => {
        const command = join(packages, 'node_modules/@redocly/cli/bin/cli.js');
        const child = spawn(process.execPath, [command, 'diff', before, after, '--format=json'],
                            { env: { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' }, stdio: ['ignore', 'pipe', 'ignore'] });
        let text = '';
        child.stdout.on('data', (chunk) => { text += chunk; });
        child.on('close', () => {
            try {
                resolve(JSON.parse(text.slice(text.indexOf('{'))));
            } catch (error) {
                reject(error);
            }
        });
    });
}

const folder = mkdtempSync(join(tmpdir(), 'tooltray-openapi-'));
const differences = [];
let count = 0;
try {
    const documents = await smallDescriptions(packages, below, 60);
    const pairs = [];
    const kinds = Object.keys(kChanges);
    for (let tries = 0; pairs.length < Number(wanted) && tries < 20_000; ++tries) {
        const kind = kinds[tries % kinds.length];
        const { file, text } = pick(documents);
        const after = JSON.parse(text);
        if (kChanges[kind](after))
            pairs.push({ kind, file, before: JSON.parse(text), after });
    }
    const judge = async ({ kind, file, before, after }, index) => {
        const files = ['before', 'after'].map((name) => join(folder, `${index}-${name}.json`));
        writeFileSync(files[0], JSON.stringify(before));
        writeFileSync(files[1], JSON.stringify(after));
        const theirs = (await redocly(...files)).summary.major > 0;
        const cases = operations(before).map(({ key }) => ({ id: key, kind: 'drift', document: before, operation: key, patch: [{ op: 'replace', path: '', value: after }] }));
        const ours = [...answers(program, cases).values()].filter((answer) => answer.broken);
        ++count;
        if (theirs !== ours.length > 0)
            differences.push(`${kind} in ${file}: redocly says ${theirs}, we say ${JSON.stringify(ours).slice(0, 500)}`);
        files.forEach((name) => rmSync(name));
    };
    const work = pairs.entries();
    await Promise.all([0, 1].map(async () => {
        for (const [index, pair] of work)
            await judge(pair, index);
    }));
    console.log(`${documents.length} descriptions, ${kinds.length} kinds of changes`);
} finally {
    rmSync(folder, { recursive: true });
}
differences.forEach((one) => console.log(one));
const share = 100 * (1 - differences.length / count);
console.log(`${count} changes, ${share.toFixed(1)} % judged alike`);
process.exit(count >= Number(wanted) && share >= 98 ? 0 : 1);
