// SPDX-License-Identifier: GPL-3.0-or-later
#include "clients/jsonc/jsoncstyle.h"

#include "json/write.h"

namespace tooltray::clients {

JsoncStyle JsoncStyle::of(std::string_view text, const JsoncTree &tree)
{
    JsoncStyle style;
    const std::size_t lineFeed = text.find('\n');
    if (lineFeed != std::string_view::npos && lineFeed > 0 && text[lineFeed - 1] == '\r')
        style.newLine = "\r\n";
    if (!tree.root.members.empty()) {
        std::string_view indentation = indentationAt(text, tree.root.members.front().begin);
        const std::string_view outer = indentationAt(text, tree.root.begin);
        if (indentation.starts_with(outer))
            indentation.remove_prefix(outer.size());
        if (!indentation.empty())
            style.unit = indentation;
    }
    return style;
}

std::string_view indentationAt(std::string_view text, std::size_t offset)
{
    const std::size_t before = text.substr(0, offset).find_last_of('\n');
    const std::size_t begin = before == std::string_view::npos ? 0 : before + 1;
    std::size_t end = begin;
    while (end < offset && (text[end] == ' ' || text[end] == '\t'))
        ++end;
    return text.substr(begin, end - begin);
}

void writeLines(const json::Value &value, const JsoncStyle &style, const std::string &indentation,
                std::string &out)
{
    if (!value.isObject() || value.isEmpty())
        return writeOnOneLine(value, out);
    const std::string inner = indentation + style.unit;
    out += '{';
    bool isFirst = true;
    for (const json::Member &member : value.members()) {
        if (!isFirst)
            out += ',';
        isFirst = false;
        out += style.newLine + inner;
        json::writeString(member.name.view(), out);
        out += ": ";
        writeLines(member.value, style, inner, out);
    }
    out += style.newLine + indentation + '}';
}

void writeOnOneLine(const json::Value &value, std::string &out)
{
    if (!value.isObject() && !value.isArray())
        return json::write(value, out);
    out += value.isObject() ? '{' : '[';
    bool isFirst = true;
    const auto separate = [&] {
        if (!isFirst)
            out += ", ";
        isFirst = false;
    };
    for (const json::Value &element : value.elements()) {
        separate();
        writeOnOneLine(element, out);
    }
    for (const json::Member &member : value.members()) {
        separate();
        json::writeString(member.name.view(), out);
        out += ": ";
        writeOnOneLine(member.value, out);
    }
    out += value.isObject() ? '}' : ']';
}

} // namespace tooltray::clients
