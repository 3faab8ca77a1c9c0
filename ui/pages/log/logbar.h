// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "journal/filter/filter.h"
#include "ui/pages/pagecontext.h"

#include <QList>
#include <QWidget>

namespace tooltray::ui {

class FilterEdit;
class FilterSheet;
class LogModel;
class NameFilterPopup;
class QuickFilters;
class StatisticsStrip;
class TextLabel;
struct NamedLogFilter;
class UndoNotice;

// Above the calls: which of them are to be seen, in words and by buttons, how many that are, and how calls went lately.
class LogBar final : public QWidget {
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(LogBar)

public:
    // The model, which outlives it, follows the filter.
    LogBar(const PageContext &context, LogModel &model, QWidget *parent = nullptr);

    QString filter() const;
    void setFilter(const QString &text);
    void filterBy(const journal::Filter &part);
    void exclude(const journal::Filter &part);
    void type(const QString &text); // as if by hand
    void focusFilter();
    UndoNotice &undo() const { return *m_undo; } // for the page to put where it moves nothing

Q_SIGNALS:
    void left(); // the field, for the calls
    void refused(const QString &reason);

private:
    void build();
    void connectParts();
    void keepFilter(const QString &text);
    void nameFilter(const QString &name);
    void keepNamed(const QList<NamedLogFilter> &named);
    void offerRemovedAgain();
    void showCounts();

    PageContext m_context;
    LogModel &m_model;
    FilterEdit *m_filter;
    QuickFilters *m_quick;
    FilterSheet *m_sheet;
    NameFilterPopup *m_naming;
    StatisticsStrip *m_statistics;
    TextLabel *m_counts;
    UndoNotice *m_undo;
};

} // namespace tooltray::ui
