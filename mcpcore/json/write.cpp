// SPDX-License-Identifier: GPL-3.0-or-later
#include "json/write.h"

#include "json/textsink.h"

#include <algorithm>
#include <utility>
#include <vector>

namespace tooltray::json {

namespace {

using detail::TextSink;

// Counts what a TextSink would collect, up to what is enough.
class SizeSink {
public:
    explicit SizeSink(std::size_t enough) noexcept : m_enough(enough) {}

    std::size_t size() const noexcept { return m_size; }
    bool isFull() const noexcept { return m_size > m_enough; }
    void put(std::string_view text) noexcept { m_size += text.size(); }
    void putString(std::string_view text) noexcept { m_size += writtenStringSize(text); }

private:
    std::size_t m_enough;
    std::size_t m_size = 0;
};

template <typename Sink>
void putScalar(const Value &value, Sink &out)
{
    switch (value.type()) {
    case Type::Null: out.put("null"); return;
    case Type::Boolean: out.put(value.toBool() ? "true" : "false"); return;
    case Type::Number: out.put(value.numberText()); return;
    case Type::String: out.putString(value.toString()); return;
    case Type::Array: out.put("[]"); return;
    case Type::Object: out.put("{}"); return;
    }
}

// A scalar or an empty container.
bool isPlain(const Value &value) noexcept
{
    return value.isEmpty();
}

// What is left to write of an array or object.
class OpenContainer {
public:
    explicit OpenContainer(const Value &container) noexcept
        : m_elements(container.elements())
        , m_members(container.members())
    {}

    bool isArray() const noexcept { return !m_elements.empty(); }
    bool isAtBegin() const noexcept { return m_next == 0; }
    bool isAtEnd() const noexcept { return m_next == m_elements.size() + m_members.size(); }

    // Writes the next name, where there is one, and returns the value to write behind it.
    template <typename Sink>
    const Value &beginNext(std::string_view colon, Sink &out)
    {
        const std::size_t next = m_next++;
        if (isArray())
            return m_elements[next];
        out.putString(m_members[next].name);
        out.put(colon);
        return m_members[next].value;
    }

private:
    std::span<const Value> m_elements;
    std::span<const Member> m_members;
    std::size_t m_next = 0;
};

void putNewLine(std::size_t depth, TextSink &out)
{
    out.put("\n");
    for (; depth > 0; --depth)
        out.put("  ");
}

void putLine(std::span<const Value> elements, TextSink &out)
{
    for (std::string_view before = "["; const Value &element : elements) {
        out.put(std::exchange(before, ", "));
        putScalar(element, out);
    }
    out.put("]");
}

// An array of scalars that makes no long line.
bool isShortArray(const Value &value)
{
    constexpr std::size_t kLongestLine = 72;
    const std::span<const Value> elements = value.elements();
    if (elements.empty() || elements.size() > kLongestLine || !std::ranges::all_of(elements, isPlain))
        return false;
    std::size_t texts = 0;
    for (const Value &element : elements)
        texts += element.toString().size() + element.numberText().size();
    if (texts > kLongestLine)
        return false;
    std::string line;
    {
        TextSink sink(line);
        putLine(elements, sink);
    }
    return line.size() <= kLongestLine;
}

template <typename Sink>
void putCompact(const Value &value, Sink &out)
{
    std::vector<OpenContainer> open;
    const auto begin = [&](const Value &begun) {
        if (isPlain(begun)) {
            putScalar(begun, out);
        } else {
            open.emplace_back(begun);
            out.put(open.back().isArray() ? "[" : "{");
        }
    };
    begin(value);
    while (!open.empty() && !out.isFull()) {
        OpenContainer &place = open.back();
        if (place.isAtEnd()) {
            out.put(place.isArray() ? "]" : "}");
            open.pop_back();
            continue;
        }
        if (!place.isAtBegin())
            out.put(",");
        begin(place.beginNext(":", out));
    }
}

void putPretty(const Value &value, TextSink &out)
{
    std::vector<OpenContainer> open;
    const auto begin = [&](const Value &begun) {
        if (isPlain(begun)) {
            putScalar(begun, out);
        } else if (isShortArray(begun)) {
            putLine(begun.elements(), out);
        } else {
            open.emplace_back(begun);
            out.put(open.back().isArray() ? "[" : "{");
        }
    };
    begin(value);
    while (!open.empty()) {
        OpenContainer &place = open.back();
        if (place.isAtEnd()) {
            putNewLine(open.size() - 1, out);
            out.put(place.isArray() ? "]" : "}");
            open.pop_back();
            continue;
        }
        if (!place.isAtBegin())
            out.put(",");
        putNewLine(open.size(), out);
        begin(place.beginNext(": ", out));
    }
    out.put("\n");
}

} // namespace

std::string write(const Value &value)
{
    std::string out;
    write(value, out);
    return out;
}

void write(const Value &value, std::string &out)
{
    TextSink sink(out);
    putCompact(value, sink);
}

std::string writePretty(const Value &value)
{
    std::string out;
    {
        TextSink sink(out);
        putPretty(value, sink);
    }
    return out;
}

void writeString(std::string_view text, std::string &out)
{
    TextSink(out).putString(text);
}

std::size_t writtenSize(const Value &value, std::size_t enough)
{
    SizeSink sink(enough);
    putCompact(value, sink);
    return sink.size();
}

std::size_t writtenStringSize(std::string_view text) noexcept
{
    constexpr std::size_t kQuotes = 2;
    return kQuotes + detail::escapedSize(text);
}

} // namespace tooltray::json
