// SPDX-License-Identifier: GPL-3.0-or-later
#include "smallstack.h"
#include "support/repeated.h"
#include "support/sanitizers.h"
#include "support/testcase.h"
#include "workload.h"

#include <QTest>

using namespace tooltray::test;

namespace {

using Make = std::string (*)(std::size_t size);

// Unoptimised and sanitized code has frames several times as big and takes several times as long.
#ifdef TOOLTRAY_SANITIZED
constexpr std::size_t kStack = 64U << 20;
constexpr double kSeconds = 20;
#elif defined(__OPTIMIZE__)
constexpr std::size_t kStack =
    1U << 20; // an eighth of what threads have; -O3 joins functions and their frames
constexpr double kSeconds = 1;
#else
constexpr std::size_t kStack = 8U << 20;
constexpr double kSeconds = 10;
#endif

// With # in it replaced by 0, 1, 2...
std::string numbered(std::string_view text, std::size_t times)
{
    std::string all;
    for (std::size_t i = 0; i < times; ++i)
        for (const char c : text) {
            if (c == '#')
                all += std::to_string(i);
            else
                all += c;
        }
    return all;
}

// As numbered, with + as the next number.
std::string chained(std::string_view text, std::size_t times)
{
    std::string all;
    for (std::size_t i = 0; i < times; ++i)
        for (const char c : text) {
            if (c == '#' || c == '+')
                all += std::to_string(i + (c == '+' ? 1 : 0));
            else
                all += c;
        }
    return all;
}

std::string doubled(std::size_t depth)
{
    std::string text = "b";
    for (std::size_t i = 0; i < depth; ++i)
        text = "a{" + text + "}a{" + text + "}"; // NOLINT(performance-inefficient-string-concatenation)
    return "{" + text + "}";
}

std::size_t levels(std::size_t size)
{
    std::size_t levels = 0;
    while (size >>= 1U)
        ++levels;
    return levels;
}

} // namespace

// Texts made to hurt: too deep, too wide, too much alike. The engine says what is wrong, on a small stack, in a
// time that grows no faster than n log n.
class HostileTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void survives_data()
    {
        // finding: one of those there are; "" when there is nothing
        tooltray::addColumns<int, Make, QByteArray>("size", "make", "finding");
        // wrong but that the text is no schema
        const auto row = [](const char *name, int size, const char *finding, Make make) {
            QTest::newRow(name) << size << make << QByteArray(finding);
        };
        // Deep
        row("selections", 100'000, "NESTED_TOO_DEEPLY",
            [](std::size_t n) { return repeated("{a", n) + repeated("}", n); });
        row("inline fragments", 100'000, "NESTED_TOO_DEEPLY",
            [](std::size_t n) { return repeated("{...", n) + "{a}" + repeated("}", n); });
        row("lists", 100'000, "NESTED_TOO_DEEPLY",
            [](std::size_t n) { return "{s(l:" + repeated("[", n) + repeated("]", n) + ")}"; });
        row("objects", 100'000, "NESTED_TOO_DEEPLY",
            [](std::size_t n) { return "{b(in:" + repeated("{in:", n) + "{}" + repeated("}", n) + ")}"; });
        row("types of variables", 100'000, "NESTED_TOO_DEEPLY",
            [](std::size_t n) { return "query($v:" + repeated("[", n) + "Int" + repeated("]", n) + "){a}"; });
        row("types of fields", 100'000, "NESTED_TOO_DEEPLY", [](std::size_t n) {
            return "type Query{a:" + repeated("[", n) + "Int" + repeated("]", n) + "}";
        });
        row("defaults", 100'000, "NESTED_TOO_DEEPLY",
            [](std::size_t n) { return "input I{a:I=" + repeated("{a:", n) + "1" + repeated("}", n) + "}"; });
        row("almost too deep selections", 999, "ScalarLeafs",
            [](std::size_t n) { return repeated("{a", n) + repeated("}", n); });
        row("almost too deep objects", 198, "KnownTypeNames", [](std::size_t n) {
            return "{b(in:" + repeated("{in:", n) + "{}" + repeated("}", n)
                   + ")}query Q($i:In=" + repeated("{in:", n) + "{}" + repeated("}", n) + "){b(in:$i)}";
        });
        row("a conflict far down", 250, "OverlappingFieldsCanBeMerged", [](std::size_t n) {
            return "{" + repeated("a{", n) + "x:b" + repeated("}", n) + repeated("a{", n) + "x:s"
                   + repeated("}", n) + "}";
        });
        row("a conflict further down than anybody looks", 900, "ValidationBudget", [](std::size_t n) {
            return "{" + repeated("a{", n) + "x:b" + repeated("}", n) + repeated("a{", n) + "x:s"
                   + repeated("}", n) + "}";
        });
        row("a conflict through many fragments", 10'000, "ValidationBudget", [](std::size_t n) {
            return "{...F0 x:b ...G0}" + chained("fragment F# on Query{...F+} fragment G# on Query{...G+}", n)
                   + "fragment F" + std::to_string(n) + " on Query{x:s} fragment G" + std::to_string(n)
                   + " on Query{x:u{__typename}}";
        });
        for (const char *bracket :
             {"{", "(", "[", "@a(", "{a(b:[", "query(", "type A{a(", "...", "\"", "&|=!$:"})
            QTest::newRow(QByteArray("never closed ").append(bracket).constData())
                << 100'000 << Make([](std::size_t) { return std::string(); })
                << QByteArray(bracket).prepend("raw ");
        // Wide
        row("aliases", 10'000, "LoneAnonymousOperation",
            [](std::size_t n) { return "{" + numbered(" x#:b", n) + "} {a}"; });
        row("the same field", 10'000, "KnownTypeNames",
            [](std::size_t n) { return "query($v:W){" + repeated(" b(x:1)", n) + "}"; });
        row("fragments in a chain", 10'000, "ExecutableDefinitions", [](std::size_t n) {
            return "{...F0}" + chained("fragment F# on Query{...F+}", n) + "fragment F" + std::to_string(n)
                   + " on Query{b} scalar X";
        });
        row("fragments in a circle", 10'000, "NoFragmentCycles", [](std::size_t n) {
            return "{...F0}" + chained("fragment F# on Query{b ...F+}", n) + "fragment F" + std::to_string(n)
                   + " on Query{...F0}";
        });
        row("fragments that double", 10'000, "NoUnusedFragments", [](std::size_t n) {
            return "{...F0}" + chained("fragment F# on Query{a{...F+} x:a{...F+}}", n) + "fragment F"
                   + std::to_string(n) + " on Query{b} fragment U on Query{b}";
        });
        row("operations over one chain", 1'000, "NoUnusedVariables", [](std::size_t n) {
            return numbered("query Q#($v:Int){...F0}", n) + chained("fragment F# on Query{...F+}", n)
                   + "fragment F" + std::to_string(n) + " on Query{b}";
        });
        row("unknown keys", 4'000, "ValuesOfCorrectType",
            [](std::size_t n) { return "{b(in:{" + numbered(" key#:1", n) + "})}"; });
        row("unknown arguments", 4'000, "KnownArgumentNames",
            [](std::size_t n) { return "{b(" + numbered(" key#:1", n) + ")}"; });
        row("the same argument", 10'000, "UniqueArgumentNames",
            [](std::size_t n) { return "{b(" + repeated(" x:1", n) + ")}"; });
        row("unknown fields", 10'000, "FieldsOnCorrectType",
            [](std::size_t n) { return "{" + numbered(" f#", n) + "}"; });
        row("unknown fragments", 10'000, "KnownFragmentNames",
            [](std::size_t n) { return "{" + numbered(" ...F#", n) + "}"; });
        row("directives", 100'000, "UniqueDirectivesPerLocation", [](std::size_t n) {
            return "{b" + repeated(" @d(x:1)", n) + numbered(" @e#", n) + repeated(" @skip(if:true)", n)
                   + "}";
        });
        row("variables", 10'000, "NoUnusedVariables", [](std::size_t n) {
            return "query(" + numbered("$v#:Int ", n) + "){" + numbered("x#:b(x:$v#)", n / 2) + "}";
        });
        row("undefined variables", 10'000, "NoUndefinedVariables",
            [](std::size_t n) { return "{" + numbered("x#:b(x:$v#)", n) + "}"; });
        row("operations of one name", 10'000, "UniqueOperationNames",
            [](std::size_t n) { return repeated("query Q{b}", n); });
        row("root fields of a subscription", 10'000, "SingleFieldSubscriptions",
            [](std::size_t n) { return "subscription{" + numbered(" x#:a", n) + "}"; });
        row("conflicting pairs", 400, "OverlappingFieldsCanBeMerged",
            [](std::size_t n) { return "{" + numbered(" x:b(x:#)", n) + "}"; });
        row("many more conflicting pairs", 10'000, "ValidationBudget",
            [](std::size_t n) { return "{" + numbered(" x:b(x:#)", n) + "}"; });
        row("conflicting fragments", 1'000, "OverlappingFieldsCanBeMerged", [](std::size_t n) {
            return "{" + numbered(" ...F#", n) + "}" + numbered("fragment F# on Query{x:b(x:#)}", n);
        });
        row("merging what doubles", 8'192, "ScalarLeafs",
            [](std::size_t n) { return doubled(levels(n)) + "{a}"; });
        // Long
        row("a name", 1'000'000, "FieldsOnCorrectType",
            [](std::size_t n) { return "{" + std::string(n, 'x') + "}"; });
        row("names that are nearly the same", 1'000'000, "UniqueVariableNames", [](std::size_t n) {
            const std::string name(n, 'x');
            return "query($" + name + ":Int $" + name + ":Int){b(x:$" + name + "y)}";
        });
        row("a string", 1'000'000, "",
            [](std::size_t n) { return "{s(v:\"" + std::string(n, 'x') + "\")}"; });
        row("escapes", 1'000'000, "",
            [](std::size_t n) { return "{s(v:\"" + repeated("\\u00e9", n / 6) + "\")}"; });
        row("a block string", 1'000'000, "",
            [](std::size_t n) { return "{s(v:\"\"\"" + repeated("  x\n", n / 4) + "\"\"\")}"; });
        row("a comment", 1'000'000, "", [](std::size_t n) { return "{b}#" + std::string(n, 'x'); });
        row("comments", 200'000, "", [](std::size_t n) { return repeated("#\n", n) + "{b}"; });
        row("a number", 1'000'000, "ValuesOfCorrectType",
            [](std::size_t n) { return "{b(x:" + std::string(n, '1') + ")}"; });
        row("white space", 1'000'000, "", [](std::size_t n) { return std::string(n, ' ') + "{b}"; });
        row("slips", 100'000, "UNEXPECTED_TOKEN", [](std::size_t n) { return repeated("{b} } ", n); });
        // Schemas
        row("types", 10'000, "ExecutableDefinitions",
            [](std::size_t n) { return "type Query{a:Int}" + chained("type T#{a:T# b(x:Int=1):[T#!]}", n); });
        row("unknown types", 10'000, "KnownTypeNames",
            [](std::size_t n) { return "type Query{" + numbered("f#:T# ", n) + "}"; });
        row("types of one name", 10'000, "UniqueTypeNames",
            [](std::size_t n) { return repeated("type Query{a:Int}", n); });
        row("extensions", 10'000, "UniqueFieldDefinitionNames",
            [](std::size_t n) { return "type Query{a:Int}" + repeated("extend type Query{a:Int}", n); });
        row("members", 10'000, "TypeSystem",
            [](std::size_t n) { return "type Query{a:Int} union U=Query" + repeated("|Query", n); });
        row("values", 10'000, "UniqueEnumValueNames",
            [](std::size_t n) { return "enum E{" + repeated("A ", n) + "}"; });
        row("interfaces in a chain", 10'000, "TypeSystem", [](std::size_t n) {
            return "type Query{a:Int} interface I0{a:Int}" + chained("interface I+ implements I#{a:Int}", n);
        });
        row("inputs in a circle", 10'000, "TypeSystem", [](std::size_t n) {
            return "type Query{a:Int} " + chained("input I#{a:I+!}", n) + "input I" + std::to_string(n)
                   + "{a:I0!}";
        });
        row("defaults in a circle", 200, "TypeSystem", [](std::size_t n) {
            return "type Query{a:Int} " + chained("input I#{a:I+={}}", n) + "input I" + std::to_string(n)
                   + "{a:I0={}}";
        });
        row("defaults in a long circle", 10'000, "ValidationBudget", [](std::size_t n) {
            return "type Query{a:Int} " + chained("input I#{a:I+={}}", n) + "input I" + std::to_string(n)
                   + "{a:I0={}}";
        });
        row("directive definitions", 10'000, "ExecutableDefinitions",
            [](std::size_t n) { return "type Query{a:Int}" + numbered("directive @d# on FIELD ", n); });
    }
    void survives()
    {
        QFETCH(int, size);
        QFETCH(Make, make);
        QFETCH(QByteArray, finding);
        const bool isRaw = finding.startsWith("raw ");
        const auto text = [&](int ofSize) {
            return isRaw ? repeated(finding.mid(4).toStdString(), std::size_t(ofSize))
                         : make(std::size_t(ofSize));
        };
        const auto time = [&](int ofSize, QByteArray &findings) {
            const std::string made = text(ofSize);
            return runOnStack(kStack, [&] { findings = workThrough(made); }).count();
        };
        QByteArray findings;
        const double whole = time(size, findings);
        if (finding.isEmpty())
            QCOMPARE(findings, QByteArray("TypeSystem"));
        else if (!isRaw)
            QVERIFY2(findings.split(' ').contains(finding), findings.constData());
        else
            QVERIFY(!findings.isEmpty());
        QVERIFY2(whole < kSeconds, QByteArray::number(whole).append(" s").constData());
        // Four times as long may take some five times as long; sixteen times would be the square.
        constexpr double kWorthComparing = 0.02;
        constexpr double kMax = 9;
        if (whole < kWorthComparing)
            return;
        // Telling pairs apart is bounded by the budget instead.
        if (findings.contains("OverlappingFieldsCanBeMerged") || findings.contains("ValidationBudget"))
            return;
        QByteArray unused;
        const double quarter = std::min(time(size / 4, unused), time(size / 4, unused));
        const double ratio = std::min(whole, time(size, unused)) / quarter;
        QVERIFY2(ratio < kMax, QByteArray::number(ratio).append(" times as long").constData());
    }
};

TOOLTRAY_TEST(HostileTest)
#include "hostiletest.moc"
