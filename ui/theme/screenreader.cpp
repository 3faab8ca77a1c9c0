// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/theme/screenreader.h"

#include "ui/theme/spokenfield.h"

#include <QAbstractItemView>
#include <QAccessible>
#include <QAccessibleWidget>
#include <QApplication>
#include <QCalendarWidget>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QPersistentModelIndex>
#include <QPlainTextEdit>
#include <QScrollArea>
#include <QStackedWidget>
#include <QTabWidget>
#include <QTimer>
#include <QTreeView>

#include <memory>
#include <utility>

namespace tooltray::ui {
namespace {

// Qt gives it no role, so that its name would not be read.
class Group final : public QAccessibleWidget {
public:
    explicit Group(QWidget *widget) : QAccessibleWidget(widget) {}

    QAccessible::Role role() const override
    {
        // Screen readers pass over what happens in a window that has no role of one.
        if (widget()->windowType() == Qt::Window)
            return QAccessible::Dialog;
        if (widget()->accessibleName().isEmpty())
            return QAccessibleWidget::role();
        return childCount() > 0 ? QAccessible::Grouping : QAccessible::Graphic; // one that paints itself
    }
};

// Qt 6.4 names a box after what is chosen in it and finds its label only among its siblings. Screen readers for its
// bridge say either the label or the name, and no value: this name says both.
class Choice final : public QAccessibleWidget {
public:
    explicit Choice(QComboBox &box) : QAccessibleWidget(&box, QAccessible::ComboBox), m_box(box) {}

    QString text(QAccessible::Text kind) const override
    {
        if (kind == QAccessible::Value)
            return m_box.currentText();
        if (kind != QAccessible::Name)
            return QAccessibleWidget::text(kind);
        const QString label = labelText();
        return label.isEmpty() ? m_box.currentText()
                               : QStringLiteral("%1: %2").arg(label, m_box.currentText());
    }
    QList<QPair<QAccessibleInterface *, QAccessible::Relation>>
    relations(QAccessible::Relation wanted) const override
    {
        return QAccessibleWidget::relations(wanted & ~QAccessible::Relation(QAccessible::Label));
    }

    // The list that opens, and the field of a box that can be typed in.
    int childCount() const override { return m_box.isEditable() ? 2 : 1; }
    QAccessibleInterface *child(int index) const override
    {
        return index == 0   ? QAccessible::queryAccessibleInterface(m_box.view())
               : index == 1 ? QAccessible::queryAccessibleInterface(m_box.lineEdit())
                            : nullptr;
    }
    int indexOfChild(const QAccessibleInterface *child) const override
    {
        return child->object() == m_box.view() ? 0 : child->object() == m_box.lineEdit() ? 1 : -1;
    }
    QAccessibleInterface *childAt(int, int) const override { return nullptr; }

    QStringList actionNames() const override { return {showMenuAction(), pressAction(), setFocusAction()}; }
    void doAction(const QString &name) override
    {
        if (name == setFocusAction())
            m_box.setFocus();
        else if (m_box.view()->isVisible())
            m_box.hidePopup();
        else
            m_box.showPopup();
    }

private:
    QString labelText() const
    {
        if (!m_box.accessibleName().isEmpty())
            return m_box.accessibleName();
        for (const QLabel *label : m_box.window()->findChildren<QLabel *>()) {
            if (label->buddy() == &m_box)
                return label->text().remove(u'&');
        }
        return {};
    }

    QComboBox &m_box;
};

// Screen readers say what is around a notification in a dialog: its name and all of its texts.
class Notification final : public QAccessibleWidget {
public:
    explicit Notification(QWidget &widget) : QAccessibleWidget(&widget, QAccessible::Notification) {}

    QAccessibleInterface *parent() const override { return QAccessible::queryAccessibleInterface(qApp); }
};

template <typename Widget>
bool isClassOf(const QString &kind)
{
    return kind == QLatin1StringView(Widget::staticMetaObject.className());
}

QString spokenName(const QModelIndex &row)
{
    const QString text = row.data(Qt::AccessibleTextRole).toString();
    return text.isEmpty() ? row.data().toString() : text;
}

void announceBranches(const QTreeView &tree)
{
    const auto isNews = [&tree](const QModelIndex &row) {
        return tree.hasFocus() && row == tree.currentIndex().siblingAtColumn(0);
    };
    QObject::connect(&tree, &QTreeView::expanded, &tree, [&tree, isNews](const QModelIndex &row) {
        if (isNews(row))
            Announcement::say(tree, Announcement::expandedText(spokenName(row)));
    });
    QObject::connect(&tree, &QTreeView::collapsed, &tree, [&tree, isNews](const QModelIndex &row) {
        if (isNews(row))
            Announcement::say(tree, Announcement::collapsedText(spokenName(row)));
    });
}

// Asked for each class of a widget, from its own on.
QAccessibleInterface *withRole(const QString &kind, QObject *object)
{
    auto *widget = qobject_cast<QWidget *>(object);
    if (auto *box = qobject_cast<QComboBox *>(object); box && isClassOf<QComboBox>(kind))
        return new Choice(*box);
    if (auto *field = qobject_cast<QLineEdit *>(object); field && isClassOf<QLineEdit>(kind))
        return new SpokenField(*field);
    if (widget && isClassOf<Announcement>(kind))
        return new Notification(*widget);
    // A stack is a "layered pane" to Qt, and every page of it would be told as one.
    const bool isGroup = isClassOf<QTabWidget>(kind) || isClassOf<QStackedWidget>(kind)
                         || isClassOf<QScrollArea>(kind) || isClassOf<QWidget>(kind);
    if (widget && isGroup)
        return new Group(widget);
    return nullptr;
}

} // namespace

Announcement::Announcement(QWidget &window) : QWidget(&window)
{
    setAttribute(Qt::WA_TransparentForMouseEvents);
    setGeometry(0, 0, 1, 1); // what has no size is taken for hidden
    show();
}

Announcement::~Announcement() = default;

void Announcement::say(const QWidget &widget, const QString &text)
{
    QWidget &window = *widget.window();
    if (text.isEmpty() || !window.isVisible())
        return;
    auto *notice = window.findChild<Announcement *>(QString(), Qt::FindDirectChildrenOnly);
    if (!notice)
        notice = new Announcement(window);
    notice->add(widget, text);
}

// Screen readers ask for the text only after the turn of the event loop, and pass over the second of two events.
void Announcement::add(const QWidget &speaker, const QString &text)
{
    if (m_texts.isEmpty())
        QTimer::singleShot(0, this, &Announcement::tell);
    m_texts.removeIf([&](const auto &one) { return one.first == &speaker || one.second == text; });
    m_texts.append({&speaker, text});
    QString all;
    for (const auto &[from, each] : std::as_const(m_texts)) {
        if (!all.isEmpty())
            all += all.endsWith(u'.') ? QStringLiteral(" ") : QStringLiteral(". ");
        all += each;
    }
    setAccessibleName(all);
}

// Qt 6.4 passes no alert on to AT-SPI and has no event for announcements. What it does pass on is that something
// appears, and screen readers read notifications that appear.
void Announcement::tell()
{
    m_texts.clear();
    for (const QAccessible::Event kind : {QAccessible::ObjectShow, QAccessible::Alert}) {
        QAccessibleEvent event(this, kind);
        QAccessible::updateAccessibility(&event);
    }
}

QString Announcement::expandedText(const QString &row)
{
    //: Read out by screen readers: a row of a tree
    return tr("%1, expanded").arg(row);
}

QString Announcement::collapsedText(const QString &row)
{
    //: Read out by screen readers: a row of a tree
    return tr("%1, collapsed").arg(row);
}

void Announcement::sayShown(const QWidget &panel, const QString &name)
{
    say(panel, panel.isHidden() ? collapsedText(name) : expandedText(name));
}

void announceRows(QAbstractItemView &view)
{
    struct Known {
        QPersistentModelIndex row;
        QVariant state;
    };
    const auto now = [&view] {
        const QModelIndex row = view.currentIndex().siblingAtColumn(0);
        return Known{row, row.data(Qt::CheckStateRole)};
    };
    const auto known = std::make_shared<Known>(now());
    QObject::connect(view.selectionModel(), &QItemSelectionModel::currentChanged, &view,
                     [known, now] { *known = now(); });
    QObject::connect(view.model(), &QAbstractItemModel::dataChanged, &view, [&view, known, now] {
        const Known before = std::exchange(*known, now());
        if (view.hasFocus() && before.row == known->row && before.state != known->state)
            Announcement::say(view, spokenName(known->row));
    });
    if (const auto *tree = qobject_cast<QTreeView *>(&view))
        announceBranches(*tree);
}

void makeReadOnly(QPlainTextEdit &text)
{
    text.setReadOnly(true);
    text.setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
}

void installRoles()
{
    QAccessible::installFactory(withRole);
}

namespace {

// The lists of completers and boxes, and those that are searched by a field above them.
bool isDrivenBy(const QWidget &focused, const QAbstractItemView &view)
{
    if (view.window()->windowType() == Qt::Popup)
        return true;
    const QWidget *around = qobject_cast<const QLineEdit *>(&focused) ? focused.parentWidget() : nullptr;
    return around && qobject_cast<const QListView *>(&view) && around->isAncestorOf(&view);
}

bool isInUse(const QAbstractItemView &view)
{
    const QWidget *focused = QApplication::focusWidget();
    return focused && view.isVisible()
           && (focused == &view || view.isAncestorOf(focused) || isDrivenBy(*focused, view));
}

// What screen readers ask for anew when it is shown. Names and states they remember, and must hear of at any time.
bool isOfTheMoment(QAccessible::Event kind)
{
    switch (kind) {
    case QAccessible::Focus:
    case QAccessible::TableModelChanged:
    case QAccessible::TextAttributeChanged:
    case QAccessible::TextCaretMoved:
    case QAccessible::TextInserted:
    case QAccessible::TextRemoved:
    case QAccessible::TextSelectionChanged:
    case QAccessible::TextUpdated:
    case QAccessible::ValueChanged:
    case QAccessible::VisibleDataChanged: return true;
    default: return false;
    }
}

constexpr const char *kToldFocus = "toldFocus"; // of a window: what it was last told of

// Qt tells where the cursor is and what is selected before it tells that a text has got the keyboard, and again when the
// text has lost it. Screen readers take the text for known then, and do not read it.
bool isCursorOfAnother(const QAccessibleEvent &event, const QWidget &widget)
{
    if (event.type() == QAccessible::Focus)
        widget.window()->setProperty(kToldFocus, QVariant::fromValue(QApplication::focusWidget()));
    if (event.type() != QAccessible::TextCaretMoved && event.type() != QAccessible::TextSelectionChanged)
        return false;
    const QWidget *focused = QApplication::focusWidget();
    const bool isTold = focused && widget.window()->property(kToldFocus).value<QWidget *>() == focused;
    return !isTold || !(focused == &widget || focused->isAncestorOf(&widget));
}

constexpr const char *kToldDescription = "toldDescription";

// Qt 6.4 tells of a description that is set to what it was, and screen readers read it anew. They read it with the
// focus, too.
bool isKnownDescription(const QAccessibleEvent &event, QWidget &widget)
{
    const bool isAboutIt = event.type() == QAccessible::DescriptionChanged;
    if (!isAboutIt && event.type() != QAccessible::Focus)
        return false;
    const QString now = widget.accessibleDescription();
    const QVariant before = widget.property(kToldDescription);
    widget.setProperty(kToldDescription, now);
    return isAboutIt && before.isValid() && before.toString() == now;
}

// Qt tells that the current row of any view has the keyboard, and screen readers go there.
bool isMisleading(const QAccessibleEvent &event, const QWidget &widget)
{
    if ((!widget.isVisible() && isOfTheMoment(event.type())) || isCursorOfAnother(event, widget))
        return true;
    const auto *view = qobject_cast<const QAbstractItemView *>(&widget);
    // A calendar says its date, whose cell is only a number.
    if (view && qobject_cast<const QCalendarWidget *>(view->parentWidget()))
        return event.type() == QAccessible::Focus;
    return view && event.type() == QAccessible::Focus && event.child() >= 0 && !isInUse(*view);
}

// Qt tells it before the view itself has the keyboard, or not at all, and screen readers read the view alone.
void tellCurrentRow(QAccessibleEvent &event, const EventListener &tell)
{
    QAccessibleInterface *view = event.accessibleInterface();
    QAccessibleInterface *row = view ? view->focusChild() : nullptr;
    if (!row || row == view)
        return;
    QAccessibleEvent again(row, QAccessible::Focus);
    tell(again);
}

void tellPlatform(QAccessibleEvent *event)
{
    correctEvent(*event, [](QAccessibleEvent &corrected) {
        const QAccessible::UpdateHandler handler = QAccessible::installUpdateHandler(nullptr);
        QAccessible::updateAccessibility(&corrected);
        QAccessible::installUpdateHandler(handler);
    });
}

} // namespace

void correctEvent(QAccessibleEvent &event, const EventListener &tell)
{
    auto *widget = qobject_cast<QWidget *>(event.object());
    if (!widget)
        return tell(event);
    if (isMisleading(event, *widget) || isKnownDescription(event, *widget))
        return;
    tell(event);
    const bool hasFocus = widget->hasFocus();
    if (hasFocus && event.type() == QAccessible::Focus && event.child() < 0
        && qobject_cast<const QAbstractItemView *>(widget))
        tellCurrentRow(event, tell);
    // Screen readers for the bridge of Qt 6.4 follow no value of a box, but read what is put into the field of one that
    // can be typed in. One that is filled tells nobody what it has meanwhile.
    const auto *box = qobject_cast<const QComboBox *>(widget);
    if (box && hasFocus && !box->isEditable() && event.type() == QAccessible::ValueChanged
        && !box->signalsBlocked() && !box->view()->isVisible())
        Announcement::say(*box, box->currentText());
}

void installEvents()
{
    QAccessible::installUpdateHandler(tellPlatform);
}

} // namespace tooltray::ui
