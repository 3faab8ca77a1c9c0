// SPDX-License-Identifier: GPL-3.0-or-later
#include "workspace/edits/apply.h"

#include "workspace/codec/objectcodec.h"
#include "workspace/definitions/names.h"
#include "workspace/edits/check.h"
#include "workspace/edits/merge.h"
#include "workspace/edits/permissions.h"
#include "workspace/snapshot/references.h"

#include <algorithm>
#include <memory>
#include <set>
#include <utility>

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

namespace {

const std::vector<std::string> &aliasesOf(const Entry *entry)
{
    static const std::vector<std::string> none;
    return entry == nullptr ? none : std::get<Tool>(entry->object()).aliases;
}

} // namespace

Transaction::Transaction(const Workspace &base, AuthorPointer author)
    : m_base(base)
    , m_revision(base.revision() + 1)
    , m_author(std::move(author))
{
    m_editors.reserve(kObjectKinds);
    for (const Workspace::Entries &entries : base.m_entries)
        m_editors.emplace_back(entries);
}

const Entry *Transaction::find(const ObjectKey &key) const
{
    return m_editors[static_cast<std::size_t>(key.kind)].find(key.name);
}

std::vector<ObjectKey> Transaction::usersOf(const ObjectKey &key) const
{
    std::vector<ObjectKey> users = m_base.usersOf(key);
    for (const auto &[place, before] : m_before)
        users.push_back(place.first);
    std::ranges::sort(users);
    users.erase(std::unique(users.begin(), users.end()), users.end());
    std::erase_if(users, [&](const ObjectKey &user) {
        const Entry *entry = find(user);
        return entry == nullptr || !entry->refersTo(key);
    });
    return users;
}

void Transaction::set(const ObjectKey &key, Layer layer, DefinitionPtr definition)
{
    const Entry *existing = find(key);
    Entry entry = existing == nullptr ? Entry() : *existing;
    m_before.try_emplace({key, layer}, entry.at(layer));
    entry.set(layer, std::move(definition));
    entry.setRevision(m_revision, m_author);
    if (entry.isEmpty())
        editor(key.kind).remove(key.name);
    else
        editor(key.kind).set(key.name, std::move(entry));
}

Transaction::Outcome Transaction::finish() &&
{
    Outcome outcome;
    for (auto &[place, before] : m_before) {
        const auto &[key, layer] = place;
        const Entry *entry = find(key);
        DefinitionPtr after = entry == nullptr ? nullptr : entry->at(layer);
        if (before != after)
            outcome.changes.push_back({key, layer, std::move(before), std::move(after)});
    }
    auto next = std::make_shared<Workspace>();
    for (std::size_t kind = 0; kind < kObjectKinds; ++kind)
        next->m_entries[kind] = std::move(m_editors[kind]).finish();
    next->m_builtIns = m_base.m_builtIns;
    next->m_disabled = m_base.m_disabled;
    next->m_revision = m_revision;
    next->m_aliases = aliases(*next, outcome.changes);
    outcome.workspace = std::move(next);
    return outcome;
}

SharedMap<std::string> Transaction::aliases(const Workspace &next, const std::vector<Change> &changes) const
{
    SharedMap<std::string>::Editor aliases(m_base.m_aliases);
    std::set<std::string, std::less<>> freed;
    for (const Change &change : changes) {
        if (change.key.kind != ObjectKind::Tool)
            continue;
        for (const std::string &alias : aliasesOf(m_base.find(change.key))) {
            const std::string *owner = aliases.find(alias);
            if (owner != nullptr && *owner == change.key.name) {
                aliases.remove(alias);
                freed.insert(alias);
            }
        }
    }
    const auto claim = [&](const std::string &tool, const std::string &alias) {
        if (aliases.find(alias) == nullptr)
            aliases.set(alias, tool);
    };
    for (const Change &change : changes) {
        if (change.key.kind != ObjectKind::Tool)
            continue;
        for (const std::string &alias : aliasesOf(next.find(change.key))) {
            claim(change.key.name, alias);
            freed.erase(alias);
        }
    }
    // Files may say what edits may not: that another tool has the same alias. It is its turn now.
    if (!freed.empty()) {
        for (const auto &[name, entry] : next.entries(ObjectKind::Tool)) {
            for (const std::string &alias : aliasesOf(&entry)) {
                if (freed.contains(alias))
                    claim(name, alias);
            }
        }
    }
    return std::move(aliases).finish();
}

} // namespace tooltray::workspace
