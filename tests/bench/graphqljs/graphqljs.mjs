// SPDX-License-Identifier: GPL-3.0-or-later
// graphqljs.mjs PACKAGE_FOLDER OUTPUT_FOLDER: writes the documents to measure with into OUTPUT_FOLDER, then prints what
// graphql-js needs for each task once it is warm, in nanoseconds: a line "task time".
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

const [packages, output] = process.argv.slice(2);
const require = createRequire(join(packages, 'package.json'));
const { buildClientSchema, buildSchema, introspectionFromSchema, parse, print, printSchema, validate } = require('graphql');
const kLenient = { assumeValid: true, assumeValidSDL: true }; // GitHub's schema is not quite valid

const kFragments = `fragment Who on Actor {
  login
  avatarUrl(size: 48)
  ... on User {
    name
    company
  }
}
fragment Page on PageInfo {
  hasNextPage
  endCursor
}
`;

// Some thirty lines about a repository; all names end in the number.
function repository(n) {
    return `  repository${n}: repository(owner: $owner, name: $name) {
    id
    nameWithOwner
    description
    stargazerCount
    primaryLanguage { name color }
    defaultBranchRef {
      name
      target {
        ... on Commit {
          oid
          history(first: 5) {
            nodes { messageHeadline committedDate author { name user { ...Who } } }
          }
        }
      }
    }
    issues${n}: issues(first: $first, after: $after, states: [OPEN], orderBy: {field: UPDATED_AT, direction: DESC}) {
      totalCount
      pageInfo { ...Page }
      nodes {
        number
        title
        author { ...Who }
        labels(first: ${n + 1}) @include(if: $withLabels) { nodes { name color } }
      }
    }
    pullRequests(first: $first, states: [OPEN, MERGED]) {
      nodes { number title mergeable reviewDecision author { ...Who } }
    }
  }
`;
}

function operation(count) {
    const parts = Array.from({ length: count }, (_, n) => repository(n)).join('');
    return `query Overview($owner: String!, $name: String!, $first: Int = 20, $after: String, $withLabels: Boolean = true) {\n${parts}}\n${kFragments}`;
}

const published = readFileSync(join(packages, 'node_modules/@octokit/graphql-schema/schema.graphql'), 'utf8');
const schema = buildSchema(published, kLenient);
const documents = {
    'published.graphql': published,
    'schema.graphql': printSchema(schema),
    'introspection.json': JSON.stringify({ data: introspectionFromSchema(schema) }),
    'small.graphql': operation(1),
    'big.graphql': operation(60),
};
mkdirSync(output, { recursive: true });
for (const [name, text] of Object.entries(documents))
    writeFileSync(join(output, name), text);

const small = parse(documents['small.graphql']);
const big = parse(documents['big.graphql']);
for (const document of [small, big])
    if (validate(schema, document).length > 0)
        throw new Error(validate(schema, document)[0].message);
const client = buildClientSchema(JSON.parse(documents['introspection.json']).data, kLenient);

// The processor's time counts the collector's threads too; where the wall's is less, that is what is fair.
function timed(runs, run) {
    const begin = process.hrtime.bigint();
    const cpu = process.cpuUsage();
    for (let i = 0; i < runs; ++i)
        run();
    const { user, system } = process.cpuUsage(cpu);
    return Math.min(Number(process.hrtime.bigint() - begin), (user + system) * 1000) / runs;
}

function median(samples, runs, run) {
    timed(runs * Math.ceil(samples / 2), run); // until the compiler has done its work
    return Array.from({ length: samples }, () => timed(runs, run)).sort((a, b) => a - b)[samples >> 1];
}

const tasks = {
    parse: [11, 1, () => parse(documents['published.graphql'])],
    build: [9, 1, () => buildSchema(documents['schema.graphql'], kLenient)],
    introspection: [9, 1, () => buildClientSchema(JSON.parse(documents['introspection.json']).data, kLenient)],
    print: [9, 1, () => printSchema(client)],
    printSmall: [15, 50, () => print(small)],
    parseSmall: [15, 100, () => parse(documents['small.graphql'])],
    parseBig: [15, 5, () => parse(documents['big.graphql'])],
    validateSmall: [15, 40, () => validate(schema, small)],
    validateBig: [11, 2, () => validate(schema, big)],
};
for (const [name, [samples, runs, run]] of Object.entries(tasks))
    console.log(`${name} ${median(samples, runs, run)}`);
