// SPDX-License-Identifier: GPL-3.0-or-later

#include "support/testcase.h"
#include "ui/theme/screenreader.h"
#include "ui/theme/theme.h"

#include <QAccessible>
#include <QApplication>
#include <QComboBox>
#include <QLineEdit>
#include <QListWidget>
#include <QSignalBlocker>
#include <QStackedWidget>
#include <QTableWidget>
#include <QTest>
#include <QTreeWidget>
#include <QVBoxLayout>

using namespace tooltray;
using namespace tooltray::ui;

namespace {

struct Told {
    QAccessible::Event kind;
    QString name;

    bool operator==(const Told &) const = default;
};

// What a screen reader hears of an event. It is not sent: most platforms have nobody to send it to.
QList<Told> told(QAccessibleEvent &&event)
{
    QList<Told> all;
    correctEvent(event, [&all](QAccessibleEvent &each) {
        const QAccessibleInterface *at = each.accessibleInterface();
        all.append({each.type(), at ? at->text(QAccessible::Name) : QString()});
    });
    return all;
}

QList<Told> toldOfRow(QAbstractItemView &view)
{
    QAccessibleInterface *spoken = QAccessible::queryAccessibleInterface(&view);
    QAccessibleEvent event(&view, QAccessible::Focus);
    event.setChild(spoken->indexOfChild(spoken->focusChild()));
    return told(std::move(event));
}

QString said(const QWidget &window)
{
    const auto *news = window.findChild<Announcement *>(QString(), Qt::FindDirectChildrenOnly);
    return news ? news->accessibleName() : QString();
}

struct ViewsWindow : QWidget {
    QWidget side{this};
    QLineEdit field{&side};
    QListWidget list{&side};
    QTableWidget table{1, 1, this};
    QTreeWidget tree{this};
    QComboBox box{this};

    bool open()
    {
        auto *inner = new QVBoxLayout(&side);
        inner->addWidget(&field);
        inner->addWidget(&list);
        auto *layout = new QVBoxLayout(this);
        for (QWidget *part : std::initializer_list<QWidget *>{&side, &table, &tree, &box})
            layout->addWidget(part);
        list.setAccessibleName(QStringLiteral("Problems"));
        list.addItem(QStringLiteral("only"));
        list.setCurrentRow(0);
        table.setItem(0, 0, new QTableWidgetItem(QStringLiteral("cell")));
        table.setCurrentCell(0, 0);
        auto *branch = new QTreeWidgetItem(&tree, {QStringLiteral("branch")});
        new QTreeWidgetItem(branch, {QStringLiteral("leaf")});
        tree.setCurrentItem(branch);
        box.addItems({QStringLiteral("one"), QStringLiteral("two")});
        show();
        activateWindow();
        return QTest::qWaitForWindowActive(this);
    }
};

} // namespace

class SpokenEventsTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    // What happens in a window that is none to screen readers is not read.
    void aWindowHasTheRoleOfOne()
    {
        installRoles();
        QWidget window;
        QWidget part(&window);
        QCOMPARE(QAccessible::queryAccessibleInterface(&window)->role(), QAccessible::Dialog);
        QVERIFY(QAccessible::queryAccessibleInterface(&part)->role() != QAccessible::Dialog);
    }

    // Screen readers follow the current row of whatever view tells of it.
    void onlyTheViewWithTheKeyboardTellsOfItsRow()
    {
        ViewsWindow window;
        QVERIFY(window.open());
        window.tree.setFocus();
        QCOMPARE(toldOfRow(window.tree), QList<Told>({{QAccessible::Focus, QStringLiteral("branch")}}));
        QVERIFY(toldOfRow(window.table).isEmpty());
        QVERIFY(toldOfRow(window.list).isEmpty());
        window.table.setFocus();
        QCOMPARE(toldOfRow(window.table).size(), 1);
        QVERIFY(toldOfRow(window.tree).isEmpty());
        window.table.openPersistentEditor(window.table.item(0, 0));
        window.table.findChild<QLineEdit *>()->setFocus();
        QCOMPARE(toldOfRow(window.table).size(), 1);
    }

    // The field keeps the keyboard while its list is walked through.
    void aListIsFollowedWhileItsFieldIsTypedIn()
    {
        ViewsWindow window;
        QVERIFY(window.open());
        window.field.setFocus();
        QCOMPARE(toldOfRow(window.list), QList<Told>({{QAccessible::Focus, QStringLiteral("only")}}));
        QVERIFY(toldOfRow(window.table).isEmpty());
        window.list.hide();
        QVERIFY(toldOfRow(window.list).isEmpty());
        QListWidget popup;
        popup.setWindowFlag(Qt::Popup);
        popup.addItem(QStringLiteral("completion"));
        popup.setCurrentRow(0);
        QVERIFY(toldOfRow(popup).isEmpty());
        popup.setFocusProxy(&window.field);
        popup.show();
        QCOMPARE(toldOfRow(popup), QList<Told>({{QAccessible::Focus, QStringLiteral("completion")}}));
    }

    // Qt tells of it before the view has the keyboard, or not at all.
    void theCurrentRowFollowsItsView()
    {
        ViewsWindow window;
        QVERIFY(window.open());
        window.list.setFocus();
        QCOMPARE(told(QAccessibleEvent(&window.list, QAccessible::Focus)),
                 QList<Told>({{QAccessible::Focus, QStringLiteral("Problems")},
                              {QAccessible::Focus, QStringLiteral("only")}}));
        QCOMPARE(told(QAccessibleEvent(&window.field, QAccessible::Focus)).size(), 1);
        window.list.clear();
        QCOMPARE(told(QAccessibleEvent(&window.list, QAccessible::Focus)).size(), 1);
    }

    void aBoxSaysWhatIsChosenInIt()
    {
        ViewsWindow window;
        QVERIFY(window.open());
        window.box.setCurrentIndex(1);
        told(QAccessibleValueChangeEvent(&window.box, QStringLiteral("two")));
        QCOMPARE(said(window), QString()); // nobody is there
        window.box.setFocus();
        QTest::keyClick(&window.box, Qt::Key_Up);
        QCOMPARE(told(QAccessibleValueChangeEvent(&window.box, QStringLiteral("one"))).size(), 1);
        QCOMPARE(said(window), QStringLiteral("one"));
    }

    // Its field has the keyboard to a person, and the box to Qt. What is put into the field is read from there.
    void aBoxThatIsTypedInLeavesItToItsField()
    {
        installRoles();
        ViewsWindow window;
        QVERIFY(window.open());
        window.box.setEditable(true);
        window.box.setCurrentIndex(1);
        window.box.setFocus();
        QTest::keyClick(&window.box, Qt::Key_Up);
        QCOMPARE(window.box.lineEdit()->text(), QStringLiteral("one"));
        QCOMPARE(told(QAccessibleValueChangeEvent(&window.box, QStringLiteral("one"))).size(), 1);
        QCOMPARE(said(window), QString());
        const auto valueOf = [](QWidget &widget) {
            return QAccessible::queryAccessibleInterface(&widget)->text(QAccessible::Value);
        };
        QCOMPARE(valueOf(window.box), QStringLiteral("one"));
        QCOMPARE(valueOf(*window.box.lineEdit()), QStringLiteral("one"));
        QTest::keyClicks(&window.box, QStringLiteral(" more"));
        QCOMPARE(valueOf(window.box), QStringLiteral("one more"));
    }

    // What stands in a box while it is filled is none of a person's choices.
    void aBoxThatIsFilledSaysNothing()
    {
        ViewsWindow window;
        QVERIFY(window.open());
        window.box.setFocus();
        const QSignalBlocker blocker(window.box);
        told(QAccessibleValueChangeEvent(&window.box, QStringLiteral("one")));
        QCOMPARE(said(window), QString());
    }

    void textsOfOneTurnAreHeardTogether()
    {
        ViewsWindow window;
        QVERIFY(window.open());
        Announcement::say(window.tree, QStringLiteral("Saved"));
        Announcement::say(window.box, QStringLiteral("one"));
        QCOMPARE(said(window), QStringLiteral("Saved. one"));
        Announcement::say(window.box, QStringLiteral("two."));
        Announcement::say(window.table, QStringLiteral("Saved"));
        QCOMPARE(said(window), QStringLiteral("two. Saved"));
        QCoreApplication::processEvents();
        Announcement::say(window.field, QStringLiteral("next"));
        QCOMPARE(said(window), QStringLiteral("next"));
    }

    // Qt tells of it too early, and of the text that has lost the keyboard.
    void theCursorIsToldAfterTheFocus()
    {
        ViewsWindow window;
        QVERIFY(window.open());
        const auto isTold = [](QWidget &text) {
            return !told(QAccessibleTextCursorEvent(&text, 0)).isEmpty()
                   && !told(QAccessibleTextSelectionEvent(&text, 0, 0)).isEmpty();
        };
        QLineEdit &field = window.field;
        field.setFocus();
        QVERIFY(!isTold(field));
        QCOMPARE(told(QAccessibleEvent(&field, QAccessible::Focus)).size(), 1);
        QVERIFY(isTold(field));
        window.box.setEditable(true);
        window.box.setFocus();
        QVERIFY(!isTold(field));
        QVERIFY(!isTold(*window.box.lineEdit()));
        told(QAccessibleEvent(&window.box, QAccessible::Focus));
        QVERIFY(isTold(*window.box.lineEdit()));
    }

    // Qt 6.4 looks for a word for ever where there is none.
    void aFieldIsReadToItsEnd_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<bool>("isSecret");
        for (const char *text :
             {"list issues", "a.", "***", "-", "  ", "x (", "\u0627\u0644\u0641 \u0628\u0627\u0621", ""}) {
            QTest::addRow("%s", text) << QString::fromUtf8(text) << false;
            QTest::addRow("%s, masked", text) << QString::fromUtf8(text) << true;
        }
    }

    void aFieldIsReadToItsEnd()
    {
        QFETCH(const QString, text);
        QFETCH(const bool, isSecret);
        installRoles();
        QLineEdit field(text);
        field.setEchoMode(isSecret ? QLineEdit::Password : QLineEdit::Normal);
        const QAccessibleTextInterface *spoken =
            QAccessible::queryAccessibleInterface(&field)->textInterface();
        const QString shown = isSecret ? QString(text.size(), u'*') : text;
        for (const auto boundary : {QAccessible::CharBoundary, QAccessible::WordBoundary,
                                    QAccessible::SentenceBoundary, QAccessible::LineBoundary}) {
            QString pieces;
            for (int offset = -1; offset <= text.size(); ++offset) {
                int start = 0;
                int end = 0;
                const QString at = spoken->textAtOffset(offset, boundary, &start, &end);
                QCOMPARE(at, start < 0 ? QString() : shown.mid(start, end - start));
                if (start == offset && offset < end)
                    pieces += at;
                QVERIFY(spoken->textBeforeOffset(offset, boundary, &start, &end).size() <= shown.size());
                QVERIFY(spoken->textAfterOffset(offset, boundary, &start, &end).size() <= shown.size());
            }
            QCOMPARE(pieces, shown); // each once, all of the text
        }
        int start = -1;
        int end = -1;
        spoken->attributes(0, &start, &end);
        QCOMPARE(std::pair(start, end), std::pair(0, static_cast<int>(text.size())));
    }

    void aFieldIsReadByWords()
    {
        installRoles();
        QLineEdit field(QStringLiteral("list issues"));
        QAccessibleInterface *spoken = QAccessible::queryAccessibleInterface(&field);
        QCOMPARE(spoken->role(), QAccessible::EditableText);
        const QAccessibleTextInterface *text = spoken->textInterface();
        int start = -1;
        int end = -1;
        const auto word = QAccessible::WordBoundary;
        QCOMPARE(text->textAtOffset(11, word, &start, &end), QStringLiteral("issues"));
        QCOMPARE(text->textBeforeOffset(11, word, &start, &end), QStringLiteral("issues"));
        QCOMPARE(text->textBeforeOffset(2, word, &start, &end), QString());
        QCOMPARE(text->textAfterOffset(4, word, &start, &end), QStringLiteral("issues"));
        QCOMPARE(std::pair(start, end), std::pair(5, 11));
        QCOMPARE(text->textAfterOffset(6, word, &start, &end), QString());
        QCOMPARE(text->textAtOffset(11, QAccessible::CharBoundary, &start, &end), QString());
    }

    void aFieldIsEdited()
    {
        installRoles();
        QLineEdit field(QStringLiteral("list issues"));
        auto *text = QAccessible::queryAccessibleInterface(&field)->editableTextInterface();
        text->replaceText(0, 4, QStringLiteral("find"));
        text->insertText(11, QStringLiteral("!"));
        text->deleteText(4, 5);
        QCOMPARE(field.text(), QStringLiteral("findissues!"));
        field.setReadOnly(true);
        text->deleteText(0, 4);
        QCOMPARE(field.text(), QStringLiteral("findissues!"));
    }

    void aSecretIsNotTold()
    {
        installRoles();
        QLineEdit field(QStringLiteral("secret"));
        field.setPlaceholderText(QStringLiteral("Token"));
        field.setEchoMode(QLineEdit::Password);
        QAccessibleInterface *spoken = QAccessible::queryAccessibleInterface(&field);
        QVERIFY(spoken->state().passwordEdit);
        QCOMPARE(spoken->text(QAccessible::Value), QStringLiteral("******"));
        QCOMPARE(spoken->textInterface()->text(0, 6), QStringLiteral("******"));
        QCOMPARE(spoken->text(QAccessible::Description), QStringLiteral("Token"));
        field.setEchoMode(QLineEdit::NoEcho);
        QCOMPARE(spoken->textInterface()->characterCount(), 0);
    }

    void theHelpOfAFieldIsToldWithItsRange()
    {
        installRoles();
        QLineEdit field;
        field.setPlaceholderText(QStringLiteral("0 to 9"));
        field.setAccessibleDescription(QStringLiteral("How much work it is."));
        QCOMPARE(QAccessible::queryAccessibleInterface(&field)->text(QAccessible::Description),
                 QStringLiteral("How much work it is. 0 to 9"));
    }

    void aDescriptionIsToldOnce()
    {
        ViewsWindow window;
        QVERIFY(window.open());
        const auto isTold = [&window] {
            return !told(QAccessibleEvent(&window.field, QAccessible::DescriptionChanged)).isEmpty();
        };
        window.field.setAccessibleDescription(QStringLiteral("help"));
        told(QAccessibleEvent(&window.field, QAccessible::Focus)); // it is read with the field
        QVERIFY(!isTold());
        window.field.setAccessibleDescription(QStringLiteral("problem"));
        QVERIFY(isTold());
        QVERIFY(!isTold());
        window.field.setAccessibleDescription({});
        QVERIFY(isTold());
    }

    void whatCannotBeSeenTellsOfItsNameAndStateOnly()
    {
        ViewsWindow window;
        QVERIFY(window.open());
        const auto isTold = [&window](QAccessible::Event kind) {
            return !told(QAccessibleEvent(&window.table, kind)).isEmpty();
        };
        QVERIFY(isTold(QAccessible::TextAttributeChanged) && isTold(QAccessible::VisibleDataChanged));
        window.table.hide();
        QVERIFY(!isTold(QAccessible::TextAttributeChanged) && !isTold(QAccessible::VisibleDataChanged));
        QVERIFY(told(QAccessibleTableModelChangeEvent(&window.table,
                                                      QAccessibleTableModelChangeEvent::DataChanged))
                    .isEmpty());
        for (const auto kind : {QAccessible::NameChanged, QAccessible::ObjectHide, QAccessible::ObjectShow,
                                QAccessible::ObjectDestroyed})
            QVERIFY(isTold(kind));
    }

    void rowsSayThatTheyExpandAndCollapse()
    {
        ViewsWindow window;
        QVERIFY(window.open());
        announceRows(window.tree);
        window.tree.topLevelItem(0)->setExpanded(true);
        QCOMPARE(said(window), QString()); // nobody is there
        window.tree.setFocus();
        QTest::keyClick(&window.tree, Qt::Key_Left);
        QCOMPARE(said(window), QStringLiteral("branch, collapsed"));
        QTest::keyClick(&window.tree, Qt::Key_Right);
        QCOMPARE(said(window), QStringLiteral("branch, expanded"));
    }

    void theThemeInstallsIt()
    {
        const QAccessible::UpdateHandler before = QAccessible::installUpdateHandler(nullptr);
        const Theme theme(*qApp, ThemeChoice::Light);
        QVERIFY(QAccessible::installUpdateHandler(before) != nullptr);
        QWidget window;
        QStackedWidget stack(&window);
        QCOMPARE(QAccessible::queryAccessibleInterface(&stack)->role(), QAccessible::Client);
    }
};

TOOLTRAY_TEST(SpokenEventsTest)
#include "spokeneventstest.moc"
