// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/clients/secretsclient.h"
#include "ui/models/curlcommand.h"
#include "ui/models/endpointschema.h"
#include "workspace/snapshot/workspace.h"

#include <QWidget>

#include <optional>
#include <string>

class QAction;
class QComboBox;
class QFormLayout;
class QLabel;
class QLineEdit;

namespace tooltray::ui {

struct EndpointInput;
class InlineMessage;
class SecretField;
class TextLabel;
class Theme;

// How requests show who sends them: not at all, with a credential there is, or with a new one.
class EndpointAuthPage final : public QWidget {
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(EndpointAuthPage)

public:
    enum class Choice : std::uint8_t { None, Existing, New };

    EndpointAuthPage(const Theme &theme, workspace::WorkspacePtr workspace, QWidget *parent = nullptr);
    ~EndpointAuthPage() override;

    // Of an endpoint of that name: what it answered without a credential, and what was pasted for it.
    void showWaiting();
    void setVerdict(const ProbeVerdict &verdict);
    void setPasted(const CurlParts &parts);
    void setSuggestedName(const QString &name);
    void setKeychain(const engine::KeychainStatus &look);

    Choice choice() const;
    QString existing() const;
    workspace::Credential credential() const; // the new one
    bool hasSecret() const;
    std::string secret() const;
    void setKeeping(bool keeping);
    // With the credential that has it: for that one it need not be typed again.
    void showSecretKept(const workspace::Credential &credential);
    void forgetKept(); // with its credential
    void showProblem(const QString &text);
    bool isComplete() const;

    void keepIn(EndpointInput &input) const;
    void resume(const EndpointInput &input);

Q_SIGNALS:
    void changed();
    void edited(); // what a new credential is made of

private:
    void build();
    void retranslate();
    void showFields();
    void showTaken();
    void chooseExisting(const QString &name);
    bool isNameTaken() const;
    bool isKept() const;

    const Theme &m_theme;
    workspace::WorkspacePtr m_workspace;
    TextLabel *m_heading;
    InlineMessage *m_message;
    InlineMessage *m_problem;
    QAction *m_useTaken;
    QComboBox *m_choice;
    QLabel *m_schemeLabel;
    QComboBox *m_scheme;
    QLabel *m_headerLabel;
    QLineEdit *m_header;
    QLabel *m_userLabel;
    QLineEdit *m_user;
    QLabel *m_sourceLabel;
    QComboBox *m_source;
    QLabel *m_variableLabel;
    QLineEdit *m_variable;
    QLabel *m_secretLabel;
    SecretField *m_secret;
    QLabel *m_nameLabel;
    QLineEdit *m_name;
    TextLabel *m_note;
    engine::KeychainStatus m_keychain;
    std::optional<workspace::Credential> m_kept = {}; // whose secret is kept
    bool m_isChosen = false;                          // by hand: later answers suggest nothing
    bool m_isNamed = false;                           // so is the credential
    bool m_isTakenSaid = false;
};

} // namespace tooltray::ui
