// SPDX-License-Identifier: GPL-3.0-or-later
// OpenTelemetry: what a collector gets of calls, what the API is told, and that calls go on whatever the collector does.
import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { shown, until, workflow } from './support/workflow.mjs';

const secrets = ['ada.token-0123456789', 'the-key-of-the-collector'];
const bodies = { '/v1/traces': [], '/v1/metrics': [] };
let isDeaf = false; // takes everything and answers nothing
const collector = createServer((request, response) => {
  let body = '';
  request.on('data', (piece) => { body += piece; });
  request.on('end', () => {
    if (isDeaf) return;
    assert.equal(request.headers['x-key'], secrets[1]);
    bodies[request.url].push(body);
    response.writeHead(200, { 'content-type': 'application/json' });
    response.end('{}');
  });
});
collector.listen(0, '127.0.0.1');
await once(collector, 'listening');

const spans = () => bodies['/v1/traces'].flatMap((body) =>
  JSON.parse(body).resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans)));

await workflow(async ({ agent, app, upstream }) => {
  await agent.call('create_saved_query_tool', { tool_name: 'first_issues', description: 'Lists the first issues.',
    graphql_query: 'query First($first: Int) { issues(first: $first) { nodes { number } } }' });
  const trace = '0af7651916cd43dd8448eb211c80319c';
  const parent = 'b7ad6b7169203331';
  await agent.client.callTool({ name: 'first_issues', arguments: { first: 1 },
    _meta: { traceparent: `00-${trace}-${parent}-01` } });
  const own = () => spans().filter((span) => span.traceId === trace);
  await until(() => own().length >= 3, 'the spans of the call');
  const [request, tool, sent] = [2, 1, 3].map((kind) => own().find((span) => span.kind === kind));
  assert.equal(own().length, 3);
  assert.equal(request.parentSpanId, parent);
  assert.equal(tool.parentSpanId, request.spanId);
  assert.equal(tool.name, 'first_issues');
  assert.equal(sent.parentSpanId, tool.spanId);
  const told = upstream.traffic.requests.at(-1).traceparent;
  assert.equal(told, `00-${trace}-${sent.spanId}-01`);
  shown('a call is one trace from the client to the API: request, tool, request to the API');

  const answer = await fetch(new URL('/api/v1/query', app.url), { method: 'POST',
    headers: { authorization: `Bearer ${app.token}`, 'content-type': 'application/json',
      traceparent: `00-${'1'.repeat(32)}-${parent}-00` }, body: JSON.stringify({ query: '{ viewer { login } }' }) });
  assert.equal(answer.status, 200, await answer.text());
  assert.match(upstream.traffic.requests.at(-1).traceparent, /^00-1{32}-[0-9a-f]{16}-00$/);
  assert.deepEqual(spans().filter((span) => span.traceId === '1'.repeat(32)), []);
  shown('what a client does not want sampled is passed on and not sent to the collector');

  for (const body of [...bodies['/v1/traces'], ...bodies['/v1/metrics']]) {
    for (const secret of secrets) assert.ok(!body.includes(secret), body);
  }
  shown('no secret is in it');

  isDeaf = true;
  const began = performance.now();
  for (let i = 0; i < 200; ++i) await agent.call('first_issues', { first: 1 });
  const took = performance.now() - began;
  shown(`200 calls while the collector is deaf: ${took.toFixed(0)} ms`);
  collector.closeAllConnections();
  collector.close();
  for (let i = 0; i < 20; ++i) await agent.call('first_issues', { first: 1 });
  shown('calls go on when it is gone');
}, { configuration: ({ url }) => ({
  endpoints: { tracker: { url, mutations: 'allow', authentication: { type: 'bearer', value: secrets[0] } } },
  telemetry: { endpoint: `http://127.0.0.1:${collector.address().port}`, headers: { 'x-key': secrets[1] } },
}) });
