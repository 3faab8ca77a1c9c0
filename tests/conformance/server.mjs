// SPDX-License-Identifier: GPL-3.0-or-later
// The server under test, as a process of its own on a free port.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';

export async function startServer(program, token) {
  const options = ['--port', '0', ...(token ? ['--token', token] : [])];
  const child = spawn(program, options, { stdio: ['ignore', 'pipe', 'inherit'] });
  process.on('exit', () => child.kill('SIGKILL')); // also when a test fails
  const exited = once(child, 'exit');
  const [url] = await Promise.race([
    once(createInterface({ input: child.stdout }), 'line'),
    exited.then(() => Promise.reject(new Error('the server did not start'))),
  ]);
  return {
    url,
    async stop() {
      const isAlive = child.exitCode === null && child.signalCode === null;
      child.kill('SIGTERM');
      await exited;
      if (!isAlive) throw new Error(`the server died during the test (${child.signalCode ?? child.exitCode})`);
    },
  };
}
