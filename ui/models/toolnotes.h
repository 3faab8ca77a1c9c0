// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "workspace/checks/finding.h"

#include <QAbstractListModel>
#include <QList>

#include <optional>

namespace tooltray::ui {

// Something about a tool: why it cannot work, or how it could serve agents better.
struct ToolNote {
    enum class Kind : std::uint8_t { Error, Warning, Advice };

    Kind kind = Kind::Error;
    QString message;
    QString advice = {};
    QString place = {}; // JSON Pointer into the version
    std::optional<json::Position> position = {};

    bool operator==(const ToolNote &) const = default;
};

// The notes that keep a tool from working come first.
QList<ToolNote> toolNotes(const workspace::ToolProblems &problems, const workspace::LintFindings &findings);

qsizetype errorCount(const QList<ToolNote> &notes);

class ToolNotesModel final : public QAbstractListModel {
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(ToolNotesModel)

public:
    explicit ToolNotesModel(QObject *parent = nullptr);

    void setNotes(const QList<ToolNote> &notes);
    const QList<ToolNote> &notes() const { return m_notes; }
    // Why its operation cannot be read as what it shall do; empty when it can.
    QString operationProblem() const;

    int rowCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role) const override;

private:
    QList<ToolNote> m_notes;
};

} // namespace tooltray::ui
