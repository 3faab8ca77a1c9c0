// SPDX-License-Identifier: GPL-3.0-or-later
// What every test of an agent that people run begins and ends with: SCRIPT PROGRAM CLIENTS SERVERS AGENTS AGENT.
import assert from 'node:assert/strict';
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { commandLines } from './commandlines.mjs';

export const [program, clients, servers, agents, name] = process.argv.slice(2);

const patience = 90_000; // for a whole conversation, in milliseconds

for (const [folder, file] of [[servers, 'tests/e2e/package.json'], [agents, 'tests/e2e/agents/package.json']]) {
  if (existsSync(join(folder, 'installed'))) continue;
  console.log(`SKIPPED: npm could not install the packages of ${file}`);
  process.exit(0);
}

// Where the system allows it there is no network but loopback, whatever an agent makes of its settings and proxies.
const apart = ['unshare', ['--map-root-user', '--net', 'sh', '-c', 'ip link set lo up && exec "$@"', 'sh']];
export const isApart = Boolean(process.env.TOOLTRAY_APART);
if (!isApart && spawnSync(apart[0], [...apart[1], 'true']).status === 0) {
  const { status } = spawnSync(apart[0], [...apart[1], process.execPath, ...process.argv.slice(1)],
    { stdio: 'inherit', env: { ...process.env, TOOLTRAY_APART: '1' } });
  process.exit(status ?? 1);
}

// For { folder, model } and a server or stdio. Writes what the agent is configured by into the folder.
export const commandLine = (setting) => commandLines[name]({ packages: join(agents, 'node_modules'), ...setting });

// Runs the agent to its end.
export async function run({ command, args, env }, folder) {
  const child = spawn(command, args, { cwd: folder, env, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => { output += text; });
  const late = setTimeout(() => child.kill('SIGKILL'), patience);
  const [code, signal] = await once(child, 'exit');
  clearTimeout(late);
  assert.equal(code, 0, `${name} ended with ${signal ?? code}:\n${output.slice(-4_000)}`);
  return output;
}

// Runs the test, and whatever becomes of it the endings that it has asked for, the last one first.
export async function test(body) {
  const endings = [];
  try {
    await body((ending) => endings.push(ending));
  } catch (error) {
    process.exitCode = 1;
    console.error(error);
  }
  for (const end of endings.reverse()) {
    await Promise.resolve().then(end).catch((error) => {
      process.exitCode = 1;
      console.error(error);
    });
  }
  process.exit(); // what the client libraries leave running does not matter
}
