// SPDX-License-Identifier: GPL-3.0-or-later
#include "workspace/edits/permissions.h"

#include "workspace/codec/toolcodec.h"
#include "workspace/definitions/requestrules.h"
#include "json/reader.h"

#include <utility>
#include <variant>
#include <vector>

namespace tooltray::workspace {
namespace {

// True if both send the same, whatever their descriptions.
bool sendSame(const Tool &one, const Tool &other, Version version)
{
    if (!one.versions.contains(version) || !other.versions.contains(version)
        || one.endpoint != other.endpoint)
        return false;
    const ToolVersion a = one.resolved(version);
    const ToolVersion b = other.resolved(version);
    return a.operation == b.operation && a.bindings == b.bindings && a.pagination == b.pagination;
}

bool isWritingRequest(const ToolVersion &version)
{
    const auto *request = version.operation ? std::get_if<RestRequest>(&*version.operation) : nullptr;
    return request != nullptr && mutates(*request, version.pagination ? &*version.pagination : nullptr);
}

json::Value permissionOf(const ToolVersion &version, const std::string &endpoint)
{
    const bool reads = version.annotations.readOnly == true && isWritingRequest(version);
    if (!reads && !version.behaviour.allowMultipleMutations)
        return {};
    json::Value said = json::Value::object();
    if (reads)
        said.set("read_only", json::Value(true));
    if (version.behaviour.allowMultipleMutations)
        said.set("allow_multiple_mutations", json::Value(true));
    said.set("endpoint", json::Value(endpoint));
    const json::Value definition = encode(version);
    for (const char *name : {"operation", "bindings", "pagination"}) {
        if (definition.contains(name))
            said.set(name, definition[name]);
    }
    return said;
}

} // namespace

json::Value permissionsOf(const Tool &tool)
{
    json::Value all;
    const auto add = [&all](const std::string &name, json::Value said) {
        if (said.isNull())
            return;
        if (all.isNull())
            all = json::Value::object();
        all.set(name, std::move(said));
    };
    for (const auto &[number, version] : tool.versions) {
        if (version.annotations.readOnly == true || version.behaviour.allowMultipleMutations)
            add(number.toString(), permissionOf(tool.resolved(number), tool.endpoint));
    }
    if (tool.pin)
        add("pinned", permissionOf(tool.pin->definition, tool.pin->endpoint));
    return all;
}

void takeBackPermissions(Object &object, const Object *before)
{
    auto *tool = std::get_if<Tool>(&object);
    if (tool == nullptr)
        return;
    const auto *known = before == nullptr ? nullptr : std::get_if<Tool>(before);
    for (auto &[number, version] : tool->versions) {
        const bool isKnown = known != nullptr && sendSame(*tool, *known, number);
        const ToolVersion *said = isKnown ? &known->versions.at(number) : nullptr;
        if (said == nullptr || !said->behaviour.allowMultipleMutations)
            version.behaviour.allowMultipleMutations = false;
        if (version.annotations.readOnly == true && (said == nullptr || said->annotations.readOnly != true)
            && isWritingRequest(tool->resolved(number)))
            version.annotations.readOnly.reset();
    }
}

std::vector<Message> withdrawReading(Tool &tool)
{
    std::vector<Message> sentences;
    for (auto &[number, version] : tool.versions) {
        if (version.annotations.readOnly != true || !isWritingRequest(tool.resolved(number)))
            continue;
        version.annotations.readOnly.reset();
        sentences.push_back(
            {CORE_TEXT("Core", "The tool \"{tool}\" counts as writing because of its request. A person can "
                               "mark it as read-only in the Tooltray window."),
             {{"tool", tool.name}}});
    }
    return sentences;
}

namespace {

// The time of the approval is no part of what was approved.
bool approveTheSame(const Pin &a, const Pin &b)
{
    return a.endpoint == b.endpoint && a.version == b.version
           && encode(a.definition).isIdenticalTo(encode(b.definition));
}

} // namespace

bool keepPin(const Pins &pins, Object &object)
{
    auto *tool = std::get_if<Tool>(&object);
    const auto kept = tool == nullptr ? pins.end() : pins.find(tool->name);
    if (kept == pins.end() || (tool->pin && approveTheSame(*tool->pin, kept->second)))
        return false;
    tool->pin = kept->second;
    return true;
}

void followPins(Pins &pins, const ChangeSet &changes)
{
    for (const Change &change : changes.changes) {
        if (change.key.kind != ObjectKind::Tool || change.layer != Layer::Stored)
            continue;
        const Tool *after = change.after ? &std::get<Tool>(change.after->object) : nullptr;
        if (after != nullptr && after->pin)
            pins.insert_or_assign(change.key.name, *after->pin);
        else if (changes.origin == Origin::Person)
            pins.erase(change.key.name);
    }
}

json::Value encode(const Pins &pins)
{
    json::Value value = json::Value::object();
    for (const auto &[tool, pin] : pins)
        value.set(tool, encode(pin));
    return value;
}

Pins pinsFrom(const json::Value &value)
{
    Pins pins;
    for (const json::Member &member : value.members()) {
        std::vector<json::DecodeError> errors;
        Pin pin;
        read(json::Reader(member.value, errors), pin);
        if (errors.empty() && pin.definition.operation)
            pins.emplace(std::string(member.name.view()), std::move(pin));
    }
    return pins;
}

} // namespace tooltray::workspace
