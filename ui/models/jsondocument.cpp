// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/jsondocument.h"

#include "base/text/hiddentext.h"
#include "ui/language/utf8text.h"
#include "json/write.h"

#include <algorithm>
#include <unordered_set>

namespace tooltray::ui {
namespace {

constexpr std::size_t kMaxParsed = std::size_t{64} * 1024 * 1024;
constexpr std::size_t kMaxTables = 20;
constexpr std::size_t kMaxColumns = 200;
constexpr std::size_t kDeepestTable = 8;
constexpr std::size_t kMaxSearchedElements = 50;

std::string_view firstNonBlank(std::string_view text)
{
    const std::size_t begin = text.find_first_not_of(" \t\r\n\xef\xbb\xbf");
    return begin == std::string_view::npos ? std::string_view() : text.substr(begin);
}

bool looksLikeJson(std::string_view text)
{
    const std::string_view begin = firstNonBlank(text);
    return !begin.empty() && (begin.front() == '{' || begin.front() == '[');
}

std::optional<JsonTable> tableOf(const json::Value &array, const std::vector<std::string> &path)
{
    if (array.isEmpty())
        return {};
    JsonTable table{.pointer = json::Pointer(path), .rows = array.size()};
    std::unordered_set<std::string_view> known;
    for (const json::Value &row : array.elements()) {
        if (!row.isObject())
            return {};
        for (const json::Member &member : row.members()) {
            if (table.columns.size() < kMaxColumns && known.insert(member.name.view()).second)
                table.columns.emplace_back(member.name.view());
        }
    }
    return table.columns.empty() ? std::nullopt : std::optional(std::move(table));
}

void collectTables(const json::Value &value, std::vector<std::string> &path, std::vector<JsonTable> &found)
{
    if (path.size() > kDeepestTable || found.size() >= kMaxTables)
        return;
    if (value.isArray()) {
        if (std::optional<JsonTable> table = tableOf(value, path))
            found.push_back(std::move(*table));
    }
    const auto descend = [&](std::string name, const json::Value &inner) {
        path.push_back(std::move(name));
        collectTables(inner, path, found);
        path.pop_back();
    };
    std::size_t position = 0;
    for (const json::Value &element :
         value.elements().first(std::min(value.size(), kMaxSearchedElements) * (value.isArray() ? 1U : 0U)))
        descend(std::to_string(position++), element);
    for (const json::Member &member : value.members())
        descend(std::string(member.name), member.value);
}

// Cut where a line ends, so that what is shown is whole lines.
QString beginningOf(const QString &text, qsizetype length)
{
    const qsizetype end = text.lastIndexOf(u'\n', length - 1);
    return text.left(end > length / 2 ? end : length);
}

// Characters that hide or reorder what stands around them, as JSON may write them: its values stay the same.
std::string withHiddenEscaped(std::string_view text)
{
    std::string escaped;
    while (const auto hidden = findHidden(text)) {
        escaped += text.substr(0, hidden->offset);
        const QString character = QString::fromUcs4(&hidden->codePoint, 1);
        for (const QChar unit : character)
            escaped += QStringLiteral("\\u%1")
                           .arg(QString::number(unit.unicode(), 16).toUpper(), 4, u'0')
                           .toStdString();
        text.remove_prefix(hidden->offset + static_cast<std::size_t>(character.toUtf8().size()));
    }
    return escaped.append(text);
}

QString shownText(std::string_view body)
{
    // Beyond what is shown nothing needs to be converted; a character has three bytes per unit at most.
    const auto enough = static_cast<std::size_t>(3 * JsonDocument::kMaxShown) + 4;
    QString text = fromUtf8(withHiddenEscaped(body.substr(0, enough)));
    text.replace(QStringLiteral("\r\n"), QStringLiteral("\n"));
    while (text.endsWith(u'\n'))
        text.chop(1);
    return text;
}

} // namespace

QString withBrokenLines(const QString &text, qsizetype longest)
{
    QString broken;
    qsizetype lineStart = 0;
    qsizetype copied = 0;
    while (lineStart < text.size()) {
        qsizetype lineEnd = text.indexOf(u'\n', lineStart);
        if (lineEnd < 0)
            lineEnd = text.size();
        while (lineEnd - lineStart > longest) {
            lineStart += text[lineStart + longest - 1].isHighSurrogate() ? longest - 1 : longest;
            broken += QStringView(text).sliced(copied, lineStart - copied);
            broken += u'\n';
            copied = lineStart;
        }
        lineStart = lineEnd + 1;
    }
    if (copied == 0)
        return text;
    broken += QStringView(text).sliced(copied);
    return broken;
}

std::vector<JsonTable> findJsonTables(const json::Value &value)
{
    std::vector<JsonTable> found;
    std::vector<std::string> path;
    collectTables(value, path, found);
    std::ranges::stable_sort(found, std::ranges::greater(), &JsonTable::rows);
    return found;
}

JsonDocument readJsonDocument(std::shared_ptr<const std::string> body, JsonLayout layout)
{
    JsonDocument document;
    if (!body)
        return document;
    document.body = body;
    std::string pretty;
    if (body->size() <= kMaxParsed) {
        json::Parsed parsed = json::parse(*body);
        if (parsed) {
            document.value = std::make_shared<const json::Value>(std::move(parsed.value));
            document.tables = findJsonTables(*document.value);
            if (layout == JsonLayout::Pretty)
                pretty = json::writePretty(*document.value);
        } else if (looksLikeJson(*body)) {
            document.problem = parsed.error;
        }
    }
    const QString whole = shownText(pretty.empty() ? std::string_view(*body) : std::string_view(pretty));
    document.isCut = whole.size() > JsonDocument::kMaxShown;
    const QString shown = document.isCut ? beginningOf(whole, JsonDocument::kShownOfMore) : whole;
    document.text = withBrokenLines(shown, JsonDocument::kLongestLine);
    document.hasBrokenLines = document.text.size() != shown.size();
    return document;
}

} // namespace tooltray::ui
