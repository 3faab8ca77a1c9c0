// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/desks/logdesk.h"
#include "ui/pages/pagecontext.h"

#include <QObject>

#include <functional>
#include <vector>

namespace tooltray::ui {

// Does what the actions of the log say with the calls that are selected. Only while the page is to be seen: their
// keys mean other things elsewhere.
class LogCommands final : public QObject {
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(LogCommands)

public:
    // What it works with, as it is when somebody asks.
    struct Sight {
        std::function<std::vector<journal::EntryPointer>()> selected;
        std::function<std::vector<journal::EntryPointer>()> shown;
        std::function<int()> rows;                           // how many are shown
        std::function<const journal::Exchange *()> exchange; // of the one that is selected; may be null
    };

    LogCommands(const PageContext &context, Sight sight, QWidget *parent);
    ~LogCommands() override;

    void setActive(bool active);
    void refresh(); // what can be done now

    void setNote(journal::EntryId id, const QString &note);

Q_SIGNALS:
    void failed(const QString &problem);
    void done();
    void replayed(tooltray::journal::EntryId id);

private:
    void replay();
    void pin();
    void copyCurl();
    void copyGraphql();
    void copyJson();
    void exportTo(engine::LogDesk::Format format);

    void fail(const Error &error);
    const journal::Exchange *exchange() const;

    PageContext m_context;
    Sight m_sight;
    QWidget *m_page;
    bool m_isActive = false;
};

} // namespace tooltray::ui
