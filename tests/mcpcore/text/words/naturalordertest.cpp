// SPDX-License-Identifier: GPL-3.0-or-later
#include "text/words/naturalorder.h"

#include "support/testcase.h"

#include <QTest>

#include <array>

using namespace tooltray;

class NaturalOrderTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void namesAreOrderedAsPeopleExpect()
    {
        // Each before all that follow.
        constexpr std::array<std::string_view, 17> kOrdered{"",
                                                            "0",
                                                            "00",
                                                            "01",
                                                            "1",
                                                            "2",
                                                            "10",
                                                            "10000000000000000000001",
                                                            "10000000000000000000002",
                                                            "A",
                                                            "a",
                                                            "a1",
                                                            "a2b10",
                                                            "a2b11",
                                                            "a10b1",
                                                            "aa",
                                                            "ab"};
        for (std::size_t i = 0; i < kOrdered.size(); ++i) {
            for (std::size_t j = 0; j < kOrdered.size(); ++j)
                QVERIFY2(naturalOrder(kOrdered[i], kOrdered[j]) == (i <=> j),
                         (std::string(kOrdered[i]) + " and " + std::string(kOrdered[j])).c_str());
        }
    }
};

TOOLTRAY_TEST(NaturalOrderTest)
#include "naturalordertest.moc"
