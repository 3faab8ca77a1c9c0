// SPDX-License-Identifier: GPL-3.0-or-later
#include "workspace/checks/placedbindings.h"

#include "workspace/checks/argumentschemas.h"
#include "workspace/definitions/walk.h"
#include "workspace/snapshot/references.h"

#include <algorithm>
#include <iterator>
#include <optional>
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

} // namespace tooltray::workspace
