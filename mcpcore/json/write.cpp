// SPDX-License-Identifier: GPL-3.0-or-later
#include "json/write.h"

#include "json/scanner.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <cstring>
#include <span>
#include <utility>
#include <vector>

namespace tooltray::json {

namespace {

using detail::utf8SequenceLength;

constexpr std::string_view kReplacementText = "\xEF\xBF\xBD";

// The form of a byte in a string: as it is (0), behind a backslash as this character, as \u00XX ('u'), or
// as it is but only within a UTF-8 sequence ('8').
constexpr auto kEscapes = [] {
    std::array<char, 256> table{};
    for (std::size_t i = 0; i < 0x20; ++i)
        table[i] = 'u';
    for (std::size_t i = 0x80; i < table.size(); ++i)
        table[i] = '8';
    table['"'] = '"';
    table['\\'] = '\\';
    table['\b'] = 'b';
    table['\f'] = 'f';
    table['\n'] = 'n';
    table['\r'] = 'r';
    table['\t'] = 't';
    return table;
}();

// Writes what stands at `at` and is not plain ASCII text, and passes over it.
void putSpecial(const char *&at, const char *end, char *&out)
{
    constexpr std::string_view kHex = "0123456789abcdef";
    const auto byte = static_cast<unsigned char>(*at);
    const char escape = kEscapes[byte];
    std::size_t length = 1;
    const auto put = [&](std::string_view text) { out = std::ranges::copy(text, out).out; };
    if (escape == '8') {
        const std::string_view rest(at, end);
        length = utf8SequenceLength(rest);
        put(length == 0 ? kReplacementText : rest.substr(0, length));
    } else if (escape == 'u') {
        put("\\u00");
        put({&kHex[byte >> 4U], 1});
        put({&kHex[byte & 0xFU], 1});
    } else {
        put("\\");
        put({&escape, 1});
    }
    at += std::max<std::size_t>(length, 1);
}

// The same, counted.
std::size_t sizeOfSpecial(const char *&at, const char *end) noexcept
{
    const char escape = kEscapes[static_cast<unsigned char>(*at)];
    if (escape == '8') {
        const std::size_t length = utf8SequenceLength({at, end});
        at += std::max<std::size_t>(length, 1);
        return length == 0 ? kReplacementText.size() : length;
    }
    ++at;
    return escape == 'u' ? 6 : 2;
}

// The size of the text as putString() writes it, without the quotes.
std::size_t escapedSize(std::string_view text) noexcept
{
    const char *at = text.data();
    const char *const end = at + text.size();
    std::size_t size = 0;
    while (at != end) {
        const char *const special = behindPlain(at, end);
        size += static_cast<std::size_t>(special - at);
        at = special;
        if (at != end)
            size += sizeOfSpecial(at, end);
    }
    return size;
}

// Collects JSON text in a buffer of its own before it is appended, as appending many small pieces to a
// std::string costs more than the pieces. All is appended when the sink goes.
class TextSink {
public:
    explicit TextSink(std::string &out) noexcept : m_out(out) {}
    TextSink(const TextSink &) = delete;
    TextSink &operator=(const TextSink &) = delete;
    ~TextSink() { flush(); }

    void put(std::string_view text)
    {
        if (text.size() > m_buffer.size() - m_used) {
            putLong(text);
            return;
        }
        std::memcpy(m_buffer.data() + m_used, text.data(), text.size());
        m_used += text.size();
    }

    // The text as a JSON string with its quotes. What is no valid UTF-8 becomes U+FFFD: whatever a value
    // was made from, what is written is JSON.
    void putString(std::string_view text);

    bool isFull() const noexcept { return false; }

private:
    void flush();
    void putLong(std::string_view text);
    void putPiece(std::string_view text);

    std::string &m_out;
    std::size_t m_used = 0;
    std::array<char, 4096> m_buffer;
};

void TextSink::flush()
{
    m_out.append(m_buffer.data(), m_used);
    m_used = 0;
}

void TextSink::putLong(std::string_view text)
{
    flush();
    if (text.size() > m_buffer.size())
        m_out.append(text);
    else
        put(text);
}

void TextSink::putString(std::string_view text)
{
    // Escaped in the longest way, a piece still fits behind a flush.
    constexpr std::size_t kPiece = 512;
    put("\"");
    while (text.size() > kPiece) {
        // Never splits a UTF-8 sequence, of which at most three bytes follow the first.
        std::size_t size = kPiece;
        while (size > kPiece - 4 && (static_cast<unsigned char>(text[size]) & 0xC0U) == 0x80)
            --size;
        putPiece(text.substr(0, size));
        text.remove_prefix(size);
    }
    putPiece(text);
    put("\"");
}

void TextSink::putPiece(std::string_view text)
{
    constexpr std::size_t kLongestEscape = 6;
    if (text.size() * kLongestEscape + kPlainStep > m_buffer.size() - m_used)
        flush();
    const char *at = text.data();
    const char *const end = at + text.size();
    char *out = m_buffer.data() + m_used;
    while (at != end) {
        // All eight bytes are copied, as that takes one step; those that are not plain are overwritten.
        const std::uint64_t eight = eightBytes(at, end);
        const std::size_t plain = plainBytes(eight);
        storeEight(eight, out);
        at += plain;
        out += plain;
        if (plain < kPlainStep && at != end)
            putSpecial(at, end, out);
    }
    m_used = static_cast<std::size_t>(out - m_buffer.data());
}

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

// The unwritten rest of an array or object.
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
    return kQuotes + escapedSize(text);
}

} // namespace tooltray::json
