// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result/result.h"
#include "journal/entries/logentry.h"
#include "ui/pages/pagecontext.h"
#include "ui/state/baselines.h"
#include "ui/widgets/inlinemessage.h"

#include <QObject>

#include <functional>
#include <memory>
#include <string>

namespace tooltray::ui {

// Pins an answer that is in the log as the baseline of its tool, and shows what is different in another one. Of the
// log as secrets are masked there.
class BaselineCommands final : public QObject {
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(BaselineCommands)

public:
    BaselineCommands(const PageContext &context, QWidget *page);

    bool has(const std::string &tool) const { return m_baselines.has(tool); }
    void pin(journal::EntryId id);
    void compare(journal::EntryId id);
    void rename(const std::string &before, const std::string &now) { m_baselines.rename(before, now); }

Q_SIGNALS:
    void pinned();
    void told(tooltray::ui::MessageKind kind, const QString &text);

private:
    using Answer =
        std::function<void(const journal::LogEntry &entry, std::shared_ptr<const std::string> text)>;

    void withAnswer(journal::EntryId id, const Answer &go);
    static QString titleOf(const journal::LogEntry &entry);
    void fail(const Error &error);

    PageContext m_context;
    QWidget *m_page;
    Baselines m_baselines;
};

} // namespace tooltray::ui
