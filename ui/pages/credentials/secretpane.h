// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result/result.h"
#include "ui/widgets/inlinemessage.h"
#include "workspace/definitions/credential.h"

#include <QWidget>

#include <functional>
#include <map>
#include <set>
#include <string>

class QAction;
class QLineEdit;
class QPushButton;
class QTimer;

namespace tooltray::engine {
class WorkspaceClient;
class SecretsClient;
} // namespace tooltray::engine

namespace tooltray::ui {

class CredentialTrial;
class SecretField;
class TextLabel;
class Theme;

// The secret of a saved credential: it can be replaced, tried, taken away, and seen for some seconds. It is in no
// model, and in no field longer than it must be: until it is kept elsewhere.
class SecretPane final : public QWidget {
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(SecretPane)

public:
    // The workspace has the endpoints that it is tried with.
    SecretPane(engine::SecretsClient &secrets, engine::WorkspaceClient &workspaceClient, const Theme &theme,
               QWidget *parent = nullptr);

    // `isSaved` says whether there is one to ask for.
    void setCredential(const workspace::Credential &credential, bool isSaved);
    // The scheme of the edited credential says what its secret is called.
    void setScheme(workspace::Credential::Scheme scheme);
    bool hasTyped() const;
    // Saves the typed secret for the credential, which is saved by now and stays the one shown.
    void keepTyped(const workspace::Credential &saved);
    void forget(); // what is shown and typed
    // Says that the typed secret is gone, as drafts store no secrets, and asks for it again.
    void askAgain();

    static constexpr int kRevealFor = 10'000; // ms

protected:
    void hideEvent(QHideEvent *event) override;

Q_SIGNALS:
    void typed();

private:
    void build();
    void retranslate();
    void showState();
    void test();
    void reveal();
    void keep();
    void kept(const std::string &credential, const Result<void> &done);
    QString reasonOf(const Error &error) const; // empty where the page has it above
    bool isKeeping() const;                     // for the credential that is shown
    void setAside();
    void bringBack();
    void hideRevealed();
    void askToRemove();
    void remove();
    void tell(MessageKind kind, const QString &text);
    void tell(const Result<void> &done, const QString &text);
    void offerAgain(std::function<void()> again); // beside the message
    void hideMessage();

    engine::SecretsClient &m_secrets;
    const Theme &m_theme;
    workspace::Credential m_credential;
    bool m_isSaved = false;
    bool m_isAskedAgain = false;                   // and the message says so
    std::uint64_t m_revision = 0;                  // of the credential that is looked at
    std::set<std::string> m_keeping;               // the credentials whose secret is on its way
    std::map<std::string, SecretField *> m_unkept; // what was typed for those that are not shown now
    TextLabel *m_title;
    TextLabel *m_help;
    SecretField *m_field;
    QPushButton *m_replace;
    QLineEdit *m_revealed;
    QPushButton *m_test;
    QPushButton *m_reveal;
    QPushButton *m_remove;
    InlineMessage *m_message;
    QAction *m_removeNow;
    QAction *m_keepIt;
    QAction *m_retry;
    std::function<void()> m_again;
    QTimer *m_hide;
    CredentialTrial *m_trial;
};

} // namespace tooltray::ui
