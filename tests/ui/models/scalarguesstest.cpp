// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/customscalars.h"

#include "support/testcase.h"
#include "json/write.h"

#include <QTest>

using namespace tooltray::ui;

class ScalarGuessTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aNameSaysWhatIsSent_data()
    {
        QTest::addColumn<QByteArray>("name");
        QTest::addColumn<QByteArray>("schema");
        const auto add = [](const char *name, const char *schema) {
            QTest::newRow(name) << QByteArray(name) << QByteArray(schema);
        };
        add("Date", "{\"type\":\"string\",\"format\":\"date\"}");
        add("BirthDate", "{\"type\":\"string\",\"format\":\"date\"}");
        add("DateTime", "{\"type\":\"string\",\"format\":\"date-time\"}");
        add("PreciseDateTime", "{\"type\":\"string\",\"format\":\"date-time\"}");
        add("timestamptz", "{\"type\":\"string\",\"format\":\"date-time\"}");
        add("Time", "{\"type\":\"string\",\"format\":\"time\"}");
        add("uuid", "{\"type\":\"string\",\"format\":\"uuid\"}");
        add("ProjectID", "{\"type\":\"string\"}");
        add("URL", "{\"type\":\"string\",\"format\":\"uri\"}");
        add("WebURL", "{\"type\":\"string\",\"format\":\"uri\"}");
        add("Email", "{\"type\":\"string\",\"format\":\"email\"}");
        add("JSON", "{}");
        add("JSONObject", "{\"type\":\"object\"}");
        add("BigInt", "{\"type\":[\"integer\",\"string\"]}");
        add("big_decimal", "{\"type\":[\"number\",\"string\"]}");
        add("Upload", "null");
    }

    void aNameSaysWhatIsSent()
    {
        QFETCH(QByteArray, name);
        QFETCH(QByteArray, schema);
        const auto guess = guessScalar(name.toStdString());
        QVERIFY(guess);
        QCOMPARE(QByteArray::fromStdString(tooltray::json::write(guess->schema)), schema);
    }

    void otherNamesSayNothing()
    {
        for (const char *name : {"Color", "Update", "Candidate", "Avoid", "Grid", ""})
            QVERIFY2(!guessScalar(name), name);
    }
};

TOOLTRAY_TEST(ScalarGuessTest)
#include "scalarguesstest.moc"
