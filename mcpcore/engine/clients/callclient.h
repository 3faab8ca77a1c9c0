// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result/result.h"
#include "base/result/strongid.h"
#include "base/time/clock.h"
#include "engine/clients/clientpreview.h"
#include "engine/clients/trial.h"
#include "engine/workspaces/workspacefolders.h"
#include "execution/delivery/approvalrequest.h"
#include "workspace/definitions/tool.h"
#include "json/value.h"

#include <QFuture>
#include <QObject>

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <vector>

namespace tooltray::engine {

// Where the window calls tools, and looks at them as clients do.
class CallClient final : public QObject {
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(CallClient)

public:
    explicit CallClient(WorkspaceLink link);

    // In the log like every other call. An error only where there is nothing to call it with; what a call answers,
    // be it a failure, is an answer.
    QFuture<Result<TrialAnswer>> run(Trial trial);

    // The version that is active. The tool need not be saved.
    QFuture<Result<ClientPreview>> preview(workspace::Tool tool);
    // For a client of the workspace; without a name, for one without settings of its own.
    QFuture<Result<ListingSize>> listingSize(std::string client = {});

private:
    WorkspaceLink m_link;
};

using execution::ApprovalValue;
using execution::CallingTool;
using execution::LastApproval;
using execution::Provenance;
using execution::RootField;
using execution::ValueSource;

using ApprovalId = StrongId<struct ApprovalCardTag, std::uint64_t>;

enum class ApprovalDecision : std::uint8_t {
    Once,          // this call
    SameForAnHour, // and the very same call again
    ToolForAnHour, // and calls of this tool by this client with other arguments
    Deny,
};

// A mutation that waits for a yes, as a person has to see it: see execution::ApprovalRequest, which says what an agent
// may have named. All texts are plain.
struct ApprovalCard {
    ApprovalId id{};
    std::string workspace = {};
    std::string client = {}; // for people
    bool isOwn = false;      // it is the person's own call, from this program
    std::string tool = {};
    std::string version = {};
    std::string endpoint = {};
    json::Value arguments = {}; // as the agent gave them
    std::optional<LastApproval> lastApproved = {};
    std::string document = {};  // the operation, or method and URL of a REST request
    json::Value variables = {}; // those of the values that are variables, by name
    WallTime since = {};
    WallTime until = {}; // when it is refused if nobody decides

    std::string program = {}; // as it names itself
    std::string headline = {};
    bool isDestructive = false;
    std::string origin = {};
    std::string url = {};
    std::string method = {};                // of a REST request, else empty
    std::vector<RootField> rootFields = {}; // of an operation
    std::string operationName = {};
    std::vector<ApprovalValue> values = {};
    std::string step = {};
    std::vector<CallingTool> callers = {}; // the nearest first
    Message problem = {};                  // why the tool is broken; empty: it is not

    bool operator==(const ApprovalCard &) const = default;
};

// Where a person says yes or no to mutations in any workspace. While it is open calls wait here; else their clients are
// asked.
class ApprovalClient final : public QObject {
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(ApprovalClient)

public:
    explicit ApprovalClient(WorkspaceLink link);

    void open();
    void close();

    const std::vector<ApprovalCard> &cards() const { return m_cards; } // the oldest first
    // False when that call does not wait any more.
    QFuture<Result<bool>> decide(ApprovalId id, ApprovalDecision decision);
    // Takes back every yes for an hour in this workspace.
    void withdraw();

    // News: all the cards of that workspace, with ids that only it knows.
    void takeCards(const std::vector<ApprovalCard> &cards, const std::string &workspace = {});

Q_SIGNALS:
    void cardsChanged();

private:
    struct Source {
        std::string workspace;
        ApprovalId id; // there
    };

    ApprovalId idFor(const Source &source) const;

    WorkspaceLink m_link;
    std::vector<ApprovalCard> m_cards;
    std::map<ApprovalId, Source> m_sources; // of the cards
    ApprovalId m_lastId{};
};

} // namespace tooltray::engine
