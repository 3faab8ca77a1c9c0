// SPDX-License-Identifier: GPL-3.0-or-later
#include "graphql/language/strip.h"

#include "graphql/language/parse.h"
#include "graphql/language/printer.h"
#include "support/testcase.h"

#include <QTest>

using namespace tooltray::graphql;

class StripTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void stripsIgnoredCharacters_data();
    void stripsIgnoredCharacters();
    void reportsWhatIsMalformed();
};

void StripTest::stripsIgnoredCharacters_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QByteArray>("stripped");
    QTest::newRow("a query") << QByteArray(
        "# c\nquery A ( $b : [ C ! ] ) {\n  d , e ( f : 1 , g : \"h\" ) { ... I } }")
                             << QByteArray("query A($b:[C!]){d e(f:1 g:\"h\"){...I}}");
    QTest::newRow("a number before a spread") << QByteArray("1 ...a") << QByteArray("1 ...a");
    QTest::newRow("a block string") << QByteArray("a\"\"\"\n   b\n    c\n\"\"\"")
                                    << QByteArray("a \"\"\"\nb\n c\"\"\"");
}

void StripTest::stripsIgnoredCharacters()
{
    QFETCH(QByteArray, text);
    QFETCH(QByteArray, stripped);
    const Stripped result = stripIgnoredCharacters(text.toStdString());
    QCOMPARE(QByteArray::fromStdString(result.text), stripped);
    QVERIFY(result.errors.empty());
    QCOMPARE(stripIgnoredCharacters(result.text).text, result.text);
}

void StripTest::reportsWhatIsMalformed()
{
    QCOMPARE(stripIgnoredCharacters("a ? b").errors.size(), std::size_t(1));
}

TOOLTRAY_TEST(StripTest)
#include "striptest.moc"
