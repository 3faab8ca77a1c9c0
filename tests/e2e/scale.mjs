// SPDX-License-Identifier: GPL-3.0-or-later
// Scale: what is listed among 1,000 saved tools, and what a call costs among 10,000.
import assert from 'node:assert/strict';
import { saveTools } from './support/manytools.mjs';
import { shown, startMore, workflow } from './support/workflow.mjs';

const saved = 1_000;

const median = (times) => times.toSorted((a, b) => a - b)[times.length >> 1];

async function callTime(agent, tool) {
  const times = [];
  for (let i = 0; i < 300; ++i) {
    const began = performance.now();
    await agent.call(tool, { text: 'x' });
    times.push(performance.now() - began);
  }
  return median(times);
}

await workflow(async ({ agent, upstream, configuration }) => {
  const listed = await agent.tools();
  assert.deepEqual(listed.map((tool) => tool.name).sort(), ['invoke_command', 'list_commands', 'pinned_tool']);
  const size = JSON.stringify(listed).length;
  assert.ok(size < 4_000, `${size} bytes`);
  shown(`${saved} saved tools are listed as ${listed.length} in ${size} bytes`);

  const names = [];
  let pages = 0;
  for (let cursor; ; ++pages) {
    const page = await agent.call('list_commands', { detail: 'names', ...(cursor ? { cursor } : {}) });
    names.push(...page.commands.map((command) => command.name));
    cursor = page.next_cursor;
    if (!cursor) break;
  }
  assert.equal(new Set(names).size, names.length);
  assert.equal(names.filter((name) => name.startsWith('say_')).length, saved);
  assert.ok(pages > 0, 'the commands come in pages');
  const found = await agent.call('list_commands', { query: 'say number 777', detail: 'full' });
  assert.ok(found.commands.some((command) => command.name === 'say_00777'));
  assert.deepEqual(await agent.invoke('say_00777', { text: 'x' }), { echo: 'x' });
  shown(`list_commands has them in ${pages + 1} pages and finds one by words`);

  const few = await startMore(configuration(upstream), (data) => saveTools(data, 10));
  const many = await startMore(configuration(upstream), (data) => saveTools(data, 10_000));
  await callTime(few, 'say_00007'); // warms all that both share
  const rounds = [];
  for (let round = 0; round < 3; ++round)
    rounds.push([await callTime(few, 'say_00007'), await callTime(many, 'say_07777')]);
  const [amongFew, amongMany] = [0, 1].map((which) => Math.min(...rounds.map((round) => round[which])));
  console.log(`a call among 10: ${amongFew.toFixed(2)} ms, among 10,000: ${amongMany.toFixed(2)} ms`);
  // A busy machine doubles either; what grows with the number of tools would take tens of milliseconds.
  assert.ok(amongMany <= amongFew * 3 + 2);
  shown('a call among 10,000 tools costs no more than among 10');
}, { prepare: (data) => saveTools(data, saved, { withPinned: true }) });
