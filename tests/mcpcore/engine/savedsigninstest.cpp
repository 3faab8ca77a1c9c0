// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/clients/signinclient.h"

#include "support/await.h"
#include "support/result.h"
#include "support/temporaryfolder.h"
#include "support/testcase.h"

#include <QTest>

using namespace tooltray;
using namespace tooltray::engine;
using test::await;

class SavedSignInsTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void whatIsWrittenIsRead()
    {
        const test::TemporaryFolder folder;
        SavedSignIns::All all;
        all["github"] = {{"ada@example.com", WallTime(std::chrono::seconds(1'900'000'000)), true}, true};
        all["shop"] = {};
        {
            SavedSignIns kept(folder.path() / "signins.json");
            kept.write({});
            kept.write(all); // what is written last stays
        }
        SavedSignIns kept(folder.path() / "signins.json");
        const auto read = await(kept.read());
        VERIFY_RESULT(read);
        QVERIFY(*read == all);
    }

    void nothingIsKeptWithoutAFile()
    {
        SavedSignIns kept({});
        kept.write({{"github", {}}});
        const auto read = await(kept.read());
        VERIFY_RESULT(read);
        QVERIFY(read->empty());
    }

    void whatIsBrokenIsAsIfItWereNotThere_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::newRow("empty") << QByteArray();
        QTest::newRow("cut off") << QByteArray("{\"sign_ins\": {\"github\"");
        QTest::newRow("of another kind") << QByteArray("[1, 2]");
    }

    void whatIsBrokenIsAsIfItWereNotThere()
    {
        QFETCH(QByteArray, text);
        QVERIFY(SavedSignIns::decode(text.toStdString()).empty());
    }
};

TOOLTRAY_TEST(SavedSignInsTest)
#include "savedsigninstest.moc"
