// SPDX-License-Identifier: GPL-3.0-or-later
#include "json/write.h"

#include "json/scanner.h"

#include <algorithm>
#include <array>
#include <cstring>
#include <vector>

namespace tooltray::json {

namespace {

constexpr std::string_view kReplacement = "\xEF\xBF\xBD";

// What is written for a byte of a string: itself (0), a backslash and this character, or 'u' for
// \u00XX, or 8 for a byte that is well only as part of a UTF-8 sequence.
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

char escapeOf(char c) noexcept
{
    return kEscapes[static_cast<unsigned char>(c)];
}

void writeScalar(const Value &value, std::string &out)
{
    switch (value.type()) {
    case Type::Null: out += "null"; return;
    case Type::Boolean: out += value.toBool() ? "true" : "false"; return;
    case Type::Number: out += value.numberText(); return;
    case Type::String: writeString(value.toString(), out); return;
    case Type::Array: out += "[]"; return;
    case Type::Object: out += "{}"; return;
    }
}

bool isScalar(const Value &value) noexcept
{
    return value.isEmpty();
}

// Where the writer is inside an array or object.
struct Place {
    const Value *container;
    std::size_t next = 0;
};

// Writes the container's next name and returns the value to write behind it.
const Value &beginNext(Place &place, std::string_view colon, std::string &out)
{
    const std::size_t next = place.next++;
    if (place.container->isArray())
        return place.container->elements()[next];
    const Member &member = place.container->members()[next];
    writeString(member.name, out);
    out += colon;
    return member.value;
}

void newLine(std::size_t depth, std::string &out)
{
    out += '\n';
    out.append(2 * depth, ' ');
}

// An array of scalars that makes no long line.
bool isShort(const Value &value)
{
    constexpr std::size_t kLongestLine = 72;
    if (!value.isArray() || !std::ranges::all_of(value.elements(), isScalar))
        return false;
    std::string line;
    for (const Value &element : value.elements()) {
        writeScalar(element, line);
        line += ", ";
        if (line.size() > kLongestLine)
            return false;
    }
    return true;
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
    std::vector<Place> open;
    const auto begin = [&](const Value &begun) {
        if (isScalar(begun)) {
            writeScalar(begun, out);
        } else {
            out += begun.isArray() ? '[' : '{';
            open.push_back({&begun});
        }
    };
    begin(value);
    while (!open.empty()) {
        Place &place = open.back();
        if (place.next == place.container->size()) {
            out += place.container->isArray() ? ']' : '}';
            open.pop_back();
            continue;
        }
        if (place.next != 0)
            out += ',';
        begin(beginNext(place, ":", out));
    }
}

std::string writePretty(const Value &value)
{
    std::string out;
    std::vector<Place> open;
    const auto begin = [&](const Value &begun) {
        if (isScalar(begun)) {
            writeScalar(begun, out);
        } else if (isShort(begun)) {
            for (std::string_view before = "["; const Value &element : begun.elements()) {
                out += std::exchange(before, ", ");
                writeScalar(element, out);
            }
            out += ']';
        } else {
            out += begun.isArray() ? '[' : '{';
            open.push_back({&begun});
        }
    };
    begin(value);
    while (!open.empty()) {
        Place &place = open.back();
        if (place.next == place.container->size()) {
            newLine(open.size() - 1, out);
            out += place.container->isArray() ? ']' : '}';
            open.pop_back();
            continue;
        }
        if (place.next != 0)
            out += ',';
        newLine(open.size(), out);
        begin(beginNext(place, ": ", out));
    }
    out += '\n';
    return out;
}

void writeString(std::string_view text, std::string &out)
{
    constexpr std::string_view kHex = "0123456789abcdef";
    out += '"';
    for (std::size_t at = 0; at < text.size();) {
        const auto *const next =
            std::ranges::find_if(text.substr(at), [](char c) { return escapeOf(c) != 0; });
        const auto plain = static_cast<std::size_t>(next - text.data());
        out.append(text, at, plain - at);
        at = plain;
        if (at == text.size())
            break;
        const char c = text[at];
        if (const char escape = escapeOf(c); escape == '8') {
            const std::size_t length = detail::utf8SequenceLength(text.substr(at));
            out += length == 0 ? kReplacement : text.substr(at, length);
            at += std::max<std::size_t>(length, 1);
            continue;
        } else {
            out += '\\';
            out += escape;
            if (escape == 'u') {
                out += "00";
                out += kHex[static_cast<unsigned char>(c) >> 4U];
                out += kHex[static_cast<unsigned char>(c) & 0xFU];
            }
        }
        ++at;
    }
    out += '"';
}

} // namespace tooltray::json
