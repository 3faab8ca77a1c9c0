// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/context/contextpage.h"

#include "support/await.h"
#include "support/testcase.h"
#include "ui/pages/context/variabledialog.h"
#include "ui/support/picture.h"
#include "ui/support/sitting.h"
#include "ui/widgets/inlinemessage.h"
#include "ui/widgets/undonotice.h"

#include <QAction>
#include <QComboBox>
#include <QLineEdit>
#include <QPointer>
#include <QPushButton>
#include <QTemporaryDir>
#include <QTest>

using namespace tooltray;
using namespace tooltray::ui;

namespace {

// Of a kind that is known, and of nobody.
constexpr const char *kTypedToken = "ghp_"
                                    "a1B2c3D4e5F6g7H8i9J0k1L2m3N4o5P6q7R8";

workspace::ContextVariable projectVariable(const char *value)
{
    workspace::ContextVariable variable;
    variable.key = "PROJECT";
    variable.value = value;
    return variable;
}

} // namespace

// What of the dialog of a context variable outlives the program.
class ContextDraftsTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_folder = std::make_unique<QTemporaryDir>();
        begin();
        QVERIFY(m_sitting->put(projectVariable("p1")));
    }
    void cleanup()
    {
        end();
        m_folder.reset();
    }

    void whatIsTypedComesBack()
    {
        edit();
        type(1, QStringLiteral("p2"));
        end();
        begin();
        restore();
        QTRY_VERIFY(dialog());
        QCOMPARE(fields().at(0)->text(), QStringLiteral("PROJECT"));
        QCOMPARE(fields().at(1)->text(), QStringLiteral("p2"));
        QVERIFY(press(QStringLiteral("Save")));
        QTRY_COMPARE(known("PROJECT")->value, json::Value("p2"));
        const auto left = test::await(m_sitting->engine.workspaceClient().recoveredDrafts());
        QVERIFY(left && left->empty());
    }

    void aNewOneComesBack()
    {
        makeNew();
        type(0, QStringLiteral("TEAM"));
        type(1, QStringLiteral("7"));
        end();
        begin();
        restore();
        QTRY_VERIFY(dialog());
        QCOMPARE(fields().at(0)->text(), QStringLiteral("TEAM"));
        QVERIFY(press(QStringLiteral("Save")));
        QTRY_VERIFY(known("TEAM"));
        QCOMPARE(known("TEAM")->value, json::Value(7));
    }

    void whatMayBeASecretIsInNoDraft()
    {
        makeNew();
        type(0, QStringLiteral("TOKEN"));
        type(1, QLatin1String(kTypedToken));
        end();
        QVERIFY(test::isInFiles(m_folder->path(), "TOKEN"));
        QVERIFY(!test::isInFiles(m_folder->path(), kTypedToken));
        begin();
        restore();
        QTRY_VERIFY(dialog());
        QCOMPARE(fields().at(0)->text(), QStringLiteral("TOKEN"));
        QCOMPARE(fields().at(1)->text(), QString());
        QVERIFY(shows(u"Type it again"));
        QVERIFY(test::savePicture(*dialog(), QStringLiteral("context-restored")));
        type(1, QLatin1String(kTypedToken));
        QVERIFY(!shows(u"Type it again"));
    }

    // It would be kept longer than its author wanted.
    void whatLivesUntilTheProgramEndsIsInNoDraft()
    {
        makeNew();
        dialog()->findChildren<QComboBox *>().constLast()->setCurrentIndex(1);
        type(0, QStringLiteral("TEAM"));
        type(1, QStringLiteral("for-this-run"));
        end();
        QVERIFY(!test::isInFiles(m_folder->path(), "for-this-run"));
    }

    void whatSomebodyElseChangedIsAskedAbout_data()
    {
        QTest::addColumn<QString>("answer");
        QTest::addColumn<QString>("value");
        QTest::newRow("mine") << "Keep mine"
                              << "p2";
        QTest::newRow("theirs") << "Take theirs"
                                << "p3";
    }

    void whatSomebodyElseChangedIsAskedAbout()
    {
        QFETCH(QString, answer);
        QFETCH(QString, value);
        edit();
        type(1, QStringLiteral("p2"));
        end();
        begin();
        QVERIFY(m_sitting->put(projectVariable("p3")));
        restore();
        QTRY_VERIFY(dialog());
        QVERIFY(press(QStringLiteral("Save")));
        QTRY_VERIFY(button(answer));
        QVERIFY(press(answer));
        if (dialog()) {
            QCOMPARE(fields().at(1)->text(), value);
            if (answer == QStringLiteral("Take theirs")) // nothing is left to save
                QVERIFY(press(QStringLiteral("Cancel")));
        }
        QTRY_VERIFY(!dialog());
        QCOMPARE(known("PROJECT")->value, json::Value(value.toStdString()));
    }

    void whatIsDiscardedCanBeHadBack()
    {
        edit();
        type(1, QStringLiteral("p2"));
        QVERIFY(press(QStringLiteral("Cancel")));
        QTRY_VERIFY(!dialog());
        auto *notice = m_page->findChild<UndoNotice *>();
        QVERIFY(notice->isVisibleTo(m_page.get()));
        notice->findChild<QPushButton *>()->click();
        QVERIFY(dialog());
        QCOMPARE(fields().at(1)->text(), QStringLiteral("p2"));
        QVERIFY(press(QStringLiteral("Save")));
        QTRY_COMPARE(known("PROJECT")->value, json::Value("p2"));
    }

    void whatIsUntouchedIsNoDraft()
    {
        edit();
        QVERIFY(press(QStringLiteral("Cancel")));
        QVERIFY(!m_page->findChild<UndoNotice *>()->isVisibleTo(m_page.get()));
    }

private:
    void begin()
    {
        m_sitting = std::make_unique<test::Sitting>(m_folder->path());
        QVERIFY(m_sitting->open());
        m_page = std::make_unique<ContextPage>(m_sitting->context());
        m_page->resize(900, 500);
        m_page->show();
    }
    void end() // nobody saved
    {
        m_page.reset();
        m_sitting.reset();
    }
    void restore() { m_page->showPlace({.page = {}, .item = itemid::kLeft}); }
    void edit()
    {
        m_page->showPlace({.page = {}, .item = QStringLiteral("PROJECT")});
        m_page->edit(EditCommand::Rename);
        QVERIFY(dialog());
    }
    void makeNew()
    {
        for (QAction *action : m_page->findChildren<QAction *>()) {
            if (action->text() == QStringLiteral("New variable..."))
                action->trigger();
        }
        QVERIFY(dialog());
    }
    VariableDialog *dialog() const
    {
        for (auto *dialog : m_page->findChildren<VariableDialog *>()) {
            if (dialog->isVisible())
                return dialog;
        }
        return nullptr;
    }
    QList<QLineEdit *> fields() const { return dialog()->findChildren<QLineEdit *>(); }
    void type(int field, const QString &text) const
    {
        fields().at(field)->selectAll();
        QTest::keyClicks(fields().at(field), text);
    }
    bool shows(QStringView text) const
    {
        const auto *message = dialog()->findChild<InlineMessage *>();
        return message->isVisibleTo(dialog()) && message->text().contains(text);
    }
    QPushButton *button(const QString &text) const
    {
        for (auto *button : dialog()->findChildren<QPushButton *>()) {
            if (button->isVisibleTo(dialog()) && button->isEnabled() && button->text() == text)
                return button;
        }
        return nullptr;
    }
    bool press(const QString &text) const
    {
        QPushButton *found = button(text);
        if (found)
            found->click();
        return found;
    }
    const workspace::ContextVariable *known(const char *key) const
    {
        return m_sitting->workspace().find<workspace::ContextVariable>(key);
    }

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<test::Sitting> m_sitting;
    std::unique_ptr<ContextPage> m_page;
};

TOOLTRAY_TEST(ContextDraftsTest)
#include "contextdraftstest.moc"
