// SPDX-License-Identifier: GPL-3.0-or-later
// connected.mjs PROGRAM CLIENTS SERVERS AGENTS AGENT: an agent that people run has the program by `tooltray connect` in a
// home of its own, calls a tool, and has its configuration back byte for byte; then the same over standard input.
import assert from 'node:assert/strict';
import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startApp } from '../support/app.mjs';
import { packagesIn } from '../support/packages.mjs';
import { startUpstream } from '../upstream/servers.mjs';
import { commandLines, configured } from './commandlines.mjs';
import { startModel } from './model.mjs';

const [program, , servers, agents, name] = process.argv.slice(2);
for (const [folder, file] of [[servers, 'tests/e2e/package.json'], [agents, 'tests/e2e/agents/package.json']]) {
  if (existsSync(join(folder, 'installed'))) continue;
  console.log(`SKIPPED: npm could not install the packages of ${file}`);
  process.exit(0);
}
const apart = ['unshare', ['--map-root-user', '--net', 'sh', '-c', 'ip link set lo up && exec "$@"', 'sh']];
if (!process.env.TOOLTRAY_APART && spawnSync(apart[0], [...apart[1], 'true']).status === 0) {
  const { status } = spawnSync(apart[0], [...apart[1], process.execPath, ...process.argv.slice(1)],
    { stdio: 'inherit', env: { ...process.env, TOOLTRAY_APART: '1' } });
  process.exit(status ?? 1);
}

const patience = 90_000;
const { client, file } = configured[name];
const endings = [];

async function run({ command, args, env }, folder) {
  const child = spawn(command, args, { cwd: folder, env, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => { output += text; });
  const late = setTimeout(() => child.kill('SIGKILL'), patience);
  const [code, signal] = await once(child, 'exit');
  clearTimeout(late);
  assert.equal(code, 0, `${name} ended with ${signal ?? code}:\n${output.slice(-4_000)}`);
  return output;
}

// Some keep counts of their own in the same file.
const withoutOwn = (text) => (name === 'claude' ? Object.keys(JSON.parse(text).mcpServers ?? {}) : text);

try {
  const upstream = await startUpstream('yoga', packagesIn(servers));
  endings.push(() => upstream.stop());
  const home = mkdtempSync(join(tmpdir(), 'tooltray-home-'));
  endings.push(() => rmSync(home, { recursive: true, force: true, maxRetries: 5 }));
  const environment = { HOME: home, XDG_CONFIG_HOME: join(home, '.config') };
  const app = await startApp(program, { endpoints: { tracker: { url: upstream.url } } }, () => {}, { environment });
  endings.push(() => app.stop());
  const tooltray = (...words) => execFileSync(program, [...words, '--data-dir', app.data],
    { encoding: 'utf8', env: { ...process.env, ...environment } });
  const configuration = () => readFileSync(join(home, file), 'utf8');
  const packages = join(agents, 'node_modules');
  const script = [{ tool: 'execute_graphql_query', args: { query: '{ issues(first: 1) { nodes { number title } } }' } }];
  const calls = async (stdio) => {
    const model = await startModel(script);
    const commandLine = commandLines[name]({ packages, folder: home, stdio, model });
    const before = configuration();
    if (!stdio) {
      tooltray('connect', client, '--yes');
      assert.notEqual(configuration(), before);
      tooltray('connect', client, '--undo', '--yes');
      assert.equal(configuration(), before);
      tooltray('connect', client, '--yes');
    }
    const output = await run(commandLine, home);
    model.stop();
    assert.equal(model.results.length, 1, `${name} made no call; offered were ${model.offered.join(', ')}\n${output.slice(-4_000)}`);
    assert.match(model.results[0], /Issue number 1/);
    if (!stdio) {
      tooltray('connect', client, '--undo', '--yes');
      assert.deepEqual(withoutOwn(configuration()), withoutOwn(before));
    }
  };
  await calls();
  console.log(`ok: ${client} connected over HTTP, called, disconnected`);
  await calls([program, 'stdio', '--data-dir', app.data]);
  console.log(`ok: ${client} called over standard input`);
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
