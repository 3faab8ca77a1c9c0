// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/contextvalues.h"

#include "graphql/language/ast.h"
#include "graphql/language/parse.h"
#include "text/unicode/ascii.h"
#include "ui/language/utf8text.h"
#include "workspace/definitions/walk.h"
#include "json/parser.h"
#include "json/write.h"

#include <algorithm>
#include <utility>

namespace tooltray::ui {
namespace {

class ContextUsageReader {
public:
    explicit ContextUsageReader(const workspace::Workspace &workspace) : m_workspace(workspace) {}

    ContextUsage read() &&
    {
        for (const auto &[name, entry] : m_workspace.entries(workspace::ObjectKind::Tool)) {
            const auto &tool = std::get<workspace::Tool>(entry.object());
            look(name, tool.pin ? tool.pin->definition : tool.resolved(tool.active));
        }
        return std::move(m_usage);
    }

private:
    void look(const std::string &tool, const workspace::ToolVersion &version)
    {
        workspace::walkBindings(version, [&](const workspace::Binding &binding) {
            if (const auto *source = std::get_if<workspace::ContextSource>(&binding.source))
                add(tool, source->key);
        });
        if (version.operation) {
            if (const auto *single = std::get_if<workspace::GraphqlOperation>(&*version.operation))
                look(tool, *single, version.bindings);
        }
        workspace::walkSteps(version, [&](const workspace::Step &step) {
            if (const auto *operation = std::get_if<workspace::GraphqlOperation>(&step.action))
                look(tool, *operation, step.bindings);
        });
    }

    void look(const std::string &tool, const workspace::GraphqlOperation &operation,
              const std::vector<workspace::NamedBinding> &bindings)
    {
        const graphql::Document document = graphql::parseDocument(operation.document);
        if (!document.isValid())
            return;
        const auto definition = graphql::findOperation(document, operation.operationName);
        if (!definition)
            return;
        for (const graphql::VariableDefinition variable : definition.variables()) {
            const std::string name(variable.variable().name());
            if (std::ranges::find(bindings, name, &workspace::NamedBinding::name) == bindings.end())
                add(tool, name);
        }
    }

    void add(const std::string &tool, const std::string &name)
    {
        if (const workspace::ContextVariable *variable = m_workspace.contextFor(name))
            m_usage[variable->key].insert(tool);
    }

    const workspace::Workspace &m_workspace;
    ContextUsage m_usage;
};

constexpr std::string_view kBlank = " \t\r";

bool isKey(std::string_view text)
{
    const auto isPart = [](char c) {
        return isAsciiLetter(c) || isAsciiDigit(c) || c == '_' || c == '.' || c == '-';
    };
    return !text.empty() && std::ranges::all_of(text, isPart);
}

// Reads on over the ends of lines where a quoted value does.
class EnvReader {
public:
    explicit EnvReader(std::string_view text) : m_text(text)
    {
        if (m_text.starts_with("\xef\xbb\xbf"))
            m_at = 3;
    }

    EnvFile read()
    {
        while (m_at < m_text.size())
            line();
        return std::move(m_file);
    }

private:
    void line()
    {
        ++m_line;
        const std::size_t end = std::min(m_text.find('\n', m_at), m_text.size());
        const std::string_view whole = m_text.substr(m_at, end - m_at);
        const std::size_t start = std::exchange(m_at, end + 1);
        std::string_view rest = trimmed(whole, kBlank);
        if (rest.empty() || rest.front() == '#')
            return;
        if (rest.starts_with("export ") || rest.starts_with("export\t"))
            rest = trimmed(rest.substr(7), kBlank);
        const std::size_t equals = rest.find('=');
        const std::string_view key = trimmed(rest.substr(0, equals), kBlank);
        if (equals == std::string_view::npos || !isKey(key)) {
            m_file.unreadLines.push_back(m_line);
            return;
        }
        const std::string_view value = trimmed(rest.substr(equals + 1), kBlank);
        if (value.starts_with('"') || value.starts_with('\'')) {
            quoted(key, start + static_cast<std::size_t>(value.data() - whole.data()), m_line);
            return;
        }
        // Behind a blank a number sign begins a comment.
        const std::size_t comment = std::min(value.find(" #"), value.find("\t#"));
        add(key, std::string(value.starts_with('#') ? "" : trimmed(value.substr(0, comment), kBlank)));
    }

    void quoted(std::string_view key, std::size_t begin, int line)
    {
        const char quote = m_text[begin];
        std::string value;
        std::size_t at = begin + 1;
        int lines = 0;
        for (; at < m_text.size() && m_text[at] != quote; ++at) {
            lines += m_text[at] == '\n';
            if (m_text[at] == '\\' && quote == '"' && at + 1 < m_text.size())
                value += escaped(m_text[++at]);
            else
                value += m_text[at];
        }
        if (at >= m_text.size()) { // never closed: only the line is lost
            m_file.unreadLines.push_back(line);
            return;
        }
        m_line += lines;
        m_at = std::min(m_text.find('\n', at), m_text.size()) + 1;
        add(key, std::move(value));
    }

    static std::string escaped(char character)
    {
        switch (character) {
        case 'n': return "\n";
        case 't': return "\t";
        case 'r': return "\r";
        case '"':
        case '\\':
        case '$': return {character};
        default: return {'\\', character};
        }
    }

    void add(std::string_view key, std::string value)
    {
        const auto known = std::ranges::find(m_file.entries, key, &EnvEntry::key);
        if (known != m_file.entries.end())
            known->value = std::move(value);
        else
            m_file.entries.push_back({std::string(key), std::move(value)});
    }

    std::string_view m_text;
    std::size_t m_at = 0;
    int m_line = 0;
    EnvFile m_file;
};

} // namespace

ContextUsage contextUsage(const workspace::Workspace &workspace)
{
    return ContextUsageReader(workspace).read();
}

QString contextText(const json::Value &value)
{
    if (!value.isString())
        return value.isNull() ? QString() : fromUtf8(json::write(value));
    const QString text = fromUtf8(value.toString());
    // Read back, it must be the same.
    return contextValue(text) == value ? text : fromUtf8(json::write(value));
}

json::Value contextValue(const QString &text)
{
    const std::string typed = toUtf8(text);
    json::Parsed parsed = json::parse(typed);
    if (parsed && (parsed.value.isNumber() || parsed.value.isBoolean() || parsed.value.isString()))
        return std::move(parsed.value);
    return json::Value(typed);
}

EnvFile readEnvFile(std::string_view text)
{
    return EnvReader(text).read();
}

} // namespace tooltray::ui
