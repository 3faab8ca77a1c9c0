// SPDX-License-Identifier: GPL-3.0-or-later
// Somebody's first minute: from an empty folder to a tool that an agent has called, at a real window by the keyboard.
//     firstrun.mjs PROGRAM CLIENTS PICTURE
// What came of it is read from the program itself: over MCP, and from what its log exports.
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { packagesIn } from './support/packages.mjs';
import { missingPrograms, startScreen } from './support/screen.mjs';

const [program, clients, picture] = process.argv.slice(2);
const bound = 60_000; // from the start of the program, in milliseconds

const missing = missingPrograms();
if (missing.length > 0) {
  console.log(`SKIPPED: there is no ${missing.join(' and no ')}`);
  process.exit(0);
}

async function until(holds, what, milliseconds = 20_000) {
  const end = performance.now() + milliseconds;
  while (!(await holds())) {
    assert.ok(performance.now() < end, `not within ${milliseconds} ms: ${what}`);
    await delay(50);
  }
}

const started = performance.now();
const shown = (what) => console.log(`ok: ${what} (${((performance.now() - started) / 1000).toFixed(1)} s)`);

const folder = mkdtempSync(join(tmpdir(), 'tooltray-first-'));
const data = join(folder, 'data');
const screen = await startScreen();
// A certain one: the server moves when the sample API comes, and the agent is to find it again.
const port = await new Promise((resolve) => {
  const taken = createServer().listen(0, '127.0.0.1', () => {
    const { port: free } = taken.address();
    taken.close(() => resolve(free));
  });
});
const app = spawn(program, ['--data-dir', data, '--port', String(port)],
  { stdio: ['ignore', 'ignore', 'pipe'], env: screen.environment });
const kill = () => app.kill('SIGKILL');
process.on('exit', kill);
let complaints = '';
app.stderr.on('data', (text) => { complaints += text; });
const exited = once(app, 'exit');
let client;

// The keys of the palette find every command.
async function run(command) {
  screen.press('ctrl+k');
  screen.type(`>${command}`);
  screen.press('Return');
}

try {
  await until(() => screen.title() === 'Tooltray', 'the window is there');
  shown('the window is there');

  // An agent, which came before there was anything for it.
  const load = packagesIn(clients);
  const { Client } = await load('@modelcontextprotocol/client');
  const { StdioClientTransport } = await load('@modelcontextprotocol/client/stdio');
  client = new Client({ name: 'first-agent', version: '1.0.0' });
  await client.connect(new StdioClientTransport(
    { command: program, args: ['stdio', '--data-dir', data], env: screen.environment, stderr: 'ignore' }));
  const toolNames = async () =>
    (await client.listTools(undefined, { cacheMode: 'refresh' })).tools.map((tool) => tool.name);
  const before = await toolNames();
  shown('an agent is connected by the relay');

  await run('use the sample endpoint');
  await until(async () => {
    // The server is away for a moment.
    const answer = await client.callTool({ name: 'get_schema_info', arguments: { type_name: 'Issue' } })
      .catch(() => ({ isError: true }));
    return !answer.isError;
  }, 'the schema of the sample API is there');
  shown('the sample API is an endpoint');

  screen.press('ctrl+shift+n');
  await until(() => /tools/i.test(screen.title()), 'the dialog that makes tools is there');
  // The field with the filter has the keyboard; Return makes what is chosen, once it is planned.
  await until(() => {
    if (screen.title() !== 'Tooltray') screen.press('Return');
    return screen.title() === 'Tooltray';
  }, 'the tools are made');
  assert.equal((await toolNames()).length, before.length, 'agents see drafts');
  await run('save all drafts');
  await until(async () => (await toolNames()).length > before.length, 'there are saved tools');
  const made = (await toolNames()).filter((name) => !before.includes(name));
  assert.ok(made.includes('get_viewer'), `there are only ${made}`);
  shown(`${made.length} tools are saved`);

  screen.press('ctrl+k');
  screen.type('@get_viewer');
  screen.press('Return', 'ctrl+Return');
  const answer = await client.callTool({ name: 'get_viewer', arguments: {} });
  assert.ok(!answer.isError, JSON.stringify(answer));
  assert.match(JSON.stringify(answer.structuredContent ?? answer.content), /login/);
  shown('the agent has called one');

  // What the log shows is what it exports.
  screen.press('alt+7');
  let exports = 0;
  const callsInLog = async () => {
    const log = join(folder, `calls-${++exports}.jsonl`);
    await run('export as json lines');
    await until(() => screen.title() === 'Export calls', 'the dialog that exports is there');
    screen.press('ctrl+a');
    screen.type(log);
    screen.press('Return');
    await until(() => existsSync(log), 'the calls are exported');
    await until(() => screen.title() === 'Tooltray', 'the dialog is closed');
    return readFileSync(log, 'utf8').trim().split('\n').map((line) => JSON.parse(line));
  };
  let calls = [];
  await until(async () => {
    calls = (await callsInLog()).filter((call) => call.tool === 'get_viewer');
    return calls.length === 2;
  }, 'the trial and the call of the agent are in the log');
  assert.deepEqual(calls.map((call) => `${call.origin} ${call.status}`).sort(), ['mcp ok', 'window ok']);
  shown('the trial and the call of the agent are in the log');

  assert.ok(performance.now() - started < bound, `it took more than ${bound} ms`);
} catch (error) {
  process.exitCode = 1;
  console.error(error, complaints, `keyboard: "${screen.title()}"`);
} finally {
  screen.savePicture(picture);
  await client?.close();
  app.kill('SIGTERM');
  const [code] = await Promise.race([exited, delay(10_000, ['nothing'])]);
  kill();
  process.off('exit', kill);
  screen.stop();
  rmSync(folder, { recursive: true, force: true });
  if (code !== 0) {
    process.exitCode = 1;
    console.error(`the program ended with ${code}:\n${complaints}`);
  }
}
