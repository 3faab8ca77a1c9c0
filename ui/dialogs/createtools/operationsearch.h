// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QTimer>

#include <cstdint>

class QAbstractItemView;
class QLineEdit;
class QPushButton;

namespace tooltray::engine {
class Engine;
}

namespace tooltray::ui {

class OperationTree;
class OperationTreeModel;

// Decides which operations a tree lists: all, those that words in a field find or, while a button is down, those that
// were selected when it was pressed.
class OperationSearch final : public QObject {
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(OperationSearch)

public:
    struct Parts {
        QLineEdit &words;
        QPushButton &selected;
        OperationTree &tree;
        OperationTreeModel &model;
    };

    OperationSearch(engine::Engine &engine, const QString &endpoint, const Parts &parts, QObject *parent);

    void list(); // anew, as after the tree got other operations
    void retranslate();

private:
    void search();

    engine::Engine &m_engine;
    const QString m_endpoint;
    Parts m_parts;
    QTimer m_waiting{this};
    QString m_wordsBefore; // the selected ones were listed
    std::uint64_t m_revision = 0;
};

// The keys of a field that searches a view: Down goes there, and Escape empties the field before it closes a dialog.
class SearchKeys final : public QObject {
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(SearchKeys)

public:
    SearchKeys(QLineEdit &field, QAbstractItemView &view); // belongs to the field

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void goToView();

    QLineEdit &m_field;
    QAbstractItemView &m_view;
};

} // namespace tooltray::ui
