// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage/configuration/scalars.h"

#include "text/unicode/ascii.h"
#include "text/unicode/utf8.h"
#include "workspace/codec/fieldformats.h"
#include "json/decode.h"
#include "json/number.h"

#include <algorithm>
#include <arpa/inet.h>
#include <array>
#include <cstdlib>
#include <filesystem>
#include <limits>
#include <span>
#include <utility>

namespace tooltray::storage {
namespace {

bool isPlainNumber(std::string_view text)
{
    return json::isNumberText(text) && text.find_first_of("eE") == std::string_view::npos;
}

// Takes the digits, and _ between them, from the front; false where there is no digit.
bool takeDigits(std::string_view &text)
{
    const std::size_t end = std::min(text.find_first_not_of("0123456789_"), text.size());
    const bool hasDigit = std::ranges::any_of(text.substr(0, end), isAsciiDigit);
    text.remove_prefix(end);
    return hasDigit;
}

bool hasBase(std::string_view text)
{
    struct Base {
        std::string_view prefix;
        std::string_view digits;
    };
    static constexpr std::array bases{Base{"0x", "0123456789abcdefABCDEF_"}, Base{"0o", "01234567_"},
                                      Base{"0b", "01_"}};
    return std::ranges::any_of(bases, [&](const Base &base) {
        return text.starts_with(base.prefix) && text.size() > base.prefix.size()
               && text.find_first_not_of(base.digits, base.prefix.size()) == std::string_view::npos;
    });
}

// Digits with a point or an exponent somewhere.
bool isFloat(std::string_view text)
{
    bool hasDigits = takeDigits(text);
    if (text.starts_with('.')) {
        text.remove_prefix(1);
        hasDigits = takeDigits(text) || hasDigits;
    }
    if (hasDigits && (text.starts_with('e') || text.starts_with('E'))) {
        text.remove_prefix(1);
        if (text.starts_with('+') || text.starts_with('-'))
            text.remove_prefix(1);
        return takeDigits(text) && text.empty();
    }
    return hasDigits && text.empty();
}

// Base 60, as YAML 1.1 has it: 12:30:15.
bool isSexagesimal(std::string_view text)
{
    if (text.find(':') == std::string_view::npos || !takeDigits(text))
        return false;
    while (text.starts_with(':')) {
        text.remove_prefix(1);
        const std::size_t end = std::min(text.find_first_not_of("0123456789"), text.size());
        if (end == 0 || end > 2)
            return false;
        text.remove_prefix(end);
    }
    return text.empty() || text.front() == '.';
}

} // namespace

json::Value plainScalar(std::string_view text)
{
    if (isOneOf(text, {"true", "True", "TRUE"}))
        return json::Value(true);
    if (isOneOf(text, {"false", "False", "FALSE"}))
        return json::Value(false);
    if (isPlainNumber(text))
        return *json::Value::number(text);
    return json::Value(text);
}

bool isAmbiguous(std::string_view text)
{
    if (isOneOf(asciiLower(text), {"yes", "no", "on", "off"}))
        return true;
    if (isPlainNumber(text))
        return false;
    if (text.starts_with('+') || text.starts_with('-'))
        text.remove_prefix(1);
    return isOneOf(asciiLower(text), {".inf", ".nan"}) || hasBase(text) || isFloat(text)
           || isSexagesimal(text);
}

namespace {

struct Unit {
    std::string_view name;
    std::uint64_t factor;
};

constexpr std::array kDurations{Unit{"ms", 1}, Unit{"s", 1'000}, Unit{"min", 60'000}, Unit{"h", 3'600'000},
                                Unit{"d", 86'400'000}};
constexpr std::array kSizes{Unit{"b", 1},
                            Unit{"kb", 1'000},
                            Unit{"mb", 1'000'000},
                            Unit{"gb", 1'000'000'000},
                            Unit{"kib", 1ULL << 10U},
                            Unit{"mib", 1ULL << 20U},
                            Unit{"gib", 1ULL << 30U}};
constexpr std::size_t kMaxDecimals = 3;

// Takes digits from the front and counts them into the number; nothing when there is none or it overflows.
std::optional<std::size_t> countDigits(std::string_view &text, std::uint64_t &number)
{
    std::size_t count = 0;
    for (; count < text.size() && isAsciiDigit(text[count]); ++count) {
        const auto digit = static_cast<std::uint64_t>(text[count] - '0');
        if (number > (std::numeric_limits<std::uint64_t>::max() - digit) / 10)
            return std::nullopt;
        number = number * 10 + digit;
    }
    text.remove_prefix(count);
    return count == 0 ? std::nullopt : std::optional(count);
}

// In the smallest unit; decimals must make something whole of it.
std::optional<std::uint64_t> parse(std::string_view text, std::span<const Unit> units)
{
    std::uint64_t number = 0;
    std::uint64_t divisor = 1;
    if (!countDigits(text, number))
        return std::nullopt;
    if (text.starts_with('.')) {
        text.remove_prefix(1);
        const auto decimals = countDigits(text, number);
        if (!decimals || *decimals > kMaxDecimals)
            return std::nullopt;
        for (std::size_t i = 0; i < *decimals; ++i)
            divisor *= 10;
    }
    text.remove_prefix(std::min(text.find_first_not_of(' '), text.size()));
    const auto unit = std::ranges::find(units, asciiLower(text), &Unit::name);
    if (unit == units.end() || number > std::numeric_limits<std::uint64_t>::max() / unit->factor)
        return std::nullopt;
    const std::uint64_t product = number * unit->factor;
    return product % divisor == 0 ? std::optional(product / divisor) : std::nullopt;
}

} // namespace

std::optional<std::chrono::milliseconds> parseDuration(std::string_view text)
{
    const auto count = parse(text, kDurations);
    if (!count || *count > std::numeric_limits<std::int32_t>::max())
        return std::nullopt;
    return std::chrono::milliseconds(*count);
}

std::optional<std::uint64_t> parseByteCount(std::string_view text)
{
    return parse(text, kSizes);
}

Environment processEnvironment()
{
    return [](const std::string &name) -> std::optional<std::string> {
        const char *value = std::getenv(name.c_str()); // NOLINT(concurrency-mt-unsafe): nobody sets any
        return value == nullptr ? std::nullopt : std::optional<std::string>(value);
    };
}

namespace {

constexpr std::string_view kBegin = "${";
constexpr std::string_view kEscape = "$${";
constexpr std::string_view kBeforeDefault = ":-";

bool isVariableName(std::string_view text)
{
    return !text.empty() && !isAsciiDigit(text.front()) && std::ranges::all_of(text, [](char c) {
        return isAsciiLetter(c) || isAsciiDigit(c) || c == '_';
    });
}

class Expander {
public:
    Expander(std::string_view text, const Environment &environment) : m_text(text), m_environment(environment)
    {}

    Expansion run()
    {
        for (std::size_t i = 0; i < m_text.size();) {
            if (m_text.substr(i).starts_with(kEscape)) {
                m_result.text += kBegin;
                i += kEscape.size();
            } else if (m_text.substr(i).starts_with(kBegin)) {
                i += reference(m_text.substr(i));
            } else {
                m_result.text += m_text[i++];
            }
        }
        return std::move(m_result);
    }

private:
    // Takes the reference at the front of the text; returns how long it is.
    std::size_t reference(std::string_view text)
    {
        const std::size_t end = text.find('}');
        if (end == std::string_view::npos) {
            problem(text, CORE_TEXT("Core", "This ${ has no }. Write $${ for a literal ${."));
            return text.size();
        }
        const std::string_view whole = text.substr(0, end + 1);
        const std::string_view inside = text.substr(kBegin.size(), end - kBegin.size());
        const std::size_t colon = inside.find(kBeforeDefault);
        const std::string name(inside.substr(0, colon));
        if (!isVariableName(name)) {
            problem(whole,
                    CORE_TEXT("Core", "A reference looks like ${NAME} or ${NAME:-default}, with letters, "
                                      "digits and _ in its name. Write $${ for a literal ${."));
        } else if (colon == std::string_view::npos) {
            insert(whole, name, std::nullopt);
        } else {
            const std::string_view fallback = inside.substr(colon + kBeforeDefault.size());
            if (fallback.find(kBegin) != std::string_view::npos)
                problem(whole, {CORE_TEXT("Core", "The default of ${{name}} cannot hold another reference."),
                                {{"name", name}}});
            else
                insert(whole, name, fallback);
        }
        return whole.size();
    }

    void insert(std::string_view whole, const std::string &name, std::optional<std::string_view> fallback)
    {
        m_result.references.emplace_back(whole);
        const std::optional<std::string> value = m_environment(name);
        if (fallback && (!value || value->empty())) {
            m_result.text += *fallback;
        } else if (!value) {
            problem(whole,
                    {CORE_TEXT("Core",
                               "The environment variable {name} is not set; set it, or give a default as in "
                               "${{name}:-default}."),
                     {{"name", name}}},
                    name);
        } else if (!isValidUtf8(*value)) {
            problem(whole, {CORE_TEXT("Core", "The environment variable {name} is not valid UTF-8."),
                            {{"name", name}}});
        } else {
            m_result.text += *value;
            if (whole == m_text)
                m_result.variable = name;
        }
    }

    void problem(std::string_view reference, Message message, std::string unset = {})
    {
        m_result.problems.push_back({std::string(reference), std::move(message), std::move(unset)});
    }

    std::string_view m_text;
    const Environment &m_environment;
    Expansion m_result;
};

} // namespace

bool hasReference(std::string_view text)
{
    return text.find(kBegin) != std::string_view::npos;
}

Expansion expand(std::string_view text, const Environment &environment)
{
    return Expander(text, environment).run();
}

bool isIpAddress(const std::string &text)
{
    std::array<unsigned char, sizeof(in6_addr)> bytes{};
    return inet_pton(AF_INET, text.c_str(), bytes.data()) == 1
           || inet_pton(AF_INET6, text.c_str(), bytes.data()) == 1;
}

namespace {

// RFC 3986 section 3.2.1.
bool hasUserInfo(std::string_view url)
{
    const std::size_t scheme = url.find("://");
    if (scheme == std::string_view::npos)
        return url.find('@') != std::string_view::npos;
    const std::size_t begin = scheme + 3;
    const std::string_view authority = url.substr(begin, url.find_first_of("/?#", begin) - begin);
    return authority.find('@') != std::string_view::npos;
}

} // namespace

void HumanDuration::operator()(const json::Reader &in, std::chrono::milliseconds &out) const
{
    if (const auto duration = parseDuration(in.value().toString()))
        out = *duration;
    else
        in.reportExpected(
            Message(CORE_TEXT("Core", "a duration with its unit such as \"5 s\" or \"500 ms\"")));
}

void HumanDuration::operator()(const json::Reader &in, std::chrono::seconds &out) const
{
    const auto duration = parseDuration(in.value().toString());
    if (duration && *duration % std::chrono::seconds(1) == std::chrono::milliseconds(0))
        out = std::chrono::duration_cast<std::chrono::seconds>(*duration);
    else
        in.reportExpected(
            Message(CORE_TEXT("Core", "a duration of whole seconds such as \"90 s\" or \"5 min\"")));
}

void HumanSize::operator()(const json::Reader &in, std::uint64_t &out) const
{
    const auto size = in.value().isString() ? parseByteCount(in.value().toString()) : in.value().toUInt64();
    if (size && *size >= least)
        out = *size;
    else
        in.reportExpected(Message(CORE_TEXT("Core", "a size of at least {least} bytes such as \"32 MiB\""),
                                  {{"least", least}}));
}

void PublicUrl::operator()(const json::Reader &in, std::string &out) const
{
    if (hasUserInfo(in.value().toString()))
        in.report(CORE_TEXT(
            "Core", "expected a URL without user name and password (those belong in \"authentication\")"));
    else
        workspace::UrlText()(in, out);
}

void FilePath::operator()(const json::Reader &in, std::string &out) const
{
    json::NonEmpty()(in, out);
    if (!out.empty())
        out = (std::filesystem::path(folder) / out).lexically_normal().string();
}

void IpAddresses::operator()(const json::Reader &in, std::optional<std::vector<std::string>> &out) const
{
    json::read(in, out.emplace());
    for (std::size_t i = 0; i < in.value().elements().size(); ++i) {
        if (!isIpAddress((*out)[i]))
            in.element(i).reportExpected(Message(CORE_TEXT("Core", "an IP address such as \"127.0.0.1\"")));
    }
    if (in.value().isArray() && out->empty())
        in.reportExpected(Message(CORE_TEXT("Core", "a list of at least one IP address")));
}

} // namespace tooltray::storage
