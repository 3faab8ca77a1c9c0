// SPDX-License-Identifier: GPL-3.0-or-later
// requests.mjs PACKAGE_FOLDER PROGRAM: requests for random values are byte for byte those of swagger-client. Left out
// are the styles that it writes otherwise than the specification says: label, matrix, pipes and spaces of lists, objects,
// reserved characters.
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { answers, chance, conclude, examples, operations } from './descriptions.mjs';

const [packages, program] = process.argv.slice(2);
const SwaggerClient = createRequire(join(packages, 'package.json'))('swagger-client');
const kContext = 'https://context.example/openapi.json';
const below = chance(7);
const kTexts = ['blue', 'a b', '\u00fc&x=1', 'x/y', '50%', 'a,b', '#q', '+1'];

function scalar(schema) {
    const bounds = ['pattern', 'minLength', 'maxLength', 'format', 'exclusiveMinimum', 'exclusiveMaximum', 'multipleOf'];
    if (bounds.some((name) => name in schema))
        return undefined;
    if (schema.enum)
        return schema.enum[below(schema.enum.length)];
    switch (schema.type) {
    case 'integer':
    case 'number': return Math.min(Math.max(below(50), schema.minimum ?? 0), schema.maximum ?? 50);
    case 'boolean': return below(2) === 1;
    case 'string': return kTexts[below(kTexts.length)];
    default: return undefined;
    }
}

function valueFor(parameter) {
    const schema = parameter.schema ?? {};
    const isPlain = !parameter.style || ['form', 'simple'].includes(parameter.style);
    if (!isPlain || parameter.content || parameter.allowReserved || parameter.in === 'cookie')
        return undefined;
    return schema.type === 'array' ? (scalar(schema.items ?? {}) === undefined ? undefined : [scalar(schema.items), scalar(schema.items)])
                                   : scalar(schema);
}

// Nothing when a required value cannot be made.
function valuesFor(all) {
    const values = {};
    for (const parameter of all) {
        if (parameter.in === 'header' && /^(accept|content-type|authorization)$/i.test(parameter.name))
            continue;
        const value = parameter.required || below(3) > 0 ? valueFor(parameter) : undefined;
        const isAscii = parameter.in !== 'header' || /^[\x20-\x7e]*$/.test(String(value));
        if (value !== undefined && isAscii)
            values[`${parameter.in}:${parameter.name}`] = value;
        else if (parameter.required)
            return undefined;
    }
    return values;
}

const cases = [];
const requests = [];
const seen = new Set();
for (const { file, document } of examples(packages, ['3.0', '3.1'])) {
    const { spec } = await SwaggerClient.resolve({ spec: structuredClone(document), baseDoc: kContext, allowMetaPatches: false });
    for (const { path, method, key } of operations(spec)) {
        const operation = spec.paths[path][method];
        const parameters = [...(operation.parameters ?? []), ...(spec.paths[path].parameters ?? [])];
        // swagger-client finds an operation that several paths share by the first of them.
        if (operation.requestBody?.required || path.includes('#') || seen.has(operation))
            continue;
        seen.add(operation);
        for (let round = 0; round < 6; ++round) {
            const values = valuesFor(parameters);
            if (!values)
                continue;
            operation.operationId = `operation${cases.length}`;
            const named = Object.fromEntries(Object.entries(values).map(([name, value]) => [name.replace(':', '.'), value]));
            let request;
            try {
                request = SwaggerClient.buildRequest({ spec, operationId: operation.operationId, parameters: named, contextUrl: kContext });
            } catch {
                continue; // a header that the request decides is required there
            }
            if (!URL.canParse(request.url))
                continue;
            cases.push({ id: cases.length, kind: 'request', document: file, document_url: kContext, operation: key, values,
                         accepted_origins: [new URL(request.url).origin] });
            requests.push(request);
        }
    }
}
const differences = [];
for (const [id, answer] of answers(program, cases)) {
    const wanted = requests[id];
    const headers = Object.entries(wanted.headers ?? {}).filter(([name]) => !/^(accept|content-type)$/i.test(name));
    const hasHeaders = headers.every(([name, value]) => answer.headers?.some((one) => one[0] === name && one[1] === String(value)));
    if (!answer.sent || answer.url !== wanted.url || !hasHeaders)
        differences.push(`${cases[id].document} ${cases[id].operation} ${JSON.stringify(cases[id].values)}: `
                         + `${answer.url ?? answer.message}, but swagger-client has ${wanted.url}`);
}
conclude('requests', cases.length, 300, differences);
