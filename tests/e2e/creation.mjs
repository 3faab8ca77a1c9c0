// SPDX-License-Identifier: GPL-3.0-or-later
// Creation: a query with a typo, mended, saved without a parameter schema, called in the same turn and then by name.
import assert from 'node:assert/strict';
import { shown, until, workflow } from './support/workflow.mjs';

const document = `query Board($workspaceId: ID!, $first: Int!, $state: IssueState) {
  workspace(workspaceId: $workspaceId) { name }
  issues(first: $first, state: $state) { nodes { id title state } }
}`;

await workflow(async ({ agent, upstream, connect }) => {
  const typo = document.replace('title', 'tittle');
  const report = await agent.call('validate_graphql_query', { query: typo, variables: { workspaceId: 'w', first: 1 } });
  assert.equal(report.valid, false);
  assert.equal(report.errors.length, 1);
  const [error] = report.errors;
  assert.equal(error.level, 'schema');
  assert.equal(error.line, 3);
  assert.equal(error.column, 53);
  assert.match(error.message, /tittle/);
  assert.match(error.excerpt, /\^/);
  assert.match(error.suggestion, /title/);
  shown('a typo is reported with line, column and a suggestion');

  const wrong = await agent.call('validate_graphql_query',
    { query: document, variables: { workspaceId: 'w', first: 'many', state: 'OPN' } });
  assert.equal(wrong.valid, false);
  assert.ok(wrong.errors.every((one) => one.level === 'variables'));
  assert.deepEqual(wrong.errors.map((one) => /first|state/.exec(one.message + one.path)?.[0]).sort(), ['first', 'state']);
  const right = await agent.call('validate_graphql_query', { query: document, variables: { workspaceId: 'w', first: 1 } });
  assert.equal(right.valid, true);
  assert.deepEqual(right.errors, []);
  assert.equal(right.operations[0].name, 'Board');
  assert.equal(right.operations[0].type, 'query');
  assert.ok(right.limits.depth >= 3);
  shown('variables are checked too');

  await agent.call('set_graphql_context', { key: 'WORKSPACE_ID', value: 'workspace_7' });
  const refused = await agent.failure('create_saved_query_tool',
    { tool_name: 'board', description: 'The board.', graphql_query: typo });
  assert.match(JSON.stringify(refused), /tittle/);
  const before = agent.news;
  const created = await agent.call('create_saved_query_tool',
    { tool_name: 'board', description: 'The issues of the board.', graphql_query: document });
  assert.equal(created.name, 'board');
  assert.deepEqual(created.injected, ['WORKSPACE_ID']);
  assert.deepEqual(Object.keys(created.parameters.properties).sort(), ['first', 'state']);
  assert.deepEqual(created.parameters.required, ['first']);
  assert.equal(created.call.command_name, 'board');
  shown('a tool is saved without a parameter schema; what comes from context is no parameter');

  const first = await agent.call('invoke_command', created.call);
  assert.equal(first.workspace.name, 'Seven');
  const called = await agent.invoke('board', { first: 2 });
  assert.equal(called.issues.nodes.length, 2);
  shown('it is called at once, with the very arguments that the answer gave');

  await until(() => agent.news > before, 'the client hears that there is another tool');
  assert.ok((await agent.toolNames()).includes('board'));
  assert.deepEqual(await agent.call('board', { first: 2 }), called);
  const other = await connect();
  await other.call('set_graphql_context', { key: 'WORKSPACE_ID', value: 'workspace_7' });
  assert.deepEqual(await other.call('board', { first: 2 }), called);
  shown('it is listed and called by its own name, by other clients as well');

  const described = await agent.call('describe_tool', { tool_name: 'board' });
  assert.deepEqual(Object.keys(described.parameters.properties).sort(), ['first', 'state']);
  assert.deepEqual(described.injected, ['WORKSPACE_ID']);
  assert.equal(described.kind, 'graphql');
  assert.equal(described.health.state, 'ok');
  assert.deepEqual(described.annotations.readOnlyHint ?? described.annotations.read_only, true);
  shown('its description shows that the variable is injected');

  const asked = upstream.traffic.requests.length;
  const preview = await agent.raw('test_saved_tool', { tool_name: 'board', parameters: { first: 1 }, preview: true });
  assert.ok(preview.content[0].text.startsWith('TEST MODE\n'), preview.content[0].text.slice(0, 100));
  assert.equal(upstream.traffic.requests.length, asked);
  const tested = await agent.raw('test_saved_tool', { tool_name: 'board', parameters: { first: 1 } });
  assert.ok(tested.content[0].text.startsWith('TEST MODE\n'));
  const trial = tested.structuredContent;
  assert.equal(trial.mode, 'TEST MODE');
  assert.equal(trial.ok, true);
  assert.equal(trial.validation.valid, true);
  assert.deepEqual(trial.variables, { workspaceId: 'workspace_7', first: 1 });
  assert.match(trial.document, /query Board/);
  assert.equal(trial.result.issues.nodes.length, 1);
  assert.ok(Object.values(trial.timing).every((time) => typeof time === 'number'));
  assert.equal(upstream.traffic.requests.length, asked + 1);
  shown('a test shows the variables, the document, the request and the times; a preview sends nothing');

  const bad = await agent.failure('board', { first: 'two' });
  assert.equal(bad.level, 'tool');
  assert.match(bad.message, /first/);
  assert.equal(bad.tool.name, 'board');
  const updated = await agent.call('update_saved_tool',
    { tool_name: 'board', description: 'Only titles.', version: '0.2.0',
      graphql_query: 'query Titles($first: Int! = 1) { issues(first: $first) { nodes { title } } }' });
  assert.equal(updated.version, '0.2.0');
  assert.deepEqual(await agent.invoke('board'), { issues: { nodes: [{ title: 'Issue number 1' }] } });
  assert.deepEqual(await agent.invoke('board', { first: 2 }, { version: '0.1.0' }), called);
  shown('versions are called beside each other');

  const listed = await agent.call('list_saved_tools');
  assert.deepEqual(listed.tools.map((tool) => [tool.name, tool.version, tool.health.state]), [['board', '0.2.0', 'ok']]);
  const pack = await agent.call('export_tools', { names: ['board'] });
  await agent.call('delete_saved_tool', { tool_name: 'board' });
  assert.equal((await agent.refusal('board', {})).code, -32602);
  const imported = await agent.call('import_tools', { pack, on_conflict: 'skip' });
  assert.deepEqual(imported.created.map(({ name }) => name), ['board']);
  assert.deepEqual(await agent.invoke('board', { first: 2 }, { version: '0.1.0' }), called);
  shown('it is exported, deleted and brought back');
});
