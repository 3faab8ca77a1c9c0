// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "execution/answers/run.h"
#include "execution/arguments/bindings.h"
#include "execution/delivery/mutations.h"
#include "execution/delivery/operationrun.h"
#include "workspace/definitions/composite.h"
#include "workspace/definitions/toolversion.h"

#include <cstddef>
#include <functional>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <string_view>
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
    // The sender of a mutation asks it before sending; the parent of a composite tool that is called.
    std::shared_ptr<Mutations> mutations;
    PagePosition lists = {};                                  // where those of the steps before stand
    std::function<void(std::uint64_t count)> onProgress = {}; // items or events of the step
};

// Runs the operations and tools that composite tools are made of.
class StepRunner {
public:
    virtual ~StepRunner() = default;

    // Begins the step. An error: it cannot begin.
    [[nodiscard]] virtual Result<std::unique_ptr<Run>> run(StepOrder order, Done<OperationOutcome> done) = 0;
};

struct CompositeOrder {
    std::shared_ptr<const workspace::Operation> operation; // a Sequence or a Switch
    Scope scope;                                           // the arguments fit the tool's schema
    std::string endpoint = {};                             // of the tool
    std::vector<std::string> tools;                        // that run, the outermost first, this one the last
    std::string place = {};                                // the steps of other tools that lead here
    Mutations::Allowed mutations = Mutations::Allowed::One;
    std::shared_ptr<Mutations> parent = {};  // of the composite tool that calls this one
    std::shared_ptr<CallBudget> budget = {}; // null: as many steps as there are
    bool isPreview = false;                  // nothing is sent, so that no step returns anything
    PagePosition from = {};                  // where the lists of steps are gone on with
    // In a preview: a step that depends on what earlier ones return.
    std::function<void(const workspace::Step &step, const std::string &place,
                       const std::vector<std::string> &dependsOn)>
        onUnknown = {};
    // Decides whether the result means that it went wrong.
    std::function<OperationOutcome(OperationAnswer)> classify = {};
    // Steps that are over, of how many, and the one that begins or of which so many items or events are there, when a
    // part of it is over.
    std::function<void(double done, std::size_t total, std::string_view step, std::uint64_t count)>
        onProgress = {};
};

// Runs a composite tool, one step after the other. The first that fails ends it; the failure names the step and the
// mutations that took effect.
class CompositeRun final : public Run {
public:
    // The runner outlives it.
    CompositeRun(StepRunner &runner, CompositeOrder order, Done<OperationOutcome> done);
    void start();

private:
    std::optional<Error> choose();
    void next();
    bool begin(const workspace::Step &step);
    std::function<void(std::uint64_t)> beginProgress(const workspace::Step &step) const;
    Result<json::Value> argumentsOf(const workspace::Step &step) const;
    void take(const workspace::Step &step, OperationOutcome outcome);
    void keep(const workspace::Step &step, OperationAnswer answer);
    std::optional<PagedResult> pages();
    void complete();
    void fail(const workspace::Step &step, CallFailure failure);
    void fail(const workspace::Step *step, Error error); // before it began; null: before any did
    void failResult(CallFailure failure);
    void noteEffects(bool hasOwnResult);
    json::Value hiddenSteps(bool hasOwnResult) const;
    bool hasTakenEffect(std::string_view step) const;
    json::Value completedSteps(const std::function<bool(std::string_view step)> &isWanted) const;
    void nameCompleted(Error &error) const;
    void nameStepErrors(Error &error) const;
    bool isUnknown(const workspace::Step &step) const;
    std::string placeOf(std::string_view step) const;
    void finish(OperationOutcome outcome);

    StepRunner &m_runner;
    CompositeOrder m_order;
    Done<OperationOutcome> m_done;
    std::shared_ptr<Mutations> m_mutations;
    std::vector<const workspace::Step *> m_steps;
    std::size_t m_at = 0;
    std::set<std::string, std::less<>> m_expectedFailures; // steps with a status that they expect
    std::string m_last;                                    // the step that ran last
    std::string m_endpoint;                                // of the step that runs
    OperationAnswer m_answer;
    json::Value m_completedInside = json::Value::object(); // of tools that were called, by their places
    std::vector<PagedResult> m_pages;                      // of the steps that fetched a list
    PagePosition m_lists;                                  // where they stand
    std::unique_ptr<Run> m_run;
};

} // namespace tooltray::execution
