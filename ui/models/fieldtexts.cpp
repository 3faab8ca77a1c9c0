// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/fieldtexts.h"

#include "ui/language/sentence.h"
#include "ui/language/utf8text.h"
#include "json/parser.h"
#include "json/pointer.h"
#include "json/write.h"

#include <QLocale>
#include <QStringList>

#include <algorithm>
#include <cmath>

namespace tooltray::ui {
namespace {

QLocale ungrouped()
{
    QLocale locale;
    locale.setNumberOptions(locale.numberOptions() | QLocale::OmitGroupSeparator);
    return locale;
}

// The pieces, trimmed; neither empty ones nor one twice.
std::vector<std::string> distinct(const QStringList &pieces)
{
    std::vector<std::string> result;
    for (const QString &piece : pieces) {
        std::string text = toUtf8(piece.trimmed());
        if (!text.empty() && std::ranges::find(result, text) == result.end())
            result.push_back(std::move(text));
    }
    return result;
}

QString joinedTexts(const std::vector<std::string> &texts, QStringView separator)
{
    QStringList list;
    for (const std::string &text : texts)
        list.append(fromUtf8(text));
    return list.join(separator);
}

// Digits of the language, grouped or not, or those that JSON has.
template <typename Read>
auto readIn(const QString &text, bool &isRead, Read &&read)
{
    auto number = read(QLocale(), text, isRead);
    if (!isRead)
        number = read(QLocale::c(), text, isRead);
    return number;
}

} // namespace

QString FieldTexts::ofNumber(std::uint64_t number)
{
    return ungrouped().toString(static_cast<qulonglong>(number));
}

QString FieldTexts::ofNumber(std::optional<std::uint64_t> number)
{
    return number ? ofNumber(*number) : QString();
}

QString FieldTexts::readNumber(const QString &text, const Bounds &bounds, std::optional<std::uint64_t> &out)
{
    const QString trimmed = text.trimmed();
    if (trimmed.isEmpty()) {
        out.reset();
        return {};
    }
    bool isRead = false;
    const std::uint64_t number =
        readIn(trimmed, isRead, [](const QLocale &locale, const QString &digits, bool &ok) {
            return static_cast<std::uint64_t>(locale.toULongLong(digits, &ok));
        });
    if (isRead && number >= bounds.least && number <= bounds.most) {
        out = number;
        return {};
    }
    const QLocale locale;
    if (bounds.most == std::numeric_limits<std::uint64_t>::max())
        return tr("Enter a whole number of at least %1.")
            .arg(locale.toString(static_cast<qulonglong>(bounds.least)));
    return tr("Enter a whole number from %1 to %2.")
        .arg(locale.toString(static_cast<qulonglong>(bounds.least)),
             locale.toString(static_cast<qulonglong>(bounds.most)));
}

QString FieldTexts::ofSeconds(std::optional<std::chrono::milliseconds> time)
{
    if (!time)
        return {};
    const double seconds = static_cast<double>(time->count()) / 1000;
    return ungrouped().toString(seconds, 'g', QLocale::FloatingPointShortest);
}

QString FieldTexts::readSeconds(const QString &text, std::chrono::milliseconds most,
                                std::optional<std::chrono::milliseconds> &out)
{
    const QString trimmed = text.trimmed();
    if (trimmed.isEmpty()) {
        out.reset();
        return {};
    }
    bool isRead = false;
    const double seconds =
        readIn(trimmed, isRead, [](const QLocale &locale, const QString &digits, bool &ok) {
            return locale.toDouble(digits, &ok);
        });
    const double longest = static_cast<double>(most.count()) / 1000;
    if (isRead && std::isfinite(seconds) && seconds >= 0.001 && seconds <= longest) {
        out = std::chrono::milliseconds(std::llround(seconds * 1000));
        return {};
    }
    return tr("Enter a number of seconds, at most %1.").arg(QLocale().toString(longest, 'f', 0));
}

QString FieldTexts::readPointer(const QString &text, std::string &out)
{
    const std::string pointer = toUtf8(text.trimmed());
    if (!json::Pointer::parse(pointer))
        return tr("A path starts with a slash, such as /issues/nodes.");
    out = pointer;
    return {};
}

QString FieldTexts::ofLines(const std::vector<std::string> &lines)
{
    return joinedTexts(lines, u"\n");
}

std::vector<std::string> FieldTexts::lines(const QString &text)
{
    return distinct(text.split(u'\n'));
}

QString FieldTexts::readPointers(const QString &text, std::vector<std::string> &out)
{
    std::vector<std::string> pointers = lines(text);
    if (!std::ranges::all_of(pointers,
                             [](const std::string &one) { return json::Pointer::parse(one).has_value(); }))
        return tr("Each path starts with a slash, such as /issues/nodes.");
    out = std::move(pointers);
    return {};
}

QString FieldTexts::ofNames(const std::vector<std::string> &names)
{
    return joinedTexts(names, u", ");
}

std::vector<std::string> FieldTexts::names(const QString &text)
{
    return distinct(typedParts(text));
}

QString FieldTexts::ofObject(const json::Value &object)
{
    return object.isNull() ? QString() : fromUtf8(json::writePretty(object)).trimmed();
}

QString FieldTexts::readObject(const QString &text, json::Value &out)
{
    json::Value value;
    if (!text.trimmed().isEmpty()) {
        if (QString problem = readJson(text, value); !problem.isEmpty())
            return problem;
        if (!value.isObject())
            return tr("Enter a JSON object.");
    }
    out = std::move(value);
    return {};
}

QString FieldTexts::readJson(const QString &text, json::Value &out)
{
    json::Parsed parsed = json::parse(toUtf8(text));
    if (!parsed)
        //: Line, column and what is wrong there
        return tr("Line %1, column %2: %3")
            .arg(parsed.error->line)
            .arg(parsed.error->column)
            .arg(fromUtf8(parsed.error->message));
    out = std::move(parsed.value);
    return {};
}

using workspace::ResultShape;

QString FieldTexts::withCheck(const QString &text, Qt::CheckState state)
{
    switch (state) {
    //: Read out: a row of a list, and its check box
    case Qt::Checked: return tr("%1, selected").arg(text);
    //: Read out: a row of a list, and its check box
    case Qt::PartiallyChecked: return tr("%1, partly selected").arg(text);
    case Qt::Unchecked: break;
    }
    //: Read out: a row of a list, and its check box
    return tr("%1, not selected").arg(text);
}

QList<std::pair<QString, QVariant>> FieldTexts::resultFormats()
{
    return {{QStringLiteral("JSON"), static_cast<int>(ResultShape::Format::Json)},
            {QStringLiteral("TOON"), static_cast<int>(ResultShape::Format::Toon)},
            {QStringLiteral("CSV"), static_cast<int>(ResultShape::Format::Csv)},
            //: Format of a result: JSON or another one, whichever is the smallest
            {tr("Smallest"), static_cast<int>(ResultShape::Format::Auto)}};
}

namespace {

constexpr QChar kBecomes = u'=';

} // namespace

QString renamingText(const std::vector<ResultShape::Renaming> &renamings)
{
    QStringList lines;
    for (const auto &[from, to] : renamings)
        lines.append(QStringLiteral("%1 = %2").arg(fromUtf8(from), fromUtf8(to)));
    return lines.join(u'\n');
}

std::optional<std::vector<ResultShape::Renaming>> readRenamings(const QString &text)
{
    std::vector<ResultShape::Renaming> renamings;
    for (const std::string &line : FieldTexts::lines(text)) {
        const QString whole = fromUtf8(line);
        const qsizetype at = whole.lastIndexOf(kBecomes);
        const std::string from = toUtf8(whole.left(std::max<qsizetype>(at, 0)).trimmed());
        const std::string to = toUtf8(whole.mid(at + 1).trimmed());
        const bool isTwice = std::ranges::any_of(
            renamings, [&](const ResultShape::Renaming &known) { return known.from == from; });
        if (at < 0 || from.empty() || to.empty() || isTwice)
            return std::nullopt;
        renamings.push_back({from, to});
    }
    return renamings;
}

} // namespace tooltray::ui
