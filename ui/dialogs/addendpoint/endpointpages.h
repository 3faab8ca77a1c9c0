// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/clients/secretsclient.h"
#include "ui/models/curlcommand.h"
#include "ui/models/endpointschema.h"
#include "ui/widgets/inlinemessage.h"
#include "workspace/definitions/credential.h"
#include "workspace/definitions/endpoint.h"
#include "workspace/snapshot/workspace.h"

#include <QString>
#include <QTimer>
#include <QWidget>

#include <cstdint>
#include <optional>
#include <string>

class QAction;
class QCheckBox;
class QComboBox;
class QFormLayout;
class QLabel;
class QLineEdit;
class QPushButton;

// The steps of the dialog that adds an endpoint.
namespace tooltray::ui {

class FaultList;
class FileField;
class SecretField;
class TextLabel;
class Theme;

// What was typed of an endpoint that was not added after all, for whoever goes on with it. Without secrets.
struct EndpointInput {
    QString url = {};
    QString name = {};                                    // where it was typed by hand
    std::optional<CopiedRequest> command = {};            // what is left of it without its credential
    QString existing = {};                                // the credential that was chosen
    std::optional<workspace::Credential> credential = {}; // the new one; with a name that was typed by hand
    bool isSignInChosen = false;                          // by hand

    bool operator==(const EndpointInput &) const = default;
};

// Where the endpoint or its description is. A cURL command pasted for the URL is taken apart.
class EndpointUrlPage final : public QWidget {
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(EndpointUrlPage)

public:
    EndpointUrlPage(const Theme &theme, workspace::WorkspacePtr workspace, QWidget *parent = nullptr);

    QString url() const; // or the file of a description
    bool isFile() const;
    QString suggestedName() const; // for the endpoint, as long as nobody knows what the API calls itself
    // The pasted command, for all that it had beside the URL.
    const std::optional<CopiedRequest> &command() const { return m_command; }
    bool isComplete() const;
    // False, and says so, where the file is not there. That is found out only once all of its path is typed.
    bool findFile();
    void showSilence(const QString &text); // until the URL is another one

    void keepIn(EndpointInput &input) const;
    void resume(const EndpointInput &input);

Q_SIGNALS:
    void changed();

private:
    void takeUrl(const QString &text);
    void showState();
    QString problem() const;
    QString urlProblem() const;

    workspace::WorkspacePtr m_workspace;
    TextLabel *m_heading;
    TextLabel *m_intro;
    QLabel *m_urlLabel;
    FileField *m_file; // whose line takes a URL as well
    QLineEdit *m_url;
    TextLabel *m_preview;
    InlineMessage *m_message;
    std::optional<CopiedRequest> m_command;
    QString m_missingFile; // that was looked for
    QString m_silence;     // why nobody answered at the URL
    QTimer m_pause;        // while it runs, the URL is being typed
};

// How requests show who sends them: not at all, with a credential there is, or with a new one.
class EndpointAuthPage final : public QWidget {
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(EndpointAuthPage)

public:
    enum class Choice : std::uint8_t { None, Existing, New };

    EndpointAuthPage(const Theme &theme, workspace::WorkspacePtr workspace, QWidget *parent = nullptr);

    // The endpoint's answer without a credential, and what was pasted for it.
    void showWaiting();
    void setVerdict(const ProbeVerdict &verdict);
    void forgetVerdict();
    // True if the URL is of another origin than the last one, whose authentication and secret are removed.
    bool resetFor(const QString &url);
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
    void showProblem(const QString &text, MessageKind kind = MessageKind::Error);
    void showRejected(); // and where it is corrected
    bool isComplete() const;

    void keepIn(EndpointInput &input) const; // which has its URL already
    void resume(const EndpointInput &input);

Q_SIGNALS:
    void changed();
    void edited(); // what a new credential is made of

private:
    void build();
    void retranslate();
    void showFields();
    void showTaken();
    void clearProblem();
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
    QLabel *m_placeLabel;
    QComboBox *m_place;
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
    QString m_origin;                                 // that all of this is for
    std::optional<workspace::Credential> m_kept = {}; // whose secret is kept
    bool m_isChosen = false;                          // by hand: later answers suggest nothing
    bool m_isNamed = false;                           // so is the credential
    bool m_isTakenSaid = false;
};

// What the endpoint has, by its own word or from a file, and what it is called. It is named here, where it is known what
// the API calls itself: before, the name would change unseen.
class EndpointSchemaPage final : public QWidget {
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(EndpointSchemaPage)

public:
    EndpointSchemaPage(const Theme &theme, workspace::WorkspacePtr workspace, QWidget *parent = nullptr);

    void showWaiting();
    void setVerdict(const ProbeVerdict &verdict);
    void showProblem(const QString &text);

    QString name() const;
    // Unless it has one that was typed by hand, the name of the API or its title.
    void suggestName(const QString &name);
    void suggestTitle(const QString &title);
    bool isComplete() const;
    workspace::SchemaSource source() const;
    workspace::MutationPolicy mutations() const;
    void setMutations(workspace::MutationPolicy policy);
    void leaveToolsOut();    // they are not offered
    bool wantsTools() const; // made from the schema, at once
    bool hasSchema() const { return m_hasSchema || m_isFileGood; }

    void keepIn(EndpointInput &input) const;
    void resume(const EndpointInput &input);

Q_SIGNALS:
    void changed();

private:
    void retranslate();
    void readFile(const QString &path);
    void showState();
    void showName();
    QString nameProblem() const;

    workspace::WorkspacePtr m_workspace;
    TextLabel *m_heading;
    InlineMessage *m_message;
    QLabel *m_nameLabel;
    QLineEdit *m_name;
    InlineMessage *m_nameMessage;
    QLabel *m_fileLabel;
    FileField *m_file;
    InlineMessage *m_fileMessage;
    FaultList *m_faults;
    QLabel *m_mutationsLabel;
    QComboBox *m_mutations;
    QCheckBox *m_tools;
    std::uint64_t m_revision = 0;
    bool m_isNamed = false; // by hand
    bool m_hasSchema = false;
    bool m_isFileGood = false;
};

} // namespace tooltray::ui
