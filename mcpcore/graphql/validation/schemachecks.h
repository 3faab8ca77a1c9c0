// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "graphql/language/diagnostic.h"
#include "graphql/language/sdl.h"
#include "graphql/schema/buildschema.h"
#include "graphql/validation/validationcontext.h"

#include <memory>
#include <string>
#include <unordered_map>
#include <utility>
#include <vector>

namespace tooltray::graphql {

// What the checks of a schema share: where its elements were written, if that is known, and where to report.
class SchemaCheckContext {
public:
    static constexpr std::string_view kRule = "TypeSystem";

    // Both null for a schema that comes from elsewhere.
    SchemaCheckContext(const Schema &schema, const Document *document, const SchemaOrigins *origins,
                       const ValidationOptions &options);

    const Schema &schema() const noexcept { return m_schema; }
    Suggestions suggestions() const noexcept { return m_options.suggestions; }
    SuggestionBudget &suggestionBudget() noexcept { return m_suggestionBudget; }

    // No nodes where nothing was written.
    std::vector<Node> schemaNodes() const;          // its definition, or no node, then its extensions
    std::vector<Node> nodes(SchemaType type) const; // its definition, then its extensions
    Node definition(SchemaType type) const;
    FieldDefinition definition(SchemaField field) const;
    InputValueDefinition definition(SchemaInput input) const;
    EnumValueDefinition definition(SchemaEnumValue value) const;
    DirectiveDefinition definition(SchemaDirective directive) const;
    Node typeOf(SchemaField field) const;
    Node typeOf(SchemaInput input) const;
    static Node deprecation(Definition definition); // its @deprecated
    // The default of an input that has one; parsed from its text where no document is known.
    Value defaultValue(SchemaInput input);

    // Places that are no node are left out.
    void report(std::string message, const std::vector<Node> &places);
    void report(std::string message, Node place) { report(std::move(message), std::vector{place}); }
    bool isAborted() const noexcept { return m_isAborted; }
    bool spend(std::uint64_t steps);

    Diagnostics takeDiagnostics() noexcept { return std::move(m_diagnostics); }

private:
    Node node(const std::vector<std::uint32_t> &origins, SchemaElement element) const;
    void abort(std::string message);

    const Schema &m_schema;
    const Document *m_document;
    const SchemaOrigins *m_origins;
    ValidationOptions m_options;
    SuggestionBudget m_suggestionBudget;
    std::uint64_t m_steps = 20'000'000;
    std::unordered_map<std::uint32_t, std::unique_ptr<Document>> m_defaultValues; // by input
    Diagnostics m_diagnostics;
    bool m_isAborted = false;
};

// Input objects no finite value can be written for, as they require one another in a circle (September 2025,
// 3.10).
void checkFiniteValues(SchemaCheckContext &context);

// Default values of input fields that lead back to themselves by way of other defaults.
class DefaultValueCycles {
public:
    explicit DefaultValueCycles(SchemaCheckContext &context);

    void check(SchemaType inputObject);

private:
    void checkLiteral(SchemaType inputObject, Node literal);
    void checkField(SchemaInput field);

    SchemaCheckContext &m_context;
    std::vector<bool> m_isVisited;        // by input
    std::vector<std::size_t> m_pathIndex; // by input, where it is on the path plus one
    std::vector<std::pair<std::string, Node>> m_path;
};

// The errors of a schema as a type system (September 2025, 3), worded like graphql-js.
Diagnostics validateSchema(const Schema &schema, const ValidationOptions &options = {});

// The same, with places in the document it was built from.
Diagnostics validateSchema(const BuiltSchema &built, const Document &document,
                           const ValidationOptions &options = {});

} // namespace tooltray::graphql
