// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/fieldtexts.h"

#include "support/testcase.h"

#include <QTest>

using namespace tooltray;
using namespace tooltray::ui;

class RenamingTextTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void renamingsAreLinesAndComeBack()
    {
        const std::vector<workspace::ResultShape::Renaming> renamings{{"/nodes/author", "who"}, {"a=b", "c"}};
        const QString text = renamingText(renamings);
        QCOMPARE(text, QStringLiteral("/nodes/author = who\na=b = c"));
        const auto read = readRenamings(text + QStringLiteral("\n\n"));
        QVERIFY(read);
        QVERIFY(*read == renamings);
        QCOMPARE(readRenamings(QString())->size(), std::size_t(0));
    }

    void whatIsNoRenamingIsNothing_data()
    {
        QTest::addColumn<QString>("text");
        QTest::newRow("no name") << QStringLiteral("/nodes/author =");
        QTest::newRow("no member") << QStringLiteral("= who");
        QTest::newRow("neither") << QStringLiteral("author who");
        QTest::newRow("twice") << QStringLiteral("a = b\na = c");
    }

    void whatIsNoRenamingIsNothing()
    {
        QFETCH(QString, text);
        QVERIFY(!readRenamings(text));
    }
};

TOOLTRAY_TEST(RenamingTextTest)
#include "renamingtexttest.moc"
