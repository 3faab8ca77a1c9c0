// SPDX-License-Identifier: GPL-3.0-or-later
#include "mcp/questions/requeststate.h"

#include "support/testcase.h"
#include "text.h"

using namespace tooltray::mcp;

class SealTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void opensWhatItClosed()
    {
        const Seal seal = Seal::withRandomKey();
        for (const std::string &text : std::initializer_list<std::string>{"", "a", "tools:20", "\xc3\xa4"})
            QCOMPARE(seal.open(seal.close(text, "cursor"), "cursor"), std::optional(text));
    }

    void opensForItsPurposeOnly()
    {
        const Seal seal = Seal::withRandomKey();
        const std::string token = seal.close("x", "cursor of tools");
        QVERIFY(!seal.open(token, "cursor of prompts"));
        // What is purpose and what is text cannot be shifted.
        QVERIFY(!Seal("key").open(Seal("key").close("bc", "a"), "ab"));
    }

    void opensNoTokenOfAnotherKey()
    {
        QVERIFY(!Seal::withRandomKey().open(Seal::withRandomKey().close("x", "p"), "p"));
    }

    void noticesEveryChange()
    {
        const Seal seal("key");
        const std::string token = seal.close("position", "p");
        QVERIFY(!seal.open(token + "-TAMPERED", "p"));
        QVERIFY(!seal.open("", "p"));
        QVERIFY(!seal.open("not base64!", "p"));
        QVERIFY(!seal.open(token.substr(0, 20), "p"));
        for (std::size_t i = 0; i < token.size(); ++i) {
            std::string changed = token;
            changed[i] = changed[i] == 'A' ? 'B' : 'A';
            QVERIFY2(!seal.open(changed, "p"), changed.c_str());
        }
    }
};

TOOLTRAY_TEST(SealTest)
#include "sealtest.moc"
