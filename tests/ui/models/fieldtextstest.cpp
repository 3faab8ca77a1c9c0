// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/fieldtexts.h"

#include "support/testcase.h"

#include <QTest>

using namespace tooltray;
using namespace tooltray::ui;

class FieldTextsTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void namesAreTypedWithTheCommasOfAnyKeyboard_data()
    {
        const TestRows<std::string, std::vector<std::string>> row{"typed", "names"};
        row("", {});
        row(" , ،, ", {});
        row("a", {"a"});
        row("a, b", {"a", "b"});
        row(" a b ,c", {"a b", "c"});
        row("أول، ثان,third", {"أول", "ثان", "third"});
        row("a,b,a", {"a", "b"});
    }
    void namesAreTypedWithTheCommasOfAnyKeyboard()
    {
        QFETCH(std::string, typed);
        QFETCH(std::vector<std::string>, names);
        QCOMPARE(FieldTexts::names(QString::fromStdString(typed)), names);
        QCOMPARE(FieldTexts::names(FieldTexts::ofNames(names)), names);
    }
};

TOOLTRAY_TEST(FieldTextsTest)
#include "fieldtextstest.moc"
