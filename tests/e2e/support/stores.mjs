// SPDX-License-Identifier: GPL-3.0-or-later
// Where a library can be stored: JSON files, SQLite, and a PostgreSQL server of the test's own, in a temporary folder and
// reached through a socket there.
import { execFileSync, spawn } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

const password = 'for tests only';
const root = '/usr/lib/postgresql';

// Of the newest version that Debian has installed; nothing where there is none.
function programs() {
  const versions = existsSync(root) ? readdirSync(root).sort((a, b) => a - b) : [];
  return versions.map((version) => join(root, version, 'bin')).filter((bin) => existsSync(join(bin, 'initdb'))).at(-1);
}

export const postgresIsMissing = programs() === undefined && `there is no PostgreSQL server in ${root}`;

export async function startPostgres() {
  const folder = mkdtempSync(join(tmpdir(), 'tooltray-pg-'));
  const [bin, cluster, secret] = [programs(), join(folder, 'cluster'), join(folder, 'password')];
  // The server refuses to run as root, and ends with this process.
  const disguise = ['--pdeathsig', 'QUIT'];
  writeFileSync(secret, password);
  if (process.getuid() === 0) {
    const [user, group] = ['-u', '-g'].map((flag) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' })));
    disguise.push('--reuid', user, '--regid', group, '--clear-groups');
    for (const path of [folder, secret]) chownSync(path, user, group);
  }
  const environment = { PATH: process.env.PATH, LC_ALL: 'C' };
  execFileSync('setpriv', [...disguise, join(bin, 'initdb'), '-D', cluster, '-U', 'tooltray', '-A', 'scram-sha-256',
    '--pwfile', secret, '-E', 'UTF8', '--locale=C', '-N'], { env: environment, stdio: 'ignore' });
  let server;
  let exited;
  const start = () => {
    server = spawn('setpriv', [...disguise, join(bin, 'postgres'), '-D', cluster, '-k', folder, '-c',
      'listen_addresses=', '-c', 'fsync=off', '-c', 'shared_buffers=16MB'],
    { env: environment, stdio: ['ignore', 'ignore', 'pipe'] });
    exited = new Promise((resolve) => { server.once('exit', resolve); });
    return new Promise((resolve, reject) => {
      createInterface({ input: server.stderr }).on('line', (line) => {
        if (line.includes('ready to accept connections')) resolve();
      });
      exited.then(() => reject(new Error('PostgreSQL did not start')));
    });
  };
  const end = async () => {
    server.kill('SIGINT'); // which breaks off every connection
    await exited;
  };
  await start();

  return {
    // What the environment of the program has to say.
    environment: { PGPASSWORD: password },
    storage: (schema) => ({ adapter: 'postgresql', host: folder, database: 'postgres', user: 'tooltray', schema,
      password: '${PGPASSWORD}', tls: 'disable' }),
    start,
    end,
    async stop() {
      await end();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
