// SPDX-License-Identifier: GPL-3.0-or-later
#include "graphql/language/symboltable.h"

#include "support/testcase.h"

#include <QTest>

#include <deque>

using namespace tooltray::graphql;

class SymbolTableTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void knowsTheWordsOfTheLanguage()
    {
        SymbolTable table;
        QVERIFY(table.find("query") == Symbol::Query);
        QVERIFY(table.intern("__typename") == Symbol::MetaTypename);
        QVERIFY(table.intern("") == Symbol::None);
        QVERIFY(table.find("unheardOf") == Symbol::None);
        for (std::uint32_t i = 1; i < kKnownSymbolCount; ++i)
            QVERIFY(table.find(kKnownSymbolTexts[i]) == static_cast<Symbol>(i));
    }

    void givesEqualNamesEqualSymbols()
    {
        // Lengths around the borders of the hash's steps, many enough for the table to grow.
        std::deque<std::string> names;
        SymbolTable table;
        std::vector<Symbol> symbols;
        for (int i = 0; i < 5000; ++i) {
            std::string name = "n" + std::to_string(i);
            name.append(std::size_t(i % 29), 'x');
            symbols.push_back(table.intern(names.emplace_back(std::move(name))));
        }
        for (std::size_t i = 0; i < names.size(); ++i) {
            const std::string copy = names[i];
            QVERIFY(table.intern(copy) == symbols[i]);
            QVERIFY(table.text(symbols[i]) == copy);
        }
        QCOMPARE(table.size(), kKnownSymbolCount + names.size());
    }
};

TOOLTRAY_TEST(SymbolTableTest)
#include "symboltabletest.moc"
