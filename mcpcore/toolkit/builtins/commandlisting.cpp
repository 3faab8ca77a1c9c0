// SPDX-License-Identifier: GPL-3.0-or-later
#include "toolkit/builtins/commandsearch.h"

#include "toolkit/catalogue/budget.h"
#include "toolkit/catalogue/catalogue.h"
#include "toolkit/catalogue/showntool.h"
#include "workspace/definitions/enumnames.h"
#include "json/decode.h"
#include "json/write.h"

#include <algorithm>
#include <array>
#include <span>
#include <string_view>
#include <utility>

namespace tooltray::toolkit {
namespace {

using Detail = CommandQuestion::Detail;
using namespace workspace;

constexpr int kDeepestTold = 12; // deeper lies nothing that a few words could tell

std::string condensedTo(const json::Value &schema, int depth);

std::string alternatives(std::span<const json::Value> branches, int depth)
{
    std::string text;
    for (const json::Value &branch : branches)
        text.append(text.empty() ? "" : " | ").append(condensedTo(branch, depth));
    return text;
}

std::string constants(std::span<const json::Value> values)
{
    std::string text;
    for (const json::Value &value : values)
        text.append(text.empty() ? "" : " | ").append(json::write(value));
    return text;
}

std::string objectText(const json::Value &schema, int depth)
{
    const json::Value &properties = schema["properties"];
    if (properties.isEmpty())
        return schema["additionalProperties"].isObject()
                   ? "{[key]: " + condensedTo(schema["additionalProperties"], depth) + "}"
                   : "object";
    const auto required = schema["required"].elements();
    std::string text = "{";
    for (const json::Member &property : properties.members()) {
        const bool isRequired =
            std::ranges::find(required, json::Value(property.name.view())) != required.end();
        text.append(text.size() == 1 ? "" : ", ")
            .append(property.name.view())
            .append(isRequired ? ": " : "?: ");
        text += condensedTo(property.value, depth);
        if (const json::Value *fallback = property.value.find("default"))
            text.append(" = ").append(json::write(*fallback));
    }
    return text + "}";
}

std::string listText(const json::Value &schema, int depth)
{
    std::string item = condensedTo(schema["items"], depth);
    if (item.find(' ') != std::string::npos && !item.starts_with('{'))
        item = "(" + item + ")";
    return item + "[]";
}

std::string typeText(std::string_view type, const json::Value &schema, int depth)
{
    if (type == "object")
        return objectText(schema, depth);
    if (type == "array")
        return listText(schema, depth);
    return std::string(type);
}

std::string condensedTo(const json::Value &schema, int depth)
{
    if (!schema.isObject() || depth > kDeepestTold)
        return "any";
    if (const json::Value *constant = schema.find("const"))
        return json::write(*constant);
    if (const json::Value *values = schema.find("enum"))
        return constants(values->elements());
    for (const char *keyword : {"oneOf", "anyOf"}) {
        if (const json::Value *branches = schema.find(keyword))
            return alternatives(branches->elements(), depth + 1);
    }
    const json::Value &type = schema["type"];
    if (type.isArray()) {
        std::string text;
        for (const json::Value &each : type.elements())
            text.append(text.empty() ? "" : " | ").append(typeText(each.toString(), schema, depth + 1));
        return text;
    }
    if (type.isString())
        return typeText(type.toString(), schema, depth + 1);
    return schema.contains("properties") ? objectText(schema, depth + 1) : "any";
}

// Commands of a page, by how much is said of each.
constexpr std::array<std::size_t, 3> kListedAtOnce{500, 50, 20};
constexpr std::uint64_t kRoomAroundCommands = 120; // the name of the list and the cursor
constexpr std::size_t kMaxSearchedText = 4'096;

constexpr std::string_view kNothingFound =
    "No command matches the query. Use other words, or omit \"query\" to list every command.";

const std::string &servedDescription(const Tool &tool)
{
    return tool.pin ? tool.pin->definition.description : tool.versions.find(tool.active)->second.description;
}

// Of a pinned tool nobody but the person who approved it says what it is found by.
SearchedCommand searchedTexts(const DefinitionPtr &definition)
{
    const auto &tool = std::get<Tool>(definition->object);
    const std::string_view description =
        std::string_view(servedDescription(tool)).substr(0, kMaxSearchedText);
    if (tool.pin)
        return {tool.name, {}, description, {}, {}, &definition};
    return {tool.name, tool.title, description, tool.tags, tool.examples, &definition};
}

std::vector<SearchedCommand> searchedCommands(const Catalogue &catalogue, const Workspace &workspace)
{
    const auto &tools = workspace.entries(ObjectKind::Tool);
    std::vector<SearchedCommand> commands;
    commands.reserve(catalogue.own().size() + tools.size());
    for (const OwnCommand &own : catalogue.own()) {
        const mcp::Tool &tool = own.builtIn->tool();
        if (!Catalogue::isPair(tool.name))
            commands.push_back({tool.name, tool.title, tool.description});
    }
    for (const auto &[name, entry] : tools)
        commands.push_back(searchedTexts(entry.definition()));
    return commands;
}

class Listing {
public:
    Listing(Catalogue &catalogue, CommandWords &words, const ClientView &client, const Workspace &workspace,
            const CommandQuestion &question)
        : m_catalogue(catalogue)
        , m_words(words)
        , m_client(client)
        , m_workspace(workspace)
        , m_question(question)
        , m_search(question.query)
    {}

    json::Value run()
    {
        const bool isAsked = m_question.names.empty() && !m_search.isEmpty();
        for (const std::string &name : m_question.names)
            addNamed(name);
        if (isAsked) {
            addFound();
        } else if (m_question.names.empty()) {
            addSaved();
            addOwn();
        }
        const bool hasFound = !m_commands.isEmpty() || !m_question.after.empty();
        json::Value answer = json::Value::object({{"commands", std::move(m_commands)}});
        if (isAsked && !hasFound)
            answer.set("next", kNothingFound);
        if (!m_next.empty())
            answer.set("next_cursor", cursorBehind(m_next));
        if (!m_unknown.isEmpty())
            answer.set("unknown", std::move(m_unknown));
        return answer;
    }

private:
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
        const bool isFull = m_commands.size() == mostListed() || m_bytes > m_client.resultBytes;
        if (isFull && !m_commands.isEmpty() && m_question.names.empty()) {
            m_next = m_last;
            return false;
        }
        m_commands.append(std::move(command));
        m_last = tool.name;
        return true;
    }

    std::size_t mostListed() const { return kListedAtOnce[static_cast<std::size_t>(m_question.detail)]; }

    void addOwn()
    {
        if (!m_next.empty())
            return;
        auto own = ownAfterCursor();
        const auto end = m_catalogue.own().end();
        for (own = own == end ? m_catalogue.own().begin() : own + 1; own != end; ++own) {
            if (isOffered(*own) && !add(Catalogue::toolFor(m_workspace, *own->builtIn), "built_in"))
                return;
        }
    }

    // The built-in tool that the page before ended with; the end where that was a saved tool or there was none.
    std::vector<OwnCommand>::const_iterator ownAfterCursor() const
    {
        return std::ranges::find_if(m_catalogue.own(), [&](const OwnCommand &each) {
            return each.builtIn->tool().name == m_question.after;
        });
    }

    bool isOffered(const OwnCommand &own) const
    {
        const std::string &name = own.builtIn->tool().name;
        return !Catalogue::isPair(name) && m_catalogue.findOwn(m_client, name) != nullptr;
    }

    void addSaved()
    {
        if (ownAfterCursor() != m_catalogue.own().end())
            return;
        const auto &tools = m_workspace.entries(ObjectKind::Tool);
        auto place = m_question.after.empty() ? tools.begin() : tools.lowerBound(m_question.after);
        if (place != tools.end() && place->name == m_question.after)
            ++place;
        for (; place != tools.end(); ++place) {
            const auto &tool = std::get<Tool>(place->value.object());
            if (isOffered(tool) && !addSavedTool(tool, {}, servedDescription(tool)))
                return;
        }
    }

    bool isOffered(const Tool &tool) const
    {
        return tool.enabled && m_catalogue.saved().isVisible(m_client, m_workspace, tool);
    }

    void addFound()
    {
        const std::vector<SearchedCommand> commands = searchedCommands(m_catalogue, m_workspace);
        const auto isVisible = [this](const SearchedCommand &command) {
            return command.definition != nullptr ? isOffered(std::get<Tool>((*command.definition)->object))
                                                 : m_catalogue.findOwn(m_client, command.name) != nullptr;
        };
        // What the page before ended with may be gone: then all is told again rather than some of it never.
        const CommandSearch::Wanted wanted{mostListed() + 1, m_question.after};
        for (const SearchedCommand *one : m_search.find(commands, m_words, isVisible, wanted)) {
            const SearchedCommand &command = *one;
            bool isAdded = false;
            if (command.definition != nullptr) {
                const auto &tool = std::get<Tool>((*command.definition)->object);
                isAdded = addSavedTool(tool, {}, servedDescription(tool));
            } else {
                const OwnCommand *own = m_catalogue.findOwn(m_client, command.name);
                isAdded = add(Catalogue::toolFor(m_workspace, *own->builtIn), "built_in");
            }
            if (!isAdded)
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
            add(Catalogue::toolFor(m_workspace, *own->builtIn), "built_in");
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
    CommandWords &m_words;
    const ClientView &m_client;
    const Workspace &m_workspace;
    const CommandQuestion &m_question;
    CommandSearch m_search;
    json::Value m_commands = json::Value::array();
    json::Value m_unknown = json::Value::array();
    std::string m_last;
    std::string m_next;
    std::uint64_t m_bytes = kRoomAroundCommands;
};
} // namespace

std::string condensed(const json::Value &schema)
{
    return condensedTo(schema, 0);
}

Result<CommandQuestion> commandQuestion(const json::Value &arguments)
{
    Result<std::string> after = nameInCursor(arguments["cursor"].toString());
    if (!after)
        return std::move(after).error();
    CommandQuestion question;
    for (const json::Value &name : arguments["names"].elements())
        question.names.emplace_back(name.toString());
    question.query = arguments["query"].toString();
    if (std::optional<Error> error = tooLongQuery(question.query))
        return *std::move(error);
    const std::string_view detail = arguments["detail"].toString();
    if (detail == "names")
        question.detail = Detail::Names;
    else if (detail == "full")
        question.detail = Detail::Full;
    if (arguments["format"].toString() == "llm")
        question.format = CommandQuestion::Format::Llm;
    question.after = *std::move(after);
    return question;
}

bool readCommands(const Catalogue &catalogue, const Workspace &workspace, CommandWords &words)
{
    constexpr std::size_t kReadAtOnce = 500; // about a millisecond
    return words.read(searchedCommands(catalogue, workspace), kReadAtOnce);
}

json::Value commandListing(Catalogue &catalogue, CommandWords &words, const ClientView &client,
                           const Workspace &workspace, const CommandQuestion &question)
{
    return Listing(catalogue, words, client, workspace, question).run();
}

} // namespace tooltray::toolkit
