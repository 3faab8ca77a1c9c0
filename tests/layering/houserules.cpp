// SPDX-License-Identifier: GPL-3.0-or-later
#include "layering/housecheck.h"

namespace tooltray::layering {

const HouseRules &houseRules()
{
    static const HouseRules rules{
        .orders =
            {
                {"mcpcore/base", {"text", "result", "time", "task", "files", "log"}},
                {"mcpcore/clients", {"profile", "formats", "files"}},
                {"mcpcore/credentials", {"secrets", "redaction", "store", "consent", "oauth"}},
                {"mcpcore/demo", {"tracker", "schema", "server"}},
                {"mcpcore/engine", {"settings", "secrets", "access", "workspaces", "clients", "."}},
                {"mcpcore/execution",
                 {"answers", "pages", "arguments", "preparation", "delivery", "schemas", "results", "runs"}},
                {"mcpcore/graphql",
                 {"language", "schema", "validation", "rules", "inference", "executor", "changes",
                  "discovery"}},
                {"mcpcore/http", {"message", "routing", "connection", "server"}},
                {"mcpcore/journal", {"entries", "filter", "archive", "statistics", "record", "exports"}},
                {"mcpcore/jsonschema",
                 {"format", "program", "validate", "explain", "compile", ".", "example"}},
                {"mcpcore/mcp", {"types", "wire", "eras", "questions", "server"}},
                {"mcpcore/openapi",
                 {"document", "model", "schema", "request", "proposal", "discovery", "changes"}},
                {"mcpcore/stdio", {".", "relay"}},
                {"mcpcore/storage", {"documents", "backends", "store", "drafts", "configuration"}},
                {"mcpcore/terms", {"words", "synonyms", "index", "table", "question", "ranking"}},
                {"mcpcore/text", {"unicode", "encoding", "words", "framing", "regex"}},
                {"mcpcore/toolkit",
                 {"access", "records", "commands", "catalogue", "builtins", "dispatch", "server"}},
                {"mcpcore/upstream", {"exchange", "curl", "policy", "graphql", "subscription"}},
                {"mcpcore/workspace",
                 {"definitions", "snapshot", "derive", "codec", "edits", "checks", "exchange"}},
                {"ui",
                 {"theme", "language", "navigation", "models", "state", "delegates", "actions", "editor",
                  "widgets", "dialogs", "pages", "mainwindow"}},
            },
        .upward = {},
        .spread = {},
        .large = {},
    };
    return rules;
}

} // namespace tooltray::layering
