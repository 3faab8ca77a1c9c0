// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "journal/entries/logentry.h"
#include "ui/models/recententriesmodel.h"
#include "ui/navigation/place.h"
#include "ui/pages/pagecontext.h"
#include "ui/state/reachedsteps.h"

#include <QFrame>
#include <QWidget>

#include <vector>

class QAction;
class QListView;
class QToolButton;
class QVBoxLayout;
class QWidget;

namespace tooltray::ui {

class ActionButton;
class IconLabel;
class TextLabel;
class Theme;

// One step on the way to a working set-up: whether it is done, what it is, and the button that does it.
class ChecklistCard final : public QFrame {
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(ChecklistCard)

public:
    explicit ChecklistCard(const Theme &theme, QWidget *parent = nullptr);
    ~ChecklistCard() override;

    void setTexts(const QString &title, const QString &text);
    void setDone(bool done);
    bool isDone() const { return m_isDone; }
    void stayOpen() { m_staysOpen = true; } // its buttons are offered once it is done, too
    ActionButton &addButton(QAction &action);
    void setNext(bool isNext); // the step to do next stands out

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    void describe();

    const Theme &m_theme;
    bool m_isDone = false;
    bool m_staysOpen = false;
    IconLabel *m_mark;
    TextLabel *m_title;
    TextLabel *m_text;
    QWidget *m_buttons;
};

// The way to a working set-up, step by step, which folds away when it is done; and what happened lately.
class HomePage final : public QWidget, public PlacedPage {
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(HomePage)

public:
    explicit HomePage(const PageContext &context, QWidget *parent = nullptr);
    ~HomePage() override;

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
