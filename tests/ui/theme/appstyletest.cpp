// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/testcase.h"
#include "ui/support/picture.h"
#include "ui/theme/theme.h"

#include <QApplication>
#include <QCheckBox>
#include <QComboBox>
#include <QDialog>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QGroupBox>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLineEdit>
#include <QListWidget>
#include <QMenu>
#include <QMenuBar>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QRadioButton>
#include <QScrollBar>
#include <QSpinBox>
#include <QSplitter>
#include <QStyleOptionSlider>
#include <QTabBar>
#include <QTabWidget>
#include <QTableWidget>
#include <QTest>
#include <QToolButton>
#include <QTreeWidget>

using namespace tooltray;
using namespace tooltray::ui;

namespace {

// Whether a colour occurs along a line across the picture; curves are smoothed, hence the tolerance.
bool crosses(const QImage &image, const QColor &colour, int y)
{
    constexpr int kTolerance = 24;
    for (int x = 0; x < image.width(); ++x) {
        const QColor pixel = image.pixelColor(x, y);
        if (std::abs(pixel.red() - colour.red()) < kTolerance
            && std::abs(pixel.green() - colour.green()) < kTolerance
            && std::abs(pixel.blue() - colour.blue()) < kTolerance)
            return true;
    }
    return false;
}

bool holds(const QImage &image, const QColor &colour)
{
    for (int y = 0; y < image.height(); ++y) {
        if (crosses(image, colour, y))
            return true;
    }
    return false;
}

// Where a colour is met first; -1: nowhere.
int leftmost(const QImage &image, const QColor &colour)
{
    for (int x = 0; x < image.width(); ++x) {
        for (int y = 0; y < image.height(); ++y) {
            if (std::abs(image.pixelColor(x, y).lightness() - colour.lightness()) < 60)
                return x;
        }
    }
    return -1;
}

QLayout *buttons(QWidget *parent, const Theme &theme)
{
    auto *row = new QHBoxLayout;
    auto *primary = new QPushButton(QStringLiteral("Write change"), parent);
    primary->setDefault(true);
    row->addWidget(primary);
    row->addWidget(new QPushButton(theme.icon(Icon::Plus), QStringLiteral("Add endpoint..."), parent));
    auto *off = new QPushButton(theme.icon(Icon::Import), QStringLiteral("Disabled"), parent);
    off->setEnabled(false);
    row->addWidget(off);
    auto *tool = new QToolButton(parent);
    tool->setIcon(theme.icon(Icon::Copy));
    tool->setAutoRaise(true);
    row->addWidget(tool);
    auto *checked = new QToolButton(parent);
    checked->setIcon(theme.icon(Icon::Sidebar));
    checked->setAutoRaise(true);
    checked->setCheckable(true);
    checked->setChecked(true);
    row->addWidget(checked);
    row->addStretch();
    return row;
}

QWidget *indicators(QWidget *parent)
{
    auto *box = new QGroupBox(QStringLiteral("Indicators"), parent);
    auto *layout = new QGridLayout(box);
    int column = 0;
    for (const Qt::CheckState state : {Qt::Unchecked, Qt::PartiallyChecked, Qt::Checked}) {
        for (const bool enabled : {true, false}) {
            auto *check = new QCheckBox(QStringLiteral("Check"), box);
            check->setTristate();
            check->setCheckState(state);
            check->setEnabled(enabled);
            layout->addWidget(check, enabled ? 0 : 1, column);
        }
        ++column;
    }
    for (const bool on : {false, true}) {
        for (const bool enabled : {true, false}) {
            auto *radio = new QRadioButton(QStringLiteral("Radio"), box);
            radio->setAutoExclusive(false);
            radio->setChecked(on);
            radio->setEnabled(enabled);
            layout->addWidget(radio, enabled ? 0 : 1, column);
        }
        ++column;
    }
    return box;
}

QWidget *fields(QWidget *parent)
{
    auto *box = new QWidget(parent);
    auto *form = new QFormLayout(box);
    auto *empty = new QLineEdit(box);
    empty->setPlaceholderText(QStringLiteral("https://example.org/graphql"));
    form->addRow(QStringLiteral("URL"), empty);
    auto *off = new QLineEdit(QStringLiteral("read only by policy"), box);
    off->setEnabled(false);
    form->addRow(QStringLiteral("Disabled"), off);
    auto *combo = new QComboBox(box);
    combo->addItems({QStringLiteral("Bearer token"), QStringLiteral("Basic")});
    form->addRow(QStringLiteral("Kind"), combo);
    form->addRow(QStringLiteral("Limit"), new QSpinBox(box));
    return box;
}

QWidget *views(QWidget *parent)
{
    auto *tabs = new QTabWidget(parent);
    tabs->setDocumentMode(true);
    auto *tree = new QTreeWidget(tabs);
    tree->setHeaderLabels({QStringLiteral("Field"), QStringLiteral("Type")});
    auto *query = new QTreeWidgetItem(tree, {QStringLiteral("Query")});
    for (const auto &[name, type] : {std::pair(QStringLiteral("customer(email)"), QStringLiteral("Customer")),
                                     std::pair(QStringLiteral("order(id)"), QStringLiteral("Order"))}) {
        auto *item = new QTreeWidgetItem(query, {name, type});
        item->setCheckState(0, item->text(0).startsWith(u'o') ? Qt::Unchecked : Qt::Checked);
    }
    new QTreeWidgetItem(tree, {QStringLiteral("Mutation")});
    query->setExpanded(true);
    query->child(1)->setSelected(true);
    auto *text = new QPlainTextEdit(QStringLiteral("line\n").repeated(60), tabs);
    auto *splitter = new QSplitter(tabs);
    splitter->addWidget(tree);
    splitter->addWidget(text);
    tabs->addTab(splitter, QStringLiteral("Operation"));
    tabs->addTab(new QWidget(tabs), QStringLiteral("Arguments"));
    tabs->addTab(new QWidget(tabs), QStringLiteral("Result"));
    return tabs;
}

void fillMenu(QMenu &menu, const Theme &theme)
{
    menu.addAction(theme.icon(Icon::Play), QStringLiteral("&Start server"))
        ->setShortcut(Qt::CTRL | Qt::SHIFT | Qt::Key_S);
    menu.addAction(theme.icon(Icon::Copy), QStringLiteral("Copy &address"))->setEnabled(false);
    menu.addSeparator();
    auto *checked = menu.addAction(QStringLiteral("Live"));
    checked->setCheckable(true);
    checked->setChecked(true);
    menu.addMenu(QStringLiteral("Theme"))->addAction(QStringLiteral("Light"));
    menu.setActiveAction(menu.actions().constFirst());
}

} // namespace

class AppStyleTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        m_theme = std::make_unique<Theme>(*qApp, ThemeChoice::Dark);
        test::useTestFont();
    }
    void cleanupTestCase() { m_theme.reset(); }

    void controlsKeepTheirEdgeInTheDark()
    {
        m_theme->setChoice(ThemeChoice::Dark);
        QLineEdit field;
        QCheckBox check;
        QRadioButton radio;
        QComboBox combo;
        QSpinBox spin;
        QPushButton button(QStringLiteral("x"));
        QGroupBox box(QStringLiteral("x"));
        QPlainTextEdit lines;
        for (QWidget *widget :
             std::initializer_list<QWidget *>{&field, &check, &radio, &combo, &spin, &button, &box, &lines}) {
            widget->resize(widget->sizeHint().expandedTo({60, 80}));
            widget->ensurePolished();
            const QImage image = widget->grab().toImage();
            const int middle = image.height() / 2;
            QVERIFY2(crosses(image, m_theme->tokens().outline, middle), widget->metaObject()->className());
        }
    }

    void focusShowsOnWhatTheKeyboardReaches_data() { test::addThemeRows(); }

    void focusShowsOnWhatTheKeyboardReaches()
    {
        QFETCH(ThemeChoice, choice);
        m_theme->setChoice(choice);
        QWidget window;
        auto *layout = new QVBoxLayout(&window);
        const QList<QWidget *> widgets{new QPushButton(QStringLiteral("button"), &window),
                                       new QCheckBox(QStringLiteral("check"), &window),
                                       new QRadioButton(QStringLiteral("radio"), &window),
                                       new QToolButton(&window),
                                       new QLineEdit(&window),
                                       new QPlainTextEdit(&window),
                                       new QComboBox(&window),
                                       new QTabBar(&window)};
        static_cast<QTabBar *>(widgets.last())->addTab(QStringLiteral("tab"));
        static_cast<QPlainTextEdit *>(widgets[5])->setTabChangesFocus(true);
        for (QWidget *widget : widgets) {
            widget->setFocusPolicy(Qt::StrongFocus);
            layout->addWidget(widget);
        }
        window.show();
        QVERIFY(QTest::qWaitForWindowActive(&window));
        QHash<QWidget *, QImage> plain;
        for (QWidget *widget : widgets)
            plain.insert(widget, widget->grab().toImage());
        window.setFocus();
        for (QWidget *widget : widgets) {
            QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab);
            QCOMPARE(QApplication::focusWidget(), widget);
            const QImage image = widget->grab().toImage();
            QVERIFY2(image != plain.value(widget), widget->metaObject()->className());
            QVERIFY2(crosses(image, m_theme->tokens().accent, image.height() / 2),
                     widget->metaObject()->className());
        }
    }

    void aCheckedEntryWithAnIconLooksChecked()
    {
        QMenu menu;
        QAction *live = menu.addAction(m_theme->icon(Icon::Play), QStringLiteral("Live"));
        live->setCheckable(true);
        const QImage off = menu.grab().toImage();
        live->setChecked(true);
        QVERIFY(menu.grab().toImage() != off);
    }

    void theMarkOfAMenuIsLevelWithTheText()
    {
        QToolButton plain;
        plain.setText(QStringLiteral("default"));
        plain.setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
        plain.setAutoRaise(true);
        plain.resize(150, 30);
        const QImage without = plain.grab().toImage();
        QMenu menu;
        plain.setMenu(&menu);
        plain.setPopupMode(QToolButton::InstantPopup);
        const QImage with = plain.grab().toImage();
        QRect mark;
        for (int y = 0; y < with.height(); ++y) {
            for (int x = 0; x < with.width(); ++x) {
                if (with.pixel(x, y) != without.pixel(x, y))
                    mark |= QRect(x, y, 1, 1);
            }
        }
        QVERIFY(mark.isValid());
        QVERIFY2(std::abs(mark.center().y() - 15) <= 1, qPrintable(QString::number(mark.center().y())));
        QVERIFY(mark.left() >= 130 && mark.right() < 150); // at the end, clear of the text
    }

    void theIconOfADefaultButtonIsAsItsText_data() { focusShowsOnWhatTheKeyboardReaches_data(); }

    void theIconOfADefaultButtonIsAsItsText()
    {
        QFETCH(ThemeChoice, choice);
        m_theme->setChoice(choice);
        QDialog dialog;
        QPixmap square(32, 32); // lines of a drawing are too thin to be of one colour
        square.fill(m_theme->tokens().text);
        auto *button = new QPushButton(QIcon(square), QString(), &dialog);
        button->setDefault(true);
        button->resize(button->sizeHint());
        dialog.show();
        const QImage image = button->grab().toImage();
        const QRect inside = image.rect().adjusted(6, 6, -6, -6); // without the edge and the focus
        QVERIFY(holds(image.copy(inside), m_theme->tokens().accent));
        QVERIFY(holds(image.copy(inside), m_theme->tokens().onAccent));
        QVERIFY(!holds(image.copy(inside), m_theme->tokens().text));
    }

    // Through it, it would cut it.
    void theFocusFrameGoesAroundTheBoxOfARow()
    {
        QStyleOptionViewItem row;
        row.rect = QRect(20, 40, 300, 26);
        row.features = QStyleOptionViewItem::HasCheckIndicator;
        const QStyle &style = *QApplication::style();
        const QRect box = style.subElementRect(QStyle::SE_ItemViewItemCheckIndicator, &row);
        const QRect frame = style.subElementRect(QStyle::SE_ItemViewItemFocusRect, &row);
        QVERIFY(box.isValid() && frame.contains(box, true));
    }

    void whatIsInAColumnStandsBelowItsHeading()
    {
        m_theme->setChoice(ThemeChoice::Light);
        QTableWidget table(1, 1);
        table.setFrameShape(QFrame::NoFrame);
        table.setShowGrid(false);
        table.verticalHeader()->hide();
        table.horizontalHeader()->setDefaultAlignment(Qt::AlignLeading | Qt::AlignVCenter);
        table.horizontalHeader()->setHighlightSections(false);
        table.setHorizontalHeaderLabels({QStringLiteral("HHH")});
        table.setItem(0, 0, new QTableWidgetItem(QStringLiteral("HHH")));
        table.resize(200, 100);
        table.show();
        const int title = leftmost(table.horizontalHeader()->grab().toImage(), m_theme->tokens().text);
        const int cell = leftmost(table.viewport()->grab().toImage(), m_theme->tokens().text);
        QVERIFY(title > 0);
        QVERIFY2(std::abs(title - cell) <= 1, qPrintable(QStringLiteral("%1 %2").arg(title).arg(cell)));
    }

    void aSpinBoxHasRoomForItsLongestText_data()
    {
        QTest::addColumn<Qt::LayoutDirection>("direction");
        QTest::newRow("from the left") << Qt::LeftToRight;
        QTest::newRow("from the right") << Qt::RightToLeft;
    }

    void aSpinBoxHasRoomForItsLongestText()
    {
        QFETCH(Qt::LayoutDirection, direction);
        QSpinBox box;
        box.setLayoutDirection(direction);
        box.setSpecialValueText(QStringLiteral("Desktop default"));
        box.resize(box.sizeHint());
        box.show();
        const auto *field = box.findChild<QLineEdit *>();
        constexpr int margins = 2 * 2 + 1; // QLineEdit's own, and the cursor
        const int text = field->fontMetrics().horizontalAdvance(box.text());
        QVERIFY2(field->width() >= text + margins,
                 qPrintable(QStringLiteral("%1 for %2").arg(field->width()).arg(text)));
    }

    void linesStandBetweenHeadings_data()
    {
        QTest::addColumn<Qt::LayoutDirection>("direction");
        QTest::newRow("left to right") << Qt::LeftToRight;
        QTest::newRow("right to left") << Qt::RightToLeft;
    }

    void linesStandBetweenHeadings()
    {
        QFETCH(Qt::LayoutDirection, direction);
        m_theme->setChoice(ThemeChoice::Light);
        QTableWidget table(1, 2);
        table.setLayoutDirection(direction);
        table.verticalHeader()->hide();
        table.resize(260, 100);
        table.show();
        const QHeaderView &header = *table.horizontalHeader();
        const QImage image = table.horizontalHeader()->grab().toImage();
        const auto isLine = [&](int x) { return image.pixelColor(x, 8) == m_theme->tokens().line; };
        const bool isMirrored = direction == Qt::RightToLeft;
        const int first = header.sectionViewportPosition(0);
        const int second = header.sectionViewportPosition(1);
        QVERIFY(isMirrored ? isLine(first) || isLine(first + 1) : isLine(second - 1)); // Qt mirrors one off
        QVERIFY(!isLine(isMirrored ? second : second + header.sectionSize(1) - 1));
    }

    // Beside the tabs there may be something that is higher than they are.
    void theLineBelowTabsIsStraight()
    {
        m_theme->setChoice(ThemeChoice::Light);
        QTabWidget tabs;
        tabs.setDocumentMode(true);
        tabs.addTab(new QWidget, QStringLiteral("Response"));
        tabs.addTab(new QWidget, QStringLiteral("Trace"));
        auto *corner = new QWidget(&tabs);
        auto *beside = new QHBoxLayout(corner);
        beside->setContentsMargins(20, 0, 0, 0);
        auto *button = new QPushButton(QStringLiteral("Pin"), corner);
        button->setFixedHeight(tabs.tabBar()->sizeHint().height() + 8);
        beside->addWidget(button);
        tabs.setCornerWidget(corner);
        tabs.resize(400, 200);
        tabs.show();
        QVERIFY(QTest::qWaitForWindowExposed(&tabs));
        const QImage image = tabs.grab().toImage();
        const auto lineAt = [&](int x) {
            int y = 0;
            while (y < 100 && image.pixelColor(x, y) != m_theme->tokens().line)
                ++y;
            return y;
        };
        const int besideTabs = lineAt(corner->x() + 10);
        QVERIFY(besideTabs < 100);
        QCOMPARE(besideTabs,
                 lineAt(tabs.tabBar()->geometry().right() - 4)); // below the tab that is not shown
    }

    void whatIsTypedHidesTheTextOfTheCell()
    {
        QTreeWidget tree;
        tree.setColumnCount(1);
        auto *item = new QTreeWidgetItem(&tree, {QStringLiteral("██████")});
        item->setFlags(item->flags() | Qt::ItemIsEditable);
        tree.show();
        tree.setCurrentItem(item);
        tree.editItem(item);
        auto *editor = tree.viewport()->findChild<QLineEdit *>();
        QVERIFY(editor);
        editor->clear();
        editor->clearFocus();
        editor->show();
        const QImage picture = tree.viewport()->grab(editor->geometry().adjusted(4, 2, -2, -2)).toImage();
        QVERIFY(!holds(picture, tree.palette().color(QPalette::Text)));
    }

    void headingsEndWithAnEllipsis()
    {
        QTableWidget table(1, 1);
        table.show();
        QCOMPARE(table.horizontalHeader()->textElideMode(), Qt::ElideRight);
    }

    void buttonsOfDialogsHaveNoIconsOfOthers()
    {
        const QDialogButtonBox box(QDialogButtonBox::Cancel | QDialogButtonBox::Close);
        for (const QAbstractButton *button : box.buttons())
            QVERIFY(button->icon().isNull());
    }

    void splittersAreOnePixelWide()
    {
        QSplitter splitter;
        QCOMPARE(splitter.handleWidth(), 1);
    }

    void scrollBarsHaveNoButtonsAndAHandleThatCanBeHit()
    {
        QScrollBar bar(Qt::Vertical);
        bar.resize(bar.sizeHint().width(), 200);
        bar.setRange(0, 100000);
        bar.setPageStep(10);
        QStyleOptionSlider option;
        option.initFrom(&bar);
        option.orientation = Qt::Vertical;
        option.maximum = bar.maximum();
        option.pageStep = bar.pageStep();
        option.sliderPosition = bar.maximum();
        const auto part = [&](QStyle::SubControl what) {
            return bar.style()->subControlRect(QStyle::CC_ScrollBar, &option, what, &bar);
        };
        QVERIFY(part(QStyle::SC_ScrollBarAddLine).isEmpty());
        QVERIFY(part(QStyle::SC_ScrollBarSlider).height() >= 24);
        QCOMPARE(part(QStyle::SC_ScrollBarSlider).bottom(), 199);
    }

    void drawEveryControl_data() { focusShowsOnWhatTheKeyboardReaches_data(); }

    void drawEveryControl()
    {
        QFETCH(ThemeChoice, choice);
        m_theme->setChoice(choice);
        QWidget window;
        window.resize(760, 640);
        auto *layout = new QVBoxLayout(&window);
        auto *bar = new QMenuBar(&window);
        bar->addMenu(QStringLiteral("&File"));
        bar->addMenu(QStringLiteral("&Server"));
        layout->setMenuBar(bar);
        layout->addLayout(buttons(&window, *m_theme));
        layout->addWidget(indicators(&window));
        layout->addWidget(fields(&window));
        layout->addWidget(views(&window), 1);
        window.show();
        const QString name = QString::fromLatin1(QTest::currentDataTag());
        QVERIFY(test::savePicture(window, QStringLiteral("controls-") + name));
        QMenu menu;
        fillMenu(menu, *m_theme);
        QVERIFY(test::savePicture(menu, QStringLiteral("menu-") + name));
    }

private:
    std::unique_ptr<Theme> m_theme;
};

TOOLTRAY_TEST(AppStyleTest)
#include "appstyletest.moc"
