// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/models/credentials.h"
#include "ui/pages/curated/curatedpage.h"

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <vector>

class QStackedWidget;

namespace tooltray::ui {

class CredentialEditor;
class EmptyState;
class KeychainBanner;
class ListPane;
class MissingSecrets;
class ObjectDrafts;
class RowCommands;
class UndoNotice;

// The credentials by kind, and one of them to be changed. What is not saved yet stays while one looks at another, and
// when the process ends; secrets go straight to where they are kept and are in no draft.
class CredentialsPage final : public CuratedPage {
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(CredentialsPage)

public:
    explicit CredentialsPage(const PageContext &context, QWidget *parent = nullptr);
    ~CredentialsPage() override;

    void showPlace(const Place &place) override;
    bool takes(EditCommand command) const override;
    void edit(EditCommand command) override;

private:
    struct Draft {
        workspace::Credential credential;
        workspace::Revision base = 0; // of the entry that was before the eyes of whoever edits
        std::string from = {};        // and its fingerprint
        bool lacksSecret = false;     // one was typed before a process ended
    };
    enum class Conflict : std::uint8_t { Tell, Overwrite };

    void build();
    void connectParts();
    void refreshList();
    void showCurrent();
    void startNew();
    void signIn();
    workspace::Credential freshCredential() const;

    void takeEdit();
    void takeSecret();
    void keep(const QString &name, const Draft &draft); // for another process
    void forget(const QString &name);
    void recover(const std::vector<ObjectDraft> &left) override;
    void showProblem(const QString &text) override;
    void putBack(const QString &name, const Draft &draft);
    Draft *shownDraft(); // null: what is shown is saved
    void save(Conflict conflict);
    void saveSecret();
    void saved(const workspace::Credential &credential, const QString &before);
    void discard();
    void remove(const QStringList &names);
    void removed(const QString &name, const std::optional<Draft> &draft);
    void bringBack(const QString &name, Draft draft);

    CredentialListModel m_model;
    MissingSecrets *m_missing;
    KeychainBanner *m_keychain;
    ListPane *m_list;
    RowCommands *m_rowCommands;
    QStackedWidget *m_stack;
    EmptyState *m_empty;
    CredentialEditor *m_editor;
    ObjectDrafts *m_kept;
    UndoNotice *m_undo;
    QString m_current;
    std::map<QString, Draft> m_drafts;
    std::optional<Draft> m_new; // being made; nothing else is called by an empty name
    bool m_isNewShown = false;
    bool m_isSaving = false;
};

} // namespace tooltray::ui
