// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/language/sentencepattern.h"
#include "support/testcase.h"

#include <QTest>

using namespace tooltray::ui;

class SentencePatternTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void readsWhatStandsInThePlacesOfTheNames_data()
    {
        QTest::addColumn<QByteArray>("pattern");
        QTest::addColumn<QByteArray>("sentence");
        QTest::addColumn<QByteArray>("found"); // joined by "|"; "-": another sentence
        const auto add = [](const char *pattern, const char *sentence, const char *found) {
            QTest::newRow(qPrintable(QString::fromUtf8(pattern) + u' ' + QString::fromUtf8(sentence)))
                << QByteArray(pattern) << QByteArray(sentence) << QByteArray(found);
        };
        add("Nothing.", "Nothing.", "");
        add("Nothing.", "Nothing. More.", "-");
        add("Port {port} on {address}.", "Port 80 on here.", "80|here");
        add("Port {port} on {address}.", "Port 80 on here", "-");
        add("Port {port} on {address}.", "Port  on here.", "-");
        add("Port {port} on {address}.", "Port 80 on .", "-");
        add("{a}: {b}", "x: y: z", "x|y: z");
        add("{a} is {~b}", " is  is c", " is |c");
        add("\"{a}\" and \"{b}\"", "\"x\" and \"y\" and \"z\"", "x|y\" and \"z");
        add("This ${ has no }.", "This ${ has no }.", "");
        add("Write ${{name}:-default}.", "Write ${KEY:-default}.", "KEY");
        add("{Name} stays", "{Name} stays", "");
        add("An open {name", "An open {name", "");
    }

    void readsWhatStandsInThePlacesOfTheNames()
    {
        QFETCH(QByteArray, pattern);
        QFETCH(QByteArray, sentence);
        QFETCH(QByteArray, found);
        const SentencePattern read(pattern.constData());
        QCOMPARE(read.literals().size(), read.names().size() + 1);
        const auto values = read.match(sentence.constData());
        QByteArray joined;
        for (const std::string_view value : values.value_or(std::vector<std::string_view>()))
            joined += (joined.isEmpty() ? "" : "|")
                      + QByteArray(value.data(), static_cast<qsizetype>(value.size()));
        QCOMPARE(values ? joined : QByteArray("-"), found);
    }
};

TOOLTRAY_TEST(SentencePatternTest)
#include "sentencepatterntest.moc"
