// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/mainwindow/pagehost.h"

#include "ui/actions/editactions.h"
#include "ui/actions/panering.h"
#include "ui/language/language.h"
#include "ui/pages/panedpage.h"
#include "ui/widgets/listpane.h"

#include <QApplication>
#include <QPushButton>

#include <algorithm>

namespace tooltray::ui {
namespace {

constexpr qsizetype kMaxHistory = 50;

} // namespace

PageHost::PageHost(const QList<PageSpec> &pages, const Setting &setting, QWidget *parent)
    : QStackedWidget(parent)
    , m_pages(pages)
    , m_context{setting.engine, setting.theme, setting.actions, setting.state, *this, setting.found}
{
    keepTranslated(*this, [this] { retranslate(); });
}

QString PageHost::currentPage() const
{
    return m_history.value(m_position);
}

void PageHost::openPage(const QString &id)
{
    if (id == currentPage() || std::ranges::find(m_pages, id, &PageSpec::id) == m_pages.end())
        return;
    m_history.resize(m_position + 1); // what was ahead is no longer
    m_history.append(id);
    if (m_history.size() > kMaxHistory)
        m_history.removeFirst();
    m_position = m_history.size() - 1;
    show(id);
}

void PageHost::open(const Place &place)
{
    if (place.where == Place::Where::InOwnWindow) {
        if (auto *page = dynamic_cast<PlacedPage *>(made(place.page)))
            page->showPlace(place);
        return;
    }
    openPage(place.page);
    if (currentPage() != place.page || (place.item.isEmpty() && place.filter.isEmpty()))
        return;
    if (auto *page = dynamic_cast<PlacedPage *>(currentWidget()))
        page->showPlace(place);
    // Screen readers read the row that has the keyboard; news is lost among all that the page tells of itself.
    const bool isName = !place.item.isEmpty() && place.item[0].isLetterOrNumber();
    auto *list = currentWidget()->findChild<ListPane *>();
    if (list && list->isVisible() && isName && !place.input) // what is tried takes the keyboard itself
        list->focusList();
}

void PageHost::addActions()
{
    for (const PageSpec &page : m_pages) {
        if (page.addActions)
            page.addActions(m_context);
    }
}

QStringList PageHost::unsavedNames() const
{
    QStringList names;
    for (const PageSpec &page : m_pages) {
        if (const auto *made = dynamic_cast<const DraftsPage *>(m_made.value(page.id)))
            names += made->unsavedNames();
    }
    return names;
}

QMap<QString, QString> PageHost::newItems(const QString &page) const
{
    const auto *made = dynamic_cast<const DraftsPage *>(m_made.value(page));
    return made ? made->newItems() : QMap<QString, QString>();
}

void PageHost::goBack()
{
    if (canGoBack())
        show(m_history[--m_position]);
}

void PageHost::goForward()
{
    if (canGoForward())
        show(m_history[++m_position]);
}

void PageHost::showEvent(QShowEvent *event)
{
    QStackedWidget::showEvent(event);
    m_isSeen = true;
    Q_EMIT sightChanged();
}

void PageHost::hideEvent(QHideEvent *event)
{
    QStackedWidget::hideEvent(event);
    m_isSeen = false;
    Q_EMIT sightChanged();
}

void PageHost::keyPressEvent(QKeyEvent *event)
{
    if (!pressByReturn(*this, *event))
        QStackedWidget::keyPressEvent(event);
}

QWidget *PageHost::made(const QString &id)
{
    const auto spec = std::ranges::find(m_pages, id, &PageSpec::id);
    if (spec == m_pages.end())
        return nullptr;
    QWidget *&page = m_made[id];
    if (!page) {
        page = spec->create(m_context, this);
        addWidget(page);
        retranslate();
    }
    return page;
}

void PageHost::show(const QString &id)
{
    const QWidget *keyboard = QApplication::focusWidget();
    const bool hasKeyboard = keyboard && isAncestorOf(keyboard);
    setCurrentWidget(made(id));
    if (hasKeyboard) // else Qt gives it to whatever comes next in the window
        giveKeyboard(*currentWidget());
    Q_EMIT pageChanged(id);
    Q_EMIT sightChanged();
}

// To what is done next on a page, or to the first of its parts.
void PageHost::giveKeyboard(QWidget &page)
{
    const auto *paned = dynamic_cast<PanedPage *>(&page);
    const QList<QWidget *> panes = paned ? paned->panes() : QList<QWidget *>{&page};
    QWidget *taker = nullptr;
    if (!paned) {
        for (auto *button : page.findChildren<QPushButton *>()) {
            if (!taker && button->isDefault() && button->isEnabled() && button->isVisibleTo(&page))
                taker = button;
        }
    }
    for (QWidget *pane : panes)
        taker = taker ? taker : firstTakingKeyboard(*pane);
    if (!taker) // it takes the keyboard on once there is something on it
        taker = &page;
    taker->setFocus(Qt::OtherFocusReason);
}

void PageHost::retranslate()
{
    for (const PageSpec &spec : m_pages) {
        if (QWidget *page = m_made.value(spec.id))
            page->setAccessibleName(pageTitle(spec));
    }
}

} // namespace tooltray::ui
