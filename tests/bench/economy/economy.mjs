// SPDX-License-Identifier: GPL-3.0-or-later
// Usage: node economy.mjs PROGRAM PACKAGES QUESTIONS
//
// Prints how often search_schema and list_commands find what a question is about, and in how many tokens, beside
// minisearch over the same texts. PROGRAM is bench_economy_rank, PACKAGES the folder with this one's npm packages,
// QUESTIONS a folder with search-questions.jsonl, saved-tool-questions.jsonl, saved-tools.json and
// schemas/NAME.graphql. What score.mjs says about the halves holds here as well: tune with A, report both.
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { createRequire } from 'node:module';
import { figures, halfOf, lines } from './score.mjs';

const [program, packages, folder] = process.argv.slice(2).map((name) => path.resolve(name));
const require = createRequire(path.join(packages, 'package.json'));
const { buildSchema, isObjectType, isInterfaceType, isIntrospectionType } = require('graphql');
const { encode } = require('gpt-tokenizer');
const MiniSearch = require('minisearch');

const scratch = fs.mkdtempSync(path.join(os.tmpdir(), 'economy-'));
const inFolder = (name) => path.join(folder, name);
const questions = lines(inFolder('search-questions.jsonl'));
const toolQuestions = lines(inFolder('saved-tool-questions.jsonl'));

function answers(kind, source, asked) {
  const file = path.join(scratch, 'questions.jsonl');
  fs.writeFileSync(file, asked.map((question) => JSON.stringify(question)).join('\n') + '\n');
  const text = execFileSync(program, [kind, source, file], { encoding: 'utf8', maxBuffer: 1 << 28 });
  return new Map(text.trim().split('\n').map((line) => JSON.parse(line)).map((answer) => [answer.id, answer]));
}

const wordsOf = (text) => text.replace(/([a-z0-9])([A-Z])/g, '$1 $2').toLowerCase().split(/[^a-z0-9]+/).filter(Boolean);
const stemOf = (word) => word.replace(/(ies|ing|ed|es|s|e|y)$/, '');

// The first accepted among ten results; 0: none.
const rankOf = (question, results) => [...new Set(results)].slice(0, 10).findIndex((name) => question.accept.includes(name)) + 1;

function print(title, rows) {
  for (const half of ['A', 'B']) {
    const ofHalf = rows.filter((row) => halfOf(row.id) === half);
    console.log(`${title} ${half}`.padEnd(42), String(ofHalf.length).padStart(4), figures(ofHalf));
    const other = ofHalf.filter((row) => row.style === 'Y');
    if (other.length) console.log(`${title} ${half}, other words`.padEnd(42), String(other.length).padStart(4), figures(other));
  }
}

// What someone asks who takes those offered words that stand in an accepted name, an upper bound for what hints do.
function askedAgain(question, hints) {
  const names = new Set(question.accept.flatMap(wordsOf).map(stemOf));
  const fitting = hints.filter((hint) => names.has(stemOf(hint)));
  return fitting.length ? { ...question, q: `${fitting.join(' ')} ${question.q}` } : null;
}

function fieldsOf(schema) {
  const documents = [];
  for (const type of Object.values(schema.getTypeMap()))
    if ((isObjectType(type) || isInterfaceType(type)) && !isIntrospectionType(type))
      for (const field of Object.values(type.getFields()))
        documents.push({
          id: `${type.name}.${field.name}`,
          name: wordsOf(field.name).join(' '),
          owner: wordsOf(type.name).join(' '),
          result: wordsOf(String(field.type)).join(' '),
          description: field.description ?? '',
          args: field.args.map((arg) => `${wordsOf(arg.name).join(' ')} ${arg.description ?? ''}`).join(' '),
          line: `${type.name}.${field.name}${field.args.length ? `(${field.args.map((arg) => `${arg.name}: ${arg.type}`).join(', ')})` : ''}: ${field.type}`,
        });
  return documents;
}

function miniSearch(documents, fields) {
  const index = new MiniSearch({ fields, storeFields: ['line'], searchOptions: { boost: { name: 3, owner: 2 }, fuzzy: 0.2, prefix: true } });
  index.addAll(documents);
  return index;
}

function tokensOf(texts) {
  const counts = texts.map((text) => encode(text).length).sort((a, b) => a - b);
  const mean = Math.round(counts.reduce((sum, count) => sum + count, 0) / counts.length);
  return `mean ${mean}, p95 ${counts[Math.floor(counts.length * 0.95)]}, most ${counts.at(-1)}`;
}

console.log('found'.padEnd(42), '   n', '   @1    @3    @5   @10    MRR');
const ours = answers('schema', inFolder('schemas'), questions);
print('search_schema', questions.map((question) => ({ ...question, rank: rankOf(question, ours.get(question.id).results) })));
const inView = questions.map((question) => {
  const groups = ours.get(question.id).groups.slice(0, 10);
  return { ...question, rank: groups.findIndex((group) => group.some((name) => question.accept.includes(name))) + 1 };
});
print('with also_on', inView);
const again = questions.map((question) => {
  const rank = rankOf(question, ours.get(question.id).results);
  return rank > 0 && rank <= 5 ? null : askedAgain(question, ours.get(question.id).hints ?? []);
}).filter(Boolean);
const second = again.length ? answers('schema', inFolder('schemas'), again) : new Map();
print('asked again with a hint', questions.map((question) => ({
  ...question, rank: rankOf(question, (second.get(question.id) ?? ours.get(question.id)).results) })));

const schemas = new Map();
const peerAnswers = [];
print('minisearch', questions.map((question) => {
  if (!schemas.has(question.schema))
    schemas.set(question.schema, miniSearch(fieldsOf(buildSchema(fs.readFileSync(inFolder(`schemas/${question.schema}.graphql`), 'utf8'), { assumeValid: true })),
      ['name', 'owner', 'result', 'description', 'args']));
  const found = schemas.get(question.schema).search(question.q).slice(0, 10);
  peerAnswers.push(found.slice(0, 5).map((hit) => hit.line).join('\n'));
  return { ...question, rank: rankOf(question, found.map((hit) => hit.id)) };
}));

const tools = JSON.parse(fs.readFileSync(inFolder('saved-tools.json'), 'utf8'));
const ourTools = answers('tools', inFolder('saved-tools.json'), toolQuestions);
print('list_commands', toolQuestions.map((question) => ({ ...question, rank: rankOf(question, ourTools.get(question.id).results) })));
const toolIndex = miniSearch(tools.map((tool) => ({ id: tool.name, name: wordsOf(tool.name).join(' '), description: tool.description })), ['name', 'description']);
print('minisearch, tools', toolQuestions.map((question) => ({ ...question, rank: rankOf(question, toolIndex.search(question.q).map((hit) => hit.id)) })));

console.log('\ntokens of an answer');
console.log('search_schema: five operations and more:', tokensOf([...ours.values()].map((answer) => answer.answer)));
console.log('minisearch: five lines of SDL:          ', tokensOf(peerAnswers));
fs.rmSync(scratch, { recursive: true });
