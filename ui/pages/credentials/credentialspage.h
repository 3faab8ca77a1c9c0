// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/models/credentiallistmodel.h"
#include "ui/pages/navigator.h"
#include "ui/pages/pagecontext.h"
#include "workspace/edit/edit.h"

#include <QWidget>

#include <map>
#include <optional>

class QAction;
class QStackedWidget;

namespace tooltray::ui {

class CredentialEditor;
class EmptyState;
class InlineMessage;
class ListPane;
class UndoNotice;

void addCredentialActions(const PageContext &context);

// The credentials by kind, and one of them to be changed. Secrets go straight to where they are kept.
class CredentialsPage final : public QWidget, public PlacedPage {
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(CredentialsPage)

public:
    explicit CredentialsPage(const PageContext &context, QWidget *parent = nullptr);
    ~CredentialsPage() override;

    // No credential can be called so: the place of one that is to be made.
    static constexpr char16_t kNewItem[] = u"+";
    void showPlace(const Place &place) override;

private:
    struct Draft {
        workspace::Credential credential;
        workspace::Revision base;
    };

    void build();
    void connectParts();
    void refreshList();
    void showCurrent();
    void showKeychain();
    void startNew();
    void takeEdit();
    void save();
    void discard();
    void remove(const QStringList &names);
    const workspace::Entry *entryOf(const QString &name) const;

    PageContext m_context;
    CredentialListModel m_model;
    InlineMessage *m_keychain;
    QAction *m_lookAgain;
    ListPane *m_list;
    QStackedWidget *m_stack;
    EmptyState *m_empty;
    CredentialEditor *m_editor;
    UndoNotice *m_undo;
    QString m_current;
    std::map<QString, Draft> m_drafts;
    std::optional<workspace::Credential> m_new; // being made
    bool m_isSaving = false;
};

} // namespace tooltray::ui
