// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/toolnotes.h"

#include "ui/language/sentence.h"
#include "ui/language/utf8text.h"
#include "ui/models/roles.h"
#include "ui/theme/icon.h"

#include <algorithm>

namespace tooltray::ui {

using workspace::LintSeverity;

QList<ToolNote> toolNotes(const workspace::ToolProblems &problems, const workspace::LintFindings &findings)
{
    QList<ToolNote> notes;
    for (const workspace::ToolProblem &problem : problems)
        notes.append(
            {ToolNote::Kind::Error, said(problem.message), {}, fromUtf8(problem.place), problem.position});
    for (const workspace::LintFinding &finding : findings) {
        // An error of the linter keeps some client from using the tool, not the tool from working.
        const auto kind =
            finding.severity == LintSeverity::Advice ? ToolNote::Kind::Advice : ToolNote::Kind::Warning;
        notes.append({kind, said(finding.message), said(finding.advice), fromUtf8(finding.place)});
    }
    std::ranges::stable_sort(notes, {}, &ToolNote::kind);
    return notes;
}

qsizetype errorCount(const QList<ToolNote> &notes)
{
    return std::ranges::count(notes, ToolNote::Kind::Error, &ToolNote::kind);
}

ToolNotesModel::ToolNotesModel(QObject *parent) : QAbstractListModel(parent) {}

void ToolNotesModel::setNotes(const QList<ToolNote> &notes)
{
    if (notes == m_notes)
        return;
    beginResetModel();
    m_notes = notes;
    endResetModel();
}

QString ToolNotesModel::operationProblem() const
{
    const auto isOfOperation = [](const ToolNote &note) {
        return note.kind == ToolNote::Kind::Error && (note.position || note.place.contains(u"/operation"));
    };
    const auto first = std::ranges::find_if(m_notes, isOfOperation);
    return first == m_notes.end() ? QString() : first->message;
}

int ToolNotesModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_notes.size());
}

QVariant ToolNotesModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const ToolNote &note = m_notes[index.row()];
    switch (role) {
    case Qt::DisplayRole: return note.message;
    case Qt::ToolTipRole: return note.advice.isEmpty() ? note.message : note.message + u'\n' + note.advice;
    case SubtitleRole: return note.advice;
    case IconRole:
        switch (note.kind) {
        case ToolNote::Kind::Error: return static_cast<int>(Icon::Error);
        case ToolNote::Kind::Warning: return static_cast<int>(Icon::Warning);
        case ToolNote::Kind::Advice: return static_cast<int>(Icon::Info);
        }
        return {};
    case IconToneRole:
        switch (note.kind) {
        case ToolNote::Kind::Error: return static_cast<int>(Tone::Error);
        case ToolNote::Kind::Warning: return static_cast<int>(Tone::Warn);
        case ToolNote::Kind::Advice: return static_cast<int>(Tone::Info);
        }
        return {};
    case BadgesRole:
        if (note.position) {
            const QString place = QStringLiteral("%1:%2").arg(note.position->line).arg(note.position->column);
            return QVariant::fromValue(Badges{{place, Tone::Neutral}});
        }
        return {};
    case Qt::AccessibleTextRole: {
        const QString kind = note.kind == ToolNote::Kind::Error     ? tr("Error")
                             : note.kind == ToolNote::Kind::Warning ? tr("Warning")
                                                                    : tr("Advice");
        //: Read out by screen readers: "Error: Cannot query field ..."
        const QString text = tr("%1: %2").arg(kind, note.message);
        const QString problem = note.position ? tr("%1, line %2").arg(text).arg(note.position->line) : text;
        return note.advice.isEmpty() ? problem : problem + u' ' + note.advice;
    }
    default: return {};
    }
}

} // namespace tooltray::ui
