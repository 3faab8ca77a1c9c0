// SPDX-License-Identifier: GPL-3.0-or-later
#include "lintrule.h"

using namespace tooltray::workspace;

class LintTypeListsTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void findsWhatItShould_data()
    {
        addLintColumns();
        addLintRow("one type", "{\"parameters\": {\"properties\": {\"a\": {\"type\": \"string\"}}}}", "");
        addLintRow("a list",
                   "{\"parameters\": {\"properties\": {\"a\": {\"type\": [\"string\", \"null\"]}}}}",
                   "type_list /parameters/properties/a/type");
        addLintRow("a list for elements",
                   "{\"parameters\": {\"properties\": {\"a\": {\"type\": \"array\", \"items\": {\"type\": "
                   "[\"string\", \"integer\"]}}}}}",
                   "type_list /parameters/properties/a/items/type");
        addLintRow("several lists are told of once",
                   "{\"parameters\": {\"properties\": {\"a\": {\"type\": [\"string\", \"null\"]}, "
                   "\"b\": {\"type\": [\"string\", \"null\"]}}}}",
                   "type_list /parameters/properties/a/type");
    }

    void findsWhatItShould() { LINT_COMPARE_ROW(lintTypeLists); }

    void severalPlacesAreCounted()
    {
        const QByteArray version = R"({"parameters": {"properties": {"a": {"type": ["string", "null"]},
            "b": {"type": ["string", "null"]}}}})";
        QCOMPARE(
            findingsIn(lintTypeLists, version).front().message,
            std::string(
                "Some clients accept one type only, and not a list of types, here and in 1 more place."));
    }

    void onlyClientsThatFailAreNamed()
    {
        const QByteArray version = R"({"parameters": {"properties": {"a": {"type": ["string", "null"]}}}})";
        QCOMPARE(findingsIn(lintTypeLists, version).front().clients, std::vector<std::string>{"gemini-cli"});
        QCOMPARE(foundIn(lintTypeLists, version, {"tooltray", {"cursor"}}), std::string());
    }
};

TOOLTRAY_TEST(LintTypeListsTest)

#include "linttypeliststest.moc"
