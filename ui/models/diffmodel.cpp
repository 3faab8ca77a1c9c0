// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/diffmodel.h"

#include "text/unicode/ascii.h"
#include "workspace/checks/textdiff.h"

#include <QLocale>

#include <algorithm>
#include <string>

namespace tooltray::ui {
namespace {

constexpr std::size_t kAround = 3;
constexpr std::size_t kFewestSkipped = 2; // one line in place of one says less
constexpr std::size_t kLongestLine = 400;
constexpr std::size_t kBeforeChange = 80; // of a longer one

std::vector<std::string> linesOf(std::string_view text)
{
    std::vector<std::string> lines;
    while (!text.empty())
        lines.emplace_back(nextLine(text));
    return lines;
}

QString shown(std::string_view line, std::size_t from = 0)
{
    const std::string_view part = line.substr(from, kLongestLine);
    QString text = QString::fromUtf8(part.data(), static_cast<qsizetype>(part.size()));
    if (from > 0)
        text.prepend(u'…');
    if (from + part.size() < line.size())
        text += u'…';
    return text.replace(u'\t', QStringLiteral("    "));
}

// Two lines of which one is longer than is shown begin a little before what is different.
std::size_t shownFrom(std::string_view before, std::string_view after)
{
    if (std::max(before.size(), after.size()) <= kLongestLine)
        return 0;
    const auto same = std::ranges::mismatch(before, after).in1 - before.begin();
    std::size_t from =
        static_cast<std::size_t>(std::max(same, std::ptrdiff_t(kBeforeChange))) - kBeforeChange;
    while (from > 0 && (static_cast<unsigned char>(before[from]) & 0xC0U) == 0x80U)
        --from; // within a letter
    return from;
}

// Removed lines stand beside the ones that come in their place.
std::vector<DiffRow> allRows(std::string_view before, std::string_view after)
{
    const std::vector<std::string> left = linesOf(before);
    const std::vector<std::string> right = linesOf(after);
    std::vector<DiffRow> rows;
    std::size_t open = 0; // the first row of this change that has no right side yet
    int leftNumber = 0;
    int rightNumber = 0;
    for (const workspace::DiffLine &line : workspace::diffLines(left, right)) {
        switch (line.kind) {
        case workspace::DiffLine::Kind::Same:
            ++leftNumber;
            ++rightNumber;
            rows.push_back(
                {DiffRow::Kind::Same, leftNumber, rightNumber, shown(line.text), shown(line.text)});
            open = rows.size();
            break;
        case workspace::DiffLine::Kind::Removed:
            rows.push_back({DiffRow::Kind::Changed, ++leftNumber, 0, shown(line.text)});
            break;
        case workspace::DiffLine::Kind::Added:
            if (open == rows.size())
                rows.push_back({.kind = DiffRow::Kind::Changed});
            rows[open].rightNumber = ++rightNumber;
            rows[open].right = shown(line.text);
            if (rows[open].leftNumber > 0) {
                const std::string &was = left[static_cast<std::size_t>(rows[open].leftNumber - 1)];
                const std::size_t from = shownFrom(was, line.text);
                rows[open].left = shown(was, from);
                rows[open].right = shown(line.text, from);
            }
            ++open;
            break;
        }
    }
    return rows;
}

} // namespace

std::vector<DiffRow> diffRows(std::string_view before, std::string_view after)
{
    std::vector<DiffRow> all = allRows(before, after);
    std::vector<bool> isNear(all.size());
    for (std::size_t i = 0; i < all.size(); ++i) {
        if (all[i].kind != DiffRow::Kind::Changed)
            continue;
        const std::size_t last = std::min(i + kAround, all.size() - 1);
        std::fill(isNear.begin() + static_cast<std::ptrdiff_t>(i > kAround ? i - kAround : 0),
                  isNear.begin() + static_cast<std::ptrdiff_t>(last + 1), true);
    }
    if (std::ranges::find(isNear, true) == isNear.end())
        return all;
    std::vector<DiffRow> rows;
    for (std::size_t i = 0; i < all.size();) {
        const auto next = std::find(isNear.begin() + static_cast<std::ptrdiff_t>(i), isNear.end(), true);
        const std::size_t away = static_cast<std::size_t>(next - isNear.begin()) - i;
        if (away >= kFewestSkipped) {
            rows.push_back({.kind = DiffRow::Kind::Skipped, .skipped = static_cast<int>(away)});
            i += away;
        } else {
            rows.push_back(std::move(all[i]));
            ++i;
        }
    }
    return rows;
}

DiffModel::DiffModel(QObject *parent) : QAbstractTableModel(parent) {}

void DiffModel::setRows(std::vector<DiffRow> rows)
{
    beginResetModel();
    m_rows = std::move(rows);
    endResetModel();
}

int DiffModel::firstChange() const
{
    const auto found = std::ranges::find(m_rows, DiffRow::Kind::Changed, &DiffRow::kind);
    return found == m_rows.end() ? -1 : static_cast<int>(found - m_rows.begin());
}

int DiffModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

int DiffModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

QVariant DiffModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const DiffRow &line = row(index.row());
    // Screen readers read all cells of a row, and what is shown of those that say nothing.
    if (role == Qt::AccessibleTextRole && index.column() == Right)
        return QStringLiteral(" ");
    if (role == Qt::AccessibleTextRole && index.column() == Left)
        return described(line);
    if (role != Qt::DisplayRole)
        return {};
    const auto number = [](int value) { return value > 0 ? QLocale().toString(value) : QString(); };
    switch (index.column()) {
    case LeftNumber: return number(line.leftNumber);
    case Left: return line.kind == DiffRow::Kind::Skipped ? described(line) : line.left;
    case RightNumber: return number(line.rightNumber);
    case Right: return line.right;
    default: return {};
    }
}

QString DiffModel::described(const DiffRow &line) const
{
    switch (line.kind) {
    case DiffRow::Kind::Same: return line.left;
    //: In place of lines of a text that are left out
    case DiffRow::Kind::Skipped: return tr("%n unchanged line(s)", nullptr, line.skipped);
    case DiffRow::Kind::Changed: break;
    }
    if (line.leftNumber == 0)
        return tr("Added: %1").arg(line.right);
    if (line.rightNumber == 0)
        return tr("Removed: %1").arg(line.left);
    return tr("Changed from %1 to %2").arg(line.left, line.right);
}

} // namespace tooltray::ui
