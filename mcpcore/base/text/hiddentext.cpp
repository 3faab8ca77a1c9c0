// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/text/hiddentext.h"

#include "text/unicode/utf8.h"

#include <QChar>
#include <algorithm>
#include <array>
#include <cstdint>
#include <cstdio>
#include <utility>

namespace tooltray {

namespace {

struct HiddenRange {
    char32_t first;
    char32_t last;
};

// In order, and the only table of them. Cc, Cf and the fillers and blanks of Unicode 15 and what is to be ignored where
// no font knows it, without the marks that some scripts write numbers with.
constexpr std::array kHiddenRanges{
    HiddenRange{0x0000, 0x001F},   HiddenRange{0x007F, 0x009F},   HiddenRange{0x00AD, 0x00AD},
    HiddenRange{0x034F, 0x034F},   HiddenRange{0x061C, 0x061C},   HiddenRange{0x115F, 0x1160},
    HiddenRange{0x17B4, 0x17B5},   HiddenRange{0x180B, 0x180F},   HiddenRange{0x200B, 0x200F},
    HiddenRange{0x2028, 0x202E},   HiddenRange{0x2060, 0x206F},   HiddenRange{0x2800, 0x2800},
    HiddenRange{0x3164, 0x3164},   HiddenRange{0xFE00, 0xFE0F},   HiddenRange{0xFEFF, 0xFEFF},
    HiddenRange{0xFFA0, 0xFFA0},   HiddenRange{0xFFF0, 0xFFFB},   HiddenRange{0x13430, 0x1343F},
    HiddenRange{0x1BCA0, 0x1BCA3}, HiddenRange{0x1D173, 0x1D17A}, HiddenRange{0xE0000, 0xE0FFF}};

constexpr char32_t kNonJoiner = 0x200C;
constexpr char32_t kJoiner = 0x200D;
constexpr char32_t kTextStyle = 0xFE0E;
constexpr char32_t kEmojiStyle = 0xFE0F;
constexpr char32_t kFirstOfJoined = 0x0300; // nothing below is ever joined

bool isJoined(char32_t c)
{
    return c >= kFirstOfJoined && !isHiddenCharacter(c);
}

char32_t firstOf(std::string_view text)
{
    return text.empty() ? U'\0' : decodeUtf8(text).codePoint;
}

// before: the character that was shown last, or a style that belongs to it; 0: none
bool isHiddenBetween(char32_t before, char32_t c, std::string_view after)
{
    if (c == '\n' || c == '\t' || c == '\r')
        return false;
    if (c == kTextStyle || c == kEmojiStyle)
        return before == U'\0' || before == kTextStyle || before == kEmojiStyle || isHiddenCharacter(before);
    if (c == kJoiner || c == kNonJoiner)
        return !(isJoined(before) || before == kEmojiStyle) || !isJoined(firstOf(after));
    return isHiddenCharacter(c);
}

// Calls visit(text of the character, code point, whether it is hidden) until that returns false.
template <typename Visit>
void forEachCharacter(std::string_view text, Visit visit)
{
    char32_t before = U'\0';
    while (!text.empty()) {
        const DecodedCodePoint next = decodeUtf8(text);
        const bool isHidden = isHiddenBetween(before, next.codePoint, text.substr(next.size));
        if (!visit(text.substr(0, next.size), next.codePoint, isHidden))
            return;
        before = isHidden ? U'\0' : next.codePoint;
        text.remove_prefix(next.size);
    }
}

bool hasHidden(const json::Value &value)
{
    if (value.isString())
        return findHidden(value.toString()).has_value();
    if (value.isArray())
        return std::ranges::any_of(value.elements(), hasHidden);
    return std::ranges::any_of(value.members(), [](const json::Member &member) {
        return findHidden(member.name.view()) || hasHidden(member.value);
    });
}

json::Value cleaned(const json::Value &value)
{
    if (value.isString())
        return json::Value(withoutHidden(value.toString()));
    if (value.isArray()) {
        json::Value list = json::Value::array();
        for (const json::Value &element : value.elements())
            list.append(cleaned(element));
        return list;
    }
    if (!value.isObject())
        return value;
    json::Value object = json::Value::object();
    for (const json::Member &member : value.members())
        object.set(withHiddenNamed(member.name.view()), cleaned(member.value));
    return object;
}

} // namespace

bool isHiddenCharacter(char32_t c) noexcept
{
    const auto range = std::ranges::lower_bound(kHiddenRanges, c, {}, &HiddenRange::last);
    return range != kHiddenRanges.end() && range->first <= c;
}

std::optional<HiddenCharacter> findHidden(std::string_view text) noexcept
{
    // Most texts are plain ASCII.
    const bool isPlain = std::ranges::all_of(
        text, [](char c) { return (c >= ' ' && c < 0x7F) || c == '\n' || c == '\t' || c == '\r'; });
    if (isPlain)
        return std::nullopt;
    std::optional<HiddenCharacter> found;
    std::size_t offset = 0;
    forEachCharacter(text, [&](std::string_view character, char32_t c, bool isHidden) {
        if (isHidden)
            found = HiddenCharacter{c, offset};
        offset += character.size();
        return !isHidden;
    });
    return found;
}

std::string withoutHidden(std::string_view text)
{
    if (!findHidden(text))
        return std::string(text);
    std::string visible;
    forEachCharacter(text, [&](std::string_view character, char32_t, bool isHidden) {
        if (!isHidden)
            visible += character;
        return true;
    });
    return visible;
}

std::string withHiddenNamed(std::string_view text)
{
    if (!findHidden(text))
        return std::string(text);
    std::string visible;
    forEachCharacter(text, [&](std::string_view character, char32_t c, bool isHidden) {
        if (isHidden)
            visible.append("<").append(codePointName(c)).append(">");
        else
            visible += character;
        return true;
    });
    return visible;
}

json::Value withoutHiddenIn(json::Value value)
{
    return hasHidden(value) ? cleaned(value) : std::move(value);
}

std::string codePointName(char32_t c)
{
    std::array<char, 16> text{};
    std::snprintf(text.data(), text.size(), "U+%04X", static_cast<unsigned>(c));
    return text.data();
}

namespace {

// Letters need a few of them; more pile up over the lines around.
constexpr int kMaxMarks = 3;

bool isMark(char32_t c)
{
    const QChar::Category category = QChar::category(c);
    return category == QChar::Mark_NonSpacing || category == QChar::Mark_Enclosing;
}

bool isVisible(char32_t c)
{
    switch (QChar::category(c)) {
    case QChar::Other_Control:
    case QChar::Other_Format:
    case QChar::Other_Surrogate:
    case QChar::Other_PrivateUse:
    case QChar::Other_NotAssigned:
    case QChar::Separator_Line:
    case QChar::Separator_Paragraph: return c == '\t';
    case QChar::Separator_Space: return c == ' ' || c == 0x3000; // the wide space of East Asian texts
    default: return !isHiddenCharacter(c);
    }
}

void appendEscape(char32_t c, std::string &out)
{
    const auto append = [&](std::uint32_t unit) {
        std::array<char, 12> escape{};
        std::snprintf(escape.data(), escape.size(), "\\u%04x", unit);
        out += escape.data();
    };
    if (QChar::requiresSurrogates(c)) { // as JSON has it
        append(QChar::highSurrogate(c));
        append(QChar::lowSurrogate(c));
    } else {
        append(c);
    }
}

} // namespace

std::string visibleText(std::string_view text)
{
    std::string out;
    out.reserve(text.size());
    int marks = 0;
    while (!text.empty()) {
        const auto byte = static_cast<unsigned char>(text.front());
        if (byte >= 0x20 && byte < 0x7F) {
            marks = 0;
            out += text.front();
            text.remove_prefix(1);
            continue;
        }
        const DecodedCodePoint next = decodeUtf8(text);
        marks = isMark(next.codePoint) ? marks + 1 : 0;
        if (next.isValid && isVisible(next.codePoint) && marks <= kMaxMarks) {
            out += text.substr(0, next.size);
        } else if (next.isValid) {
            appendEscape(next.codePoint, out);
        } else {
            for (const char one : text.substr(0, next.size))
                appendEscape(static_cast<unsigned char>(one), out);
        }
        text.remove_prefix(next.size);
    }
    return out;
}

} // namespace tooltray
