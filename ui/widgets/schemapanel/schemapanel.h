// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "graphql/discovery/schemasearch.h"
#include "graphql/schema/schema.h"

#include <QTimer>
#include <QWidget>

#include <memory>

class QKeyEvent;
class QLabel;
class QLineEdit;
class QListView;
class QMenu;
class QStackedWidget;
class QTextBrowser;
class QTreeView;

namespace tooltray::ui {

class GraphqlEditor;
class InlineMessage;
class SchemaEditing;
class SchemaHitModel;
class SchemaTreeModel;
class Theme;

// A schema beside an operation: a tree whose boxes are what the operation at the cursor selects, a search, and
// what the schema says about the row at hand.
class SchemaPanel final : public QWidget {
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(SchemaPanel)

public:
    explicit SchemaPanel(const Theme &theme, QWidget *parent = nullptr);
    ~SchemaPanel() override;

    void setSchema(graphql::SchemaPointer schema); // null: there is none
    // What to say where there is no schema; the next step for whoever reads it.
    void setEmptyText(const QString &text);
    // The editor whose operation is shown and changed, and which must outlive the panel; null for none.
    void setEditor(GraphqlEditor *editor);
    // The tree opens as far as the operation goes, and no further: for another operation than before.
    void showOperation();
    // Shows a part of the schema, "Query.user" or "User": where the operation can select it if the path is known.
    void reveal(const QString &coordinate);

    // The context menu with all that the row at hand offers.
    std::unique_ptr<QMenu> menuFor(const QModelIndex &index);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    QWidget *makeUpperPart();
    void showContextMenu(const QPoint &position);
    void activate(const QModelIndex &index);
    void expandChosen(const QModelIndex &parent);
    void reveal(const QModelIndex &index);
    void revealFromText(const QString &coordinate);
    void revealHit(const QModelIndex &hit);
    bool goToType(const QKeyEvent &event);
    void showDocs(const QString &coordinate);
    void refreshDocs();
    void search();
    void buildSearch();
    void showParts();

    const Theme &m_theme;
    SchemaTreeModel *m_model;
    SchemaHitModel *m_hits;
    QLineEdit *m_search;
    InlineMessage *m_message;
    QStackedWidget *m_stack;
    QTreeView *m_tree;
    QListView *m_list;
    QLabel *m_empty;
    QTextBrowser *m_docs;
    QString m_emptyText;
    QString m_documented; // coordinate
    std::unique_ptr<SchemaEditing> m_editing;
    QTimer m_searchPause{this};
    std::shared_ptr<const graphql::SchemaSearch> m_index; // null until it is built
    std::uint64_t m_searchRevision = 0;
};

} // namespace tooltray::ui
