// SPDX-License-Identifier: GPL-3.0-or-later
// connected.mjs PROGRAM CLIENTS SERVERS AGENTS AGENT: an agent that people run has the program by `tooltray connect` in a
// home of its own, calls a tool, and has its configuration back byte for byte, while its token is no longer good; then the
// same over standard input.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startApp } from '../support/app.mjs';
import { packagesIn } from '../support/packages.mjs';
import { startUpstream } from '../upstream/servers.mjs';
import { commandLine, name, program, run, servers, test } from './agentrun.mjs';
import { configured } from './commandlines.mjs';
import { startModel } from './model.mjs';

const { client, file } = configured[name];

// Some keep counts of their own in the same file.
const withoutOwn = (text) => (name === 'claude' ? Object.keys(JSON.parse(text).mcpServers ?? {}) : text);

await test(async (atEnd) => {
  const upstream = await startUpstream('yoga', packagesIn(servers));
  atEnd(() => upstream.stop());
  const home = mkdtempSync(join(tmpdir(), 'tooltray-home-'));
  atEnd(() => rmSync(home, { recursive: true, force: true, maxRetries: 5 }));
  const environment = { HOME: home, XDG_CONFIG_HOME: join(home, '.config') };
  const app = await startApp(program, { endpoints: { tracker: { url: upstream.url } } }, () => {}, { environment });
  atEnd(() => app.stop());
  const tooltray = (...words) => execFileSync(program, [...words, '--data-dir', app.data],
    { encoding: 'utf8', env: { ...process.env, ...environment } });
  const configuration = () => readFileSync(join(home, file), 'utf8');
  const script = [{ tool: 'execute_graphql_query', args: { query: '{ issues(first: 1) { nodes { number title } } }' } }];
  const calls = async (stdio) => {
    const model = await startModel(script);
    const line = commandLine({ folder: home, stdio, model });
    const before = configuration();
    if (!stdio) {
      tooltray('connect', client, '--yes');
      assert.notEqual(configuration(), before);
      tooltray('connect', client, '--undo', '--yes');
      assert.equal(configuration(), before);
      tooltray('connect', client, '--yes');
    }
    const output = await run(line, home);
    model.stop();
    assert.equal(model.results.length, 1, `${name} made no call; offered were ${model.offered.join(', ')}\n${output.slice(-4_000)}`);
    assert.match(model.results[0], /Issue number 1/);
    if (!stdio) {
      const [, token] = /Bearer ([\w-]+)/.exec(configuration());
      tooltray('connect', client, '--undo', '--yes');
      assert.deepEqual(withoutOwn(configuration()), withoutOwn(before));
      assert.equal((await fetch(app.url, { headers: { authorization: `Bearer ${token}` } })).status, 401);
    }
  };
  await calls();
  console.log(`ok: ${client} connected over HTTP, called, disconnected`);
  await calls([program, 'stdio', '--data-dir', app.data]);
  console.log(`ok: ${client} called over standard input`);
});
