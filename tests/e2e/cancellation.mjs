// SPDX-License-Identifier: GPL-3.0-or-later
// Cancellation: a call that is given up gives up its request; a client that dies leaves nothing running.
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { shown, until, workflow } from './support/workflow.mjs';

const longCall = fileURLToPath(new URL('support/longcall.mjs', import.meta.url));

await workflow(async ({ app, agent, upstream, mode, clients }) => {
  const { traffic } = upstream;
  await agent.call('create_saved_query_tool', { tool_name: 'wait', description: 'Waits.',
    graphql_query: 'query W($ms: Int!) { slow(milliseconds: $ms) }' });
  const times = [];
  for (let round = 0; round < 5; ++round) {
    const stop = new AbortController();
    const asked = traffic.requests.length;
    const call = agent.raw('wait', { ms: 20_000 }, { signal: stop.signal });
    const ended = assert.rejects(call);
    await until(() => traffic.requests.length > asked, 'the request arrives');
    const began = performance.now();
    stop.abort();
    await until(() => traffic.requests.at(-1).endedAt !== undefined, 'the request is given up');
    assert.ok(traffic.requests.at(-1).isAborted);
    times.push(traffic.requests.at(-1).endedAt - began);
    await ended;
  }
  const longest = Math.max(...times);
  console.log(`given up within ${times.map((time) => time.toFixed(1)).join(', ')} ms`);
  assert.ok(Math.min(...times) <= 50 && longest <= 150, 'a request is given up within 50 ms');
  const { calls } = await agent.call('get_recent_calls', { filter: 'tool=wait' });
  assert.deepEqual(calls.map((call) => call.status), Array(5).fill('cancelled'));
  shown('a cancelled call gives up its request, and the journal says so');

  await agent.call('create_saved_query_tool', { tool_name: 'everything', description: 'All issues, slowly.',
    graphql_query: `query Q($n: Int!, $c: String) {
      issues(first: $n, after: $c) { nodes { number } pageInfo { hasNextPage endCursor } } slow(milliseconds: 20) }`,
    pagination_config: { enabled: true, style: 'relay', page_size: 100 } });
  const before = traffic.requests.length;
  const client = spawn(process.execPath, [longCall, clients, mode, app.url, app.token, 'everything'],
    { stdio: ['ignore', 'inherit', 'inherit'] });
  const died = once(client, 'exit');
  await until(() => traffic.requests.length >= before + 4, 'pages are fetched');
  client.kill('SIGKILL');
  await died;
  if (mode === 'modern') await delay(50); // for a legacy client to go is not to cancel: the call ends by itself
  else await until(async () => (await running(agent)).length === 0, 'the call ends', 10_000);
  const asked = traffic.requests.length;
  if (mode === 'modern') assert.ok(asked - before < 50, 'most pages were not asked for any more');
  await delay(200);
  assert.equal(traffic.requests.length, asked);
  assert.equal(traffic.open, 0);
  assert.deepEqual(await running(agent), []);
  shown(`a client that was killed leaves nothing running, after ${asked - before} pages`);
});

async function running(agent) {
  const { calls } = await agent.call('get_recent_calls', { filter: 'is:running' });
  return calls.filter((call) => call.tool !== 'get_recent_calls');
}
