// SPDX-License-Identifier: GPL-3.0-or-later
// The program under test: headless, on a free port, with a folder of its own that is gone afterwards.
import { spawn } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

const patience = 30_000; // for a start or an end, in milliseconds

function within(promise, what) {
  let timer;
  const late = new Promise((_, reject) => {
    timer = setTimeout(() => reject(new Error(`the program did not ${what} within ${patience} ms`)), patience);
  });
  return Promise.race([promise, late]).finally(() => clearTimeout(timer));
}

// A client of the configuration, and the token it comes with.
export function makeClient(policy = {}) {
  const token = randomBytes(24).toString('base64url');
  const hash = createHash('sha256').update(token).digest('hex');
  return { token, definition: { token_hash: `sha256:${hash}`, policy } };
}

// configuration: what config.yaml says, as JSON, which is YAML too. prepare: fills the data folder before the start.
// A folder that is given is the caller's, who can start again with it.
export async function startApp(program, configuration, prepare = () => {}, { folder: given, words = [], environment } = {}) {
  const folder = given ?? mkdtempSync(join(tmpdir(), 'tooltray-e2e-'));
  const data = join(folder, 'data');
  const config = join(folder, 'config.yaml');
  writeFileSync(config, JSON.stringify(configuration, null, 2));
  prepare(data);
  const child = spawn(program, ['serve', '--data-dir', data, '--config', config, '--port', '0',
    '--print-connection', ...words], { stdio: ['ignore', 'pipe', 'pipe'], env: { ...process.env, ...environment } });
  const kill = () => child.kill('SIGKILL');
  process.on('exit', kill); // also when a test fails
  let complaints = '';
  child.stderr.on('data', (text) => { complaints += text; });
  const exited = once(child, 'exit');
  const lines = createInterface({ input: child.stdout });
  const connection = new Promise((resolve) => {
    lines.on('line', (line) => { if (line.startsWith('{')) resolve(JSON.parse(line)); });
  });
  const died = exited.then(([code, signal]) => {
    throw new Error(`the program ended with ${signal ?? code} before it served:\n${complaints}`);
  });
  died.catch(() => {});
  const { url, token } = await within(Promise.race([connection, died]), 'start');

  return {
    url,
    token,
    data,
    id: child.pid,
    complaints: () => complaints,
    async kill() {
      kill();
      await exited;
      process.off('exit', kill);
    },
    // Bytes of memory that are the program's at this moment, or were at most.
    memory: (line = 'VmRSS') =>
      Number(new RegExp(`${line}:\\s+(\\d+)`).exec(readFileSync(`/proc/${child.pid}/status`, 'utf8'))[1]) * 1024,
    async stop() {
      const isAlive = child.exitCode === null && child.signalCode === null;
      child.kill('SIGTERM');
      const [code, signal] = await within(exited, 'end').finally(kill);
      process.off('exit', kill);
      if (!given) rmSync(folder, { recursive: true, force: true });
      if (!isAlive || code !== 0) throw new Error(`the program died (${signal ?? code}):\n${complaints}`);
    },
  };
}
