// SPDX-License-Identifier: GPL-3.0-or-later
#include "workspace/edits/merge.h"

#include "workspace/codec/objectcodec.h"
#include "workspace/definitions/names.h"
#include "json/reader.h"

#include <utility>

namespace tooltray::workspace {

namespace {

// Members of a tool.
constexpr std::string_view kVersions = "versions";
constexpr std::string_view kActive = "active";

Message how(const AuthorPointer &author)
{
    if (!author)
        return CORE_TEXT("Core", "in the meantime");
    switch (author->origin) {
    case Origin::Agent:
        if (author->name.empty())
            return CORE_TEXT("Core", "by an agent");
        return {CORE_TEXT("Core", "by {name}"), {{"name", author->name}}};
    case Origin::Person: return CORE_TEXT("Core", "by a person");
    case Origin::Config: return CORE_TEXT("Core", "by the configuration file");
    case Origin::Outside: break;
    }
    return CORE_TEXT("Core", "outside this instance of Tooltray");
}

Message changed(const ObjectKey &key, const Entry *now, const std::string &fields)
{
    if (now == nullptr)
        return {CORE_TEXT("Core", "The {object} was deleted in the meantime."), {{"object", toString(key)}}};
    if (fields.empty())
        return {CORE_TEXT("Core", "The {object} was changed {how}."),
                {{"object", toString(key)}, {"how", how(now->author())}}};
    return {CORE_TEXT("Core", "The {object} was changed {how}. Both changes affect the {fields}."),
            {{"object", toString(key)}, {"how", how(now->author())}, {"fields", fields}}};
}

bool isSameField(const json::Value *one, const json::Value *other)
{
    if (one == nullptr || other == nullptr)
        return one == other;
    return one->isIdenticalTo(*other);
}

class Merge {
public:
    // Members of objects, each as the author made it who changed it.
    json::Value members(const json::Value &before, const json::Value &theirs, const json::Value &mine,
                        int level)
    {
        json::Value merged = json::Value::object();
        const auto add = [&](std::string_view name) {
            if (merged.contains(name))
                return;
            const bool hasFields = level < kVersionLevel && (level > 0 || name == kVersions)
                                   && theirs[name].isObject() && mine[name].isObject();
            if (hasFields)
                merged.set(name, members(before[name], theirs[name], mine[name], level + 1));
            else if (const json::Value *chosen =
                         field(name, before.find(name), theirs.find(name), mine.find(name)))
                merged.set(name, *chosen);
        };
        for (const json::Member &member : theirs.members())
            add(member.name.view());
        for (const json::Member &member : mine.members())
            add(member.name.view());
        return merged;
    }

    const std::vector<std::string> &conflicts() const { return m_conflicts; }

private:
    static constexpr int kVersionLevel = 2; // /versions/0.1.0

    // Both made a version.
    static const json::Value &newer(const json::Value &theirs, const json::Value &mine)
    {
        const auto their = Version::parse(theirs.toString());
        const auto my = Version::parse(mine.toString());
        return their && my && *their > *my ? theirs : mine;
    }

    // Null: it is gone.
    const json::Value *field(std::string_view name, const json::Value *before, const json::Value *theirs,
                             const json::Value *mine)
    {
        if (isSameField(mine, before) || isSameField(mine, theirs))
            return theirs;
        if (name == kActive && theirs != nullptr && mine != nullptr)
            return &newer(*theirs, *mine);
        if (!isSameField(theirs, before))
            m_conflicts.emplace_back(name);
        return mine;
    }

    std::vector<std::string> m_conflicts;
};

} // namespace

Error changedSince(const ObjectKey &key, const Entry *now, json::Value yours,
                   const std::vector<std::string> &fields)
{
    json::Value names = json::Value::array();
    std::string listed;
    for (const std::string &field : fields) {
        names.append(json::Value(field));
        listed.append(listed.empty() ? "" : ", ").append(field);
    }
    Error error{ErrorKind::Conflict, "changed_since", changed(key, now, listed),
                CORE_TEXT("Core", "Look at the current state, make the change there and try again.")};
    error.details.set("revision", json::Value(now == nullptr ? 0 : now->revision()));
    error.details.set("current", now == nullptr ? json::Value() : encode(now->object()));
    error.details.set("yours", std::move(yours));
    if (!fields.empty())
        error.details.set("fields", std::move(names));
    if (now != nullptr && now->author() && !now->author()->name.empty())
        error.details.set("changed_by", json::Value(now->author()->name));
    return error;
}

Result<Object> merge(const Object &before, const Entry &theirs, const Object &mine, MergeConflict conflict)
{
    Merge merge;
    const json::Value own = encode(mine);
    const json::Value merged = merge.members(encode(before), encode(theirs.object()), own, 0);
    if (!merge.conflicts().empty() && conflict == MergeConflict::Refuse)
        return changedSince(keyOf(mine), &theirs, own, merge.conflicts());
    Object object = makeObject(keyOf(mine).kind);
    std::vector<json::DecodeError> errors;
    read(json::Reader(merged, errors), object);
    if (!errors.empty()) // each change fits alone and both together do not
        return changedSince(keyOf(mine), &theirs, own);
    workspace::rename(object, keyOf(mine).name);
    return object;
}

} // namespace tooltray::workspace
