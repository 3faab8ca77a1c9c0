// SPDX-License-Identifier: GPL-3.0-or-later
// Types and mappings: what a parameter may be, named once; labels that stand for the ids of the API.
import assert from 'node:assert/strict';
import { shown, workflow } from './support/workflow.mjs';

const stateType = { oneOf: [
  { const: 'OPEN', title: 'Open', description: 'Somebody should look at it.' },
  { const: 'BLOCKED', title: 'Blocked', description: 'It waits for something else.' },
] };

await workflow(async ({ agent, upstream }) => {
  assert.deepEqual(await agent.call('create_graphql_type', { type_name: 'work_state', type_definition: stateType }),
    { name: 'work_state' });
  const parameters = (name) => ({ type: 'object', required: [name],
    properties: { [name]: { $ref: 'tooltray:types/work_state' } } });
  await agent.call('create_saved_query_tool', { tool_name: 'issues_by_state', description: 'Issues in a state.',
    graphql_query: 'query Q($state: IssueState!) { issues(first: 1, state: $state) { totalCount nodes { id } } }',
    parameter_schema: parameters('state') });
  await agent.call('create_saved_query_tool', { tool_name: 'count_by_state', description: 'How many are in a state.',
    graphql_query: 'query Q($state: IssueState!) { issues(first: 0, state: $state) { totalCount } }',
    parameter_schema: parameters('state') });
  const { types } = await agent.call('list_graphql_types');
  assert.deepEqual(types.map((type) => [type.name, type.used_by.toSorted()]),
    [['work_state', ['count_by_state', 'issues_by_state']]]);
  shown('two tools use one type');

  const listed = (await agent.tools()).find((tool) => tool.name === 'count_by_state');
  const text = JSON.stringify(listed);
  assert.ok(!text.includes('$ref'), text);
  assert.match(text, /It waits for something else/);
  assert.match(text, /BLOCKED/);
  const { issues } = await agent.call('count_by_state', { state: 'BLOCKED' });
  assert.equal(issues.totalCount, 3333);
  const refused = await agent.failure('count_by_state', { state: 'CLOSED' });
  assert.equal(refused.level, 'tool');
  assert.match(refused.message, /state/);
  assert.equal(upstream.tracker.times('issues'), 1);
  shown('the type is shown in full, with the meanings of its values, and enforced');

  const kept = await agent.failure('delete_graphql_type', { type_name: 'work_state' });
  assert.match(kept.message, /count_by_state/);
  assert.match(kept.message, /issues_by_state/);
  await agent.call('delete_saved_tool', { tool_name: 'count_by_state' });
  await agent.call('delete_saved_tool', { tool_name: 'issues_by_state' });
  await agent.call('delete_graphql_type', { type_name: 'work_state' });
  assert.deepEqual(await agent.call('list_graphql_types'), { types: [] });
  shown('a type is kept while tools use it');

  const entries = { Backlog: 'pipeline_1', 'In Progress': 'pipeline_2', Done: 'pipeline_3' };
  assert.deepEqual(await agent.call('set_mapping', { name: 'pipelines', entries }), { name: 'pipelines', entries });
  await agent.call('create_saved_query_tool', { tool_name: 'move_issue', description: 'Moves an issue.',
    graphql_query: `mutation Move($id: ID!, $pipelineId: ID!) {
      moveIssue(id: $id, pipelineId: $pipelineId) { issue { id pipeline { name } } errors } }`,
    parameter_schema: { type: 'object', required: ['id', 'pipelineId'], properties: {
      id: { type: 'string' }, pipelineId: { $ref: 'tooltray:mappings/pipelines' } } } });
  const moved = await agent.call('move_issue', { id: 'issue_5', pipelineId: 'In Progress' });
  assert.equal(moved.moveIssue.issue.pipeline.name, 'In Progress');
  assert.deepEqual(upstream.tracker.asked.at(-1), { field: 'moveIssue', args: { id: 'issue_5', pipelineId: 'pipeline_2' } });
  await agent.call('move_issue', { id: 'issue_5', pipelineId: 'pipeline_3' });
  assert.equal(upstream.tracker.asked.at(-1).args.pipelineId, 'pipeline_3');
  const unknown = await agent.failure('move_issue', { id: 'issue_5', pipelineId: 'Doing' });
  assert.match(unknown.message + unknown.hint, /In Progress/);
  assert.equal(upstream.tracker.times('moveIssue'), 2);
  shown('a label is sent as the id it stands for');

  const { mappings } = await agent.call('list_mappings');
  assert.deepEqual(mappings, [{ name: 'pipelines', entries, used_by: ['move_issue'] }]);
  assert.match((await agent.failure('delete_mapping', { name: 'pipelines' })).message, /move_issue/);
  await agent.call('delete_saved_tool', { tool_name: 'move_issue' });
  await agent.call('delete_mapping', { name: 'pipelines' });
  assert.deepEqual(await agent.call('list_mappings'), { mappings: [] });
  shown('a mapping is kept while a tool uses it');
});
