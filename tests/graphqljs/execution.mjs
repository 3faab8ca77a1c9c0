// SPDX-License-Identifier: GPL-3.0-or-later
// execution.mjs PACKAGES PROGRAM SCHEMA SEED COUNT: the same documents over the same answers through our
// executor and graphql-js. Responses have to be the same, down to the order of members and errors.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Documents } from './documents.mjs';
import { setUpEven, worldOf } from './world.mjs';

const [packages, program, schemaFile, seed, count] = process.argv.slice(2);
const graphql = await import(pathToFileURL(join(packages, 'node_modules/graphql/index.js')));
const schema = graphql.buildSchema(readFileSync(schemaFile, 'utf8'));
setUpEven(graphql, schema.getType('Even'));

let state = Number(seed) >>> 0;
function random() {
  state = (state + 0x6d2b79f5) >>> 0;
  let mixed = Math.imul(state ^ (state >>> 15), state | 1);
  mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
  return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
}

function respond({ document, variables, seed }) {
  let parsed;
  try {
    parsed = graphql.parse(document, { allowEmptySelectionSets: false });
  } catch (error) {
    return { errors: [error] };
  }
  const errors = graphql.validate(schema, parsed);
  if (errors.length > 0) return { errors };
  return graphql.execute({ schema, document: parsed, variableValues: variables, fieldResolver: worldOf(graphql, schema, seed) });
}

// The order in which rules are checked is a matter of taste; that of execution is not.
function canonical(text) {
  const response = JSON.parse(text);
  if (!('data' in response)) response.errors.sort((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1));
  return JSON.stringify(response);
}

const documents = new Documents(graphql, schema, random);
const cases = Array.from({ length: Number(count) }, (_, i) => ({ ...documents.make(), seed: i }));
cases.push({ document: graphql.getIntrospectionQuery({ specifiedByUrl: true, directiveIsRepeatable: true, schemaDescription: true, inputValueDeprecation: true, oneOf: true }).replace(/\bdescription\b/g, ''), variables: {}, seed: 0 });

const run = spawnSync(program, [schemaFile], { input: cases.map((one) => JSON.stringify(one)).join('\n') + '\n', encoding: 'utf8', maxBuffer: 1 << 30 });
const answers = run.stdout.split('\n');
if (run.status !== 0) {
  console.log(`The program ended with ${run.status ?? run.signal}. ${run.stderr}`);
  process.exit(1);
}
let differences = 0;
const tally = { data: 0, 'data and errors': 0, 'errors only': 0 };
cases.forEach((one, i) => {
  const expected = JSON.stringify(respond(one));
  const response = JSON.parse(expected);
  ++tally[!response.errors ? 'data' : 'data' in response ? 'data and errors' : 'errors only'];
  if (canonical(expected) === canonical(answers[i]) || ++differences > 5) return;
  console.log(`${JSON.stringify(one)}\n  graphql-js: ${expected}\n  ours:       ${answers[i]}`);
});
console.log(`${cases.length} documents: ${JSON.stringify(tally)}; ${differences} differ`);
// Documents that all fail would show nothing.
const isTelling = tally['data'] > cases.length / 20 && tally['data and errors'] > cases.length / 4;
process.exit(differences === 0 && isTelling ? 0 : 1);
