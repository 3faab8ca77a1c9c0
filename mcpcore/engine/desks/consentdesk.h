// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result.h"
#include "engine/consentrequest.h"

#include <QFuture>
#include <QObject>

#include <optional>
#include <string>
#include <vector>

namespace tooltray::engine {

class Core;

// Where the person at this computer decides what definitions may do that somebody else wrote. Lives on the main thread.
class ConsentDesk final : public QObject {
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(ConsentDesk)

public:
    explicit ConsentDesk(Core &core);
    ~ConsentDesk() override;

    // Of all workspaces: what waits and what was decided, by endpoint.
    const std::vector<ConsentRequest> &requests() const { return m_requests; }
    std::vector<ConsentRequest> pending() const;
    // Why earlier decisions do not count; everything is asked again then.
    const std::optional<Error> &problem() const { return m_problem; }

    // By the ids of what was shown, all of them or none: consent_changed where a definition says something else by now.
    // A decision counts at once; consent_not_saved where it cannot be remembered.
    QFuture<Result<void>> grant(std::vector<std::string> ids);
    QFuture<Result<void>> deny(std::vector<std::string> ids);
    // As if nobody had ever decided.
    QFuture<Result<void>> revoke(std::vector<std::string> ids);

    // News.
    void takeRequests(std::vector<ConsentRequest> requests, std::optional<Error> problem);

Q_SIGNALS:
    void changed();

private:
    Core &m_core;
    std::vector<ConsentRequest> m_requests;
    std::optional<Error> m_problem;
};

} // namespace tooltray::engine
