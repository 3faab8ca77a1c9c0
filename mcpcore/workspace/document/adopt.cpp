// SPDX-License-Identifier: GPL-3.0-or-later
#include "workspace/document/adopt.h"

#include "workspace/codec/objectcodec.h"
#include "workspace/edit/apply.h"

#include <algorithm>
#include <map>
#include <set>
#include <utility>

namespace tooltray::workspace {
namespace {

struct Candidate {
    DocumentKey key;
    std::vector<EditStep> steps;
};

Edit outsideEdit(std::vector<EditStep> steps)
{
    return {"Change outside of Tooltray", Origin::Outside, std::move(steps)};
}

// The stored objects of a document that are none of its objects any more.
void addRemovals(const Workspace &workspace, const DocumentKey &document, const std::set<ObjectKey> &staying,
                 std::vector<EditStep> &steps)
{
    const auto remove = [&](ObjectKey key) {
        const Entry *entry = workspace.find(key);
        if (entry != nullptr && entry->at(Layer::Stored) && !staying.contains(key))
            steps.push_back(RemoveObject{std::move(key)});
    };
    for (const ObjectKind kind : objectKinds(document.kind)) {
        if (!isSingle(document.kind)) {
            remove({kind, document.name});
            continue;
        }
        for (const auto &item : workspace.entries(kind))
            remove({kind, item.name});
    }
}

// What the document asks for, or the problem with it.
std::optional<DocumentError> addSteps(const Workspace &workspace, const ChangedDocument &document,
                                      const Pins &pins, const Formats &formats, std::vector<EditStep> &steps,
                                      std::vector<std::string> &keptPins)
{
    std::set<ObjectKey> staying;
    if (document.body) {
        DecodedDocument decoded = decodeDocument({document.key, *document.body}, formats);
        if (!decoded.errors.empty())
            return std::move(decoded.errors.front());
        for (Object &object : decoded.objects) {
            staying.insert(keyOf(object));
            if (keepPin(pins, object))
                keptPins.push_back(document.key.name);
            steps.push_back(PutObject{std::move(object)});
        }
    }
    addRemovals(workspace, document.key, staying, steps);
    return std::nullopt;
}

// Several edits as if they were one.
class MergedChanges {
public:
    void add(std::vector<Change> changes)
    {
        for (Change &change : changes) {
            const auto [place, isNew] = m_changes.try_emplace({change.key, change.layer}, change);
            if (!isNew)
                place->second.after = std::move(change.after);
        }
    }

    std::vector<Change> take() &&
    {
        std::vector<Change> changes;
        for (auto &[place, change] : m_changes)
            changes.push_back(std::move(change));
        return changes;
    }

private:
    std::map<std::pair<ObjectKey, Layer>, Change> m_changes;
};

// One after the other, again and again until none of the rest can be followed.
void followEach(Adopted &result, std::vector<Candidate> &candidates)
{
    std::map<DocumentKey, std::string> reasons;
    MergedChanges changes;
    for (std::size_t before = candidates.size() + 1; candidates.size() < before;) {
        before = candidates.size();
        std::erase_if(candidates, [&](Candidate &candidate) {
            auto applied = apply(*result.workspace, outsideEdit(candidate.steps));
            if (!applied) {
                reasons[candidate.key] = applied.error().message;
                return false;
            }
            result.workspace = std::move(applied->workspace);
            changes.add(std::move(applied->changes.changes));
            return true;
        });
    }
    result.changes.changes = std::move(changes).take();
    for (Candidate &candidate : candidates)
        result.problems.push_back({candidate.key, {reasons[candidate.key], {}}});
}

} // namespace

Adopted adopt(WorkspacePtr workspace, std::span<const ChangedDocument> documents, const Pins &pins,
              const Formats &formats)
{
    Adopted result{std::move(workspace), {outsideEdit({}).label, Origin::Outside, {}}, {}};
    std::vector<Candidate> candidates;
    std::vector<EditStep> all;
    for (const ChangedDocument &document : documents) {
        Candidate candidate{document.key, {}};
        if (auto error =
                addSteps(*result.workspace, document, pins, formats, candidate.steps, result.keptPins)) {
            result.problems.push_back({document.key, std::move(*error)});
            continue;
        }
        all.insert(all.end(), candidate.steps.begin(), candidate.steps.end());
        candidates.push_back(std::move(candidate));
    }
    if (auto applied = apply(*result.workspace, outsideEdit(std::move(all)))) {
        result.workspace = std::move(applied->workspace);
        result.changes = std::move(applied->changes);
    } else {
        followEach(result, candidates);
    }
    std::ranges::sort(result.problems, {}, &DocumentProblem::key);
    return result;
}

} // namespace tooltray::workspace
