// SPDX-License-Identifier: GPL-3.0-or-later
// moving.mjs PROGRAM CLIENTS SERVERS SERVER MODE: a library moves between each two of the three stores with everything that
// is in it, whatever happens on the way.
import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { Agent } from './support/agent.mjs';
import { startApp } from './support/app.mjs';
import { saveTools } from './support/manytools.mjs';
import { packagesIn } from './support/packages.mjs';
import { postgresIsMissing, startPostgres } from './support/stores.mjs';
import { shown, until } from './support/workflow.mjs';
import { startUpstream } from './upstream/servers.mjs';

const [program, clients, servers, server, mode] = process.argv.slice(2);
if (postgresIsMissing) {
  console.log(`SKIPPED: ${postgresIsMissing}`);
  process.exit(0);
}

const token = 'a-token-of-cursor';
const definition = { description: 'Lists the first issues.',
  operation: { document: 'query First($first: Int) { issues(first: $first) { nodes { number } } }' } };

// One of each kind, as the program writes them.
const library = (url) => ({
  'workspace.json': { format: 1, settings: { context_override: 'all' },
    endpoints: { api: { url }, other: { url: 'http://127.0.0.1:9/graphql', schema: 'none' } },
    credentials: { key: { source: 'environment', variable: 'SOME_KEY' } },
    clients: { cursor: { title: 'Cursor', token_hash: `sha256:${createHash('sha256').update(token).digest('hex')}` } } },
  'tools/issues.json': { format: 1, title: 'Issues', endpoint: 'api', tags: ['a', 'b'], aliases: ['first_issues'],
    active: '0.2.0',
    versions: { '0.1.0': definition, '0.2.0': { ...definition, parameters: { type: 'object', properties: {
      first: { $ref: 'tooltray:types/page' } } } } },
    examples: [{ name: 'one', parameters: { first: 1 } }] },
  'tools/pinned.json': { format: 1, endpoint: 'api', active: '0.1.0', versions: { '0.1.0': definition },
    pin: { approved_at: '2026-01-01T00:00:00Z', version: '0.1.0', definition } },
  'types/page.json': { format: 1, description: 'How many', schema: { type: 'integer', minimum: 1 } },
  'mappings/people.json': { format: 1, description: 'By first name', entries: { ada: 'user_1', ben: 'user_2' } },
  'prompts/triage.json': { format: 1, title: 'Triage', arguments: [{ name: 'project', required: true }],
    messages: [{ text: 'Look at {project}' }] },
  'context/persistent_context.json': { format: 1, variables: { GROUP: { value: 'g', description: 'The group' },
    COUNT: { value: 7 } } },
});

function write(folder, documents) {
  for (const [path, document] of Object.entries(documents)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), JSON.stringify(document));
  }
}

function read(folder) {
  const documents = {};
  for (const part of ['.', 'tools', 'types', 'mappings', 'prompts', 'context']) {
    for (const name of readdirSync(join(folder, part)).filter((one) => one.endsWith('.json'))) {
      const path = part === '.' ? name : `${part}/${name}`;
      documents[path] = JSON.parse(readFileSync(join(folder, path)));
    }
  }
  return documents;
}

const endings = [];

// A data folder, and the program in it with the library where `storage` says.
function place(environment) {
  const folder = mkdtempSync(join(tmpdir(), 'tooltray-e2e-'));
  endings.push(() => rmSync(folder, { recursive: true, force: true }));
  return {
    folder,
    library: join(folder, 'data/workspaces/default'),
    async run(storage, body = () => {}, words = []) {
      const app = await startApp(program, { storage }, () => {}, { folder, words, environment });
      try {
        await body(app);
      } finally {
        await app.stop();
      }
      return app.complaints();
    },
    // What is said about it.
    async move(storage, body) {
      let said = '';
      await this.run(storage, async (app) => {
        if (body) await body(app); // at once: nothing is served before it is moved
        await until(() => /^tooltray: .*/m.test(app.complaints()), 'an answer');
        said = app.complaints();
      }, ['--move-library']);
      assert.doesNotMatch(said, /Nothing was moved/);
      return said;
    },
  };
}

const moved = /^tooltray: The library was copied; the old one is unchanged\.$/m;

async function get({ url, token: own }, path) {
  const answer = await fetch(new URL(path, url), { headers: { authorization: `Bearer ${own}` } });
  return answer.json();
}

const toolNames = async (app) => (await get(app, '/api/v1/tools')).tools.map(({ name }) => name);

const toolCounts = async (app) =>
  (await get(app, '/api/v1/workspaces')).workspaces.map(({ name, tools }) => [name, tools]);

try {
  const upstream = await startUpstream(server, packagesIn(servers));
  endings.push(() => upstream.stop());
  const postgres = await startPostgres();
  endings.push(() => postgres.stop());
  const { environment } = postgres;

  const whole = library(upstream.url);
  const trip = place(environment);
  const at = (name) => join(trip.folder, name);
  write(trip.library, whole);
  write(join(trip.folder, 'data/workspaces/team'), { 'tools/theirs.json': { ...whole['tools/pinned.json'], pin: undefined,
    endpoint: undefined } });
  await trip.run({ adapter: 'json' });
  for (const storage of [{ adapter: 'sqlite', path: at('one.sqlite') }, postgres.storage('one'),
    { adapter: 'json', path: at('files') }, postgres.storage('two'), { adapter: 'sqlite', path: at('two.sqlite') },
    { adapter: 'json', path: at('last') }]) {
    const offered = await trip.run(storage, async (app) => {
      assert.deepEqual(await toolNames(app), []);
      await until(() => app.complaints().includes('--move-library'), 'the offer');
    });
    assert.match(offered, /2 tools and 10 other definitions are only in .* or newer there\. Nothing was moved\./);
    assert.match(await trip.move(storage, async (app) => {
      assert.deepEqual(await toolNames(app), ['issues', 'pinned']);
      const agent = await Agent.connect({ load: packagesIn(clients), mode, url: app.url, token });
      assert.deepEqual((await agent.call('first_issues', { first: 1 })).issues.nodes, [{ number: 1 }]);
      await agent.close();
      assert.deepEqual(await toolCounts(app), [['default', 2], ['team', 1]]);
    }), moved);
    shown(`everything is in ${storage.adapter}, and works there`);
  }
  assert.deepEqual(read(at('last')), whole);
  assert.deepEqual(JSON.parse(readFileSync(join(trip.folder, 'data/state/default.pins.json'))).content.pinned.definition,
    definition);
  assert.match(await trip.move({ adapter: 'json', path: at('last') }), /There is nothing to move: the workspace is stored in JSON files in /);
  shown('six moves later it is what it was; another one has nothing to do');

  // Back to a database whose password nobody says: its last state is known, and that it is no more than that.
  const silent = place({ PGPASSWORD: '' });
  const open = { ...postgres.storage('four'), password: environment.PGPASSWORD };
  write(silent.library, whole);
  assert.match(await silent.move(open), moved);
  const unread = await silent.run({ adapter: 'sqlite' }, (app) =>
    until(() => app.complaints().includes('--move-library'), 'the offer'));
  assert.match(unread, /cannot be reached, so its copy of .* set PGPASSWORD and start again\./);
  rmSync(join(silent.library, 'library-copy.json'));
  assert.match(await silent.move({ adapter: 'sqlite' }), /^tooltray: No connection .* set PGPASSWORD/m);
  shown('a database that asks for a password is named with what it needs');

  for (const [name, storage] of Object.entries({ sqlite: () => ({ adapter: 'sqlite' }), json: (folder) =>
    ({ adapter: 'json', path: join(folder, 'files') }), postgresql: () => postgres.storage('killed') })) {
    const cut = place(environment);
    const many = structuredClone(whole);
    many['workspace.json'].endpoints.tracker = { url: upstream.url };
    write(cut.library, many);
    saveTools(join(cut.folder, 'data'), 300);
    const target = storage(cut.folder);
    const app = await startApp(program, { storage: target }, () => {}, { folder: cut.folder, words: ['--move-library'],
      environment });
    await app.kill();
    const all = 302;
    await cut.run(target, async (again) => assert.ok([0, all].includes((await toolCounts(again))[0][1])));
    await cut.move(target, async (again) => assert.equal((await toolCounts(again))[0][1], all));
    shown(`killed on the way to ${name} there is all of it or nothing, and all after another try`);
  }

  const odd = place(environment);
  const elsewhere = { adapter: 'json', path: join(odd.folder, 'elsewhere') };
  write(elsewhere.path, whole);
  await odd.run(elsewhere);
  renameSync(elsewhere.path, join(odd.folder, 'unplugged'));
  for (let i = 0; i < 2; ++i)
    assert.match(await odd.move({ adapter: 'sqlite' }), /^tooltray: There is no library at .*elsewhere\./m);
  renameSync(join(odd.folder, 'unplugged'), elsewhere.path);
  writeFileSync(join(elsewhere.path, 'tools/broken.json'), '{');
  assert.match(await odd.move({ adapter: 'sqlite' }),
    /^tooltray: The old library cannot be read completely: tools\/broken\.json, line 1, column \d+: /m);
  rmSync(join(elsewhere.path, 'tools/broken.json'));
  assert.match(await odd.move({ adapter: 'sqlite' }, async (app) =>
    assert.deepEqual(await toolNames(app), ['issues', 'pinned'])), moved);
  shown('what is out of reach or cannot be read is said, and moved once it can be');

  const taken = place(environment);
  const other = structuredClone(whole);
  other['mappings/people.json'].entries.ada = 'user_9';
  delete other['types/page.json'];
  write(taken.library, whole);
  write(join(taken.folder, 'taken'), other);
  const target = { adapter: 'json', path: join(taken.folder, 'taken') };
  assert.match(await taken.move(target), moved);
  assert.deepEqual(read(target.path), { ...whole, 'mappings/people.json': other['mappings/people.json'] });
  shown('what is there already stays');
  console.log(`${server}, ${mode}: fine`);
} catch (error) {
  process.exitCode = 1;
  console.error(error);
} finally {
  for (const end of endings.reverse()) await end();
}
process.exit();
