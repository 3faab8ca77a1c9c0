// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/clients/logclient.h"
#include "engine/clients/trial.h"
#include "ui/pages/log/logstate.h"
#include "ui/pages/pagecontext.h"
#include "ui/state/secretclipboard.h"

#include <QObject>

namespace tooltray::ui {

class InlineOffer;

// Runs the actions of the log on the selected calls, but only while the page is visible: their keys mean
// other things elsewhere.
class LogCommands final : public QObject {
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(LogCommands)

public:
    // The offer shows failures, and asks before an action that cannot be undone.
    LogCommands(const PageContext &context, LogState state, InlineOffer &offer, QWidget *parent);

    void setActive(bool active);
    void refresh(); // what can be done now

    void setNote(journal::EntryId id, const QString &note);
    void run(const engine::Trial &call);

Q_SIGNALS:
    void replayed(tooltray::journal::EntryId id);

private:
    void showPossible();
    void replay();
    void pin();
    void copyCurl();
    void askForSecrets();
    void copyCurlWithSecrets(const journal::Exchange &sent);
    void copyGraphql();
    void copyJson();
    void exportTo(engine::LogClient::Format format);
    void askForDeletion();
    void deleteCalls(const journal::Filter &filter);

    void fail(const Error &error);

    PageContext m_context;
    LogState m_state;
    InlineOffer &m_offer;
    QWidget *m_page;
    SecretClipboard m_secrets;
    bool m_isActive = false;
};

} // namespace tooltray::ui
