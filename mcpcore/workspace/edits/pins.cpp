// SPDX-License-Identifier: GPL-3.0-or-later
#include "workspace/edits/pins.h"

#include "workspace/codec/toolcodec.h"
#include "json/reader.h"

#include <utility>
#include <vector>

namespace tooltray::workspace {

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
