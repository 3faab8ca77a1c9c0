// SPDX-License-Identifier: GPL-3.0-or-later
#include "lintrule.h"

using namespace tooltray::workspace;

class LintSizeTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void whatEveryConversationCarriesIsCounted_data()
    {
        QTest::addColumn<int>("properties");
        QTest::addColumn<QByteArray>("expected");
        QTest::addColumn<int>("severity");
        QTest::newRow("few") << 20 << QByteArray() << 0;
        QTest::newRow("many") << 60 << QByteArray("too_large /parameters") << int(LintSeverity::Warning);
        QTest::newRow("very many") << 300 << QByteArray("too_large /parameters") << int(LintSeverity::Error);
    }

    void whatEveryConversationCarriesIsCounted()
    {
        QFETCH(const int, properties);
        QFETCH(const QByteArray, expected);
        QFETCH(const int, severity);
        QByteArrayList members;
        for (int i = 0; i < properties; ++i)
            members +=
                "\"property_" + QByteArray::number(i)
                + "\": {\"type\": \"string\", \"description\": \"Only with this, or any if left out\"}";
        const QByteArray version = "{\"parameters\": {\"properties\": {" + members.join(',') + "}}}";
        QCOMPARE(foundIn(lintSize, version), expected.toStdString());
        if (!expected.isEmpty())
            QCOMPARE(int(findingsIn(lintSize, version).front().severity), severity);
    }
};

TOOLTRAY_TEST(LintSizeTest)

#include "lintsizetest.moc"
