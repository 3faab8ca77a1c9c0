// SPDX-License-Identifier: GPL-3.0-or-later
// Pagination: 10,000 issues through each style and each way to merge, the limits, and going on from where one ended.
import assert from 'node:assert/strict';
import { makeClient } from './support/app.mjs';
import { metaOf, valueOf } from './support/agent.mjs';
import { issueCount } from './upstream/tracker.mjs';
import { shown, workflow } from './support/workflow.mjs';

const everything = Array.from({ length: issueCount }, (_, i) => i + 1);
const pageInfo = 'pageInfo { hasNextPage endCursor }';

// How each style asks, and where its numbers are in what comes back.
const walks = {
  relay_nodes: {
    query: `query Q($n: Int!, $c: String) { issues(first: $n, after: $c) { nodes { number } ${pageInfo} } }`,
    config: { merge_strategy: 'concat_nodes' },
    numbers: (data) => data.issues.nodes.map((node) => node.number),
  },
  relay_edges: {
    query: `query Q($n: Int!, $c: String) { issues(first: $n, after: $c) { edges { cursor node { number } } ${pageInfo} } }`,
    config: { style: 'relay', merge_strategy: 'concat_edges' },
    numbers: (data) => data.issues.edges.map((edge) => edge.node.number),
  },
  relay_nodes_of_edges: {
    query: `query Q($n: Int!, $c: String) { issues(first: $n, after: $c) { edges { cursor node { number } } ${pageInfo} } }`,
    config: { merge_strategy: 'concat_nodes' },
    numbers: (data) => data.issues.nodes.map((node) => node.number),
  },
  relay_custom: {
    query: `query Q($n: Int!, $c: String) { issues(first: $n, after: $c) { nodes { number } ${pageInfo} } }`,
    config: { style: 'relay', merge_strategy: 'custom', path: ['/issues/nodes'] },
    numbers: (data) => data.issues.nodes.map((node) => node.number),
  },
  offset: {
    query: 'query Q($o: Int!, $n: Int!) { issueList(offset: $o, limit: $n) { total items { number } } }',
    config: { style: 'offset' },
    numbers: (data) => data.issueList.items.map((item) => item.number),
  },
  cursor: {
    query: 'query Q($c: String, $n: Int!) { issueFeed(cursor: $c, size: $n) { items { number } next } }',
    config: { style: 'cursor', path: '/issueFeed/items', next_cursor_path: '/issueFeed/next' },
    numbers: (data) => data.issueFeed.items.map((item) => item.number),
  },
};

const frugal = makeClient();

async function save(agent, name, walk, more = {}) {
  await agent.call('create_saved_query_tool', { tool_name: name, description: `Issues by ${name}.`,
    graphql_query: walk.query, pagination_config: { enabled: true, page_size: 500, ...walk.config, ...more },
    result: { format: 'json' } });
}

await workflow(async ({ agent, upstream, connect }) => {
  for (const [name, walk] of Object.entries(walks)) {
    await save(agent, name, walk);
    const before = upstream.traffic.requests.length;
    const steps = [];
    const data = await agent.call(name, {}, { onprogress: (step) => steps.push(step.progress) });
    assert.deepEqual(walk.numbers(data), everything, name);
    const requests = upstream.traffic.requests.length - before;
    assert.ok(requests >= issueCount / 500 && requests <= issueCount / 500 + 1, `${requests} requests for ${name}`);
    assert.deepEqual(steps, steps.toSorted((a, b) => a - b));
    assert.ok(steps.length >= 2, `${steps.length} steps of progress`);
    shown(`${name}: ${issueCount} issues by ${requests} requests, none missing, none twice`);
  }

  for (const name of ['relay_nodes', 'relay_edges', 'offset', 'cursor']) {
    const walk = walks[name];
    await save(agent, `${name}_limited`, walk, { max_items: 1234 });
    const found = [];
    let resume;
    for (let part = 0; part < 9; ++part) {
      const result = await agent.raw(`${name}_limited`, resume ? { next_cursor: resume } : {});
      assert.ok(!result.isError, result.content[0].text);
      found.push(...walk.numbers(valueOf(result)));
      const pages = metaOf(result, 'pages');
      assert.equal(pages.items, part < 8 ? 1234 : issueCount - 8 * 1234);
      resume = pages.next_cursor;
      assert.equal(pages.stopped_by, part < 8 ? 'item_limit' : 'last_page');
      assert.equal(resume === undefined, part === 8);
    }
    assert.deepEqual(found, everything);
    shown(`${name}: the limit ends at exactly its item, and the cursor goes on without gap or repeat`);
  }

  for (const [limit, expected] of [[{ max_pages: 3 }, 'page_limit'], [{ max_bytes: 10_000 }, 'byte_limit']]) {
    await save(agent, `by_${expected}`, walks.relay_nodes, limit);
    const result = await agent.raw(`by_${expected}`);
    const numbers = walks.relay_nodes.numbers(valueOf(result));
    assert.equal(metaOf(result, 'pages').stopped_by, expected);
    assert.deepEqual(numbers, everything.slice(0, numbers.length));
    if (limit.max_pages) assert.equal(numbers.length, 1500);
    if (limit.max_bytes) {
      assert.ok(JSON.stringify(numbers.map((number) => ({ number }))).length <= 10_000 + 2 + numbers.length);
      assert.ok(numbers.length > 500);
    }
    shown(`${expected}: ${numbers.length} issues`);
  }

  // The budget of a client: what does not fit is kept for it.
  const other = await connect(frugal.token);
  const cut = await other.raw('relay_nodes');
  assert.ok(!cut.isError, cut.content[0].text);
  assert.ok(cut.content[0].text.length <= 41_000); // with the sentence about the rest
  const kept = walks.relay_nodes.numbers(valueOf(cut));
  assert.ok(kept.length > 1000 && kept.length < issueCount);
  assert.deepEqual(kept, everything.slice(0, kept.length));
  const handle = metaOf(cut, 'handle');
  const rest = [];
  for (let offset = kept.length; offset !== undefined;) {
    const part = await other.call('read_result', { handle, path: '/issues/nodes', offset, limit: 1000 });
    assert.equal(part.total, issueCount);
    assert.equal(part.offset, offset);
    rest.push(...part.items.map((node) => node.number));
    offset = part.next_offset;
  }
  assert.deepEqual([...kept, ...rest], everything);
  shown(`a client with a budget gets ${kept.length} issues and reads the others`);
}, { configuration: (upstream) => ({
  endpoints: { tracker: { url: upstream.url, mutations: 'allow' } },
  result_bytes: 1_000_000,
  clients: { frugal: { ...frugal.definition, policy: { result_bytes: 40_000 } } },
}) });
