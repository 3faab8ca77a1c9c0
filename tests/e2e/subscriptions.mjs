// SPDX-License-Identifier: GPL-3.0-or-later
// Subscriptions with nothing set: Yoga takes server-sent events, Mercurius WebSockets, and Apollo by itself neither. The
// reference server of graphql-sse takes a stream for each subscription, and as "single" only one that is reserved.
import assert from 'node:assert/strict';
import { shown, until, workflow } from './support/workflow.mjs';

await workflow(async ({ agent, upstream }) => {
  const { kind, traffic } = upstream;
  const query = 'subscription($to: Int!) { ticks(to: $to) }';
  if (kind === 'apollo') {
    const { message, details } = await agent.failure('execute_graphql_query', { query, variables: { to: 3 } });
    for (const tried of ['graphql-transport-ws: ', 'graphql-sse: ']) assert.ok(message.includes(tried), message);
    assert.ok(!message.includes('Nothing listens'), message);
    assert.ok(details.tried.length >= 2);
    const answer = await agent.call('execute_graphql_query', { query: '{ projects { key } }' });
    assert.equal(answer.data.projects.length, 3);
    shown(`a server without subscriptions is told by all that was tried: ${message}`);
    return;
  }

  const all = await agent.call('execute_graphql_query', { query, variables: { to: 3 } });
  assert.deepEqual(all.data.map((event) => event.data.ticks), [1, 2, 3]);
  assert.equal(all.extensions.ended_by, 'server');
  shown('events come, whichever protocol the server takes');

  const before = traffic.requests.length;
  const few = await agent.call('execute_graphql_query', { query, variables: { to: 1_000 }, max_items: 2 });
  assert.deepEqual(few.data.map((event) => event.data.ticks), [1, 2]);
  const requests = { yoga: 1, sse: 1, single: 3 }[kind]; // reserving the stream, opening it, subscribing
  if (requests) {
    assert.equal(traffic.requests.length - before, requests);
    await until(() => traffic.open === 0, 'the stream ends with the call');
  }
  shown('the protocol is remembered, and as many events collected as are wanted');

  await agent.call('create_saved_query_tool', { tool_name: 'watch', description: 'Watches the ticks for a while.',
    graphql_query: query, result: { format: 'json' } });
  const began = performance.now();
  const result = await agent.call('invoke_command', { command_name: 'watch',
    parameters: { to: 100_000, seconds: 1, max_items: 100_000 } });
  const took = performance.now() - began;
  const timed = Array.isArray(result) ? result : Object.values(result)[0]; // clients before 2026 take objects only
  assert.ok(timed.length > 2 && took >= 900 && took < 10_000, `${timed.length} events in ${took} ms`);
  if (requests) await until(() => traffic.open === 0, 'the stream ends with its time');
  shown('a saved subscription is collected for as many seconds as are said');
});
