// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/toolnaming.h"

#include "text/unicode/ascii.h"
#include "workspace/definitions/names.h"

#include <algorithm>
#include <array>

namespace tooltray::ui {
namespace {

using namespace graphql;

bool listsMany(SchemaField field)
{
    const SchemaType type = field.namedType();
    return field.type().nullable().isList()
           || (type.isComposite() && (type.field("nodes") || type.field("edges"))) || field.argument("first")
           || field.argument("limit");
}

bool saysWhatItDoes(std::string_view name)
{
    static constexpr std::array<std::string_view, 16> verbs{
        "get", "list", "search", "find",  "fetch", "lookup",  "count", "is",
        "has", "can",  "check",  "query", "all",   "resolve", "read",  "show"};
    return name.ends_with("_list") || std::ranges::find(verbs, name.substr(0, name.find('_'))) != verbs.end();
}

std::string shortened(std::string name)
{
    name.resize(std::min(name.size(), workspace::longestName(workspace::ObjectKind::Tool)));
    while (!name.empty() && name.back() == '_')
        name.pop_back();
    return name;
}

} // namespace

bool isWrapperName(std::string_view name)
{
    return name == "nodes" || name == "edges" || name == "node";
}

std::string snakeCase(std::string_view name)
{
    std::string snake;
    for (std::size_t i = 0; i < name.size(); ++i) {
        const char c = name[i];
        const char before = i > 0 ? name[i - 1] : '_';
        const char after = i + 1 < name.size() ? name[i + 1] : '_';
        const bool beginsWord = isAsciiUpper(c)
                                && (isAsciiLower(before) || isAsciiDigit(before)
                                    || (isAsciiUpper(before) && isAsciiLower(after)));
        if (beginsWord)
            snake += '_';
        snake += asciiLower(c);
    }
    return snake;
}

std::string toolNameFor(OperationType type, const std::vector<SchemaField> &fields, const ToolNaming &naming)
{
    std::string name;
    for (const SchemaField field : fields) {
        if (fields.size() > 1 && isWrapperName(field.name())) // they say nothing about what is in them
            continue;
        name += (name.empty() ? "" : "_") + snakeCase(field.name());
    }
    name.erase(0, std::min(name.find_first_not_of('_'), name.size()));
    if (type == OperationType::Query && naming.rule == NamingRule::Verb && !saysWhatItDoes(name))
        name.insert(0, listsMany(fields.back()) ? "list_" : "get_");
    std::string whole;
    for (const char c : naming.prefix + name) {
        if (const char lower = asciiLower(c); isAsciiLower(lower) || isAsciiDigit(lower) || lower == '_')
            whole += lower;
        else if (c == '-' || c == ' ' || c == '.')
            whole += '_';
    }
    if (whole.empty() || !isAsciiLower(whole.front()))
        whole.insert(0, "tool_");
    return shortened(std::move(whole));
}

std::string toolTitleFor(std::string_view name)
{
    std::string title(name);
    std::ranges::replace(title, '_', ' ');
    return asciiCapitalised(title);
}

std::string takeToolName(const std::string &name, std::set<std::string, std::less<>> &taken)
{
    std::string wanted = name;
    for (int number = 2; !taken.insert(wanted).second; ++number) {
        const std::string suffix = '_' + std::to_string(number);
        const std::size_t room = workspace::longestName(workspace::ObjectKind::Tool) - suffix.size();
        wanted = name.substr(0, room) + suffix;
    }
    return wanted;
}

} // namespace tooltray::ui
