// SPDX-License-Identifier: GPL-3.0-or-later
#include "patch.h"

#include "json/pointer.h"

#include <string_view>
#include <utility>

namespace tooltray::openapi::check {

namespace {

std::optional<std::string> addTo(json::Value &document, const json::Pointer &place, json::Value value)
{
    if (place.isRoot()) {
        document = std::move(value);
        return std::nullopt;
    }
    json::Value *parent = json::resolve(document, place.parent());
    if (parent != nullptr && parent->isArray() && place.tokens().back() != "-") {
        const auto index = json::detail::arrayIndex(place.tokens().back());
        if (!index || *index > parent->size())
            return "There is no such place: " + place.toString();
        parent->insertAt(*index, std::move(value));
        return std::nullopt;
    }
    if (const auto error = json::set(document, place, std::move(value)))
        return error->message;
    return std::nullopt;
}

std::optional<std::string> apply(json::Value &document, const json::Value &step)
{
    const std::string_view kind = step["op"].toString();
    const auto place = json::Pointer::parse(step["path"].toString());
    const auto from = json::Pointer::parse(step["from"].toString());
    if (!place || !from)
        return "This is no pointer.";
    if (kind == "add")
        return addTo(document, *place, step["value"]);
    const json::Pointer &read = kind == "move" || kind == "copy" ? *from : *place;
    const json::Value *there = json::resolve(std::as_const(document), read);
    if (there == nullptr)
        return "There is nothing at " + read.toString();
    json::Value value = *there;
    if (kind == "test")
        return value == step["value"] ? std::nullopt : std::optional<std::string>("The test fails.");
    if (kind == "replace") {
        if (place->isRoot())
            document = step["value"];
        else if (const auto error = json::set(document, *place, step["value"]))
            return error->message;
        return std::nullopt;
    }
    if (kind == "remove" || kind == "move") {
        if (const auto error = json::remove(document, read))
            return error->message;
    }
    if (kind == "remove")
        return std::nullopt;
    return kind == "move" || kind == "copy" ? addTo(document, *place, std::move(value))
                                            : "There is no step \"" + std::string(kind) + "\".";
}

} // namespace

std::optional<std::string> applyPatch(json::Value &document, const json::Value &patch)
{
    for (const json::Value &step : patch.elements()) {
        if (std::optional<std::string> error = apply(document, step))
            return error;
    }
    return std::nullopt;
}

} // namespace tooltray::openapi::check
