// SPDX-License-Identifier: GPL-3.0-or-later
// inspector.mjs SERVER PACKAGES: the Inspector's command line against the server, in both eras, directly and
// through the relay.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { startServer } from './server.mjs';

const [program, packages] = process.argv.slice(2);
const launcher = join(packages, 'node_modules/@modelcontextprotocol/inspector/clients/launcher/build/index.js');
const server = await startServer(program, 's3cret');
const http = [server.url, '--transport', 'http', '--header', 'Authorization: Bearer s3cret'];

function inspect(target, ...options) {
  const run = spawnSync(process.execPath, [launcher, '--cli', ...target, ...options, '--format', 'json'],
    { encoding: 'utf8', timeout: 60000 });
  return { status: run.status, output: run.stdout + run.stderr, json: () => JSON.parse(run.stdout) };
}

for (const era of ['modern', 'legacy', 'auto']) {
  const protocol = ['--protocol-era', era];
  const called = inspect(http, ...protocol, '--method', 'tools/call', '--tool-name', 'test_simple_text');
  assert.equal(called.status, 0, called.output);
  assert.equal(called.json().result.content[0].text, 'This is a simple text response for testing.');
  const listed = inspect(http, ...protocol, '--method', 'tools/list', '--strict');
  assert.equal(listed.status, 0, listed.output);
  assert.ok(listed.json().result.tools.length > 20);
  const failed = inspect(http, ...protocol, '--method', 'tools/call', '--tool-name', 'test_error_handling');
  assert.equal(failed.status, 5, failed.output);
}
assert.equal(inspect([server.url, '--transport', 'http'], '--method', 'tools/list').status, 3, 'a token is wanted');

process.env.TOOLTRAY_TOKEN = 's3cret';
const relay = [process.env.TOOLTRAY_PROGRAM, 'stdio', '--url', server.url, '-e', 'TOOLTRAY_TOKEN=s3cret'];
for (const era of ['modern', 'legacy', 'auto']) {
  const called = inspect(relay, '--protocol-era', era, '--method', 'tools/call', '--tool-name', 'test_simple_text');
  assert.equal(called.status, 0, called.output);
  assert.equal(called.json().result.content[0].text, 'This is a simple text response for testing.');
}
await server.stop();

const local = inspect([program, '--stdio'], '--method', 'tools/list', '--strict');
assert.equal(local.status, 0, local.output);
console.log('The Inspector is content.');
