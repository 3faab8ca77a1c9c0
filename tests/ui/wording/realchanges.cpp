// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/wording/realerrors.h"

#include "graphql/changes/compareschemas.h"
#include "mcpcore/workspace/health/ailing.h"
#include "workspace/codec/bindingcodec.h"
#include "workspace/codec/endpointcodec.h"
#include "workspace/codec/operationcodec.h"
#include "json/decode.h"
#include "json/parser.h"

namespace tooltray::ui::test {
namespace {

constexpr const char *kOldSchema = R"(
    type Query { a(x: Int, y: Int = 1, z: Int!): Int, b: Int!, c: Int, gone: Int, w(i: In, o: One): Many }
    type Mutation { a: Int }
    interface Named { name: String }
    type Plain implements Named { name: String }
    type Other { name: String }
    union Many = Plain | Other
    enum Kind { ONE TWO }
    input In { left: Int, right: Int, kept: Int = 1 }
    input One { a: Int, b: Int }
    scalar Odd
    directive @mark(a: Int) repeatable on FIELD | QUERY
    directive @other on FIELD
)";
constexpr const char *kNewSchema = R"(
    "A description" schema { query: Query subscription: Feed }
    type Feed { a: Int }
    type Query {
        a(x: String, y: Int = 2, z: Int, n: Int!, m: Int): Int
        "Described" b: Int, c: Int @deprecated(reason: "old"), more: Int, w(i: In, o: One): Many
    }
    interface Named { name: String }
    interface Newer { name: String }
    type Plain implements Newer { name: String }
    type Third { name: String }
    union Many = Plain | Third
    enum Kind { ONE THREE }
    input In { right: Int = 5, kept: Int, must: Int!, may: Int }
    input One @oneOf { a: Int, b: Int }
    scalar Odd @specifiedBy(url: "https://example.com")
    enum Other { A }
    directive @mark(b: Int, c: Int!) on FIELD | MUTATION
    directive @fresh repeatable on FIELD
)";

template <typename T>
void addDecoding(RealErrors &all, const char *text)
{
    for (const json::DecodeError &error : json::decode<T>(json::parse(text).value).errors)
        all.push_back({text, {ErrorKind::Invalid, "json_decode", error.message}});
}

} // namespace

RealErrors schemaChanges()
{
    RealErrors all;
    const auto older = workspace::schemaFrom(kOldSchema);
    const auto newer = workspace::schemaFrom(kNewSchema);
    for (const auto &[from, to] : {std::pair(older, newer), std::pair(newer, older)}) {
        for (const graphql::SchemaChange &change : graphql::compareSchemas(*from, *to))
            all.push_back({std::string(graphql::codeName(change.code)),
                           {ErrorKind::Invalid, "schema_change", change.message}});
    }
    return all;
}

RealErrors decodeErrors()
{
    RealErrors all;
    for (const char *text :
         {"5", "[]", "{}", "{\"parameter\": 5}", "{\"parameter\": \"\"}", "{\"parameter\": \"a\", \"b\": 1}",
          "{\"parameter\": \"a\", \"constant\": 1}", "{\"parameter\": \"a\", \"transforms\": [\"none\"]}",
          "{\"parameter\": \"a\", \"path\": \"a\"}"})
        addDecoding<workspace::Binding>(all, text);
    for (const char *text :
         {"{\"equals\": [1]}", "{\"matches\": {\"parameter\": \"a\"}, \"pattern\": \"(\"}", "[]"})
        addDecoding<workspace::Condition>(all, text);
    for (const char *text : {"{\"http_status\": \"a\"}", "{\"message\": \"a\"}", "{\"http_status\": 5}"})
        addDecoding<workspace::ErrorRule>(all, text);
    return all;
}

} // namespace tooltray::ui::test
