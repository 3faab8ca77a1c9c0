// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage/store/liveworkspace.h"

#include "workspace/edits/apply.h"

#include <algorithm>
#include <set>
#include <utility>

namespace tooltray::storage {

namespace {

using workspace::Applied;
using workspace::Change;
using workspace::ChangedDocument;
using workspace::ChangeSet;
using workspace::Edit;
using workspace::Layer;

StampedDocument stamped(ChangedDocument document)
{
    const auto stamp = document.body ? std::optional(stampOf(*document.body)) : std::nullopt;
    return {std::move(document), stamp};
}

class BatchBuilder {
public:
    explicit BatchBuilder(CommitBatch &batch) : m_batch(batch) {}

    Result<Done> operator()(const Edit &edit)
    {
        if (std::optional<Error> error = takenByPin(edit))
            return *std::move(error);
        auto applied = workspace::apply(*now(), edit);
        if (!applied)
            return std::move(applied).error();
        const bool isUndoable = std::ranges::any_of(
            applied->changes.changes, [](const Change &change) { return change.layer == Layer::Stored; });
        Done done = accept(std::move(*applied));
        if (isUndoable)
            m_batch.after.history.add(done.changes);
        return done;
    }

    Result<Done> operator()(const Undo &undo)
    {
        const auto step = undo.step ? undo.step : m_batch.after.history.nextUndo();
        if (!step)
            return Error{ErrorKind::NotFound, "nothing_to_undo",
                         CORE_TEXT("Core", "There is nothing to undo.")};
        return acceptStep(m_batch.after.history.undo(*now(), *step));
    }

    Result<Done> operator()(const Redo &redo)
    {
        const auto step = redo.step ? redo.step : m_batch.after.history.nextRedo();
        if (!step)
            return Error{ErrorKind::NotFound, "nothing_to_redo",
                         CORE_TEXT("Core", "There is nothing to redo.")};
        return acceptStep(m_batch.after.history.redo(*now(), *step));
    }

    Result<Done> operator()(const UseConfig &config)
    {
        auto applied = workspace::apply(*now(), workspace::configEdit(*now(), config.objects));
        if (!applied)
            return std::move(applied).error();
        Done done = accept(std::move(*applied));
        if (now()->disabledEndpoints() == config.disabled)
            return done;
        m_batch.after.workspace = now()->withDisabledEndpoints(config.disabled);
        return Done{now(), done.changes};
    }

    Result<Done> operator()(const FollowOutside &outside)
    {
        // Documents that could not be followed before are tried again.
        std::vector<ChangedDocument> documents = outside.documents;
        for (const auto &[key, unfollowed] : m_batch.after.unfollowed) {
            const bool isReplaced =
                std::ranges::find(documents, key, &ChangedDocument::key) != documents.end();
            if (unfollowed.document && !isReplaced)
                documents.push_back(*unfollowed.document);
        }
        workspace::Adopted adopted = workspace::adopt(now(), documents, *m_batch.after.pins);
        m_batch.keptPins.insert(m_batch.keptPins.end(), adopted.keptPins.begin(), adopted.keptPins.end());
        std::set<workspace::DocumentKey> refused;
        for (workspace::DocumentProblem &problem : adopted.problems) {
            const auto document = std::ranges::find(documents, problem.key, &ChangedDocument::key);
            m_batch.after.unfollowed.insert_or_assign(problem.key,
                                                      Unfollowed{std::move(problem.error), *document});
            refused.insert(problem.key);
        }
        for (ChangedDocument &document : documents) {
            if (refused.contains(document.key))
                continue;
            m_batch.after.unfollowed.erase(document.key);
            m_batch.followed.push_back(stamped(std::move(document)));
        }
        return accept({std::move(adopted.workspace), std::move(adopted.changes)});
    }

private:
    const workspace::WorkspacePtr &now() const { return m_batch.after.workspace; }

    Result<Done> acceptStep(Result<Applied> applied)
    {
        if (!applied)
            return std::move(applied).error();
        return accept(std::move(*applied));
    }

    Done accept(Applied applied)
    {
        if (!applied.changes.isEmpty()) {
            m_batch.after.workspace = std::move(applied.workspace);
            followPins(applied.changes);
        }
        return {now(), std::make_shared<const ChangeSet>(std::move(applied.changes))};
    }

    // The name of a tool whose document vanished is free again for persons only: what they approved stays in force.
    std::optional<Error> takenByPin(const Edit &edit) const
    {
        if (edit.origin != workspace::Origin::Agent)
            return std::nullopt;
        for (const workspace::EditStep &step : edit.steps) {
            const auto *put = std::get_if<workspace::PutObject>(&step);
            const auto *tool = put == nullptr ? nullptr : std::get_if<workspace::Tool>(&put->object);
            if (tool != nullptr && m_batch.after.pins->contains(tool->name)
                && now()->find<workspace::Tool>(tool->name) == nullptr)
                return Error{
                    ErrorKind::Denied,
                    "pinned",
                    {CORE_TEXT("Core", "A person pinned a tool \"{tool}\", which is not there now; only a "
                                       "person can create another one."),
                     {{"tool", tool->name}}},
                    CORE_TEXT("Core",
                              "Choose another name, or ask the user to do it in the Tooltray window.")};
        }
        return std::nullopt;
    }

    void followPins(const ChangeSet &changes)
    {
        workspace::Pins pins = *m_batch.after.pins;
        workspace::followPins(pins, changes);
        if (pins != *m_batch.after.pins)
            m_batch.after.pins = std::make_shared<const workspace::Pins>(std::move(pins));
    }

    CommitBatch &m_batch;
};

// Sets the documents that the batch changes, and its label.
void describeCommit(CommitBatch &batch, std::span<const OrderPtr> orders)
{
    std::vector<Change> changes;
    std::size_t edits = 0;
    for (std::size_t i = 0; i < orders.size(); ++i) {
        const Result<Done> &done = batch.done[i];
        if (!done || done->changes->isEmpty() || std::holds_alternative<FollowOutside>(*orders[i]))
            continue;
        changes.insert(changes.end(), done->changes->changes.begin(), done->changes->changes.end());
        if (edits++ == 0)
            batch.label = done->changes->label;
    }
    if (edits > 1)
        batch.label += " and " + std::to_string(edits - 1) + " more";
    for (ChangedDocument &document : workspace::changedDocuments(*batch.after.workspace, changes))
        batch.documents.push_back(stamped(std::move(document)));
}

} // namespace

CommitBatch carryOut(LiveState state, std::span<const OrderPtr> orders)
{
    CommitBatch batch{.after = std::move(state), .done = {}, .label = {}, .documents = {}, .followed = {}};
    BatchBuilder builder(batch);
    for (const OrderPtr &order : orders)
        batch.done.push_back(std::visit(builder, *order));
    describeCommit(batch, orders);
    return batch;
}

bool isStored(const Order &order)
{
    const auto *edit = std::get_if<Edit>(&order);
    if (edit == nullptr)
        return std::holds_alternative<Undo>(order) || std::holds_alternative<Redo>(order);
    return std::ranges::any_of(edit->steps, [](const workspace::EditStep &step) {
        return std::visit(
            [](const auto &one) {
                if constexpr (requires { one.layer; })
                    return one.layer == Layer::Stored;
                else
                    return true;
            },
            step);
    });
}

} // namespace tooltray::storage
