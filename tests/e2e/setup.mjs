// SPDX-License-Identifier: GPL-3.0-or-later
// Set-up: context, exploring the schema, running the operation that a search hit came with.
import assert from 'node:assert/strict';
import { shown, workflow } from './support/workflow.mjs';

await workflow(async ({ agent, upstream }) => {
  assert.deepEqual(await agent.call('list_graphql_context'), { variables: [] });
  const set = await agent.call('set_graphql_context', { key: 'workspaceId', value: 'workspace_7' });
  assert.deepEqual(set, { key: 'workspaceId', value: 'workspace_7', scope: 'session', used_by: [] });
  assert.deepEqual(await agent.call('list_graphql_context'), { variables: [
    { key: 'workspaceId', value: 'workspace_7', type: 'string', scope: 'session', origin: 'agent', used_by: [] }] });
  shown('a context variable is set and listed');

  const { hits } = await agent.call('search_schema', { query: 'pipelines of a workspace', limit: 5 });
  assert.ok(hits.length > 0 && hits.length <= 5);
  for (const hit of hits) {
    assert.equal(typeof hit.coordinate, 'string');
    assert.ok(!/\n/.test(hit.operation));
  }
  const hit = hits.find((one) => one.coordinate === 'Workspace.pipelines');
  assert.ok(hit, `found only ${hits.map((one) => one.coordinate)}`);
  shown('the search finds a field by words');

  const answer = await agent.call('execute_graphql_query', { query: hit.operation });
  assert.deepEqual(answer.data.workspace.pipelines.map((pipeline) => pipeline.id),
    ['pipeline_1', 'pipeline_2', 'pipeline_3']);
  assert.deepEqual(upstream.tracker.asked.at(-1), { field: 'workspace', args: { workspaceId: 'workspace_7' } });
  shown('the operation of the hit runs unchanged, its variable filled from context');

  const overview = (await agent.raw('get_schema_info')).content[0].text;
  for (const name of ['Issue', 'IssueState', 'CreateIssueInput']) assert.match(overview, new RegExp(name));
  const type = (await agent.raw('get_schema_info', { type_name: 'Issue', format: 'sdl' })).content[0].text;
  assert.match(type, /state: IssueState!/);
  const missing = await agent.failure('get_schema_info', { type_name: 'Isue' });
  assert.equal(missing.level, 'tool');
  assert.match(missing.message + missing.hint, /Issue/);
  shown('types are shown, and a mistyped one is suggested');

  const { hits: mutations } = await agent.call('search_schema', { query: 'open a new issue' });
  assert.ok(mutations.some((one) => one.coordinate === 'Mutation.createIssue'));
  const cleared = await agent.call('clear_graphql_context', { key: 'workspaceId' });
  assert.deepEqual(cleared, { cleared: ['workspaceId'] });
  assert.deepEqual(await agent.call('clear_graphql_context', { key: 'workspaceId' }), { cleared: [] });
  const failed = await agent.failure('execute_graphql_query', { query: hit.operation });
  assert.equal(failed.level, 'tool');
  assert.match(failed.message + failed.hint, /workspaceId/);
  assert.equal(upstream.tracker.times('workspace'), 1);
  shown('without the context variable the call is refused before anything is sent, and names it');
});
