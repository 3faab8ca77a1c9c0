// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "openapi/document/documentset.h"

#include <cstddef>
#include <functional>
#include <string_view>
#include <vector>

namespace tooltray::openapi {

// Looks at a schema as it is described, without writing it.
class SchemaShape {
public:
    SchemaShape(const DocumentSet &documents, ApiNode schema) : m_documents(documents), m_root(schema) {}

    bool isList() const { return isArray(m_root); }
    bool isArray(ApiNode node) const;
    bool isObject(ApiNode node) const;

    // What a JSON Pointer into its values leads to; a null node when nothing is said of it.
    ApiNode find(std::string_view pointer) const;
    // The properties of the object that it is, those of allOf included.
    void forEachProperty(const std::function<void(std::string_view name, ApiNode schema)> &visit) const;
    std::vector<std::string_view> lists() const; // names of properties

private:
    ApiNode property(ApiNode holder, std::string_view name, std::size_t depth) const;
    void visitProperties(ApiNode holder, std::size_t depth,
                         const std::function<void(std::string_view name, ApiNode schema)> &visit) const;

    const DocumentSet &m_documents;
    ApiNode m_root;
};

} // namespace tooltray::openapi
