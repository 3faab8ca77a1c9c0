// SPDX-License-Identifier: GPL-3.0-or-later
// sentences.mjs PROGRAM CLIENTS SERVERS AGENTS AGENT: an agent that people run calls tools of the program, and its model
// is given the very sentences that the program wrote. What that model was given is in the lines "given: ...".
import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Agent, valueOf } from '../support/agent.mjs';
import { startApp } from '../support/app.mjs';
import { packagesIn } from '../support/packages.mjs';
import { startUpstream } from '../upstream/servers.mjs';
import { clients, commandLine, isApart, name, program, run, servers, test } from './agentrun.mjs';
import { startModel } from './model.mjs';

const endpoint = 'tracker';
const script = [
  { tool: 'search_schema', args: { query: 'issues' } }, // of two endpoints, and does not say which
  { tool: 'validate_graphql_query', args: { query: '{ isues { nodes { number } } }', endpoint } },
  { tool: 'execute_graphql_query', args: {
    query: '{ issues(first: 500) { nodes { id title state number project { id name } pipeline { name } again: title more: title } } }',
    endpoint } },
];

// What each call has to tell, in the program's own words.
const sentences = [
  ({ content: [{ text }] }) => text.split('\n').filter(Boolean),
  (result) => valueOf(result).errors.flatMap(({ message, suggestion }) => [message, suggestion]),
  // Up to the handle, which is another one for each call.
  ({ content: [{ text }] }) => {
    assert.match(text, /\n\n[^\n]*read_result/, 'the result was not cut');
    return [text.slice(text.lastIndexOf('\n\n') + 2).split(/"[\w-]{8,}"/)[0]];
  },
];

// Clients put a text into JSON, some of them twice.
function says(given, sentence) {
  for (let form = sentence, i = 0; i < 3; ++i, form = JSON.stringify(form).slice(1, -1)) {
    if (given.includes(form)) return true;
  }
  return false;
}

await test(async (atEnd) => {
  const upstream = await startUpstream('yoga', packagesIn(servers));
  atEnd(() => upstream.stop());
  const { url } = upstream;
  const app = await startApp(program, { endpoints: { [endpoint]: { url }, other: { url } } });
  atEnd(() => app.stop());
  const model = await startModel(script);
  atEnd(() => model.stop());
  const folder = mkdtempSync(join(tmpdir(), 'tooltray-agent-'));
  atEnd(() => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }));

  const written = await Agent.connect({ load: packagesIn(clients), mode: 'modern', url: app.url, token: app.token });
  atEnd(() => written.close());
  const expected = [];
  for (const [i, { tool, args }] of script.entries())
    expected.push(sentences[i](await written.raw(tool, args)));

  const output = await run(commandLine({ folder, server: app, model }), folder);
  assert.equal(model.results.length, script.length, `${name} made ${model.results.length} calls; offered were ${
    model.offered.join(', ')}\n${output.slice(-4_000)}`);
  for (const [i, { tool }] of script.entries()) {
    const given = model.results[i];
    assert.ok(expected[i].length > 0);
    for (const sentence of expected[i]) {
      assert.ok(sentence.length > 15 && says(given, sentence),
        `${tool} wrote\n  ${sentence}\nand the model of ${name} was given\n  ${given.slice(0, 1_000)} ... ${given.slice(-500)}`);
      console.log(`given: ${tool}: ${sentence}`);
    }
  }
  console.log(`${name}${isApart ? ', without a network' : ''}: fine`);
});
