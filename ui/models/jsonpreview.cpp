// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/jsonpreview.h"

#include "ui/language/utf8text.h"
#include "json/write.h"

namespace tooltray::ui {
namespace {

// Stops as soon as there is enough, as the value may have megabytes.
class JsonPreviewWriter {
public:
    explicit JsonPreviewWriter(qsizetype longest) : m_room(longest) {}

    QString write(const json::Value &value)
    {
        add(value);
        if (m_isFull) {
            const bool isWithinPair = m_room > 0 && m_text.at(m_room - 1).isHighSurrogate();
            m_text.truncate(isWithinPair ? m_room - 1 : m_room);
            m_text += u'…';
        }
        return std::move(m_text);
    }

private:
    void add(const json::Value &value)
    {
        if (m_isFull)
            return;
        switch (value.type()) {
        case json::Type::Array: addArray(value); return;
        case json::Type::Object: addObject(value); return;
        case json::Type::String: addString(value.toString()); return;
        default: put(fromUtf8(json::write(value)));
        }
    }

    void addArray(const json::Value &value)
    {
        put(QStringLiteral("["));
        bool isFirst = true;
        for (const json::Value &element : value.elements()) {
            if (m_isFull)
                return;
            if (!std::exchange(isFirst, false))
                put(QStringLiteral(", "));
            add(element);
        }
        put(QStringLiteral("]"));
    }

    void addObject(const json::Value &value)
    {
        put(QStringLiteral("{"));
        bool isFirst = true;
        for (const json::Member &member : value.members()) {
            if (m_isFull)
                return;
            if (!std::exchange(isFirst, false))
                put(QStringLiteral(", "));
            addString(member.name);
            put(QStringLiteral(": "));
            add(member.value);
        }
        put(QStringLiteral("}"));
    }

    void addString(std::string_view text)
    {
        std::string quoted;
        // A code point takes four bytes at most, so this is enough to fill the line.
        const auto enough = static_cast<std::size_t>(4 * m_room);
        json::writeString(text.substr(0, enough), quoted);
        put(fromUtf8(quoted));
    }

    void put(const QString &text)
    {
        m_text += text;
        m_isFull = m_text.size() > m_room;
    }

    qsizetype m_room;
    QString m_text;
    bool m_isFull = false;
};

} // namespace

QString jsonPreview(const json::Value &value, qsizetype longest)
{
    return JsonPreviewWriter(longest).write(value);
}

QString plainJsonText(const json::Value &value)
{
    if (value.isString())
        return fromUtf8(value.toString());
    const std::string text = json::writePretty(value);
    return fromUtf8(std::string_view(text).substr(0, text.find_last_not_of('\n') + 1));
}

} // namespace tooltray::ui
