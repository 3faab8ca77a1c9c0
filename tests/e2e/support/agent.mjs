// SPDX-License-Identifier: GPL-3.0-or-later
// An agent: an official client library in one of its modes, and what agents do with it.
// Modes: modern and legacy of the current library, v1 of the one before it.
import assert from 'node:assert/strict';

// What a result is worth. Where there is more to say than the data, it is said behind them, and only in the text.
export const valueOf = (result) => result.structuredContent ?? JSON.parse(result.content[0].text.split('\n\n')[0]);

// What a result says about itself: "pages", "handle", "cut", "cache".
export const metaOf = (result, name) => result._meta?.[name];

export class Agent {
  static async connect({ load, mode, url, token, elicit }) {
    const agent = new Agent();
    agent.mode = mode;
    agent.isOld = mode === 'v1';
    agent.library = agent.isOld
      ? {
          ...(await load('@modelcontextprotocol/sdk/client/index.js')),
          ...(await load('@modelcontextprotocol/sdk/client/streamableHttp.js')),
          ...(await load('@modelcontextprotocol/sdk/types.js')),
        }
      : await load('@modelcontextprotocol/client');
    agent.news = 0; // how often the list of tools is said to have changed
    agent.client = new agent.library.Client({ name: `agent-${mode}`, version: '1.0.0' }, agent.options(elicit));
    if (elicit) {
      agent.client.setRequestHandler(
        agent.isOld ? agent.library.ElicitRequestSchema : 'elicitation/create', elicit);
    }
    agent.client.onerror = () => {};
    agent.transport = new agent.library.StreamableHTTPClientTransport(new URL(url),
      { requestInit: { headers: { Authorization: `Bearer ${token}` } } });
    await agent.client.connect(agent.transport);
    if (!agent.isOld) assert.equal(agent.client.getProtocolEra(), mode);
    return agent;
  }

  options(elicit) {
    const onChanged = () => { ++this.news; };
    return {
      capabilities: elicit ? { elicitation: { form: {} } } : {},
      listChanged: { tools: { autoRefresh: false, debounceMs: 0, onChanged } },
      ...(this.isOld ? {} : { versionNegotiation: { mode: this.mode === 'modern' ? { pin: '2026-07-28' } : 'legacy' } }),
    };
  }

  async close() {
    await this.client.close();
  }

  // All tools of the list, by pages.
  async tools() {
    const tools = [];
    for (let cursor; ;) {
      const page = await this.client.listTools(cursor ? { cursor } : undefined, { cacheMode: 'refresh' });
      tools.push(...page.tools);
      cursor = page.nextCursor;
      if (!cursor) return tools;
    }
  }

  async toolNames() {
    return (await this.tools()).map((tool) => tool.name);
  }

  // The result as it comes.
  raw(name, args = {}, options = {}) {
    return this.client.callTool({ name, arguments: args }, ...(this.isOld ? [undefined] : []), options);
  }

  // The value of a call that has to go well. Not every tool has structured content: clients show that to models instead
  // of the text.
  async call(name, args, options) {
    const result = await this.raw(name, args, options);
    assert.ok(!result.isError, `${name}: ${result.content[0]?.text}`);
    return valueOf(result);
  }

  // The error of a call that has to fail, as {level, code, message, hint, ...}. Of tools with an output schema there is
  // the text alone: use failureText().
  async failure(name, args, options) {
    const result = await this.raw(name, args, options);
    assert.ok(result.isError, `${name} should fail: ${result.content[0]?.text}`);
    const { error } = result.structuredContent;
    assert.ok(error.message.length > 0 && error.hint.length > 0, `no message or hint: ${JSON.stringify(error)}`);
    assert.ok(result.content[0].text.includes(error.message), result.content[0].text);
    return error;
  }

  // The text of a call that has to fail, for tools with an output schema: nothing structured goes with it.
  async failureText(name, args, options) {
    const result = await this.raw(name, args, options);
    assert.ok(result.isError, `${name} should fail: ${result.content[0]?.text}`);
    assert.equal(result.structuredContent, undefined);
    return result.content[0].text;
  }

  // The JSON-RPC error of a call that is refused as such.
  async refusal(name, args) {
    const error = await this.raw(name, args).then((result) => assert.fail(JSON.stringify(result)), (thrown) => thrown);
    assert.equal(typeof error.code, 'number', String(error));
    return { code: error.code, message: error.message };
  }

  // A command through invoke_command.
  invoke(command, parameters = {}, more = {}) {
    return this.call('invoke_command', { command_name: command, parameters, ...more });
  }
}
