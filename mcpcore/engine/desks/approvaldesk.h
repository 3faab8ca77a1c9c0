// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result.h"
#include "engine/desks/approvalcard.h"

#include <QFuture>
#include <QObject>

#include <vector>

namespace tooltray::engine {

class Core;

// Where a person says yes or no to mutations. While it is open calls wait here; else their clients are asked.
class ApprovalDesk final : public QObject {
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(ApprovalDesk)

public:
    explicit ApprovalDesk(Core &core);
    ~ApprovalDesk() override;

    void open();
    void close();

    const std::vector<ApprovalCard> &cards() const { return m_cards; } // the oldest first
    // False when that call does not wait any more.
    QFuture<Result<bool>> decide(ApprovalId id, ApprovalDecision decision);
    // Takes back every yes for an hour.
    void withdraw();

    // News.
    void takeCards(std::vector<ApprovalCard> cards);

Q_SIGNALS:
    void cardsChanged();

private:
    Core &m_core;
    std::vector<ApprovalCard> m_cards;
};

} // namespace tooltray::engine
