// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/pages/pagecontext.h"
#include "ui/pages/tools/toolsession.h"

#include <QObject>

#include <optional>
#include <vector>

namespace tooltray::ui {

class ToolDrafts;

// Saves what somebody changed in a tool and left, where it works (ui.md 2.10). The window of the tool may be gone by
// then. See ToolSession for what saves a tool that is shown.
class ToolAutosave final : public QObject {
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(ToolAutosave)

public:
    // The session knows what follows from a tool that is saved.
    ToolAutosave(const PageContext &context, ToolDrafts &drafts, ToolSession &session, QObject *parent);

    // Takes the news of what is being saved here, before others hear them.
    void settle();

Q_SIGNALS:
    void published(); // or refused
    void failed(const tooltray::Error &error);

private:
    using Saving = ToolSession::Saving;

    void save(const QString &id);
    void publish(const Saving &saving);
    std::optional<Saving> takePublished(const QString &id);

    PageContext m_context;
    ToolDrafts &m_drafts;
    ToolSession &m_session;
    std::vector<Saving> m_published; // not confirmed yet
};

} // namespace tooltray::ui
