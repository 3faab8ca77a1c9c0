// SPDX-License-Identifier: GPL-3.0-or-later
#include "toolkit/builtins/packs.h"

#include "support/testcase.h"
#include "workbench.h"
#include "json/write.h"

#include <QTest>

using namespace tooltray;
using namespace tooltray::toolkit;

// What agents are shown has to work as it is.
class PackExamplesTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void eachIsImportedAsItIs_data()
    {
        addColumns<std::string, std::string>("kind", "madeOf");
        QTest::newRow("rest") << std::string("rest") << std::string("rest");
        QTest::newRow("steps") << std::string("steps") << std::string("composite");
        QTest::newRow("switch") << std::string("switch") << std::string("composite");
    }

    void eachIsImportedAsItIs()
    {
        QFETCH(const std::string, kind);
        QFETCH(const std::string, madeOf);
        const json::Value examples = packExamples();
        QCOMPARE(examples.size(), std::size_t(3));
        const json::Value &pack = examples[kind];
        QVERIFY2(pack.isObject(), "The example is no JSON.");
        Workbench bench;
        const json::Value arguments = json::Value::object({{"pack", pack}});
        const CallOutcome outcome = bench.call("import_tools", arguments);
        if (const auto *failure = std::get_if<execution::CallFailure>(&outcome))
            QFAIL(failure->error.message.c_str());
        const json::Value &imported = std::get<CallResult>(outcome).structured;
        QCOMPARE(imported["created"].size(), std::size_t(1));
        QVERIFY(imported["problems"].isEmpty());
        const json::Value tool = bench.structured("list_saved_tools", "{}")["tools"][0];
        QCOMPARE(tool["kind"].toString(), std::string_view(madeOf));
        QVERIFY2(tool["health"]["state"].toString() == "ok", json::write(tool).c_str());
    }
};

TOOLTRAY_TEST(PackExamplesTest)
#include "packexamplestest.moc"
