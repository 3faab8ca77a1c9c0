// SPDX-License-Identifier: GPL-3.0-or-later
#include "layering/housecheck.h"

namespace tooltray::layering {

const HouseRules &houseRules()
{
    static const HouseRules rules{
        .orders =
            {
                {"mcpcore/base", {"text", "result", "time", "task", "files", "log"}},
                {"mcpcore/clients", {".", "jsonc", "toml", "file"}},
                {"mcpcore/credentials", {".", "redaction", "store", "consent", "oauth"}},
                {"mcpcore/demo", {"tracker", "schema", "server"}},
                {"mcpcore/engine", {"preferences", "access", ".", "secrets", "workspaces", "desks"}},
                {"mcpcore/execution",
                 {"answers", "pages", "arguments", "preparation", "delivery", "schemas", "results", "runs"}},
                {"mcpcore/graphql",
                 {"language", "schema", "validation", "inference", "executor", "changes", "discovery"}},
                {"mcpcore/http", {"message", "routing", "connection", "server"}},
                {"mcpcore/journal", {"entries", "filter", "archive", "statistics", "record", "exports"}},
                {"mcpcore/jsonschema", {".", "text", "format", "program", "validate", "explain", "compile"}},
                {"mcpcore/mcp", {"types", "wire", "eras", "questions", "server"}},
                {"mcpcore/stdio", {".", "relay"}},
                {"mcpcore/storage", {"documents", "backends", "store", "drafts", "configuration"}},
                {"mcpcore/text", {"unicode", "regex"}},
                {"mcpcore/toolkit",
                 {"access", "records", "commands", "catalogue", "builtins", "dispatch", "server"}},
                {"mcpcore/upstream", {"exchange", "curl", "policy", "graphql", "rest", "subscription"}},
                {"mcpcore/workspace", {"definitions", "snapshot", "codec", "edits", "checks", "exchange"}},
                {"ui",
                 {"theme", "language", "navigation", "models", "state", "delegates", "actions", "editor",
                  "widgets", "dialogs", "pages", "mainwindow"}},
            },
        .upward =
            {
                {"mcpcore/credentials/redactor.cpp", "credentials/redaction/automaton.h"},
                {"mcpcore/credentials/redactor.cpp", "credentials/redaction/escape.h"},
                {"mcpcore/credentials/redactor.cpp", "credentials/redaction/jsonmasker.h"},
                {"mcpcore/credentials/redactor.cpp", "credentials/redaction/maskingstream.h"},
                {"mcpcore/credentials/redactor.cpp", "credentials/redaction/secretnames.h"},
                {"mcpcore/credentials/redactor.cpp", "credentials/redaction/secretregister.h"},
                {"mcpcore/credentials/redactor.cpp", "credentials/redaction/urlmasker.h"},
                {"mcpcore/credentials/redactor.h", "credentials/redaction/registration.h"},
                {"mcpcore/credentials/storedauthorizer.h", "credentials/store/secretstore.h"},
                {"mcpcore/engine/core.cpp", "engine/desks/desks.h"},
                {"mcpcore/engine/core.cpp", "engine/workspaces/openworkspace.h"},
                {"mcpcore/engine/core.h", "engine/desks/desknews.h"},
                {"mcpcore/engine/core.h", "engine/workspaces/workspaces.h"},
                {"mcpcore/engine/engine.cpp", "engine/workspaces/workspacefolders.h"},
                {"mcpcore/engine/engine.h", "engine/desks/clientfiledesk.h"},
                {"mcpcore/engine/engine.h", "engine/desks/desks.h"},
                {"mcpcore/jsonschema/program/program.h", "jsonschema/compile/keywords.h"},
                {"mcpcore/jsonschema/schema.cpp", "jsonschema/compile/compiler.h"},
                {"mcpcore/jsonschema/schema.cpp", "jsonschema/explain/explainer.h"},
                {"mcpcore/jsonschema/schema.cpp", "jsonschema/validate/evaluator.h"},
                {"mcpcore/toolkit/client/clientof.cpp", "toolkit/curation.h"},
                {"mcpcore/toolkit/client/shownfiles.h", "toolkit/unreadfile.h"},
                {"mcpcore/toolkit/dispatch/call.cpp", "toolkit/builtins/tools/versionremoval.h"},
                {"mcpcore/toolkit/toolkit.cpp", "toolkit/commands/commands.h"},
                {"mcpcore/toolkit/toolkit.h", "toolkit/backend/workspacebackend.h"},
                {"mcpcore/toolkit/toolkit.h", "toolkit/dispatch/dispatch.h"},
            },
        .spread =
            {
                {"mcpcore/graphql/language", "Parser"},
                {"mcpcore/jsonschema/explain", "Explainer"},
                {"mcpcore/text/regex", "RegexParser"},
                {"mcpcore/toolkit/dispatch", "Dispatch"},
                {"ui/models", "SchemaNode"},
                {"ui/widgets/json", "JsonView"},
            },
        .large =
            {
                {"mcpcore/engine", "Core"},
                {"mcpcore/engine/workspaces", "OpenWorkspace"},
                {"mcpcore/graphql/language", "Parser"},
                {"mcpcore/jsonschema/explain", "Explainer"},
                {"mcpcore/stdio/relay", "Relay"},
                {"mcpcore/text/regex", "RegexParser"},
                {"ui/dialogs/import", "ImportDialog"},
                {"ui/widgets/json", "JsonView"},
            },
    };
    return rules;
}

} // namespace tooltray::layering
