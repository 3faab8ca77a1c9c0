// SPDX-License-Identifier: GPL-3.0-or-later
#include "credentials/redaction/secretnames.h"

#include "base/text/ascii.h"
#include "base/text/encoding.h"
#include "base/text/secretname.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <string>
#include <utility>
#include <vector>

namespace tooltray::credentials {

SecretNames::SecretNames(std::span<const std::string> others)
{
    for (const std::string &name : others) {
        if (std::string letters = lettersOfName(name); !letters.empty())
            m_others.insert(std::move(letters));
    }
}

bool SecretNames::contains(std::string_view name) const
{
    return isSecretName(name) || (!m_others.empty() && m_others.contains(lettersOfName(name)));
}

namespace {

// A user without a password may be a token.
void appendOrigin(std::string_view origin, std::string &out)
{
    const std::size_t at = origin.rfind('@');
    if (at == std::string_view::npos) {
        out += origin;
        return;
    }
    const std::size_t colon = origin.substr(0, at).find(':');
    if (colon != std::string_view::npos)
        out += origin.substr(0, colon + 1);
    out += kSecretMask;
    out += origin.substr(at);
}

// Names that say nothing elsewhere, and in a URL are those of signatures; or of keys and codes of sign-ins, where the
// value is as long as those are.
bool isSecretParameter(std::string_view name, std::string_view value)
{
    constexpr std::array<std::string_view, 3> kNames{"sig", "hmac", "sas"};
    constexpr std::array<std::string_view, 3> kNamesOfLong{"key", "code", "pass"};
    constexpr std::size_t kLong = 20;
    const std::string lower = asciiLower(name);
    return std::ranges::find(kNames, lower) != kNames.end()
           || (value.size() >= kLong && std::ranges::find(kNamesOfLong, lower) != kNamesOfLong.end());
}

constexpr bool endsUrl(char c)
{
    return static_cast<unsigned char>(c) <= ' ' || c == '"' || c == '<' || c == '>' || c == '`' || c == '|';
}

void appendParameter(std::string_view parameter, const SecretNames &names, std::string &out)
{
    const std::size_t equals = parameter.find('=');
    const std::string_view name = parameter.substr(0, equals);
    const std::string decoded = decodePercent(name).value_or(std::string(name));
    if (equals == std::string_view::npos
        || !(names.contains(decoded) || isSecretParameter(decoded, parameter.substr(equals + 1)))) {
        out += parameter;
        return;
    }
    out += parameter.substr(0, equals + 1);
    out += kSecretMask;
}

} // namespace

std::string maskedBySecretParts(std::string_view url, const SecretNames &names)
{
    std::string out;
    if (const std::size_t scheme = url.find("://");
        scheme != std::string_view::npos && scheme < url.find('?')) {
        const std::size_t begin = scheme + 3;
        const std::size_t end = std::min(url.find_first_of("/?#", begin), url.size());
        out += url.substr(0, begin);
        appendOrigin(url.substr(begin, end - begin), out);
        url.remove_prefix(end);
    }
    while (!url.empty()) {
        const std::size_t end = std::min(url.find_first_of("?#&;"), url.size());
        appendParameter(url.substr(0, end), names, out);
        if (end < url.size())
            out += url[end];
        url.remove_prefix(std::min(end + 1, url.size()));
    }
    return out;
}

bool mayHaveSecretParts(std::string_view text)
{
    return text.find('=') != std::string_view::npos || text.find('@') != std::string_view::npos;
}

std::string maskedInUrls(std::string_view text, const SecretNames &names)
{
    std::string out;
    std::string_view rest = text;
    while (!rest.empty()) {
        const auto end = static_cast<std::size_t>(std::ranges::find_if(rest, endsUrl) - rest.begin());
        const std::string_view word = rest.substr(0, end);
        const bool isUrl =
            word.find("://") != std::string_view::npos || word.find_first_of("?&") != std::string_view::npos;
        out += isUrl ? maskedBySecretParts(word, names) : std::string(word);
        rest.remove_prefix(end);
        const auto begin = static_cast<std::size_t>(std::ranges::find_if_not(rest, endsUrl) - rest.begin());
        out += rest.substr(0, begin);
        rest.remove_prefix(begin);
    }
    return out;
}

namespace {

constexpr unsigned kDeepest = 2; // JSON in a string of JSON in a string

constexpr bool isJsonSpace(char c)
{
    return c == ' ' || c == '\t' || c == '\r' || c == '\n';
}

constexpr bool belongsToNumber(char c)
{
    return isAsciiDigit(c) || c == '.' || c == '-' || c == '+' || c == 'e' || c == 'E';
}

// The text with masks in it, of which there is no copy as long as there is no mask.
class Masks {
public:
    explicit Masks(std::string_view text) : m_text(text) {}

    // Precondition: the part belongs to the text, behind those before.
    void put(std::string_view part, std::string_view mask)
    {
        if (part == mask)
            return;
        const auto begin = static_cast<std::size_t>(part.data() - m_text.data());
        if (!m_masked)
            m_masked.emplace().reserve(m_text.size());
        m_masked->append(m_text, m_copied, begin - m_copied) += mask;
        m_copied = begin + part.size();
    }

    std::optional<std::string> finish() &&
    {
        if (m_masked)
            m_masked->append(m_text, m_copied);
        return std::move(m_masked);
    }

private:
    std::string_view m_text;
    std::size_t m_copied = 0;
    std::optional<std::string> m_masked;
};

// The same few names stand in every row of a list.
class NamesSeen {
public:
    explicit NamesSeen(const SecretNames &names) : m_names(names) {}

    bool isSecret(std::string_view name)
    {
        if (name.empty())
            return false;
        Seen &seen = m_seen[(name.size() * 7 + static_cast<unsigned char>(name.front()) * 3
                             + static_cast<unsigned char>(name.back()))
                            % m_seen.size()];
        if (seen.name != name)
            seen = {name, m_names.contains(name)};
        return seen.isSecret;
    }

private:
    struct Seen {
        std::string_view name = {};
        bool isSecret = false;
    };

    const SecretNames &m_names;
    std::array<Seen, 64> m_seen;
};

// Reads tokens without asking whether they make sense together. On a level above 0 the text stands in so many
// strings around it: each of them put a backslash before every quote and backslash.
class JsonMasker {
public:
    JsonMasker(std::string_view text, unsigned level, NamesSeen &names, Masks &masks)
        : m_text(text)
        , m_names(names)
        , m_level(level)
        , m_quoteSize(std::size_t(1) << level)
        , m_masks(masks)
    {}

    void run()
    {
        while (m_at < m_text.size()) {
            if (const std::size_t open = quoteAt(m_at); open != std::string_view::npos)
                string(open + 1);
            else if (const char c = m_text[m_at]; c == '-' || isAsciiDigit(c))
                number();
            else
                punctuation(c);
        }
    }

private:
    // The index of the quotation mark of the token that begins here.
    std::size_t quoteAt(std::size_t begin) const
    {
        const std::size_t mark = begin + m_quoteSize - 1;
        if (mark >= m_text.size() || m_text[mark] != '"')
            return std::string_view::npos;
        const bool isQuote =
            std::ranges::all_of(m_text.substr(begin, m_quoteSize - 1), [](char c) { return c == '\\'; });
        return isQuote ? mark : std::string_view::npos;
    }

    // The index of the mark that closes a string, or the end of a text that breaks off.
    std::size_t closingMark(std::size_t from) const
    {
        for (std::size_t mark = m_text.find('"', from); mark != std::string_view::npos;
             mark = m_text.find('"', mark + 1)) {
            std::size_t backslashes = 0;
            while (mark - backslashes > from && m_text[mark - backslashes - 1] == '\\')
                ++backslashes;
            if (backslashes % (2 * m_quoteSize) == m_quoteSize - 1)
                return mark;
        }
        return m_text.size();
    }

    void string(std::size_t begin)
    {
        const std::size_t mark = closingMark(begin);
        const bool isWhole = mark < m_text.size();
        const std::size_t end = isWhole ? mark - (m_quoteSize - 1) : mark;
        const std::string_view content = m_text.substr(begin, end - begin);
        m_at = isWhole ? mark + 1 : mark;
        if (isName())
            m_isSecret = isInSecret() || m_names.isSecret(content);
        else
            value(content);
    }

    // True if the text that ends here is a name: a colon follows it.
    bool isName() const
    {
        std::size_t next = m_at;
        while (next < m_text.size() && isJsonSpace(m_text[next]))
            ++next;
        return next < m_text.size() && m_text[next] == ':';
    }

    void value(std::string_view content)
    {
        if (m_isSecret)
            m_masks.put(content, kSecretMask);
        else if (m_level < kDeepest && (content.starts_with('{') || content.starts_with('[')))
            JsonMasker(content, m_level + 1, m_names, m_masks).run();
    }

    void number()
    {
        const std::size_t begin = m_at;
        while (m_at < m_text.size() && belongsToNumber(m_text[m_at]))
            ++m_at;
        if (m_isSecret) {
            const std::string quote = std::string(m_quoteSize - 1, '\\') + '"';
            m_masks.put(m_text.substr(begin, m_at - begin), quote + std::string(kSecretMask) + quote);
        }
    }

    void punctuation(char c)
    {
        ++m_at;
        switch (c) {
        case '[':
        case '{': m_containers.push_back(m_isSecret); return;
        case ']':
        case '}':
            if (!m_containers.empty())
                m_containers.pop_back();
            break;
        case ',': break;
        default: return;
        }
        m_isSecret = isInSecret();
    }

    bool isInSecret() const { return !m_containers.empty() && m_containers.back(); }

    std::string_view m_text;
    NamesSeen &m_names;
    unsigned m_level;
    std::size_t m_quoteSize; // of the mark and the backslashes before it
    Masks &m_masks;
    std::size_t m_at = 0;
    bool m_isSecret = false;        // the value that comes next
    std::vector<bool> m_containers; // whether the values in them are, at any depth
};

} // namespace

std::optional<std::string> maskedBySecretNames(std::string_view json, const SecretNames &names)
{
    Masks masks(json);
    NamesSeen seen(names);
    JsonMasker(json, 0, seen, masks).run();
    return std::move(masks).finish();
}

} // namespace tooltray::credentials
