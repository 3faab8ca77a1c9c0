// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/theme/screenreader.h"
#include "engine/clients/callclient.h"
#include "support/testcase.h"
#include "ui/actions/actionids.h"
#include "ui/mainwindow/filledwindow.h"
#include "ui/navigation/place.h"
#include "ui/pages/pages.h"
#include "ui/pages/tools/tooleditor.h"
#include "ui/pages/tools/toolheader.h"
#include "ui/support/walk.h"
#include "ui/theme/theme.h"
#include "ui/widgets/form/fieldeditor.h"
#include "ui/widgets/form/schemaform.h"
#include "json/parser.h"

#include <QAccessible>
#include <QApplication>
#include <QCheckBox>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QPlainTextEdit>
#include <QScopeGuard>
#include <QScrollArea>
#include <QTabWidget>
#include <QTest>

#include <algorithm>
#include <map>
#include <vector>

using namespace tooltray;
using namespace tooltray::ui;

namespace {

// What a screen reader would say that there is: its name, what it is, what it holds and how it is.
struct Spoken {
    QString name;
    QAccessible::Role role = QAccessible::NoRole;
    QString value;
    QAccessible::State state;

    QString toString() const
    {
        return QStringLiteral("\"%1\", role %2, value \"%3\"").arg(name).arg(role).arg(value.left(40));
    }
};

bool hasValue(QAccessible::Role role)
{
    return role == QAccessible::SpinBox || role == QAccessible::Slider || role == QAccessible::ComboBox
           || role == QAccessible::ProgressBar;
}

bool isChecked(QAccessible::Role role)
{
    return role == QAccessible::CheckBox || role == QAccessible::RadioButton;
}

// Everything below that the keyboard reaches, and the rows of lists and tables. Tables may have thousands of cells.
class Walk final {
public:
    explicit Walk(QString where) : m_where(std::move(where)) {}

    void visit(QAccessibleInterface *at, int depth = 0)
    {
        constexpr int kMaxChildren = 60;
        constexpr int kDeepest = 40;
        if (!at || !at->isValid() || depth > kDeepest || at->state().invisible)
            return;
        check(*at);
        for (int i = 0; i < std::min(at->childCount(), kMaxChildren); ++i)
            visit(at->child(i), depth + 1);
    }

    int count() const { return m_count; }
    const QStringList &problems() const { return m_problems; }

private:
    void check(const QAccessibleInterface &at)
    {
        const Spoken spoken{at.text(QAccessible::Name), at.role(), at.text(QAccessible::Value), at.state()};
        const auto *widget = qobject_cast<const QWidget *>(at.object());
        if (widget && !widget->accessibleName().isEmpty() && spoken.role == QAccessible::Client)
            tell(spoken, at, QStringLiteral("has a name and no role, so that nobody reads it"));
        if (spoken.role == QAccessible::Grouping && qobject_cast<const QScrollArea *>(widget)
            && !spoken.state.focusable)
            tell(spoken, at, QStringLiteral("only scrolls and is a group, whose texts are read anew"));
        if (spoken.role == QAccessible::LayeredPane)
            tell(spoken, at, QStringLiteral("is called a layered pane, which says nothing"));
        if (spoken.role == QAccessible::Grouping && at.childCount() == 0)
            tell(spoken, at, QStringLiteral("is called a group and holds nothing"));
        if (!spoken.state.focusable || spoken.state.disabled)
            return;
        ++m_count;
        if (spoken.role == QAccessible::NoRole)
            tell(spoken, at, QStringLiteral("has no role"));
        const bool isCell = spoken.role == QAccessible::Cell || spoken.role == QAccessible::TreeItem
                            || spoken.role == QAccessible::ListItem;
        if (spoken.name.isEmpty() && !isCell) // an empty cell is one
            tell(spoken, at, QStringLiteral("has no name"));
        if (hasValue(spoken.role) && spoken.value.isEmpty() && spoken.name.isEmpty())
            tell(spoken, at, QStringLiteral("has no value"));
        if (isChecked(spoken.role) && !spoken.state.checkable)
            tell(spoken, at, QStringLiteral("does not say whether it is checked"));
        compare(at, spoken);
        if (spoken.role == QAccessible::EditableText && !spoken.state.editable && !spoken.state.readOnly)
            tell(spoken, at, QStringLiteral("does not say whether it can be edited"));
    }

    // What is said is what is shown.
    void compare(const QAccessibleInterface &at, const Spoken &spoken)
    {
        QObject *object = at.object();
        if (const auto *box = qobject_cast<QComboBox *>(object); box && !box->isEditable()) {
            if (spoken.value != box->currentText() || !spoken.name.endsWith(box->currentText()))
                tell(spoken, at, QStringLiteral("has another value: ") + box->currentText());
            if (spoken.name == box->currentText())
                tell(spoken, at, QStringLiteral("has a value and no name"));
        } else if (const auto *line = qobject_cast<QLineEdit *>(object)) {
            if (spoken.value != line->displayText())
                tell(spoken, at, QStringLiteral("has another value: ") + line->displayText());
        } else if (const auto *button = qobject_cast<QAbstractButton *>(object)) {
            if (bool(spoken.state.checked) != (button->isCheckable() && button->isChecked()))
                tell(spoken, at, QStringLiteral("says wrongly whether it is checked"));
        } else if (const auto *view = qobject_cast<QListView *>(object)) {
            compareRows(at, *view);
        }
    }

    void compareRows(const QAccessibleInterface &at, const QListView &view)
    {
        constexpr int kMaxRows = 20;
        for (int row = 0; row < std::min({at.childCount(), view.model()->rowCount(), kMaxRows}); ++row) {
            const QAccessibleInterface *child = at.child(row);
            const QModelIndex index = view.model()->index(row, view.modelColumn());
            const QString text = index.data(Qt::AccessibleTextRole).toString();
            const QString name = child ? child->text(QAccessible::Name) : QString();
            if (name.isEmpty() || name != (text.isEmpty() ? index.data().toString() : text))
                m_problems.append(QStringLiteral("%1: row %2 of %3 says \"%4\"")
                                      .arg(m_where)
                                      .arg(row)
                                      .arg(view.accessibleName(), name));
            else if (child->state().selected != view.selectionModel()->isSelected(index))
                m_problems.append(
                    QStringLiteral("%1: %2 says wrongly whether it is selected").arg(m_where, name));
        }
    }

    void tell(const Spoken &spoken, const QAccessibleInterface &at, const QString &problem)
    {
        const QString kind = QString::fromLatin1(at.object() ? at.object()->metaObject()->className() : "?");
        m_problems.append(QStringLiteral("%1: %2 %3 (%4)").arg(m_where, kind, problem, spoken.toString()));
    }

    QString m_where;
    int m_count = 0;
    QStringList m_problems;
};

QList<QPair<QAccessible::Event, QString>> announced; // by the handler, which has no place of its own

void noteEvent(QAccessibleEvent *event)
{
    const QAccessibleInterface *at = event->accessibleInterface();
    announced.append({event->type(), at ? at->text(QAccessible::Name) : QString()});
}

bool isAnnounced(QAccessible::Event kind, const QString &text)
{
    return std::ranges::any_of(
        announced, [&](const auto &each) { return each.first == kind && each.second.contains(text); });
}

bool hasButton(const QWidget &window, const QString &text)
{
    return std::ranges::any_of(window.findChildren<QAbstractButton *>(), [&](const QAbstractButton *button) {
        return button->isVisible() && button->text() == text;
    });
}

// What Tab does not come to in this order, and what it comes to. A box has its value after its name.
QString outOfOrder(QWidget &window, const std::vector<const char *> &expected)
{
    if (!QApplication::focusWidget())
        window.findChild<QListView *>()->setFocus();
    QString problem;
    QStringList names;
    for (QWidget *stop : test::tabStops(window, Qt::Key_Tab, problem))
        names.append(QAccessible::queryAccessibleInterface(stop)->text(QAccessible::Name));
    qsizetype last = -1;
    for (const char *name : expected) {
        const QString wanted = QString::fromLatin1(name);
        const auto found =
            std::ranges::find_if(names.begin() + last + 1, names.end(), [&](const QString &each) {
                return each == wanted || each.startsWith(wanted + QStringLiteral(": "));
            });
        if (found == names.end())
            return QStringLiteral("%1 in %2").arg(wanted, names.join(u'|'));
        last = found - names.begin();
    }
    return problem;
}

} // namespace

// Every page as a screen reader walks through it.
class ScreenReaderTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everythingThatTakesTheKeyboardIsSpoken()
    {
        test::FilledWindow filled(QStringLiteral("en"));
        QVERIFY(filled.open());
        QAccessible::setActive(true);
        QStringList problems;
        for (const PageSpec &page : pageSpecs()) {
            filled.trigger(actionid::page(page.id));
            filled.look(*filled.window, page.id); // once it has come to rest
            Walk walk(page.id);
            walk.visit(QAccessible::queryAccessibleInterface(filled.window.get()));
            QVERIFY2(walk.count() > 10, qPrintable(page.id)); // it was walked
            problems += walk.problems();
        }
        problems.removeDuplicates();
        QVERIFY2(problems.isEmpty(), qPrintable(problems.join(u'\n')));
    }

    // Qt's order is that in which things were made.
    void tabFollowsTheLayout()
    {
        test::FilledWindow filled(QStringLiteral("en"));
        QVERIFY(filled.open());
        filled.window->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(filled.window.get()));
        const std::map<QString, std::vector<const char *>> pages{
            {pageid::kHome, {"Connect a client...", "Recent errors", "Recent tools"}},
            {pageid::kTools, {"Name", "Enabled", "Details", "Try it", "More", "Operation", "Problems"}},
            {pageid::kEndpoints, {"Name of the endpoint", "Test", "Connection", "Try again", "URL"}},
            {pageid::kCredentials, {"Token", "Test", "Show for 10 s", "Remove"}},
            {pageid::kLog, {"Filter of the log", "Errors", "Pinned", "Live", "Calls", "Close", "Overview"}},
            {pageid::kContext,
             {"Filter variables", "Import .env file...", "New variable...", "Context variables"}},
            {pageid::kPrompts, {"Add argument", "Role", "Text of the message", "Add message", "focus"}}};
        for (const auto &[page, expected] : pages) {
            filled.trigger(actionid::page(page));
            filled.look(*filled.window, page);
            if (page == pageid::kTools)
                QVERIFY(filled.choose(QStringLiteral("get_issue")));
            if (page == pageid::kLog)
                QVERIFY(filled.choose(QStringLiteral("list_projects")));
            if (page == pageid::kEndpoints)
                QTRY_VERIFY(hasButton(*filled.window, QStringLiteral("Try again"))); // its API is not there
            QCOMPARE(outOfOrder(*filled.window, expected), QString());
        }
    }

    // It is below the sides or beside them, whichever of them is shown.
    void tabGetsToTheDrawerAfterTheSides()
    {
        test::FilledWindow filled(QStringLiteral("en"));
        QVERIFY(filled.open());
        filled.window->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(filled.window.get()));
        filled.trigger(actionid::page(pageid::kTools));
        QVERIFY(filled.choose(QStringLiteral("get_issue")));
        auto *sides = filled.window->findChild<QTabWidget *>(QStringLiteral("sides"));
        const std::map<QString, std::vector<const char *>> expected{
            {QStringLiteral("Examples"), {"Details", "Examples", "Add", "Problems"}},
            {QStringLiteral("Versions"), {"Details", "Versions", "New version", "Versions", "Problems"}}};
        for (const auto &[title, stops] : expected) {
            for (int tab = 0; tab < sides->count() && sides->tabText(sides->currentIndex()) != title; ++tab)
                sides->setCurrentIndex(tab);
            filled.look(*filled.window, title);
            QCOMPARE(outOfOrder(*filled.window, stops), QString());
        }
    }

    // What belongs to nothing is read with each group around it.
    void theHelpOfAFormBelongsToItsField()
    {
        const Theme theme(*qApp, ThemeChoice::Light);
        SchemaForm form(theme);
        form.setSchema(
            json::parse(R"({"properties":{"title":{"type":"string","description":"Ask R&D for it."}}})")
                .value);
        const QWidget *around = form.findChild<FieldRow *>();
        for (; around != &form; around = around->parentWidget())
            QCOMPARE(around->accessibleName(), QString());
        const auto fieldOfHelp = [&form]() -> QObject * {
            for (QLabel *label : form.findChildren<QLabel *>()) {
                const auto related =
                    QAccessible::queryAccessibleInterface(label)->relations(QAccessible::Labelled);
                if (label->text() == u"Ask R&&D for it." && related.size() == 1)
                    return related.constFirst().first->object();
            }
            return nullptr;
        };
        QVERIFY(qobject_cast<QLineEdit *>(fieldOfHelp()));
        form.setValue(json::parse(R"({"title":"two\nlines"})").value);
        QVERIFY(qobject_cast<QPlainTextEdit *>(fieldOfHelp()));
    }

    void theFieldsOfAnObjectAreInAGroup()
    {
        const Theme theme(*qApp, ThemeChoice::Light);
        SchemaForm form(theme);
        form.setSchema(json::parse(R"({"properties":{"where":{"type":"object","description":"A place.",
                                       "properties":{"city":{"type":"string"}}}}})")
                           .value);
        const QWidget *around = form.findChild<QLineEdit *>();
        while (around && around->accessibleName() != u"where")
            around = around->parentWidget();
        QVERIFY(around);
        QCOMPARE(around->accessibleDescription(), QStringLiteral("A place."));
        const auto labels = around->parentWidget()->findChildren<QLabel *>();
        QVERIFY(std::ranges::any_of(labels, [around](const QLabel *label) {
            return label->buddy() == around && label->text() == u"A place.";
        }));
    }

    void whatHappensIsAnnounced()
    {
        test::FilledWindow filled(QStringLiteral("en"));
        QVERIFY(filled.open());
        QAccessible::setActive(true);
        announced.clear();
        const QAccessible::UpdateHandler usual = QAccessible::installUpdateHandler(noteEvent);
        const auto atLast = qScopeGuard([usual] { QAccessible::installUpdateHandler(usual); });
        if (!QAccessible::isActive())
            QSKIP("This platform has nobody to tell. Run it under Xvfb.");
        filled.trigger(actionid::page(pageid::kTools));
        QVERIFY(filled.choose(QStringLiteral("get_issue")));
        auto *editor = filled.window->findChild<ToolEditor *>();
        QVERIFY(editor);
        auto *header = editor->findChild<ToolHeader *>();
        header->setDetailsShown(true);
        header->findChild<QPlainTextEdit *>()->setPlainText(QStringLiteral("Another description."));
        QTRY_VERIFY(filled.window->actions().action(actionid::kDiscardTool)->isEnabled());
        filled.trigger(actionid::kDiscardTool);
        QTRY_VERIFY(isAnnounced(QAccessible::Alert, QStringLiteral("Discarded the changes")));
        auto *enabled = header->findChild<QCheckBox *>();
        enabled->click();
        QTRY_VERIFY(isAnnounced(QAccessible::StateChanged, enabled->text()));
        filled.trigger(actionid::kToggleServer);
        QTRY_VERIFY(isAnnounced(QAccessible::NameChanged, QStringLiteral("Stopped"))
                    || isAnnounced(QAccessible::Alert, QStringLiteral("Stopped")));
    }

    // What is said last, in the words of the window: also where no screen reader can be told.
    void newsIsSaid()
    {
        test::FilledWindow filled(QStringLiteral("en"));
        QVERIFY(filled.open());
        const auto said = [&filled] {
            const auto *news =
                filled.window->findChild<Announcement *>(QString(), Qt::FindDirectChildrenOnly);
            return news ? news->accessibleName() : QString();
        };
        filled.trigger(actionid::page(pageid::kTools));
        QVERIFY(filled.choose(QStringLiteral("who_am_i")));
        filled.trigger(actionid::kTryTool);
        QTRY_VERIFY2_WITH_TIMEOUT(said().contains(u"Response after "), qPrintable(said()), 20'000);
        QCoreApplication::processEvents(); // what is said now is heard apart
        engine::ApprovalCard card{.id = engine::ApprovalId(1), .client = "Inspector"};
        card.headline = "shipOrder";
        card.endpoint = "tracker";
        filled.engine.approvals().takeCards({card});
        QCOMPARE(said(), QStringLiteral("Approval needed. Inspector wants to run shipOrder on tracker."));
        filled.engine.approvals().takeCards({});
        auto *header = filled.window->findChild<ToolHeader *>();
        header->setDetailsShown(true);
        header->findChild<QPlainTextEdit *>()->setPlainText(QStringLiteral("Who the token belongs to."));
        QTRY_VERIFY(filled.window->actions().action(actionid::kSave)->isEnabled());
        filled.trigger(actionid::kSave);
        QTRY_VERIFY2(said().contains(u"Saved who_am_i."), qPrintable(said()));
        header->findChild<QPlainTextEdit *>()->setPlainText(QStringLiteral("Another description."));
        QTRY_VERIFY(filled.window->actions().action(actionid::kDiscardTool)->isEnabled());
        filled.trigger(actionid::kDiscardTool);
        QTRY_VERIFY2(said().contains(u"Discarded the changes"), qPrintable(said()));

        const auto *news = QAccessible::queryAccessibleInterface(filled.window->findChild<Announcement *>());
        QVERIFY(news && news->role() == QAccessible::Notification);
        QVERIFY(!news->state().invisible && !news->state().focusable);
        QCOMPARE(news->parent()->role(), QAccessible::Application);
    }
};

TOOLTRAY_TEST(ScreenReaderTest)
#include "screenreadertest.moc"
