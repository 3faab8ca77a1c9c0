// SPDX-License-Identifier: GPL-3.0-or-later
#include "workspace/edits/transaction.h"

#include <algorithm>
#include <set>
#include <utility>

namespace tooltray::workspace {

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
