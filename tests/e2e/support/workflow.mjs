// SPDX-License-Identifier: GPL-3.0-or-later
// What every workflow needs: an upstream server, the program in front of it, an agent, and an end to all of them.
//     SCRIPT.mjs PROGRAM CLIENTS SERVERS SERVER MODE
// with the folders of the npm packages that clients and servers are in.
import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { startUpstream } from '../upstream/servers.mjs';
import { Agent } from './agent.mjs';
import { startApp } from './app.mjs';
import { packagesIn } from './packages.mjs';

const [program, clients, servers, server, mode] = process.argv.slice(2);

if (!existsSync(join(servers, 'installed'))) {
  console.log('SKIPPED: npm could not install the packages of tests/e2e/package.json');
  process.exit(0);
}

// Until it holds; there is no sleep that could be too short.
export async function until(holds, what, milliseconds = 5_000) {
  const end = performance.now() + milliseconds;
  while (!(await holds())) {
    assert.ok(performance.now() < end, `not within ${milliseconds} ms: ${what}`);
    await delay(5);
  }
}

// Tells what was shown, so that a failure says how far it came.
export function shown(what) {
  console.log(`ok: ${what}`);
}

const endings = [];

async function start(configuration, prepare) {
  const app = await startApp(program, configuration, prepare);
  endings.push(() => app.stop());
  return app;
}

async function connectTo(app, token, options) {
  const agent = await Agent.connect({ load: packagesIn(clients), mode, url: app.url, token, ...options });
  endings.push(() => agent.close());
  return agent;
}

// Another program beside the workflow's own, by its agent.
export async function startMore(configuration, prepare) {
  const app = await start(configuration, prepare);
  return connectTo(app, app.token);
}

// configuration: of the program, from the upstream server; by default one endpoint, where everything is allowed.
export async function workflow(body, { configuration = oneEndpoint, prepare } = {}) {
  try {
    const upstream = await startUpstream(server, packagesIn(servers));
    endings.push(() => upstream.stop());
    const app = await start(configuration(upstream), prepare);
    const connect = (token = app.token, options = {}) => connectTo(app, token, options);
    await body({ app, upstream, agent: await connect(), connect, configuration, mode, clients });
    console.log(`${server}, ${mode}: fine`);
  } catch (error) {
    process.exitCode = 1;
    console.error(error);
  } finally {
    for (const end of endings.reverse()) {
      await Promise.resolve(end()).catch((error) => {
        process.exitCode = 1;
        console.error(error);
      });
    }
  }
  process.exit(); // what the client libraries leave running does not matter
}

export function oneEndpoint(upstream) {
  return { endpoints: { tracker: { url: upstream.url, mutations: 'allow', headers: {} } } };
}
