// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/models/graphqlcompletion.h"

#include <QAbstractListModel>
#include <QObject>

class QCompleter;
class QListView;

namespace tooltray::ui {

class CodeEditor;
class DocsTip;

// What can be written at a place, as far as it matches what is typed: best matches first.
class CompletionModel final : public QAbstractListModel {
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(CompletionModel)

public:
    explicit CompletionModel(QObject *parent = nullptr);

    void setCompletions(std::vector<Completion> completions, const QString &typed);
    const Completion &completion(int row) const;

    int rowCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role) const override;

private:
    std::vector<Completion> m_completions;
    QList<qsizetype> m_rows;
};

// The list below the cursor of an editor, with what the schema says about the row at hand beside it.
class CompletionPopup final : public QObject {
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(CompletionPopup)

public:
    explicit CompletionPopup(CodeEditor &editor);

    // Hides itself where nothing matches what is typed. Without a preselected row, Return and Tab stay with the editor
    // until somebody chooses one.
    enum class Preselection : std::uint8_t { None, First };
    void show(Completions completions, const QString &typed, graphql::SchemaPointer schema,
              Preselection preselection);
    void hide();
    bool isVisible() const;
    bool hasChoice() const;                                          // a row that is visible is current
    const Completions &completions() const { return m_completions; } // the items apart

Q_SIGNALS:
    void chosen(const tooltray::ui::Completion &completion);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void showDocs(const QModelIndex &index);

    CodeEditor &m_editor;
    CompletionModel *m_model;
    QCompleter *m_completer;
    QListView *m_list;
    DocsTip *m_docs;
    Completions m_completions;
    graphql::SchemaPointer m_schema;
};

} // namespace tooltray::ui
