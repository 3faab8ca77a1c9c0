// SPDX-License-Identifier: GPL-3.0-or-later
// Safety: who may change what, who says yes to it, and what nobody gets to know.
import assert from 'node:assert/strict';
import { makeClient } from './support/app.mjs';
import { shown, workflow } from './support/workflow.mjs';

const [denied, asked, reader] = [makeClient(), makeClient(), makeClient()];
const inquiries = []; // what the client was asked, and what it answers
let decision = { action: 'accept', content: { approve: true } };
const elicit = (request) => {
  inquiries.push(request.params);
  return decision;
};

await workflow(async ({ agent, upstream, connect }) => {
  const { tracker, traffic } = upstream;
  const document = 'mutation C($title: String!) { createIssue(input: { title: $title }) { issue { number } errors } }';
  for (const endpoint of ['allow', 'ask', 'deny']) {
    await agent.call('create_saved_query_tool', { tool_name: `create_${endpoint}`, description: `Opens an issue (${endpoint}).`,
      graphql_query: document, endpoint });
  }
  await agent.call('create_saved_query_tool',
    { tool_name: 'list_projects', description: 'Lists projects.', graphql_query: '{ projects { key } }', endpoint: 'allow' });
  const made = () => tracker.times('createIssue');

  await agent.call('create_allow', { title: 'One' });
  assert.equal(made(), 1);
  const refused = await agent.failure('create_deny', { title: 'Two' });
  assert.equal(refused.tool.name, 'create_deny');
  await agent.failure('execute_graphql_query', { query: document, variables: { title: 'Two' }, endpoint: 'deny' });
  const other = await connect(denied.token);
  assert.equal((await other.refusal('create_allow', { title: 'Two' })).code, -32602); // as if it were not there
  await other.failure('execute_graphql_query', { query: document, variables: { title: 'Two' }, endpoint: 'allow' });
  assert.equal((await other.call('list_projects')).projects.length, 3);
  assert.equal(made(), 1);
  shown('deny, of the endpoint or of the client, sends nothing');

  const mute = await connect(asked.token);
  const unanswered = await mute.failure('create_allow', { title: 'Three' });
  assert.match(unanswered.message + unanswered.hint, /allow|approv/i);
  assert.equal(made(), 1);
  const talker = await connect(asked.token, { elicit });
  await talker.call('create_allow', { title: 'Four' });
  assert.equal(made(), 2);
  assert.equal(inquiries.length, 1);
  assert.match(inquiries[0].message, /create_allow/);
  assert.match(inquiries[0].message, /Four/);
  await talker.call('create_allow', { title: 'Five' });
  assert.equal(inquiries.length, 2);
  assert.match(inquiries[1].message, /Five/);
  shown('ask goes to the client, for exactly these arguments');
  decision = { action: 'decline' };
  await talker.failure('create_allow', { title: 'Six' });
  decision = { action: 'cancel' };
  await talker.failure('create_ask', { title: 'Six' });
  await talker.failure('create_deny', { title: 'Six' });
  assert.equal(inquiries.length, 4);
  assert.equal(made(), 3);
  shown('no means no, and where it is forbidden nobody is asked');

  const onlooker = await connect(reader.token);
  const names = await onlooker.toolNames();
  assert.ok(names.includes('list_projects') && names.includes('list_commands'));
  for (const hidden of ['create_allow', 'create_ask', 'create_saved_query_tool', 'delete_saved_tool']) {
    assert.ok(!names.includes(hidden), `${hidden} is listed`);
    // What is meant is guessed by the name alone, among what the client sees.
    const strange = (text) => text.replaceAll(hidden, 'no_such_tool').replaceAll(/Did you mean [^?]*\? | Did you mean [^?]*\?/g, '');
    const [seen, expected] = [await onlooker.refusal(hidden, { title: 'x' }), await onlooker.refusal('no_such_tool', { title: 'x' })];
    assert.deepEqual({ ...seen, message: strange(seen.message) }, { ...expected, message: strange(expected.message) });
    for (const tool of ['describe_tool', 'test_saved_tool']) {
      if (!names.includes(tool)) continue;
      const [a, b] = [await onlooker.failure(tool, { tool_name: hidden, parameters: {} }),
        await onlooker.failure(tool, { tool_name: 'no_such_tool', parameters: {} })];
      assert.equal(strange(JSON.stringify(a)), strange(JSON.stringify(b)));
    }
    const invoked = async (command_name) => onlooker.raw('invoke_command', { command_name, parameters: { title: 'x' } })
      .then((result) => JSON.stringify(result), (error) => error.message);
    assert.equal(strange(await invoked(hidden)), strange(await invoked('no_such_tool')));
  }
  assert.doesNotMatch(JSON.stringify(await onlooker.call('list_commands', { detail: 'full' })), /create_allow|create_deny/);
  assert.doesNotMatch(JSON.stringify(await onlooker.call('list_saved_tools')), /create_allow|create_deny/);
  const resources = await onlooker.client.listResources();
  assert.doesNotMatch(JSON.stringify(resources), /create_allow/);
  const completion = await onlooker.client.complete({
    ref: { type: 'ref/resource', uri: 'tooltray://tools/{name}' }, argument: { name: 'name', value: 'create' } });
  assert.doesNotMatch(JSON.stringify(completion), /create_allow/);
  await assert.rejects(onlooker.client.readResource({ uri: 'tooltray://tools/create_allow' }));
  assert.equal(made(), 3);
  shown('a client that may only read cannot tell a forbidden tool from none');

  const hostile = '") { projects { id } } mutation { closeIssue(id: "issue_1") { errors } } # \\u0022 {{$}} \u0000 \u{1F600}';
  await agent.call('create_saved_query_tool', { tool_name: 'say', description: 'Says it.', endpoint: 'allow',
    graphql_query: 'query Say($text: String!) { echo(text: $text) }' });
  tracker.asked.length = 0;
  assert.equal((await agent.call('say', { text: hostile })).echo, hostile);
  assert.deepEqual(tracker.asked, [{ field: 'echo', args: { text: hostile } }]);
  shown('GraphQL inside of a value stays a value');

  const before = traffic.requests.length;
  const deep = `{ ${'nest { '.repeat(60)} level ${'}'.repeat(60)} }`;
  const refusedDepth = await agent.failure('execute_graphql_query', { query: deep, endpoint: 'allow' });
  assert.equal(refusedDepth.level, 'tool');
  assert.match(refusedDepth.message, /6[01]|deep|depth/);
  assert.equal(traffic.requests.length, before);
  shown('an operation 60 fields deep is refused before it is sent');
}, { configuration: ({ url }) => ({
  endpoints: { allow: { url, mutations: 'allow' }, ask: { url, mutations: 'ask' }, deny: { url, mutations: 'deny' } },
  surface: 'direct',
  clients: {
    denied: { ...denied.definition, policy: { mutations: 'deny' } },
    asked: { ...asked.definition, policy: { mutations: 'ask' } },
    reader: { ...reader.definition, policy: { read_only: true } },
  },
}) });
