// SPDX-License-Identifier: GPL-3.0-or-later
// Failure: each level once, each naming the level, the tool and what to do next.
import assert from 'node:assert/strict';
import { fileURLToPath } from 'node:url';
import { makeClient } from './support/app.mjs';
import { shown, workflow } from './support/workflow.mjs';

const narrow = makeClient();
const schema = fileURLToPath(new URL('upstream/schema.graphql', import.meta.url));

await workflow(async ({ agent, upstream, connect }) => {
  const { traffic, tracker, kind } = upstream;
  const save = (name, graphql_query, more = {}) => agent.call('create_saved_query_tool',
    { tool_name: name, description: `For ${name}.`, graphql_query, endpoint: 'tracker', ...more });
  await save('projects', '{ projects { key } }');
  await save('create_issue',
    'mutation C($title: String!) { createIssue(input: { title: $title }) { issue { number } errors } }');
  await save('partial', '{ projects { key } failure }');
  await save('partial_strict', '{ projects { key } failure }', { result: { expose_errors: true } });
  await save('hard', '{ hardFailure }');
  await save('gone', '{ projects { key } }', { endpoint: 'gone' });

  const unknown = await agent.refusal('no_such_tool');
  assert.equal(unknown.code, -32602);
  const masked = await (await connect(narrow.token)).refusal('projects');
  assert.equal(masked.code, unknown.code);
  assert.equal(masked.message.replaceAll('projects', 'no_such_tool'), unknown.message);
  shown('protocol and access: a forbidden tool looks like one that is not there');

  const tool = await agent.failure('create_issue', { title: 7 });
  assert.equal(tool.level, 'tool');
  assert.equal(tool.tool.name, 'create_issue');
  assert.match(tool.message, /title/);
  assert.equal(traffic.requests.filter((one) => one.isMutation).length, 0);
  shown('tool: arguments that do not fit');

  const hard = await agent.failure('hard');
  assert.equal(hard.level, 'graphql');
  assert.equal(hard.tool.name, 'hard');
  assert.match(hard.message, /Nothing is left/);
  const partial = await agent.call('partial');
  assert.equal(partial.data.projects.length, 3);
  assert.match(partial.errors[0].message, /always fails/);
  const strict = await agent.raw('partial_strict');
  assert.equal(strict.isError, true);
  assert.match(JSON.stringify(strict.structuredContent), /always fails/);
  assert.match(JSON.stringify(strict), /TRAY/);
  shown('graphql: errors without data, and beside data as the tool says');

  const payload = await agent.failure('create_issue', { title: ' ' });
  assert.equal(payload.level, 'payload');
  assert.equal(payload.tool.name, 'create_issue');
  assert.match(payload.message, /createIssue: Title can't be blank/);
  shown('payload: what the mutation says went wrong');

  for (const [status, about] of [[401, /credential|token/i], [403, /allow|permission|may/i], [404, /URL|ids and names/i],
    [409, /conflict|state|changed|again/i], [500, /internal server error/]]) {
    const answers = status >= 500 ? 1 : 1;
    for (let i = 0; i < answers; ++i) traffic.canned.push({ status, body: kind === 'apollo' ? '' : '{"no":"GraphQL"}' });
    const failed = await agent.failure('projects');
    // Whether the body is GraphQL or not: the status goes first.
    assert.equal(failed.level, 'http', `${status}`);
    assert.equal(failed.tool.name, 'projects');
    assert.match(JSON.stringify(failed), new RegExp(`${status}`));
    assert.match(failed.message + failed.hint, about);
    assert.equal(traffic.canned.length, 0);
  }
  if (kind !== 'apollo') {
    traffic.canned.push({ status: 200, headers: { 'content-type': 'text/html' }, body: '<html>Please log in</html>' });
    const html = await agent.failure('projects');
    assert.equal(html.level, 'http');
    assert.match(html.message, /web page/);
  }
  shown('http: what each status means');

  // Libraries hold what is structured against the output schema, and throw when it does not fit.
  assert.match((await agent.failure('search_schema', { query: 'issues', endpoint: 'nope' })).message, /no endpoint "nope"/);
  assert.match((await agent.failure('validate_graphql_query', { query: 7, endpoint: 'tracker' })).message, /`query`/);
  shown('errors of tools with an output schema are read as they were written');

  const step = (name, document, bindings = {}) => ({ name, operation: { document }, bindings });
  await agent.call('import_tools', { pack: { format: 'tooltray-pack', version: 1, tools: { both: {
    endpoint: 'tracker', active: '0.1.0', versions: { '0.1.0': {
      description: 'Lists the keys of the projects, and who asks.',
      operation: {
        steps: [step('all', '{ projects { key } }'), step('who', '{ viewer { login } }')],
        result: { object: { keys: { step: 'all', path: '/projects' }, kind: { constant: 'both' } } },
      } } } } } } });
  const listed = (await agent.tools()).find((tool) => tool.name === 'both');
  assert.equal(listed.outputSchema.properties.kind.type, 'string');
  const both = await agent.raw('both');
  assert.equal(both.structuredContent.kind, 'both');
  assert.equal(both.structuredContent.keys.length, 3);
  traffic.canned.push({ status: 403, body: '{"message":"not you"}' });
  assert.match(await agent.failureText('both'), /all: .*not you/);
  shown('composite tools promise what their template makes, and keep it');

  const gone = await agent.failure('gone');
  assert.equal(gone.level, 'network');
  assert.equal(gone.tool.name, 'gone');
  assert.match(gone.message, /listens/);
  shown('network: the step that failed');

  const before = traffic.requests.length;
  const began = performance.now();
  for (let i = 0; i < 2; ++i) traffic.canned.push({ status: 429, headers: { 'retry-after': '1' }, body: 'Too many' });
  assert.equal((await agent.call('projects')).projects.length, 3);
  assert.equal(traffic.requests.length, before + 3);
  assert.ok(performance.now() - began >= 2_000, 'Retry-After is honoured');
  traffic.canned.push({ status: 429, headers: { 'retry-after': '1' }, body: 'Too many' });
  const busy = await agent.failure('create_issue', { title: 'Once' });
  assert.match(JSON.stringify(busy), /429|many requests|retry/i);
  assert.equal(tracker.times('createIssue'), 1); // the blank one
  assert.equal(traffic.requests.length, before + 4);
  shown('429: a query waits as told, twice, and a mutation is not sent again');

  const { calls } = await agent.call('get_recent_calls', { filter: 'is:error', limit: 50 });
  const levels = new Set(calls.map((call) => call.level));
  for (const level of ['tool', 'graphql', 'payload', 'network']) assert.ok(levels.has(level), `no ${level} in the journal`);
  shown('the journal has them all');
}, { configuration: ({ url }) => ({
  endpoints: {
    tracker: { url, mutations: 'allow', authentication: { type: 'bearer', value: 'ada' },
      retry: { retries: 2, first_delay: '10 ms', longest_delay: '20 ms' } },
    gone: { url: 'http://127.0.0.1:9/graphql', schema, retry: { retries: 0 } },
  },
  clients: { narrow: { ...narrow.definition, policy: { allowed_tools: ['hard'] } } },
}) });
