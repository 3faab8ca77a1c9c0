// SPDX-License-Identifier: GPL-3.0-or-later
// What the upstream servers serve: the schema with its resolvers, and what was asked of them.
import { readFileSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';

export const issueCount = 10_000;

const projects = ['TRAY', 'LAMP', 'DOOR'].map((key, i) => ({ id: `project_${i + 1}`, key, name: `Project ${key}` }));
const pipelines = ['Backlog', 'In Progress', 'Done'].map((name, i) => ({ id: `pipeline_${i + 1}`, name }));
const states = ['OPEN', 'CLOSED', 'BLOCKED'];

function newIssue(number, title, state) {
  return { id: `issue_${number}`, number, title, state, project: projects[number % projects.length],
    pipeline: pipelines[0] };
}

const within = (count) => Math.min(Math.max(count, 0), 500);
const cursorOf = (issue) => Buffer.from(`at:${issue.number}`).toString('base64url');
const numberAt = (cursor) => (cursor == null ? 0 : Number(Buffer.from(cursor, 'base64url').toString().slice(3)));

export class Tracker {
  // What was resolved: [{ field, args }], of the fields of Query and Mutation.
  asked = [];
  issues = Array.from({ length: issueCount },
    (_, i) => newIssue(i + 1, `Issue number ${i + 1}`, states[i % states.length]));

  constructor(graphql) {
    this.graphql = graphql;
    this.schema = graphql.buildSchema(readFileSync(new URL('schema.graphql', import.meta.url), 'utf8'));
    for (const [type, fields] of Object.entries({ Query: this.queries(), Mutation: this.mutations() })) {
      for (const [field, resolve] of Object.entries(fields)) {
        this.schema.getType(type).getFields()[field].resolve = (source, args, context) => {
          this.asked.push({ field, args });
          return resolve(args, context);
        };
      }
    }
    this.schema.getSubscriptionType().getFields().ticks.subscribe = (source, args) => this.ticks(args);
  }

  // An event is a root value with its field.
  async* ticks({ to }) {
    for (let i = 1; i <= to; ++i) {
      await delay(5, undefined, { ref: false });
      yield { ticks: i };
    }
  }

  times(field) {
    return this.asked.filter((one) => one.field === field).length;
  }

  error(message, code) {
    return new this.graphql.GraphQLError(message, { extensions: { code } });
  }

  issue(id) {
    return this.issues.find((issue) => issue.id === id);
  }

  queries() {
    return {
      viewer: (_, { login }) => {
        if (!login) throw this.error('Nobody is logged in.', 'UNAUTHENTICATED');
        return { id: `user_${login}`, login };
      },
      workspace: ({ workspaceId }) =>
        workspaceId === 'workspace_7' ? { id: workspaceId, name: 'Seven', pipelines } : null,
      projects: () => projects,
      issue: ({ id }) => this.issue(id),
      issues: ({ first, after, state }) => {
        const all = state ? this.issues.filter((issue) => issue.state === state) : this.issues;
        const begin = all.findIndex((issue) => issue.number > numberAt(after));
        const nodes = begin < 0 ? [] : all.slice(begin, begin + within(first));
        return {
          totalCount: all.length,
          nodes,
          edges: nodes.map((node) => ({ cursor: cursorOf(node), node })),
          pageInfo: { hasNextPage: begin >= 0 && begin + nodes.length < all.length,
            endCursor: nodes.length ? cursorOf(nodes.at(-1)) : null },
        };
      },
      issueList: ({ offset, limit }) => (
        { total: this.issues.length, items: this.issues.slice(offset, offset + within(limit)) }),
      issueFeed: ({ cursor, size }) => {
        const begin = numberAt(cursor);
        const items = this.issues.slice(begin, begin + within(size));
        return { items, next: begin + items.length < this.issues.length ? cursorOf(items.at(-1)) : null };
      },
      echo: ({ text }) => text,
      count: () => this.times('count'),
      slow: async ({ milliseconds }) => {
        await delay(milliseconds, undefined, { ref: false });
        return milliseconds;
      },
      failure: ({ message }) => { throw this.error(message, 'ALWAYS_FAILS'); },
      hardFailure: () => { throw this.error('Nothing is left.', 'ALWAYS_FAILS'); },
      nest: () => this.nested(1),
    };
  }

  nested(level) {
    return { level, nest: () => this.nested(level + 1) };
  }

  mutations() {
    const change = (id, apply) => {
      const issue = this.issue(id);
      if (!issue) return { issue: null, errors: [`There is no issue ${id}.`] };
      apply(issue);
      return { issue, errors: [] };
    };
    return {
      createIssue: ({ input }) => {
        if (input.title.trim() === '') return { issue: null, errors: ["Title can't be blank"] };
        const issue = newIssue(this.issues.length + 1, input.title, input.state);
        this.issues.push(issue);
        return { issue, errors: [] };
      },
      moveIssue: ({ id, pipelineId }) => {
        const pipeline = pipelines.find((one) => one.id === pipelineId);
        if (!pipeline) return { issue: null, errors: [`There is no pipeline ${pipelineId}.`] };
        return change(id, (issue) => { issue.pipeline = pipeline; });
      },
      closeIssue: ({ id }) => change(id, (issue) => { issue.state = 'CLOSED'; }),
    };
  }
}
