// SPDX-License-Identifier: GPL-3.0-or-later
#include "workspace/document/assemble.h"

#include "workspace/document/encodedocument.h"
#include "workspace/edit/transaction.h"

#include <set>
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

} // namespace

Assembled assemble(BuiltInNames builtIns, std::span<const Document> documents, Revision revision,
                   const Formats &formats)
{
    Assembled result;
    const WorkspacePtr empty = Workspace::create(std::move(builtIns), revision);
    Transaction transaction(*empty);
    for (const Document &document : documents) {
        DecodedDocument decoded = decodeDocument(document, formats);
        if (document.key.kind == DocumentKind::Tool && empty->isBuiltIn(document.key.name))
            decoded.errors.push_back({"\"" + document.key.name + "\" is the name of a built-in tool.", {}});
        if (!decoded.errors.empty()) {
            result.problems.push_back({document.key, std::move(decoded.errors.front())});
            continue;
        }
        for (Object &object : decoded.objects) {
            const ObjectKey key = keyOf(object);
            transaction.set(key, Layer::Stored, makeDefinition(std::move(object)));
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
