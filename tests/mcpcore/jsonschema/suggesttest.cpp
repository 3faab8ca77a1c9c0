// SPDX-License-Identifier: GPL-3.0-or-later
#include "jsonschema/explain/messages.h"

#include "support/testcase.h"

#include <QTest>

#include <string>
#include <vector>

using namespace tooltray::jsonschema;

class SuggestTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void findsWhatWasMeant_data()
    {
        const tooltray::TestRows<std::string, std::string> row{"name", "meant"};
        row("frist", "first");
        row("First", "first");
        row("repo", "repository");
        row("repository_id", "repository");
        row("CREATED_DES", "CREATED_DESC");
        row("created desc", "CREATED_DESC");
        row("orderBy", "order_by");
        row("a", "");
        row("zebra", "");
        row("", "");
        row("first", ""); // it is there already
    }
    void findsWhatWasMeant()
    {
        QFETCH(const std::string, name);
        const std::vector<std::string_view> known{"first",        "repository", "CREATED_ASC",
                                                  "CREATED_DESC", "order_by",   "b"};
        QTEST(std::string(closest(name, known)), "meant");
    }

    void leavesLongNamesAlone()
    {
        const std::string longName(100, 'x');
        const std::vector<std::string_view> known{longName};
        QVERIFY(closest(std::string(100, 'y'), known).empty());
        QVERIFY(closest("xxxx", known).empty());
    }
};

TOOLTRAY_TEST(SuggestTest)
#include "suggesttest.moc"
