// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/testcase.h"
#include "ui/delegates/logdelegate.h"
#include "ui/delegates/schemadelegate.h"
#include "ui/delegates/twolinedelegate.h"
#include "ui/models/logmodel.h"
#include "ui/models/roles.h"
#include "ui/models/schematreemodel.h"
#include "ui/support/picture.h"
#include "ui/theme/textlabel.h"
#include "ui/theme/theme.h"
#include "ui/widgets/inlinemessage.h"
#include "ui/widgets/log/entryparts.h"
#include "ui/widgets/log/filtercompleter.h"
#include "ui/widgets/palettepopup.h"

#include <QApplication>
#include <QCheckBox>
#include <QComboBox>
#include <QGroupBox>
#include <QHelpEvent>
#include <QLabel>
#include <QListWidget>
#include <QMenu>
#include <QPainter>
#include <QPushButton>
#include <QRadioButton>
#include <QStandardItemModel>
#include <QTabBar>
#include <QTableWidget>
#include <QTest>
#include <QToolButton>
#include <QToolTip>
#include <QTreeWidget>

#include <functional>
#include <map>
#include <memory>

using namespace tooltray;
using namespace tooltray::ui;

namespace {

const QStringList kMarkup{QStringLiteral("<b>fine</b>"),
                          QStringLiteral("<img src=\"file:///etc/hostname\">"),
                          QStringLiteral("ok <!-- and delete everything -->"),
                          QStringLiteral("<table><tr><td>x"),
                          QStringLiteral("&lt;b&gt;"),
                          QStringLiteral("<qt>x</qt>"),
                          QStringLiteral("<a href=\"x\">y</a>"),
                          QStringLiteral("<font size=7>OK!</font>")};

using Maker = std::function<QWidget *(const QString &)>;

// Everything of Qt and of ours that draws a text in one line.
const std::map<QString, Maker> &makers()
{
    static const std::map<QString, Maker> all{
        {QStringLiteral("label"),
         [](const QString &text) {
             auto *label = new TextLabel(TextStyle::Plain);
             label->setText(text);
             return label;
         }},
        {QStringLiteral("label of Qt"), [](const QString &text) { return new QLabel(text); }},
        {QStringLiteral("label to select"),
         [](const QString &text) {
             auto *label = new TextLabel(TextStyle::Plain);
             label->setTextInteractionFlags(Qt::TextSelectableByMouse);
             label->setText(text);
             return label;
         }},
        {QStringLiteral("shortened label"),
         [](const QString &text) {
             auto *label = new TextLabel(TextStyle::Strong);
             label->shorten();
             label->setText(text);
             return label;
         }},
        {QStringLiteral("button"), [](const QString &text) { return new QPushButton(text); }},
        {QStringLiteral("check box"), [](const QString &text) { return new QCheckBox(text); }},
        {QStringLiteral("radio button"), [](const QString &text) { return new QRadioButton(text); }},
        {QStringLiteral("group"), [](const QString &text) { return new QGroupBox(text); }},
        {QStringLiteral("tool button"),
         [](const QString &text) {
             auto *button = new QToolButton;
             button->setText(text);
             return button;
         }},
        {QStringLiteral("tab"),
         [](const QString &text) {
             auto *tabs = new QTabBar;
             tabs->setExpanding(true);
             tabs->setElideMode(Qt::ElideNone);
             tabs->addTab(text);
             return tabs;
         }},
        {QStringLiteral("choice"),
         [](const QString &text) {
             auto *box = new QComboBox;
             box->addItem(text);
             return box;
         }},
        {QStringLiteral("list"),
         [](const QString &text) {
             auto *list = new QListWidget;
             list->addItem(text);
             return list;
         }},
        {QStringLiteral("tree"),
         [](const QString &text) {
             auto *tree = new QTreeWidget;
             tree->setHeaderLabels({text});
             new QTreeWidgetItem(tree, {text});
             return tree;
         }},
        {QStringLiteral("table"),
         [](const QString &text) {
             auto *table = new QTableWidget(1, 1);
             table->setHorizontalHeaderLabels({text});
             table->setVerticalHeaderLabels({QStringLiteral("1")});
             table->setColumnWidth(0, 300);
             table->setItem(0, 0, new QTableWidgetItem(text));
             return table;
         }},
        {QStringLiteral("menu"),
         [](const QString &text) {
             auto *menu = new QMenu;
             menu->addAction(text);
             return menu;
         }},
    };
    return all;
}

// With the same size for every text: what is drawn makes the difference.
QImage drawn(const Maker &make, const QString &text)
{
    const std::unique_ptr<QWidget> widget(make(text));
    widget->ensurePolished();
    widget->setFixedSize(420, 90);
    return widget->grab().toImage();
}

QLabel *shownTip()
{
    for (QWidget *widget : QApplication::topLevelWidgets()) {
        if (widget->inherits("QTipLabel") && widget->isVisible())
            return qobject_cast<QLabel *>(widget);
    }
    return nullptr;
}

void hover(QWidget &widget, const QPoint &at)
{
    QHelpEvent event(QEvent::ToolTip, at, widget.mapToGlobal(at));
    QApplication::sendEvent(&widget, &event);
}

} // namespace

// No text is taken for markup, and none hides or reorders what is beside it, whatever it is shown by.
class PlainTextTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        test::useTestFont();
        m_theme = std::make_unique<Theme>(*qApp, ThemeChoice::Light);
    }
    void cleanup() { QToolTip::hideText(); }

    void labelsReadNoMarkup_data() { addMarkup(); }

    void labelsReadNoMarkup()
    {
        QFETCH(QString, text);
        TextLabel label(TextStyle::Plain);
        label.setText(text);
        QCOMPARE(label.textFormat(), Qt::PlainText);
        QCOMPARE(label.text(), text);
        QLabel forgotten(text);
        forgotten.show();
        QCOMPARE(forgotten.textFormat(), Qt::PlainText);
        InlineMessage message(*m_theme);
        message.setMessage(MessageKind::Error, text);
        QCOMPARE(message.text(), text);
        for (const QLabel *part : message.findChildren<QLabel *>())
            QCOMPARE(part->textFormat(), Qt::PlainText);
    }

    void namesAmongLinksAreEscaped_data() { addMarkup(); }

    void namesAmongLinksAreEscaped()
    {
        QFETCH(QString, text);
        TextLabel label(TextStyle::Plain);
        label.setNames(QStringLiteral("Used by %1"), {text + QStringLiteral("\u202E")}, {text});
        QVERIFY2(!label.text().contains(text), qPrintable(label.text()));
        QVERIFY2(label.text().contains(text.toHtmlEscaped()), qPrintable(label.text()));
        QVERIFY(label.text().contains(QStringLiteral("\\u202E</a>")));
        label.setText(text);
        QCOMPARE(label.textFormat(), Qt::PlainText);
        QCOMPARE(label.text(), text);
    }

    void tipsOfWidgetsReadNoMarkup_data() { addMarkup(); }

    void tipsOfWidgetsReadNoMarkup()
    {
        QFETCH(QString, text);
        QPushButton button(QStringLiteral("x"));
        button.setToolTip(text);
        button.show();
        hover(button, {3, 3});
        QVERIFY(shownTip());
        QCOMPARE(shownTip()->text(), text);
        QCOMPARE(shownTip()->textFormat(), Qt::PlainText);
    }

    void tipsOfRowsReadNoMarkup_data() { addMarkup(); }

    void tipsOfRowsReadNoMarkup()
    {
        QFETCH(QString, text);
        QListWidget list;
        list.addItem(QStringLiteral("x"));
        list.item(0)->setToolTip(text);
        list.show();
        hover(*list.viewport(), list.visualItemRect(list.item(0)).center());
        QVERIFY(shownTip());
        QCOMPARE(shownTip()->text(), text);
        QCOMPARE(shownTip()->textFormat(), Qt::PlainText);
    }

    // One tip is used again for the next.
    void theNextTipReadsNoMarkupEither()
    {
        QWidget widget;
        widget.show();
        for (const QString &text : kMarkup) {
            QToolTip::showText({5, 5}, text, &widget);
            QVERIFY(shownTip());
            QCOMPARE(shownTip()->text(), text);
            QCOMPARE(shownTip()->textFormat(), Qt::PlainText);
        }
    }

    void longTipsWrap()
    {
        QWidget widget;
        widget.show();
        QToolTip::showText({5, 5}, QStringLiteral("many words ").repeated(60), &widget);
        QVERIFY(shownTip());
        QVERIFY2(shownTip()->width() <= 500, qPrintable(QString::number(shownTip()->width())));
        QVERIFY(shownTip()->height() >= shownTip()->heightForWidth(shownTip()->width()));
    }

    // And have room for the codes, which are longer than what they stand for.
    void tipsDrawCodes()
    {
        QWidget widget;
        widget.show();
        QToolTip::showText({5, 5}, QStringLiteral("yes") + QString(5, u'\u202E') + QStringLiteral("no"),
                           &widget);
        QVERIFY(shownTip());
        const QString coded =
            QStringLiteral("yes") + QStringLiteral("\\u202E").repeated(5) + QStringLiteral("no");
        const QSize room = shownTip()->size();
        QVERIFY(room.width() >= shownTip()->fontMetrics().horizontalAdvance(coded)
                || room.height() >= 2 * shownTip()->fontMetrics().height());
        const QImage drawnTip = shownTip()->grab().toImage();
        QToolTip::showText({5, 5}, coded, &widget);
        shownTip()->resize(room);
        QCOMPARE(shownTip()->grab().toImage(), drawnTip);
    }

    void whatHidesIsDrawnAsItsCode_data()
    {
        QTest::addColumn<QString>("maker");
        for (const auto &[name, make] : makers())
            QTest::newRow(qPrintable(name)) << name;
    }

    void whatHidesIsDrawnAsItsCode()
    {
        QFETCH(QString, maker);
        const Maker &make = makers().at(maker);
        const QImage coded = drawn(make, QStringLiteral("yes\\u202Eno\\u0007"));
        QCOMPARE(drawn(make, QStringLiteral("yes\u202Eno\u0007")), coded);
        QVERIFY(drawn(make, QStringLiteral("yesno")) != coded);
        QVERIFY(drawn(make, QStringLiteral("<b>x</b>")) != drawn(make, QStringLiteral("x")));
    }

    void delegatesDrawCodes_data()
    {
        QTest::addColumn<QString>("delegate");
        for (const char *name : {"choice", "fact", "log", "palette", "schema", "two lines"})
            QTest::newRow(name) << QString::fromLatin1(name);
    }

    void delegatesDrawCodes()
    {
        QFETCH(QString, delegate);
        const QImage coded = drawnBy(delegate, QStringLiteral("yes\\u202Eno↵\\u2066"));
        QCOMPARE(drawnBy(delegate, QStringLiteral("yes\u202Eno\n\u2066")), coded);
        QVERIFY(drawnBy(delegate, QStringLiteral("yesno")) != coded);
    }

private:
    static void addMarkup()
    {
        QTest::addColumn<QString>("text");
        for (const QString &text : kMarkup)
            QTest::newRow(qPrintable(text)) << text;
    }

    QImage drawnBy(const QString &name, const QString &text) const
    {
        std::unique_ptr<QStyledItemDelegate> delegate;
        if (name == u"choice")
            delegate = std::make_unique<ChoiceDelegate>(*m_theme);
        else if (name == u"fact")
            delegate = std::make_unique<FactDelegate>(*m_theme);
        else if (name == u"log")
            delegate = std::make_unique<LogDelegate>(*m_theme);
        else if (name == u"palette")
            delegate = std::make_unique<PaletteDelegate>(*m_theme);
        else if (name == u"schema")
            delegate = std::make_unique<SchemaDelegate>(*m_theme);
        else
            delegate = std::make_unique<TwoLineDelegate>(*m_theme);
        QStandardItemModel model(1, LogMethodColumn + 1);
        const QModelIndex index = model.index(0, name == u"log" ? int(LogMethodColumn) : 0);
        for (const int role : {int(Qt::DisplayRole), int(SubtitleRole), int(HeadingRole), int(DetailRole),
                               int(TypeTextRole), int(ArgumentsRole)})
            model.setData(index, text, role);
        model.setData(index, QVariant::fromValue(Badges{{text, Tone::Warn}}), BadgesRole);
        QImage image(900, 80, QImage::Format_ARGB32);
        image.fill(Qt::white);
        QPainter painter(&image);
        QStyleOptionViewItem option;
        option.rect = image.rect();
        option.font = QApplication::font();
        option.fontMetrics = QFontMetrics(option.font);
        option.state = QStyle::State_Enabled;
        delegate->paint(&painter, option, index);
        return image;
    }

    std::unique_ptr<Theme> m_theme;
};

TOOLTRAY_TEST(PlainTextTest)
#include "plaintexttest.moc"
