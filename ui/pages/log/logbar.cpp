// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/log/logbar.h"

#include "engine/clients/logclient.h"
#include "engine/engine.h"
#include "ui/actions/actionregistry.h"
#include "ui/language/language.h"
#include "ui/models/logfilters.h"
#include "ui/models/logmodel.h"
#include "ui/pages/log/logactions.h"
#include "ui/state/uistate.h"
#include "ui/theme/metrics.h"
#include "ui/theme/textlabel.h"
#include "ui/widgets/formrows.h"
#include "ui/widgets/log/filtercompleter.h"
#include "ui/widgets/log/logfilters.h"
#include "ui/widgets/log/statisticsstrip.h"
#include "ui/widgets/undonotice.h"

#include <QAction>
#include <QLocale>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>
#include <vector>

namespace tooltray::ui {
namespace {

constexpr qsizetype kMaxNamed = 8; // filters that fit above the log

} // namespace

LogBar::LogBar(const PageContext &context, LogModel &model, QWidget *parent)
    : QWidget(parent)
    , m_context(context)
    , m_model(model)
    , m_filter(new FilterEdit(context.theme, this))
    , m_quick(new QuickFilters(this))
    , m_sheet(new FilterSheet(context.theme, m_filter))
    , m_naming(new NameFilterPopup(context.theme, m_filter))
    , m_statistics(new StatisticsStrip(context.theme, this))
    , m_counts(new TextLabel(TextStyle::Muted, this))
    , m_undo(new UndoNotice(context.theme, this))
{
    build();
    connectParts();
    keepTranslated(*this, [this] { showCounts(); });
}

QString LogBar::filter() const
{
    return m_filter->text();
}

void LogBar::setFilter(const QString &text)
{
    m_filter->setText(text);
}

void LogBar::filterBy(const journal::Filter &part)
{
    m_filter->setText(logfilter::with(m_filter->text(), part));
}

void LogBar::exclude(const journal::Filter &part)
{
    m_filter->setText(logfilter::excluding(m_filter->text(), part));
}

void LogBar::type(const QString &text)
{
    m_filter->type(text);
}

void LogBar::focusFilter()
{
    m_filter->setFocus(Qt::ShortcutFocusReason);
}

void LogBar::build()
{
    auto *row = new QHBoxLayout;
    row->addWidget(m_filter, 1);
    row->addWidget(m_quick);
    for (const auto id : {logaction::kLive, logaction::kClear, logaction::kExportLines}) {
        auto *button = new QToolButton(this);
        button->setDefaultAction(m_context.actions.action(id));
        button->setAutoRaise(true);
        button->setFocusPolicy(Qt::TabFocus);
        button->setToolButtonStyle(id == logaction::kExportLines ? Qt::ToolButtonIconOnly
                                                                 : Qt::ToolButtonTextBesideIcon);
        row->addWidget(button);
    }
    auto *figures = new QHBoxLayout;
    figures->addWidget(m_statistics, 1);
    figures->addWidget(m_counts);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins({});
    layout->addLayout(row);
    layout->addLayout(figures);
    orderTabs(controlsOf(*layout));
}

void LogBar::connectParts()
{
    const engine::LogClient &engineClient = m_context.engine.log();
    m_filter->setHistory(m_context.state.recentLogFilters());
    m_filter->setEntries([this] { return std::vector(m_model.entries().begin(), m_model.entries().end()); });
    m_quick->setNamed(m_context.state.namedLogFilters());
    connect(m_filter, &FilterEdit::textChanged, m_quick, &QuickFilters::setText);
    connect(m_filter, &FilterEdit::filterChanged, &m_model, &LogModel::setFilter);
    connect(m_filter, &FilterEdit::problemChanged, this, &LogBar::showCounts);
    connect(m_filter, &FilterEdit::accepted, this, &LogBar::keepFilter);
    connect(m_filter, &FilterEdit::left, this, &LogBar::left);
    connect(m_filter, &FilterEdit::helpWanted, this, [this] { m_sheet->openBelow(*m_filter); });
    connect(m_filter, &FilterEdit::saveWanted, this, [this] { m_naming->openBelow(*m_filter); });
    connect(m_sheet, &FilterSheet::chosen, m_filter, &FilterEdit::setText);
    connect(m_quick, &QuickFilters::textWanted, m_filter, &FilterEdit::setText);
    connect(m_quick, &QuickFilters::namedChanged, this, &LogBar::offerRemovedAgain);
    connect(m_naming, &NameFilterPopup::named, this, &LogBar::nameFilter);
    connect(m_statistics, &StatisticsStrip::toolChosen, this,
            [this](const QString &tool) { filterBy(logfilter::tool(tool)); });
    connect(m_statistics, &StatisticsStrip::errorsChosen, this, [this] { filterBy(logfilter::is("error")); });
    connect(&m_model, &LogModel::countsChanged, this, &LogBar::showCounts);
    connect(&m_model, &LogModel::filtered, this, &LogBar::showCounts);
    connect(&engineClient, &engine::LogClient::figuresChanged, this,
            [this, &engineClient] { m_statistics->setFigures(engineClient.figures()); });
    m_statistics->setFigures(engineClient.figures());
}

void LogBar::keepFilter(const QString &text)
{
    if (!text.trimmed().isEmpty()) {
        m_context.state.addRecentLogFilter(text.trimmed());
        m_filter->setHistory(m_context.state.recentLogFilters());
    }
    Q_EMIT left();
}

void LogBar::nameFilter(const QString &name)
{
    QList<NamedLogFilter> named = m_quick->named();
    named.removeIf([&](const NamedLogFilter &each) { return each.name == name; });
    if (named.size() >= kMaxNamed) {
        Q_EMIT refused(
            tr("There can be at most %1 filter buttons. Remove one first, from its menu.").arg(kMaxNamed));
        return;
    }
    named.append({name, m_filter->text()});
    keepNamed(named);
}

void LogBar::keepNamed(const QList<NamedLogFilter> &named)
{
    m_quick->setNamed(named);
    m_context.state.setNamedLogFilters(named);
}

void LogBar::offerRemovedAgain()
{
    const QList<NamedLogFilter> before = m_context.state.namedLogFilters();
    m_context.state.setNamedLogFilters(m_quick->named());
    const auto removed = std::ranges::find_if(
        before, [this](const NamedLogFilter &each) { return !m_quick->named().contains(each); });
    if (removed == before.end())
        return;
    const qsizetype place = removed - before.begin();
    m_undo->offer(tr("Removed the button %1.").arg(removed->name), [this, place, again = *removed] {
        QList<NamedLogFilter> named = m_quick->named();
        named.insert(std::min(place, named.size()), again);
        keepNamed(named);
    });
}

void LogBar::showCounts()
{
    const QLocale locale;
    const auto number = [&](std::size_t count) { return locale.toString(static_cast<qulonglong>(count)); };
    if (!m_filter->problem().isEmpty())
        m_counts->setText(m_filter->problem());
    else if (m_model.isFiltering())
        m_counts->setText(tr("Filtering..."));
    else if (m_model.filter().kind != journal::Filter::Kind::Everything)
        //: Calls that pass the filter, of all
        m_counts->setText(
            tr("%1 of %2 calls").arg(number(m_model.matchCount()), number(m_model.entryCount())));
    else
        m_counts->setText(tr("%n call(s)", nullptr, static_cast<int>(m_model.entryCount())));
}

} // namespace tooltray::ui
