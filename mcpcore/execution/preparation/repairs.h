// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "graphql/language/ast.h"
#include "graphql/language/diagnostic.h"
#include "graphql/language/document.h"
#include "graphql/schema/schema.h"
#include "graphql/validation/documentfacts.h"
#include "text/words/message.h"

#include <cstdint>
#include <optional>

namespace tooltray::execution {

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
