// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage/configuration/yamlreader.h"

#include "support/result.h"
#include "support/testcase.h"
#include "json/write.h"

#include <QTest>

using namespace tooltray;
using namespace tooltray::storage;

class YamlValueTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void textsBecomeValues_data()
    {
        QTest::addColumn<QByteArray>("yaml");
        QTest::addColumn<QByteArray>("json");
        const auto row = [](const char *text, const char *json) {
            QTest::newRow(json) << QByteArray(text) << QByteArray(json).replace('\'', '"');
        };
        row("a: 1\nb: [x, 'y', null, true]\n", "{'a':1,'b':['x','y',null,true]}");
        row("a: yes\nb: 0123\nc: 1739538434471\n", "{'a':'yes','b':'0123','c':1739538434471}");
        row("a: ${HOME}\n", "{'a':'${HOME}'}");
        row("a: |\n  one\n  two\nb: >-\n  three\n  four\n", "{'a':'one\\ntwo\\n','b':'three four'}");
        row("a: \"x\\n\n  \\  y\"\n", "{'a':'x\\n   y'}");
        row("\xEF\xBB\xBF- 1\r\n- 2\r\n", "[1,2]");
        row("a:\nb: {}\n", "{'a':null,'b':{}}");
    }

    void textsBecomeValues()
    {
        QFETCH(QByteArray, yaml);
        QFETCH(QByteArray, json);
        const auto value = yamlValue(yaml.toStdString());
        VERIFY_RESULT(value);
        QCOMPARE(QByteArray::fromStdString(json::write(*value)), json);
    }

    void whatCannotBeReadIsSaidWithItsLine_data()
    {
        QTest::addColumn<QByteArray>("yaml");
        QTest::addColumn<QByteArray>("said");
        QTest::newRow("indentation") << QByteArray("a: 1\n  b: 2\n") << QByteArray("from line 2 on: ");
        QTest::newRow("alias") << QByteArray("a: &x 1\nb: *x\n") << QByteArray("from line 1 on: ");
        QTest::newRow("bytes") << QByteArray("a: 1\nb: \xFF\n") << QByteArray("from line 2 on: ");
    }

    void whatCannotBeReadIsSaidWithItsLine()
    {
        QFETCH(QByteArray, yaml);
        QFETCH(QByteArray, said);
        const auto value = yamlValue(yaml.toStdString());
        QVERIFY(!value);
        QCOMPARE(value.error().code, std::string("yaml_invalid"));
        QVERIFY2(value.error().message.find(said.toStdString()) != std::string::npos,
                 value.error().message.c_str());
    }

    void itMayBeLongerThanAConfiguration()
    {
        std::string yaml;
        while (yaml.size() < (std::size_t{2} << 20U))
            yaml += "- \"" + std::string(1000, 'x') + "\"\n";
        VERIFY_RESULT(yamlValue(yaml));
        QVERIFY(!yamlValue(std::string(kMaxForeignYamlBytes + 1, ' ')));
    }
};

TOOLTRAY_TEST(YamlValueTest)
#include "yamlvaluetest.moc"
