// SPDX-License-Identifier: GPL-3.0-or-later
#include "clients/formats/yamledit.h"

#include "support/result.h"
#include "support/testcase.h"
#include "json/parser.h"

using namespace tooltray;
using namespace tooltray::clients;

namespace {

const EntryPlace kYamlPlace{{"s"}, "t"};

json::Value yamlEntry()
{
    return json::Value::object(
        {{"on", true}, {"uri", "u: #"}, {"h", json::Value::object({{"A", "Bearer x"}})}, {"n", 300}});
}

std::string linesAt(int indent)
{
    const std::string by(static_cast<std::size_t>(indent), ' ');
    return by + "t:\n" + by + "  on: true\n" + by + "  uri: \"u: #\"\n" + by + "  h:\n" + by
           + "    A: \"Bearer x\"\n" + by + "  n: 300\n";
}

} // namespace

class YamlEditTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void putsAMappingAndTakesItBack_data()
    {
        const TestRows<std::string, std::string> row{"source", "expected"};
        row("nothing", "", "s:\n" + linesAt(2));
        row("behind other keys", "a: 1\n# end\n", "a: 1\n# end\ns:\n" + linesAt(2));
        row("last line without an end", "a: 1", "a: 1\ns:\n" + linesAt(2).substr(0, linesAt(2).size() - 1));
        row("empty braces", "s: {}\nz: 1\n", "s:\n" + linesAt(2) + "z: 1\n");
        row("nothing behind the key", "s:\nz: 1\n", "s:\n" + linesAt(2) + "z: 1\n");
        row("behind the others", "s:\n    u:\n        x: 1\n\n# about z\nz: 1\n",
            "s:\n    u:\n        x: 1\n" + linesAt(4) + "\n# about z\nz: 1\n");
        row("a document that begins", "---\ns:\n  u: {x: 1}\n", "---\ns:\n  u: {x: 1}\n" + linesAt(2));
        row("a text of many lines", "s:\n  u:\n    x: |\n      t:\n       y\n",
            "s:\n  u:\n    x: |\n      t:\n       y\n" + linesAt(2));
        row("names in quotes", "\"s\":\n  'u': 1\n", "\"s\":\n  'u': 1\n" + linesAt(2));
    }

    void putsAMappingAndTakesItBack()
    {
        QFETCH(std::string, source);
        QFETCH(std::string, expected);
        const auto put = putIntoYaml(source, kYamlPlace, yamlEntry());
        VERIFY_RESULT(put);
        QCOMPARE(*put, expected);
        const auto found = findInYaml(*put, kYamlPlace);
        VERIFY_RESULT(found);
        QVERIFY(*found && !(*found)->hasComments);
        QCOMPARE((*found)->value, yamlEntry());
        const auto removed = removeFromYaml(*put, kYamlPlace);
        VERIFY_RESULT(removed);
        QVERIFY2(*removed == source || source == "s:\nz: 1\n",
                 removed->c_str()); // a key with nothing goes along
    }

    void replacesWhatIsThere()
    {
        const std::string before = "s:\n  t:\n    old: 'it''s'\n  # about u\n  u: 1\n";
        const auto found = findInYaml(before, kYamlPlace);
        VERIFY_RESULT(found);
        QCOMPARE((*found)->value["old"].toString(), std::string_view("it's"));
        const auto put = putIntoYaml(before, kYamlPlace, yamlEntry());
        VERIFY_RESULT(put);
        QCOMPARE(*put, "s:\n" + linesAt(2) + "  # about u\n  u: 1\n");
    }

    void seesCommentsAndWhatItDoesNotWrite()
    {
        QVERIFY((*findInYaml("s:\n  t:\n    a: 1 # mine\n", kYamlPlace))->hasComments);
        QVERIFY((*findInYaml("s:\n  t:\n    # mine\n    a: 1\n", kYamlPlace))->hasComments);
        QVERIFY(!(*findInYaml("s:\n  t: {a: 1}\n", kYamlPlace))->value.isObject());
        QVERIFY(!(*findInYaml("s:\n  t:\n    a: [1]\n", kYamlPlace))->value.isObject());
    }

    void refusesOtherForms_data()
    {
        addColumns<std::string, std::string>("source", "code");
        QTest::newRow("in braces") << std::string("s: {t: {}}\n") << std::string("client_file_shape");
        QTest::newRow("an anchor") << std::string("s: &a\n  t: 1\n") << std::string("client_file_shape");
        QTest::newRow("two documents") << std::string("s:\n---\na: 1\n") << std::string("client_file_shape");
        QTest::newRow("a tab") << std::string("s:\n\tt: 1\n") << std::string("client_file_shape");
        QTest::newRow("a list") << std::string("s:\n  - t\n") << std::string("client_file_syntax");
        QTest::newRow("twice") << std::string("s:\ns:\n") << std::string("client_file_syntax");
        QTest::newRow("no mapping") << std::string("text\n") << std::string("client_file_syntax");
    }

    void refusesOtherForms()
    {
        QFETCH(std::string, source);
        QFETCH(std::string, code);
        const auto put = putIntoYaml(source, kYamlPlace, yamlEntry());
        QVERIFY(!put);
        QCOMPARE(put.error().code, code);
    }
};

TOOLTRAY_TEST(YamlEditTest)
#include "yamledittest.moc"
