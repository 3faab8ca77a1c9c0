// SPDX-License-Identifier: GPL-3.0-or-later
#include "credentials/redaction/jsonmasker.h"

#include "base/ascii.h"
#include "credentials/redaction/secretnames.h"
#include "credentials/redactor.h"

#include <algorithm>
#include <vector>

namespace tooltray::credentials {
namespace {

constexpr unsigned kDeepest = 2; // JSON in a string of JSON in a string

// Reads tokens without asking whether they make sense together. On a level above 0 the text stands in so many
// strings around it: each of them put a backslash before every quote and backslash.
class JsonMasker {
public:
    JsonMasker(std::string_view text, unsigned level, const SecretNames &names, std::string &out)
        : m_text(text)
        , m_names(names)
        , m_level(level)
        , m_quoteSize(std::size_t(1) << level)
        , m_out(out)
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
        const std::size_t after = isWhole ? mark + 1 : mark;
        if (isName(after)) {
            m_isSecret = m_names.contains(content);
            m_out += m_text.substr(m_at, after - m_at);
        } else {
            m_out += m_text.substr(m_at, begin - m_at);
            value(content);
            m_out += m_text.substr(end, after - end);
        }
        m_at = after;
    }

    bool isName(std::size_t after) const
    {
        const std::size_t next = m_text.find_first_not_of(" \t\r\n", after);
        return next != std::string_view::npos && m_text[next] == ':';
    }

    void value(std::string_view content)
    {
        if (m_isSecret)
            m_out += Redactor::kMask;
        else if (m_level < kDeepest && (content.starts_with('{') || content.starts_with('[')))
            JsonMasker(content, m_level + 1, m_names, m_out).run();
        else
            m_out += content;
    }

    void number()
    {
        const std::size_t end = std::min(m_text.find_first_not_of("+-.0123456789eE", m_at), m_text.size());
        if (m_isSecret) {
            const std::string quote = std::string(m_quoteSize - 1, '\\') + '"';
            m_out += quote + std::string(Redactor::kMask) + quote;
        } else {
            m_out += m_text.substr(m_at, end - m_at);
        }
        m_at = end;
    }

    void punctuation(char c)
    {
        if (c == '[')
            m_containers.push_back(m_isSecret);
        else if (c == '{')
            m_containers.push_back(false);
        else if ((c == ']' || c == '}') && !m_containers.empty())
            m_containers.pop_back();
        if (std::string_view("{}],").find(c) != std::string_view::npos)
            m_isSecret = !m_containers.empty() && m_containers.back();
        m_out += c;
        ++m_at;
    }

    std::string_view m_text;
    const SecretNames &m_names;
    unsigned m_level;
    std::size_t m_quoteSize; // of the mark and the backslashes before it
    std::string &m_out;
    std::size_t m_at = 0;
    bool m_isSecret = false;        // the value that comes next
    std::vector<bool> m_containers; // whether the values in them are
};

} // namespace

std::string maskedBySecretNames(std::string_view json, const SecretNames &names)
{
    std::string out;
    out.reserve(json.size());
    JsonMasker(json, 0, names, out).run();
    return out;
}

} // namespace tooltray::credentials
