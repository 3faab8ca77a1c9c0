// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/navigation/edittarget.h"
#include "workspace/definitions/credential.h"

#include <QWidget>

class QAction;
class QComboBox;
class QFormLayout;
class QLabel;
class QLineEdit;
class QPushButton;
class QSpinBox;

namespace tooltray::engine {
class WorkspaceClient;
class SecretsClient;
class SignInClient;
} // namespace tooltray::engine

namespace tooltray::ui {

class InlineMessage;
class SecretPane;
class SignInPane;
class TextLabel;
class Theme;

// How one credential is used and where its secret is. What is edited is kept by whoever owns this.
class CredentialEditor final : public QWidget, public EditTarget {
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(CredentialEditor)

public:
    struct EngineClients {
        engine::SecretsClient &secrets;
        engine::SignInClient &signIns;
        engine::WorkspaceClient &workspaceClient;
    };
    CredentialEditor(const EngineClients &engineClients, const Theme &theme, QWidget *parent = nullptr);
    ~CredentialEditor() override;

    enum class Standing : std::uint8_t { New, Saved, ReadOnly };
    void setCredential(const workspace::Credential &credential, Standing standing);
    workspace::Credential credential() const;
    void setUnsaved(bool unsaved);
    void setUsers(const QStringList &endpoints, int others);
    SecretPane &secret() const { return *m_secret; }
    void editName();
    void signIn(); // where that is possible
    void showProblem(const QString &text);
    // Somebody else saved it while it was edited here.
    void showConflict(const QString &text);
    void clearProblem();

    bool takes(EditCommand command) const override;
    void edit(EditCommand command) override;
    bool isUnsavedAt(const QWidget &) const override { return m_isUnsaved; }

Q_SIGNALS:
    void edited();
    void saveWanted();
    void overwriteWanted();
    void discardWanted();
    void endpointWanted(const QString &name);

private:
    struct Row {
        QLabel *label;
        QWidget *field;
    };

    void build(const Theme &theme);
    Row addRow(QFormLayout &form, QWidget &field);
    void connectParts();
    void retranslate();
    void showFields();
    QString problem() const;

    workspace::Credential m_shown; // with what no field shows
    Standing m_standing = Standing::Saved;
    bool m_isUnsaved = false;
    QLineEdit *m_name;
    QPushButton *m_discard;
    QPushButton *m_save;
    InlineMessage *m_note;
    InlineMessage *m_problem;
    QAction *m_overwrite;
    QAction *m_takeTheirs;
    QComboBox *m_scheme;
    TextLabel *m_schemeHelp;
    QComboBox *m_source;
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
