// SPDX-License-Identifier: GPL-3.0-or-later
// A proxy in front of several instances, one request to each in turn, as nginx does it: docs/scale.md. With
// TOOLTRAY_PROXY=nginx it is nginx itself, whose package would start a web server on every computer that tests.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, request as send } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';

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

// One that refuses a connection is left alone for a second. What was sent is never sent again.
function ownProxy(ports) {
  const awayUntil = new Map();
  let turn = 0;
  function pass(request, body, response, tries = ports.length) {
    const now = performance.now();
    const there = ports.filter((one) => (awayUntil.get(one) ?? 0) <= now);
    const to = there[turn++ % there.length];
    if (!to || tries === 0) {
      response.writeHead(502).end();
      return;
    }
    const { method, url: path, headers } = request;
    const passed = send({ host: '127.0.0.1', port: to, method, path, headers, agent: false }, (answer) => {
      response.writeHead(answer.statusCode, answer.headers);
      answer.on('error', () => response.destroy());
      answer.pipe(response);
    });
    passed.on('error', ({ code }) => {
      if (code === 'ECONNREFUSED') {
        awayUntil.set(to, now + 1_000);
        pass(request, body, response, tries - 1);
      } else if (response.headersSent) {
        response.destroy();
      } else {
        response.writeHead(502).end();
      }
    });
    response.on('close', () => passed.destroy());
    passed.end(body);
  }
  return createServer((request, response) => {
    const pieces = [];
    request.on('data', (piece) => pieces.push(piece));
    request.on('error', () => response.destroy());
    request.on('end', () => pass(request, Buffer.concat(pieces), response));
  });
}

async function startOwn(port, ports) {
  const server = ownProxy(ports).listen(port, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${port}/mcp`,
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

export async function startProxy(port, ports) {
  if (process.env.TOOLTRAY_PROXY !== 'nginx') return startOwn(port, ports);
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
