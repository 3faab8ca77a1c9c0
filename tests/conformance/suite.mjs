// SPDX-License-Identifier: GPL-3.0-or-later
// suite.mjs SERVER PACKAGES PASSED [--token TOKEN] ARGUMENT...: runs the conformance suite against the
// server. Passes when the suite says so, no scored check failed and exactly PASSED checks passed: a server
// that refuses everything passes some checks too.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { startServer } from './server.mjs';

const [program, packages, passed, ...rest] = process.argv.slice(2);
const token = rest[0] === '--token' ? rest.splice(0, 2)[1] : undefined;
const suite = join(packages, 'node_modules/@modelcontextprotocol/conformance/dist/index.js');
const preload = token ? ['--import', fileURLToPath(new URL('bearer.mjs', import.meta.url))] : [];

const server = await startServer(program, token);
const run = spawnSync(process.execPath, [...preload, suite, 'server', '--url', server.url, ...rest], {
  encoding: 'utf8',
  env: { ...process.env, CONFORMANCE_TOKEN: token },
  maxBuffer: 64 * 1024 * 1024,
});
await server.stop();

const output = run.stdout + run.stderr;
const total = /Total: (\d+) passed, (\d+) failed/.exec(output);
const warnings = output.match(/"status": "WARNING"|\[WARNING\]/g)?.length ?? 0;
console.log(output.split('\n').filter((line) => /^\s*[✓✗]|Total|Not scored/.test(line)).join('\n'));
console.log(`exit ${run.status}, ${total?.[1]} passed, ${total?.[2]} failed, ${warnings} warnings`);
if (run.status !== 0 || Number(total?.[1]) !== Number(passed)) {
  console.log(output.slice(-20000));
  console.log(`Expected ${passed} checks to pass.`);
  process.exit(1);
}
// What is run without being scored, such as the extensions, must not fail either.
const unexpected = output.split('\n').filter((line) => /^✗ /.test(line));
if (unexpected.length > 0) {
  console.log(`Failed without being scored: ${unexpected.join('; ')}`);
  process.exit(1);
}
