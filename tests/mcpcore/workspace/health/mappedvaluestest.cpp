// SPDX-License-Identifier: GPL-3.0-or-later
#include "ailing.h"
#include "support/testcase.h"
#include "workspace/checks/checkinputs.h"

#include <QTest>

using namespace tooltray;
using namespace tooltray::workspace;

class MappedValuesTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void eachMappingIsHeldOnceAgainstAType()
    {
        const auto schema =
            schemaFrom("type Query { of(state: State, count: Int): Int } enum State { OPEN }");
        Mapping states{"states", {}, {}};
        for (int i = 0; i < 100; ++i)
            states.entries.push_back({"Open " + std::to_string(i), json::Value("OPEN")});
        states.entries.push_back({"Ajar", json::Value("AJAR")});
        const auto field = *schema->queryType().fields().begin();
        MappedValues values;
        const UnfitValues *const first = &values.unfit(states, *schema, field.argument("state").type());
        for (int tool = 0; tool < 10; ++tool) {
            const UnfitValues &found = values.unfit(states, *schema, field.argument("state").type());
            QCOMPARE(found.count, std::size_t(1));
            QCOMPARE(found.told.front().index, std::size_t(100));
            // What changes in the mapping is not seen any more: its values were looked at once.
            states.entries.push_back({"Shut", json::Value("SHUT")});
            QCOMPARE(&found, first);
        }
        states.entries.resize(101);
        // Those told one by one have an end, the count has none.
        const UnfitValues &found = values.unfit(states, *schema, field.argument("count").type());
        QCOMPARE(found.count, std::size_t(101));
        QCOMPARE(found.told.size(), UnfitValues::kMaxTold);
    }
};

TOOLTRAY_TEST(MappedValuesTest)
#include "mappedvaluestest.moc"
