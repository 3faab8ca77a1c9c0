// SPDX-License-Identifier: GPL-3.0-or-later
// gitlab.mjs PROGRAM CLIENTS SERVERS: the pack of GitLab in the program, in front of a GitLab that answers as the real one.
import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Agent, metaOf, valueOf } from './support/agent.mjs';
import { startApp } from './support/app.mjs';
import { packagesIn } from './support/packages.mjs';
import { Gitlab } from './upstream/gitlab.mjs';

const [program, clients, servers] = process.argv.slice(2);
if (!existsSync(join(servers, 'installed'))) {
  console.log('SKIPPED: npm could not install the packages of tests/e2e/package.json');
  process.exit(0);
}
const shown = (what) => console.log(`ok: ${what}`);
const pack = JSON.parse(readFileSync(new URL('../../resources/packs/gitlab.json', import.meta.url)));
const project = 'g/p';
const endings = [];

async function connect(gitlab, token) {
  const app = await startApp(program, { endpoints: { gitlab: { url: `${gitlab.origin}/api/graphql`,
    rest_url: `${gitlab.origin}/api/v4`, mutations: 'allow', authentication: { type: 'bearer', value: token },
    retry: { retries: 0 } } } });
  endings.push(() => app.stop());
  const agent = await Agent.connect({ load: packagesIn(clients), mode: 'modern', url: app.url, token: app.token });
  endings.push(() => agent.close());
  const imported = await agent.call('import_tools', { pack, on_conflict: 'replace' });
  assert.deepEqual(imported.problems, []);
  return {
    agent,
    call: (tool, args) => agent.call(`gitlab_${tool}`, args),
    async refusal(tool, args, status, about) {
      const error = await agent.failure(`gitlab_${tool}`, args);
      assert.equal(error.details?.status, status, `${tool}: ${JSON.stringify(error)}`);
      assert.match(error.message, about);
      return error;
    },
  };
}

try {
  const gitlab = await new Gitlab(await packagesIn(servers)('graphql')).start();
  endings.push(() => gitlab.stop());
  const maintainer = await connect(gitlab, 'maintainer');
  const { agent, call, refusal } = maintainer;

  const { tools } = await agent.call('list_saved_tools', {});
  assert.equal(tools.length, 17);
  const listed = await agent.tools();
  for (const tool of listed.filter(({ name }) => name.startsWith('gitlab_'))) {
    assert.ok(!JSON.stringify(tool.inputSchema).includes('"type":['), tool.name);
    if (tool.inputSchema.properties.project) assert.equal(tool.inputSchema.properties.project.type, 'string');
  }
  for (const { name } of tools) {
    const { schema } = await agent.invoke('get_response_format', { command_name: name });
    assert.match(schema, /^\{\w+/, `${name}: ${schema}`);
  }
  shown('every tool is healthy, has single types and says what it returns');

  assert.equal((await call('get_project', { project: `${gitlab.origin}/g/p/-/issues/3` })).path, project);
  const elsewhere = { project: 'https://gitlab.test/g/p' };
  for (const [tool, args] of [['get_project', elsewhere], ['list_issues', elsewhere], ['close_issue', { ...elsewhere, issue_iid: 3 }],
    ['create_issue', { ...elsewhere, title: 't' }]]) {
    const before = gitlab.requests.length;
    const { message } = await agent.failure(`gitlab_${tool}`, args);
    assert.match(message, /is on gitlab\.test, but the endpoint is on 127\.0\.0\.1\./);
    assert.equal(gitlab.requests.length, before);
  }
  assert.deepEqual((await call('list_projects', {})).projects.map(({ path }) => path), [project]);
  const { issues } = await call('list_issues', { project, sort: 'priority' });
  assert.equal(issues.length, 230);
  assert.deepEqual(issues[0], { iid: 1, title: 'Issue 1', state: 'opened', labels: [],
    assignee: { id: 3, name: 'Ada', username: 'ada' }, milestone: 'Next', web_url: 'https://gitlab.test/g/p/-/issues/1' });
  assert.ok(!('assignee' in issues[1]) && !('milestone' in issues[1]));
  const { merge_requests } = await call('list_merge_requests', { project });
  assert.deepEqual(merge_requests[0].assignee, { id: 3, name: 'Ada', username: 'ada' });
  assert.ok(!('assignee' in merge_requests[1]));
  assert.equal((await call('list_pipelines', { project: '7' })).pipelines.length, 130);
  assert.equal((await call('list_pipeline_jobs', { project, pipeline_id: 5 })).jobs[0].stage, 'deploy');
  for (const list of ['list_projects', 'list_issues', 'list_merge_requests', 'list_pipelines', 'list_pipeline_jobs']) {
    const { properties } = listed.find(({ name }) => name === `gitlab_${list}`).inputSchema;
    assert.ok(properties.max_items && properties.next_cursor, list);
  }
  const ids = [];
  for (let cursor = {}; cursor;) {
    const result = await agent.raw('gitlab_list_pipelines', { project, max_items: 50, ...cursor });
    ids.push(...valueOf(result).pipelines.map(({ id }) => id));
    const { next_cursor } = metaOf(result, 'pages');
    cursor = next_cursor && { next_cursor };
  }
  assert.deepEqual(ids, Array.from({ length: 130 }, (_, i) => 130 - i));
  shown('lists are whole, and nobody is nobody, and callers say how much they want');

  const text = await call('get_file', { project, file_path: 'README.md' });
  assert.deepEqual([text.content, text.encoding], ['# Grüße\n', 'text']);
  const latin = await call('get_file', { project, file_path: 'latin.txt' });
  assert.deepEqual([latin.content, latin.encoding], ['Grüße\r\n', 'latin-1']);
  const logo = await call('get_file', { project, file_path: 'logo.png' });
  assert.deepEqual([logo.content, logo.encoding], [gitlab.files.get('logo.png').bytes.toString('base64'), 'base64']);
  const write = (file_path, content, more = {}) => ({ project, file_path, content, branch: 'main', commit_message: 'm', ...more });
  for (const [path, content, more] of [['README.md', text.content], ['latin.txt', latin.content],
    ['logo.png', logo.content, { encoding: 'base64' }]]) {
    const { commit } = gitlab.files.get(path);
    assert.deepEqual(await call('upsert_file', write(path, content, more)), { sha: commit.id, web_url: commit.web_url });
  }
  assert.equal(gitlab.commits, 3);
  await call('upsert_file', write('logo.png', 'AAEC', { encoding: 'base64', last_commit_id: logo.last_commit_id }));
  assert.deepEqual([...gitlab.files.get('logo.png').bytes], [0, 1, 2]);
  await call('upsert_file', write('new.md', 'x'));
  assert.equal(gitlab.files.get('new.md').bytes.toString(), 'x');
  shown('files of every kind are read, written, and left alone where they are the same');

  await refusal('upsert_file', write('logo.png', 'AAED', { encoding: 'base64', last_commit_id: logo.last_commit_id }), 409, /changed/);
  await refusal('upsert_file', write('gone.md', 'x', { last_commit_id: logo.last_commit_id }), 404, /not found/);
  await refusal('upsert_file', { ...write('new.md', 'x'), branch: 'nowhere' }, 404, /Branch 'nowhere' not found/);
  await refusal('get_file', { project, file_path: 'README.md', ref: 'nowhere' }, 404, /branch, tag or commit/);
  await refusal('delete_file', { project, file_path: 'new.md', branch: 'main', commit_message: 'm', last_commit_id: logo.last_commit_id }, 409, /changed/);
  assert.deepEqual(await call('delete_file', { project, file_path: 'new.md', branch: 'main', commit_message: 'm' }), { deleted: true });
  await refusal('merge_merge_request', { project, mr_iid: 1, sha: 'abcdef0' }, 409, /was not merged/);
  shown('nothing is written over what somebody else wrote meanwhile');

  assert.deepEqual((await call('create_issue', { project: '7', title: 'New' })).issue, { iid: 231, web_url: 'https://gitlab.test/g/p/-/issues/231' });
  assert.deepEqual(await call('close_issue', { project, issue_iid: 231 }), { closed: true });
  assert.deepEqual(await call('update_issue', { project, issue_iid: 231, updates: { state_event: 'reopen' } }), { updated: true });
  assert.equal((await call('create_merge_request', { project, source_branch: 'f', target_branch: 'main', title: 't' })).mr.iid, 3);
  assert.deepEqual(await call('approve_merge_request', { project, mr_iid: 1 }), { approved: true });
  const merged = await call('merge_merge_request', { project, mr_iid: 1 });
  assert.equal(merged.merged, true);
  assert.deepEqual(await call('merge_merge_request', { project, mr_iid: 1 }), merged); // and is not merged again
  assert.equal((await call('trigger_pipeline', { project, ref: 'main' })).pipeline.id, 130);
  assert.deepEqual(await call('play_job', { project, job_id: 5 }), { started: true });
  shown('what changes something does so');

  const where = new RegExp(`'${project}'`);
  await refusal('close_issue', { project, issue_iid: 88_888 }, 403, /Issue 88888 in project 'g\/p'/);
  await refusal('create_issue', { project, title: ' ' }, 400, /Title can't be blank/);
  await refusal('update_issue', { project, issue_iid: 88_888, updates: { title: 't' } }, 404, where);
  await refusal('create_merge_request', { project, source_branch: 'f', target_branch: 'main', title: 't' }, 409, /already open.*!3/);
  gitlab.mergeRequests.get(2).state = 'closed';
  await refusal('merge_merge_request', { project, mr_iid: 2 }, 405, /cannot be merged now/);
  gitlab.mergeRequests.get(2).state = 'opened';
  await refusal('trigger_pipeline', { project, ref: 'nowhere' }, 404, /'nowhere' not found/);
  await refusal('play_job', { project, job_id: 6 }, 409, /cannot be started now/);
  await refusal('list_pipeline_jobs', { project, pipeline_id: 4711 }, 404, /Pipeline 4711 not found/);
  await refusal('get_project', { project: 'g/x' }, 404, /Project not found: 'g\/x'/);
  await refusal('list_projects', { group: 'x' }, 404, /Group not found: 'x'/);
  for (const [status, body] of [[429, 'Retry later'], [500, { message: '500 Internal Server Error' }]]) {
    gitlab.answers.push({ status, body });
    await refusal('get_project', { project }, status, new RegExp(`HTTP ${status}`));
  }
  shown('what goes wrong is said with its status and its name');

  const changes = [['create_issue', { project, title: 't' }], ['close_issue', { project, issue_iid: 5 }],
    ['update_issue', { project, issue_iid: 5, updates: { title: 't' } }],
    ['create_merge_request', { project, source_branch: 'g', target_branch: 'main', title: 't' }],
    ['merge_merge_request', { project, mr_iid: 2 }], ['approve_merge_request', { project, mr_iid: 2 }],
    ['upsert_file', write('a.md', 'x')], ['delete_file', { project, file_path: 'README.md', branch: 'main', commit_message: 'm' }],
    ['trigger_pipeline', { project, ref: 'main' }], ['play_job', { project, job_id: 5 }]];
  const reader = await connect(gitlab, 'reader');
  for (const [tool, args] of changes) {
    const error = await reader.refusal(tool, args, 403, where);
    assert.match(error.hint, /scope api/);
  }
  assert.equal((await reader.call('list_issues', { project })).issues.length, 231);
  shown('a token that may only read changes nothing, and no tool says that it did');

  const reporter = await connect(gitlab, 'reporter');
  for (const tool of ['merge_merge_request', 'approve_merge_request']) {
    const error = await reporter.refusal(tool, { project, mr_iid: 2 }, 403, /The token's user may not/);
    assert.doesNotMatch(error.message + error.hint, /credential/);
  }
  const stranger = await connect(gitlab, 'revoked');
  for (const tool of ['merge_merge_request', 'approve_merge_request'])
    assert.match((await stranger.refusal(tool, { project, mr_iid: 2 }, 401, /credential|token/)).hint, /credential|token/);
  shown('a user who may not is told from a token that is no good');
} catch (error) {
  process.exitCode = 1;
  console.error(error);
} finally {
  for (const end of endings.reverse()) {
    await Promise.resolve().then(end).catch((error) => {
      process.exitCode = 1;
      console.error(error);
    });
  }
}
process.exit(); // what the client libraries leave running does not matter
