// SPDX-License-Identifier: GPL-3.0-or-later
// nginx in front of several instances, one request to each in turn, as docs/scale.md has it.
import { execFileSync, spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';

export const proxyIsMissing = (() => {
  try {
    execFileSync('nginx', ['-v'], { stdio: 'ignore' });
    return false;
  } catch {
    return 'there is no nginx';
  }
})();

export async function freePort() {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address();
  server.close();
  await once(server, 'close');
  return port;
}

const configuration = (folder, port, ports) => `
daemon off; master_process off; pid ${folder}/pid; error_log ${folder}/error.log;
events { worker_connections 1024; }
http {
    access_log off;
    ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((one) => `${one}_temp_path ${folder}/${one};`).join(' ')}
    upstream tooltray {
        ${ports.map((one) => `server 127.0.0.1:${one} max_fails=1 fail_timeout=1s;`).join('\n        ')}
        keepalive 16;
    }
    server {
        listen 127.0.0.1:${port};
        location / {
            proxy_pass http://tooltray;
            proxy_http_version 1.1;
            proxy_set_header Host $http_host;
            proxy_set_header Connection "";
            proxy_buffering off;
            proxy_read_timeout 300s;
        }
    }
}
`;

export async function startProxy(port, ports) {
  const folder = mkdtempSync(join(tmpdir(), 'tooltray-nginx-'));
  const file = join(folder, 'nginx.conf');
  writeFileSync(file, configuration(folder, port, ports));
  const server = spawn('nginx', ['-p', folder, '-e', join(folder, 'error.log'), '-c', file], { stdio: 'ignore' });
  const kill = () => server.kill('SIGKILL');
  process.on('exit', kill); // also when a test fails
  const url = `http://127.0.0.1:${port}`;
  for (const end = performance.now() + 5_000; !(await fetch(`${url}/healthz`).then(({ ok }) => ok, () => false));) {
    if (performance.now() > end) throw new Error('nginx did not start');
    await delay(10);
  }
  return {
    url: `${url}/mcp`,
    async stop() {
      const exited = once(server, 'exit');
      server.kill('SIGQUIT');
      await exited;
      process.off('exit', kill);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
