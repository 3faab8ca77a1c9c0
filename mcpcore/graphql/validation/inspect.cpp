// SPDX-License-Identifier: GPL-3.0-or-later
#include "graphql/validation/inspect.h"

#include "json/write.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>
#include <cstdint>

namespace tooltray::graphql {

namespace {

constexpr std::size_t kMaxElements = 10;
constexpr std::size_t kMaxShownDepth = 2;
// JavaScript shows all of a text and of an object; a value that a client sends may have megabytes of both.
constexpr std::size_t kMaxBytes = 10'000;

void appendText(std::string_view text, std::string &out)
{
    std::size_t size = std::min(text.size(), kMaxBytes);
    while (size < text.size() && (static_cast<unsigned char>(text[size]) & 0xC0U) == 0x80)
        --size; // to where a character begins
    json::writeString(text.substr(0, size), out);
    out += size < text.size() ? "..." : "";
}

void append(const json::Value &value, std::size_t depth, std::string &out)
{
    switch (value.type()) {
    case json::Type::Null: out += "null"; return;
    case json::Type::Boolean: out += value.toBool() ? "true" : "false"; return;
    case json::Type::String: appendText(value.toString(), out); return;
    case json::Type::Number: {
        const bool isNegative = value.numberText().starts_with('-');
        const auto number = value.toDouble();
        out += number ? inspectNumber(*number) : isNegative ? "-Infinity" : "Infinity";
        return;
    }
    case json::Type::Array: {
        if (value.isEmpty()) {
            out += "[]";
            return;
        }
        if (depth >= kMaxShownDepth) {
            out += "[Array]";
            return;
        }
        const auto elements = value.elements();
        const std::size_t shown = std::min(kMaxElements, elements.size());
        out += '[';
        for (std::size_t i = 0; i < shown; ++i) {
            out += i > 0 ? ", " : "";
            append(elements[i], depth + 1, out);
        }
        if (const std::size_t rest = elements.size() - shown; rest > 0)
            out.append(", ... ")
                .append(std::to_string(rest))
                .append(rest == 1 ? " more item" : " more items");
        out += ']';
        return;
    }
    case json::Type::Object: {
        if (value.isEmpty()) {
            out += "{}";
            return;
        }
        if (depth >= kMaxShownDepth) {
            out += "[Object]";
            return;
        }
        std::string_view separator = "{ ";
        for (const json::Member &member : value.members()) {
            if (out.size() > kMaxBytes) {
                out += ", ...";
                break;
            }
            out.append(separator).append(member.name.view()).append(": ");
            append(member.value, depth + 1, out);
            separator = ", ";
        }
        out += " }";
        return;
    }
    }
}

} // namespace

std::string inspect(const json::Value &value)
{
    std::string out;
    append(value, 0, out);
    return out;
}

// ECMAScript, Number::toString: the shortest digits that read back as the same number, with a point up to
// 21 digits and an exponent beyond.
std::string inspectNumber(double number)
{
    if (std::isnan(number))
        return "NaN";
    if (std::isinf(number))
        return number < 0 ? "-Infinity" : "Infinity";
    if (number == 0)
        return "0";
    std::array<char, 40> buffer{};
    const auto end = std::to_chars(buffer.data(), buffer.data() + buffer.size(), std::abs(number),
                                   std::chars_format::scientific)
                         .ptr;
    const std::string_view text(buffer.data(), static_cast<std::size_t>(end - buffer.data()));
    const std::size_t e = text.find('e');
    std::string digits(text.substr(0, 1));
    if (e > 2)
        digits += text.substr(2, e - 2);
    int exponent = 0;
    const std::size_t exponentStart = e + (text[e + 1] == '+' ? 2 : 1);
    std::from_chars(text.data() + exponentStart, end, exponent);

    const auto count = static_cast<int>(digits.size());
    const int point = exponent + 1; // digits in front of the point
    std::string out = number < 0 ? "-" : "";
    if (count <= point && point <= 21) {
        out.append(digits).append(static_cast<std::size_t>(point - count), '0');
    } else if (0 < point && point <= 21) {
        out.append(digits, 0, static_cast<std::size_t>(point)).append(".");
        out.append(digits, static_cast<std::size_t>(point));
    } else if (-6 < point && point <= 0) {
        out.append("0.").append(static_cast<std::size_t>(-point), '0').append(digits);
    } else {
        out.append(digits, 0, 1);
        if (count > 1)
            out.append(".").append(digits, 1);
        out.append(exponent < 0 ? "e-" : "e+").append(std::to_string(std::abs(exponent)));
    }
    return out;
}

} // namespace tooltray::graphql
