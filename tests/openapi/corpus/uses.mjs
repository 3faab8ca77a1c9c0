// SPDX-License-Identifier: GPL-3.0-or-later
// uses.mjs PACKAGE_FOLDER PROGRAM [COUNT]: a change of a real description breaks a tool exactly where the tool uses what
// changed. Each kind of change is made to something that the tool uses, and to something alike that it does not use.
import { answers, chance, operations } from '../descriptions.mjs';
import { smallDescriptions } from './resolved.mjs';

const [packages, program, wanted = '1000'] = process.argv.slice(2);
const below = chance(31);
const pick = (list) => list[below(list.length)];
const kJson = 'application/json';

const queries = (operation) => (operation.parameters ?? []).filter((one) => one.in === 'query' && one.schema);
const body = (operation) => operation.requestBody?.content?.[kJson]?.schema;
const answer = (operation) => operation.responses?.['200']?.content?.[kJson]?.schema;
const properties = (schema) => (schema?.type === 'object' && !schema.allOf ? Object.keys(schema.properties ?? {}) : []);
const isUsable = (schema) => !schema.readOnly && !schema.writeOnly;
const members = (schema) => properties(schema).filter((name) => isUsable(schema.properties[name]));
const without = (list, name) => list?.filter((one) => one !== name);

function removeMember(schema, name) {
    delete schema.properties[name];
    schema.required = without(schema.required, name);
    if (!schema.required?.length)
        delete schema.required;
}

// Each: the parts that it can be made to as {part, change}, where part is how a tool names it.
const parameterKind = (holds, change) => (operation) => queries(operation).filter(holds).map((one) => ({
    argument: `query:${one.name}`,
    change: (after) => change(queries(after).find(({ name }) => name === one.name), after),
}));
const bodyKind = (holds, change) => (operation) => members(body(operation)).filter((name) => holds(body(operation).properties[name], name, body(operation))).map((name) => ({
    argument: `body/${name.replaceAll('~', '~0').replaceAll('/', '~1')}`,
    change: (after) => change(body(after), name),
}));
const answerKind = (holds, change) => (operation) => members(answer(operation)).filter((name) => holds(answer(operation).properties[name])).map((name) => ({
    response: `/${name.replaceAll('~', '~0').replaceAll('/', '~1')}`,
    change: (after) => change(answer(after), name),
}));
const isEnum = (schema) => schema.enum?.length > 1 && schema.type === 'string';
const isNumber = (schema) => ['integer', 'number'].includes(schema.type) && !schema.enum;

// What breaks a tool that uses the part, and no other tool.
const kOfUse = {
    'a parameter gone': parameterKind((one) => !one.required, (one, after) => { after.parameters = after.parameters.filter((other) => other !== one); }),
    'a parameter of another type': parameterKind((one) => !one.required && isNumber(one.schema), (one) => { one.schema = { type: 'boolean' }; }),
    'a value of a parameter gone': parameterKind((one) => !one.required && isEnum(one.schema), (one) => { one.schema.enum.pop(); }),
    'a bound of a parameter': parameterKind((one) => !one.required && isNumber(one.schema) && !('maximum' in one.schema), (one) => { one.schema.maximum = 3; }),
    'a property of the body gone': bodyKind((one, name, schema) => !schema.required?.includes(name), removeMember),
    'a property of the body of another type': bodyKind((one, name, schema) => !schema.required?.includes(name) && isNumber(one), (schema, name) => { schema.properties[name] = { type: 'boolean' }; }),
    'a property of the answer gone': answerKind(() => true, removeMember),
    'a property of the answer of another type': answerKind(isNumber, (schema, name) => { schema.properties[name] = { type: 'boolean' }; }),
};

// What breaks every tool of the operation, whatever it uses, and what breaks none.
const kOfAll = {
    'a new required parameter': (operation) => { (operation.parameters ??= []).push({ name: 'zz', in: 'query', required: true, schema: { type: 'string' } }); },
    'the operation gone': (operation, item, method) => { delete item[method]; },
};
const kOfNone = {
    'a new optional parameter': (operation) => { (operation.parameters ??= []).push({ name: 'zz', in: 'query', schema: { type: 'string' } }); },
    'another description': (operation) => { operation.description = 'Another one.'; },
    'deprecation': (operation) => { operation.deprecated = true; },
    'another answer to a failure': (operation) => { operation.responses['418'] = { description: 'A teapot.' }; },
    'the other operations gone': (operation, item, method, document, path) => { document.paths = { [path]: { ...item } }; for (const { path: at, method: other } of operations(document)) if (other !== method) delete document.paths[at][other]; },
};

const at = (document, { path, method }) => document.paths[path][method];

function changed(document, place, change) {
    const after = structuredClone(document);
    change(at(after, place), after.paths[place.path], place.method, after, place.path);
    return after;
}

const cases = [];
const expected = new Map();
function add(file, document, place, kind, uses, after, isBroken) {
    const id = cases.length;
    expected.set(id, { kind, file, place, uses, isBroken });
    cases.push({ id, kind: 'drift', document, operation: place.key, uses, patch: [{ op: 'replace', path: '', value: after }] });
}

const descriptions = await smallDescriptions(packages, below, 60);
const kinds = new Set();
for (let tries = 0; cases.length < Number(wanted) && tries < 50_000; ++tries) {
    const { file, text } = pick(descriptions);
    const document = JSON.parse(text);
    const place = pick(operations(document));
    const operation = at(document, place);
    const others = queries(operation).filter((one) => !one.required).map((one) => `query:${one.name}`);
    const usual = { arguments: others.slice(0, 1), response: [] };
    const common = { ...kOfAll, ...kOfNone };
    const all = [...Object.keys(kOfUse), ...Object.keys(common)];
    const kind = all[tries % all.length];
    if (kind in common) {
        kinds.add(kind);
        add(file, document, place, kind, usual, changed(document, place, common[kind]), kind in kOfAll);
        continue;
    }
    const parts = kOfUse[kind](operation);
    if (parts.length < 2)
        continue;
    const part = pick(parts);
    const other = pick(parts.filter((one) => one !== part));
    const uses = ({ argument, response }) => ({ arguments: argument ? [argument] : [], response: response ? [response] : [] });
    const after = changed(document, place, part.change);
    kinds.add(kind);
    add(file, document, place, kind, uses(part), after, true);
    add(file, document, place, kind, uses(other), after, false);
}

let wrong = 0;
for (let start = 0; start < cases.length; start += 100) {
    for (const [id, { broken, changes, error }] of answers(program, cases.slice(start, start + 100))) {
        const { kind, file, place, uses, isBroken } = expected.get(id);
        if (broken === isBroken)
            continue;
        ++wrong;
        console.log(`${kind}, ${place.key} of ${file}, uses ${JSON.stringify(uses)}: ${error ?? JSON.stringify(changes)}`);
    }
}
const broken = [...expected.values()].filter(({ isBroken }) => isBroken).length;
console.log(`${cases.length} tools before and after ${kinds.size} kinds of changes in ${descriptions.length} descriptions: ${broken} break, ${wrong} judged wrongly`);
process.exit(cases.length >= Number(wanted) && wrong === 0 ? 0 : 1);
