// SPDX-License-Identifier: GPL-3.0-or-later
// A connection that breaks: a mutation never arrives twice, and what became of it is never made up.
import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { fileURLToPath } from 'node:url';
import { shown, workflow } from './support/workflow.mjs';

const schema = fileURLToPath(new URL('upstream/schema.graphql', import.meta.url));

function answer(data) {
  const body = JSON.stringify({ data });
  return `HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body}`;
}

const good = answer({ createIssue: { issue: { number: 1 }, errors: [] } });
const greeting = answer({ projects: [] });

// What a BreakingServer does to connections.
const reset = (socket) => socket.resetAndDestroy();
const close = (socket) => socket.end();

class BreakingServer {
  arrived = new Map(); // mutations by their titles, how often
  bytes = good.length; // of the answer to a mutation; fewer than all of it, and the connection breaks
  break = reset;
  afterGreeting = undefined; // what happens to a connection that could be kept alive
  onAccept = undefined;

  async start() {
    this.server = createServer({ noDelay: true }, (socket) => this.serve(socket));
    this.server.listen(0, '127.0.0.1');
    await once(this.server, 'listening');
    return `http://127.0.0.1:${this.server.address().port}/graphql`;
  }

  serve(socket) {
    let text = '';
    socket.on('error', () => {});
    if (this.onAccept) return this.onAccept(socket);
    return socket.on('data', (chunk) => {
      text += chunk.toString('latin1');
      const head = text.indexOf('\r\n\r\n');
      const length = Number(/content-length: (\d+)/i.exec(text)?.[1]);
      if (head < 0 || text.length < head + 4 + length) return;
      const title = /"title":"(\w+)"/.exec(text)?.[1];
      text = '';
      if (title) this.answerMutation(socket, title);
      else socket.write(greeting, () => this.afterGreeting?.(socket));
    });
  }

  answerMutation(socket, title) {
    this.arrived.set(title, this.times(title) + 1);
    const isWhole = this.bytes >= good.length;
    if (this.bytes === 0) this.break(socket);
    else socket.write(good.slice(0, this.bytes), () => { if (!isWhole) this.break(socket); });
  }

  times(title) {
    return this.arrived.get(title) ?? 0;
  }
}

const breaking = new BreakingServer();
const url = await breaking.start();

await workflow(async ({ agent }) => {
  await agent.call('create_saved_query_tool', { tool_name: 'create_issue', description: 'Opens an issue.',
    graphql_query: 'mutation C($title: String!) { createIssue(input: { title: $title }) { issue { number } errors } }' });
  await agent.call('create_saved_query_tool',
    { tool_name: 'projects', description: 'Lists projects.', graphql_query: '{ projects { key } }' });
  const fails = async (title) => {
    const failed = await agent.failure('create_issue', { title });
    assert.ok(['network', 'http'].includes(failed.level), JSON.stringify(failed));
    return failed;
  };

  for (const [name, way] of Object.entries({ reset, close })) {
    breaking.break = way;
    for (let bytes = 0; bytes <= good.length; ++bytes) {
      const title = `${name}${bytes}`;
      breaking.bytes = bytes;
      await agent.call('projects'); // leaves a connection that is kept alive
      if (bytes === good.length) await agent.call('create_issue', { title });
      else await fails(title);
      assert.equal(breaking.times(title), 1, `${name} behind ${bytes} bytes`);
    }
    shown(`${name} behind each of ${good.length} bytes of the answer: the mutation arrived once`);
  }

  for (const way of [close, reset]) {
    breaking.afterGreeting = way;
    for (let i = 0; i < 50; ++i) {
      const title = `${way.name}Idle${i}`;
      await agent.call('projects');
      const result = await agent.raw('create_issue', { title });
      assert.ok(breaking.times(title) <= 1, `${title} arrived ${breaking.times(title)} times`);
      if (!result.isError) assert.equal(breaking.times(title), 1);
    }
  }
  breaking.afterGreeting = undefined;
  shown('a connection that ends before the mutation is sent: it arrives once at most');

  breaking.onAccept = reset;
  const failed = await fails('never');
  assert.equal(breaking.times('never'), 0);
  assert.equal(failed.level, 'network');
  breaking.onAccept = undefined;
  await agent.call('create_issue', { title: 'finally' });
  assert.equal(breaking.times('finally'), 1);
  shown('a connection that ends at once: it never arrives, and the next call does');
  breaking.server.close();
}, { configuration: () => ({
  endpoints: { tracker: { url, schema, mutations: 'allow', retry: { first_delay: '1 ms', longest_delay: '2 ms' } } },
}) });
