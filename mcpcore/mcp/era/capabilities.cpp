// SPDX-License-Identifier: GPL-3.0-or-later
#include "mcp/era/capabilities.h"

#include "mcp/wire/objectwriter.h"

#include <algorithm>

namespace tooltray::mcp {

namespace {

void writeFeature(ObjectWriter &capabilities, std::string_view name, Offer::Feature feature)
{
    if (feature == Offer::Feature::None)
        return;
    ObjectWriter object(capabilities.member(name));
    if (feature == Offer::Feature::Changing)
        object.boolean("listChanged", true);
}

void writeResources(ObjectWriter &capabilities, const Offer &offer)
{
    if (offer.resources == Offer::Feature::None)
        return;
    ObjectWriter object(capabilities.member("resources"));
    if (offer.resourceUpdates)
        object.boolean("subscribe", true);
    if (offer.resources == Offer::Feature::Changing)
        object.boolean("listChanged", true);
}

bool covers(const json::Value &declared, const json::Value &required)
{
    if (!declared.isObject())
        return false;
    return std::ranges::all_of(required.members(), [&](const json::Member &member) {
        const json::Value *found = declared.find(member.name);
        return found && (!member.value.isObject() || covers(*found, member.value));
    });
}

} // namespace

void writeCapabilities(ObjectWriter &result, const Offer &offer, const Features &features)
{
    ObjectWriter capabilities(result.member("capabilities"));
    writeFeature(capabilities, "tools", offer.tools);
    writeResources(capabilities, offer);
    writeFeature(capabilities, "prompts", offer.prompts);
    if (offer.completions && features.completions)
        capabilities.encoded("completions", "{}");
    if (offer.logging)
        capabilities.encoded("logging", "{}");
    if (features.extensions)
        capabilities.valueUnlessNull("extensions", offer.extensions);
}

bool declares(const json::Value &declared, const json::Value &required)
{
    const json::Value *elicitation = declared.find("elicitation");
    if (!elicitation || !elicitation->isObject() || !elicitation->isEmpty())
        return covers(declared, required);
    // An empty elicitation object means that forms can be shown, and nothing else (2025-11-25,
    // client/elicitation, capabilities).
    json::Value spelledOut = declared;
    spelledOut.set("elicitation", json::Value::object({{"form", json::Value::object()}}));
    return covers(spelledOut, required);
}

void addCapability(json::Value &all, const json::Value &capability)
{
    for (const json::Member &member : capability.members()) {
        json::Value *known = all.find(member.name);
        if (known && known->isObject() && member.value.isObject())
            addCapability(*known, member.value);
        else
            all.set(member.name, member.value);
    }
}

} // namespace tooltray::mcp
