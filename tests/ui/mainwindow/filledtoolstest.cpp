// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/testcase.h"
#include "ui/actions/actionids.h"
#include "ui/mainwindow/filledwindow.h"
#include "ui/navigation/place.h"

#include <QTest>

using namespace tooltray;
using namespace tooltray::ui;

namespace {

constexpr QSize kSmallestForTools(800, 560);

} // namespace

// A tool of each kind with all that can be said of it, in the smallest window.
class FilledToolsTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everySideOfAToolHolds_data()
    {
        QTest::addColumn<QString>("language");
        QTest::addColumn<QString>("tool");
        for (const char *language : {"en", "de", "ar"}) {
            for (const char *tool : {"list_issues", "get_issue", "add_note", "close_issue", "find_things"})
                QTest::addRow("%s, %s", language, tool)
                    << QString::fromLatin1(language) << QString::fromLatin1(tool);
        }
    }

    void everySideOfAToolHolds()
    {
        QFETCH(QString, language);
        QFETCH(QString, tool);
        test::FilledWindow &filled = windowIn(language);
        QVERIFY(!QTest::currentTestFailed());
        filled.problems.clear();
        filled.window->resize(kSmallestForTools);
        filled.trigger(actionid::page(pageid::kTools));
        QVERIFY(filled.choose(tool));
        filled.lookAtTabs(tool);
        QCOMPARE(filled.window->size(), kSmallestForTools); // nothing pushed it wider
        QVERIFY2(filled.problems.isEmpty(), qPrintable(filled.problems.join(u'\n')));
    }

    void cleanupTestCase() { m_filled.reset(); }

private:
    // To fill one takes longer than to look at it.
    test::FilledWindow &windowIn(const QString &language)
    {
        if (!m_filled || m_filled->language.code() != language) {
            m_filled.reset();
            m_filled = std::make_unique<test::FilledWindow>(language);
            if (!m_filled->open())
                QTest::qFail("The workspace cannot be filled.", __FILE__, __LINE__);
        }
        return *m_filled;
    }

    std::unique_ptr<test::FilledWindow> m_filled;
};

TOOLTRAY_TEST(FilledToolsTest)
#include "filledtoolstest.moc"
