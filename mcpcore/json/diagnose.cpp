// SPDX-License-Identifier: GPL-3.0-or-later
#include "json/diagnose.h"

#include "json/position.h"
#include "json/scanner.h"

#include <unordered_set>
#include <vector>

namespace tooltray::json::detail {

namespace {

using Finding = std::optional<ScanError>;

class Diagnosis {
public:
    Diagnosis(std::string_view text, const ParseOptions &options) : m_scanner(text), m_options(options) {}

    Finding run()
    {
        do {
            if (Finding finding = value())
                return finding;
            if (Finding finding = closeWhatEnds())
                return finding;
        } while (!m_open.empty());
        m_scanner.skipSpace();
        return m_scanner.atEnd() ? Finding() : m_scanner.unexpected("the end of the text");
    }

private:
    struct Container {
        char closing;
        std::unordered_set<std::string> names = {};
    };

    // A scalar or an empty container, or all that opens down to such a one.
    Finding value()
    {
        std::string_view expected = "a value";
        for (;;) {
            m_scanner.skipSpace();
            const char opening = m_scanner.peek();
            if (opening != '[' && opening != '{')
                return m_scanner.skipScalar(expected);
            if (m_open.size() >= m_options.maxDepth)
                return ScanError{"Nested deeper than " + std::to_string(m_options.maxDepth) + " levels.",
                                 m_scanner.offset()};
            m_scanner.skip(opening);
            m_open.push_back({opening == '[' ? ']' : '}'});
            m_scanner.skipSpace();
            if (m_scanner.peek() == m_open.back().closing)
                return {};
            expected = opening == '[' ? "a value or \"]\"" : "a value";
            if (opening == '{') {
                if (Finding finding = name("a member name in double quotes or \"}\""))
                    return finding;
            }
        }
    }

    // Goes on to where the next value must begin, or to the end of the outermost one.
    Finding closeWhatEnds()
    {
        while (!m_open.empty()) {
            m_scanner.skipSpace();
            const char closing = m_open.back().closing;
            if (m_scanner.skip(closing))
                m_open.pop_back();
            else if (!m_scanner.skip(','))
                return m_scanner.unexpected(closing == ']' ? "\",\" or \"]\"" : "\",\" or \"}\"");
            else
                return closing == ']' ? Finding() : name("a member name in double quotes");
        }
        return {};
    }

    Finding name(std::string_view expected)
    {
        m_scanner.skipSpace();
        const std::size_t begin = m_scanner.offset();
        if (m_scanner.peek() != '"')
            return m_scanner.unexpected(expected);
        std::string content;
        if (Finding finding = m_scanner.skipString(&content))
            return finding;
        if (m_options.duplicates == ParseOptions::Duplicates::Refuse
            && !m_open.back().names.insert(content).second)
            return ScanError{"The member \"" + content + "\" is given twice.", begin};
        m_scanner.skipSpace();
        return m_scanner.skip(':') ? Finding() : m_scanner.unexpected("\":\" behind the member name");
    }

    Scanner m_scanner;
    const ParseOptions &m_options;
    std::vector<Container> m_open;
};

} // namespace

std::optional<ParseError> diagnose(std::string_view text, const ParseOptions &options)
{
    Finding finding = Diagnosis(text, options).run();
    if (!finding)
        return std::nullopt;
    const Position position = positionAt(text, finding->offset);
    return ParseError{std::move(finding->message), finding->offset, position.line, position.column};
}

} // namespace tooltray::json::detail
