// SPDX-License-Identifier: GPL-3.0-or-later
#include "workspace/checks/placedbindings.h"

#include "graphql/language/parse.h"
#include "workspace/checks/argumentschemas.h"
#include "workspace/definitions/walk.h"
#include "workspace/snapshot/parameters.h"
#include "workspace/snapshot/references.h"
#include "workspace/snapshot/restparameters.h"
#include "json/pointer.h"

#include <algorithm>
#include <array>
#include <iterator>
#include <map>
#include <optional>
#include <set>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

namespace tooltray::workspace {
namespace {

// The schema of an argument that the binding passes on as it is; nothing if the binding changes it.
std::optional<json::Value> takenAsIs(const Binding &binding, const json::Value &ofVariable)
{
    const auto *source = std::get_if<ParameterSource>(&binding.source);
    if (source == nullptr || !source->path.empty() || !binding.transforms.empty())
        return std::nullopt;
    if (!binding.mapping.empty())
        return json::Value::object({{"$ref", std::string(kMappingReference) + binding.mapping}});
    return ofVariable;
}

class PlacedParameters {
public:
    PlacedParameters(const json::Value &root, const TakePlaced &take) : m_root(root), m_take(take) {}

    void visit(const Binding &binding, const json::Value *at, bool isRequired)
    {
        const bool isKnown = at != nullptr || !binding.mapping.empty();
        const auto taken = isKnown ? takenAsIs(binding, at == nullptr ? json::Value() : *at) : std::nullopt;
        const bool isChanged = !binding.mapping.empty() || !binding.transforms.empty();
        if (const auto *parameter = std::get_if<ParameterSource>(&binding.source))
            m_take(parameter->name, taken ? &*taken : nullptr, taken && isRequired);
        else
            std::visit([&](const auto &source) { visitParts(source, isChanged ? nullptr : at, isRequired); },
                       binding.source);
    }

private:
    template <typename Source>
    void visitParts(const Source &, const json::Value *, bool)
    {}

    // The object is made in any case, so that each of its fields that has to be there needs its parameter.
    void visitParts(const ObjectSource &source, const json::Value *at, bool)
    {
        const std::vector<const json::Value *> shapes = shapesOf(at);
        const bool isSure = !m_isPerhaps && (shapes.size() == 1 || source.members.size() == 1);
        for (const NamedBinding &member : source.members) {
            const auto shape = std::ranges::find_if(
                shapes, [&](const json::Value *one) { return (*one)["properties"].contains(member.name); });
            if (shape == shapes.end())
                visit(member.binding, nullptr, false);
            else
                visit(member.binding, (**shape)["properties"].find(member.name),
                      isSure && isRequiredIn(**shape, member.name));
        }
    }

    void visitParts(const ListSource &source, const json::Value *at, bool)
    {
        for (const Binding &element : source.elements)
            visit(element, itemOf(at), false);
    }

    void visitParts(const FirstSource &source, const json::Value *at, bool)
    {
        const bool before = std::exchange(m_isPerhaps, true);
        for (const Binding &candidate : source.candidates)
            visit(candidate, at, false);
        m_isPerhaps = before;
    }

    void visitParts(const EachSource &source, const json::Value *at, bool isRequired)
    {
        bool isOfObject = false;
        walkBindings(*source.as, [&](const Binding &binding) {
            const auto *item = std::get_if<ItemSource>(&binding.source);
            isOfObject =
                isOfObject
                || (item != nullptr && (item->path.starts_with("/key") || item->path.starts_with("/value")));
        });
        json::Value list = json::Value::object({{"type", "array"}});
        if (const json::Value *item = itemPassedOn(*source.as, itemOf(at)))
            list.set("items", *item);
        visit(*source.of, isOfObject ? nullptr : &list, isRequired);
        const bool before = std::exchange(m_isPerhaps, true); // the list may be empty
        visit(*source.as, itemOf(at), false);
        m_isPerhaps = before;
    }

    // The schema of the items of a list that each become an element as they are, or a member of it.
    const json::Value *itemPassedOn(const Binding &as, const json::Value *element) const
    {
        if (!as.mapping.empty() || !as.transforms.empty())
            return nullptr;
        if (const auto *item = std::get_if<ItemSource>(&as.source))
            return item->path.empty() ? element : nullptr;
        const auto *object = std::get_if<ObjectSource>(&as.source);
        if (object == nullptr)
            return nullptr;
        for (const NamedBinding &member : object->members) {
            for (const json::Value *shape : shapesOf(element)) {
                const json::Value *found = (*shape)["properties"].find(member.name);
                if (const json::Value *item =
                        found == nullptr ? nullptr : itemPassedOn(member.binding, found))
                    return item;
            }
        }
        return nullptr;
    }

    const json::Value *itemOf(const json::Value *at) const
    {
        for (const json::Value *shape : shapesOf(at)) {
            if (const json::Value *items = shape->find("items"))
                return items;
        }
        return nullptr;
    }

    // The alternatives of the schema, without references.
    std::vector<const json::Value *> shapesOf(const json::Value *at) const
    {
        std::vector<const json::Value *> shapes;
        if (at == nullptr)
            return shapes;
        if (at->contains("$ref"))
            return shapesOf(referred(m_root, *at));
        if (at->contains("properties") || at->contains("items"))
            shapes.push_back(at);
        for (const std::string_view keyword : {"anyOf", "oneOf"}) {
            for (const json::Value &branch : (*at)[keyword].elements())
                std::ranges::copy(shapesOf(&branch), std::back_inserter(shapes));
        }
        return shapes;
    }

    const json::Value &m_root;
    const TakePlaced &m_take;
    bool m_isPerhaps = false; // what is visited may not be used
};

} // namespace

bool isRequiredIn(const json::Value &schema, std::string_view name)
{
    return std::ranges::any_of(schema["required"].elements(),
                               [&](const json::Value &required) { return required.toString() == name; });
}

void takePlaced(const json::Value &root, const Binding &binding, const json::Value *at, bool isRequired,
                const TakePlaced &take)
{
    PlacedParameters(root, take).visit(binding, at, isRequired);
}

namespace {

constexpr int kDeepestClosed = 40;

// The members of a value that bindings read. Without any, they read the value as a whole.
struct Reading {
    std::map<std::string, Reading> members = {};
    bool isWhole = false;
};

void addReading(Reading &reading, std::span<const std::string> path)
{
    if (path.empty() || json::detail::arrayIndex(path.front())) // the elements of a list are not told apart
        reading.isWhole = true;
    else
        addReading(reading.members[path.front()], path.subspan(1));
}

// What the version reads of each of its parameters.
std::map<std::string, Reading, std::less<>> readingsOf(const ToolVersion &version)
{
    std::map<std::string, Reading, std::less<>> readings;
    const auto addWhole = [&readings](std::string name) { readings[std::move(name)].isWhole = true; };
    const auto addOpen = [&addWhole](const auto &action) {
        if (const auto *request = std::get_if<RestRequest>(&action))
            std::ranges::for_each(placeholdersOf(request->path), addWhole);
        const auto *operation = std::get_if<GraphqlOperation>(&action);
        const graphql::Document document =
            graphql::parseDocument(operation == nullptr ? std::string() : operation->document);
        const auto found = operation != nullptr && document.isValid()
                               ? findOperation(document, operation->operationName)
                               : graphql::OperationDefinition();
        if (!found)
            return;
        for (const graphql::VariableDefinition variable : found.variables())
            addWhole(std::string(variable.variable().name()));
    };
    addOpen(*version.operation);
    walkSteps(version, [&](const Step &step) { addOpen(step.action); });
    walkBindings(version, [&](const Binding &binding) {
        const auto *source = std::get_if<ParameterSource>(&binding.source);
        const auto path = source == nullptr ? std::nullopt : json::Pointer::parse(source->path);
        if (path)
            addReading(readings[source->name], path->tokens());
    });
    return readings;
}

bool saysWhichMembers(const json::Value &schema)
{
    constexpr std::array<std::string_view, 15> kOthers{"$dynamicRef",   "$ref",  "additionalProperties",
                                                       "allOf",         "anyOf", "const",
                                                       "enum",          "else",  "if",
                                                       "not",           "oneOf", "patternProperties",
                                                       "propertyNames", "then",  "unevaluatedProperties"};
    return std::ranges::any_of(kOthers, [&](std::string_view keyword) { return schema.contains(keyword); });
}

void close(json::Value &schema, const Reading &reading, int level)
{
    if (reading.isWhole || reading.members.empty() || level > kDeepestClosed
        || schema["type"].toString() != "object" || saysWhichMembers(schema))
        return;
    if (!schema.contains("properties")) {
        json::Value properties = json::Value::object();
        for (const auto &[name, inner] : reading.members)
            properties.set(name, json::Value::object());
        schema.set("properties", std::move(properties));
    }
    schema.set("additionalProperties", json::Value(false));
    for (json::Member &member : schema.find("properties")->members()) {
        const auto inner = reading.members.find(std::string(member.name.view()));
        if (inner != reading.members.end())
            close(member.value, inner->second, level + 1);
    }
}

void addUnread(const json::Value &schema, const Reading &reading, const json::Pointer &place, int level,
               std::vector<json::Pointer> &unread)
{
    if (reading.isWhole || reading.members.empty() || level > kDeepestClosed)
        return;
    for (const json::Member &member : schema["properties"].members()) {
        const std::string name(member.name.view());
        const json::Pointer at = place / "properties" / member.name.view();
        const auto inner = reading.members.find(name);
        if (inner == reading.members.end())
            unread.push_back(at);
        else
            addUnread(member.value, inner->second, at, level + 1, unread);
    }
}

// True where other parts than the root say which names there are, and none opens them.
bool isCombined(const json::Value &schema)
{
    const bool isOpened = schema.contains("additionalProperties") || schema.contains("patternProperties")
                          || schema.contains("unevaluatedProperties") || schema.contains("$dynamicRef");
    return !isOpened
           && (schema.contains("$ref") || schema.contains("allOf") || schema.contains("anyOf")
               || schema.contains("oneOf"));
}

} // namespace

json::Value closedParameters(json::Value parameters, const ToolVersion &version)
{
    if (!parameters.isObject() || !version.operation)
        return parameters;
    if (meansToBeClosed(parameters))
        parameters.set("additionalProperties", json::Value(false));
    else if (isCombined(parameters))
        parameters.set("unevaluatedProperties", json::Value(false));
    if (!parameters.contains("properties"))
        return parameters;
    const auto readings = readingsOf(version);
    for (json::Member &property : parameters.find("properties")->members()) {
        const auto reading = readings.find(property.name.view());
        if (reading != readings.end())
            close(property.value, reading->second, 0);
    }
    return parameters;
}

std::vector<json::Pointer> unreadMembers(const ToolVersion &version)
{
    std::vector<json::Pointer> unread;
    if (!version.operation)
        return unread;
    const auto readings = readingsOf(version);
    for (const json::Member &property : version.parameters["properties"].members()) {
        const auto reading = readings.find(property.name.view());
        if (reading != readings.end())
            addUnread(property.value, reading->second, json::Pointer() / "properties" / property.name.view(),
                      0, unread);
    }
    return unread;
}

} // namespace tooltray::workspace
