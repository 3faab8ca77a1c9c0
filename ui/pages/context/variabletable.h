// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStyledItemDelegate>
#include <QTableView>

class QKeyEvent;
class QLineEdit;
class QSortFilterProxyModel;

namespace tooltray::ui {

class ContextModel;
class Theme;
class UiState;

// Cells of context variables: values as code, what is missing with a sign, the rest muted.
class ContextDelegate final : public QStyledItemDelegate {
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(ContextDelegate)

public:
    explicit ContextDelegate(const Theme &theme, QObject *parent = nullptr);

protected:
    void initStyleOption(QStyleOptionViewItem *option, const QModelIndex &index) const override;

private:
    const Theme &m_theme;
};

// The context variables as a table to edit in place, with the field that filters it. Typing in the table filters.
class VariableTable final : public QTableView {
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(VariableTable)

public:
    VariableTable(const Theme &theme, UiState &state, QLineEdit &filter, QWidget *parent = nullptr);

    ContextModel &variables() { return *m_model; }
    bool hasRows() const; // that the filter lets through
    QString currentKey() const;
    // False when there is no such variable.
    bool setCurrentKey(const QString &key, int column);

Q_SIGNALS:
    void filtered();
    void deleteWanted();

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void build(const Theme &theme);
    void keepOrder(UiState &state);
    bool filterKey(int key);
    bool tableKey(QKeyEvent &press);

    ContextModel *m_model;
    QSortFilterProxyModel *m_rows;
    QLineEdit &m_filter;
};

} // namespace tooltray::ui
