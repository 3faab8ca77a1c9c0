// SPDX-License-Identifier: GPL-3.0-or-later
#include "execution/arguments/passedarguments.h"
#include "support/growth.h"
#include "support/testcase.h"
#include "values.h"

#include <QTest>

using namespace tooltray;
using namespace tooltray::execution;

namespace {

workspace::Mapping pipelines()
{
    workspace::Mapping mapping;
    mapping.name = "pipelines";
    mapping.entries = {{"Backlog", value("'pipeline_1'")},
                       {"In Progress", value("'pipeline_2'")},
                       {"in review", value("3")},
                       {"In Review", value("4")},
                       {"pipeline_1", value("'pipeline_9'")}};
    return mapping;
}

} // namespace

class LookupTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void findsLabelsAndValues_data()
    {
        const TestRows<std::string, std::string> row{"given", "found"};
        row("'Backlog'", "'pipeline_1'");
        row("'pipeline_2'", "'pipeline_2'");
        row("3", "3");
        row("3.0", "3.0");
        row("'In Review'", "4");
        row("'backlog'", "'pipeline_1'");
        row("'in progress'", "'pipeline_2'");
        row("'IN REVIEW'", "label_unknown"); // two labels are meant equally
        row("'pipeline_1'", "'pipeline_9'"); // a label counts before a value
        row("'Done'", "label_unknown");
        row("5", "label_unknown");
        row("true", "label_unknown");
        row("null", "null");
        row("['Backlog',null,3]", "['pipeline_1',null,3]");
        row("['Backlog','Done']", "label_unknown");
        row("[['Backlog']]", "label_unknown");
        row("[]", "[]");
    }

    void findsLabelsAndValues()
    {
        QFETCH(const std::string, given);
        QFETCH(const std::string, found);
        const workspace::Mapping mapping = pipelines();
        QCOMPARE(shown(LabelLookup().find(mapping, value(given))), found);
    }

    // The first lookups go through the entries, later ones through tables.
    void findsTheSameHoweverOften()
    {
        const workspace::Mapping mapping = pipelines();
        LabelLookup lookup;
        for (int round = 0; round < 6; ++round) {
            QCOMPARE(shown(lookup.find(mapping, value("'Backlog'"))), std::string("'pipeline_1'"));
            QCOMPARE(shown(lookup.find(mapping, value("3.0"))), std::string("3.0"));
            QCOMPARE(shown(lookup.find(mapping, value("'in progress'"))), std::string("'pipeline_2'"));
            QCOMPARE(shown(lookup.find(mapping, value("'IN REVIEW'"))), std::string("label_unknown"));
        }
    }

    // All of them are nearly the same number.
    void timeGrowsWithTheEntries()
    {
        const double measured = test::growth(2'000, [](std::size_t size) {
            workspace::Mapping mapping;
            json::Value values = json::Value::array();
            for (std::size_t i = 1; i <= size; ++i) {
                const std::string number = "1." + std::string(20, '0') + std::to_string(i);
                mapping.entries.push_back({"l" + std::to_string(i), *json::Value::number(number)});
                values.append(mapping.entries.back().value);
            }
            return [mapping, values] { QVERIFY(LabelLookup().find(mapping, values)); };
        });
        QVERIFY2(measured < test::kMaxGrowth, std::to_string(measured).c_str());
    }

    void errorsSuggestTheNearestLabel()
    {
        const workspace::Mapping mapping = pipelines();
        const auto result = LabelLookup().find(mapping, value("'In Progres'"));
        QVERIFY(!result);
        QCOMPARE(result.error().message,
                 std::string("The mapping \"pipelines\" has no entry \"In Progres\"."));
        QVERIFY(result.error().hint.starts_with("Did you mean \"In Progress\""));
    }

    void errorsWithoutANearLabelListThem()
    {
        const workspace::Mapping mapping = pipelines();
        const auto result = LabelLookup().find(mapping, value("'zzzzzzzzzz'"));
        QVERIFY(!result);
        QVERIFY(result.error().hint.starts_with("Labels: \"Backlog\", \"In Progress\""));
    }
};

TOOLTRAY_TEST(LookupTest)

#include "lookuptest.moc"
