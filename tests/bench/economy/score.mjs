// SPDX-License-Identifier: GPL-3.0-or-later
// Usage: node score.mjs QUESTIONS.jsonl RESULTS.jsonl [--misses]
//
// How often an accepted answer is among the first 1, 3, 5 and 10 results, and the mean of 1/rank, by half and by style.
// Half A is for reading and tuning; of half B nobody looks at anything but these figures. Which half a question
// belongs to is told by its id. --misses lists what half A did not find among the first five.
import fs from 'node:fs';
import { pathToFileURL } from 'node:url';

export const lines = (file) => fs.readFileSync(file, 'utf8').trim().split('\n').map((line) => JSON.parse(line));

// By FNV-1a of the id.
export function halfOf(id) {
  let hash = 0x811c9dc5;
  for (const byte of Buffer.from(id)) hash = Math.imul(hash ^ byte, 0x01000193) >>> 0;
  return ((hash >>> 8) ^ hash) & 1 ? 'B' : 'A';
}

// Of rows with a rank, 0 where nothing was found.
export function figures(rows) {
  const share = (most) => (100 * rows.filter((row) => row.rank > 0 && row.rank <= most).length) / rows.length;
  const mean = rows.reduce((sum, row) => sum + (row.rank ? 1 / row.rank : 0), 0) / rows.length;
  return [1, 3, 5, 10].map((most) => share(most).toFixed(1).padStart(6)).join('') + mean.toFixed(3).padStart(7);
}

function main() {
  const [questions, results] = process.argv.slice(2, 4).map(lines);
  const found = new Map(results.map((row) => [row.id, row]));
  const rows = questions.map((question) => {
    const names = [...new Set(found.get(question.id)?.results ?? [])];
    const rank = names.slice(0, 10).findIndex((name) => question.accept.includes(name)) + 1;
    return { ...question, names, rank, half: halfOf(question.id) };
  });
  console.log('                 n    @1    @3    @5   @10    MRR');
  for (const half of ['A', 'B']) {
    const ofHalf = rows.filter((row) => row.half === half);
    const groups = new Map([[half, ofHalf]]);
    for (const row of ofHalf)
      if (row.style) groups.set(`${half} ${row.style}`, [...(groups.get(`${half} ${row.style}`) ?? []), row]);
    for (const [name, group] of [...groups].sort())
      console.log(name.padEnd(12), String(group.length).padStart(5), figures(group));
  }
  if (!process.argv.includes('--misses')) return;
  for (const row of rows)
    if (row.half === 'A' && !(row.rank > 0 && row.rank <= 5))
      console.log(row.style ?? '', row.rank || '-', JSON.stringify(row.q), row.accept.slice(0, 3).join(' '), '<-', row.names.slice(0, 5).join(' '));
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) main();
