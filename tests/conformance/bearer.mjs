// SPDX-License-Identifier: GPL-3.0-or-later
// Preloaded into the conformance suite, which cannot send a token by itself: adds one to every request,
// by whatever way the suite sends it.
import http from 'node:http';
import { createRequire } from 'node:module';

const authorization = `Bearer ${process.env.CONFORMANCE_TOKEN}`;
const undici = createRequire(process.argv[1])('undici');

const plainFetch = globalThis.fetch;
globalThis.fetch = (resource, init) => {
  const headers = new Headers(init?.headers ?? resource.headers);
  headers.set('authorization', authorization);
  return plainFetch(resource, { ...init, headers });
};

const plainRequest = http.request;
http.request = (target, ...rest) => {
  if (typeof target !== 'object' || target instanceof URL) return plainRequest(target, ...rest);
  return plainRequest({ ...target, headers: { ...target.headers, authorization } }, ...rest);
};

const withToken = (headers) => {
  if (Array.isArray(headers)) return [...headers, 'authorization', authorization];
  const entries = headers?.[Symbol.iterator] ? [...headers] : Object.entries(headers ?? {});
  return Object.fromEntries([...entries.filter(([name]) => name.toLowerCase() !== 'authorization'),
                             ['authorization', authorization]]);
};
undici.setGlobalDispatcher(undici.getGlobalDispatcher().compose((dispatch) => (options, handler) =>
  dispatch({ ...options, headers: withToken(options.headers) }, handler)));
