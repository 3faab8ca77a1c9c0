// SPDX-License-Identifier: GPL-3.0-or-later
// Eight agents call without a pause while their upstream server fails in every way a server can. No call may stay
// without an answer, get another call's, or reach the upstream twice if it changes something.
//     TOOLTRAY_SOAK_SECONDS=900 ... for longer than the five seconds of a test; TOOLTRAY_SOAK_SEED for other chances
import assert from 'node:assert/strict';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { Agent, valueOf } from './support/agent.mjs';
import { startApp } from './support/app.mjs';
import { packagesIn } from './support/packages.mjs';

const [program, clients] = process.argv.slice(2);
const seconds = Number(process.env.TOOLTRAY_SOAK_SECONDS ?? 5);
const modes = ['modern', 'legacy', 'v1', 'modern', 'legacy', 'v1', 'modern', 'v1'];
const latest = 8_000; // milliseconds until an answer

let state = Number(process.env.TOOLTRAY_SOAK_SEED ?? 1);
function chance() { // mulberry32
  state = (state + 0x6d2b79f5) | 0;
  let t = Math.imul(state ^ (state >>> 15), 1 | state);
  t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
  return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
}
const below = (limit) => Math.floor(chance() * limit);

const rows = 23;
const applied = new Map(); // how often each change arrived, by its text
let requests = 0;
let faults = 0;

// What a healthy server answers.
function answerTo({ query, variables = {} }) {
  if (query.includes('add(')) {
    applied.set(variables.text, (applied.get(variables.text) ?? 0) + 1);
    return { add: variables.text };
  }
  if (query.includes('rows(')) {
    const first = variables.offset ?? 0;
    return { rows: Array.from({ length: Math.max(Math.min(rows - first, variables.limit), 0) }, (_, i) => ({ id: first + i })) };
  }
  return { echo: variables.text };
}

const faulty = [
  (send) => send(503, 'no'),
  (send) => send(500, '{"errors":[{"message":"broken"}]}'),
  (send) => send(429, 'slow down', { 'retry-after': '1' }),
  (send) => send(200, '<html>a proxy</html>', { 'content-type': 'text/html' }),
  (send) => send(200, '{"errors":[{"message":"not today"}],"data":null}'),
  (send, good, response) => response.destroy(),
  (send, good, response) => {
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': good.length });
    response.write(good.slice(0, good.length >> 1), () => response.destroy());
  },
  (send, good) => setTimeout(() => send(200, good), 200 + below(800)),
];

const upstream = createServer((request, response) => {
  let body = '';
  request.on('data', (piece) => { body += piece; });
  request.on('end', () => {
    ++requests;
    const good = JSON.stringify({ data: answerTo(JSON.parse(body)) });
    const send = (status, text, headers) => {
      response.writeHead(status, { 'content-type': 'application/json', ...headers });
      response.end(text);
    };
    if (chance() >= 0.09) return send(200, good);
    ++faults;
    return faulty[below(faulty.length)](send, good, response);
  });
});
upstream.listen(0, '127.0.0.1');
await once(upstream, 'listening');

const schema = `
type Query { echo(text: String!): String rows(offset: Int, limit: Int): [Row!]! }
type Mutation { add(text: String!): String }
type Row { id: Int! }
`;
const app = await startApp(program, { endpoints: { main: {
  url: `http://127.0.0.1:${upstream.address().port}/graphql`, schema: 'schema.graphql', mutations: 'allow',
  limits: { concurrent_requests: 32 } } } },
(data) => writeFileSync(join(data, '..', 'schema.graphql'), schema));
const connect = (mode) => Agent.connect({ load: packagesIn(clients), mode, url: app.url, token: app.token });

// All of them, or as many as came before the upstream failed, with a word about it.
function isListing(value, result) {
  const ids = value.rows.map((row) => row.id);
  const isBegun = ids.every((id, i) => id === i);
  return isBegun && (ids.length === rows || result.content[0].text.includes('next_cursor'));
}

async function main() {
  const setup = await connect('modern');
  const save = (tool_name, graphql_query, more = {}) => setup.call('create_saved_query_tool',
    { tool_name, description: `For ${tool_name}.`, endpoint: 'main', graphql_query, ...more });
  await save('say', 'query ($text: String!) { echo(text: $text) }');
  await save('add', 'mutation ($text: String!) { add(text: $text) }');
  await save('all_rows', 'query ($offset: Int, $limit: Int) { rows(offset: $offset, limit: $limit) { id } }',
    { pagination_config: { style: 'offset', page_size: 5 } });
  await setup.close();

  const found = { calls: 0, errors: 0, lost: [], late: 0, wrong: [], longest: 0 };
  const acknowledged = [];
  const end = performance.now() + seconds * 1_000;
  let number = 0;

  async function lane(mode) {
    const agent = await connect(mode);
    while (performance.now() < end) {
      const text = `${mode}-${++number}-${'x'.repeat(below(2_000))}`;
      const kind = ['say', 'say', 'add', 'all_rows', 'execute'][below(5)];
      const call = kind === 'execute'
        ? agent.raw('execute_graphql_query', { query: 'query ($text: String!) { echo(text: $text) }', variables: { text } })
        : agent.raw(kind, kind === 'all_rows' ? {} : { text });
      const began = performance.now();
      ++found.calls;
      const result = await call.catch((error) => { found.lost.push(`${kind}: ${error.message}`); });
      const took = performance.now() - began;
      found.longest = Math.max(found.longest, took);
      if (took > latest) ++found.late;
      if (!result) continue;
      if (result.isError) {
        ++found.errors;
        continue;
      }
      const value = valueOf(result);
      const said = JSON.stringify(value);
      const isRight = kind === 'all_rows' ? isListing(value, result) : said.includes(`"${text}"`);
      if (!isRight) found.wrong.push(`${kind}: ${said.slice(0, 200)}`);
      if (kind === 'add') acknowledged.push(text);
    }
    await agent.close();
  }

  const samples = [];
  const sampling = (async () => {
    while (performance.now() < end) {
      samples.push(app.memory());
      await delay(Math.min(10_000, seconds * 200));
    }
  })();
  await Promise.all([...modes.map(lane), sampling]);

  const twice = [...applied].filter(([, times]) => times > 1).map(([text]) => text.slice(0, 40));
  const missing = acknowledged.filter((text) => !applied.has(text));
  const megabytes = (bytes) => (bytes / 1024 / 1024).toFixed(1);
  console.log(`${found.calls} calls, ${requests} upstream requests, ${faults} faults, ${found.errors} errors told, `
    + `longest ${found.longest.toFixed(0)} ms, late ${found.late}; ${applied.size} changes, twice ${twice.length}, `
    + `acknowledged and lost ${missing.length}; ${samples.filter((_, i) => i % Math.ceil(samples.length / 8) === 0).map(megabytes).join(' ')} MB`);
  assert.deepEqual(found.lost, []);
  assert.deepEqual(found.wrong, []);
  assert.deepEqual(twice, []);
  assert.deepEqual(missing, []);
  assert.equal(found.late, 0);
  assert.ok(faults > 0 && found.errors > 0, 'nothing failed, so nothing was shown');
}

await main().finally(() => app.stop());
process.exit();
