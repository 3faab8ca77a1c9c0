// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/pages/pagecontext.h"
#include "ui/pages/tools/toolsession.h"

#include <QObject>

#include <map>
#include <memory>

namespace tooltray::ui {

class ToolDrafts;
class ToolWindow;
class ToolWindowPage;

// The windows of single tools beside the page of all, by the id of its list. They go when the window of that page is
// closed or hidden.
class ToolWindows final : public QObject {
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(ToolWindows)

public:
    ToolWindows(const PageContext &context, ToolDrafts &drafts, QWidget &home);
    ~ToolWindows() override;

    bool has(const QString &id) const;
    // Makes it, or brings it to the front.
    ToolWindowPage &open(const QString &id);
    void close(const QString &id);
    void rename(const QString &before, const QString &now);
    void settle(); // see ToolSession

Q_SIGNALS:
    void closed(const QString &id, const tooltray::ui::ToolSession::EditorSession &editorSession);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void placeBeside(ToolWindow &window) const;
    void takeAwayClosed();

    PageContext m_context;
    ToolDrafts &m_drafts;
    QWidget &m_home;
    std::map<QString, std::unique_ptr<ToolWindow>> m_windows;
};

} // namespace tooltray::ui
