// SPDX-License-Identifier: GPL-3.0-or-later
// The tracker on the servers that people run: graphql-yoga, Apollo Server, Mercurius. Each on a free port of loopback.
import { once } from 'node:events';
import { createServer } from 'node:http';
import { Tracker } from './tracker.mjs';
import { Traffic } from './traffic.mjs';

function sendCanned(response, { status, headers = {}, body = '' }) {
  response.writeHead(status, { 'content-type': 'application/json', ...headers });
  response.end(body);
}

async function listen(server) {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${server.address().port}/graphql`,
    stop() {
      server.closeAllConnections();
      server.close();
    },
  };
}

async function yoga(load, tracker, traffic) {
  const { createYoga } = await load('graphql-yoga');
  const handler = createYoga({ schema: tracker.schema, logging: false, maskedErrors: false,
    context: ({ req }) => ({ login: Traffic.login(req) }) });
  return listen(createServer((request, response) => {
    const canned = traffic.take(request, response);
    if (canned) sendCanned(response, canned);
    else handler(request, response);
  }));
}

// Its own server gives no way past its context, which answers for it as its documentation says: by an error that names
// the status.
async function apollo(load, tracker, traffic) {
  const { ApolloServer } = await load('@apollo/server');
  const { startStandaloneServer } = await load('@apollo/server/standalone');
  const server = new ApolloServer({ schema: tracker.schema, stopOnTerminationSignals: false,
    includeStacktraceInErrorResponses: false });
  const { url } = await startStandaloneServer(server, {
    listen: { host: '127.0.0.1', port: 0 },
    context: async ({ req, res }) => {
      const canned = traffic.take(req, res);
      if (canned) {
        throw new tracker.graphql.GraphQLError(canned.body || `Status ${canned.status}`, { extensions: {
          code: 'CANNED',
          http: { status: canned.status, headers: new Map(Object.entries(canned.headers ?? {})) } } });
      }
      return { login: Traffic.login(req) };
    },
  });
  return { url: `${url}graphql`, stop: () => server.stop() };
}

async function mercurius(load, tracker, traffic) {
  const { default: fastify } = await load('fastify');
  const { default: plugin } = await load('mercurius');
  const app = fastify({ forceCloseConnections: true });
  app.addHook('onRequest', async (request, reply) => {
    const canned = traffic.take(request.raw, reply.raw);
    if (canned) {
      reply.hijack();
      sendCanned(reply.raw, canned);
    }
  });
  app.register(plugin, { schema: tracker.schema, subscription: true, context: (request) => ({ login: Traffic.login(request) }) });
  const url = await app.listen({ host: '127.0.0.1', port: 0 });
  return { url: `${url}/graphql`, stop: () => app.close() };
}

// Yoga for queries and, where an event stream is wanted, the reference server of graphql-sse, which takes no other
// requests. isSingle: it refuses whoever opens a stream for each subscription instead of reserving one.
async function sse(load, tracker, traffic, isSingle = false) {
  const { createYoga } = await load('graphql-yoga');
  const { createHandler } = await load('graphql-sse/lib/use/http');
  const queries = createYoga({ schema: tracker.schema, logging: false, maskedErrors: false });
  const events = createHandler({ schema: tracker.schema });
  return listen(createServer((request, response) => {
    const canned = traffic.take(request, response);
    const isReserved = request.method === 'PUT' || 'x-graphql-event-stream-token' in request.headers;
    const wantsEvents = request.headers.accept === 'text/event-stream';
    if (canned) sendCanned(response, canned);
    else if (isSingle && wantsEvents && !isReserved)
      sendCanned(response, { status: 406, body: '{"errors":[{"message":"Reserve a stream first."}]}' });
    else if (isReserved || wantsEvents) events(request, response);
    else queries(request, response);
  }));
}

const single = (load, tracker, traffic) => sse(load, tracker, traffic, true);

const kinds = { yoga, apollo, mercurius, sse, single };

// load: imports a package by name.
export async function startUpstream(kind, load) {
  const tracker = new Tracker(await load('graphql'));
  const traffic = new Traffic();
  const server = await kinds[kind](load, tracker, traffic);
  return { kind, tracker, traffic, url: server.url, stop: server.stop };
}
