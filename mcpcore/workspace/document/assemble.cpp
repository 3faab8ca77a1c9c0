// SPDX-License-Identifier: GPL-3.0-or-later
#include "workspace/document/assemble.h"

#include "workspace/document/encodedocument.h"
#include "workspace/edit/transaction.h"

#include <algorithm>
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
            read.errors.push_back({"\"" + key.name + "\" is the name of a built-in tool.", {}});
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

} // namespace tooltray::workspace
