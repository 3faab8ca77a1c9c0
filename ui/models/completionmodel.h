// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/models/graphqlcompletion.h"

#include <QAbstractListModel>

namespace tooltray::ui {

// What can be written at a place, as far as it matches what is typed: best matches first.
class CompletionModel final : public QAbstractListModel {
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(CompletionModel)

public:
    explicit CompletionModel(QObject *parent = nullptr);
    ~CompletionModel() override;

    void setCompletions(std::vector<Completion> completions, const QString &typed);
    const Completion &completion(int row) const;

    int rowCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role) const override;

private:
    std::vector<Completion> m_completions;
    QList<qsizetype> m_rows;
};

} // namespace tooltray::ui
