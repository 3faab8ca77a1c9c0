// SPDX-License-Identifier: GPL-3.0-or-later
// clients.mjs SERVER PACKAGES MODE: the official client libraries against the server, over HTTP with a token,
// over the relay from stdio to that, and over stdio. MODE: auto, pinned or legacy of the current library, or v1 for the one before it.
import assert from 'node:assert/strict';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { startServer } from './server.mjs';

const [program, packages, mode] = process.argv.slice(2);
const token = 's3cret';
const require = createRequire(join(packages, 'package.json'));
const load = (name) => import(pathToFileURL(require.resolve(name)).href);
const isOld = mode === 'v1';
const isModern = mode === 'auto' || mode === 'pinned';

const library = isOld
  ? {
      ...(await load('@modelcontextprotocol/sdk/client/index.js')),
      ...(await load('@modelcontextprotocol/sdk/client/streamableHttp.js')),
      ...(await load('@modelcontextprotocol/sdk/client/stdio.js')),
      ...(await load('@modelcontextprotocol/sdk/types.js')),
    }
  : { ...(await load('@modelcontextprotocol/client')), ...(await load('@modelcontextprotocol/client/stdio')) };

function newClient(news) {
  const negotiation = { auto: 'auto', pinned: { pin: '2026-07-28' }, legacy: 'legacy' }[mode];
  const client = new library.Client({ name: 'test-client', version: '1.0.0' }, {
    ...(isOld ? {} : { versionNegotiation: { mode: negotiation } }),
    capabilities: { elicitation: { form: {} } },
  });
  const elicit = () => ({ action: 'accept', content: { name: 'Ada' } });
  if (isOld) {
    client.setRequestHandler(library.ElicitRequestSchema, elicit);
    client.setNotificationHandler(library.ToolListChangedNotificationSchema, news);
  } else {
    client.setRequestHandler('elicitation/create', elicit);
    client.setNotificationHandler('notifications/tools/list_changed', news);
  }
  return client;
}

const text = (result) => result.content[0].text;
const code = (promise) => promise.then(() => 'no error', (error) => error.code);

async function exercise(transport) {
  let toldOfChange;
  const changed = new Promise((resolve) => { toldOfChange = resolve; });
  const client = newClient(toldOfChange);
  await client.connect(transport);
  if (!isOld) assert.equal(client.getProtocolEra(), isModern ? 'modern' : 'legacy');
  assert.equal(client.getServerVersion().name, 'conformance-fixture');
  assert.ok(client.getServerCapabilities().tools.listChanged);

  const { tools } = await client.listTools();
  assert.ok(tools.length > 20);
  assert.equal(text(await client.callTool({ name: 'test_simple_text', arguments: {} })),
    'This is a simple text response for testing.');
  assert.equal((await client.callTool({ name: 'test_error_handling', arguments: {} })).isError, true);
  assert.equal(text(await client.callTool({ name: 'test_input_required_result_elicitation', arguments: {} })),
    'Hello, Ada!');
  let steps = 0;
  await client.callTool({ name: 'test_tool_with_progress', arguments: {} },
    ...(isOld ? [undefined] : []), { onprogress: () => { ++steps; } });
  assert.equal(steps, 3);
  assert.equal(await code(client.callTool({ name: 'no_such_tool', arguments: {} })), -32602);
  // The current library brings the older code into the modern form by itself.
  assert.equal(await code(client.readResource({ uri: 'test://nope' })), isOld ? -32002 : -32602);
  assert.equal((await client.readResource({ uri: 'test://static-text' })).contents.length, 1);
  assert.equal((await client.listResourceTemplates()).resourceTemplates.length, 1);
  const prompt = await client.getPrompt({ name: 'test_prompt_with_arguments', arguments: { arg1: 'a', arg2: 'b' } });
  assert.equal(prompt.messages[0].content.text, "Prompt with arguments: arg1='a', arg2='b'");
  const completion = await client.complete({
    ref: { type: 'ref/prompt', name: 'test_prompt_with_arguments' }, argument: { name: 'arg1', value: 'par' } });
  assert.deepEqual(completion.completion.values, ['paris', 'park', 'party']);

  const stopped = new AbortController();
  const aborted = client.callTool({ name: 'test_tool_with_progress', arguments: {} },
    ...(isOld ? [undefined] : []), { signal: stopped.signal });
  setTimeout(() => stopped.abort(), 20);
  await assert.rejects(aborted);

  if (!isModern) {
    await client.callTool({ name: 'test_trigger_tool_change', arguments: {} });
    await changed;
  }
  if (client.transport.terminateSession && !isModern) await client.transport.terminateSession();
  await client.close();
}

const headers = { Authorization: `Bearer ${token}` };
const server = await startServer(program, token);
await exercise(new library.StreamableHTTPClientTransport(new URL(server.url), { requestInit: { headers } }));
await assert.rejects(newClient(() => {}).connect(new library.StreamableHTTPClientTransport(new URL(server.url))));
console.log(`${mode} over HTTP: fine`);

const relay = (secret) => new library.StdioClientTransport({
  command: process.env.TOOLTRAY_PROGRAM, args: ['stdio', '--url', server.url],
  env: { ...library.getDefaultEnvironment(), TOOLTRAY_TOKEN: secret } });
await exercise(relay(token));
await assert.rejects(newClient(() => {}).connect(relay('wrong')),
  mode === 'pinned' ? /server\/discover/ : /401/); // a pinned client keeps the reason to itself
await server.stop();
console.log(`${mode} over the relay: fine`);

await exercise(new library.StdioClientTransport({ command: program, args: ['--stdio'] }));
console.log(`${mode} over stdio: fine`);
process.exit(0);
