// SPDX-License-Identifier: GPL-3.0-or-later
#include "credentials/redaction/secretnames.h"

#include "base/text/secretlike.h"
#include "base/text/secretname.h"
#include "text/encoding/encoding.h"
#include "text/unicode/ascii.h"
#include "json/write.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <optional>
#include <string>
#include <utility>

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
    return isOneOf(lower, kNames) || (value.size() >= kLong && isOneOf(lower, kNamesOfLong));
}

constexpr bool endsUrl(char c)
{
    return static_cast<unsigned char>(c) <= ' ' || c == '"' || c == '<' || c == '>' || c == '`' || c == '|';
}

// True if a part of a URL says a secret to whoever decodes it, once or again.
bool isEncodedSecret(std::string text)
{
    constexpr int kTimes = 3;
    for (int i = 0; i < kTimes && text.find('%') != std::string::npos; ++i) {
        text = decodePercentLeniently(text);
        if (certainSecretIn(text))
            return true;
    }
    return false;
}

void appendPath(std::string_view path, std::string &out)
{
    while (!path.empty()) {
        const std::size_t end = std::min(path.find('/'), path.size());
        const std::string_view segment = path.substr(0, end);
        out += isEncodedSecret(std::string(segment)) ? kSecretMask : segment;
        if (end < path.size())
            out += '/';
        path.remove_prefix(std::min(end + 1, path.size()));
    }
}

void appendValue(std::string_view value, std::string &out)
{
    std::string text(value);
    std::ranges::replace(text, '+', ' '); // as forms write it
    out += certainSecretIn(text) || isEncodedSecret(std::move(text)) ? kSecretMask : value;
}

void appendParameter(std::string_view parameter, const SecretNames &names, std::string &out)
{
    const std::size_t equals = parameter.find('=');
    if (equals == std::string_view::npos)
        return appendPath(parameter, out);
    const std::string_view name = parameter.substr(0, equals);
    const std::string_view value = parameter.substr(equals + 1);
    const std::string decoded = decodePercentLeniently(name);
    out.append(name).append("=");
    if (names.contains(decoded) || isSecretParameter(decoded, value))
        out += kSecretMask;
    else
        appendValue(value, out);
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
            const char c = m_text[m_at];
            if (c == '"' || c == '\\')
                quote();
            else if (c == '-' || isAsciiDigit(c))
                number();
            else
                punctuation(c);
        }
    }

private:
    // A string, if this is its opening mark with the backslashes of the level before it.
    void quote()
    {
        const std::string_view next = m_text.substr(m_at, m_quoteSize);
        if (const std::size_t mark = next.find_first_not_of('\\');
            mark == m_quoteSize - 1 && next[mark] == '"')
            string(m_at + m_quoteSize);
        else
            ++m_at;
    }

    // The index of the mark that closes a string, or the end of a text that breaks off.
    std::size_t closingMark(std::size_t from) const
    {
        const char *const plain = json::behindPlain(m_text.data() + from, m_text.data() + m_text.size());
        auto mark = static_cast<std::size_t>(plain - m_text.data());
        if (m_level == 0 && mark < m_text.size() && m_text[mark] == '"')
            return mark;
        for (mark = m_text.find('"', mark); mark != std::string_view::npos;
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
        while (next < m_text.size() && isAsciiSpace(m_text[next]))
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
        case '{':
            ++m_depth;
            if (m_isSecret && !isInSecret())
                m_secretDepth = m_depth;
            return;
        case ']':
        case '}':
            if (m_depth == m_secretDepth)
                m_secretDepth = 0;
            m_depth -= m_depth > 0 ? 1 : 0;
            break;
        case ',': break;
        default: return;
        }
        m_isSecret = isInSecret();
    }

    bool isInSecret() const { return m_secretDepth > 0; }

    std::string_view m_text;
    NamesSeen &m_names;
    unsigned m_level;
    std::size_t m_quoteSize; // of the mark and the backslashes before it
    Masks &m_masks;
    std::size_t m_at = 0;
    bool m_isSecret = false;       // the value that comes next
    std::size_t m_depth = 0;       // of containers
    std::size_t m_secretDepth = 0; // of the container all of which is secret, if there is one
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
