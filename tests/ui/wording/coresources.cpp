// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/wording/coresources.h"

#include <QDirIterator>
#include <QFile>
#include <QRegularExpression>

namespace tooltray::ui::test {
namespace {

const QString kLiteral = QStringLiteral("\"(?:[^\"\\\\\\n]|\\\\.)*\"");
const QString kKinds =
    QStringLiteral("(?:Usage|Invalid|NotFound|Conflict|Denied|Unavailable|Timeout|Cancelled|Internal)");

// The ways in which a code gets into an error or a problem; the code is what is captured.
QList<QRegularExpression> waysOfCodes()
{
    const QString code = QStringLiteral("\"([a-z][a-z0-9]*(?:_[a-z0-9]+)*)\"");
    const QString longCode = QStringLiteral("\"([a-z][a-z0-9]*(?:_[a-z0-9]+)+)\"");
    return {
        QRegularExpression(QStringLiteral("\\b%1,\\s*%2\\s*[,;})]").arg(kKinds, code)),
        QRegularExpression(
            QStringLiteral("(?:\\breport|reportAt|checkPath|violation|invalidAnswer|broken|badValue|"
                           "fail|beyond)\\(\\s*%1,")
                .arg(longCode)),
        QRegularExpression(QStringLiteral("(?:push_back\\(|return )\\{\\s*%1,\\s*\"[^\"]* ").arg(longCode)),
        QRegularExpression(QStringLiteral("\\{\\s*%1,\\s*(?:\"/|LintSeverity)").arg(longCode)),
        QRegularExpression(QStringLiteral("\\bcode = %1").arg(code))};
}

QString readSource(const QString &path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return {};
    QString text = QString::fromUtf8(file.readAll());
    static const QRegularExpression comment(QStringLiteral("^\\s*//.*$"),
                                            QRegularExpression::MultilineOption);
    return text.remove(comment).replace(QStringLiteral("'\"'"), QStringLiteral("' '"));
}

// What the literals in a piece of source mean, those that stand beside one another as one.
QStringList literalsIn(const QString &source)
{
    static const QRegularExpression several(QStringLiteral("%1(?:\\s*%1)*").arg(kLiteral));
    static const QRegularExpression one(kLiteral);
    static const QRegularExpression escape(QStringLiteral("\\\\(.)"));
    QStringList found;
    for (auto group = several.globalMatch(source); group.hasNext();) {
        const QString pieces = group.next().captured();
        QString text;
        for (auto piece = one.globalMatch(pieces); piece.hasNext();)
            text += piece.next().captured().chopped(1).mid(1);
        found.append(text.replace(escape, QStringLiteral("\\1")));
    }
    return found;
}

// Up to the end of the statement, or to the next error in a table of them.
QString statementAt(const QString &source, qsizetype begin)
{
    static const QRegularExpression end(QStringLiteral("%1|;|ErrorKind::").arg(kLiteral));
    for (auto found = end.globalMatch(source, begin); found.hasNext();) {
        const auto match = found.next();
        if (!match.captured().startsWith(u'"'))
            return source.mid(begin, match.capturedStart() - begin);
    }
    return source.mid(begin);
}

} // namespace

CoreSources::CoreSources(const QString &root)
{
    for (const QString &folder : {QStringLiteral("/mcpcore"), QStringLiteral("/ui")}) {
        QDirIterator files(root + folder, {QStringLiteral("*.cpp"), QStringLiteral("*.h")}, QDir::Files,
                           QDirIterator::Subdirectories);
        while (files.hasNext()) {
            const QString path = files.next();
            if (path.contains(QStringLiteral("/ui/language/")))
                continue;
            const QString text = readSource(path);
            m_texts += literalsIn(text).join(u'\n').toUtf8() + '\n';
            m_files.insert(path.mid(root.size() + 1), text);
        }
    }
}

QMap<QString, QString> CoreSources::codes() const
{
    const QList<QRegularExpression> ways = waysOfCodes();
    QMap<QString, QString> found;
    for (auto file = m_files.cbegin(); file != m_files.cend(); ++file) {
        for (const QRegularExpression &way : ways) {
            for (auto match = way.globalMatch(file.value()); match.hasNext();)
                found.insert(match.next().captured(1), file.key());
        }
    }
    return found;
}

QList<ErrorSite> CoreSources::errorSites() const
{
    static const QRegularExpression site(QStringLiteral("ErrorKind::\\w+,\\s*\"([a-z0-9_]+)\","));
    QList<ErrorSite> found;
    for (auto file = m_files.cbegin(); file != m_files.cend(); ++file) {
        for (auto match = site.globalMatch(file.value()); match.hasNext();) {
            const auto one = match.next();
            QStringList phrases;
            for (const QString &text : literalsIn(statementAt(file.value(), one.capturedEnd())))
                phrases += phrasesOf(text);
            found.append({file.key(), one.captured(1), phrases});
        }
    }
    return found;
}

QStringList CoreSources::unworded() const
{
    static const QRegularExpression shown(QStringLiteral(
        "from(?:Utf8|StdString)\\([^;]*?(?:\\berror(?:\\(\\))?(?:\\.|->)|[pP]roblem(?:\\.|->)|readOnly->|"
        "finding\\.|entry\\.|change\\.|front\\(\\)\\.)(?:message|hint|advice)\\b"
        "|from(?:Utf8|StdString)\\((?:\\*(?:problem|wrong)|edit\\.problem)\\)"));
    QStringList found;
    for (auto file = m_files.cbegin(); file != m_files.cend(); ++file) {
        if (file.key().startsWith(QStringLiteral("ui/")) && shown.match(file.value()).hasMatch())
            found.append(file.key());
    }
    return found;
}

bool CoreSources::says(const QString &phrase) const
{
    constexpr int kMaxPieces = 3;
    const QStringList words = phrase.split(u' ', Qt::SkipEmptyParts);
    int pieces = 0;
    for (qsizetype begin = 0; begin < words.size(); ++pieces) {
        qsizetype end = words.size();
        while (end > begin && !m_texts.contains(words.mid(begin, end - begin).join(u' ').toUtf8()))
            --end;
        if (end == begin)
            return false;
        begin = end;
    }
    return pieces <= kMaxPieces;
}

QStringList CoreSources::phrasesOf(const QString &text)
{
    static const QRegularExpression mark(QStringLiteral("\\{~?[a-z_]+\\}|[\"(]|[:.,;)](?=\\s|$)"));
    QStringList found;
    for (const QString &part : text.split(mark)) {
        if (const QString phrase = part.trimmed(); phrase.contains(u' '))
            found.append(phrase);
    }
    return found;
}

} // namespace tooltray::ui::test
