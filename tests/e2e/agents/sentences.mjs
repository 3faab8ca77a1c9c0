// SPDX-License-Identifier: GPL-3.0-or-later
// sentences.mjs PROGRAM CLIENTS SERVERS AGENTS AGENT: an agent that people run calls tools of the program, and its model
// is given the very sentences that the program wrote. What that model was given is in the lines "given: ...".
import assert from 'node:assert/strict';
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Agent, valueOf } from '../support/agent.mjs';
import { startApp } from '../support/app.mjs';
import { packagesIn } from '../support/packages.mjs';
import { startUpstream } from '../upstream/servers.mjs';
import { commandLines } from './commandlines.mjs';
import { startModel } from './model.mjs';

const [program, clients, servers, agents, name] = process.argv.slice(2);
for (const [folder, file] of [[servers, 'tests/e2e/package.json'], [agents, 'tests/e2e/agents/package.json']]) {
  if (existsSync(join(folder, 'installed'))) continue;
  console.log(`SKIPPED: npm could not install the packages of ${file}`);
  process.exit(0);
}

// Where the system allows it there is no network but loopback, whatever an agent makes of its settings and proxies.
const apart = ['unshare', ['--map-root-user', '--net', 'sh', '-c', 'ip link set lo up && exec "$@"', 'sh']];
if (!process.env.TOOLTRAY_APART && spawnSync(apart[0], [...apart[1], 'true']).status === 0) {
  const { status } = spawnSync(apart[0], [...apart[1], process.execPath, ...process.argv.slice(1)],
    { stdio: 'inherit', env: { ...process.env, TOOLTRAY_APART: '1' } });
  process.exit(status ?? 1);
}

const patience = 90_000; // for the whole conversation, in milliseconds
const endpoint = 'tracker';
const script = [
  { tool: 'search_schema', args: { query: 'issues' } }, // of two endpoints, and does not say which
  { tool: 'validate_graphql_query', args: { query: '{ isues { nodes { number } } }', endpoint } },
  { tool: 'execute_graphql_query', args: {
    query: '{ issues(first: 500) { nodes { id title state number project { id name } pipeline { name } again: title more: title } } }',
    endpoint } },
];

// What each call has to tell, in the program's own words.
const sentences = [
  ({ content: [{ text }] }) => text.split('\n').filter(Boolean),
  (result) => valueOf(result).errors.flatMap(({ message, suggestion }) => [message, suggestion]),
  // Up to the handle, which is another one for each call.
  ({ content: [{ text }] }) => {
    assert.match(text, /\n\n[^\n]*read_result/, 'the result was not cut');
    return [text.slice(text.lastIndexOf('\n\n') + 2).split(/"[\w-]{8,}"/)[0]];
  },
];

// Clients put a text into JSON, some of them twice.
function says(given, sentence) {
  for (let form = sentence, i = 0; i < 3; ++i, form = JSON.stringify(form).slice(1, -1)) {
    if (given.includes(form)) return true;
  }
  return false;
}

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

const endings = [];
try {
  const upstream = await startUpstream('yoga', packagesIn(servers));
  endings.push(() => upstream.stop());
  const { url } = upstream;
  const app = await startApp(program, { endpoints: { [endpoint]: { url }, other: { url } } });
  endings.push(() => app.stop());
  const model = await startModel(script);
  endings.push(() => model.stop());
  const folder = mkdtempSync(join(tmpdir(), 'tooltray-agent-'));
  endings.push(() => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }));

  const written = await Agent.connect({ load: packagesIn(clients), mode: 'modern', url: app.url, token: app.token });
  endings.push(() => written.close());
  const expected = [];
  for (const [i, { tool, args }] of script.entries())
    expected.push(sentences[i](await written.raw(tool, args)));

  const packages = join(agents, 'node_modules');
  const output = await run(commandLines[name]({ packages, folder, server: app, model }), folder);
  assert.equal(model.results.length, script.length, `${name} made ${model.results.length} calls; offered were ${
    model.offered.join(', ')}\n${output.slice(-4_000)}`);
  for (const [i, { tool }] of script.entries()) {
    const given = model.results[i];
    assert.ok(expected[i].length > 0);
    for (const sentence of expected[i]) {
      assert.ok(sentence.length > 15 && says(given, sentence),
        `${tool} wrote\n  ${sentence}\nand the model of ${name} was given\n  ${given.slice(0, 1_000)} ... ${given.slice(-500)}`);
      console.log(`given: ${tool}: ${sentence}`);
    }
  }
  console.log(`${name}${process.env.TOOLTRAY_APART ? ', without a network' : ''}: fine`);
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
