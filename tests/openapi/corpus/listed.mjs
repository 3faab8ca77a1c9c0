// SPDX-License-Identifier: GPL-3.0-or-later
// listed.mjs PACKAGE_FOLDER CHECK CLIENTS PROGRAM: what clients get to read of GitHub's description: a list of forty tools,
// and the pair of commands for tools of all its operations, each with the name and the description that are proposed.
import assert from 'node:assert/strict';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { Agent } from '../../e2e/support/agent.mjs';
import { makeClient, startApp } from '../../e2e/support/app.mjs';
import { packagesIn } from '../../e2e/support/packages.mjs';
import { answers, operations } from '../descriptions.mjs';

const [packages, check, clients, program] = process.argv.slice(2);
const kChosen = ['issues/list-for-repo', 'issues/get', 'issues/create', 'issues/update', 'issues/list-comments', 'issues/create-comment', 'issues/add-labels', 'issues/list-labels-for-repo',
                 'issues/add-assignees', 'issues/list-milestones', 'pulls/list', 'pulls/get', 'pulls/create', 'pulls/update', 'pulls/list-files', 'pulls/merge', 'pulls/create-review',
                 'pulls/request-reviewers', 'repos/get', 'repos/list-for-authenticated-user', 'repos/create-for-authenticated-user', 'repos/list-commits', 'repos/get-commit', 'repos/list-branches',
                 'repos/get-content', 'repos/create-or-update-file-contents', 'repos/list-releases', 'repos/create-release', 'repos/get-readme', 'repos/compare-commits-with-basehead',
                 'search/repos', 'search/issues-and-pull-requests', 'search/code', 'actions/list-workflow-runs-for-repo', 'actions/create-workflow-dispatch', 'actions/get-workflow-run',
                 'users/get-authenticated', 'users/get-by-username', 'orgs/list-members', 'gists/create'];

const file = join(packages, 'node_modules/@octokit/openapi/generated/api.github.com.json');
const text = readFileSync(file);
const server = createServer((_, response) => {
    response.writeHead(200, { 'content-type': 'application/json' });
    response.end(text);
}).listen(0, '127.0.0.1');
await once(server, 'listening');

const bytesOf = (tools) => Buffer.byteLength(JSON.stringify({ tools }));
const [few, many] = ['direct', 'commands'].map((surface) => makeClient({ surface: { mode: surface } }));
const configuration = (client) => ({
    endpoints: { github: { api: { location: `http://127.0.0.1:${server.address().port}/openapi.json` }, rest_url: 'https://api.github.com/', schema: 'none', mutations: 'allow' } },
    clients: { agent: client.definition },
});

// A program with tools for the operations, and its list of tools.
async function listWith(client, names) {
    const app = await startApp(program, configuration(client));
    const agent = await Agent.connect({ load: packagesIn(clients), mode: 'modern', url: app.url, token: client.token });
    const own = (await agent.tools()).map((tool) => tool.name);
    const proposed = answers(check, names.map((id) => ({ id, kind: 'proposal', document: file, operation: id })));
    for (const id of names) {
        const { name, description, error } = proposed.get(id);
        assert.ok(name, `${id}: ${error}`);
        await agent.call('create_saved_query_tool', { tool_name: name, description, graphql_query: id, endpoint: 'github' });
    }
    const tools = await agent.tools();
    await agent.close();
    await app.stop();
    return { all: bytesOf(tools), saved: tools.filter((tool) => !own.includes(tool.name)) };
}

try {
    const direct = await listWith(few, kChosen);
    console.log(`${direct.saved.length} tools of GitHub: ${bytesOf(direct.saved)} bytes; with the built-in tools ${direct.all}`);
    assert.equal(direct.saved.length, kChosen.length);
    assert.ok(bytesOf(direct.saved) <= 60_000);

    const whole = operations(JSON.parse(text)).map(({ key }) => key);
    const commands = await listWith(many, whole);
    console.log(`all ${whole.length} operations as commands: ${commands.all} bytes`);
    assert.ok(commands.all <= 4_000);
} finally {
    server.close();
}
process.exit();
