// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "journal/entries/logentry.h"
#include "ui/models/tooldraft.h"
#include "ui/models/toolhistory.h"
#include "ui/pages/pagecontext.h"
#include "json/value.h"

#include <QPersistentModelIndex>
#include <QWidget>

#include <vector>

class QListView;
class QPushButton;
class QStackedWidget;

namespace tooltray::ui {

class InlineMessage;
class TextLabel;

// The calls of the tool that is edited, as they happen.
class HistoryPane final : public QWidget {
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(HistoryPane)

public:
    explicit HistoryPane(const PageContext &context, QWidget *parent = nullptr);

    void setTool(const ToolDraft &draft);
    const ToolHistoryModel &calls() const { return m_model; }

Q_SIGNALS:
    // To be tried again.
    void argumentsWanted(const tooltray::json::Value &arguments);

private:
    void build();
    void connectParts();
    void setTexts();
    void load();
    void take(const std::vector<journal::EntryPointer> &entries);
    void showState();
    void openCurrent();
    void loadCurrent();
    void useArguments(const std::string &text);
    journal::EntryPointer current() const;

    PageContext m_context;
    ToolHistoryModel m_model;
    bool m_isLoaded = false;
    quint64 m_loading = 0; // 0: not
    quint64 m_lastLoading = 0;
    std::vector<journal::EntryPointer> m_early; // came before the log itself

    TextLabel *m_count;
    QPushButton *m_load;
    QPushButton *m_open;
    InlineMessage *m_problem;
    QStackedWidget *m_parts;
    TextLabel *m_none;
    QListView *m_list;
    QPersistentModelIndex m_top; // while rows come; invalid where the newest are in view
};

} // namespace tooltray::ui
