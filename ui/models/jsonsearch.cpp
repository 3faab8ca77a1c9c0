// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/jsonsearch.h"

#include "ui/language/utf8text.h"
#include "json/parser.h"
#include "json/write.h"

#include <QStringMatcher>

#include <charconv>

namespace tooltray::ui {
namespace {

class JsonFinder {
public:
    JsonFinder(const QString &typed, Qt::CaseSensitivity sensitivity)
        : m_typed(typed)
        , m_sensitivity(sensitivity)
    {}

    void visit(const json::Value &value, bool nameMatches)
    {
        if (isDone())
            return;
        if (nameMatches || scalarMatches(value))
            m_found.emplace_back(m_path);
        std::size_t position = 0;
        for (const json::Value &element : value.elements())
            descend(std::to_string(position++), element, false);
        for (const json::Member &member : value.members())
            descend(std::string(member.name), member.value, matches(member.name));
    }

    std::vector<json::Pointer> take() && { return std::move(m_found); }

private:
    void descend(std::string name, const json::Value &value, bool nameMatches)
    {
        m_path.push_back(std::move(name));
        visit(value, nameMatches);
        m_path.pop_back();
    }

    bool isDone() const { return static_cast<qsizetype>(m_found.size()) >= kMaxJsonMatches; }

    bool scalarMatches(const json::Value &value) const
    {
        switch (value.type()) {
        case json::Type::String: return matches(value.toString());
        case json::Type::Number: return matches(value.numberText());
        case json::Type::Boolean:
        case json::Type::Null: return matches(json::write(value));
        default: return false;
        }
    }

    bool matches(std::string_view text) const { return fromUtf8(text).contains(m_typed, m_sensitivity); }

    QString m_typed;
    Qt::CaseSensitivity m_sensitivity;
    std::vector<std::string> m_path;
    std::vector<json::Pointer> m_found;
};

// Follows a JSON text from its beginning and knows at every character where it is.
class JsonTrail {
public:
    explicit JsonTrail(QStringView text) : m_text(text) {}

    json::Pointer at(qsizetype position)
    {
        while (m_at < m_text.size() && m_at <= position)
            step(position);
        std::vector<std::string> tokens;
        for (const Level &level : m_levels) {
            if (level.isArray)
                tokens.push_back(std::to_string(level.index));
            else if (level.name)
                tokens.push_back(*level.name);
        }
        return json::Pointer(std::move(tokens));
    }

private:
    struct Level {
        bool isArray;
        std::size_t index = 0;
        std::optional<std::string> name = {};
        bool wantsName = true;
    };

    void step(qsizetype position)
    {
        const QChar character = m_text[m_at];
        if (character == u'"') {
            string();
            return;
        }
        ++m_at;
        if (character == u'{' || character == u'[') {
            // The bracket itself belongs to what it opens.
            if (m_at <= position)
                m_levels.push_back({.isArray = character == u'['});
        } else if ((character == u'}' || character == u']') && !m_levels.empty()) {
            m_levels.pop_back();
        } else if (character == u',' && !m_levels.empty() && m_at <= position) {
            Level &level = m_levels.back();
            ++level.index;
            level.name.reset();
            level.wantsName = true;
        } else if (character == u':' && !m_levels.empty()) {
            m_levels.back().wantsName = false;
        }
    }

    void string()
    {
        const qsizetype start = m_at++;
        while (m_at < m_text.size() && m_text[m_at] != u'"')
            m_at += m_text[m_at] == u'\\' ? 2 : 1;
        m_at = std::min(m_at + 1, m_text.size());
        if (m_levels.empty() || m_levels.back().isArray || !m_levels.back().wantsName)
            return;
        const json::Parsed name = json::parse(toUtf8(m_text.sliced(start, m_at - start).toString()));
        m_levels.back().name = std::string(name.value.toString());
    }

    QStringView m_text;
    qsizetype m_at = 0;
    std::vector<Level> m_levels;
};

} // namespace

std::vector<json::Pointer> findInJson(const json::Value &value, const QString &typed,
                                      Qt::CaseSensitivity sensitivity)
{
    if (typed.isEmpty())
        return {};
    JsonFinder finder(typed, sensitivity);
    finder.visit(value, false);
    return std::move(finder).take();
}

QList<qsizetype> findInText(const QString &text, const QString &typed, Qt::CaseSensitivity sensitivity)
{
    QList<qsizetype> found;
    if (typed.isEmpty())
        return found;
    const QStringMatcher matcher(typed, sensitivity);
    for (qsizetype at = matcher.indexIn(text); at >= 0 && found.size() < kMaxJsonMatches;
         at = matcher.indexIn(text, at + typed.size()))
        found.append(at);
    return found;
}

json::Pointer jsonPointerAt(QStringView text, qsizetype position)
{
    return JsonTrail(text).at(position);
}

std::optional<std::size_t> arrayPosition(std::string_view token)
{
    std::size_t position = 0;
    const char *end = token.data() + token.size();
    const auto [read, problem] = std::from_chars(token.data(), end, position);
    return problem == std::errc() && read == end && !token.empty() ? std::optional(position) : std::nullopt;
}

} // namespace tooltray::ui
