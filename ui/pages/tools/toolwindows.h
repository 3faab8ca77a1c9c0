// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/pages/pagecontext.h"
#include "ui/pages/tools/toolspage.h"

#include <QObject>

#include <map>
#include <memory>

namespace tooltray::ui {

class ToolWindow;

// The windows of single tools beside the page of all, by the id of its list. They go when the window of that page is
// closed or hidden.
class ToolWindows final : public QObject {
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(ToolWindows)

public:
    ToolWindows(const PageContext &context, ToolsPage &home);
    ~ToolWindows() override;

    bool has(const QString &id) const;
    // Makes it, or brings it to the front.
    ToolsPage &open(const QString &id);
    void close(const QString &id);
    void rename(const QString &before, const QString &now);
    void settle(); // see ToolsPage

Q_SIGNALS:
    void closed(const QString &id, const tooltray::ui::ToolsPage::Bench &bench);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void placeBeside(ToolWindow &window) const;
    void takeAwayClosed();

    PageContext m_context;
    ToolsPage &m_home;
    std::map<QString, std::unique_ptr<ToolWindow>> m_windows;
};

} // namespace tooltray::ui
