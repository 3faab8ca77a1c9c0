// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/palettepopup.h"

#include "support/testcase.h"
#include "ui/actions/actionregistry.h"
#include "ui/actions/actionsources.h"
#include "ui/state/uistate.h"
#include "ui/theme/theme.h"

#include <QAction>
#include <QApplication>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QTemporaryDir>
#include <QTest>
#include <QVBoxLayout>

using namespace tooltray::ui;

namespace {

// A window with two fields, a few commands and the palette over them.
struct Bench {
    Bench()
        : theme(*qApp, ThemeChoice::Light)
        , state(folder.filePath(QStringLiteral("ui.ini")))
        , registry(theme)
        , source(registry, ActionKind::Command)
    {
        auto *layout = new QVBoxLayout(&window);
        for (QLineEdit *field : {first, second})
            layout->addWidget(field);
        for (const char *text : {"Copy address", "Start server", "Stop server"}) {
            registry.add({.id = QString::fromLatin1(text), .section = ActionSection::File, .text = text},
                         [this, text] { ran.append(QString::fromLatin1(text)); });
        }
        palette = new PalettePopup(theme, state, &window);
        palette->addSource(source);
        query = palette->findChild<QLineEdit *>();
        list = palette->findChild<QListView *>();
        window.resize(800, 560);
        window.show();
    }

    bool open()
    {
        second->setFocus();
        palette->open();
        return palette->isVisible() && QApplication::focusWidget() == query;
    }

    void type(const char *text) const { QTest::keyClicks(query, QString::fromLatin1(text)); }
    void press(Qt::Key key) const { QTest::keyClick(query, key); }

    QTemporaryDir folder;
    Theme theme;
    UiState state;
    ActionRegistry registry;
    ActionSource source;
    QWidget window;
    QLineEdit *first = new QLineEdit(&window);
    QLineEdit *second = new QLineEdit(&window);
    PalettePopup *palette;
    QLineEdit *query;
    QListView *list;
    QStringList ran;
};

} // namespace

class PalettePopupTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_bench = std::make_unique<Bench>();
        QVERIFY(QTest::qWaitForWindowActive(&m_bench->window));
        QVERIFY(m_bench->open());
    }
    void cleanup() { m_bench.reset(); }

    void runsTheBestMatchAndIsGone()
    {
        m_bench->type("stop");
        m_bench->press(Qt::Key_Return);
        QCOMPARE(m_bench->ran, QStringList(QStringLiteral("Stop server")));
        QVERIFY(!m_bench->palette->isVisible());
        QCOMPARE(QApplication::focusWidget(), m_bench->second);
    }

    void keysMoveThroughTheList()
    {
        const auto row = [this] { return m_bench->list->currentIndex().row(); };
        QCOMPARE(row(), 0);
        m_bench->press(Qt::Key_Up);
        QCOMPARE(row(), 0);
        m_bench->press(Qt::Key_Down);
        QCOMPARE(row(), 1);
        m_bench->press(Qt::Key_PageDown);
        QCOMPARE(row(), 2);
        m_bench->press(Qt::Key_PageUp);
        QCOMPARE(row(), 0);
        m_bench->press(Qt::Key_Down);
        m_bench->press(Qt::Key_Enter);
        QCOMPARE(m_bench->ran, QStringList(QStringLiteral("Start server")));
    }

    void leavingGivesTheKeyboardBack_data()
    {
        QTest::addColumn<Qt::Key>("key");
        QTest::newRow("escape") << Qt::Key_Escape;
        QTest::newRow("tab") << Qt::Key_Tab;
    }

    void leavingGivesTheKeyboardBack()
    {
        QFETCH(Qt::Key, key);
        m_bench->press(key);
        QVERIFY(!m_bench->palette->isVisible());
        QCOMPARE(QApplication::focusWidget(), m_bench->second);
        QVERIFY(m_bench->ran.isEmpty());
    }

    void aClickElsewhereClosesIt()
    {
        m_bench->first->setFocus(Qt::MouseFocusReason);
        QVERIFY(!m_bench->palette->isVisible());
        QCOMPARE(QApplication::focusWidget(), m_bench->first);
    }

    void aClickRunsTheEntryUnderIt()
    {
        const QRect row = m_bench->list->visualRect(m_bench->list->model()->index(2, 0));
        QTest::mouseClick(m_bench->list->viewport(), Qt::LeftButton, {}, row.center());
        QCOMPARE(m_bench->ran, QStringList(QStringLiteral("Stop server")));
    }

    void whatWasRunComesFirstTheNextTime()
    {
        m_bench->type("stop");
        m_bench->press(Qt::Key_Return);
        QVERIFY(m_bench->open());
        QVERIFY(m_bench->query->text().isEmpty());
        QCOMPARE(m_bench->list->model()->index(0, 0).data().toString(), QStringLiteral("Stop server"));
        QCOMPARE(m_bench->state.recentCommands(), QStringList(QStringLiteral("Stop server")));
    }

    void withoutAMatchNothingRuns()
    {
        m_bench->type("zzz");
        QCOMPARE(m_bench->list->model()->rowCount(), 0);
        m_bench->press(Qt::Key_Down);
        m_bench->press(Qt::Key_Return);
        QVERIFY(m_bench->ran.isEmpty());
        QVERIFY(m_bench->palette->isVisible());
        QStringList said;
        for (const auto *label : m_bench->palette->findChildren<QLabel *>()) {
            if (label->isVisible())
                said += label->text();
        }
        QCOMPARE(said, QStringList{QStringLiteral("No results.")});
        m_bench->query->clear();
        QVERIFY(m_bench->list->isVisible());
    }

    void staysWithinItsWindow()
    {
        m_bench->window.resize(300, 200);
        QVERIFY(m_bench->window.rect().contains(m_bench->palette->geometry()));
    }

private:
    std::unique_ptr<Bench> m_bench;
};

TOOLTRAY_TEST(PalettePopupTest)
#include "palettepopuptest.moc"
