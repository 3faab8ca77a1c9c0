// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/models/credentials.h"
#include "ui/pages/curated/curatedpage.h"

namespace tooltray::ui {

class CredentialEditor;
class EmptyState;
class KeychainBanner;
class MissingSecrets;

// The credentials by kind, and one of them to be changed. Secrets go straight to where they are kept and are in no
// draft.
class CredentialsPage final : public CuratedPage {
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(CredentialsPage)

public:
    explicit CredentialsPage(const PageContext &context, QWidget *parent = nullptr);

protected:
    void refreshList() override;
    void currentShown() override;
    void openItem(const QString &item) override;
    Words wordsOf(Action action, const QString &before, const QString &now) const override;
    void save(DraftSession::OnConflict conflict) override;
    void showSaved(const Key &before, const Key &now) override;

private:
    void build();
    void connectParts();
    void startNew();
    void signIn();
    workspace::Credential freshCredential() const;
    bool isUntouched(const ObjectDraft &draft) const;
    void keepSecret(const Key &key);

    CredentialListModel m_model;
    MissingSecrets *m_missing;
    KeychainBanner *m_keychain;
    EmptyState *m_empty = nullptr;
    CredentialEditor *m_editor = nullptr;
};

} // namespace tooltray::ui
