// SPDX-License-Identifier: GPL-3.0-or-later
#include "toolkit/commands/commandlisting.h"

#include "base/ascii.h"
#include "toolkit/catalogue/catalogue.h"
#include "toolkit/commands/condensed.h"
#include "toolkit/resources/toolview.h"
#include "workspace/definitions/enumnames.h"
#include "json/decode.h"
#include "json/write.h"

#include <algorithm>
#include <array>
#include <utility>

namespace tooltray::toolkit {
namespace {

using namespace workspace;
using Detail = CommandQuestion::Detail;

// Commands of a page, by how much is said of each.
constexpr std::array<std::size_t, 3> kListedAtOnce{500, 50, 20};

std::vector<std::string> wordsOf(std::string_view text)
{
    std::vector<std::string> words;
    for (std::size_t at = 0; at < text.size();) {
        const std::size_t begin = text.find_first_not_of(" \t\r\n", at);
        if (begin == std::string_view::npos)
            break;
        at = std::min(text.find_first_of(" \t\r\n", begin), text.size());
        words.push_back(asciiLower(text.substr(begin, at - begin)));
    }
    return words;
}

// Whether the text has the word, which is in lower case, somewhere in any case.
bool holds(std::string_view text, std::string_view word)
{
    return std::search(text.begin(), text.end(), word.begin(), word.end(),
                       [](char ofText, char ofWord) { return asciiLower(ofText) == ofWord; })
           != text.end();
}

class Listing {
public:
    Listing(Catalogue &catalogue, const ClientView &client, const Workspace &workspace,
            const CommandQuestion &question)
        : m_catalogue(catalogue)
        , m_client(client)
        , m_workspace(workspace)
        , m_question(question)
    {}

    json::Value run()
    {
        if (m_question.names.empty()) {
            addOwn();
            addSaved();
        } else {
            for (const std::string &name : m_question.names)
                addNamed(name);
        }
        json::Value answer = json::Value::object({{"commands", std::move(m_commands)}});
        if (!m_next.empty())
            answer.set("next_cursor", m_next);
        if (!m_unknown.isEmpty())
            answer.set("unknown", std::move(m_unknown));
        return answer;
    }

private:
    bool matches(const std::string &name, const std::string &title, const std::string &description,
                 const std::vector<std::string> &tags) const
    {
        return std::ranges::all_of(m_question.words, [&](const std::string &word) {
            return holds(name, word) || holds(title, word) || holds(description, word)
                   || std::ranges::any_of(tags, [&](const std::string &tag) { return holds(tag, word); });
        });
    }

    // False where the page is full without it.
    bool add(const mcp::Tool &tool, std::string_view kind)
    {
        json::Value command = json::Value::object({{"name", tool.name}});
        if (m_question.detail != Detail::Names && !tool.description.empty())
            command.set("description", tool.description);
        if (m_question.detail == Detail::Full) {
            if (m_question.format == CommandQuestion::Format::Raw)
                command.set("parameters", tool.inputSchema);
            else
                command.set("parameters", condensed(tool.inputSchema));
        }
        command.set("kind", kind);
        if (m_question.detail == Detail::Full)
            command.set("annotations", hintsView(tool.hints));
        m_bytes += json::write(command).size() + 1;
        const bool isFull = m_commands.size() == kListedAtOnce[static_cast<std::size_t>(m_question.detail)]
                            || m_bytes > m_client.resultBytes;
        if (isFull && !m_commands.isEmpty() && m_question.names.empty()) {
            m_next = m_last;
            return false;
        }
        m_commands.append(std::move(command));
        m_last = tool.name;
        return true;
    }

    void addOwn()
    {
        // A cursor that names a saved tool is behind all of ours.
        auto own = m_catalogue.own().begin();
        const auto end = m_catalogue.own().end();
        if (!m_question.after.empty()) {
            own = std::find_if(own, end, [&](const OwnCommand &each) {
                return each.builtIn->tool().name == m_question.after;
            });
            m_isBehindOwn = own == end;
            if (m_isBehindOwn)
                return;
            ++own;
        }
        for (; own != end; ++own) {
            const mcp::Tool &tool = own->builtIn->tool();
            if (Catalogue::isPair(tool.name) || m_catalogue.findOwn(m_client, tool.name) == nullptr
                || !matches(tool.name, tool.title, tool.description, {}))
                continue;
            if (!add(tool, "built_in"))
                return;
        }
    }

    void addSaved()
    {
        if (!m_next.empty())
            return;
        const auto &tools = m_workspace.entries(ObjectKind::Tool);
        auto place = m_isBehindOwn ? tools.lowerBound(m_question.after) : tools.begin();
        if (m_isBehindOwn && place != tools.end() && place->name == m_question.after)
            ++place;
        for (; place != tools.end(); ++place) {
            const auto &tool = std::get<Tool>(place->value.object());
            const auto version = tool.pin ? tool.versions.end() : tool.versions.find(tool.active);
            const std::string &description =
                tool.pin ? tool.pin->definition.description : version->second.description;
            if (!tool.enabled || !matches(tool.name, tool.title, description, tool.tags)
                || !m_catalogue.saved().isVisible(m_client, m_workspace, tool))
                continue;
            if (!addSavedTool(tool, {}, description))
                return;
        }
    }

    bool addSavedTool(const Tool &tool, std::optional<Version> version, const std::string &description)
    {
        const std::string_view kind = json::nameOf(tool.kind());
        if (m_question.detail == Detail::Full)
            return add(m_catalogue.shown(m_workspace, tool, version, m_client.enums).tool, kind);
        mcp::Tool brief;
        brief.name = tool.name;
        brief.description = description;
        return add(brief, kind);
    }

    void addNamed(const std::string &name)
    {
        if (const OwnCommand *own = m_catalogue.findOwn(m_client, name)) {
            add(own->builtIn->tool(), "built_in");
            return;
        }
        const auto saved = m_catalogue.findSaved(m_client, m_workspace, name);
        if (saved)
            addSavedTool(*saved->tool, saved->version,
                         m_catalogue.shown(m_workspace, *saved->tool, saved->version, m_client.enums)
                             .tool.description);
        else
            m_unknown.append(name);
    }

    Catalogue &m_catalogue;
    const ClientView &m_client;
    const Workspace &m_workspace;
    const CommandQuestion &m_question;
    json::Value m_commands = json::Value::array();
    json::Value m_unknown = json::Value::array();
    std::string m_last;
    std::string m_next;
    std::uint64_t m_bytes = 0;
    bool m_isBehindOwn = false;
};

} // namespace

CommandQuestion commandQuestion(const json::Value &arguments)
{
    CommandQuestion question;
    for (const json::Value &name : arguments["names"].elements())
        question.names.emplace_back(name.toString());
    question.words = wordsOf(arguments["query"].toString());
    const std::string_view detail = arguments["detail"].toString();
    if (detail == "names")
        question.detail = Detail::Names;
    else if (detail == "full")
        question.detail = Detail::Full;
    if (arguments["format"].toString() == "llm")
        question.format = CommandQuestion::Format::Llm;
    question.after = arguments["cursor"].toString();
    return question;
}

json::Value commandListing(Catalogue &catalogue, const ClientView &client, const Workspace &workspace,
                           const CommandQuestion &question)
{
    return Listing(catalogue, client, workspace, question).run();
}

} // namespace tooltray::toolkit
