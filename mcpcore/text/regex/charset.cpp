// SPDX-License-Identifier: GPL-3.0-or-later
#include "text/regex/charset.h"

#include <algorithm>
#include <memory>
#include <string>
#include <unicode/uchar.h>
#include <unicode/uset.h>

namespace tooltray::text {

CharSet::CharSet(std::vector<CodePointRange> ranges)
{
    std::ranges::sort(ranges, {}, &CodePointRange::first);
    for (const CodePointRange &range : ranges) {
        if (!m_ranges.empty() && range.first <= m_ranges.back().last + 1)
            m_ranges.back().last = std::max(m_ranges.back().last, range.last);
        else
            m_ranges.push_back(range);
    }
    for (const CodePointRange &range : m_ranges) {
        for (char32_t point = range.first; point <= range.last && point < 128; ++point)
            m_ascii[point >> 6U] |= std::uint64_t{1} << (point & 63U);
    }
}

CharSet CharSet::complement() const
{
    std::vector<CodePointRange> gaps;
    char32_t next = 0;
    for (const CodePointRange &range : m_ranges) {
        if (range.first > next)
            gaps.push_back({next, range.first - 1});
        next = range.last + 1;
    }
    if (next <= kLast)
        gaps.push_back({next, kLast});
    return CharSet(std::move(gaps));
}

bool CharSet::containsBeyondAscii(char32_t point) const noexcept
{
    const auto after = std::ranges::upper_bound(m_ranges, point, {}, &CodePointRange::first);
    return after != m_ranges.begin() && point <= std::prev(after)->last;
}

namespace {

struct CloseSet {
    void operator()(USet *set) const noexcept { uset_close(set); }
};

// ECMA-262 table 67: the binary properties and their short names, each between spaces.
constexpr std::string_view kBinaryProperties =
    " ASCII_Hex_Digit AHex Alphabetic Alpha Bidi_Control Bidi_C Bidi_Mirrored Bidi_M Case_Ignorable CI "
    "Cased Changes_When_Casefolded CWCF Changes_When_Casemapped CWCM Changes_When_Lowercased CWL "
    "Changes_When_NFKC_Casefolded CWKCF Changes_When_Titlecased CWT Changes_When_Uppercased CWU Dash "
    "Default_Ignorable_Code_Point DI Deprecated Dep Diacritic Dia Emoji Emoji_Component EComp "
    "Emoji_Modifier EMod Emoji_Modifier_Base EBase Emoji_Presentation EPres Extended_Pictographic "
    "ExtPict Extender Ext Grapheme_Base Gr_Base Grapheme_Extend Gr_Ext Hex_Digit Hex "
    "IDS_Binary_Operator IDSB IDS_Trinary_Operator IDST ID_Continue IDC ID_Start IDS Ideographic Ideo "
    "Join_Control Join_C Logical_Order_Exception LOE Lowercase Lower Math Noncharacter_Code_Point "
    "NChar Pattern_Syntax Pat_Syn Pattern_White_Space Pat_WS Quotation_Mark QMark Radical "
    "Regional_Indicator RI Sentence_Terminal STerm Soft_Dotted SD Terminal_Punctuation Term "
    "Unified_Ideograph UIdeo Uppercase Upper Variation_Selector VS White_Space space XID_Continue XIDC "
    "XID_Start XIDS ";

CharSet pointsWith(UProperty property, std::int32_t value)
{
    const std::unique_ptr<USet, CloseSet> set(uset_openEmpty());
    UErrorCode status = U_ZERO_ERROR;
    uset_applyIntPropertyValue(set.get(), property, value, &status);
    std::vector<CodePointRange> ranges;
    for (std::int32_t i = 0; U_SUCCESS(status) && i < uset_getItemCount(set.get()); ++i) {
        UChar32 first = 0;
        UChar32 last = 0;
        if (uset_getItem(set.get(), i, &first, &last, nullptr, 0, &status) == 0)
            ranges.push_back({static_cast<char32_t>(first), static_cast<char32_t>(last)});
    }
    return CharSet(std::move(ranges));
}

// ICU matches names loosely (case, spaces, hyphens); ECMA-262 does not.
bool isExactValueName(UProperty property, std::int32_t value, std::string_view name)
{
    for (int choice = U_SHORT_PROPERTY_NAME;; ++choice) {
        const char *known = u_getPropertyValueName(property, value, static_cast<UPropertyNameChoice>(choice));
        if (known != nullptr && name == known)
            return true;
        if (known == nullptr && choice > U_LONG_PROPERTY_NAME)
            return false;
    }
}

std::optional<CharSet> pointsWithValue(UProperty naming, UProperty property, std::string_view name)
{
    const std::int32_t value = u_getPropertyValueEnum(naming, std::string(name).c_str());
    if (value == UCHAR_INVALID_CODE || !isExactValueName(naming, value, name))
        return std::nullopt;
    return pointsWith(property, value);
}

} // namespace

// ECMA-262 22.2.2.9 CharacterClassEscape; white space is WhiteSpace and LineTerminator of clause 12.
CharSet CharSet::digits()
{
    return CharSet({{'0', '9'}});
}

CharSet CharSet::spaces()
{
    return CharSet({{'\t', '\r'},
                    {' ', ' '},
                    {0xA0, 0xA0},
                    {0x1680, 0x1680},
                    {0x2000, 0x200A},
                    {0x2028, 0x2029},
                    {0x202F, 0x202F},
                    {0x205F, 0x205F},
                    {0x3000, 0x3000},
                    {0xFEFF, 0xFEFF}});
}

CharSet CharSet::wordCharacters()
{
    return CharSet({{'0', '9'}, {'A', 'Z'}, {'_', '_'}, {'a', 'z'}});
}

CharSet CharSet::withOtherCases() const
{
    // The few points that have cases, so that a set of all points costs no more than they do.
    static const CharSet cased = pointsWith(UCHAR_CHANGES_WHEN_CASEMAPPED, 1);
    std::vector<CodePointRange> ranges = m_ranges;
    for (const CodePointRange &range : m_ranges) {
        auto from = std::ranges::lower_bound(cased.m_ranges, range.first, {}, &CodePointRange::last);
        for (; from != cased.m_ranges.end() && from->first <= range.last; ++from) {
            const char32_t last = std::min(from->last, range.last);
            for (char32_t point = std::max(from->first, range.first); point <= last; ++point) {
                const auto lower = static_cast<char32_t>(u_tolower(static_cast<UChar32>(point)));
                const auto upper = static_cast<char32_t>(u_toupper(static_cast<UChar32>(point)));
                ranges.push_back({lower, lower});
                ranges.push_back({upper, upper});
            }
        }
    }
    return CharSet(std::move(ranges));
}

std::optional<CharSet> unicodeProperty(std::string_view name)
{
    if (name == "Any")
        return CharSet({{0, CharSet::kLast}});
    if (name == "ASCII")
        return CharSet({{0, 0x7F}});
    if (name == "Assigned")
        return pointsWith(UCHAR_GENERAL_CATEGORY_MASK, U_GC_CN_MASK).complement();
    if (name.find(' ') == name.npos && kBinaryProperties.find(' ' + std::string(name) + ' ') != name.npos)
        return pointsWith(u_getPropertyEnum(std::string(name).c_str()), 1);
    return unicodeProperty("gc", name);
}

std::optional<CharSet> unicodeProperty(std::string_view name, std::string_view value)
{
    if (name == "gc" || name == "General_Category")
        return pointsWithValue(UCHAR_GENERAL_CATEGORY_MASK, UCHAR_GENERAL_CATEGORY_MASK, value);
    if (name == "sc" || name == "Script")
        return pointsWithValue(UCHAR_SCRIPT, UCHAR_SCRIPT, value);
    if (name == "scx" || name == "Script_Extensions")
        return pointsWithValue(UCHAR_SCRIPT, UCHAR_SCRIPT_EXTENSIONS, value);
    return std::nullopt;
}

bool isIdentifierStart(char32_t point) noexcept
{
    return point == U'$' || point == U'_'
           || u_hasBinaryProperty(static_cast<UChar32>(point), UCHAR_ID_START) != 0;
}

bool isIdentifierPart(char32_t point) noexcept
{
    constexpr char32_t nonJoiner = 0x200C;
    constexpr char32_t joiner = 0x200D;
    return point == U'$' || point == nonJoiner || point == joiner
           || u_hasBinaryProperty(static_cast<UChar32>(point), UCHAR_ID_CONTINUE) != 0;
}

} // namespace tooltray::text
