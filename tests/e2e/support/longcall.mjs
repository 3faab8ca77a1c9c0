// SPDX-License-Identifier: GPL-3.0-or-later
// longcall.mjs CLIENTS MODE URL TOKEN TOOL: a client to be killed while it waits for its call.
import { Agent } from './agent.mjs';
import { packagesIn } from './packages.mjs';

const [clients, mode, url, token, tool] = process.argv.slice(2);
const agent = await Agent.connect({ load: packagesIn(clients), mode, url, token });
await agent.call(tool);
