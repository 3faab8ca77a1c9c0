// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "openapi/document/documentset.h"
#include "openapi/document/problem.h"

#include <cstddef>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

namespace tooltray::openapi {

// Looks once at every reference of a document: those within it must lead somewhere, the others are listed.
class DocumentScan {
public:
    struct Outside {
        const json::Value *reference = nullptr; // the text of the $ref
        std::string uri;                        // absolute, without a fragment
        std::string fragment;
        std::string pointer; // to what holds the $ref, as in problems
    };
    using Resources = std::unordered_map<std::string, ApiNode>; // schemas by their $id

    DocumentScan(DocumentSet &documents, ApiDocument &document, Resources &resources, ApiProblems &problems);

    std::vector<Outside> run();

private:
    enum class Pass : unsigned char { Names, References };
    // The kinds of objects, told apart by their members.
    enum class Inside : unsigned char { Other, Names, Schema, SchemaNames };
    struct Step {
        std::string_view name;
        std::size_t index = 0;
        bool isName = false;
    };
    struct Scope {
        std::string base;
        const json::Value *root = nullptr;
    };

    void visit(const json::Value &value, Inside inside, Pass pass);
    void visitMembers(const json::Value &value, Inside inside, Pass pass);
    void checkSchema(const json::Value &schema);
    void noteNames(const json::Value &value);
    void checkReference(const json::Value &holder, const json::Value &reference);
    void checkInside(const json::Value &holder, const json::Value &reference, std::string_view fragment);
    void reportDangling(std::string_view text, std::string_view fragment, const json::Value &root);
    bool opensScope(const json::Value &value);
    std::string pointer() const;

    DocumentSet &m_documents;
    ApiDocument &m_document;
    Resources &m_resources;
    ApiProblems &m_problems;
    std::vector<Step> m_steps;
    std::vector<Scope> m_scopes;
    std::vector<Outside> m_outside;
};

// What a reference that leads nowhere may have meant, as "Did you mean ...?", or nothing.
Message nearestFragment(const json::Value &root, std::string_view fragment);

} // namespace tooltray::openapi
