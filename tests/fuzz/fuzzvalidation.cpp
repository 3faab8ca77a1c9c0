// SPDX-License-Identifier: GPL-3.0-or-later
// Whatever the document is, broken ones included, all rules come to an end and point into the text; variables
// of any operation are coerced or refused with a reason.
#include "fuzz/expect.h"
#include "graphql/changes/compareschemas.h"
#include "graphql/language/ast.h"
#include "graphql/language/parse.h"
#include "graphql/rules/validate.h"
#include "graphql/schema/buildschema.h"
#include "graphql/validation/coercevariables.h"
#include "json/parser.h"

#include <cstdint>
#include <string>
#include <string_view>

using namespace tooltray;
using namespace tooltray::graphql;

namespace {

const Schema &schema()
{
    static const SchemaPointer schema = buildSchema(parseDocument(R"(
        type Query implements Node { id: ID! node(id: ID!, deep: Boolean! = false): Node search(in: Filter!, first: Int = 10): [Found!]! pet(one: One): Pet old(x: Int @deprecated): Int @deprecated }
        type Mutation { save(list: [[Filter]!], kind: Kind = CAT, any: Any): Query }
        type Subscription { events(of: ID): Event other: Int }
        type Event { id: ID at: Any }
        interface Node { id: ID! }
        interface Pet implements Node { id: ID! name(upper: Boolean): String }
        type Dog implements Pet & Node { id: ID! name(upper: Boolean): String barks: Int kind: Kind! }
        type Cat implements Pet & Node { id: ID! name(upper: Boolean): String meows: [Float!] kind: Kind }
        union Found = Dog | Cat | Event
        enum Kind { DOG CAT @deprecated(reason: "no") }
        input Filter { text: String! = "a" max: Float and: [Filter!] kind: Kind not: Filter one: One }
        input One @oneOf { a: Int b: [String!] }
        scalar Any
        directive @mark(how: Filter, times: Int!) repeatable on FIELD | QUERY | FRAGMENT_SPREAD | VARIABLE_DEFINITION
        directive @defer(if: Boolean! = true, label: String) on FRAGMENT_SPREAD | INLINE_FRAGMENT
        directive @stream(if: Boolean! = true, label: String, initialCount: Int = 0) on FIELD
    )"))
                                            .schema;
    return *schema;
}

void check(const Diagnostics &diagnostics, const Document &document, std::size_t most)
{
    FUZZ_EXPECT(diagnostics.size() <= most + 1);
    for (const Diagnostic &diagnostic : diagnostics) {
        FUZZ_EXPECT(!diagnostic.rule.empty() && !diagnostic.message.empty());
        FUZZ_EXPECT(!diagnostic.spans.empty() || diagnostic.rule == kBudgetRule);
        for (const SourceSpan span : diagnostic.spans)
            FUZZ_EXPECT(span.start <= span.end && span.end <= document.text().size());
    }
}

} // namespace

// The document and, after a line that is empty, the variables.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    const std::string_view text(reinterpret_cast<const char *>(data), size);
    const std::size_t end = std::min(text.find("\n\n"), text.size());
    const Document document = parseDocument(std::string(text.substr(0, end)));
    const Diagnostics all = validate(schema(), document);
    check(all, document, 100);
    const Diagnostics few = validate(schema(), document, {.maxErrors = 2, .suggestions = Suggestions::Hide});
    check(few, document, 2);
    FUZZ_EXPECT(all.empty() == few.empty());
    check(findDeprecatedUses(schema(), document), document, 100);
    check(validateSdl(document), document, 100);
    FUZZ_EXPECT(findAffectedOperations(schema(), schema(), {}, document).empty());

    const json::Value variables = json::parse(text.substr(std::min(end + 2, text.size()))).value;
    for (const Node definition : document.definitions())
        if (const auto operation = as<OperationDefinition>(definition)) {
            const CoercedVariables coerced = coerceVariables(schema(), operation, variables);
            FUZZ_EXPECT(coerced.values.isObject());
            for (const Diagnostic &problem : coerced.problems)
                FUZZ_EXPECT(!problem.message.empty());
        }
    return 0;
}
