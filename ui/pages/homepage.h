// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "journal/entries/logentry.h"
#include "ui/models/recententriesmodel.h"
#include "ui/navigation/place.h"
#include "ui/pages/pagecontext.h"
#include "ui/state/reachedsteps.h"

#include <QWidget>

#include <vector>

class QAction;
class QListView;
class QToolButton;
class QVBoxLayout;

namespace tooltray::ui {

class ActionButton;
class ChecklistCard;
class TextLabel;

// The way to a working set-up, step by step, which folds away when it is done; and what happened lately.
class HomePage final : public QWidget, public PlacedPage {
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(HomePage)

public:
    explicit HomePage(const PageContext &context, QWidget *parent = nullptr);

    static constexpr QLatin1StringView kStepsItem{"steps"}; // unfolds them

    void showPlace(const Place &place) override;

private:
    // A list of what happened, with its heading; there only when there is something.
    struct Recent {
        RecentEntriesModel model;
        TextLabel *title;
        QListView *view;
    };

    void build();
    void addCards(QVBoxLayout &layout);
    void addRecent(QVBoxLayout &layout, Recent &recent, const QString &page);
    void connectParts();
    void retranslate();
    void showSteps(bool shown);
    void refresh();
    void refreshEndpoint();
    void refreshTools();
    void refreshClients();
    void takeCalls(const std::vector<journal::EntryPointer> &entries);
    static void fit(Recent &recent);

    PageContext m_context;
    TextLabel *m_heading;
    TextLabel *m_intro;
    TextLabel *m_progress;
    TextLabel *m_tip;
    QToolButton *m_fold;
    QAction *m_try;
    QList<ChecklistCard *> m_cards;         // in the order of their steps
    ActionButton *m_schemaButton = nullptr; // fetches schemas, or reviews the consent that one waits for
    Recent m_tools;
    Recent m_errors;
    ReachedSteps m_reached;
    bool m_showsSteps = true;
    bool m_wasComplete = false;
};

} // namespace tooltray::ui
