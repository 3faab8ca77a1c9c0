// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/conditioncells.h"

#include "support/testcase.h"

#include <QTest>

using namespace tooltray;
using namespace tooltray::ui;

class ErrorRuleCellsTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void rulesAreRowsAndComeBack()
    {
        const std::vector<workspace::ErrorRule> rules{
            {.nullAt = "/order", .status = 404, .message = "There is no order {id}."},
            {.messageMatches = "[dD]enied", .httpStatus = 200, .status = 403},
            {.httpStatus = 401, .status = 403, .hint = "Ask.", .step = "merge"}};
        const QList<QStringList> rows = ErrorRuleCells::rowsOf(rules);
        QCOMPARE(rows[0].join(u'|'), QStringLiteral("/order|||404|There is no order {id}.||"));
        QCOMPARE(rows[1].join(u'|'), QStringLiteral("|[dD]enied|200|403|||"));
        QCOMPARE(rows[2].join(u'|'), QStringLiteral("||401|403||Ask.|merge"));
        std::vector<workspace::ErrorRule> read;
        QCOMPARE(ErrorRuleCells::readRows(rows, read), QString());
        QVERIFY(read == rules);
    }

    void aRowThatIsBeingBegunIsNoRule()
    {
        std::vector<workspace::ErrorRule> read{{.nullAt = "/a"}};
        QCOMPARE(ErrorRuleCells::readRows({QStringList{}, QStringList(5)}, read), QString());
        QVERIFY(read.empty());
    }

    void whatIsNoRuleIsSaidWithItsRow_data()
    {
        QTest::addColumn<QStringList>("row");
        QTest::newRow("no number") << QStringList{{}, {}, {}, QStringLiteral("gone"), {}};
        QTest::newRow("no pattern") << QStringList{{}, QStringLiteral("("), {}, QStringLiteral("404"), {}};
        QTest::newRow("no condition") << QStringList{{}, {}, {}, QStringLiteral("404"), {}};
    }

    void whatIsNoRuleIsSaidWithItsRow()
    {
        QFETCH(QStringList, row);
        const std::vector<workspace::ErrorRule> before{{.nullAt = "/a"}};
        std::vector<workspace::ErrorRule> read = before;
        const QStringList good{QStringLiteral("/order"), {}, {}, QStringLiteral("404"), {}};
        const QString problem = ErrorRuleCells::readRows({good, row}, read);
        QVERIFY2(problem.startsWith(QStringLiteral("Row 2: ")), qPrintable(problem));
        QVERIFY(read == before);
    }
};

TOOLTRAY_TEST(ErrorRuleCellsTest)
#include "errorrulecellstest.moc"
