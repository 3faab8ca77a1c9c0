// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/pages/curated/objecteditor.h"
#include "workspace/definitions/credential.h"

class QComboBox;
class QFormLayout;
class QLabel;
class QLineEdit;
class QSpinBox;

namespace tooltray::engine {
class WorkspaceClient;
class SecretsClient;
class SignInClient;
} // namespace tooltray::engine

namespace tooltray::ui {

class SecretPane;
class SignInPane;
class TextLabel;
class Theme;

// How one credential is used and where its secret is.
class CredentialEditor final : public ObjectEditor {
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(CredentialEditor)

public:
    struct EngineClients {
        engine::SecretsClient &secrets;
        engine::SignInClient &signIns;
        engine::WorkspaceClient &workspaceClient;
    };
    CredentialEditor(const EngineClients &engineClients, const Theme &theme, QWidget *parent = nullptr);

    void showDraft(const ObjectDraft &draft, workspace::Layer layer) override;
    ObjectDraft draft() const override;
    void setUsers(const std::vector<workspace::ObjectKey> &users) override;
    void reset() override;
    enum class Standing : std::uint8_t { New, Saved, ReadOnly };
    void setCredential(const workspace::Credential &credential, Standing standing);
    workspace::Credential credential() const;
    SecretPane &secret() const { return *m_secret; }
    void signIn(); // where that is possible

Q_SIGNALS:
    void endpointWanted(const QString &name);

private:
    struct Row {
        QLabel *label;
        QWidget *field;
    };

    void build();
    Row addRow(QFormLayout &form, QWidget &field);
    void connectParts();
    void retranslate();
    void showState() override;
    QString problem() const;

    workspace::Credential m_shown; // with what no field shows
    Standing m_standing = Standing::Saved;
    bool m_lacksSecret = false; // one was typed, and is in no field any more
    QComboBox *m_scheme;
    TextLabel *m_schemeHelp;
    QComboBox *m_source;
    QComboBox *m_place; // of an API key
    QLineEdit *m_header;
    QLineEdit *m_user;
    QLineEdit *m_variable;
    QLineEdit *m_command;
    QSpinBox *m_lifetime;
    QLineEdit *m_authorizationUrl;
    QLineEdit *m_tokenUrl;
    QLineEdit *m_clientId;
    QLineEdit *m_scopes;
    QLineEdit *m_audience;
    QList<Row> m_rows; // in the order of their texts
    SignInPane *m_signIn;
    SecretPane *m_secret;
    TextLabel *m_usersTitle;
    TextLabel *m_users;
};

} // namespace tooltray::ui
