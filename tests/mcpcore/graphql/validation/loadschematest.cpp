// SPDX-License-Identifier: GPL-3.0-or-later
#include "graphql/rules/validate.h"

#include "mcpcore/graphql/generate/introspect.h"
#include "support/testcase.h"

#include <QTest>

using namespace tooltray::graphql;

namespace {

QByteArray rules(const Diagnostics &findings)
{
    QByteArrayList all;
    for (const Diagnostic &finding : findings)
        all += QByteArray(finding.rule.data(), qsizetype(finding.rule.size()));
    return all.join(' ');
}

} // namespace

class LoadSchemaTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void judgesByStrictness_data()
    {
        const tooltray::TestRows<QByteArray, QByteArray, QByteArray> row{"sdl", "lenient", "strict"};
        row("valid", "type Query { a: Int }", "", "");
        row("a field twice", "type Query { a: Int a: String }", "UniqueFieldDefinitionNames",
            "UniqueFieldDefinitionNames");
        row("no query type", "type A { a: Int }", "TypeSystem", "TypeSystem");
        row("a number as a reason", "type Query { a: Int @deprecated(reason: 1) }", "BuildSchema",
            "BuildSchema");
        row("the text is wrong, and what it says",
            "type Query { a: Int a: String b: I } input I { c: Query }",
            "UniqueFieldDefinitionNames TypeSystem TypeSystem", "UniqueFieldDefinitionNames");
    }
    void judgesByStrictness()
    {
        QFETCH(QByteArray, sdl);
        QFETCH(QByteArray, lenient);
        QFETCH(QByteArray, strict);
        const LoadedSchema published = loadSchema(sdl.toStdString(), Strictness::Lenient);
        QVERIFY(published);
        QCOMPARE(rules(published.warnings), lenient);
        QVERIFY(published.errors.empty());
        const LoadedSchema written = loadSchema(sdl.toStdString(), Strictness::Strict);
        QCOMPARE(rules(written.errors), strict);
        QCOMPARE(bool(written), strict.isEmpty());
        QVERIFY(written.warnings.empty());
    }

    void reportsAPlaceOnce()
    {
        const std::string sdl = "type Query { a: What }";
        const LoadedSchema loaded = loadSchema(sdl, Strictness::Strict);
        QCOMPARE(rules(loaded.errors), QByteArray("KnownTypeNames"));
        const SourceSpan span = loaded.errors[0].spans.at(0);
        QCOMPARE(sdl.substr(span.start, span.end - span.start), std::string("What"));
    }

    void refusesWhatHasNoSchema_data()
    {
        const tooltray::TestRows<QByteArray, QByteArray> row{"text", "rules"};
        row("nothing", "", "Syntax");
        row("a comment", "# none yet", "Syntax");
        row("a page of the web", "<html>", "Syntax Syntax");
        row("a text that was cut off", "type Query { a: Int } type B { b:", "Syntax");
        row("two slips", "type Query { a: } type B { b: Int ] }", "Syntax Syntax");
        row("an operation", "query { a }", "NoTypes");
        row("another answer", R"({"data":{"user":null}})", "ReadIntrospection");
        row("broken JSON", R"({"data":{"__schema")", "ReadIntrospection");
        row("an empty result", R"({"data":{"__schema":{"types":[]}}})", "NoTypes");
    }
    void refusesWhatHasNoSchema()
    {
        QFETCH(QByteArray, text);
        QFETCH(QByteArray, rules);
        for (const Strictness strictness : {Strictness::Strict, Strictness::Lenient}) {
            const LoadedSchema loaded = loadSchema(text.toStdString(), strictness);
            QVERIFY(!loaded);
            QCOMPARE(::rules(loaded.errors), rules);
        }
    }

    void readsIntrospectionAsWell()
    {
        const LoadedSchema given =
            loadSchema("type Query implements N { a: Int } interface N { a: Int! }", Strictness::Lenient);
        QCOMPARE(rules(given.warnings), QByteArray("TypeSystem"));
        const std::string json = introspect(*given.schema);
        for (const std::string &text : {json, "{\"data\":" + json + "}", "\xEF\xBB\xBF \n" + json}) {
            const LoadedSchema read = loadSchema(text, Strictness::Lenient);
            QVERIFY(read);
            QCOMPARE(introspect(*read.schema), json);
            QCOMPARE(rules(read.warnings), QByteArray("TypeSystem"));
            QVERIFY(!loadSchema(text, Strictness::Strict));
        }
    }

    void boundsTheFindings()
    {
        std::string sdl = "type Query { a: Int }";
        for (int i = 0; i < 20; ++i)
            sdl += " type T" + std::to_string(i) + " { a: What" + std::to_string(i) + " }";
        const LoadedSchema loaded = loadSchema(sdl, Strictness::Strict, {.maxErrors = 5});
        QCOMPARE(loaded.errors.size(), std::size_t(6));
        QCOMPARE(std::string(loaded.errors.back().rule), std::string(kBudgetRule));
    }
};

TOOLTRAY_TEST(LoadSchemaTest)
#include "loadschematest.moc"
