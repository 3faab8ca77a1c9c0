// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/renamingtext.h"

#include "ui/language/utf8text.h"
#include "ui/models/fieldtexts.h"

#include <QStringList>

#include <algorithm>

namespace tooltray::ui {

using workspace::ResultShape;

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
