// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/canary.h"

#include "support/temporaryfolder.h"
#include "support/testcase.h"

#include <QTest>

#include <algorithm>

using namespace tooltray::test;

class CanaryTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everyFormIsFound_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QByteArray>("form");
        const auto row = [](const char *form, const char *text) {
            QTest::newRow(form) << QByteArray(text) << QByteArray(form);
        };
        // Of the secret a "/b c?
        row("raw", "xa \"/b c?x");
        row("base64 after 0", "YSAiL2IgYz94");
        row("base64 after 1", "eGEgIi9iIGM/eA==");
        row("base64 after 2", "eHhhICIvYiBjP3g=");
        row("base64url after 1", "eGEgIi9iIGM_eA");
        row("percent-encoded", "a%20%22%2Fb%20c%3F");
        row("percent-encoded, as in forms", "a+%22%2Fb+c%3F");
        row("percent-encoded throughout, lower case", "%61%20%22%2f%62%20%63%3f");
        row("JSON", R"(a \"/b c?)");
        row("JSON with \\/", R"(a \"\/b c?)");
        row("JSON in JSON", R"(a \\\"/b c?)");
        row("hex", "6120222f6220633f");
    }
    void everyFormIsFound()
    {
        QFETCH(QByteArray, text);
        QFETCH(QByteArray, form);
        const auto traces = Canary("a \"/b c?").tracesIn(text.toStdString());
        QVERIFY(std::ranges::find(traces, form.toStdString()) != traces.end());
    }

    void aTextWithoutItHasNoTraces() { QVERIFY(Canary("a \"/b c?").tracesIn("a /b c?").empty()); }

    void filesAndTheirNamesAreSearched()
    {
        const TemporaryFolder folder;
        const Canary canary("hidden-canary");
        folder.write("deep/down/file", "..hidden-canary..");
        folder.write("hidden-canary.json", "");
        folder.write("innocent", "hidden canary");
        auto traces = canary.tracesBelow(folder.path());
        std::ranges::sort(traces);
        std::erase_if(traces, [](const std::string &trace) { return !trace.ends_with(": raw"); });
        QCOMPARE(traces, (std::vector<std::string>{"deep/down/file: raw", "hidden-canary.json: raw"}));
    }

    void noTwoAreTheSame() { QVERIFY(Canary().secret() != Canary().secret()); }
};

TOOLTRAY_TEST(CanaryTest)
#include "canarytest.moc"
