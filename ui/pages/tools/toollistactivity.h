// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/models/toolhistory.h"

#include <QObject>

class QTimer;

namespace tooltray::engine {
class Engine;
}

namespace tooltray::ui {

class ListPane;
class ToolListModel;

// Tells the list of tools which of them were called last. No row moves more often than once a second, and none while
// somebody points at the list or has the keyboard in it.
class ToolListActivity final : public QObject {
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(ToolListActivity)

public:
    ToolListActivity(engine::Engine &engine, ListPane &pane, ToolListModel &model);

    // At once.
    void tell();

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void load();
    void take(const std::vector<journal::EntryPointer> &entries);
    void forget(const std::vector<journal::EntryId> &ids);
    void tellSoon();
    bool isInUse() const;

    engine::Engine &m_engine;
    ListPane &m_pane;
    ToolListModel &m_model;
    LastUses m_calls;
    QTimer *m_soon;
    quint64 m_loading = 0; // number of the question that is not answered yet; 0 for none
    quint64 m_lastLoading = 0;
    bool m_isLoaded = false;
};

} // namespace tooltray::ui
