// SPDX-License-Identifier: GPL-3.0-or-later
// upstreams.mjs SERVERS: the servers behind the program are what the workflows take them for. How differently they answer
// is the point of having several.
import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { packagesIn } from './support/packages.mjs';
import { issueCount } from './upstream/tracker.mjs';
import { startUpstream } from './upstream/servers.mjs';

const servers = process.argv[2];
if (!existsSync(join(servers, 'installed'))) {
  console.log('SKIPPED: npm could not install the packages of tests/e2e/package.json');
  process.exit(0);
}
const load = packagesIn(servers);
const types = { yoga: 'application/graphql-response+json', apollo: 'application/graphql-response+json',
  mercurius: 'application/json' };

for (const [kind, type] of Object.entries(types)) {
  const upstream = await startUpstream(kind, load);
  const { tracker, traffic } = upstream;
  const post = async (query, { variables, headers, signal } = {}) => {
    const response = await fetch(upstream.url, {
      method: 'POST',
      signal,
      headers: { 'content-type': 'application/json', accept: 'application/graphql-response+json, application/json;q=0.9',
        ...headers },
      body: JSON.stringify({ query, variables }),
    });
    const text = await response.text();
    return { status: response.status, headers: response.headers, text, json: () => JSON.parse(text) };
  };
  try {
    const answer = await post('{ issues(first: 2) { totalCount nodes { number } pageInfo { endCursor } } }');
    assert.equal(answer.status, 200);
    assert.ok(answer.headers.get('content-type').startsWith(type));
    assert.equal(answer.json().data.issues.totalCount, issueCount);
    const { endCursor } = answer.json().data.issues.pageInfo;
    const next = await post('query($c: String) { issues(first: 1, after: $c) { nodes { number } } }',
      { variables: { c: endCursor } });
    assert.deepEqual(next.json().data.issues.nodes, [{ number: 3 }]);

    const invalid = await post('{ nope }');
    assert.equal(invalid.status, 400);
    assert.match(invalid.json().errors[0].message, /nope/);
    assert.equal('data' in invalid.json(), kind === 'mercurius');
    const partial = (await post('{ projects { key } failure }')).json();
    assert.equal(partial.data.projects.length, 3);
    assert.equal(partial.errors.length, 1);
    assert.equal((await post('{ hardFailure }')).json().data, null);

    assert.equal((await post('{ viewer { login } }')).json().data, null);
    const known = await post('{ viewer { login } }', { headers: { authorization: 'Bearer ada' } });
    assert.deepEqual(known.json(), { data: { viewer: { login: 'ada' } } });
    assert.equal(tracker.times('viewer'), 2);

    traffic.canned.push({ status: 429, headers: { 'retry-after': '1' }, body: 'Too many' });
    const busy = await post('{ projects { key } }');
    assert.equal(busy.status, 429);
    assert.equal(busy.headers.get('retry-after'), '1');
    assert.match(busy.text, /Too many/);
    assert.equal((await post('{ projects { key } }')).status, 200);

    const stop = new AbortController();
    const given = assert.rejects(post('{ slow(milliseconds: 20000) }', { signal: stop.signal }));
    const arrived = traffic.requests.length + 1;
    while (traffic.requests.length < arrived) await new Promise(setImmediate);
    assert.equal(traffic.open, 1);
    stop.abort();
    await given;
    while (traffic.open > 0) await new Promise(setImmediate);
    assert.equal(traffic.requests.at(-1).isAborted, true);
    assert.ok(traffic.requests.slice(0, -1).every((request) => !request.isAborted));
    console.log(`${kind}: fine`);
  } finally {
    await upstream.stop();
  }
}
process.exit();
