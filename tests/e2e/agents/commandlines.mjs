// SPDX-License-Identifier: GPL-3.0-or-later
// The command lines of agents as people run them, pointed at the program and at a model on loopback. What they would send
// to anybody else goes to a proxy that nobody is behind.
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const nobody = 'http://127.0.0.1:9';
const task = 'Follow the plan.';
const platform = `linux-${process.arch}`;
const triple = `${process.arch === 'arm64' ? 'aarch64' : 'x86_64'}-unknown-linux-musl`;

function put(file, content) {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content, null, 2));
}

// Nothing of whoever runs this: no settings, no keys, no folders.
const environment = (folder) => ({
  PATH: process.env.PATH, LANG: 'C.UTF-8', TERM: 'dumb', CI: 'true', DO_NOT_TRACK: '1', NO_COLOR: '1',
  HOME: folder, TMPDIR: folder, XDG_CONFIG_HOME: join(folder, '.config'), XDG_DATA_HOME: join(folder, '.data'),
  XDG_CACHE_HOME: join(folder, '.cache'), XDG_STATE_HOME: join(folder, '.state'), XDG_RUNTIME_DIR: folder,
  HTTP_PROXY: nobody, HTTPS_PROXY: nobody, ALL_PROXY: nobody, http_proxy: nobody, https_proxy: nobody, all_proxy: nobody,
  NO_PROXY: '127.0.0.1,localhost', no_proxy: '127.0.0.1,localhost', NODE_USE_ENV_PROXY: '1',
});

// Where each has its configuration below its home, and what `tooltray connect` calls it.
export const configured = {
  claude: { client: 'claude-code', file: '.claude.json' },
  opencode: { client: 'opencode', file: '.config/opencode/opencode.json' },
  codex: { client: 'codex', file: '.codex/config.toml' },
  gemini: { client: 'gemini-cli', file: '.gemini/settings.json' },
};

// Each: what to run in the folder, for an MCP server and a model. packages: the folder that npm filled. Without a server
// it has what is in its configuration, to which stdio, a command and its arguments, is added.
export const commandLines = {
  claude({ packages, folder, server, stdio, model }) {
    if (server) {
      put(join(folder, 'mcp.json'),
        { mcpServers: { tooltray: { type: 'http', url: server.url, headers: { Authorization: `Bearer ${server.token}` } } } });
    } else {
      put(join(folder, '.claude.json'), { hasCompletedOnboarding: true,
        ...(stdio && { mcpServers: { tooltray: { type: 'stdio', command: stdio[0], args: stdio.slice(1) } } }) });
    }
    return {
      command: join(packages, `@anthropic-ai/claude-code-${platform}/claude`),
      args: ['-p', task, ...(server ? ['--mcp-config', join(folder, 'mcp.json'), '--strict-mcp-config'] : []),
        '--allowedTools', 'mcp__tooltray'],
      env: { ...environment(folder), ...(server && { CLAUDE_CONFIG_DIR: join(folder, '.claude') }), ANTHROPIC_BASE_URL: model.origin,
        ANTHROPIC_API_KEY: 'scripted', CLAUDE_CODE_DISABLE_NONESSENTIAL_TRAFFIC: '1', DISABLE_TELEMETRY: '1',
        DISABLE_ERROR_REPORTING: '1', DISABLE_AUTOUPDATER: '1', ENABLE_TOOL_SEARCH: 'false' },
    };
  },
  opencode({ packages, folder, server, stdio, model }) {
    put(join(folder, server ? 'opencode.json' : configured.opencode.file), {
      $schema: 'https://opencode.ai/config.json', // which it adds where it is not
      provider: { scripted: { npm: '@ai-sdk/openai-compatible', name: 'Scripted',
        options: { baseURL: `${model.origin}/v1`, apiKey: 'scripted' }, models: { scripted: { name: 'Scripted' } } } },
      model: 'scripted/scripted', small_model: 'scripted/scripted', autoupdate: false, share: 'disabled',
      permission: 'allow',
      ...(server && { mcp: { tooltray: { type: 'remote', url: server.url, oauth: false,
        headers: { Authorization: `Bearer ${server.token}` } } } }),
      ...(stdio && { mcp: { tooltray: { type: 'local', command: stdio } } }),
    });
    return {
      command: join(packages, `opencode-${platform}/bin/opencode`),
      args: ['run', task],
      env: { ...environment(folder), OPENCODE_DISABLE_AUTOUPDATE: '1', OPENCODE_DISABLE_MODELS_FETCH: '1',
        OPENCODE_DISABLE_LSP_DOWNLOAD: '1', OPENCODE_DISABLE_DEFAULT_PLUGINS: '1' },
    };
  },
  codex({ packages, folder, server, stdio, model }) {
    put(join(folder, '.codex/config.toml'), `
model = "scripted"
model_provider = "scripted"
approval_policy = "never"
sandbox_mode = "danger-full-access"
check_for_update_on_startup = false
[analytics]
enabled = false
[features]
apps = false
plugins = false
[model_providers.scripted]
name = "Scripted"
base_url = "${model.origin}/v1"
wire_api = "responses"
${server ? `[mcp_servers.tooltray]
url = "${server.url}"
http_headers = { Authorization = "Bearer ${server.token}" }
` : ''}${stdio ? `[mcp_servers.tooltray]
command = ${JSON.stringify(stdio[0])}
args = ${JSON.stringify(stdio.slice(1))}
` : ''}`);
    return {
      command: join(packages, `@openai/codex-${platform}/vendor/${triple}/bin/codex`),
      args: ['exec', '--skip-git-repo-check', task],
      env: { ...environment(folder), CODEX_HOME: join(folder, '.codex') },
    };
  },
  gemini({ packages, folder, server, stdio, model }) {
    put(join(folder, '.gemini/settings.json'), {
      security: { auth: { selectedType: 'gemini-api-key' } }, privacy: { usageStatisticsEnabled: false },
      telemetry: { enabled: false }, general: { enableAutoUpdate: false, enableAutoUpdateNotification: false },
      ...(server && { mcpServers: { tooltray: { httpUrl: server.url, headers: { Authorization: `Bearer ${server.token}` }, trust: true } } }),
      ...(stdio && { mcpServers: { tooltray: { command: stdio[0], args: stdio.slice(1), trust: true } } }),
    });
    return {
      command: process.execPath,
      args: [join(packages, '@google/gemini-cli/bundle/gemini.js'), '-p', task, '-m', 'gemini-2.5-flash', '--yolo',
        '--skip-trust'],
      env: { ...environment(folder), GEMINI_API_KEY: 'scripted', GOOGLE_GEMINI_BASE_URL: model.origin,
        GEMINI_CLI_NO_RELAUNCH: 'true' },
    };
  },
};
