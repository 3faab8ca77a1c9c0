// SPDX-License-Identifier: GPL-3.0-or-later
// What comes and goes at an upstream server, below GraphQL: each request with when it ended and how, and the answers
// that a test wants instead of the server's own.
export class Traffic {
  requests = []; // [{ authorization, traceparent, beganAt, endedAt, isAborted }]
  canned = []; // [{ status, headers, body }], the next first

  // Called once for each request, before it is answered. Gives the answer that stands in for the server's.
  take(request, response) {
    const seen = { authorization: request.headers.authorization, traceparent: request.headers.traceparent, beganAt: performance.now(), endedAt: undefined,
      isAborted: false };
    this.requests.push(seen);
    response.once('close', () => {
      seen.endedAt = performance.now();
      seen.isAborted = !response.writableFinished;
    });
    return this.canned.shift();
  }

  get open() {
    return this.requests.filter((request) => request.endedAt === undefined).length;
  }

  // The bearer token begins with the login.
  static login(request) {
    return /^Bearer (\w+)(?:\.[\w-]+)?$/.exec(request.headers.authorization ?? '')?.[1];
  }
}
