// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/testcase.h"
#include "ui/actions/actionids.h"
#include "ui/mainwindow/filledwindow.h"
#include "ui/navigation/place.h"
#include "ui/pages/pages.h"
#include "ui/widgets/log/logtable.h"

#include <QTest>

#include <map>

using namespace tooltray;
using namespace tooltray::ui;

namespace {

constexpr QSize kSmallestWindow(800, 560);

} // namespace

// Every page with something on it, in the smallest window: nothing is cut off, everything has a name.
class FilledPagesTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void nothingIsCutOffOrNameless_data() { test::addLanguageRows(); }

    void nothingIsCutOffOrNameless()
    {
        QFETCH(QString, language);
        test::FilledWindow filled(language);
        QVERIFY(filled.open());
        filled.window->resize(kSmallestWindow);
        for (const PageSpec &page : pageSpecs()) {
            filled.trigger(actionid::page(page.id));
            filled.look(*filled.window, page.id);
            for (const QString &item : itemsOf(page.id)) {
                QVERIFY2(filled.choose(item), qPrintable(page.id + u' ' + item));
                filled.lookAtTabs(page.id + u' ' + item);
            }
            QCOMPARE(filled.window->size(), kSmallestWindow); // nothing pushed it wider
        }
        QVERIFY2(filled.problems.isEmpty(), qPrintable(filled.problems.join(u'\n')));
    }

    void theDetailsOfACallHold_data() { test::addLanguageRows(); }

    void theDetailsOfACallHold()
    {
        QFETCH(QString, language);
        test::FilledWindow filled(language);
        QVERIFY(filled.open());
        filled.window->resize(kSmallestWindow);
        filled.trigger(actionid::page(pageid::kLog));
        auto *table = filled.window->findChild<LogTable *>();
        QVERIFY(table);
        QTRY_VERIFY(table->model()->rowCount() > 0);
        for (const int row : {0, table->model()->rowCount() - 1}) { // one that went well and one that did not
            table->selectRow(row);
            filled.lookAtTabs(QStringLiteral("call %1").arg(row));
        }
        QCOMPARE(filled.window->size(), kSmallestWindow);
        QVERIFY2(filled.problems.isEmpty(), qPrintable(filled.problems.join(u'\n')));
    }

private:
    // One of each kind that the page has another form for. The tools have a test of their own.
    static QStringList itemsOf(const QString &page)
    {
        static const std::map<QString, QStringList> items{
            {pageid::kEndpoints, {QStringLiteral("tracker"), QStringLiteral("billing")}},
            {pageid::kTypes,
             {QStringLiteral("issue_state"), QStringLiteral("teams"), QStringLiteral("DateTime")}},
            {pageid::kContext, {QStringLiteral("project")}},
            {pageid::kPrompts, {QStringLiteral("review_issue")}},
            {pageid::kCredentials, {QStringLiteral("tracker-token"), QStringLiteral("billing-key")}},
            {pageid::kClients, {QStringLiteral("claude-code")}},
        };
        const auto found = items.find(page);
        return found == items.end() ? QStringList() : found->second;
    }
};

TOOLTRAY_TEST(FilledPagesTest)
#include "filledpagestest.moc"
