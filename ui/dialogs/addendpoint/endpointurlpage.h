// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/models/curlcommand.h"
#include "workspace/definitions/credential.h"
#include "workspace/snapshot/workspace.h"

#include <QString>
#include <QWidget>

#include <optional>

class QLabel;
class QLineEdit;
class QPushButton;

namespace tooltray::ui {

class InlineMessage;
class TextLabel;
class Theme;

// What was typed of an endpoint that was not added after all, for whoever goes on with it. Without secrets.
struct EndpointInput {
    QString url = {};
    QString name = {};                                    // where it was typed by hand
    std::optional<CurlCommand> command = {};              // what is left of it without its credential
    QString existing = {};                                // the credential that was chosen
    std::optional<workspace::Credential> credential = {}; // the new one; with a name that was typed by hand
    bool isSignInChosen = false;                          // by hand

    bool operator==(const EndpointInput &) const = default;
};

// Where the endpoint is and what it is called. A cURL command pasted for the URL is taken apart.
class EndpointUrlPage final : public QWidget {
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(EndpointUrlPage)

public:
    EndpointUrlPage(const Theme &theme, workspace::WorkspacePtr workspace, QWidget *parent = nullptr);
    ~EndpointUrlPage() override;

    QString url() const;
    QString name() const;
    // The pasted command, for all that it had beside the URL.
    const std::optional<CurlCommand> &command() const { return m_command; }
    bool isComplete() const;

    void keepIn(EndpointInput &input) const;
    void resume(const EndpointInput &input);

Q_SIGNALS:
    void changed();

private:
    void takeUrl(const QString &text);
    void showState();
    QString problem() const;

    workspace::WorkspacePtr m_workspace;
    TextLabel *m_heading;
    TextLabel *m_intro;
    QLabel *m_urlLabel;
    QLineEdit *m_url;
    TextLabel *m_preview;
    QLabel *m_nameLabel;
    QLineEdit *m_name;
    InlineMessage *m_message;
    std::optional<CurlCommand> m_command;
    bool m_isNamed = false; // by hand
};

} // namespace tooltray::ui
