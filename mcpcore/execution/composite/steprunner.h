// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "execution/bind/scope.h"
#include "execution/call/operationrun.h"
#include "execution/composite/mutations.h"
#include "execution/run/run.h"
#include "workspace/definitions/composite.h"

#include <functional>
#include <memory>
#include <string>
#include <vector>

namespace tooltray::execution {

// One step of a composite tool whose turn it is. What is referred to lasts as long as its run.
struct StepOrder {
    const workspace::Step &step;
    const Scope &scope;          // with the answers of the steps before
    const std::string &endpoint; // of the step, else of the tool; empty: that of the tool that is called
    json::Value arguments;       // of the tool that is called; null for an operation, which has its bindings
    std::string place;           // the steps that lead here, this one the last: "close/updateIssue"
    std::vector<std::string> tools; // that run, the outermost first, with the one that is called
    // To be asked before a mutation is sent, by whoever sends it; the parent of a composite tool that is called.
    std::shared_ptr<Mutations> mutations;
    PagePosition lists = {};                                  // where those of the steps before stand
    std::function<void(std::uint64_t count)> onProgress = {}; // items or events of the step
};

// Runs the operations and tools that composite tools are made of.
class StepRunner {
public:
    virtual ~StepRunner() = default;

    // Calls back once, from the event loop, never from within this call; the run may be destroyed from there.
    [[nodiscard]] virtual std::unique_ptr<Run> run(StepOrder order,
                                                   std::function<void(OperationOutcome)> done) = 0;
};

} // namespace tooltray::execution
