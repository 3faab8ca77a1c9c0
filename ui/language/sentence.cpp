// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/language/sentence.h"

#include "ui/language/utf8text.h"

#include <QCoreApplication>
#include <QRegularExpression>

#include <algorithm>

namespace tooltray::ui {

namespace {

QString capitalised(QString text)
{
    if (!text.isEmpty())
        text[0] = text[0].toUpper();
    return text;
}

} // namespace

QString said(const Message &message)
{
    const Message::Source *const source = message.source();
    if (source == nullptr)
        return fromUtf8(message.text());
    QString text;
    eachPart(
        QCoreApplication::translate("Core", source->english.c_str()).toStdString(),
        [&text](std::string_view literal) { text += fromUtf8(literal); },
        [&](const TemplatePlace &place) {
            const auto argument = std::ranges::find(source->arguments, place.name, &Message::Argument::name);
            if (argument == source->arguments.end())
                return;
            const QString value = said(argument->value);
            text += place.isCapital ? capitalised(value) : value;
        });
    return text;
}

QString decodeSentence(const json::DecodeError &error)
{
    const QString text = capitalised(said(error.message));
    return text.endsWith(u'.') ? text : text + u'.';
}

QString listed(const QStringList &sentences, qsizetype most)
{
    const QString text = sentences.mid(0, most).join(u'\n');
    const int more = static_cast<int>(sentences.size() - most);
    if (more <= 0)
        return text;
    return text + u'\n' + QCoreApplication::translate("Sentence", "And %n more.", nullptr, more);
}

QString errorText(const Error &error)
{
    const QString message = sentenceOf(error);
    if (error.hint.empty())
        return message;
    // Many APIs end their messages without a full stop.
    const bool isClosed = message.isEmpty() || QStringLiteral(".!?\u2026\u061F").contains(message.back());
    return message + (isClosed ? QStringLiteral(" ") : QStringLiteral(". ")) + hintOf(error);
}

QString listSeparator()
{
    //: Between the parts of a list in one line
    return QCoreApplication::translate("Sentence", ", ");
}

QStringList typedParts(const QString &text)
{
    static const QRegularExpression comma(QStringLiteral("[,\u060C]"));
    QStringList parts;
    for (const QString &piece : text.split(comma)) {
        if (QString part = piece.trimmed(); !part.isEmpty())
            parts.append(std::move(part));
    }
    return parts;
}

} // namespace tooltray::ui
