// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "json/value.h"
#include "json/write.h"

#include <algorithm>
#include <charconv>
#include <concepts>
#include <string>
#include <string_view>

namespace tooltray::mcp {

// Appends one JSON object to a text, member by member; closes it when it goes out of scope. Names are
// literals of ours and need no escaping. While an inner object or array is open, its outer one waits.
class ObjectWriter {
public:
    explicit ObjectWriter(std::string &out) : m_out(out) { m_out += '{'; }
    ~ObjectWriter() { m_out += '}'; }
    ObjectWriter(const ObjectWriter &) = delete;
    ObjectWriter &operator=(const ObjectWriter &) = delete;

    void text(std::string_view name, std::string_view value) { json::writeString(value, member(name)); }
    void textUnlessEmpty(std::string_view name, std::string_view value)
    {
        if (!value.empty())
            text(name, value);
    }
    void boolean(std::string_view name, bool value) { member(name) += value ? "true" : "false"; }
    void integer(std::string_view name, std::integral auto value)
    {
        char digits[24];
        const auto end = std::to_chars(digits, digits + sizeof digits, value).ptr;
        member(name).append(digits, end);
    }
    void value(std::string_view name, const json::Value &value) { json::write(value, member(name)); }
    void valueUnlessNull(std::string_view name, const json::Value &given)
    {
        if (!given.isNull())
            value(name, given);
    }
    void encoded(std::string_view name, std::string_view bytes) { member(name) += bytes; }

    // Writes the name; what is appended to the text next is the member's value.
    std::string &member(std::string_view name)
    {
        m_out += m_isEmpty ? "\"" : ",\"";
        m_isEmpty = false;
        m_out += name;
        m_out += "\":";
        return m_out;
    }

    // The same for a name that is not ours.
    std::string &escapedMember(std::string_view name)
    {
        if (!m_isEmpty)
            m_out += ',';
        m_isEmpty = false;
        json::writeString(name, m_out);
        m_out += ':';
        return m_out;
    }

private:
    std::string &m_out;
    bool m_isEmpty = true;
};

// Appends [a,b,c]; write appends one element.
template <typename Range, typename Write>
void writeArray(std::string &out, const Range &range, Write write)
{
    out += '[';
    bool isFirst = true;
    for (const auto &element : range) {
        if (!isFirst)
            out += ',';
        isFirst = false;
        write(element);
    }
    out += ']';
}

// The same JSON without line breaks, which stand only between tokens: answers that were passed on as they
// came may hold some, and lines and event streams may not.
inline std::string singleLine(std::string json)
{
    std::ranges::replace_if(
        json, [](char c) { return c == '\n' || c == '\r'; }, ' ');
    return json;
}

} // namespace tooltray::mcp
