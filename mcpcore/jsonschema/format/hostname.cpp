// SPDX-License-Identifier: GPL-3.0-or-later
#include "jsonschema/format/hostname.h"

#include "jsonschema/format/idnalabel.h"
#include "jsonschema/format/punycode.h"
#include "jsonschema/text/cursor.h"
#include "jsonschema/text/utf8.h"

#include <algorithm>
#include <optional>
#include <string>
#include <vector>

namespace tooltray::jsonschema {

namespace {

constexpr std::size_t kMaxLabel = 63;
constexpr std::size_t kMaxName = 253;
constexpr std::string_view kAcePrefix = "xn--";

std::string lowerCase(std::string_view text)
{
    std::string lower(text);
    for (char &c : lower)
        c = isAsciiLetter(c) ? static_cast<char>(c | 0x20) : c;
    return lower;
}

// RFC 952 as loosened by RFC 1123 2.1: letters, digits and hyphens, the latter inside only.
bool isLdhLabel(std::string_view label) noexcept
{
    return !label.empty() && label.size() <= kMaxLabel && label.front() != '-' && label.back() != '-'
           && std::all_of(label.begin(), label.end(),
                          [](char c) { return isAsciiLetter(c) || isAsciiDigit(c) || c == '-'; });
}

// The U-label of an A-label (RFC 5891 5.4); nothing when it is none.
std::optional<std::u32string> decodedLabel(std::string_view label)
{
    const std::string lower = lowerCase(label);
    const std::string_view encoded = std::string_view(lower).substr(kAcePrefix.size());
    std::optional<std::u32string> points = decodePunycode(encoded);
    if (!points || !isULabel(*points) || encodePunycode(*points) != encoded)
        return std::nullopt;
    return points;
}

// A name taken apart: each label in Unicode, and how long the whole is on the wire.
class NameCheck {
public:
    bool addAscii(std::string_view label)
    {
        if (!isLdhLabel(label))
            return false;
        m_length += label.size() + 1;
        if (!lowerCase(label).starts_with(kAcePrefix)) {
            m_labels.emplace_back(label.begin(), label.end());
            return true;
        }
        std::optional<std::u32string> decoded = decodedLabel(label);
        if (decoded)
            m_labels.push_back(std::move(*decoded));
        return decoded.has_value();
    }

    bool addUnicode(std::u32string label)
    {
        if (label.size() > kMaxLabel || !isULabel(label))
            return false;
        const std::optional<std::string> encoded = encodePunycode(label);
        if (!encoded || kAcePrefix.size() + encoded->size() > kMaxLabel)
            return false;
        m_length += kAcePrefix.size() + encoded->size() + 1;
        m_labels.push_back(std::move(label));
        return true;
    }

    bool isValid() const { return m_length <= kMaxName + 1 && followBidiRule(m_labels); }

private:
    std::size_t m_length = 0;
    std::vector<std::u32string> m_labels;
};

} // namespace

bool isHostname(std::string_view text)
{
    if (text.size() > kMaxName)
        return false;
    NameCheck name;
    for (;;) {
        const std::size_t dot = std::min(text.find('.'), text.size());
        if (!name.addAscii(text.substr(0, dot)))
            return false;
        if (dot == text.size())
            return name.isValid();
        text.remove_prefix(dot + 1);
    }
}

bool isIdnHostname(std::string_view text)
{
    constexpr std::u32string_view dots = U".\u3002\uFF0E\uFF61"; // RFC 3490 3.1
    constexpr std::size_t maxBytes = 4 * kMaxName;
    if (text.size() > maxBytes)
        return false;
    const std::u32string points = toCodePoints(text);
    NameCheck name;
    for (std::size_t start = 0;;) {
        const std::size_t dot = std::min(points.find_first_of(dots, start), points.size());
        std::u32string label = points.substr(start, dot - start);
        const bool isAscii = std::all_of(label.begin(), label.end(), [](char32_t c) { return c < 0x80; });
        if (isAscii ? !name.addAscii(std::string(label.begin(), label.end()))
                    : !name.addUnicode(std::move(label)))
            return false;
        if (dot == points.size())
            return name.isValid();
        start = dot + 1;
    }
}

} // namespace tooltray::jsonschema
