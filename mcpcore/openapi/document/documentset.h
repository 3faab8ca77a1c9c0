// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "json/value.h"

#include <cstddef>
#include <cstdint>
#include <deque>
#include <string>
#include <string_view>
#include <unordered_map>

namespace tooltray::openapi {

inline constexpr std::size_t kMaxReferenceChain = 100; // of $ref that lead to $ref

// The edition of the OpenAPI Specification that a description is written in.
enum class Edition : std::uint8_t { Swagger2, V30, V31, V32 };

// From 3.1 on schemas are JSON Schemas of 2020-12.
constexpr bool isJsonSchema(Edition edition) noexcept
{
    return edition >= Edition::V31;
}

// One file of a description.
struct ApiDocument {
    std::string uri;  // where it came from
    std::string base; // what its references are relative to: $self, or where it came from
    json::Value root;
    std::size_t depth = 0;                                             // how many documents led to it
    std::unordered_map<std::string, const json::Value *> anchors = {}; // by $anchor
};

// A value in a document. A null node stands for what the document does not have.
struct ApiNode {
    const json::Value *value = nullptr;
    const ApiDocument *document = nullptr;

    explicit operator bool() const noexcept { return value != nullptr; }
    bool operator==(const ApiNode &) const = default;
    const json::Value &operator*() const noexcept { return *value; }
    const json::Value *operator->() const noexcept { return value; }
    // A member or element; a null node when there is none.
    ApiNode find(std::string_view name) const noexcept;
    ApiNode at(const json::Value &inside) const noexcept { return {&inside, document}; }
};

// All documents of a description. Nodes point into them, so nothing moves once they are read. A reference is followed
// when it is asked for.
class DocumentSet {
public:
    DocumentSet() = default;
    DocumentSet(const DocumentSet &) = delete;
    DocumentSet &operator=(const DocumentSet &) = delete;

    const ApiDocument &root() const noexcept { return m_documents.front(); }
    const std::deque<ApiDocument> &documents() const noexcept { return m_documents; }
    Edition edition() const noexcept { return m_edition; }

    // Where the value's $ref leads; a null node when it has none, or when it leads nowhere.
    ApiNode target(ApiNode holder) const;
    // The value itself, or what a chain of references ends at. A chain that is endless or leads nowhere gives a null node.
    ApiNode followed(ApiNode node) const;
    // The member of the value or, where it has none, of what it refers to.
    ApiNode member(ApiNode node, std::string_view name) const;

    // What a JSON Pointer means that passes through references; a null node when there is nothing.
    ApiNode findThrough(ApiNode root, std::string_view pointer) const;

    // Stores a value or a text that no document has, such as a default, for as long as the documents live.
    const json::Value &keep(json::Value value) { return m_values.emplace_back(std::move(value)); }
    std::string_view keep(std::string text) { return m_texts.emplace_back(std::move(text)); }

private:
    friend class DocumentReader;
    friend class DocumentScan;

    Edition m_edition = Edition::V31;
    std::deque<ApiDocument> m_documents;
    // Keyed by the text of a $ref: those that lead to other documents or stand below an $id.
    std::unordered_map<const json::Value *, ApiNode> m_targets;
    std::deque<json::Value> m_values;
    std::deque<std::string> m_texts;
};

// What "#/a/b" or "#anchor" means within a document; null when there is nothing.
const json::Value *findFragment(const ApiDocument &document, const json::Value &root,
                                std::string_view fragment);

} // namespace tooltray::openapi
