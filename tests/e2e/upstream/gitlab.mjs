// SPDX-License-Identifier: GPL-3.0-or-later
// A GitLab with one project, as far as its pack asks for it. Statuses, bodies and what it does with whose token are those
// of GitLab 17 (lib/api, app/graphql).
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';

const schemaFile = new URL('../../data/gitlab/schema.graphql', import.meta.url);
const denied = "The resource that you are attempting to access does not exist or you don't have permission to perform this action";

class Refusal {
  constructor(status, body) {
    this.status = status;
    this.body = body;
  }
}
const refuse = (status, message) => { throw new Refusal(status, { message }); };
const sha = (text) => [...text].reduce((sum, c) => (sum * 31n + BigInt(c.codePointAt(0))) % (1n << 160n), 7n)
  .toString(16).padStart(40, '0');

// Who a token belongs to: maintainer may everything, reader has a token with read_api, reporter may not merge or approve.
const tokens = { maintainer: { scope: 'api', may: true }, reader: { scope: 'read_api', may: true },
  reporter: { scope: 'api', may: false } };

export class Gitlab {
  requests = []; // "METHOD /path?query"
  answers = []; // that come before its own: { status, headers, body }
  issues = new Map();
  mergeRequests = new Map();
  files = new Map(); // path -> { bytes, commit }
  commits = 0;

  constructor(graphql) {
    this.graphql = graphql;
    this.schema = graphql.buildSchema(readFileSync(schemaFile, 'utf8'));
    for (let iid = 1; iid <= 230; ++iid) this.addIssue({ title: `Issue ${iid}` });
    this.addMergeRequest({ source_branch: 'fix', target_branch: 'main', title: 'Fix' });
    this.addMergeRequest({ source_branch: 'other', target_branch: 'main', title: 'Other' });
    this.write('README.md', Buffer.from('# Grüße\n'));
    this.write('latin.txt', Buffer.from('Grüße\r\n', 'latin1'));
    this.write('logo.png', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 1, 2, 0xff]));
  }

  user = { id: 3, username: 'ada', name: 'Ada', state: 'active', locked: false, avatar_url: 'https://a/b.png', web_url: 'https://a' };

  addIssue({ title, labels = [] }) {
    const iid = this.issues.size + 1;
    this.issues.set(iid, { id: 100 + iid, iid, title, labels, state: 'opened' });
    return this.issues.get(iid);
  }

  addMergeRequest(values) {
    const iid = this.mergeRequests.size + 1;
    this.mergeRequests.set(iid, { id: 100 + iid, iid, state: 'opened', sha: sha(values.source_branch), assignee: iid === 1 ? this.user : null,
      author: this.user, web_url: `https://gitlab.test/g/p/-/merge_requests/${iid}`, ...values });
    return this.mergeRequests.get(iid);
  }

  write(path, bytes) {
    const commit = { id: sha(`commit ${++this.commits}`) };
    commit.web_url = `https://gitlab.test/g/p/-/commit/${commit.id}`;
    this.files.set(path, { bytes, commit });
    return commit;
  }

  get project() {
    return { id: 7, name: 'p', path_with_namespace: 'g/p', description: null, default_branch: 'main', visibility: 'private',
      archived: false, web_url: 'https://gitlab.test/g/p', http_url_to_repo: 'https://gitlab.test/g/p.git' };
  }

  async start() {
    const server = createServer(async (request, response) => {
      const chunks = [];
      for await (const chunk of request) chunks.push(chunk);
      const body = chunks.length > 0 ? JSON.parse(Buffer.concat(chunks)) : {};
      this.requests.push(`${request.method} ${request.url}`);
      const { status, headers = {}, body: answer } = this.answers.shift() ?? await this.answer(request, body);
      response.writeHead(status, { 'content-type': typeof answer === 'string' ? 'text/plain' : 'application/json', ...headers });
      response.end(answer === undefined ? undefined : typeof answer === 'string' ? answer : JSON.stringify(answer));
    });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    this.origin = `http://127.0.0.1:${server.address().port}`;
    this.stop = () => {
      server.closeAllConnections();
      server.close();
    };
    return this;
  }

  async answer(request, body) {
    const url = new URL(request.url, this.origin);
    const user = tokens[/^Bearer (.*)$/.exec(request.headers.authorization ?? '')?.[1]];
    try {
      if (url.pathname === '/api/graphql')
        return user ? await this.query(body, user) : { status: 401, body: { errors: [{ message: 'Invalid token' }] } };
      if (!user) refuse(401, '401 Unauthorized');
      if (request.method !== 'GET' && user.scope !== 'api') {
        throw new Refusal(403, { error: 'insufficient_scope', scope: 'api',
          error_description: 'The request requires higher privileges than provided by the access token.' });
      }
      const [status, answer, headers] = this.rest(request.method, url, body, user);
      return { status, body: answer, headers };
    } catch (error) {
      if (error instanceof Refusal) return error;
      console.error(error);
      return { status: 500, body: { message: '500 Internal Server Error' } };
    }
  }

  page(url, items) {
    const size = Number(url.searchParams.get('per_page') ?? 20);
    const page = Number(url.searchParams.get('page') ?? 1);
    const next = new URL(url);
    next.searchParams.set('page', page + 1);
    const headers = page * size < items.length ? { link: `<${next}>; rel="next"` } : {};
    return [200, items.slice((page - 1) * size, page * size), headers];
  }

  rest(method, url, body, user) {
    const path = url.pathname.slice('/api/v4'.length);
    if (path === '/projects') return this.page(url, [this.project]);
    if (path.startsWith('/groups/')) return path === '/groups/g/projects' ? this.page(url, [this.project]) : refuse(404, '404 Group Not Found');
    const [, id, rest] = /^\/projects\/([^/]+)(.*)$/.exec(path) ?? refuse(404, '404 Not Found');
    if (id !== '7' && id !== 'g%2Fp') refuse(404, '404 Project Not Found');
    const is = (verb, pattern) => (method === verb ? new RegExp(`^${pattern}$`).exec(rest) : null);
    let found;
    if (is('GET', '')) return [200, this.project];
    if ((found = is('PUT', '/issues/(\\d+)'))) {
      const issue = this.issues.get(Number(found[1])) ?? refuse(404, '404 Not found');
      if (body.title?.length > 255) refuse(400, { title: ['is too long (maximum is 255 characters)'] });
      if (body.state_event) issue.state = body.state_event === 'close' ? 'closed' : 'opened';
      return [200, issue];
    }
    if (is('GET', '/merge_requests')) return this.page(url, [...this.mergeRequests.values()]);
    if (is('POST', '/merge_requests')) {
      const other = [...this.mergeRequests.values()].find((one) => one.source_branch === body.source_branch && one.state === 'opened');
      if (other) refuse(409, [`Another open merge request already exists for this source branch: !${other.iid}`]);
      return [201, this.addMergeRequest(body)];
    }
    if ((found = /^\/merge_requests\/(\d+)(\/merge|\/approve|)$/.exec(rest))) return this.mergeRequest(method, found, body, user);
    if ((found = /^\/repository\/files\/([^/]+)$/.exec(rest))) return this.file(method, decodeURIComponent(found[1]), url.searchParams);
    if (is('POST', '/repository/commits')) return this.commit(body);
    if ((found = is('GET', '/repository/commits/(\\w+)'))) {
      return [200, [...this.files.values()].find(({ commit }) => commit.id === found[1])?.commit ?? refuse(404, '404 Commit Not Found')];
    }
    const pipelines = Array.from({ length: 130 }, (_, i) => ({ id: 130 - i, iid: i, sha: sha('main'), ref: 'main', status: 'success', web_url: 'u' }));
    if (is('GET', '/pipelines')) return this.page(url, pipelines);
    if ((found = is('GET', '/pipelines/(\\d+)/jobs'))) {
      return Number(found[1]) <= 130 ? this.page(url, [{ id: 5, name: 'deploy', status: 'manual', stage: 'deploy', web_url: 'u' }])
        : refuse(404, '404 Not found');
    }
    if (is('POST', '/pipeline'))
      return body.ref === 'main' ? [201, pipelines[0]] : refuse(400, { base: ['Reference not found'] });
    if ((found = is('POST', '/jobs/(\\d+)/play')))
      return found[1] === '5' ? [200, { id: 5 }] : found[1] === '6' ? refuse(400, '400 Bad request - Unplayable Job') : refuse(404, '404 Not Found');
    return refuse(404, '404 Not Found');
  }

  mergeRequest(method, [, iid, verb], body, user) {
    const one = this.mergeRequests.get(Number(iid)) ?? refuse(404, '404 Not found');
    if (method === 'GET') return [200, one];
    if (!user.may) refuse(401, '401 Unauthorized'); // unauthorized! of lib/api/helpers.rb
    if (body.sha && body.sha !== one.sha) refuse(409, `SHA does not match HEAD of source branch: ${one.sha}`);
    if (verb === '/approve') return [201, one];
    if (one.state !== 'opened') refuse(405, '405 Method Not Allowed');
    Object.assign(one, { state: 'merged', merge_commit_sha: sha('merge') });
    return [200, one];
  }

  file(method, path, query) {
    const branch = query.get('ref') ?? query.get('branch');
    const file = this.files.get(path);
    if (method === 'DELETE') {
      if (!file) refuse(400, "A file with this name doesn't exist");
      if (query.get('last_commit_id') && query.get('last_commit_id') !== file.commit.id)
        refuse(400, 'You are attempting to delete a file that has changed since you started editing it.');
      this.files.delete(path);
      return [204];
    }
    if (!['main', 'HEAD'].includes(branch)) refuse(404, '404 Commit Not Found');
    if (!file) refuse(404, '404 File Not Found');
    return [200, { file_name: path, file_path: path, size: file.bytes.length, encoding: 'base64', content: file.bytes.toString('base64'),
      ref: branch, blob_id: sha(file.bytes.toString('base64')), last_commit_id: file.commit.id }];
  }

  commit({ branch, actions: [action] }) {
    if (branch !== 'main') refuse(400, 'You can only create or edit files when you are on a branch');
    const file = this.files.get(action.file_path);
    if (action.action === 'create' && file) refuse(400, 'A file with this name already exists');
    if (action.action === 'update' && !file) refuse(400, "A file with this name doesn't exist");
    if (action.last_commit_id && action.last_commit_id !== file?.commit.id)
      refuse(400, 'You are attempting to update a file that has changed since you started editing it.');
    return [201, this.write(action.file_path, Buffer.from(action.content, action.encoding === 'base64' ? 'base64' : 'utf8'))];
  }

  async query({ query, variables }, user) {
    const change = (iid, done) => {
      const issue = iid === undefined ? undefined : this.issues.get(Number(iid));
      if (user.scope !== 'api' || (iid !== undefined && !issue)) throw new this.graphql.GraphQLError(denied);
      return done(issue);
    };
    const shown = (issue) => ({ ...issue, iid: String(issue.iid), webUrl: `https://gitlab.test/g/p/-/issues/${issue.iid}`,
      labels: { nodes: issue.labels.map((title) => ({ title })) }, milestone: issue.iid % 2 ? { title: 'Next' } : null,
      assignees: { nodes: issue.iid === 1 ? [{ ...this.user, id: 'gid://gitlab/User/3' }] : [] } });
    const rootValue = {
      project: ({ fullPath }) => (fullPath !== 'g/p' ? null : {
        issues: ({ first = 100, after, sort }) => {
          const all = [...this.issues.values()];
          if (!sort.startsWith('PRIORITY_ASC')) all.reverse();
          const at = Number(after ?? 0);
          return { nodes: all.slice(at, at + first).map(shown),
            pageInfo: { hasNextPage: at + first < all.length, endCursor: String(at + first) } };
        },
      }),
      createIssue: ({ input }) => change(undefined, () => (input.title.trim() === ''
        ? { issue: null, errors: ["Title can't be blank"] } : { issue: shown(this.addIssue(input)), errors: [] })),
      updateIssue: ({ input }) => change(input.iid, (issue) => ({ issue: shown(Object.assign(issue, { state: 'closed' })), errors: [] })),
    };
    const result = await this.graphql.graphql({ schema: this.schema, source: query, rootValue, variableValues: variables });
    return { status: 200, body: result };
  }
}
