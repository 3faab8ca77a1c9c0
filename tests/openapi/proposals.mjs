// SPDX-License-Identifier: GPL-3.0-or-later
// proposals.mjs PACKAGE_FOLDER PROGRAM: what is proposed for every operation is what model APIs accept, and ajv compiles
// it; tools from Swagger 2.0 are those from its translation to OpenAPI 3, which loses descriptions beside references.
import { createRequire } from 'node:module';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { answers, conclude, examples, operations } from './descriptions.mjs';

const [packages, program] = process.argv.slice(2);
const require = createRequire(join(packages, 'package.json'));
const Ajv = require('ajv/dist/2020').default;
const converter = require('swagger2openapi');
const kLeftOut = ['$ref', 'allOf', 'oneOf', 'anyOf', 'not', 'const', 'exclusiveMinimum', 'exclusiveMaximum', 'multipleOf',
                  'patternProperties', 'propertyNames', '$defs'];

function faultOf(schema) {
    const keyword = kLeftOut.find((name) => name in schema);
    if (keyword)
        return keyword;
    if ((schema.format ?? 'date-time') !== 'date-time' || schema.enum?.some((value) => typeof value !== 'string'))
        return 'format or enum';
    for (const [name, property] of Object.entries(schema.properties ?? {})) {
        const fault = /^[a-zA-Z0-9_.-]{1,64}$/.test(name) ? faultOf(property) : name;
        if (fault)
            return fault;
    }
    return [schema.items, schema.additionalProperties].filter((one) => typeof one === 'object').map(faultOf).find(Boolean);
}

function withoutDescriptions(value) {
    if (Array.isArray(value))
        return value.map(withoutDescriptions);
    if (typeof value !== 'object' || value === null)
        return value;
    const kept = Object.entries(value).filter(([name, inside]) => name !== 'id' && !(name === 'description' && typeof inside === 'string'));
    return Object.fromEntries(kept.map(([name, inside]) => [name, withoutDescriptions(inside)]));
}

const cases = examples(packages, ['2.0', '3.0', '3.1']).flatMap(({ file, document }) =>
    operations(document).map(({ key }) => ({ id: `${file} ${key}`, kind: 'proposal', document: file, operation: key })));
const proposed = answers(program, cases);
const differences = [];
const names = new Set();
for (const [id, answer] of proposed) {
    const name = `${id.slice(0, id.indexOf(' '))} ${answer.name}`;
    let fault = answer.error ?? faultOf(answer.parameters);
    if (!/^[a-z][a-z0-9_]{0,47}$/.test(answer.name) || names.has(name))
        fault ??= `the name ${answer.name}`;
    names.add(name);
    if (JSON.stringify(answer.parameters).length > 16384)
        fault ??= 'too large';
    try {
        new Ajv({ strict: false, validateFormats: false }).compile(answer.parameters);
    } catch (error) {
        fault ??= error.message;
    }
    if (fault)
        differences.push(`${id}: ${fault}`);
}

const folder = mkdtempSync(join(tmpdir(), 'tooltray-openapi-'));
try {
    const twins = [];
    for (const [index, { file, document }] of examples(packages, ['2.0']).entries()) {
        const { openapi } = await converter.convertObj(structuredClone(document), { patch: true, warnOnly: true });
        const twin = join(folder, `${index}.json`);
        writeFileSync(twin, JSON.stringify(openapi));
        for (const { key } of operations(document))
            twins.push({ id: `${file} ${key}`, kind: 'proposal', document: twin, operation: key });
    }
    for (const [id, answer] of answers(program, twins)) {
        const [ours, theirs] = [proposed.get(id), answer].map((one) => JSON.stringify(withoutDescriptions(one)));
        if (ours !== theirs)
            differences.push(`${id}: ${ours}, but translated ${theirs}`);
    }
} finally {
    rmSync(folder, { recursive: true });
}
conclude('proposals', proposed.size, 400, differences);
