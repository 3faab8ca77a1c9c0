// SPDX-License-Identifier: GPL-3.0-or-later
#include "graphql/validation/coercevariables.h"

#include "graphql/language/parse.h"
#include "graphql/schema/buildschema.h"
#include "support/testcase.h"
#include "json/parser.h"

#include <QTest>

using namespace tooltray;
using namespace tooltray::graphql;

class DeprecatedValuesTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void valuesAreNamedWithTheirPlace_data()
    {
        addColumns<std::string, std::string, std::string>("type", "value", "message");
        const auto row = [](const char *type, const char *value, const char *message) {
            QTest::addRow("%s: %s", type, value)
                << std::string(type) << std::string(value) << std::string(message);
        };
        constexpr const char *kOld = "The enum value \"Kind.OLD\" is deprecated. Use NEW.";
        const auto old = [](const char *place) {
            return "Variable \"$k\" has a deprecated value" + std::string(place) + ": " + kOld;
        };
        row("Kind", R"("OLD")", old("").c_str());
        row("Kind!", R"("NEW")", "");
        row("[Kind!]!", R"(["NEW","OLD","OLD"])", old(" at [1]").c_str());
        row("[Kind]", R"("OLD")", old("").c_str());
        row("In", R"({"kinds":[null,"OLD"]})", old(" at .kinds[1]").c_str());
        row("In", R"({"inner":{"old":1}})",
            "Variable \"$k\" has a deprecated value at .inner.old: The input field In.old is deprecated. "
            "No longer supported");
        row("String", R"("OLD")", "");
        row("Kind", "1", "");
        row("In", R"({"other":"OLD"})", "");
        row("Kind", "null", "");
        row("Nothing", R"("OLD")", "");
    }

    void valuesAreNamedWithTheirPlace()
    {
        QFETCH(const std::string, type);
        QFETCH(const std::string, value);
        QFETCH(const std::string, message);
        const SchemaPointer schema = buildSchema(parseDocument(R"(
            type Query { a: Int }
            enum Kind { NEW OLD @deprecated(reason: "Use NEW.") }
            input In { kinds: [Kind] inner: In old: Int @deprecated }
        )"))
                                         .schema;
        const Document document = parseDocument("query($k: " + type + ") { a }");
        json::Value variables = json::Value::object();
        variables.set("k", json::parse(value).value);
        const Diagnostics found = findDeprecatedValues(*schema, findOperation(document), variables);
        QCOMPARE(found.size(), std::size_t(message.empty() ? 0 : 1));
        if (found.empty())
            return;
        QCOMPARE(found.front().message, message);
        QCOMPARE(found.front().spans.front().start, std::uint32_t(6));
    }
};

TOOLTRAY_TEST(DeprecatedValuesTest)

#include "deprecatedvaluestest.moc"
