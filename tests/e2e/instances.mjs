// SPDX-License-Identifier: GPL-3.0-or-later
// instances.mjs PROGRAM CLIENTS: three servers on one library behind a proxy that gives each request to the next one.
// Whoever answers, it is as if there were one; and with one of them killed and the database away for a while, nothing
// that was acknowledged is lost, and nothing done twice.
//     TOOLTRAY_SOAK_SECONDS=600 ... for longer than the load of a test
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { Agent, metaOf, valueOf } from './support/agent.mjs';
import { makeClient, startApp } from './support/app.mjs';
import { packagesIn } from './support/packages.mjs';
import { freePort, startProxy } from './support/proxy.mjs';
import { postgresIsMissing, startPostgres } from './support/stores.mjs';

const [program, clients] = process.argv.slice(2);
if (postgresIsMissing) {
  console.log(`SKIPPED: ${postgresIsMissing}`);
  process.exit(0);
}
const seconds = Number(process.env.TOOLTRAY_SOAK_SECONDS ?? 15);
const shown = (what) => console.log(`ok: ${what}`);
const endings = [];

// An API that does what has the same key once, and counts how often it was asked.
const arrivals = new Map();
const rows = Array.from({ length: 2_000 }, (_, id) => ({ id, text: `row ${id} ${'x'.repeat(30)}` }));
function answerTo({ query, variables = {} }) {
  if (query.includes('add(')) {
    arrivals.set(variables.key, (arrivals.get(variables.key) ?? 0) + 1);
    return { add: variables.key };
  }
  return query.includes('rows') ? { rows } : { echo: variables.text };
}
// It never closes a connection: a change that is sent at that moment would fail, and rightly.
const api = createServer({ keepAliveTimeout: 0 }, (request, response) => {
  let body = '';
  request.on('data', (piece) => { body += piece; });
  request.on('end', () => {
    response.writeHead(200, { 'content-type': 'application/json' });
    response.end(JSON.stringify({ data: answerTo(JSON.parse(body)) }));
  });
});
api.listen(0, '127.0.0.1');
await once(api, 'listening');
const schema = `
type Query { echo(text: String!): String rows: [Row!]! }
type Mutation { add(key: String!): String }
type Row { id: Int! text: String! }
`;

const postgres = await startPostgres();
endings.push(() => postgres.stop());
const [worker, asker, limited] = [makeClient({ mutations: 'allow' }), makeClient({ mutations: 'ask' }),
  makeClient({ calls_per_minute: 30 })];
const port = await freePort(); // of the proxy
const configuration = {
  server: { allowed_hosts: [`127.0.0.1:${port}`] },
  storage: { ...postgres.storage('team'), shared_key: '${SHARED_KEY}' },
  endpoints: { main: { url: `http://127.0.0.1:${api.address().port}/graphql`, schema: 'schema.graphql',
    mutations: 'allow', limits: { concurrent_requests: 64 } } },
  clients: { worker: worker.definition, asker: asker.definition, limited: limited.definition },
};

class Instance {
  folder = mkdtempSync(join(tmpdir(), 'tooltray-e2e-'));

  // On the same port the next time.
  async start() {
    this.app = await startApp(program, configuration,
      () => writeFileSync(join(this.folder, 'schema.graphql'), schema),
      { folder: this.folder, environment: { ...postgres.environment, SHARED_KEY: 'a secret of these three instances' } });
    this.url = this.app.url;
  }
  async stop() {
    await this.app.stop();
    rmSync(this.folder, { recursive: true, force: true });
  }
}

const instances = [new Instance(), new Instance(), new Instance()];
const connect = (url, { token }, options) =>
  Agent.connect({ load: packagesIn(clients), mode: 'modern', url, token, ...options });

// Asks all the others until they know it, and tells after how many milliseconds the last one did.
async function seenByAll(agents, knows) {
  const began = performance.now();
  await Promise.all(agents.map(async (agent) => {
    while (!(await knows(agent))) {
      assert.ok(performance.now() - began < 5_000, 'one of them never sees it');
      await delay(1);
    }
  }));
  return performance.now() - began;
}

const worst = (times) => `${times.toSorted((a, b) => a - b)[times.length >> 1].toFixed(0)} ms in the median, `
  + `${Math.max(...times).toFixed(0)} ms at most`;

async function seen(each) {
  const [first] = each;
  const tools = [];
  for (let i = 0; i < 10; ++i) {
    await first.call('create_saved_query_tool', { tool_name: `seen_${i}`, description: `For number ${i}.`, endpoint: 'main',
      graphql_query: 'query ($text: String!) { echo(text: $text) }' });
    tools.push(await seenByAll(each, async (agent) =>
      agent.call(`seen_${i}`, { text: 'x' }).then(() => true, () => false)));
  }
  shown(`a saved tool is seen by all: ${worst(tools)}`);
  const contexts = [];
  for (let i = 0; i < 10; ++i) {
    const value = `value ${i}`;
    await each[i % 3].call('set_graphql_context', { key: 'team', value, persist: i % 2 === 0 });
    contexts.push(await seenByAll(each, async (agent) =>
      (await agent.call('list_graphql_context')).variables.some((one) => one.key === 'team' && one.value === value)));
  }
  shown(`context that a client sets is seen by all: ${worst(contexts)}`);
  const { data } = instances[0].app;
  const command = (words) => execFileSync(program, [...words, '--data-dir', data], { encoding: 'utf8',
    env: { ...process.env, ...postgres.environment, HOME: instances[0].folder } });
  command(['tools', 'pin', 'seen_0', '--yes']);
  const pinned = await seenByAll(each, async (agent) => /"pin/.test(
    JSON.stringify(await agent.call('describe_tool', { tool_name: 'seen_0' }))));
  shown(`a pin is seen by all: ${pinned.toFixed(0)} ms with the time of the answer`);
  for (const times of [tools, contexts, [pinned]]) assert.ok(Math.max(...times) < 1_000, worst(times));
}

async function readOn(agent, read = agent) {
  const result = await agent.raw('all_rows', {});
  const handle = metaOf(result, 'handle') ?? /"handle":"?([a-z2-9]{10})/.exec(JSON.stringify(result).replaceAll('\\', ''))?.[1];
  assert.ok(handle, `all_rows is not cut: ${JSON.stringify(result).slice(0, 400)}`);
  const ids = [];
  for (let offset = 0; offset !== undefined;) {
    const part = await read.call('read_result', { handle, path: '/rows', offset });
    ids.push(...part.items.map(({ id }) => id));
    offset = part.next_offset;
  }
  assert.deepEqual(ids, rows.map(({ id }) => id));
}

async function answersOfOthers(each, through) {
  for (const from of each) {
    for (const to of each) await readOn(from, to);
  }
  shown('a result that one cut is read on at every other');

  let asked = 0;
  const elicit = () => {
    ++asked;
    return { action: 'accept', content: { approve: true } };
  };
  const talker = await connect(through, asker, { elicit });
  for (let i = 0; i < 6; ++i) await talker.call('add', { key: `approved ${i}` });
  assert.equal(asked, 6);
  for (let i = 0; i < 6; ++i) assert.equal(arrivals.get(`approved ${i}`), 1);
  await talker.close();
  shown('an approval that one asked for counts at another, once');

  // The same yes at all of them.
  const call = (url, id, more) => fetch(url, { method: 'POST',
    headers: { authorization: `Bearer ${asker.token}`, 'content-type': 'application/json',
      accept: 'application/json, text/event-stream', 'mcp-protocol-version': '2026-07-28', 'mcp-method': 'tools/call',
      'mcp-name': 'add' },
    body: JSON.stringify({ jsonrpc: '2.0', id, method: 'tools/call', params: { name: 'add', arguments: { key: 'once' },
      _meta: { 'io.modelcontextprotocol/protocolVersion': '2026-07-28',
        'io.modelcontextprotocol/clientInfo': { name: 'raw', version: '1' },
        'io.modelcontextprotocol/clientCapabilities': { elicitation: { form: {} } } }, ...more } }) })
    .then(async (answer) => JSON.parse((await answer.text()).replace(/^[^]*?data: /, '')));
  const question = (await call(instances[0].url, 1)).result;
  assert.equal(question.resultType, 'input_required', JSON.stringify(question));
  const [key] = Object.keys(question.inputRequests);
  const yes = { requestState: question.requestState,
    inputResponses: { [key]: { action: 'accept', content: { approve: true } } } };
  const answers = await Promise.all([1, 2, 0, 1, 2].map((at, i) => call(instances[at].url, 10 + i, yes)));
  assert.equal(answers.filter((answer) => answer.result && !answer.result.isError).length, 1, JSON.stringify(answers));
  assert.equal(arrivals.get('once'), 1);
  shown('the same yes at all of them at once is good for one call');

  const slow = await connect(through, limited);
  let done = 0;
  const began = performance.now();
  const passed = () => (performance.now() - began) / 1_000;
  const calls = Array.from({ length: 60 }, () => slow.raw('say', { text: 'x' }).then(() => { ++done; }, () => {}));
  while (passed() < 1.5 || (done < 25 && passed() < 15)) await delay(50);
  assert.ok(done >= 25 && done <= 35 + passed() / 2, `${done} of 60 calls within ${passed()} s, where 30 a minute are allowed`);
  shown(`a client that may call 30 times a minute has ${done} calls answered at once, not 90`);
  await slow.close();
  void calls;
}

class Load {
  found = { reads: 0, saves: 0, refused: 0, adds: 0, cuts: 0, interrupted: 0, handles: 0, unread: 0, away: 0, longest: 0 };
  wrong = [];
  saved = [];
  added = [];
  attempts = new Map();
  number = 0;
  isAway = false; // the database
  settled = 0; // since when everybody has it again

  async timed(call) {
    const began = performance.now();
    try {
      return await call;
    } finally {
      this.found.longest = Math.max(this.found.longest, performance.now() - began);
    }
  }

  // As often as it takes; what is interrupted by the end of an instance is begun again.
  async insist(call) {
    for (let tries = 0; tries < 20; ++tries) {
      try {
        return await this.timed(call());
      } catch {
        ++this.found.interrupted;
        await delay(20);
      }
    }
    this.wrong.push('a call was interrupted twenty times');
    return undefined;
  }

  async read(agent, text) {
    const result = await this.insist(() => agent.raw('say', { text }));
    if (!result) return;
    ++this.found.reads;
    if (this.isAway) ++this.found.away;
    if (result.isError || valueOf(result).echo !== text) this.wrong.push(`say: ${JSON.stringify(result).slice(0, 300)}`);
  }

  async add(agent, key) {
    const result = await this.insist(() => {
      this.attempts.set(key, (this.attempts.get(key) ?? 0) + 1);
      return agent.raw('add', { key });
    });
    if (!result) return;
    if (result.isError) this.wrong.push(`add: ${JSON.stringify(result).slice(0, 300)}`);
    else this.added.push(key);
    ++this.found.adds;
  }

  // A save that is refused, as the database is away, was not acknowledged; nor was one that was interrupted.
  async save(agent, number) {
    const tool_name = `made_${number}`;
    const result = await this.timed(agent.raw('create_saved_query_tool', { tool_name, description: `For ${number}.`, endpoint: 'main',
      graphql_query: 'query ($text: String!) { echo(text: $text) }' })).catch(() => { ++this.found.interrupted; });
    if (!result) return;
    if (result.isError) {
      ++this.found.refused;
      if (!/storage|database|saved|connection/i.test(JSON.stringify(result))) this.wrong.push(JSON.stringify(result).slice(0, 300));
      return;
    }
    ++this.found.saves;
    this.saved.push(tool_name);
  }

  async cut(agent) {
    const isStored = !this.isAway && performance.now() > this.settled;
    try {
      await readOn(agent);
      ++this.found.cuts;
    } catch (error) {
      if (isStored && /no such result/.test(error.message)) ++this.found.handles;
      else if (/no such result/.test(error.message)) ++this.found.unread;
      else if (/connection/i.test(error.message)) ++this.found.unread; // the database is away
      else if (error.code === 'ERR_ASSERTION' && !/fetch|502/.test(error.message)) this.wrong.push(error.message.slice(0, 300));
      else ++this.found.interrupted;
    }
  }

  async lane(through, end) {
    const agent = await connect(through, worker);
    while (performance.now() < end) {
      const number = ++this.number;
      const kind = number % 20;
      if (kind === 0) await this.save(agent, number);
      else if (kind === 10) await this.cut(agent);
      else if (kind % 3 === 0) await this.add(agent, `key ${number}`);
      else await this.read(agent, `text ${number}`);
    }
    await agent.close().catch(() => {});
  }
}

async function underLoad(through) {
  const load = new Load();
  const end = performance.now() + seconds * 1_000;
  const at = (part) => delay(seconds * 1_000 * part);
  const lanes = Array.from({ length: 6 }, () => load.lane(through, end));
  const trouble = (async () => {
    await at(0.2);
    await instances[1].app.kill();
    await at(0.15);
    await instances[1].start();
    await at(0.15);
    load.isAway = true;
    await postgres.end();
    await at(0.15);
    await postgres.start();
    load.isAway = false;
    load.settled = performance.now() + 2_000;
  })();
  await Promise.all([...lanes, trouble]);
  const { found } = load;
  const lost = load.added.filter((key) => !arrivals.has(key));
  const twice = [...load.attempts].filter(([key, times]) => (arrivals.get(key) ?? 0) > times).map(([key]) => key);
  const each = await Promise.all(instances.map(({ url }) => connect(url, worker)));
  for (const agent of each) {
    const names = new Set();
    for (let cursor; ;) {
      const page = await agent.call('list_commands', { detail: 'names', ...(cursor ? { cursor } : {}) });
      for (const { name } of page.commands) names.add(name);
      cursor = page.next_cursor;
      if (!cursor) break;
    }
    lost.push(...load.saved.filter((name) => !names.has(name)));
    await agent.close();
  }
  console.log(`${seconds} s: ${found.reads} reads, ${found.away} of them while the database was away, ${found.adds} changes, `
    + `${found.saves} saves and ${found.refused} refused, ${found.cuts} results read on, ${found.unread} not while the `
    + `database was away, ${found.handles} gone, ${found.interrupted} interrupted, longest ${found.longest.toFixed(0)} ms; lost ${lost.length}, twice ${twice.length}`);
  assert.deepEqual(load.wrong, []);
  assert.deepEqual(lost, []);
  assert.deepEqual(twice, []);
  assert.equal(found.handles, 0, 'a handle is gone');
  assert.ok(found.away > 0 && found.saves > 0 && found.cuts > 0 && found.adds > 0, 'the load was too small to show anything');
  shown('with one of them killed and the database away, nothing acknowledged is lost and nothing done twice');
}

try {
  for (const instance of instances) {
    await instance.start();
    endings.push(() => instance.stop());
  }
  const proxy = await startProxy(port, instances.map(({ url }) => new URL(url).port));
  endings.push(() => proxy.stop());
  const each = await Promise.all(instances.map(({ url }) => connect(url, worker)));
  const save = (tool_name, graphql_query) => each[0].call('create_saved_query_tool',
    { tool_name, description: `For ${tool_name}.`, endpoint: 'main', graphql_query });
  await save('say', 'query ($text: String!) { echo(text: $text) }');
  await save('add', 'mutation ($key: String!) { add(key: $key) }');
  await save('all_rows', '{ rows { id text } }');
  await seenByAll(each, async (agent) => agent.call('say', { text: 'x' }).then(() => true, () => false));
  await seenByAll(each, async (agent) => (await agent.toolNames()).includes('all_rows'));
  await seen(each);
  await answersOfOthers(each, proxy.url);
  for (const agent of each) await agent.close();
  await underLoad(proxy.url);
} catch (error) {
  process.exitCode = 1;
  console.error(error);
  for (const { app } of instances) console.error(app?.complaints());
} finally {
  for (const end of endings.reverse()) await Promise.resolve(end()).catch((error) => { process.exitCode = 1; console.error(error); });
}
process.exit();
