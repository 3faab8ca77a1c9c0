// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/contextvalues.h"

#include "support/testcase.h"

#include <QTest>

using namespace tooltray;
using namespace tooltray::ui;

class EnvFileTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void readsLines_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QByteArray>("found");
        const auto add = [](const char *name, const char *text, const char *found) {
            QTest::newRow(name) << QByteArray(text) << QByteArray(found);
        };
        add("plain", "A=1\nB=two words\n", "A=1|B=two words|");
        add("blanks", "  A = 1  \r\n\r\nB=\r\n", "A=1|B=|");
        add("export", "export TOKEN=x", "TOKEN=x|");
        add("comments", "# A=1\nB=2 # two\nC=3#4\nD=#5", "B=2|C=3#4|D=|");
        add("double quotes", "A=\"x # y\\n\\\"z\\\"\" # c", "A=x # y\n\"z\"|");
        add("single quotes", "A='$HOME\\n'", "A=$HOME\\n|");
        add("several lines", "A=\"one\ntwo\"\nB=3\nwrong", "A=one\ntwo|B=3|!4");
        add("never closed", "A=\"one\nB=2", "B=2|!1");
        add("equals in values", "URL=https:/x?a=b", "URL=https:/x?a=b|");
        add("twice", "A=1\nB=2\nA=3", "A=3|B=2|");
        add("no pair", "hello\n=x\nA B=1", "!1!2!3");
        add("byte order mark",
            "\xef\xbb\xbf"
            "A=1",
            "A=1|");
        add("nothing", "", "");
    }

    void readsLines()
    {
        QFETCH(QByteArray, text);
        QFETCH(QByteArray, found);
        const EnvFile file = readEnvFile(text.toStdString());
        std::string described;
        for (const EnvEntry &entry : file.entries)
            described += entry.key + "=" + entry.value + "|";
        for (const int line : file.unreadLines)
            described += "!" + std::to_string(line);
        QCOMPARE(described, found.toStdString());
    }
};

TOOLTRAY_TEST(EnvFileTest)
#include "envfiletest.moc"
