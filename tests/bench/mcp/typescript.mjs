// SPDX-License-Identifier: GPL-3.0-or-later
// typescript.mjs PACKAGES VERSION: a stateless server with twenty tools, made with the official TypeScript SDK as
// its documentation has it: a server and a transport for every request. VERSION: v1 or v2. Prints its URL.
import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const [packages, version] = process.argv.slice(2);
const require = createRequire(join(packages, 'package.json'));
const load = (name) => import(pathToFileURL(require.resolve(name)).href);
const { z } = await load('zod');

const library = version === 'v1'
  ? { ...(await load('@modelcontextprotocol/sdk/server/mcp.js')),
      ...(await load('@modelcontextprotocol/sdk/server/streamableHttp.js')) }
  : { ...(await load('@modelcontextprotocol/server')), ...(await load('@modelcontextprotocol/node')) };

const shape = { a: z.number().describe('The first number'), b: z.number().describe('The second number') };
function newServer() {
  const server = new library.McpServer({ name: 'bench', version: '1.0.0' });
  for (let i = 0; i < 20; ++i)
    server.registerTool(`add_${i}`, {
      title: `Add ${i}`, description: `Adds two numbers and ${i}`,
      inputSchema: version === 'v1' ? shape : z.object(shape),
    }, ({ a, b }) => ({ content: [{ type: 'text', text: String(a + b + i) }] }));
  return server;
}

async function answerV1(request, response) {
  const server = newServer();
  const transport = new library.StreamableHTTPServerTransport({ sessionIdGenerator: undefined, enableJsonResponse: true });
  response.on('close', () => { transport.close(); server.close(); });
  await server.connect(transport);
  await transport.handleRequest(request, response);
}

const answer = version === 'v1' ? answerV1 : library.toNodeHandler(library.createMcpHandler(newServer));
const http = createServer(answer);
http.listen(0, '127.0.0.1', () => console.log(`http://127.0.0.1:${http.address().port}/mcp`));
