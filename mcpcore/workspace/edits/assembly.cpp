// SPDX-License-Identifier: GPL-3.0-or-later
#include "workspace/edits/assembly.h"

#include "workspace/codec/document.h"
#include "workspace/codec/objectcodec.h"
#include "workspace/edits/apply.h"

#include <algorithm>
#include <map>
#include <set>
#include <thread>
#include <utility>

namespace tooltray::workspace {

namespace {

// The stored objects that belong into the document, in its order.
std::vector<const Object *> objectsIn(const Workspace &workspace, const DocumentKey &key)
{
    std::vector<const Object *> objects;
    const auto add = [&](const Entry *entry) {
        if (entry != nullptr && entry->at(Layer::Stored))
            objects.push_back(&entry->at(Layer::Stored)->object);
    };
    for (const ObjectKind kind : objectKinds(key.kind)) {
        if (!isSingle(key.kind)) {
            add(workspace.find({kind, key.name}));
            continue;
        }
        for (const auto &item : workspace.entries(kind))
            add(&item.value);
    }
    return objects;
}

// Below this a thread costs more than it brings.
constexpr std::size_t kDocumentsPerThread = 500;
constexpr std::size_t kMaxThreads = 4;

struct ReadDocument {
    std::vector<DefinitionPtr> definitions;
    std::vector<DocumentError> errors;
    bool hadOtherPin = false;
};

ReadDocument readDocument(const Document &document, const Pins &pins, const Formats &formats)
{
    DecodedDocument decoded = decodeDocument(document, formats);
    ReadDocument read{{}, std::move(decoded.errors)};
    if (!read.errors.empty())
        return read;
    read.definitions.reserve(decoded.objects.size());
    for (Object &object : decoded.objects) {
        read.hadOtherPin = keepPin(pins, object) || read.hadOtherPin;
        read.definitions.push_back(makeDefinition(std::move(object)));
    }
    return read;
}

// Reading the texts is what opening takes its time for, and each of them can be read on its own.
std::vector<ReadDocument> readAll(std::span<const Document> documents, const Pins &pins,
                                  const Formats &formats)
{
    std::vector<ReadDocument> all(documents.size());
    const std::size_t threads =
        std::clamp<std::size_t>(documents.size() / kDocumentsPerThread, 1,
                                std::clamp<std::size_t>(std::thread::hardware_concurrency(), 1, kMaxThreads));
    const auto readPart = [&](std::size_t part) {
        const std::size_t end = documents.size() * (part + 1) / threads;
        for (std::size_t i = documents.size() * part / threads; i < end; ++i)
            all[i] = readDocument(documents[i], pins, formats);
    };
    std::vector<std::jthread> others;
    for (std::size_t part = 1; part < threads; ++part)
        others.emplace_back(readPart, part);
    readPart(0);
    others.clear(); // which waits for them
    return all;
}

} // namespace

Assembled assemble(BuiltInNames builtIns, std::span<const Document> documents, Revision revision,
                   const Pins &pins, const Formats &formats)
{
    Assembled result;
    const WorkspacePtr empty = Workspace::create(std::move(builtIns), revision);
    Transaction transaction(*empty);
    std::vector<ReadDocument> all = readAll(documents, pins, formats);
    for (std::size_t i = 0; i < documents.size(); ++i) {
        const DocumentKey &key = documents[i].key;
        ReadDocument &read = all[i];
        if (key.kind == DocumentKind::Tool && empty->isBuiltIn(key.name))
            read.errors.push_back(
                {{CORE_TEXT("Core", "\"{name}\" is the name of a built-in tool."), {{"name", key.name}}},
                 {}});
        if (!read.errors.empty()) {
            result.problems.push_back({key, std::move(read.errors.front())});
            continue;
        }
        if (read.hadOtherPin)
            result.keptPins.push_back(key.name);
        for (DefinitionPtr &definition : read.definitions) {
            const ObjectKey object = keyOf(definition->object);
            transaction.set(object, Layer::Stored, std::move(definition));
        }
    }
    result.workspace = std::move(transaction).finish().workspace;
    return result;
}

std::vector<ChangedDocument> changedDocuments(const Workspace &workspace, std::span<const Change> changes)
{
    std::set<DocumentKey> keys;
    for (const Change &change : changes) {
        if (change.layer == Layer::Stored)
            keys.insert(documentOf(change.key));
    }
    std::vector<ChangedDocument> documents;
    for (const DocumentKey &key : keys) {
        const std::vector<const Object *> objects = objectsIn(workspace, key);
        const bool isGone = objects.empty() && !isSingle(key.kind);
        documents.push_back({key, isGone ? std::nullopt : std::optional(encodeDocument(key.kind, objects))});
    }
    return documents;
}

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

// Adds the steps that the document asks for, or returns the problem with it.
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
    std::map<DocumentKey, Message> reasons;
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
