// SPDX-License-Identifier: GPL-3.0-or-later
// demo.mjs PACKAGES PROGRAM SCHEMA: starts the program with its sample API and looks at that as clients do: its
// introspection read by graphql-js has to be a valid schema, the same as the file's.
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { pathToFileURL } from 'node:url';

const [packages, program, schemaFile] = process.argv.slice(2);
const graphql = await import(pathToFileURL(join(packages, 'node_modules/graphql/index.js')));
const folder = mkdtempSync(join(tmpdir(), 'tooltray-demo-'));
const child = spawn(program, ['--headless', '--demo', '--port', '0', '--data-dir', join(folder, 'data')],
  { stdio: ['ignore', 'pipe', 'inherit'] });
const ended = new Promise((resolve) => child.on('exit', resolve));

async function addressOf(output) {
  for await (const line of createInterface({ input: output })) {
    const found = /^The sample GraphQL API is at (\S+)$/.exec(line);
    if (found) return found[1];
  }
  throw new Error('The program did not say where the sample API is.');
}

try {
  const url = await addressOf(child.stdout);
  const ask = (query, headers = {}) => fetch(url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify({ query }),
  });

  const options = { specifiedByUrl: true, directiveIsRepeatable: true, schemaDescription: true, inputValueDeprecation: true, oneOf: true };
  const { data, errors } = await (await ask(graphql.getIntrospectionQuery(options))).json();
  assert.equal(errors, undefined);
  const schema = graphql.buildClientSchema(data);
  graphql.assertValidSchema(schema);
  const written = graphql.buildSchema(readFileSync(schemaFile, 'utf8'));
  assert.equal(graphql.printSchema(graphql.lexicographicSortSchema(schema)), graphql.printSchema(graphql.lexicographicSortSchema(written)));

  const answer = await ask('{ issues(first: 2) { totalCount nodes { key } pageInfo { hasNextPage } } }');
  assert.equal(answer.headers.get('content-type'), 'application/graphql-response+json; charset=utf-8');
  const { issues } = (await answer.json()).data;
  assert.equal(issues.totalCount, 600);
  assert.equal(issues.nodes.length, 2);

  const events = await (await ask('subscription { countdown(from: 2, milliseconds: 10) }', { Accept: 'text/event-stream' })).text();
  assert.equal(events, [2, 1, 0].map((number) => `event: next\ndata: {"data":{"countdown":${number}}}\n\n`).join('') + 'event: complete\ndata:\n\n');
} finally {
  child.kill('SIGTERM');
  await ended;
  rmSync(folder, { recursive: true, force: true });
}
console.log('The sample API answers as its schema says.');
