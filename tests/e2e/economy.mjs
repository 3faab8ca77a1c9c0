// SPDX-License-Identifier: GPL-3.0-or-later
// Economy: an agent that follows the answers literally works on fifty tasks at mocks of GitHub and Shopify; how many it
// solves, and how many tokens of the o200k encoding it reads and writes from its first question to the saved tool's
// answer.
//     economy.mjs PROGRAM CLIENTS SERVERS [--show ODD|EVEN]
// The tasks with even numbers are not looked at by whoever tunes: --show tells the steps of one task or of the odd ones.
import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Mock } from './economy/mock.mjs';
import { ScriptedAgent } from './economy/scriptedagent.mjs';
import { Agent } from './support/agent.mjs';
import { startApp } from './support/app.mjs';
import { packagesIn } from './support/packages.mjs';

const leastSolved = 44;
const mostTokens = 1_500;

const [program, clients, servers, ...words] = process.argv.slice(2);
if (!existsSync(join(servers, 'installed'))) {
  console.log('SKIPPED: npm could not install the packages of tests/e2e/package.json');
  process.exit(0);
}
const load = packagesIn(servers);
const graphql = await load('graphql');
const { encode } = await load('gpt-tokenizer/encoding/o200k_base');
const tokensOf = (text) => encode(text).length;
const tasks = readFileSync(new URL('economy/tasks.jsonl', import.meta.url), 'utf8').trim().split('\n').map((line) => JSON.parse(line));

const isWithin = (name, value, args) => args !== null && typeof args === 'object'
  && Object.entries(args).some(([key, one]) => (name.split('|').includes(key) && JSON.stringify(one).includes(JSON.stringify(value).slice(1, -1)))
    || isWithin(name, value, one));

// What the server was not asked for that the task needs.
function lacking(task, fields) {
  const meant = fields.filter((field) => task.accept.includes(field.coordinate));
  if (meant.length === 0) return ['the operation'];
  const below = fields.filter((field) => meant.some((one) => one.path.every((step, i) => field.path[i] === step)));
  return [
    ...Object.entries(task.with).filter(([name, value]) => !fields.some((field) => isWithin(name, value, field.args)))
      .map(([name]) => `to pass ${name}`),
    ...task.reads.filter((name) => !below.some((field) => name.split('|').includes(field.name))).map((name) => `to read ${name}`),
  ];
}

async function runAll(api) {
  const mock = await new Mock(graphql, api, servers).start();
  const app = await startApp(program, { endpoints: { [api]: { url: mock.url, mutations: 'allow' } } });
  const agent = await Agent.connect({ load: packagesIn(clients), mode: 'modern', url: app.url, token: app.token });
  const listed = tokensOf(JSON.stringify(await agent.tools()));
  const scripted = new ScriptedAgent(agent, tokensOf);
  const rows = [];
  for (const task of tasks.filter((one) => one.api === api)) {
    let why;
    try {
      const callSaved = await scripted.solve(task);
      mock.forget();
      await callSaved();
      why = lacking(task, mock.fields).join(', ');
    } catch (error) {
      why = error.message;
    }
    rows.push({ task, why, read: scripted.read, written: scripted.written, steps: scripted.steps });
  }
  await agent.close();
  await app.stop();
  mock.stop();
  return { rows, listed };
}

const mean = (values) => Math.round(values.reduce((sum, one) => sum + one, 0) / values.length);

function report(title, rows) {
  const asked = rows.map((row) => row.steps.filter((step) => step.name === 'search_schema').length);
  const lacks = (pattern) => rows.filter((row) => pattern.test(row.why)).length;
  console.log(`${title.padEnd(12)} ${rows.filter((row) => !row.why).length} of ${rows.length} solved; tokens read ${mean(rows.map((row) => row.read))}, `
    + `written ${mean(rows.map((row) => row.written))}, most ${Math.max(...rows.map((row) => row.read + row.written))}; `
    + `questions ${(asked.reduce((sum, one) => sum + one, 0) / rows.length).toFixed(2)}; `
    + `not found ${lacks(/^not found|^the operation/)}, refused ${lacks(/^\w+: /)}, arguments lacking ${lacks(/to pass/)}, fields lacking ${lacks(/to read/)}`);
}

const wanted = words[0] === '--show' ? words[1] : '';
const isShown = (task) => (wanted === 'ODD' ? task.id % 2 === 1 : String(task.id) === wanted);
const runs = [await runAll('github'), await runAll('shopify')];
const rows = runs.flatMap((run) => run.rows);
for (const { task, why, read, written, steps } of rows) {
  if (task.id % 2 === 1 && why) console.log(`${task.id} ${task.task}: ${read} + ${written} tokens; lacks: ${why.slice(0, 300)}`);
  if (wanted && isShown(task)) for (const step of steps) console.log(`  ${step.name} ${JSON.stringify(step.args)}\n    ${step.text}`);
}
console.log(`tokens of the list of tools: ${runs.map((run) => run.listed).join(', ')}`);
report('odd', rows.filter((row) => row.task.id % 2 === 1));
report('even', rows.filter((row) => row.task.id % 2 === 0));
report('all', rows);
const tokens = mean(rows.map((row) => row.read + row.written));
assert.ok(rows.filter((row) => !row.why).length >= leastSolved, `fewer than ${leastSolved} tasks are solved`);
assert.ok(tokens <= mostTokens, `${tokens} tokens a task`);
console.log('economy: fine');
