// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/models/curlcommand.h"
#include "workspace/snapshot/workspace.h"

#include <QWidget>

class QLabel;
class QLineEdit;
class QPushButton;

namespace tooltray::ui {

struct EndpointWish;
class InlineMessage;
class TextLabel;
class Theme;

// Where the endpoint is and what it is called. A cURL command pasted for the URL is taken apart.
class EndpointUrlPage final : public QWidget {
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(EndpointUrlPage)

public:
    EndpointUrlPage(const Theme &theme, workspace::WorkspacePtr workspace, QWidget *parent = nullptr);
    ~EndpointUrlPage() override;

    QString url() const;
    QString name() const;
    // What a pasted command had beside the URL.
    const std::optional<CurlCommand> &command() const { return m_command; }
    bool isComplete() const;

    void keepIn(EndpointWish &wish) const;
    void resume(const EndpointWish &wish);

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
