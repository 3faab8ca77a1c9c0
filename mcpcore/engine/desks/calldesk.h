// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result.h"
#include "engine/desks/clientsight.h"
#include "engine/desks/trial.h"
#include "workspace/definitions/tool.h"

#include <QFuture>
#include <QObject>

#include <string>

namespace tooltray::engine {

class Core;

// Where the window calls tools, and looks at them as clients do.
class CallDesk final : public QObject {
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(CallDesk)

public:
    explicit CallDesk(Core &core);
    ~CallDesk() override;

    // In the log like every other call. An error only where there is nothing to call it with; what a call answers,
    // be it a failure, is an answer.
    QFuture<Result<TrialAnswer>> run(Trial trial);

    // The version that is active. The tool need not be saved.
    QFuture<Result<ClientSight>> sight(workspace::Tool tool);
    // For a client that nothing is said about.
    QFuture<Result<ListingSize>> listingSize();

private:
    Core &m_core;
};

} // namespace tooltray::engine
