// SPDX-License-Identifier: GPL-3.0-or-later
// An agent without a mind: it does what the answers say and nothing else. What it has of its own is what the person
// who gave the task would know: the values, by the names that the API has for them, and a look at a name that tells
// whether that is what was meant.
import { valueOf } from '../support/agent.mjs';

const mostAsked = 4;
const wordingsAtOnce = 5;

// A key of a task may be "a|b": either is meant.
const keyFor = (task, name) => Object.keys(task.with).find((key) => key.split('|').includes(name));

// The example with the values of the task in all places that have their names.
function filled(example, task, used) {
  if (Array.isArray(example)) return example.map((item) => filled(item, task, used));
  if (example === null || typeof example !== 'object') return example;
  return Object.fromEntries(Object.entries(example).map(([name, value]) => {
    const key = keyFor(task, name);
    const isPlain = value === null || typeof value !== 'object' || Array.isArray(value);
    if (key === undefined || !isPlain) return [name, filled(value, task, used)];
    used.add(key);
    return [name, task.with[key]];
  }));
}

// The variables with what of the task the answer says may be passed besides.
function completed(value, optional, task, used) {
  if (Array.isArray(optional))
    return (Array.isArray(value) && value.length > 0 ? value : [undefined]).map((item) => completed(item, optional[0], task, used));
  const all = { ...value };
  for (const [name, inside] of Object.entries(optional)) {
    const key = keyFor(task, name);
    if (key !== undefined && !used.has(key) && typeof inside === 'string') {
      used.add(key);
      all[name] = task.with[key];
    } else if (typeof inside === 'object') {
      const more = completed(all[name], inside, task, used);
      const isEmpty = JSON.stringify(more).replaceAll(/[[\]{}]/g, '') === '';
      if (!isEmpty) all[name] = more;
    }
  }
  return all;
}

const declared = (operation) => [...operation.slice(0, operation.indexOf('{')).matchAll(/\$(\w+):/g)].map((match) => match[1]);

export class ScriptedAgent {
  constructor(agent, countTokens) {
    this.agent = agent;
    this.countTokens = countTokens;
  }

  async call(name, args) {
    this.written += this.countTokens(JSON.stringify({ name, arguments: args }));
    const result = await this.agent.raw(name, args);
    const text = result.content.map((block) => block.text ?? '').join('\n');
    this.read += this.countTokens(text);
    this.steps.push({ name, args, text });
    if (result.isError) throw new Error(`${name}: ${text}`);
    return valueOf(result);
  }

  // The hit that is meant, and what to ask next where there is none: for what is named beside the hits, or with the
  // hints, one after the other as they are offered.
  choose(task, answer) {
    const hit = (answer.hits ?? []).find((one) => task.accept.includes(one.coordinate) && one.operation);
    if (hit) return { hit };
    const beside = (answer.hits ?? []).flatMap((one) => (one.also_on ?? []).map((type) => `${type}.${one.coordinate.split('.')[1]}`));
    const coordinate = [...beside, ...(answer.more ?? [])].find((one) => task.accept.includes(one));
    if (coordinate) return { next: { query: coordinate } };
    this.hints ??= answer.hints ?? [];
    const wordings = this.hints.splice(0, wordingsAtOnce).map((hint) => `${task.task} ${hint}`);
    return { next: wordings.length > 0 ? { queries: wordings } : undefined };
  }

  async find(task) {
    for (let asked = 0, question = { query: task.task }; question && asked < mostAsked; ++asked) {
      const { hit, next } = this.choose(task, await this.call('search_schema', question));
      if (hit) return hit;
      question = next;
    }
    throw new Error('not found');
  }

  variablesOf(task, hit) {
    const used = new Set();
    const variables = completed(filled(hit.example_variables ?? {}, task, used), hit.optional ?? {}, task, used);
    for (const name of declared(hit.operation)) {
      const key = keyFor(task, name);
      if (key === undefined || used.has(key)) continue;
      variables[name] = task.with[key];
      used.add(key);
    }
    return variables;
  }

  // Solves the task, as far as an agent can tell, and remembers what it took.
  async solve(task) {
    Object.assign(this, { read: 0, written: 0, steps: [], hints: undefined });
    const hit = await this.find(task);
    const variables = this.variablesOf(task, hit);
    await this.call('execute_graphql_query', { query: hit.operation, variables });
    const saved = await this.call('create_saved_query_tool',
      { tool_name: `task_${task.id}`, description: `${task.task}.`, graphql_query: hit.operation });
    const { command_name } = saved.call;
    return () => this.call('invoke_command', { command_name, parameters: variables }); // which are the parameters now
  }
}
