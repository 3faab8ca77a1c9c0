// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/curlcommand.h"

#include "workspace/definitions/requestrules.h"

#include <QByteArray>
#include <QHash>
#include <QSet>
#include <QStringList>

#include <functional>

namespace tooltray::ui {
namespace {

// Splits a command line as a shell does.
class CurlWords final {
public:
    explicit CurlWords(QStringView text) : m_text(text) {}

    QStringList read()
    {
        while (m_at < m_text.size())
            readOne();
        endWord();
        return m_words;
    }

private:
    void readOne()
    {
        const QChar c = next();
        if (c == u'\'') {
            readPlainQuote();
        } else if (c == u'"') {
            readQuote();
        } else if (c == u'$' && peek() == u'\'') {
            next();
            readAnsiQuote();
        } else if (c == u'\\' || (c == u'^' && isEscapedByCaret())) {
            readEscape();
        } else if (c.isSpace()) {
            endWord();
        } else {
            m_word += c;
            m_isInWord = true;
        }
    }

    void readPlainQuote()
    {
        m_isInWord = true;
        while (m_at < m_text.size()) {
            const QChar c = next();
            if (c == u'\'')
                return;
            m_word += c;
        }
    }

    void readQuote()
    {
        m_isInWord = true;
        while (m_at < m_text.size()) {
            const QChar c = next();
            if (c == u'"')
                return;
            if (c == u'\\' && QStringView(u"\"\\$`\n").contains(peek()))
                readEscape();
            else
                m_word += c;
        }
    }

    void readAnsiQuote()
    {
        static const QHash<QChar, QChar> named{{u'n', u'\n'}, {u't', u'\t'}, {u'r', u'\r'}};
        m_isInWord = true;
        while (m_at < m_text.size()) {
            const QChar c = next();
            if (c == u'\'')
                return;
            if (c != u'\\') {
                m_word += c;
                continue;
            }
            const QChar escaped = next();
            if (escaped == u'u' || escaped == u'x')
                readCode(escaped == u'u' ? 4 : 2);
            else
                m_word += named.value(escaped, escaped);
        }
    }

    void readCode(qsizetype most)
    {
        qsizetype length = 0;
        while (length < most && m_at + length < m_text.size()
               && QStringView(u"0123456789abcdefABCDEF").contains(m_text[m_at + length]))
            ++length;
        m_word += QChar(m_text.mid(m_at, length).toUShort(nullptr, 16));
        m_at += length;
    }

    // A line that goes on, or a letter that is meant as it stands.
    void readEscape()
    {
        if (peek() == u'\r')
            next();
        const QChar escaped = next();
        if (escaped.isNull() || escaped == u'\n')
            return;
        m_word += escaped;
        m_isInWord = true;
    }

    bool isEscapedByCaret() const { return QStringView(u"\"\n\r^&|<>%").contains(peek()); }

    void endWord()
    {
        if (m_isInWord)
            m_words.append(m_word);
        m_word.clear();
        m_isInWord = false;
    }

    QChar peek() const { return m_at < m_text.size() ? m_text[m_at] : QChar(); }
    QChar next() { return m_at < m_text.size() ? m_text[m_at++] : QChar(); }

    QStringView m_text;
    qsizetype m_at = 0;
    QStringList m_words;
    QString m_word;
    bool m_isInWord = false;
};

// One word for each option, whether it is written long or short; empty for those without an argument.
QString curlOption(const QString &name)
{
    static const QHash<QString, QString> options{
        {QStringLiteral("-H"), QStringLiteral("header")},
        {QStringLiteral("--header"), QStringLiteral("header")},
        {QStringLiteral("-u"), QStringLiteral("user")},
        {QStringLiteral("--user"), QStringLiteral("user")},
        {QStringLiteral("--oauth2-bearer"), QStringLiteral("bearer")},
        {QStringLiteral("-d"), QStringLiteral("data")},
        {QStringLiteral("--data"), QStringLiteral("data")},
        {QStringLiteral("--data-raw"), QStringLiteral("data")},
        {QStringLiteral("--data-ascii"), QStringLiteral("data")},
        {QStringLiteral("--data-binary"), QStringLiteral("data")},
        {QStringLiteral("--json"), QStringLiteral("data")},
        {QStringLiteral("-b"), QStringLiteral("cookie")},
        {QStringLiteral("--cookie"), QStringLiteral("cookie")},
        {QStringLiteral("-A"), QStringLiteral("agent")},
        {QStringLiteral("--user-agent"), QStringLiteral("agent")},
        {QStringLiteral("-x"), QStringLiteral("proxy")},
        {QStringLiteral("--proxy"), QStringLiteral("proxy")},
        {QStringLiteral("--url"), QStringLiteral("url")},
    };
    static const QSet<QString> ignored{
        QStringLiteral("-X"),
        QStringLiteral("--request"),
        QStringLiteral("-e"),
        QStringLiteral("--referer"),
        QStringLiteral("-o"),
        QStringLiteral("--output"),
        QStringLiteral("-w"),
        QStringLiteral("--write-out"),
        QStringLiteral("-m"),
        QStringLiteral("--max-time"),
        QStringLiteral("--retry"),
        QStringLiteral("--connect-timeout"),
        QStringLiteral("-E"),
        QStringLiteral("--cert"),
        QStringLiteral("--key"),
        QStringLiteral("--cacert"),
        QStringLiteral("--resolve"),
        QStringLiteral("-F"),
        QStringLiteral("--form"),
        QStringLiteral("-c"),
        QStringLiteral("--cookie-jar"),
        QStringLiteral("-K"),
        QStringLiteral("--config"),
        QStringLiteral("-T"),
        QStringLiteral("--interface"),
        QStringLiteral("--max-redirs"),
        QStringLiteral("-D"),
        QStringLiteral("--dump-header"),
        QStringLiteral("--data-urlencode"),
        QStringLiteral("-U"),
        QStringLiteral("--proxy-user"),
    };
    return ignored.contains(name) ? QStringLiteral("ignored") : options.value(name);
}

void takeCurlHeader(CurlCommand &command, const QString &header)
{
    const qsizetype colon = header.indexOf(u':');
    if (colon > 0)
        command.headers.append({header.first(colon).trimmed(), header.mid(colon + 1).trimmed()});
}

void takeCurlValue(CurlCommand &command, const QString &option, const QString &value)
{
    if (option == u"header")
        takeCurlHeader(command, value);
    else if (option == u"cookie")
        command.headers.append({QStringLiteral("Cookie"), value});
    else if (option == u"agent")
        command.headers.append({QStringLiteral("User-Agent"), value});
    else if (option == u"bearer")
        command.headers.append({QStringLiteral("Authorization"), QStringLiteral("Bearer ") + value});
    else if (option == u"user")
        command.user = value;
    else if (option == u"proxy")
        command.proxy = value;
    else if (option == u"url")
        command.url = value;
    else if (option == u"data")
        command.body = command.body.isEmpty() ? value : command.body + u'&' + value;
}

using Scheme = workspace::Credential::Scheme;

// True for headers that every request has by itself or that browsers add.
bool isSentAnyway(const QString &name)
{
    static const QSet<QString> own{
        QStringLiteral("accept"),
        QStringLiteral("accept-encoding"),
        QStringLiteral("accept-language"),
        QStringLiteral("connection"),
        QStringLiteral("content-length"),
        QStringLiteral("content-type"),
        QStringLiteral("dnt"),
        QStringLiteral("host"),
        QStringLiteral("origin"),
        QStringLiteral("pragma"),
        QStringLiteral("priority"),
        QStringLiteral("referer"),
        QStringLiteral("te"),
        QStringLiteral("user-agent"),
        QStringLiteral("cache-control"),
    };
    return own.contains(name) || name.startsWith(u"sec-");
}

void takeUser(CurlParts &parts, const QString &user)
{
    workspace::Credential credential;
    credential.scheme = Scheme::Basic;
    const qsizetype colon = user.indexOf(u':');
    credential.user = (colon < 0 ? user : user.first(colon)).toStdString();
    parts.credential = credential;
    parts.secret = colon < 0 ? QString() : user.mid(colon + 1);
}

void takeSecret(CurlParts &parts, const QString &name, const QString &value)
{
    const bool isAuthorization = name.compare(u"authorization", Qt::CaseInsensitive) == 0;
    if (isAuthorization && value.startsWith(u"basic ", Qt::CaseInsensitive)) {
        const QByteArray decoded = QByteArray::fromBase64(value.mid(6).trimmed().toLatin1());
        takeUser(parts, QString::fromUtf8(decoded));
        return;
    }
    workspace::Credential credential;
    parts.secret = value;
    if (isAuthorization && value.startsWith(u"bearer ", Qt::CaseInsensitive)) {
        parts.secret = value.mid(7).trimmed();
    } else if (name.contains(u"key", Qt::CaseInsensitive)) {
        credential.scheme = Scheme::ApiKey;
        credential.headerName = name.toStdString();
    } else {
        credential.scheme = Scheme::Header;
        credential.headerName = name.toStdString();
    }
    parts.credential = credential;
}

} // namespace

std::optional<CurlCommand> parseCurl(QStringView text)
{
    QStringList words = CurlWords(text.trimmed()).read();
    while (!words.isEmpty() && words.constFirst() == u"$") // of a prompt that was copied with it
        words.removeFirst();
    if (words.isEmpty() || (words.constFirst() != u"curl" && words.constFirst() != u"curl.exe"))
        return std::nullopt;

    CurlCommand command;
    for (qsizetype i = 1; i < words.size(); ++i) {
        const QString &word = words[i];
        if (!word.startsWith(u'-') || word == u"-") {
            if (command.url.isEmpty())
                command.url = word;
            continue;
        }
        if (word == u"-k" || word == u"--insecure") {
            command.isInsecure = true;
            continue;
        }
        const bool isShort = !word.startsWith(u"--");
        const QString name = isShort ? word.first(2) : word;
        const QString option = curlOption(name);
        if (option.isEmpty())
            continue;
        if (isShort && word.size() > 2) // -XPOST
            takeCurlValue(command, option, word.mid(2));
        else if (++i < words.size())
            takeCurlValue(command, option, words[i]);
    }
    if (command.url.isEmpty())
        return std::nullopt;
    if (!command.url.contains(u"://"))
        command.url.prepend(u"http://"); // as curl takes it
    return command;
}

CurlParts partsOf(const CurlCommand &command)
{
    CurlParts parts;
    if (!command.user.isEmpty())
        takeUser(parts, command.user);
    for (const auto &[name, value] : command.headers) {
        if (isSentAnyway(name.toLower()))
            continue;
        if (!workspace::isSecretHeader(name.toStdString()))
            parts.headers.push_back({name.toStdString(), value.toStdString()});
        else if (!parts.credential) // an endpoint has one
            takeSecret(parts, name, value);
    }
    return parts;
}

} // namespace tooltray::ui
