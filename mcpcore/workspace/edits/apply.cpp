// SPDX-License-Identifier: GPL-3.0-or-later
#include "workspace/edits/apply.h"

#include "workspace/codec/objectcodec.h"
#include "workspace/definitions/names.h"
#include "workspace/edits/check.h"
#include "workspace/edits/merge.h"
#include "workspace/edits/permissions.h"
#include "workspace/edits/transaction.h"
#include "workspace/snapshot/references.h"

#include <algorithm>
#include <memory>
#include <set>

namespace tooltray::workspace {

namespace {

using Refusal = std::optional<Error>;

json::Value encodedOrNull(const DefinitionPtr &definition)
{
    return definition ? encode(definition->object) : json::Value();
}

const DefinitionPtr &definitionAt(const Entry *entry, Layer layer)
{
    static const DefinitionPtr none;
    return entry == nullptr ? none : entry->at(layer);
}

Refusal checkRevision(const ObjectKey &key, const Entry *entry, const std::optional<Revision> &basedOn,
                      json::Value yours)
{
    if (!basedOn || *basedOn == (entry == nullptr ? 0 : entry->revision()))
        return std::nullopt;
    if (*basedOn == 0) // another one was made at the same time
        return Error{ErrorKind::Conflict,
                     "name_taken",
                     {CORE_TEXT("Core", "The {object} already exists."), {{"object", toString(key)}}},
                     CORE_TEXT("Core", "Choose another name.")};
    return changedSince(key, entry, std::move(yours));
}

// What config.yaml says is changed there; only a value for this session may go above it. Who changes what is
// stored outside of the program changes what is hidden, which is theirs to do.
Refusal checkLayer(const ObjectKey &key, const Entry *entry, Layer layer, Origin origin)
{
    if (layer != Layer::Stored || origin == Origin::Outside || !definitionAt(entry, Layer::Config))
        return std::nullopt;
    return Error{ErrorKind::Denied,
                 "defined_in_config",
                 {CORE_TEXT("Core", "The {object} is defined in the configuration file and read-only here."),
                  {{"object", toString(key)}}},
                 CORE_TEXT("Core", "Change it in the configuration file.")};
}

Error notFound(const ObjectKey &key)
{
    return {ErrorKind::NotFound,
            "not_found",
            {CORE_TEXT("Core", "There is no {object}."), {{"object", toString(key)}}}};
}

class Applier {
public:
    Applier(const Workspace &base, const Edit &edit)
        : m_transaction(base, std::make_shared<const Author>(Author{edit.origin, edit.author}))
        , m_origin(edit.origin)
    {}

    Refusal operator()(const PutObject &step)
    {
        const ObjectKey key = keyOf(step.object);
        const Entry *entry = m_transaction.find(key);
        if (auto refusal = checkRevision(key, entry, step.basedOn, encode(step.object)))
            return refusal;
        if (auto refusal = checkLayer(key, entry, step.layer, m_origin))
            return refusal;
        if (auto refusal = checkObject(step.object))
            return refusal;
        const DefinitionPtr &before = definitionAt(entry, step.layer);
        Object object = step.object;
        if (m_origin == Origin::Agent)
            takeBackPermissions(object, before ? &before->object : nullptr);
        if (!before || !encode(before->object).isIdenticalTo(encode(object)))
            m_transaction.set(key, step.layer, makeDefinition(std::move(object)));
        return std::nullopt;
    }

    Refusal operator()(const RemoveObject &step)
    {
        const Entry *entry = m_transaction.find(step.key);
        if (auto refusal = checkRevision(step.key, entry, step.basedOn, {}))
            return refusal;
        if (auto refusal = checkLayer(step.key, entry, step.layer, m_origin))
            return refusal;
        if (!definitionAt(entry, step.layer))
            return notFound(step.key);
        m_transaction.set(step.key, step.layer, nullptr);
        return std::nullopt;
    }

    Refusal operator()(const RenameObject &step)
    {
        const Entry *entry = m_transaction.find(step.key);
        if (auto refusal = checkRevision(step.key, entry, step.basedOn, {}))
            return refusal;
        if (auto refusal = checkLayer(step.key, entry, Layer::Stored, m_origin))
            return refusal;
        if (!definitionAt(entry, Layer::Stored))
            return notFound(step.key);
        const ObjectKey target{step.key.kind, step.name};
        if (target == step.key)
            return std::nullopt;
        if (m_transaction.find(target) != nullptr)
            return Error{ErrorKind::Conflict,
                         "name_taken",
                         {CORE_TEXT("Core", "The {object} already exists."), {{"object", toString(target)}}},
                         CORE_TEXT("Core", "Choose another name.")};
        move(step.key, target);
        return std::nullopt;
    }

    Transaction &transaction() { return m_transaction; }

private:
    // With everything of it that is not the configuration's, and with its name wherever that stands.
    void move(const ObjectKey &from, const ObjectKey &to)
    {
        for (const Layer layer : {Layer::Stored, Layer::Session}) {
            const DefinitionPtr definition = definitionAt(m_transaction.find(from), layer);
            if (!definition)
                continue;
            Object object = definition->object;
            workspace::rename(object, to.name);
            m_transaction.set(from, layer, nullptr);
            m_transaction.set(to, layer, makeDefinition(std::move(object)));
        }
        for (const ObjectKey &user : m_transaction.usersOf(from)) {
            for (const Layer layer : {Layer::Stored, Layer::Session}) {
                const DefinitionPtr definition = definitionAt(m_transaction.find(user), layer);
                if (!definition || !refersTo(*definition, from))
                    continue;
                Object object = definition->object;
                replaceReferences(object, from, to.name);
                m_transaction.set(user, layer, makeDefinition(std::move(object)));
            }
        }
    }

    Transaction m_transaction;
    Origin m_origin;
};

Result<Applied> finish(const Workspace &before, Transaction &&transaction, std::string label, Origin origin)
{
    Transaction::Outcome outcome = std::move(transaction).finish();
    if (auto error = check(before, *outcome.workspace, outcome.changes, origin))
        return std::move(*error);
    return Applied{std::move(outcome.workspace), {std::move(label), origin, std::move(outcome.changes)}};
}

} // namespace

Result<Applied> apply(const Workspace &workspace, const Edit &edit)
{
    Applier applier(workspace, edit);
    for (std::size_t i = 0; i < edit.steps.size(); ++i) {
        if (auto refusal = std::visit([&](const auto &step) { return applier(step); }, edit.steps[i])) {
            if (edit.steps.size() > 1)
                refusal->details.set("step", json::Value(i));
            return std::move(*refusal);
        }
    }
    return finish(workspace, std::move(applier.transaction()), edit.label, edit.origin);
}

Result<Applied> revert(const Workspace &workspace, const ChangeSet &changes, Origin origin)
{
    Transaction transaction(workspace, std::make_shared<const Author>(Author{origin}));
    for (const Change &change : changes.changes) {
        const Entry *entry = workspace.find(change.key);
        if (!isSame(definitionAt(entry, change.layer), change.after))
            return changedSince(change.key, entry, encodedOrNull(change.before));
        transaction.set(change.key, change.layer, change.before);
    }
    return finish(workspace, std::move(transaction), changes.label, origin);
}

Edit configEdit(const Workspace &workspace, std::vector<Object> objects)
{
    Edit edit{"Read the configuration file", Origin::Config, {}};
    std::set<ObjectKey> defined;
    for (Object &object : objects) {
        defined.insert(keyOf(object));
        edit.steps.push_back(PutObject{std::move(object), {}, Layer::Config});
    }
    for (std::size_t kind = 0; kind < kObjectKinds; ++kind) {
        for (const auto &[name, entry] : workspace.entries(static_cast<ObjectKind>(kind))) {
            ObjectKey key{static_cast<ObjectKind>(kind), name};
            if (entry.at(Layer::Config) && !defined.contains(key))
                edit.steps.push_back(RemoveObject{std::move(key), {}, Layer::Config});
        }
    }
    return edit;
}

} // namespace tooltray::workspace
