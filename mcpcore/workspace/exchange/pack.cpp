// SPDX-License-Identifier: GPL-3.0-or-later
#include "workspace/exchange/pack.h"

#include "base/text/quantity.h"
#include "workspace/codec/document.h"
#include "workspace/codec/objectcodec.h"
#include "workspace/definitions/names.h"
#include "workspace/snapshot/references.h"
#include "json/decode.h"
#include "json/parser.h"
#include "json/pointer.h"

#include <algorithm>
#include <cstddef>
#include <set>
#include <utility>
#include <vector>

namespace tooltray::workspace {
namespace {

constexpr std::string_view kVersionMember = "version";

struct RawPack {
    Pack pack;
    std::set<ObjectKey> unread;
    std::vector<json::DecodeError> errors;
};

// Whether it is a pack that this version can read; reported otherwise, and nothing else is.
bool isKnownPack(const json::Reader &in)
{
    if (!in.value().isObject()) {
        in.reportExpected(CORE_TEXT("Core", "a pack, which is an object"));
        return false;
    }
    const json::Value &format = in.value()[kFormatMember];
    if (format.toString() != kPackFormat) {
        if (format.isNull())
            in.report(
                {CORE_TEXT("Core", "this is not a Tooltray pack, as it has no \"format\": \"{format}\""),
                 {{"format", kPackFormat}}});
        else
            in.member(kFormatMember)
                .reportExpected(
                    {CORE_TEXT("Core", "\"{format}\" (a pack of Tooltray)"), {{"format", kPackFormat}}});
        return false;
    }
    const auto version = in.value()[kVersionMember].toInt64();
    if (version == kPackVersion)
        return true;
    if (version && *version > kPackVersion)
        in.member(kVersionMember)
            .report({CORE_TEXT("Core",
                               "a newer version of Tooltray wrote this pack (update Tooltray to import it): "
                               "expected version {version}, found {found}"),
                     {{"version", kPackVersion}, {"found", *version}}});
    else
        in.member(kVersionMember)
            .reportExpected({CORE_TEXT("Core", "version {version} of a pack"), {{"version", kPackVersion}}});
    return false;
}

void readPackObject(const json::Reader &in, ObjectKind kind, const std::string &name, RawPack &out)
{
    ObjectKey key{kind, name};
    const std::size_t errorsBefore = in.errorCount();
    if (const auto flaw = nameFlaw(kind, name)) {
        out.unread.insert(std::move(key));
        return in.report(*flaw);
    }
    Object object = makeObject(kind);
    read(in, object);
    rename(object, name);
    const Tool *tool = std::get_if<Tool>(&object);
    if (tool != nullptr && tool->pin)
        in.member("pin").report(
            CORE_TEXT("Core", "a pack cannot include the approval of a tool; a person gives it here"));
    // When the list of errors is full, an object may have one that is not in it.
    if (in.errorCount() == errorsBefore && errorsBefore < json::Reader::kMaxErrors)
        out.pack.objects.emplace(std::move(key), std::move(object));
    else
        out.unread.insert(std::move(key));
}

RawPack readPack(const json::Value &value)
{
    RawPack result;
    const json::Reader in(value, result.errors);
    if (!isKnownPack(in))
        return result;
    json::ObjectReader object(in);
    object.find(kFormatMember);
    object.find(kVersionMember);
    std::size_t count = 0;
    bool isListed = true; // whether it is known what the pack has
    for (const ObjectKind kind : kPackKinds) {
        const std::optional<json::Reader> list = object.find(memberName(kind));
        if (!list)
            continue;
        if (!list->value().isObject()) {
            list->reportExpected(CORE_TEXT("Core", "an object"));
            isListed = false;
            continue;
        }
        count += list->value().size();
        if (count > kMaxPackObjects) {
            list->report({CORE_TEXT("Core", "the pack has more than {count} tools, types and mappings, the "
                                            "most that one import accepts"),
                          {{"count", kMaxPackObjects}}});
            isListed = false;
            break;
        }
        for (const json::Member &member : list->value().members())
            readPackObject(list->member(member.name), kind, std::string(member.name.view()), result);
    }
    if (!isListed)
        result.pack.objects.clear();
    return result;
}

DecodedPack finished(RawPack raw, std::string_view text)
{
    DecodedPack result{std::move(raw.pack), {}, std::move(raw.unread)};
    for (json::DecodeError &error : raw.errors) {
        const auto position = json::locate(text, error.path, error.part());
        result.errors.push_back(
            {error.message.asSentence(), position.value_or(json::Position()), std::move(error.accepted)});
    }
    return result;
}

} // namespace

bool isPack(std::string_view text)
{
    // The name of the format stands at the beginning of what we write, and somewhere in what people edit.
    return text.find(kPackFormat) != std::string_view::npos
           && json::parse(text).value["format"].toString() == kPackFormat;
}

json::Value encode(const Pack &pack)
{
    json::Value value = json::Value::object(
        {{kFormatMember, json::Value(kPackFormat)}, {kVersionMember, json::Value(kPackVersion)}});
    for (const ObjectKind kind : kPackKinds) {
        json::Value &list = value.set(memberName(kind), json::Value::object());
        for (auto it = pack.objects.lower_bound({kind, {}});
             it != pack.objects.end() && it->first.kind == kind; ++it)
            list.set(it->first.name, encode(it->second));
    }
    return value;
}

DecodedPack decodePack(const json::Value &value)
{
    return finished(readPack(value), {});
}

DecodedPack decodePack(std::string_view text)
{
    if (text.size() > kMaxPackBytes)
        return {{},
                {{{CORE_TEXT("Core", "The pack exceeds {size}, the limit."),
                   {{"size", formatByteCount(kMaxPackBytes)}}},
                  {}}}};
    const json::Parsed parsed =
        json::parse(text, {.maxDepth = 200, .duplicates = json::ParseOptions::Duplicates::Refuse});
    if (parsed.error)
        return {{}, {{parsed.error->message, {parsed.error->line, parsed.error->column}}}};
    return finished(readPack(parsed.value), text);
}

namespace {

constexpr std::size_t kLongestNumber = 8;

} // namespace

FreshNames::FreshNames(const Workspace &workspace, const Pack &pack) : m_workspace(workspace)
{
    const auto add = [&](const Object &object, std::string_view name) {
        m_taken.insert({kindOf(object), foldedCase(name)});
        if (const Tool *tool = std::get_if<Tool>(&object)) {
            for (const std::string &alias : tool->aliases)
                m_taken.insert({ObjectKind::Tool, alias});
        }
    };
    for (const ObjectKind kind : kPackKinds) {
        for (const auto &[name, entry] : workspace.entries(kind))
            add(entry.object(), name);
    }
    for (const auto &[key, object] : pack.objects)
        add(object, key.name);
}

bool FreshNames::isTaken(ObjectKind kind, const std::string &name) const
{
    return m_taken.contains({kind, foldedCase(name)})
           || (kind == ObjectKind::Tool && m_workspace.isBuiltIn(name));
}

std::string FreshNames::take(const ObjectKey &key)
{
    const std::string stem = key.name.substr(0, longestName(key.kind) - kLongestNumber);
    std::size_t &number = m_numbers.try_emplace({key.kind, foldedCase(stem)}, 1).first->second;
    std::string name;
    do {
        const std::string suffix = '_' + std::to_string(++number);
        name = key.name.substr(0, longestName(key.kind) - suffix.size()) + suffix;
    } while (isTaken(key.kind, name));
    m_taken.insert({key.kind, foldedCase(name)});
    return name;
}

std::optional<std::string> FreshNames::takeAlias(const std::string &alias)
{
    std::size_t &number = m_numbers.try_emplace({ObjectKind::Tool, alias + '@'}, 1).first->second;
    std::string name;
    do {
        name = alias + '_' + std::to_string(++number);
    } while (isTaken(ObjectKind::Tool, name));
    if (aliasProblem(name))
        return std::nullopt;
    m_taken.insert({ObjectKind::Tool, name});
    return name;
}

void renameReferences(Object &object, const NewNames &names)
{
    std::vector<std::pair<ObjectKey, std::string>> steps;
    for (const ObjectKey &used : referencesOf(object)) {
        if (const auto found = names.find(used); found != names.end())
            steps.emplace_back(used, found->second);
    }
    // By way of names that nothing can have.
    for (std::size_t i = 0; i < steps.size(); ++i)
        replaceReferences(object, steps[i].first, '#' + std::to_string(i));
    for (std::size_t i = 0; i < steps.size(); ++i)
        replaceReferences(object, {steps[i].first.kind, '#' + std::to_string(i)}, steps[i].second);
}

namespace {

// Goes deep without recursion, as a chain may be as long as a workspace is big.
class CycleSearch {
public:
    explicit CycleSearch(const Workspace &workspace) : m_workspace(workspace) {}

    std::vector<ObjectKey> run(const ObjectKey &from)
    {
        enter(from);
        while (!m_way.empty()) {
            Place &place = m_way.back();
            const Entry *entry = m_workspace.find(place.key);
            if (entry == nullptr || place.next == entry->definition()->references.size()) {
                m_done.insert(place.key);
                m_way.pop_back();
                continue;
            }
            const ObjectKey &next = entry->definition()->references[place.next++];
            const bool isOfSameKind = next.kind == place.key.kind;
            if (!isOfSameKind || m_done.contains(next))
                continue;
            if (m_seen.contains(next)) // and not done, so it is on the way
                return wayFrom(std::ranges::find(m_way, next, &Place::key) - m_way.begin());
            enter(next);
        }
        return {};
    }

private:
    struct Place {
        ObjectKey key;
        std::size_t next = 0; // of its references
    };

    void enter(const ObjectKey &key)
    {
        if (m_done.contains(key))
            return;
        m_seen.insert(key);
        m_way.push_back({key});
    }

    std::vector<ObjectKey> wayFrom(std::ptrdiff_t begin) const
    {
        std::vector<ObjectKey> cycle;
        for (auto place = m_way.begin() + begin; place != m_way.end(); ++place)
            cycle.push_back(place->key);
        cycle.push_back(cycle.front());
        return cycle;
    }

    const Workspace &m_workspace;
    std::vector<Place> m_way;
    std::set<ObjectKey> m_seen;
    std::set<ObjectKey> m_done;
};

} // namespace

std::vector<ObjectKey> findCycle(const Workspace &workspace, std::span<const ObjectKey> from)
{
    CycleSearch search(workspace);
    for (const ObjectKey &key : from) {
        std::vector<ObjectKey> cycle = search.run(key);
        if (!cycle.empty())
            return cycle;
    }
    return {};
}

} // namespace tooltray::workspace
