// SPDX-License-Identifier: GPL-3.0-or-later
#include "workspace/snapshot/entry.h"

#include "workspace/snapshot/references.h"
#include "json/write.h"

#include <algorithm>
#include <string>
#include <unordered_set>
#include <utility>
#include <variant>

namespace tooltray::workspace {
namespace {

// The schema of a mapping's argument: one of its labels or values.
json::Value acceptedBy(const Mapping &mapping)
{
    json::Value accepted = json::Value::array();
    std::unordered_set<std::string> texts;
    const auto accept = [&](const json::Value &value) {
        if (texts.insert(json::write(value)).second)
            accepted.append(value);
    };
    for (const Mapping::Entry &entry : mapping.entries)
        accept(json::Value(entry.label));
    for (const Mapping::Entry &entry : mapping.entries)
        accept(entry.value);
    return json::Value::object({{"enum", std::move(accepted)}});
}

} // namespace

DefinitionPtr makeDefinition(Object object)
{
    std::vector<ObjectKey> references = referencesOf(object);
    const auto *mapping = std::get_if<Mapping>(&object);
    json::Value accepted = mapping == nullptr ? json::Value() : acceptedBy(*mapping);
    return std::make_shared<const Definition>(
        Definition{std::move(object), std::move(references), std::move(accepted)});
}

bool refersTo(const Definition &definition, const ObjectKey &key)
{
    return std::ranges::binary_search(definition.references, key);
}

bool isSame(const DefinitionPtr &a, const DefinitionPtr &b)
{
    return a == b || (a && b && a->object == b->object);
}

void Entry::set(Layer layer, DefinitionPtr definition)
{
    m_layers[static_cast<std::size_t>(layer)] = std::move(definition);
}

Layer Entry::layer() const
{
    return static_cast<Layer>(topLayer() - m_layers.data());
}

bool Entry::refersTo(const ObjectKey &key) const
{
    return std::ranges::any_of(m_layers, [&](const DefinitionPtr &definition) {
        return definition && workspace::refersTo(*definition, key);
    });
}

const DefinitionPtr *Entry::topLayer() const
{
    for (std::size_t i = m_layers.size(); i > 0; --i) {
        if (m_layers[i - 1])
            return &m_layers[i - 1];
    }
    return nullptr;
}

} // namespace tooltray::workspace
