// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/models/endpointlistmodel.h"
#include "ui/pages/curated/curatedpage.h"

#include <cstdint>
#include <map>
#include <vector>

class QAction;
class QStackedWidget;

namespace tooltray::ui {

class EndpointEditor;
class ListPane;
class ObjectDrafts;
class RowCommands;
class UndoNotice;

// The endpoints, and one of them to be looked at and changed. What is not saved yet stays while one looks at
// another.
class EndpointsPage final : public CuratedPage {
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(EndpointsPage)

public:
    explicit EndpointsPage(const PageContext &context, QWidget *parent = nullptr);
    ~EndpointsPage() override;

    void showPlace(const Place &place) override;
    bool takes(EditCommand command) const override;
    void edit(EditCommand command) override;

private:
    struct Draft {
        workspace::Endpoint endpoint;
        workspace::Revision base; // of the entry that was before the eyes of whoever edits
    };
    enum class Conflict : std::uint8_t { Tell, Overwrite };

    void build();
    void connectParts();
    void refreshList();
    void showCurrent();
    void showSchema();
    void takeEdit();
    void forget(const QString &name);
    void recover(const std::vector<ObjectDraft> &left) override;
    void showProblem(const QString &text) override;
    void save(Conflict conflict);
    void discard();
    void test();
    void testCurrent();
    void duplicate(const QString &name);
    void remove(const QStringList &names);
    std::vector<ObjectDraft> draftsOf(const QStringList &names) const;
    void putBack(const std::vector<ObjectDraft> &drafts);
    QStringList brokenTools(const QString &endpoint) const;

    EndpointListModel m_model;
    ListPane *m_list;
    RowCommands *m_rowCommands;
    QAction *m_refreshSchema;
    QAction *m_makeTools;
    QStackedWidget *m_stack;
    QWidget *m_empty;
    EndpointEditor *m_editor;
    ObjectDrafts *m_kept; // the drafts, for another process
    UndoNotice *m_undo;
    QString m_current;
    std::map<QString, Draft> m_drafts;
    std::uint64_t m_testRevision = 0;
};

} // namespace tooltray::ui
