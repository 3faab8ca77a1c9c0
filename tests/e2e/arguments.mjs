// SPDX-License-Identifier: GPL-3.0-or-later
// Bad input: every built-in tool with no, wrong, surplus, huge and hostile arguments, made from its own schema. Always an
// error of the tool that names the parameter, never a crash, never a request to the upstream.
import assert from 'node:assert/strict';
import { shown, workflow } from './support/workflow.mjs';

const ofType = { string: 'text', number: 1.5, integer: 7, boolean: true, object: { a: 1 }, array: ['a'], null: null };
const hostileTexts = ['', ' ', '\u0000', '../../../etc/passwd', '%s%n', "'; DROP TABLE tools; --", '${TOKEN}', '{{7*7}}',
  '") { __schema { types { name } } } #', '<script>alert(1)</script>', '\u202Etxt', '\u{1F600}'.repeat(50), '__proto__',
  'constructor', 'tooltray:types/../x', '9'.repeat(400), '-0', 'null', '[', '{"a":', '{'.repeat(5_000), 'a\r\nX-Evil: 1'];
const huge = 'x'.repeat(3_000_000);

const typesOf = (schema) => (Array.isArray(schema.type) ? schema.type : schema.type ? [schema.type] : Object.keys(ofType));
const fits = (type, allowed) => allowed.includes(type) || (type === 'integer' && allowed.includes('number'));

// What fits the schema, and does nothing.
function harmless(name, schema) {
  if (schema.enum) return schema.enum[0];
  if (schema.const !== undefined) return schema.const;
  const [type] = typesOf(schema);
  return type === 'object' ? {} : type === 'array' ? [] : ofType[type];
}

function required(schema) {
  return Object.fromEntries((schema.required ?? []).map((name) => [name, harmless(name, schema.properties[name])]));
}

await workflow(async ({ agent, upstream }) => {
  const tools = await agent.tools();
  assert.ok(tools.length >= 26, `${tools.length} tools`);
  await agent.call('get_schema_info', { format: 'json' }); // so that the schema is there
  const requests = upstream.traffic.requests.length;
  let calls = 0;
  const fails = async (tool, args, parameter) => {
    ++calls;
    const text = tool.outputSchema ? await agent.failureText(tool.name, args)
      : JSON.stringify(await agent.failure(tool.name, args));
    assert.ok(tool.outputSchema || JSON.parse(text).level === 'tool', `${tool.name}: ${text}`);
    assert.ok(text.includes(parameter), `${tool.name} does not name ${parameter}: ${text}`);
  };
  for (const tool of tools) {
    const { properties = {}, required: needed = [] } = tool.inputSchema;
    if (needed.length > 0) await fails(tool, {}, needed[0]);
    for (const [name, schema] of Object.entries(properties)) {
      for (const [type, value] of Object.entries(ofType)) {
        if (fits(type, typesOf(schema))) continue;
        if (value === null && !needed.includes(name)) continue; // it means that the argument is absent
        await fails(tool, { ...required(tool.inputSchema), [name]: value }, name);
      }
      if (schema.enum) await fails(tool, { ...required(tool.inputSchema), [name]: 'no such word' }, name);
    }
    await fails(tool, { ...required(tool.inputSchema), no_such_parameter: 1 }, 'no_such_parameter');
    assert.equal(upstream.traffic.requests.length, requests, `${tool.name} sent something`);
  }
  shown(`${calls} calls of ${tools.length} tools with no, wrong and surplus arguments name the parameter`);

  // What fits the schema may go well; what matters is that it is answered, and that nothing is sent for it.
  let answered = 0;
  const sending = new Set(['refresh_schema']); // which is what it is for
  for (const tool of tools.filter((one) => !sending.has(one.name))) {
    for (const [name, schema] of Object.entries(tool.inputSchema.properties ?? {})) {
      const values = fits('string', typesOf(schema)) && !schema.enum ? [...hostileTexts, huge]
        : fits('object', typesOf(schema)) ? [{ __proto__x: 1, ['a'.repeat(10_000)]: 1 }, { $ref: '#' }, { a: { $ref: 'file:///etc/passwd' } }]
        : fits('array', typesOf(schema)) ? [Array(10_000).fill('x')]
        : fits('integer', typesOf(schema)) ? [-1, 0, 2 ** 31, 2 ** 53, 1e300] : [];
      for (const value of values) {
        ++answered;
        const result = await agent.raw(tool.name, { ...required(tool.inputSchema), [name]: value }).catch((error) => error);
        if (result instanceof Error) {
          assert.ok([-32602, -32600, -32700].includes(result.code), `${tool.name} ${name}: ${result}`);
        } else if (result.isError) {
          const error = result.structuredContent?.error;
          assert.equal(error === undefined, tool.outputSchema !== undefined, `${tool.name} ${name}`);
          assert.equal(error?.level ?? 'tool', 'tool', `${tool.name} ${name}: ${JSON.stringify(error)?.slice(0, 500)}`);
          assert.ok(result.content[0].text.length < 20_000, `${tool.name} ${name}: an answer of ${result.content[0].text.length}`);
        }
        assert.equal(upstream.traffic.requests.length, requests, `${tool.name} ${name} sent something`);
      }
    }
  }
  assert.equal((await agent.call('execute_graphql_query', { query: '{ projects { key } }' })).data.projects.length, 3);
  shown(`${answered} hostile and huge arguments were answered, and the program goes on`);
}, { configuration: ({ url }) => ({ endpoints: { tracker: { url, mutations: 'deny' } }, surface: 'direct' }) });
