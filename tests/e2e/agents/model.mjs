// SPDX-License-Identifier: GPL-3.0-or-later
// A model that follows a script, behind the interfaces that agents speak: OpenAI's chat completions and responses,
// Anthropic's messages, Gemini's generateContent. It calls the tools of the script one after the other, and keeps what
// it is given for them.
import { once } from 'node:events';
import { createServer } from 'node:http';

async function bodyOf(request) {
  const chunks = [];
  for await (const chunk of request) chunks.push(chunk);
  const text = Buffer.concat(chunks).toString();
  return text ? JSON.parse(text) : {};
}

// Text, or a list of parts of which some are text.
const textOf = (content) => (typeof content === 'string' ? content
  : Array.isArray(content) ? content.map((part) => part.text ?? textOf(part.content ?? '')).join('\n')
    : JSON.stringify(content ?? ''));

const chat = {
  takes: (path) => path.endsWith('/chat/completions'),
  tools: (body) => (body.tools ?? []).map((tool) => ({ name: tool.function.name })),
  results: (body) => body.messages.filter((message) => message.role === 'tool').map((message) => textOf(message.content)),
  answer(body, call, number) {
    const chunk = (choice, more = {}) => ({ data: { id: `chat_${number}`, object: 'chat.completion.chunk', created: 1,
      model: body.model, choices: choice ? [{ index: 0, finish_reason: null, ...choice }] : [], ...more } });
    const delta = call
      ? { role: 'assistant', content: null, tool_calls: [{ index: 0, id: `call_${number}`, type: 'function',
        function: { name: call.name, arguments: JSON.stringify(call.args) } }] }
      : { role: 'assistant', content: 'Done.' };
    const usage = { prompt_tokens: 1, completion_tokens: 1, total_tokens: 2 };
    if (!body.stream) {
      return { id: `chat_${number}`, object: 'chat.completion', created: 1, model: body.model, usage,
        choices: [{ index: 0, message: delta, finish_reason: call ? 'tool_calls' : 'stop' }] };
    }
    return [chunk({ delta }), chunk({ delta: {}, finish_reason: call ? 'tool_calls' : 'stop' }), chunk(null, { usage }),
      { data: '[DONE]' }];
  },
};

const messages = {
  takes: (path) => path.endsWith('/messages'),
  tools: (body) => (body.tools ?? []).map(({ name }) => ({ name })),
  results: (body) => body.messages.flatMap((message) => (Array.isArray(message.content) ? message.content : []))
    .filter((part) => part.type === 'tool_result').map((part) => textOf(part.content)),
  answer(body, call, number) {
    const block = call ? { type: 'tool_use', id: `toolu_${number}`, name: call.name, input: {} } : { type: 'text', text: '' };
    const delta = call ? { type: 'input_json_delta', partial_json: JSON.stringify(call.args) }
      : { type: 'text_delta', text: 'Done.' };
    const message = { id: `msg_${number}`, type: 'message', role: 'assistant', model: body.model, content: [],
      stop_reason: null, stop_sequence: null, usage: { input_tokens: 1, output_tokens: 1 } };
    const stop_reason = call ? 'tool_use' : 'end_turn';
    if (!body.stream) {
      return { ...message, stop_reason, content: [call ? { ...block, input: call.args } : { type: 'text', text: 'Done.' }] };
    }
    const event = (type, more) => ({ event: type, data: { type, ...more } });
    return [event('message_start', { message }), event('content_block_start', { index: 0, content_block: block }),
      event('content_block_delta', { index: 0, delta }), event('content_block_stop', { index: 0 }),
      event('message_delta', { delta: { stop_reason, stop_sequence: null }, usage: { output_tokens: 1 } }),
      event('message_stop', {})];
  },
};

const responses = {
  takes: (path) => path.endsWith('/responses'),
  // The tools of a server may be in a namespace of their own.
  tools: (body) => (body.tools ?? []).flatMap((tool) => (tool.type === 'namespace'
    ? tool.tools.map(({ name }) => ({ name, namespace: tool.name })) : tool.name ? [{ name: tool.name }] : [])),
  results: (body) => body.input.filter((item) => item.type === 'function_call_output').map((item) => textOf(item.output)),
  answer(body, call, number) {
    const response = { id: `resp_${number}`, object: 'response', status: 'completed', model: body.model, output: [],
      usage: { input_tokens: 1, output_tokens: 1, total_tokens: 2 } };
    const item = call
      ? { type: 'function_call', id: `fc_${number}`, call_id: `call_${number}`, name: call.name,
        ...(call.namespace ? { namespace: call.namespace } : {}), arguments: JSON.stringify(call.args) }
      : { type: 'message', id: `m_${number}`, role: 'assistant', content: [{ type: 'output_text', text: 'Done.' }] };
    const event = (type, more) => ({ event: type, data: { type, ...more } });
    return [event('response.created', { response: { ...response, status: 'in_progress' } }),
      event('response.output_item.done', { output_index: 0, item }), event('response.completed', { response })];
  },
};

const gemini = {
  takes: (path) => /:(streamG|g)enerateContent$/.test(path),
  tools: (body) => (body.tools ?? []).flatMap((tool) => tool.functionDeclarations ?? []).map(({ name }) => ({ name })),
  results: (body) => body.contents.flatMap((content) => content.parts ?? []).filter((part) => part.functionResponse)
    .map((part) => textOf(part.functionResponse.response.output ?? part.functionResponse.response.error
      ?? part.functionResponse.response)),
  answer(body, call, number, path) {
    const parts = [call ? { functionCall: { id: `call_${number}`, name: call.name, args: call.args } } : { text: 'Done.' }];
    const answer = { candidates: [{ index: 0, content: { role: 'model', parts }, finishReason: 'STOP' }],
      usageMetadata: { promptTokenCount: 1, candidatesTokenCount: 1, totalTokenCount: 2 } };
    return path.endsWith(':generateContent') ? answer : [{ data: answer }];
  },
};

const interfaces = [chat, messages, responses, gemini];

function send(response, answer) {
  if (!Array.isArray(answer)) {
    response.writeHead(200, { 'content-type': 'application/json' });
    response.end(JSON.stringify(answer));
    return;
  }
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  for (const { event, data } of answer) {
    if (event) response.write(`event: ${event}\n`);
    response.write(`data: ${typeof data === 'string' ? data : JSON.stringify(data)}\n\n`);
  }
  response.end();
}

// script: [{ tool, args }]. results: what the model was given for each call.
export async function startModel(script) {
  const model = { results: [], offered: [], strange: [] };
  let number = 0;
  const server = createServer(async (request, response) => {
    const path = request.url.split('?')[0];
    const spoken = interfaces.find((one) => one.takes(path));
    const body = await bodyOf(request);
    if (!spoken) {
      model.strange.push(`${request.method} ${path}`);
      response.writeHead(404, { 'content-type': 'application/json' });
      response.end('{"error":{"type":"not_found_error","message":"The scripted model does not have this."}}');
      return;
    }
    const tools = spoken.tools(body);
    const results = spoken.results(body);
    let call = null;
    if (tools.length > 0) {
      model.offered = tools.map((tool) => tool.name);
      if (results.length > model.results.length) model.results = results;
      const next = script[results.length];
      const tool = next && tools.find(({ name }) => name === next.tool || name.endsWith(`_${next.tool}`));
      if (tool) call = { ...tool, args: next.args };
    }
    send(response, spoken.answer(body, call, ++number, path));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  model.origin = `http://127.0.0.1:${server.address().port}`;
  model.stop = () => {
    server.closeAllConnections();
    server.close();
  };
  return model;
}
