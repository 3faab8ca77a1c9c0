// SPDX-License-Identifier: GPL-3.0-or-later
// stores.mjs PROGRAM CLIENTS SERVERS SERVER MODE: what agents do first works the same wherever the library is stored, and
// is still there after the next start.
import assert from 'node:assert/strict';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Agent } from './support/agent.mjs';
import { startApp } from './support/app.mjs';
import { packagesIn } from './support/packages.mjs';
import { postgresIsMissing, startPostgres } from './support/stores.mjs';
import { Gitlab } from './upstream/gitlab.mjs';
import { startUpstream } from './upstream/servers.mjs';

const [program, clients, servers, server, mode] = process.argv.slice(2);
if (!existsSync(join(servers, 'installed'))) {
  console.log('SKIPPED: npm could not install the packages of tests/e2e/package.json');
  process.exit(0);
}
if (postgresIsMissing) {
  console.log(`SKIPPED: ${postgresIsMissing}`);
  process.exit(0);
}

// With tools of its own, a type, a mapping and the context.
const tracker = {
  start: () => startUpstream(server, packagesIn(servers)),
  endpoints: ({ url }) => ({ tracker: { url, mutations: 'allow' } }),
  async make(agent) {
    await agent.call('create_graphql_type', { type_name: 'Page', type_definition: { type: 'integer', minimum: 1 } });
    await agent.call('set_mapping', { name: 'teams', entries: { ours: 'workspace_7' } });
    await agent.call('set_graphql_context', { key: 'workspaceId', value: 'workspace_7', persist: true });
    await agent.call('create_saved_query_tool', { tool_name: 'first_issues', description: 'Lists the first issues.',
      graphql_query: 'query First($first: Int) { issues(first: $first) { nodes { number } } }' });
    await agent.call('update_saved_tool', { tool_name: 'first_issues', description: 'Lists the first few issues.' });
  },
  async use(agent) {
    const issues = await agent.call('first_issues', { first: 2 });
    assert.deepEqual(issues.issues.nodes, [{ number: 1 }, { number: 2 }]);
    const { tools } = await agent.call('list_saved_tools', {});
    assert.equal(tools.find(({ name }) => name === 'first_issues').description, 'Lists the first few issues.');
    assert.match(JSON.stringify(await agent.call('list_graphql_types')), /Page/);
    assert.match(JSON.stringify(await agent.call('list_mappings')), /workspace_7/);
  },
};

// With the tools of a pack.
const gitlab = {
  start: async () => new Gitlab(await packagesIn(servers)('graphql')).start(),
  endpoints: ({ origin }) => ({ gitlab: { url: `${origin}/api/graphql`, rest_url: `${origin}/api/v4`, mutations: 'allow',
    authentication: { type: 'bearer', value: 'maintainer' } } }),
  async make(agent) {
    const pack = JSON.parse(readFileSync(new URL('../../resources/packs/gitlab.json', import.meta.url)));
    assert.deepEqual((await agent.call('import_tools', { pack })).problems, []);
  },
  async use(agent) {
    assert.deepEqual((await agent.call('gitlab_list_projects', {})).projects.map(({ path }) => path), ['g/p']);
    assert.equal((await agent.call('list_saved_tools', {})).tools.length, 17);
  },
};

const scenario = server === 'gitlab' ? gitlab : tracker;
const endings = [];
try {
  const upstream = await scenario.start();
  endings.push(() => upstream.stop());
  const postgres = await startPostgres();
  endings.push(() => postgres.stop());
  for (const storage of [{ adapter: 'json' }, { adapter: 'sqlite' }, postgres.storage('library')]) {
    const folder = mkdtempSync(join(tmpdir(), 'tooltray-e2e-'));
    endings.push(() => rmSync(folder, { recursive: true, force: true }));
    for (const work of [scenario.make, () => {}]) {
      const app = await startApp(program, { storage, endpoints: scenario.endpoints(upstream) }, () => {},
        { folder, environment: postgres.environment });
      const agent = await Agent.connect({ load: packagesIn(clients), mode, url: app.url, token: app.token });
      try {
        await work(agent);
        await scenario.use(agent);
      } finally {
        await agent.close();
        await app.stop();
      }
      assert.equal(app.complaints(), '');
    }
    console.log(`ok: ${storage.adapter}`);
  }
} catch (error) {
  process.exitCode = 1;
  console.error(error);
} finally {
  for (const end of endings.reverse()) await end();
}
process.exit();
