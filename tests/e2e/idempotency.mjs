// SPDX-License-Identifier: GPL-3.0-or-later
// Idempotency: identical calls share one request, answers are kept as long as the tool says, and for no one else.
import assert from 'node:assert/strict';
import { setTimeout as delay } from 'node:timers/promises';
import { metaOf, valueOf } from './support/agent.mjs';
import { shown, workflow } from './support/workflow.mjs';

await workflow(async ({ agent, upstream }) => {
  const { tracker } = upstream;
  const save = (name, query, idempotency, endpoint = 'tracker') => agent.call('create_saved_query_tool',
    { tool_name: name, description: `For ${name}.`, graphql_query: query, endpoint, ...(idempotency ? { idempotency } : {}) });
  const count = 'query Count($of: String) { count(of: $of) }';

  await save('plain', count);
  await Promise.all(Array.from({ length: 20 }, () => agent.call('plain', { of: 'x' })));
  assert.equal(tracker.times('count'), 20);
  shown('a tool that says nothing asks every time');

  await save('shared', 'query Slow($ms: Int!) { slow(milliseconds: $ms) }', { enabled: true, ttl_seconds: 60 });
  const answers = await Promise.all(Array.from({ length: 100 }, () => agent.call('shared', { ms: 300 })));
  assert.equal(tracker.times('slow'), 1);
  assert.ok(answers.every((answer) => answer.slow === 300));
  await agent.call('shared', { ms: 1 });
  assert.equal(tracker.times('slow'), 2);
  shown('100 identical calls at once make one request; one with other arguments makes its own');

  await save('short', count, { enabled: true, ttl_seconds: 1 });
  const first = await agent.raw('short', { of: 'a' });
  const begun = performance.now();
  const again = await agent.raw('short', { of: 'a' });
  const wasInTime = performance.now() - begun < 900;
  assert.ok(wasInTime, 'this machine is too slow for the test');
  assert.deepEqual(valueOf(again), valueOf(first));
  assert.ok(metaOf(again, 'cache') !== undefined, JSON.stringify(again._meta));
  assert.equal(metaOf(first, 'cache'), undefined);
  await delay(1_050 - (performance.now() - begun));
  assert.notEqual((await agent.call('short', { of: 'a' })).count, valueOf(first).count);
  const { calls } = await agent.call('get_recent_calls', { filter: 'tool=short is:cached' });
  assert.equal(calls.length, 1);
  assert.deepEqual(calls[0].upstream.filter((exchange) => !exchange.from_cache), []);
  shown('an answer is kept for its time, which the answer and the journal say');

  await save('keyed', 'query K($of: String, $text: String!) { count(of: $of) echo(text: $text) }',
    { enabled: true, cache_key_params: ['of'], ttl_seconds: 60 });
  const keyed = await agent.call('keyed', { of: 'k', text: 'one' });
  assert.deepEqual(await agent.call('keyed', { of: 'k', text: 'two' }), keyed);
  assert.notDeepEqual(await agent.call('keyed', { of: 'other', text: 'one' }), keyed);
  shown('only the parameters that the tool names tell calls apart');

  await save('failing', '{ hardFailure }', { enabled: true, ttl_seconds: 60 });
  await agent.failure('failing', {});
  await agent.failure('failing', {});
  assert.equal(tracker.times('hardFailure'), 2);
  shown('an error is not kept');

  await save('who', '{ viewer { login } }', { enabled: true, ttl_seconds: 60 });
  assert.equal((await agent.call('who')).viewer.login, 'ada');
  await agent.call('who');
  assert.equal(tracker.times('viewer'), 1);
  await agent.call('update_saved_tool', { tool_name: 'who', endpoint: 'same_api' });
  assert.equal((await agent.call('who')).viewer.login, 'grace');
  await agent.call('update_saved_tool', { tool_name: 'who', endpoint: 'tracker' });
  assert.equal((await agent.call('who')).viewer.login, 'ada');
  shown('another credential never gets an answer that was kept');
}, { configuration: ({ url }) => ({
  endpoints: {
    tracker: { url, authentication: { type: 'bearer', value: 'ada.token-0123456789' }, limits: { concurrent_requests: 100 } },
    same_api: { url, authentication: { type: 'bearer', value: 'grace.token-0123456789' } },
  },
}) });
