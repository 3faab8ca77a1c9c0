// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "workspace/definitions/object.h"
#include "workspace/definitions/toolversion.h"
#include "json/value.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <utility>
#include <vector>

namespace tooltray::workspace {

// An object as snapshots share it, with what it refers to.
struct Definition {
    Object object;
    std::vector<ObjectKey> references;
    json::Value accepted = {}; // the schema of a mapping's argument, made once for all the tools that use it
};

using DefinitionPtr = std::shared_ptr<const Definition>;

DefinitionPtr makeDefinition(Object object);

bool refersTo(const Definition &definition, const ObjectKey &key);

// Compares the contents of the definitions, not their addresses.
bool isSame(const DefinitionPtr &a, const DefinitionPtr &b);

// The source of a definition. A higher layer hides the ones below, and only the lowest is stored.
enum class Layer : std::uint8_t { Stored, Config, Session };

inline constexpr std::array kAllLayers{Layer::Stored, Layer::Config, Layer::Session};

using Revision = std::uint64_t;

// The definitions of one name in a snapshot, by layer.
class Entry {
public:
    const DefinitionPtr &at(Layer layer) const { return m_layers[static_cast<std::size_t>(layer)]; }
    void set(Layer layer, DefinitionPtr definition);
    bool isEmpty() const { return topLayer() == nullptr; }

    // The definition of the top layer, which counts. Precondition of these: not empty.
    const DefinitionPtr &definition() const { return *topLayer(); }
    const Object &object() const { return definition()->object; }
    Layer layer() const;
    // On any layer: what is hidden now may count again.
    bool refersTo(const ObjectKey &key) const;

    // When any layer of it last changed.
    Revision revision() const { return m_revision; }
    // And who changed it; null where it was not changed since the workspace was opened.
    const AuthorPointer &author() const { return m_author; }
    void setRevision(Revision revision, AuthorPointer author)
    {
        m_revision = revision;
        m_author = std::move(author);
    }

private:
    const DefinitionPtr *topLayer() const;

    std::array<DefinitionPtr, kAllLayers.size()> m_layers;
    Revision m_revision = 0;
    AuthorPointer m_author;
};

} // namespace tooltray::workspace
