// SPDX-License-Identifier: GPL-3.0-or-later
#include "jsonschema/format/format.h"

#include "text/unicode/textcursor.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <limits>
#include <unicode/uchar.h>
#include <unicode/unorm2.h>
#include <unicode/uscript.h>
#include <unicode/ustring.h>

namespace tooltray::jsonschema {

namespace {

// RFC 3492 5.
constexpr std::uint32_t kBase = 36;
constexpr std::uint32_t kMinThreshold = 1;
constexpr std::uint32_t kMaxThreshold = 26;
constexpr std::uint32_t kSkew = 38;
constexpr std::uint32_t kDamp = 700;
constexpr std::uint32_t kInitialBias = 72;
constexpr std::uint32_t kInitialPoint = 0x80;
constexpr std::uint32_t kLastPoint = 0x10FFFF;
constexpr std::uint32_t kMax = std::numeric_limits<std::uint32_t>::max();

enum class Pass { First, Later };

// RFC 3492 6.1.
std::uint32_t adaptedBias(std::uint32_t delta, std::uint32_t pointCount, Pass pass)
{
    delta = pass == Pass::First ? delta / kDamp : delta / 2;
    delta += delta / pointCount;
    std::uint32_t bias = 0;
    for (; delta > (kBase - kMinThreshold) * kMaxThreshold / 2; bias += kBase)
        delta /= kBase - kMinThreshold;
    return bias + (kBase - kMinThreshold + 1) * delta / (delta + kSkew);
}

std::uint32_t threshold(std::uint32_t k, std::uint32_t bias)
{
    return k <= bias ? kMinThreshold : std::clamp(k - bias, kMinThreshold, kMaxThreshold);
}

std::uint32_t digitValue(char c)
{
    if (isAsciiDigit(c))
        return static_cast<std::uint32_t>(c - '0') + 26;
    return isAsciiLetter(c) ? static_cast<std::uint32_t>((c | 0x20) - 'a') : kBase;
}

char digit(std::uint32_t value)
{
    return static_cast<char>(value < 26 ? 'a' + value : '0' + (value - 26));
}

} // namespace

// RFC 3492 6.2.
std::optional<std::u32string> decodePunycode(std::string_view text)
{
    std::u32string output;
    if (const std::size_t delimiter = text.rfind('-'); delimiter != std::string_view::npos) {
        output.assign(text.begin(), text.begin() + static_cast<std::ptrdiff_t>(delimiter));
        text.remove_prefix(delimiter + 1);
    }
    std::uint32_t point = kInitialPoint;
    std::uint32_t bias = kInitialBias;
    std::uint32_t index = 0;
    while (!text.empty()) {
        const std::uint32_t before = index;
        std::uint32_t weight = 1;
        for (std::uint32_t k = kBase;; k += kBase) {
            const std::uint32_t value = text.empty() ? kBase : digitValue(text.front());
            if (value >= kBase || value > (kMax - index) / weight)
                return std::nullopt;
            text.remove_prefix(1);
            index += value * weight;
            const std::uint32_t limit = threshold(k, bias);
            if (value < limit)
                break;
            if (weight > kMax / (kBase - limit))
                return std::nullopt;
            weight *= kBase - limit;
        }
        const auto count = static_cast<std::uint32_t>(output.size()) + 1;
        bias = adaptedBias(index - before, count, before == 0 ? Pass::First : Pass::Later);
        if (index / count > kLastPoint - point)
            return std::nullopt;
        point += index / count;
        index %= count;
        output.insert(output.begin() + static_cast<std::ptrdiff_t>(index++), point);
    }
    return output;
}

// RFC 3492 6.3.
std::optional<std::string> encodePunycode(std::u32string_view points)
{
    std::string output;
    for (const char32_t c : points) {
        if (c < kInitialPoint)
            output.push_back(static_cast<char>(c));
    }
    const auto basicCount = static_cast<std::uint32_t>(output.size());
    if (basicCount > 0)
        output.push_back('-');
    std::uint32_t point = kInitialPoint;
    std::uint32_t delta = 0;
    std::uint32_t bias = kInitialBias;
    for (std::uint32_t handled = basicCount; handled < points.size();) {
        std::uint32_t next = kLastPoint;
        for (const char32_t c : points) {
            if (c >= point)
                next = std::min<std::uint32_t>(next, c);
        }
        if (next - point > (kMax - delta) / (handled + 1))
            return std::nullopt;
        delta += (next - point) * (handled + 1);
        point = next;
        for (const char32_t c : points) {
            if (c < point)
                ++delta;
            if (c != point)
                continue;
            std::uint32_t rest = delta;
            for (std::uint32_t k = kBase;; k += kBase) {
                const std::uint32_t limit = threshold(k, bias);
                if (rest < limit)
                    break;
                output.push_back(digit(limit + (rest - limit) % (kBase - limit)));
                rest = (rest - limit) / (kBase - limit);
            }
            output.push_back(digit(rest));
            bias = adaptedBias(delta, handled + 1, handled == basicCount ? Pass::First : Pass::Later);
            delta = 0;
            ++handled;
        }
        ++delta;
        ++point;
    }
    return output;
}

namespace {

enum class Derived { Valid, InContext, Disallowed };

constexpr char32_t kNonJoiner = 0x200C;
constexpr char32_t kJoiner = 0x200D;
constexpr std::uint8_t kVirama = 9; // a canonical combining class

UChar32 icu(char32_t point)
{
    return static_cast<UChar32>(point);
}

bool isWithin(char32_t point, char32_t first, char32_t last)
{
    return point >= first && point <= last;
}

bool isArabicIndicDigit(char32_t point)
{
    return isWithin(point, 0x0660, 0x0669);
}

bool isExtendedArabicIndicDigit(char32_t point)
{
    return isWithin(point, 0x06F0, 0x06F9);
}

bool isOneOf(char32_t point, std::u32string_view points)
{
    return points.find(point) != std::u32string_view::npos;
}

bool hasScript(char32_t point, UScriptCode script)
{
    UErrorCode status = U_ZERO_ERROR;
    return uscript_getScript(icu(point), &status) == script;
}

// RFC 5892 3; the rules in its order.
Derived derivedProperty(char32_t point)
{
    constexpr std::u32string_view validExceptions = U"\u00DF\u03C2\u06FD\u06FE\u0F0B\u3007";
    constexpr std::u32string_view contextExceptions = U"\u00B7\u0375\u05F3\u05F4\u30FB";
    constexpr std::u32string_view disallowedExceptions =
        U"\u0640\u07FA\u302E\u302F\u3031\u3032\u3033\u3034\u3035\u303B";
    if (isOneOf(point, validExceptions))
        return Derived::Valid;
    if (isOneOf(point, contextExceptions) || isArabicIndicDigit(point) || isExtendedArabicIndicDigit(point))
        return Derived::InContext;
    if (isOneOf(point, disallowedExceptions))
        return Derived::Disallowed;
    if (point == U'-' || isWithin(point, U'0', U'9') || isWithin(point, U'a', U'z'))
        return Derived::Valid;
    if (point == kJoiner || point == kNonJoiner)
        return Derived::InContext;

    const std::int32_t syllable = u_getIntPropertyValue(icu(point), UCHAR_HANGUL_SYLLABLE_TYPE);
    const bool isOldHangulJamo =
        syllable == U_HST_LEADING_JAMO || syllable == U_HST_VOWEL_JAMO || syllable == U_HST_TRAILING_JAMO;
    const bool isUnstable = u_hasBinaryProperty(icu(point), UCHAR_CHANGES_WHEN_NFKC_CASEFOLDED) != 0;
    const bool isIgnorable = u_hasBinaryProperty(icu(point), UCHAR_DEFAULT_IGNORABLE_CODE_POINT) != 0
                             || u_hasBinaryProperty(icu(point), UCHAR_WHITE_SPACE) != 0
                             || u_hasBinaryProperty(icu(point), UCHAR_NONCHARACTER_CODE_POINT) != 0;
    const bool isInIgnorableBlock = isWithin(point, 0x20D0, 0x20FF) || isWithin(point, 0x1D100, 0x1D24F);
    if (isOldHangulJamo || isUnstable || isIgnorable || isInIgnorableBlock)
        return Derived::Disallowed;
    constexpr std::uint32_t lettersAndDigits = U_GC_LL_MASK | U_GC_LU_MASK | U_GC_LO_MASK | U_GC_ND_MASK
                                               | U_GC_LM_MASK | U_GC_MN_MASK | U_GC_MC_MASK;
    return (U_MASK(u_charType(icu(point))) & lettersAndDigits) != 0 ? Derived::Valid : Derived::Disallowed;
}

std::int32_t joiningType(char32_t point)
{
    return u_getIntPropertyValue(icu(point), UCHAR_JOINING_TYPE);
}

bool followsVirama(std::u32string_view label, std::size_t at)
{
    return at > 0 && u_getCombiningClass(icu(label[at - 1])) == kVirama;
}

// RFC 5892 A.1: between two letters that join, marks aside.
bool breaksJoining(std::u32string_view label, std::size_t at)
{
    const auto isTransparent = [&](std::size_t i) { return joiningType(label[i]) == U_JT_TRANSPARENT; };
    std::size_t before = at;
    while (before > 0 && isTransparent(before - 1))
        --before;
    std::size_t after = at + 1;
    while (after < label.size() && isTransparent(after))
        ++after;
    if (before == 0 || after == label.size())
        return false;
    const std::int32_t left = joiningType(label[before - 1]);
    const std::int32_t right = joiningType(label[after]);
    return (left == U_JT_LEFT_JOINING || left == U_JT_DUAL_JOINING)
           && (right == U_JT_RIGHT_JOINING || right == U_JT_DUAL_JOINING);
}

// RFC 5892 appendix A.
bool standsInContext(std::u32string_view label, std::size_t at)
{
    const char32_t point = label[at];
    const char32_t before = at > 0 ? label[at - 1] : 0;
    const char32_t after = at + 1 < label.size() ? label[at + 1] : 0;
    switch (point) {
    case kNonJoiner: return followsVirama(label, at) || breaksJoining(label, at);
    case kJoiner: return followsVirama(label, at);
    case 0x00B7: return before == U'l' && after == U'l';
    case 0x0375: return hasScript(after, USCRIPT_GREEK);
    case 0x05F3:
    case 0x05F4: return hasScript(before, USCRIPT_HEBREW);
    case 0x30FB:
        return std::any_of(label.begin(), label.end(), [](char32_t c) {
            return hasScript(c, USCRIPT_HIRAGANA) || hasScript(c, USCRIPT_KATAKANA)
                   || hasScript(c, USCRIPT_HAN);
        });
    default:
        return std::none_of(label.begin(), label.end(),
                            isArabicIndicDigit(point) ? isExtendedArabicIndicDigit : isArabicIndicDigit);
    }
}

bool isNormalized(std::u32string_view label)
{
    std::array<UChar, 128> units{}; // a label has at most 63 code points
    UErrorCode status = U_ZERO_ERROR;
    std::int32_t length = 0;
    std::vector<UChar32> points(label.begin(), label.end());
    u_strFromUTF32(units.data(), static_cast<std::int32_t>(units.size()), &length, points.data(),
                   static_cast<std::int32_t>(points.size()), &status);
    const UNormalizer2 *const nfc = unorm2_getNFCInstance(&status);
    return U_SUCCESS(status) && unorm2_isNormalized(nfc, units.data(), length, &status) != 0;
}

bool isOneOf(UCharDirection direction, std::initializer_list<UCharDirection> directions)
{
    return std::find(directions.begin(), directions.end(), direction) != directions.end();
}

UCharDirection directionOf(char32_t point)
{
    return u_charDirection(icu(point));
}

// RFC 5893 1.4.
bool isRightToLeft(std::u32string_view label)
{
    return std::any_of(label.begin(), label.end(), [](char32_t point) {
        return isOneOf(directionOf(point), {U_RIGHT_TO_LEFT, U_RIGHT_TO_LEFT_ARABIC, U_ARABIC_NUMBER});
    });
}

// RFC 5893 2; the numbers are those of its conditions.
bool followsBidiRule(std::u32string_view label)
{
    const UCharDirection first = directionOf(label.front());
    const bool isRtl = first == U_RIGHT_TO_LEFT || first == U_RIGHT_TO_LEFT_ARABIC; // 1
    if (!isRtl && first != U_LEFT_TO_RIGHT)
        return false;
    bool hasEuropean = false;
    bool hasArabic = false;
    UCharDirection last = first;
    for (const char32_t point : label) {
        const UCharDirection direction = directionOf(point);
        const bool isNeutral =
            isOneOf(direction, {U_EUROPEAN_NUMBER, U_EUROPEAN_NUMBER_SEPARATOR, U_COMMON_NUMBER_SEPARATOR,
                                U_EUROPEAN_NUMBER_TERMINATOR, U_OTHER_NEUTRAL, U_BOUNDARY_NEUTRAL,
                                U_DIR_NON_SPACING_MARK});
        const bool isStrong =
            isRtl ? isOneOf(direction, {U_RIGHT_TO_LEFT, U_RIGHT_TO_LEFT_ARABIC, U_ARABIC_NUMBER})
                  : direction == U_LEFT_TO_RIGHT;
        if (!isNeutral && !isStrong) // 2, 5
            return false;
        hasEuropean = hasEuropean || direction == U_EUROPEAN_NUMBER;
        hasArabic = hasArabic || direction == U_ARABIC_NUMBER;
        if (direction != U_DIR_NON_SPACING_MARK)
            last = direction;
    }
    if (!isRtl)
        return last == U_LEFT_TO_RIGHT || last == U_EUROPEAN_NUMBER; // 6
    return isOneOf(last, {U_RIGHT_TO_LEFT, U_RIGHT_TO_LEFT_ARABIC, U_EUROPEAN_NUMBER, U_ARABIC_NUMBER})
           &&                           // 3
           !(hasEuropean && hasArabic); // 4
}

} // namespace

bool isULabel(std::u32string_view label)
{
    const bool isAscii = std::all_of(label.begin(), label.end(), [](char32_t point) { return point < 0x80; });
    if (isAscii || label.front() == U'-' || label.back() == U'-'
        || label.substr(std::min<std::size_t>(2, label.size())).starts_with(U"--")
        || (U_MASK(u_charType(icu(label.front()))) & U_GC_M_MASK) != 0 || !isNormalized(label))
        return false;
    for (std::size_t at = 0; at < label.size(); ++at) {
        const Derived derived = derivedProperty(label[at]);
        if (derived == Derived::Disallowed || (derived == Derived::InContext && !standsInContext(label, at)))
            return false;
    }
    return true;
}

bool followBidiRule(const std::vector<std::u32string> &labels)
{
    return std::none_of(labels.begin(), labels.end(), isRightToLeft)
           || std::all_of(labels.begin(), labels.end(), followsBidiRule);
}

} // namespace tooltray::jsonschema
