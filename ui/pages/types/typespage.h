// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/clients/workspaceclient.h"
#include "ui/pages/curated/curatedpage.h"

#include <QHash>

#include <functional>
#include <optional>

class QAction;
class QStackedWidget;

namespace tooltray::ui {

class DefinitionHeader;
class EmptyState;
class InlineMessage;
class ListPane;
class MappingEditor;
class ObjectDrafts;
class ScalarPane;
class TypeEditor;
class TypeListModel;
class UndoNotice;

void addTypeActions(const PageContext &context);

// The types and mappings that the parameters of tools share. Changes are kept until they are saved or
// reverted, even while others are shown.
class TypesPage final : public CuratedPage {
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(TypesPage)

public:
    explicit TypesPage(const PageContext &context, QWidget *parent = nullptr);
    ~TypesPage() override;

    void showPlace(const Place &place) override;
    bool takes(EditCommand command) const override;
    bool isUnsavedAt(const QWidget &part) const override;
    void edit(EditCommand command) override;

private:
    // A type or mapping that was changed and not saved.
    struct Draft {
        workspace::Object object;
        QString schemaText; // of a type, as it was typed
        workspace::Revision basedOn = 0;
    };

    void build();
    void setTexts();
    void connectHeader(DefinitionHeader &header);
    void refresh();
    void showItem(const QString &id);
    void keepDraft();
    void tellUnsaved();
    void forget(const QString &id);
    void recover(const std::vector<ObjectDraft> &left) override;
    void create(workspace::ObjectKind kind);
    void put(const workspace::Object &object, const QString &name);
    void makeType(workspace::CustomType type);
    void duplicate(const QString &id);
    void save();
    void revert();
    void remove(const QString &id);
    std::optional<ObjectDraft> draftOf(const QString &id) const;
    void putBack(const ObjectDraft &draft);
    void apply(const workspace::Edit &edit, const QString &done, const std::function<void()> &then,
               engine::WorkspaceClient::Breaking breaking = engine::WorkspaceClient::Breaking::Refuse);
    void showProblem(const QString &text) override;
    DefinitionHeader *header() const;
    QString freshName(workspace::ObjectKind kind, const QString &wanted) const;

    TypeListModel *m_model;
    QHash<QString, Draft> m_drafts;
    QString m_current;
    bool m_isShowing = false; // what the editors say meanwhile is no edit
    QAction *m_newType;
    QAction *m_newMapping;
    QAction *m_duplicate;
    QAction *m_delete;
    ListPane *m_list;
    ObjectDrafts *m_kept; // the drafts, for another process
    InlineMessage *m_problem;
    QAction *m_anyway; // saves although tools stop working
    std::function<void()> m_saveAnyway;
    UndoNotice *m_undo;
    QStackedWidget *m_editors;
    EmptyState *m_empty;
    TypeEditor *m_type;
    MappingEditor *m_mapping;
    ScalarPane *m_scalar;
};

} // namespace tooltray::ui
