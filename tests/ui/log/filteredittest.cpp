// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/log/logfilters.h"

#include "journal/filter/completion.h"
#include "journal/filter/field.h"
#include "support/testcase.h"
#include "ui/log/logentries.h"
#include "ui/support/picture.h"
#include "ui/theme/theme.h"
#include "ui/widgets/log/filtercompleter.h"

#include <QAbstractItemView>
#include <QApplication>
#include <QLineEdit>
#include <QListWidget>
#include <QSignalSpy>
#include <QTest>
#include <QVBoxLayout>

using namespace tooltray;
using namespace tooltray::ui;

namespace {

struct FilterFixture {
    explicit FilterFixture(ThemeChoice choice = ThemeChoice::Light) : theme(*qApp, choice)
    {
        test::useTestFont();
        edit.setEntries([] { return test::logEntries(1, 200); });
        edit.resize(700, 32);
        edit.show();
        edit.activateWindow();
        edit.setFocus();
        QCoreApplication::processEvents();
    }

    QLineEdit &field() { return *edit.findChild<QLineEdit *>(); }
    QAbstractItemView &popup() { return *edit.findChild<FilterCompleter *>()->popup(); }

    Theme theme;
    FilterEdit edit{theme};
};

} // namespace

class FilterEditTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    // Else what is offered would stay English.
    void allThatIsOfferedCanBeTranslated()
    {
        int described = 0;
        const auto look = [&described](const std::string &text) {
            const auto offered = journal::completeFilter(text, text.size(), {}, 1'000);
            for (const journal::FilterCompletion &choice : offered.choices) {
                QVERIFY2(choice.description.source() != nullptr, choice.text.c_str());
                ++described;
            }
        };
        look({});
        for (const journal::FieldInfo &field : journal::fieldInfos()) {
            look(std::string(field.name)); // with its operators
            look(std::string(field.name) + (field.name.ends_with('.') ? "x:" : ":"));
        }
        QVERIFY(described > 50);
    }

    void saysAtOnceWhetherItIsAFilter_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<int>("state");
        QTest::newRow("nothing") << QString() << int(FilterEdit::State::Empty);
        QTest::newRow("a filter") << QStringLiteral("tool:order") << int(FilterEdit::State::Valid);
        QTest::newRow("unknown field") << QStringLiteral("toll:order") << int(FilterEdit::State::Invalid);
    }

    void saysAtOnceWhetherItIsAFilter()
    {
        QFETCH(QString, text);
        QFETCH(int, state);
        FilterFixture f;
        QSignalSpy problems(&f.edit, &FilterEdit::problemChanged);
        f.field().setText(text);
        QCOMPARE(int(f.edit.state()), state);
        QCOMPARE(problems.count(), f.edit.state() == FilterEdit::State::Invalid ? 1 : 0);
        QCOMPARE(f.edit.problem().isEmpty(), f.edit.state() != FilterEdit::State::Invalid);
    }

    void appliesAMomentAfterTheLastKey()
    {
        FilterFixture f;
        QSignalSpy changed(&f.edit, &FilterEdit::filterChanged);
        QTest::keyClicks(&f.field(), QStringLiteral("order"));
        QCOMPARE(changed.count(), 0);
        QTRY_COMPARE(changed.count(), 1);
        // Something that is no filter leaves the last one on.
        f.field().setText(QStringLiteral("toll:x"));
        f.field().setText(QStringLiteral("order"));
        QTest::keyClick(&f.field(), Qt::Key_Return);
        QCOMPARE(changed.count(), 1);
        f.edit.setText({});
        QCOMPARE(changed.count(), 2);
    }

    void enterIsNotWaitedFor()
    {
        FilterFixture f;
        QSignalSpy changed(&f.edit, &FilterEdit::filterChanged);
        QSignalSpy accepted(&f.edit, &FilterEdit::accepted);
        QTest::keyClicks(&f.field(), QStringLiteral("order"));
        QTest::keyClick(&f.field(), Qt::Key_Return);
        QCOMPARE(changed.count(), 1);
        QCOMPARE(accepted.count(), 1);
    }

    void completesFieldsAndValuesOfTheLog()
    {
        FilterFixture f;
        QTest::keyClicks(&f.field(), QStringLiteral("is:ok tool:ge"));
        QTRY_VERIFY(f.popup().isVisible());
        QTRY_COMPARE(f.popup().model()->index(0, 0).data().toString(), QStringLiteral("get_order"));
        QTest::keyClick(&f.popup(), Qt::Key_Down);
        QTest::keyClick(&f.popup(), Qt::Key_Return);
        QCOMPARE(f.edit.text(), QStringLiteral("is:ok tool:get_order"));
        QCOMPARE(f.field().cursorPosition(), f.edit.text().size());
    }

    void replacesWhatStandsBehindOtherScripts()
    {
        FilterFixture f;
        f.field().setText(QStringLiteral("grün ä😀 to"));
        f.field().setCursorPosition(int(f.field().text().size()));
        QTest::keyClicks(&f.field(), QStringLiteral("o"));
        QTRY_VERIFY(f.popup().isVisible());
        QTRY_COMPARE(f.popup().model()->index(0, 0).data().toString(), QStringLiteral("tool:"));
        QTest::keyClick(&f.popup(), Qt::Key_Down);
        QTest::keyClick(&f.popup(), Qt::Key_Return);
        QCOMPARE(f.edit.text(), QStringLiteral("grün ä😀 tool:"));
    }

    void downOffersWhatWasTypedBefore()
    {
        FilterFixture f;
        f.edit.setHistory({QStringLiteral("is:error"), QStringLiteral("tool:a")});
        QTest::keyClick(&f.field(), Qt::Key_Down);
        QVERIFY(f.popup().isVisible());
        QCOMPARE(f.popup().model()->rowCount(), 2);
        QTest::keyClick(&f.popup(), Qt::Key_Down);
        QTest::keyClick(&f.popup(), Qt::Key_Down);
        QTest::keyClick(&f.popup(), Qt::Key_Return);
        QCOMPARE(f.edit.text(), QStringLiteral("tool:a"));
    }

    void escapeClearsAndThenLeaves()
    {
        FilterFixture f;
        QSignalSpy left(&f.edit, &FilterEdit::left);
        f.edit.setText(QStringLiteral("order"));
        QTest::keyClick(&f.field(), Qt::Key_Escape);
        QCOMPARE(f.edit.text(), QString());
        QCOMPARE(left.count(), 0);
        QTest::keyClick(&f.field(), Qt::Key_Escape);
        QCOMPARE(left.count(), 1);
    }

    void aQuestionMarkAsksWhatCanBeFilteredBy()
    {
        FilterFixture f;
        QSignalSpy asked(&f.edit, &FilterEdit::helpWanted);
        QTest::keyClicks(&f.field(), QStringLiteral("?"));
        QCOMPARE(asked.count(), 1);
        QCOMPARE(f.edit.text(), QString());
        QTest::keyClicks(&f.field(), QStringLiteral("tool~a?"));
        QCOMPARE(asked.count(), 1);
        QCOMPARE(f.edit.text(), QStringLiteral("tool~a?"));
    }

    void everyExampleOfTheSheetIsAFilter()
    {
        FilterFixture f;
        FilterSheet sheet(f.theme, &f.edit);
        QSignalSpy chosen(&sheet, &FilterSheet::chosen);
        auto &list = *sheet.findChild<QListWidget *>();
        QVERIFY(list.count() > 5);
        for (int row = 0; row < list.count(); ++row) {
            f.edit.setText(list.item(row)->text());
            QVERIFY2(f.edit.state() == FilterEdit::State::Valid, qPrintable(f.edit.problem()));
        }
        sheet.openBelow(f.edit);
        QTest::keyClick(&list, Qt::Key_Return);
        QCOMPARE(chosen.count(), 1);
    }

    void draw_data() { test::addThemeRows(); }

    void draw()
    {
        QFETCH(ThemeChoice, choice);
        const Theme theme(*qApp, choice);
        test::useTestFont();
        QWidget window;
        auto *layout = new QVBoxLayout(&window);
        for (const char *text : {"", "tool:order status:>=400", "toll:order"}) {
            auto *edit = new FilterEdit(theme, &window);
            edit->setText(QString::fromLatin1(text));
            layout->addWidget(edit);
        }
        window.resize(640, 140);
        window.show();
        const QString name = QString::fromLatin1(QTest::currentDataTag());
        QVERIFY(test::savePicture(window, QStringLiteral("filteredit-") + name));
        FilterSheet sheet(theme, &window);
        sheet.openBelow(window);
        QVERIFY(test::savePicture(sheet, QStringLiteral("filtersheet-") + name));
        sheet.hide();

        FilterFixture f(choice);
        QTest::keyClicks(&f.field(), QStringLiteral("s"));
        QTRY_VERIFY(f.popup().isVisible());
        QVERIFY(test::savePicture(f.popup(), QStringLiteral("filterchoices-") + name));
    }
};

TOOLTRAY_TEST(FilterEditTest)
#include "filteredittest.moc"
