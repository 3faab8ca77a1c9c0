// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result/result.h"
#include "execution/answers/finding.h"
#include "execution/arguments/variableplan.h"
#include "graphql/discovery/measure.h"
#include "graphql/language/ast.h"
#include "graphql/language/diagnostic.h"
#include "graphql/language/document.h"
#include "graphql/language/parse.h"
#include "graphql/schema/schema.h"
#include "graphql/validation/documentfacts.h"
#include "text/words/message.h"
#include "json/value.h"

#include <cstdint>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace tooltray::execution {

// The limits for documents that agents and clients send: a hundred times what people write by hand, and
// little enough that checking one takes no noticeable time.
inline constexpr graphql::ParseLimits kOperationLimits{.bytes = 4U << 20U, .tokens = 100'000};

// The largest operation that an endpoint accepts.
struct SizeLimits {
    std::uint64_t depth = 20;
    std::uint64_t fields = 500;
    std::uint64_t complexity = 10'000;
};

// The selection of an operation under one response name.
struct AskedField {
    std::string_view name;                        // in the schema
    graphql::SchemaType type = {};                // without lists; none where it is not known
    std::vector<graphql::SelectionSet> sets = {}; // of its fields
};

using AskedFields =
    std::map<std::string_view, AskedField>; // by response name; lasts as long as its operation

// An operation that has passed the rules of the language against a schema or, where the endpoint is used without one,
// those of its syntax: made once for each text, used by many
// calls and from any thread.
class CheckedOperation {
public:
    using Pointer = std::shared_ptr<const CheckedOperation>;

    // The operation of that name, or the only one. Without a schema nothing is known of fields and types. What is wrong with the text is found whether or not there is such
    // an operation.
    static std::variant<Pointer, Findings> check(graphql::SchemaPointer schema, std::string document,
                                                 const std::string &operationName = {});

    std::string_view text() const { return m_document.text(); }
    std::string_view name() const { return m_operation.name(); }
    graphql::OperationType type() const { return m_operation.operation(); }
    graphql::OperationDefinition operation() const { return m_operation; }

    // True if checking these values takes no longer than the event loop can wait.
    static bool areCheckedAtOnce(const json::Value &variables);
    // The problems with the values of the variables as far as is known; none: they may be sent.
    Findings checkVariables(const json::Value &variables) const;
    // Advice: what of the schema the document uses and should no longer.
    Findings deprecations() const;
    Findings deprecatedValues(const json::Value &variables) const;
    graphql::OperationSize measure(const json::Value &variables) const;
    // The root fields that it asks for with these variables: through fragments, past @skip and @include, each response
    // name once.
    std::vector<graphql::Field> askedFields(const json::Value &variables) const;
    // Those that it asks for under one of its fields, of whatever type, or at the root (null).
    AskedFields fieldsUnder(const AskedField *parent, const json::Value &variables) const;
    // True if the object under a field, whose type is a union or an interface, can only be of such types, while the
    // field has others as well. Told by its __typename or, without one, by the fields that were asked of each type.
    bool isOnlyOf(const std::function<bool(graphql::SchemaType)> &isSuch, const AskedField &field,
                  const json::Value &object, const json::Value &variables) const;
    const graphql::Schema *schema() const { return m_schema.get(); } // null: none

private:
    CheckedOperation(graphql::SchemaPointer schema, std::string document);

    // All fields in these selection sets and in those fragments whose type condition applies; without a function all do.
    std::vector<graphql::Field>
    selectedFields(std::vector<graphql::SelectionSet> sets, const json::Value &variables,
                   const std::function<bool(std::string_view)> &applies = nullptr) const;

    graphql::SchemaPointer m_schema; // null: none
    graphql::Document m_document;
    graphql::OperationDefinition m_operation; // lies in the document, which therefore stays where it is
};

// All problems with the variables of an operation that is not saved: those that it does not have, those that
// are missing, and values that do not fit. values: what was passed, and what the context fills in.
Findings variableFindings(const CheckedOperation &operation, const VariablePlan &plan,
                          const json::Value &passed, const json::Value &values);

// An error for each limit that is exceeded, with how much it would be.
std::vector<Error> sizeErrors(const graphql::OperationSize &size, const SizeLimits &limits);
// All of them as one; its code is that of the first.
Result<void> checkSize(const graphql::OperationSize &size, const SizeLimits &limits);

// Finds what an operation that does not fit its schema was probably meant to be, beyond names that are nearly right: a field
// that lies one step further in, or the signature of the field whose arguments are wrong.
class Repairs {
public:
    // Both outlive it.
    Repairs(const graphql::Document &document, const graphql::Schema &schema);

    const graphql::Document &document() const { return m_document; }

    // One sentence; empty: nothing comes to mind. hasSuggestion: whether the problem tells of a name already.
    Message of(const graphql::Diagnostic &problem, bool hasSuggestion);

private:
    graphql::Field fieldAt(std::uint32_t start) const;
    const graphql::DocumentFacts &facts();

    const graphql::Document &m_document;
    const graphql::Schema &m_schema;
    std::optional<graphql::DocumentFacts> m_facts; // made for the first that needs them
};

} // namespace tooltray::execution
