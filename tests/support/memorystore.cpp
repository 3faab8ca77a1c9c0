// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/memorystore.h"

#include "storage/backends/storagebackend.h"
#include "storage/documents/commit.h"
#include "storage/documents/workspacecopy.h"

#include <algorithm>

namespace tooltray::test {

using namespace storage;
using workspace::DocumentKey;

MemoryStore::MemoryStore(Documents documents, QObject *parent)
    : MemoryStore(std::make_shared<Disk>(Disk{.documents = std::move(documents)}),
                  workspace::currentFormats(), parent)
{}

MemoryStore::MemoryStore(std::shared_ptr<Disk> disk, const workspace::Formats &formats, QObject *parent)
    : Store(parent)
    , m_disk(std::move(disk))
    , m_formats(formats)
{
    m_disk->stores.push_back(this);
}

MemoryStore::~MemoryStore()
{
    std::erase(m_disk->stores, this);
}

QFuture<Result<std::vector<workspace::Document>>> MemoryStore::load()
{
    using Loaded = Result<std::vector<workspace::Document>>;
    if (m_failure)
        return answered(Loaded(*std::exchange(m_failure, std::nullopt)));
    std::vector<workspace::Document> documents;
    for (const auto &[key, body] : m_disk->documents)
        documents.push_back({key, body});
    return answered(Loaded(std::move(documents)));
}

QFuture<Result<void>> MemoryStore::commit(Commit commit)
{
    if (!m_isHeld)
        return answered(carryOut(commit));
    ResultPromise<void> answer;
    auto committed = answer.future();
    m_held.emplace_back(std::move(commit), std::move(answer));
    return committed;
}

QFuture<Result<void>> MemoryStore::keep(std::string label)
{
    if (m_failure)
        return answered(Result<void>(*std::exchange(m_failure, std::nullopt)));
    WorkspaceCopy copy = copyNow(m_disk->documents, std::move(label));
    m_disk->copies.emplace_back(copyName(copy.format, ++m_disk->lastCommit), std::move(copy));
    return answered(Result<void>());
}

QFuture<Result<std::vector<SavedState>>> MemoryStore::states()
{
    std::vector<SavedState> states;
    for (const auto &[number, record] : m_disk->commits)
        states.push_back(stateBefore(number, record));
    for (const auto &[name, copy] : m_disk->copies)
        states.push_back(stateIn(name, copy));
    std::ranges::stable_sort(states, std::ranges::greater(), &SavedState::revision);
    return answered(Result<std::vector<SavedState>>(std::move(states)));
}

QFuture<Result<void>> MemoryStore::restore(std::string state)
{
    auto plan = restorePlan(state);
    if (!plan)
        return answered(Result<void>(std::move(plan).error()));
    auto done = carryOut(*plan);
    if (done)
        Q_EMIT changed(plan->changes);
    return answered(std::move(done));
}

void MemoryStore::release()
{
    m_isHeld = false;
    for (; !m_held.empty(); m_held.pop_front())
        m_held.front().second.give(carryOut(m_held.front().first));
}

void MemoryStore::changeOutside(const DocumentKey &key, std::optional<std::string> body)
{
    const auto before = bodyOf(key);
    put(key, body);
    m_unreported.push_back({key, std::move(body), before ? std::optional(stampOf(*before)) : std::nullopt});
}

void MemoryStore::report()
{
    const std::vector<DocumentChange> changes = std::exchange(m_unreported, {});
    Q_EMIT changed(changes);
}

Result<void> MemoryStore::carryOut(const Commit &commit)
{
    if (m_failure)
        return *std::exchange(m_failure, std::nullopt);
    CommitRecord record{commit.label, "2026-01-01T00:00:00.000Z", {}};
    for (const DocumentChange &change : commit.changes) {
        auto before = bodyOf(change.key);
        if (auto refused = refusal(change, before, m_formats))
            return std::move(*refused);
        record.entries.push_back({change.key, std::move(before), change.body});
    }
    ++m_disk->lastCommit;
    copyBeforeMigration(record);
    for (const DocumentChange &change : commit.changes)
        put(change.key, change.body);
    m_disk->commits.emplace_back(m_disk->lastCommit, std::move(record));
    if (m_disk->commits.size() > StorageBackend::kSavedStates)
        m_disk->commits.erase(m_disk->commits.begin());
    m_commits.push_back(commit);
    for (MemoryStore *store : m_disk->stores) {
        if (store != this)
            Q_EMIT store->changed(commit.changes);
    }
    return {};
}

Result<Commit> MemoryStore::restorePlan(const std::string &state) const
{
    States states;
    std::string label;
    const auto copy = std::ranges::find(m_disk->copies, state, &std::pair<std::string, WorkspaceCopy>::first);
    if (copy != m_disk->copies.end()) {
        std::vector<DocumentKey> now;
        for (const auto &[key, body] : m_disk->documents)
            now.push_back(key);
        states = statesIn(copy->second, now);
        label = copy->second.label;
    } else {
        std::vector<CommitRecord> since;
        for (const auto &[number, record] : m_disk->commits) {
            if (!since.empty() || std::to_string(number) == state)
                since.push_back(record);
        }
        if (since.empty())
            return noSuchState(state);
        states = statesBefore(since);
        label = since.front().label;
    }
    States current;
    for (const auto &[key, body] : states)
        current.emplace(key, bodyOf(key));
    return commitTo(states, current, label);
}

void MemoryStore::copyBeforeMigration(const CommitRecord &record)
{
    const auto format = migratesFrom(record);
    const auto isCovering = [&](const auto &copy) { return covers(copy.second, record); };
    if (!format || std::ranges::any_of(m_disk->copies, isCovering))
        return;
    m_disk->copies.emplace_back(copyName(*format, m_disk->lastCommit),
                                WorkspaceCopy{*format, record.label, record.time, m_disk->documents});
}

std::optional<std::string> MemoryStore::bodyOf(const DocumentKey &key) const
{
    const auto found = m_disk->documents.find(key);
    return found == m_disk->documents.end() ? std::nullopt : std::optional(found->second);
}

void MemoryStore::put(const DocumentKey &key, const std::optional<std::string> &body)
{
    if (body)
        m_disk->documents.insert_or_assign(key, *body);
    else
        m_disk->documents.erase(key);
}

} // namespace tooltray::test
