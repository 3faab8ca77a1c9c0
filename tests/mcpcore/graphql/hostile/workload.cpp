// SPDX-License-Identifier: GPL-3.0-or-later
#include "workload.h"

#include "graphql/language/parse.h"
#include "graphql/language/printer.h"
#include "graphql/rules/validate.h"
#include "graphql/schema/buildschema.h"
#include "graphql/schema/coordinate.h"
#include "graphql/schema/printschema.h"
#include "graphql/validation/coercevariables.h"
#include "graphql/validation/schemachecks.h"
#include "mcpcore/graphql/generate/introspect.h"

#include <QByteArrayList>

#include <set>

namespace tooltray::test {

using namespace tooltray::graphql;

namespace {

const Schema &schema()
{
    static const SchemaPointer schema = buildSchema(parseDocument(R"(
        type Query implements N { a: Query b(x: Int, in: In): Int s(v: String, l: [[[Int]]]): String u: U n: N }
        interface N { a: Query }
        type T implements N { a: Query b: String t: T }
        union U = Query | T
        type Subscription { a: Int }
        input In { in: In x: Int l: [In] }
        directive @d(x: Int) repeatable on FIELD | QUERY
    )"))
                                            .schema;
    return *schema;
}

class Findings {
public:
    void add(std::string_view name) { m_names.emplace(name); }
    void add(const Diagnostics &diagnostics, const Document &document)
    {
        const LineMap lines = document.lineMap();
        for (const Diagnostic &diagnostic : diagnostics) {
            add(diagnostic.rule);
            for (const SourceSpan span : diagnostic.spans)
                lines.at(span.start);
        }
    }
    QByteArray joined() const
    {
        QByteArrayList names;
        for (const std::string &name : m_names)
            names += QByteArray::fromStdString(name);
        return names.join(' ');
    }

private:
    std::set<std::string> m_names;
};

void readAsDocument(const Document &document, Findings &findings)
{
    const LineMap lines = document.lineMap();
    for (const SyntaxError &error : document.errors()) {
        findings.add(codeName(error.code));
        message(error, document.text());
        lines.at(error.offset);
    }
    print(document, Comments::Keep);
    // What has errors is validated as well: an editor does, and nothing may rely on its being complete.
    findings.add(validate(schema(), document), document);
    findings.add(findDeprecatedUses(schema(), document), document);
    for (const Node definition : document.definitions())
        if (const auto operation = as<OperationDefinition>(definition)) {
            coerceVariables(schema(), operation, {});
            break;
        }
}

void readAsSchema(const Document &document, Findings &findings)
{
    findings.add(validateSdl(document), document);
    const BuiltSchema built = buildSchema(document);
    findings.add(validateSchema(built, document), document);
    printSchema(*built.schema);
    readIntrospection(introspect(*built.schema));
}

} // namespace

QByteArray workThrough(const std::string &text)
{
    Findings findings;
    const Document document = parseDocument(text);
    readAsDocument(document, findings);
    readAsSchema(document, findings);
    parseConstantValue(text);
    parseTypeReference(text);
    parseCoordinate(text);
    readIntrospection(text);
    return findings.joined();
}

} // namespace tooltray::test
