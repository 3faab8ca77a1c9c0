// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/dialogs/consentdialog.h"

#include "engine/clients/secretsclient.h"
#include "engine/engine.h"
#include "support/await.h"
#include "support/temporaryfolder.h"
#include "support/testcase.h"
#include "ui/support/picture.h"
#include "ui/support/walk.h"
#include "ui/theme/textlabel.h"
#include "ui/theme/theme.h"

#include <QApplication>
#include <QPointer>
#include <QPushButton>
#include <QRegularExpression>
#include <QScrollArea>
#include <QScrollBar>
#include <QTest>
#include <QTextEdit>
#include <QWindow>

using namespace tooltray;
using namespace tooltray::ui;

namespace {

// With escaped slashes, as moc takes what follows "//" in a raw text for a comment and then finds no class.
constexpr const char *kShared = R"({"format":1,
  "endpoints":{"shared":{"url":"http:\/\/127.0.0.1:9/graphql","credential":"c"},
               "cloud":{"url":"http:\/\/localhost:9/graphql","credential":"key"},
               "open":{"url":"http:\/\/localhost:9/open","mutations":"allow","schema":"/srv/schemas/open.graphql"}},
  "clients":{"reader":{"token_hash":"sha256:aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa",
                       "policy":{"rights":["all_calls"]}}},
  "credentials":{"c":{"source":"command","command":["touch","<b>bold</b>\u202e.txt"]},
                 "key":{"source":"environment","variable":"CLOUD_KEY"}}})";

std::vector<std::string> ids(const std::vector<engine::ConsentRequest> &requests)
{
    std::vector<std::string> found;
    for (const engine::ConsentRequest &request : requests)
        found.push_back(request.id);
    return found;
}

} // namespace

class ConsentDialogTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        test::useTestFont();
        m_folder = std::make_unique<test::TemporaryFolder>();
        m_folder->write("workspaces/default/workspace.json", kShared);
        m_engine =
            std::make_unique<engine::Engine>(engine::EngineSettings{.dataFolder = m_folder->path().string()});
        QVERIFY(test::await(m_engine->open()).hasValue());
        QTRY_COMPARE(m_engine->consents().pending().size(), std::size_t(6));
        m_dialog = new ConsentDialog(m_engine->consents(), m_theme);
        m_dialog->open();
    }
    void cleanup()
    {
        delete m_dialog;
        m_engine.reset();
        m_folder.reset();
    }

    void showsAllThatADecisionCovers()
    {
        for (const engine::ConsentRequest &request : m_engine->consents().requests()) {
            for (const engine::ConsentTerm &term : request.terms) {
                const QString value =
                    QString::fromStdString(term.value).replace(QChar(0x202e), QStringLiteral("\\u202E"));
                // That of a file stands below its path.
                const bool isContent = term.name.find("contents.") != std::string::npos;
                QVERIFY2(!texts().filter(value).isEmpty() && (isContent || texts().contains(value)),
                         term.name.c_str());
            }
        }
        QVERIFY(texts().contains(QStringLiteral("<b>bold</b>\\u202E.txt"))); // neither bold nor reordered
    }

    // A value may be one word of any length, and what stands behind its first 70 letters may be what matters.
    void aLongValueIsShownWhole_data()
    {
        QTest::addColumn<std::string>("value");
        QTest::newRow("a word") << std::string(4000, 'x');
        QTest::newRow("a path") << std::string("/") + std::string(120, 'a') + '/' + std::string(200, 'b');
        QTest::newRow("words") << std::string("curl --data ") + std::string(900, 'y')
                                      + " https://example.com";
    }

    void aLongValueIsShownWhole()
    {
        QFETCH(std::string, value);
        std::string shared = kShared;
        shared.replace(shared.find("\"touch\""), 7, "\"touch\", \"" + value + '"');
        m_folder->write("workspaces/default/workspace.json", shared);
        const QString text = QString::fromStdString(value);
        QTRY_VERIFY_WITH_TIMEOUT(texts().contains(text), 20'000);
        QVERIFY(QTest::qWaitForWindowExposed(m_dialog));
        QTRY_COMPARE(scrollArea().widget()->width(), scrollArea().viewport()->width());
        for (const QTextEdit *each : m_dialog->findChildren<QTextEdit *>()) {
            QVERIFY(each->width() >= 200);
            QTRY_VERIFY(each->document()->size().height() <= each->height());
        }
        for (const QPushButton *button : scrollArea().findChildren<QPushButton *>())
            QVERIFY(button->mapTo(&scrollArea(), QPoint(button->width(), 0)).x() <= scrollArea().width());
    }

    void everyTermHasAName()
    {
        const QRegularExpression raw(QStringLiteral("^[a-z_]+(\\.[a-z0-9_]+)+$"));
        for (const QLabel *label : m_dialog->findChildren<QLabel *>())
            QVERIFY2(!raw.match(label->text()).hasMatch(), qPrintable(label->text()));
    }

    void allowsOneAndDeniesAnother()
    {
        press(QStringLiteral("Allow"));
        QTRY_COMPARE(m_engine->consents().pending().size(), std::size_t(5));
        press(QStringLiteral("Deny"));
        QTRY_COMPARE(m_engine->consents().pending().size(), std::size_t(4));
        QVERIFY(texts().contains(QStringLiteral("Allowed")));
        QVERIFY(texts().contains(QStringLiteral("Denied")));
        press(QStringLiteral("Remove consent"));
        QTRY_COMPARE(m_engine->consents().pending().size(), std::size_t(5));
    }

    // After a decision and after a change from outside something else is under the mouse and the keyboard.
    void aSecondPressDecidesNothingElse_data()
    {
        QTest::addColumn<bool>("isByKey");
        QTest::newRow("mouse") << false;
        QTest::newRow("keyboard") << true;
    }

    void aSecondPressDecidesNothingElse()
    {
        QFETCH(bool, isByKey);
        QVERIFY(QTest::qWaitForWindowActive(m_dialog));
        QPushButton *allow = test::buttonWith(*m_dialog, QStringLiteral("Allow"));
        QTRY_VERIFY(allow->isEnabled());
        const QString request = allow->property("request").toString();
        scrollArea().ensureWidgetVisible(allow);
        const QPoint place = allow->mapTo(m_dialog, allow->rect().center());
        allow->setFocus();
        if (isByKey)
            QTest::keyClick(allow, Qt::Key_Space);
        else
            QTest::mouseClick(allow, Qt::LeftButton);
        QTRY_COMPARE(m_engine->consents().pending().size(), std::size_t(5));
        QTRY_VERIFY(texts().contains(QStringLiteral("Allowed")));
        for (const QPushButton *each : scrollArea().findChildren<QPushButton *>())
            QVERIFY(!each->isEnabled());
        if (isByKey)
            QTest::keyClick(m_dialog->windowHandle(), Qt::Key_Space);
        else
            QTest::mouseClick(m_dialog->windowHandle(), Qt::LeftButton, {}, place);
        // The keyboard comes back to where it was, and so does the list.
        QTRY_COMPARE(m_dialog->focusWidget()->property("request").toString(), request);
        QCOMPARE(m_engine->consents().pending().size(), std::size_t(5));
        QVERIFY(m_dialog->isVisible());
    }

    void theListStaysWhereItIs()
    {
        QVERIFY(QTest::qWaitForWindowExposed(m_dialog));
        const QStringList before = titles();
        QScrollBar *bar = scrollArea().verticalScrollBar();
        QTRY_VERIFY(bar->maximum() > 0);
        bar->setValue(bar->maximum() / 2);
        const int place = bar->value();
        press(QStringLiteral("Allow"));
        QTRY_VERIFY(texts().contains(QStringLiteral("Allowed")));
        QCOMPARE(titles(), before);
        QTRY_COMPARE(bar->value(), place);
    }

    void nothingIsAllowedByTheReturnKey()
    {
        QTest::keyClick(m_dialog, Qt::Key_Return);
        QTRY_VERIFY(!m_dialog || !m_dialog->isVisible());
        QCOMPARE(m_engine->consents().pending().size(), std::size_t(6));
    }

    void showsWhatChangedSinceItWasAllowed()
    {
        QVERIFY(test::await(m_engine->consents().grant(ids(m_engine->consents().pending()))).hasValue());
        QTRY_VERIFY(m_engine->consents().pending().empty());
        std::string moved = kShared;
        moved.replace(moved.find("localhost"), 9, "127.0.0.2");
        m_folder->write("workspaces/default/workspace.json", moved);
        QTRY_COMPARE_WITH_TIMEOUT(m_engine->consents().pending().size(), std::size_t(1), 20'000);
        QVERIFY(texts().contains(QStringLiteral("Changed since you allowed it")));
        QVERIFY(texts().contains(QStringLiteral("was: http://localhost:9")));
    }

    void draw_data() { test::addThemeRows(); }

    void draw()
    {
        QFETCH(ThemeChoice, choice);
        m_theme.setChoice(choice);
        QCoreApplication::processEvents(); // the palette
        QVERIFY(test::savePicture(*m_dialog, QStringLiteral("consents-")
                                                 + QString::fromLatin1(QTest::currentDataTag())));
        QStringList problems = test::unnamed(*m_dialog) + test::clipped(*m_dialog);
        problems.removeAll(QStringLiteral("QLabel ()"));
        QCOMPARE(problems, QStringList());
    }

private:
    QStringList texts() const
    {
        QStringList found;
        for (const QTextEdit *value : m_dialog->findChildren<QTextEdit *>())
            found.append(value->toPlainText());
        for (const QLabel *label : m_dialog->findChildren<QLabel *>())
            found.append(label->text());
        return found;
    }

    // What each card is about.
    QStringList titles() const
    {
        QStringList found;
        for (const QObject *card : scrollArea().widget()->children()) {
            if (const auto *title = card->findChild<TextLabel *>())
                found.append(title->text());
        }
        return found;
    }

    QScrollArea &scrollArea() const { return *m_dialog->findChild<QScrollArea *>(); }

    // The first button of that name.
    void press(const QString &name) const
    {
        QPushButton *button = test::buttonWith(*m_dialog, name);
        QVERIFY2(button, qPrintable(name));
        QTRY_VERIFY(button->isEnabled());
        QTest::mouseClick(button, Qt::LeftButton);
    }

    Theme m_theme{*qApp, ThemeChoice::Light};
    std::unique_ptr<test::TemporaryFolder> m_folder;
    std::unique_ptr<engine::Engine> m_engine;
    QPointer<ConsentDialog> m_dialog;
};

TOOLTRAY_TEST(ConsentDialogTest)
#include "consentdialogtest.moc"
