// SPDX-License-Identifier: GPL-3.0-or-later
// Tasks (io.modelcontextprotocol/tasks): a call that takes long is answered with one, whose result the client fetches.
// The client libraries do not take tasks yet, so this client speaks for itself.
import assert from 'node:assert/strict';
import { makeClient } from './support/app.mjs';
import { shown, until, workflow } from './support/workflow.mjs';

const stranger = makeClient();
const extension = 'io.modelcontextprotocol/tasks';
let lastId = 0;

// The result of a request, or its error.
async function ask(app, token, method, params, capabilities = { extensions: { [extension]: {} } }) {
  const response = await fetch(app.url, {
    method: 'POST',
    headers: {
      Authorization: `Bearer ${token}`, 'Content-Type': 'application/json', Accept: 'application/json, text/event-stream',
      'MCP-Protocol-Version': '2026-07-28', 'Mcp-Method': method,
      ...(method === 'server/discover' ? {} : { 'Mcp-Name': params.name ?? params.taskId }),
    },
    body: JSON.stringify({ jsonrpc: '2.0', id: ++lastId, method, params: { ...params, _meta: {
      'io.modelcontextprotocol/protocolVersion': '2026-07-28',
      'io.modelcontextprotocol/clientInfo': { name: 'taker', version: '1' },
      'io.modelcontextprotocol/clientCapabilities': capabilities } } }),
  });
  const text = await response.text();
  const message = JSON.parse(text.startsWith('{') ? text : text.split('data: ').at(-1));
  return message.result ?? message.error;
}

await workflow(async ({ app, agent, upstream }) => {
  const { traffic } = upstream;
  const { capabilities } = await ask(app, app.token, 'server/discover', {});
  assert.deepEqual(capabilities.extensions, { [extension]: {} });
  await agent.call('create_saved_query_tool', { tool_name: 'wait', description: 'Waits.',
    graphql_query: 'query W($ms: Int!) { slow(milliseconds: $ms) }' });
  const call = (name, args, declared) => ask(app, app.token, 'tools/call', { name, arguments: args }, declared);
  const get = (taskId, token = app.token) => ask(app, token, 'tasks/get', { taskId });

  const quick = await call('wait', { ms: 1 });
  assert.equal(quick.resultType, 'complete');
  const created = await call('wait', { ms: 3_000 });
  assert.equal(created.resultType, 'task');
  assert.equal(created.status, 'working');
  await until(async () => (await get(created.taskId)).status === 'completed', 'the task is completed', 10_000);
  const { result } = await get(created.taskId);
  assert.ok(!result.isError);
  assert.deepEqual(Object.keys(result).sort(), Object.keys(quick).sort());
  shown('a call that takes long is a task, and its result is what the call would have been answered with');

  const plain = await call('wait', { ms: 3_000 }, {});
  assert.equal(plain.resultType, 'complete');
  assert.equal((await ask(app, app.token, 'tasks/get', { taskId: created.taskId }, {})).code, -32021);
  shown('who does not take tasks waits for the result');

  const asked = traffic.requests.length;
  const long = await call('wait', { ms: 60_000 });
  assert.equal(traffic.requests.length, asked + 1);
  assert.equal((await get(long.taskId, stranger.token)).code, -32602);
  await ask(app, stranger.token, 'tasks/cancel', { taskId: long.taskId });
  assert.equal((await get(long.taskId)).status, 'working');
  assert.equal((await ask(app, app.token, 'tasks/cancel', { taskId: long.taskId })).resultType, 'complete');
  await until(() => traffic.requests.at(-1).endedAt !== undefined, 'the request is given up');
  assert.ok(traffic.requests.at(-1).isAborted);
  assert.equal((await get(long.taskId)).status, 'cancelled');
  assert.equal(traffic.requests.length, asked + 1);
  shown('cancelling a task gives up its request; nobody else can do that, or see it');
}, { configuration: ({ url }) => ({
  endpoints: { tracker: { url, mutations: 'allow' } }, surface: 'direct', clients: { stranger: stranger.definition },
}) });
