// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "journal/entries/logentry.h"
#include "ui/models/logmodel.h"
#include "ui/navigation/edittarget.h"
#include "ui/navigation/place.h"
#include "ui/pages/pagecontext.h"
#include "ui/pages/panedpage.h"

#include <QWidget>

#include <optional>
#include <vector>

class QAction;
class QSplitter;
class QStackedWidget;

namespace tooltray::ui {

class EmptyState;
class FloatingNotices;
class InlineOffer;
class LogBar;
class LogCommands;
class LogDetail;
class LogTable;
class LogToolCommands;

// Every call as it happens: the filter above, the calls, and all of the one that is selected.
class LogPage final : public QWidget, public PlacedPage, public EditTarget, public PanedPage {
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(LogPage)

public:
    explicit LogPage(const PageContext &context, QWidget *parent = nullptr);

    // The calls that were there before it are still asked for.
    bool isLoading() const { return m_isLoading; }

    void showPlace(const Place &place) override;
    bool takes(EditCommand command) const override;
    void edit(EditCommand command) override;
    QList<QWidget *> panes() const override;

protected:
    void showEvent(QShowEvent *event) override;
    void hideEvent(QHideEvent *event) override;

private:
    void build();
    void buildCommands();
    void connectParts();
    void load();
    void retranslate();

    void take(const std::vector<journal::EntryPointer> &entries);
    void remove(const std::vector<journal::EntryId> &ids);
    void refreshCommands();
    void selectionMoved();
    void reveal(journal::EntryId id);
    void showEntry(const journal::EntryPointer &entry);
    void showDetail(bool shown);
    void showList();
    void showMenu(const QPoint &position);
    std::vector<journal::EntryPointer> selected() const;
    void clearList();
    bool isCleared() const { return m_clearedTo != journal::EntryId(); }

    PageContext m_context;
    LogModel m_model;
    FloatingNotices *m_floating;
    InlineOffer *m_offer;
    LogBar *m_bar;
    QStackedWidget *m_lists; // the table, or why there is none
    LogTable *m_table;
    EmptyState *m_nothing;
    EmptyState *m_noMatch;
    EmptyState *m_cleared;
    QSplitter *m_parts;
    LogDetail *m_detail;
    LogCommands *m_commands;
    LogToolCommands *m_toolCommands;
    QAction *m_clearFilter;
    QAction *m_tryTool;
    bool m_isLoaded = false;
    bool m_isLoading = false;
    std::vector<journal::EntryPointer> m_early; // came before the log itself
    journal::EntryId m_clearedTo{};             // what is older is out of sight
    std::optional<journal::EntryId> m_awaited;  // selected as soon as it is there
};

} // namespace tooltray::ui
