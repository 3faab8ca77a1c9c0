// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage/store/liveworkspace.h"

#include "base/task/ask.h"
#include "storage/documents/layout.h"

#include <algorithm>
#include <iterator>
#include <memory>
#include <utility>

namespace tooltray::storage {

namespace {

using workspace::ChangedDocument;
using workspace::Document;
using workspace::DocumentProblem;

// The document that the store found instead of the expected one, if the error has it.
std::optional<ChangedDocument> foundBy(const Error &error)
{
    if (error.code != "changed_outside" && error.code != "name_taken")
        return std::nullopt;
    const auto key = documentAt(error.details["document"].toString());
    if (!key)
        return std::nullopt;
    const json::Value &current = error.details["current"];
    return ChangedDocument{*key, current.isString() ? std::optional(std::string(current.toString()))
                                                    : std::nullopt};
}

ChangedDocument withoutStamp(DocumentChange change)
{
    return {std::move(change.key), std::move(change.body)};
}

} // namespace

struct LiveWorkspace::Loaded {
    workspace::Assembled assembled;
    DocumentTable<Stamp> stamps;
};

LiveWorkspace::LiveWorkspace(Store &store, workspace::BuiltInNames builtIns, QObject *parent)
    : QObject(parent)
    , m_store(store)
    , m_builtIns(std::move(builtIns))
{
    m_pool.setMaxThreadCount(1);
    m_state.workspace = workspace::Workspace::create(m_builtIns);
    connect(&m_store, &Store::changed, this, [this](const std::vector<DocumentChange> &changes) {
        FollowOutside outside;
        std::ranges::transform(changes, std::back_inserter(outside.documents), withoutStamp);
        give(std::move(outside));
    });
}

QFuture<Result<void>> LiveWorkspace::open()
{
    m_opening.emplace();
    QFuture<Result<void>> answered = m_opening->future();
    m_isBusy = true;
    const auto stored = m_store.load();
    whenDone(stored, this, [this, stored](const Result<std::vector<Document>> &documents) {
        if (!documents)
            return finishOpening(documents.error());
        // They are read where they lie: all of a workspace is too much to copy on this thread.
        auto loaded =
            ask(&m_pool,
                [stored, builtIns = m_builtIns, pins = m_state.pins]() -> Result<std::unique_ptr<Loaded>> {
                    const std::vector<Document> &all = **stored.constBegin();
                    auto result =
                        std::make_unique<Loaded>(Loaded{workspace::assemble(builtIns, all, 0, *pins), {}});
                    result->stamps.reserve(all.size());
                    for (const Document &document : all)
                        result->stamps.set(document.key, stampOf(document.body));
                    for (const DocumentProblem &problem : result->assembled.problems)
                        result->stamps.remove(problem.key); // nothing is written over it
                    return result;
                });
        whenDone(loaded, this,
                 [this](Result<std::unique_ptr<Loaded>> result) { finishOpening(std::move(result)); });
    });
    return answered;
}

std::vector<DocumentProblem> LiveWorkspace::problems() const
{
    std::vector<DocumentProblem> problems;
    for (const auto &[key, unfollowed] : m_state.unfollowed)
        problems.push_back({key, unfollowed.why});
    return problems;
}

QFuture<Result<Done>> LiveWorkspace::apply(workspace::Edit edit)
{
    return give(std::move(edit));
}

QFuture<Result<Done>> LiveWorkspace::undo(std::optional<workspace::HistoryStepId> step)
{
    return give(Undo{step});
}

QFuture<Result<Done>> LiveWorkspace::redo(std::optional<workspace::HistoryStepId> step)
{
    return give(Redo{step});
}

QFuture<Result<Done>> LiveWorkspace::useConfig(std::vector<workspace::Object> objects,
                                               workspace::Workspace::DisabledEndpoints disabled)
{
    return give(UseConfig{std::move(objects), std::move(disabled)});
}

QFuture<Result<Done>> LiveWorkspace::give(Order order)
{
    Waiting waiting{std::make_shared<const Order>(std::move(order)), {}};
    QFuture<Result<Done>> answered = waiting.answer.future();
    m_queue.push_back(std::move(waiting));
    next();
    return answered;
}

void LiveWorkspace::finishOpening(Result<std::unique_ptr<Loaded>> loaded)
{
    Result<void> result;
    if (loaded) {
        Loaded &all = **loaded;
        m_stamps = std::move(all.stamps);
        m_state.workspace = std::move(all.assembled.workspace);
        for (DocumentProblem &problem : all.assembled.problems)
            m_state.unfollowed.emplace(std::move(problem.key), Unfollowed{std::move(problem.error), {}});
        takeUpPins();
        m_isOpen = true;
        if (!all.assembled.keptPins.empty())
            Q_EMIT pinsKept(all.assembled.keptPins);
        Q_EMIT changed(m_state.workspace, std::make_shared<const workspace::ChangeSet>());
        if (!m_state.unfollowed.empty())
            Q_EMIT problemsChanged(problems());
    } else {
        result = loaded.error();
        for (Waiting &waiting : std::exchange(m_queue, {}))
            waiting.answer.give(loaded.error());
    }
    m_isBusy = false;
    std::exchange(m_opening, std::nullopt)->give(std::move(result));
    next();
}

// Records the pins that documents have and that are not on record yet.
void LiveWorkspace::takeUpPins()
{
    workspace::Pins pins = *m_state.pins;
    for (const auto &item : m_state.workspace->entries(workspace::ObjectKind::Tool)) {
        const auto &tool = std::get<workspace::Tool>(item.value.object());
        if (tool.pin)
            pins.try_emplace(tool.name, *tool.pin);
    }
    if (pins.size() == m_state.pins->size())
        return;
    setPins(std::move(pins));
    Q_EMIT pinsChanged();
}

void LiveWorkspace::next()
{
    if (!m_isOpen || m_isBusy || m_queue.empty())
        return;
    m_isBusy = true;
    const bool isShared = m_alone == 0 && isStored(*m_queue.front().order);
    m_alone -= std::min<std::size_t>(m_alone, 1);
    do {
        m_orders.push_back(std::move(m_queue.front()));
        m_queue.pop_front();
    } while (isShared && !m_queue.empty() && isStored(*m_queue.front().order));
    std::vector<OrderPtr> orders;
    std::ranges::transform(m_orders, std::back_inserter(orders), &Waiting::order);
    auto made = ask(&m_pool, [state = m_state, orders = std::move(orders)]() mutable {
        return Result<std::unique_ptr<CommitBatch>>(
            std::make_unique<CommitBatch>(carryOut(std::move(state), orders)));
    });
    whenDone(made, this, [this](Result<std::unique_ptr<CommitBatch>> batch) { store(std::move(*batch)); });
}

void LiveWorkspace::store(std::unique_ptr<CommitBatch> batch)
{
    m_batch = std::move(batch);
    Commit commit = commitFor(*m_batch);
    if (commit.changes.empty())
        return finish();
    whenDone(m_store.commit(std::move(commit)), this, [this](const Result<void> &stored) {
        if (stored)
            finish();
        else
            fail(stored.error());
    });
}

Commit LiveWorkspace::commitFor(CommitBatch &batch) const
{
    Commit commit{std::move(batch.label), {}};
    for (StampedDocument &stamped : batch.documents) {
        const Stamp *known = m_stamps.find(stamped.document.key);
        const auto replaces = known == nullptr ? std::nullopt : std::optional(*known);
        if (stamped.stamp != replaces)
            commit.changes.push_back(
                {stamped.document.key, std::exchange(stamped.document.body, std::nullopt), replaces});
    }
    return commit;
}

void LiveWorkspace::remember(const std::vector<StampedDocument> &documents)
{
    for (const StampedDocument &stamped : documents) {
        if (stamped.stamp)
            m_stamps.set(stamped.document.key, *stamped.stamp);
        else
            m_stamps.remove(stamped.document.key);
    }
}

void LiveWorkspace::finish()
{
    const std::unique_ptr<CommitBatch> batch = std::move(m_batch);
    std::vector<Waiting> orders = std::exchange(m_orders, {});
    remember(batch->documents);
    remember(batch->followed);
    const std::vector<DocumentProblem> before = problems();
    const auto pinsBefore = m_state.pins;
    workspace::WorkspacePtr last = m_state.workspace;
    m_state = std::move(batch->after);
    if (m_state.pins != pinsBefore)
        Q_EMIT pinsChanged();
    if (!batch->keptPins.empty())
        Q_EMIT pinsKept(batch->keptPins);
    bool hasChanged = false;
    for (const Result<Done> &done : batch->done) {
        if (!done || done->workspace == last)
            continue;
        hasChanged = true;
        last = done->workspace;
        Q_EMIT changed(done->workspace, done->changes);
    }
    if (problems() != before)
        Q_EMIT problemsChanged(problems());
    for (std::size_t i = 0; i < orders.size(); ++i)
        orders[i].answer.give(std::move(batch->done[i]));
    m_isBusy = false;
    if (hasChanged && !std::holds_alternative<FollowOutside>(*orders.front().order))
        retryUnfollowed();
    next();
}

void LiveWorkspace::fail(const Error &error)
{
    const std::unique_ptr<CommitBatch> batch = std::move(m_batch);
    std::vector<Waiting> orders = std::exchange(m_orders, {});
    m_isBusy = false;
    if (error.kind == ErrorKind::Conflict && orders.size() > 1) {
        m_alone = orders.size();
        std::ranges::move(orders.rbegin(), orders.rend(), std::front_inserter(m_queue));
        return next();
    }
    if (auto found = orders.size() == 1 ? foundBy(error) : std::nullopt)
        return followThenAnswer(*std::move(found), std::move(orders.front()), error);
    // An order after an edit that was not saved may have been refused because of that edit.
    bool isSure = true;
    for (std::size_t i = 0; i < orders.size(); ++i) {
        isSure = isSure && !batch->done[i];
        orders[i].answer.give(isSure ? batch->done[i].error() : error);
    }
    next();
}

// Follows the change before the error is delivered, so that its recipient can already read the change.
void LiveWorkspace::followThenAnswer(ChangedDocument found, Waiting order, const Error &error)
{
    Waiting following{std::make_shared<const Order>(FollowOutside{{std::move(found)}}), {}};
    whenDone(following.answer.future(), this,
             [answer = std::make_shared<ResultPromise<Done>>(std::move(order.answer)),
              error](const Result<Done> &) { answer->give(error); });
    m_queue.push_front(std::move(following));
    next();
}

// An edit may have made room for what somebody else did.
void LiveWorkspace::retryUnfollowed()
{
    const bool isAnyLeft = std::ranges::any_of(
        m_state.unfollowed, [](const auto &item) { return item.second.document.has_value(); });
    if (isAnyLeft)
        give(FollowOutside());
}

} // namespace tooltray::storage
