// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/tools/versionstab.h"

#include "support/testcase.h"
#include "ui/actions/actionids.h"
#include "ui/editor/graphqleditor.h"
#include "ui/models/roles.h"
#include "ui/pages/tools/operationtab.h"
#include "ui/pages/tools/toolheader.h"
#include "ui/support/picture.h"
#include "ui/support/walk.h"
#include "ui/toolsides/toolpagefixture.h"
#include "ui/widgets/diffview.h"
#include "ui/widgets/floatingnotices.h"
#include "ui/widgets/undonotice.h"

#include <QAbstractItemView>
#include <QAction>
#include <QLabel>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QTest>

using namespace tooltray;
using namespace tooltray::ui;
using workspace::Version;

class VersionsTabTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_fixture = std::make_unique<test::ToolPageFixture>();
        QVERIFY(m_fixture->start());
        QVERIFY(m_fixture->showTab(QStringLiteral("Versions")));
    }
    void cleanup() { m_fixture.reset(); }

    void theNewestComesFirstAndSaysWhatItIs()
    {
        QCOMPARE(names(), (QStringList{QStringLiteral("0.2.0"), QStringLiteral("0.1.0")}));
        QCOMPARE(badges(0), (QStringList{QStringLiteral("active"), QStringLiteral("open")}));
        QCOMPARE(badges(1), QStringList());
        choose(1);
        QTRY_VERIFY(says(QStringLiteral("0.1.0 to 0.2.0: 2 line(s) differ"))); // description and selection
        const auto *model = m_fixture->page->findChild<VersionsTab *>()->findChild<DiffView *>()->model();
        QString left;
        QString right;
        for (int row = 0; row < model->rowCount(); ++row) {
            left += model->index(row, DiffModel::Left).data().toString();
            right += model->index(row, DiffModel::Right).data().toString();
        }
        QVERIFY(left.contains(u"{ login }"));
        QVERIFY(right.contains(u"{ login name }"));
    }

    void activatingIsAStepThatCanBeUndone()
    {
        choose(1);
        QVERIFY(m_fixture->press(QStringLiteral("Activate")));
        QTRY_VERIFY(m_fixture->saved().active == (Version{0, 1, 0}));
        QTRY_COMPARE(badges(1), (QStringList{QStringLiteral("active"), QStringLiteral("open")}));
        QCOMPARE(operation().text(),
                 QStringLiteral("query ($login: String!) {\n  user(login: $login) { login }\n}\n"));
        m_fixture->trigger(actionid::kUndo);
        QTRY_VERIFY(m_fixture->saved().active == (Version{0, 2, 0}));
        QTRY_VERIFY(operation().text().contains(u"name")); // the tab that is hidden as well
        m_fixture->trigger(actionid::kRedo);
        QTRY_VERIFY(m_fixture->saved().active == (Version{0, 1, 0}));
    }

    void aNewVersionBeginsAsACopyAndIsNotActive()
    {
        choose(1);
        QVERIFY(m_fixture->press(QStringLiteral("New version")));
        QTRY_COMPARE(m_fixture->saved().versions.size(), std::size_t(3));
        QVERIFY(m_fixture->saved().active == (Version{0, 2, 0}));
        QTRY_COMPARE(badges(0), QStringList{QStringLiteral("open")});
        QVERIFY(headerSays(QStringLiteral("0.3.0, not active")));
        QVERIFY(m_fixture->showTab(QStringLiteral("Operation")));
        operation().setPlainText(QStringLiteral("query ($login: String!) { user(login: $login) { id } }"));
        m_fixture->trigger(actionid::kSave);
        QTRY_VERIFY(documentOf({0, 3, 0}).contains(u"id"));
        QVERIFY(documentOf({0, 1, 0}).contains(u"{ login }"));
        QVERIFY(documentOf({0, 2, 0}).contains(u"name"));
        QVERIFY(headerSays(QStringLiteral("0.3.0, not active"))); // still
        m_fixture->trigger(actionid::kUndo);
        QTRY_VERIFY(!documentOf({0, 3, 0}).contains(u"id"));
        m_fixture->trigger(actionid::kUndo);
        QTRY_COMPARE(m_fixture->saved().versions.size(), std::size_t(2));
        QTRY_VERIFY(operation().text().contains(u"name")); // back at the active one
    }

    void deletingOffersTheWayBack()
    {
        QCOMPARE(m_fixture->button(QStringLiteral("Delete this version"))->isEnabled(),
                 false); // it is called
        choose(1);
        QTest::keyClick(list(), Qt::Key_Delete);
        QTRY_COMPARE(m_fixture->saved().versions.size(), std::size_t(1));
        auto *undo = m_fixture->page->findChild<FloatingNotices *>()->findChild<UndoNotice *>();
        QTRY_VERIFY(undo->isVisible());
        undo->findChild<QPushButton *>()->click();
        QTRY_COMPARE(m_fixture->saved().versions.size(), std::size_t(2));
    }

    void commandsMeanTheVersionThatIsShown()
    {
        const auto isOn = [this](const QString &id) { return m_fixture->actions.action(id)->isEnabled(); };
        QVERIFY(isOn(actionid::kNewVersion));
        for (const auto id :
             {actionid::kActivateVersion, actionid::kCompareVersion, actionid::kDeleteVersion})
            QVERIFY2(!isOn(id), qPrintable(QString(id))); // it is the active one
        choose(1);
        QVERIFY(m_fixture->press(QStringLiteral("Open")));
        for (const auto id :
             {actionid::kActivateVersion, actionid::kCompareVersion, actionid::kDeleteVersion})
            QVERIFY2(isOn(id), qPrintable(QString(id)));
        choose(0);
        QVERIFY(m_fixture->showTab(QStringLiteral("Operation")));
        m_fixture->trigger(actionid::kCompareVersion);
        QVERIFY(list()->isVisible());
        QCOMPARE(list()->currentIndex().row(), 1);
        QTRY_VERIFY(says(QStringLiteral("0.1.0 to 0.2.0: 2 line(s) differ")));
        m_fixture->trigger(actionid::kActivateVersion);
        QTRY_VERIFY(m_fixture->saved().active == (Version{0, 1, 0}));
        QTRY_VERIFY(!isOn(actionid::kActivateVersion));
        m_fixture->trigger(actionid::kNewVersion);
        QTRY_COMPARE(m_fixture->saved().versions.size(), std::size_t(3));
        QTRY_VERIFY(isOn(actionid::kDeleteVersion));
        m_fixture->trigger(actionid::kDeleteVersion);
        QTRY_COMPARE(m_fixture->saved().versions.size(), std::size_t(2));
        m_fixture->page->hide();
        QVERIFY(!isOn(actionid::kNewVersion));
    }

    void theWayBackIsThatOfWhatWasDeleted()
    {
        choose(1);
        QTest::keyClick(list(), Qt::Key_Delete);
        auto *undo = m_fixture->page->findChild<FloatingNotices *>()->findChild<UndoNotice *>();
        QTRY_VERIFY(undo->isVisible());
        workspace::Tool other = m_fixture->saved("who_am_i");
        other.enabled = !other.enabled;
        QVERIFY(m_fixture->engineClient.put(other));
        undo->findChild<QPushButton *>()->click();
        QTRY_COMPARE(m_fixture->saved().versions.size(), std::size_t(2));
        QCOMPARE(m_fixture->saved("who_am_i").enabled, other.enabled);
    }

    void withUnsavedChangesItWaitsWithThem()
    {
        QVERIFY(m_fixture->showTab(QStringLiteral("Operation")));
        description()->setPlainText(QStringLiteral("Changed."));
        QVERIFY(m_fixture->showTab(QStringLiteral("Versions")));
        choose(1);
        QVERIFY(m_fixture->press(QStringLiteral("Activate")));
        QTRY_COMPARE(badges(1), (QStringList{QStringLiteral("active"), QStringLiteral("open")}));
        QVERIFY(m_fixture->saved().active == (Version{0, 2, 0}));
        QCOMPARE(description()->toPlainText(), QStringLiteral("Only who it is."));
        m_fixture->trigger(actionid::kSave);
        QTRY_VERIFY(m_fixture->saved().active == (Version{0, 1, 0}));
        QCOMPARE(m_fixture->saved().versions.at({0, 2, 0}).description, std::string("Changed."));
    }

    void whatFailsEveryCallDoesNotBecomeActive()
    {
        workspace::Tool tool = test::getUserTool();
        tool.versions[{0, 1, 0}].operation = workspace::GraphqlOperation{"{ nothing }"};
        QVERIFY(m_fixture->putGetUser(tool));
        QTRY_VERIFY(badges(1).contains(QStringLiteral("1 error(s)")));
        choose(1);
        QVERIFY(m_fixture->press(QStringLiteral("Activate")));
        QTRY_VERIFY(m_fixture->hasMessage(QStringLiteral("Not activated")));
        QVERIFY(m_fixture->saved().active == (Version{0, 2, 0}));
    }

    void anApprovalOutlivesWhatBecomesActive()
    {
        workspace::Tool tool = test::getUserTool();
        tool.pin = workspace::Pin{"2026-01-01T00:00:00Z", "demo", tool.active, tool.resolved(tool.active)};
        QVERIFY(m_fixture->putGetUser(tool));
        QTRY_VERIFY(badges(0).contains(QStringLiteral("approved")));
        choose(1);
        QVERIFY(m_fixture->press(QStringLiteral("Activate")));
        QTRY_VERIFY(m_fixture->hasMessage(QStringLiteral("Clients still get version 0.2.0")));
        QVERIFY(m_fixture->saved().active == (Version{0, 1, 0}));
    }

    void looksLikeThis_data()
    {
        QTest::addColumn<ThemeChoice>("choice");
        QTest::addColumn<QSize>("size");
        QTest::newRow("light") << ThemeChoice::Light << QSize(1200, 740);
        QTest::newRow("dark") << ThemeChoice::Dark << QSize(1200, 740);
        QTest::newRow("small") << ThemeChoice::Light << QSize(736, 470);
    }

    void looksLikeThis()
    {
        QFETCH(ThemeChoice, choice);
        QFETCH(QSize, size);
        m_fixture.reset();
        m_fixture = std::make_unique<test::ToolPageFixture>(choice);
        QVERIFY(m_fixture->start());
        m_fixture->page->setMinimumSize(1, 1); // as in a window that is as small as that
        m_fixture->page->resize(size);
        QVERIFY(m_fixture->showTab(QStringLiteral("Versions")));
        choose(1);
        QTRY_VERIFY(says(QStringLiteral("0.1.0 to 0.2.0: 2 line(s) differ")));
        QVERIFY(test::savePicture(*m_fixture->page, QStringLiteral("toolsides-versions-")
                                                        + QString::fromLatin1(QTest::currentDataTag())));
        QCOMPARE(test::unnamed(*m_fixture->page), QStringList());
    }

private:
    QAbstractItemView *list() const { return m_fixture->view(QStringLiteral("Versions")); }
    void choose(int row) const { list()->setCurrentIndex(list()->model()->index(row, 0)); }
    QStringList names() const
    {
        QStringList names;
        for (int row = 0; row < list()->model()->rowCount(); ++row)
            names.append(list()->model()->index(row, 0).data().toString());
        return names;
    }
    QStringList badges(int row) const
    {
        QStringList texts;
        for (const Badge &badge : list()->model()->index(row, 0).data(BadgesRole).value<Badges>())
            texts.append(badge.text);
        return texts;
    }
    bool says(const QString &text) const
    {
        for (const QLabel *label : m_fixture->page->findChildren<QLabel *>()) {
            if (label->isVisible() && label->text() == text)
                return true;
        }
        return false;
    }
    bool headerSays(const QString &text) const
    {
        for (const QLabel *label : m_fixture->page->findChild<ToolHeader *>()->findChildren<QLabel *>()) {
            if (label->isVisible() && label->text() == text)
                return true;
        }
        return false;
    }
    GraphqlEditor &operation() const { return m_fixture->page->findChild<OperationTab *>()->editor(); }
    QPlainTextEdit *description() const
    {
        return m_fixture->page->findChild<ToolHeader *>()->findChild<QPlainTextEdit *>();
    }
    QString documentOf(Version version) const
    {
        const auto operation = m_fixture->saved().resolved(version).operation;
        return QString::fromStdString(std::get<workspace::GraphqlOperation>(*operation).document);
    }

    std::unique_ptr<test::ToolPageFixture> m_fixture;
};

TOOLTRAY_TEST(VersionsTabTest)
#include "versionstabtest.moc"
