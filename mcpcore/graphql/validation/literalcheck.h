// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "graphql/language/diagnostic.h"
#include "graphql/schema/schema.h"
#include "graphql/validation/validationcontext.h"

#include <functional>
#include <string>

namespace tooltray::graphql {

// Whether a literal is a value of a type (September 2025, 5.6.1 and 3.5 to 3.12). Variables in it are taken
// to be fine where what they hold is not known yet; when it is, it is given, as coerceVariables() made it.
class LiteralCheck {
public:
    // What is wrong, the node it is at, and the way there within the literal: " at .filter.words[2]".
    using Report = std::function<void(std::string message, Node at, const std::string &path)>;

    LiteralCheck(const Schema &schema, const ValidationOptions &options, SuggestionBudget &budget,
                 Report report, const json::Value *variables = nullptr)
        : m_schema(schema)
        , m_suggestions(options.suggestions)
        , m_scalars(options.scalars)
        , m_budget(budget)
        , m_report(std::move(report))
        , m_variables(variables)
    {}

    void check(Node value, TypeRef type);

private:
    void checkVariable(Node variable, TypeRef type);
    void checkVariableOfOneOf(Node variable, SchemaInput field, SchemaType type, Node object);
    void checkList(Node list, TypeRef type);
    void checkObject(Node object, SchemaType type);
    void checkOneOf(Node object, SchemaType type);
    void checkEnum(Node value, SchemaType type);
    void checkBuiltInScalar(Node value, SchemaType type);
    void checkCustomScalar(Node value, SchemaType type);
    void report(std::string message, Node at) { m_report(std::move(message), at, m_path); }
    std::string suggest(std::string_view input, const std::vector<std::string_view> &options,
                        std::string_view what = {});

    const Schema &m_schema;
    Suggestions m_suggestions;
    const InputScalars *m_scalars;
    SuggestionBudget &m_budget;
    Report m_report;
    const json::Value *m_variables;
    std::string m_path;
};

// How a value is written in messages. Variables a literal holds have no value yet: they read as null in
// lists and leave objects.
std::string printWithoutVariables(Node value);

std::string oneOfMessage(SchemaType type);

} // namespace tooltray::graphql
