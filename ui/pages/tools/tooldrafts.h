// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/models/tooldraft.h"
#include "ui/models/toollistmodel.h"
#include "ui/state/drafts.h"

#include <QObject>
#include <QStringList>

#include <optional>

namespace tooltray::engine {
class WorkspaceClient;
}

namespace tooltray::ui {

// The tools that are being worked on and not saved, and those that a process before this one left so. Rows of the
// list know them by the name of the tool or, of new ones, by an id that no tool can have. The page of all tools and
// the windows of single ones share the drafts, and hear from here what the others did.
class ToolDrafts final : public QObject {
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(ToolDrafts)

public:
    explicit ToolDrafts(engine::WorkspaceClient &engineClient, QObject *parent = nullptr);
    ~ToolDrafts() override;

    const ToolListModel::Drafts &all() const { return m_drafts; }
    const ToolDraft *find(const QString &id) const;
    void put(const QString &id, const ToolDraft &draft);
    QString add(const ToolDraft &draft); // of a new tool; its id
    void drop(const QString &id);
    void dropAll(const ToolListModel::Drafts &drafts); // and tells the rows
    void bringBack(const ToolListModel::Drafts &drafts);
    void giveUp(const QString &id);
    // The draft is saved, under the name of its tool. Returns what was typed meanwhile, which goes on from there.
    std::optional<ToolDraft> settle(const QString &id, const ToolDraft &saved,
                                    const workspace::Workspace &workspace);
    // The tool goes by another name: its row, its window, and what is remembered of it.
    void rename(const QString &before, const QString &now) { Q_EMIT renamed(before, now); }
    // Tells that the user turned to another tool, or to something else.
    void leave(const QString &id) { Q_EMIT left(id); }
    // Makes lists show the drafts that were put and dropped.
    void tellRows() { Q_EMIT rowsChanged(); }

    // Returns the drafts of tools among those of processes that ended without saving.
    static DraftStore::Left toolsAmong(const DraftStore::Left &left);
    // Takes them over; see restored().
    void restoreLeft();

Q_SIGNALS:
    // The draft was put or dropped, in the page or in a window.
    void changed(const QString &id);
    void rowsChanged();
    void broughtBack(const QStringList &ids);
    void givenUp(const QString &id);
    void renamed(const QString &before, const QString &now);
    void left(const QString &id);
    void restored(const QStringList &ids);
    void failed(const tooltray::Error &error);

private:
    QString freeId();
    QStringList take(const DraftStore::Left &left);

    Drafts m_files;
    ToolListModel::Drafts m_drafts;
    int m_lastNew = 0;
};

} // namespace tooltray::ui
