// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage/wayback.h"

namespace tooltray::storage {
namespace {

DocumentNews::Kind kindOf(const CommitRecord::Entry &entry)
{
    if (!entry.before)
        return DocumentNews::Kind::Added;
    return entry.after ? DocumentNews::Kind::Changed : DocumentNews::Kind::Removed;
}

} // namespace

SavedState stateBefore(std::uint64_t revision, const CommitRecord &record)
{
    SavedState state{std::to_string(revision), SavedState::Kind::Commit, revision, record.label, record.time};
    for (const CommitRecord::Entry &entry : record.entries)
        state.news.push_back({entry.key, kindOf(entry)});
    return state;
}

SavedState stateIn(std::string name, const WorkspaceCopy &copy)
{
    const auto revision = revisionInCopyName(name).value_or(0);
    return {std::move(name), SavedState::Kind::Copy, revision, copy.label, copy.time};
}

States statesBefore(std::span<const CommitRecord> records)
{
    States states;
    for (const CommitRecord &record : records) {
        for (const CommitRecord::Entry &entry : record.entries)
            states.try_emplace(entry.key, entry.before);
    }
    return states;
}

States statesIn(const WorkspaceCopy &copy, std::span<const workspace::DocumentKey> now)
{
    States states(copy.documents.begin(), copy.documents.end());
    for (const workspace::DocumentKey &key : now)
        states.try_emplace(key, std::nullopt);
    return states;
}

Commit commitTo(const States &states, const States &current, const std::string &label)
{
    Commit commit{"Go back to before: " + label, {}};
    for (const auto &[key, body] : states) {
        const std::optional<std::string> &now = current.at(key);
        if (now != body)
            commit.changes.push_back({key, body, now ? std::optional(stampOf(*now)) : std::nullopt});
    }
    return commit;
}

Error noSuchState(const std::string &state)
{
    return {ErrorKind::NotFound, "no_such_state", "The state \"" + state + "\" is not kept any more.",
            "Look again at which states there are."};
}

} // namespace tooltray::storage
