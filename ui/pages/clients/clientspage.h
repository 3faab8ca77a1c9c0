// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/models/rowlistmodel.h"
#include "ui/pages/curated/curatedpage.h"

namespace tooltray::ui {

class ClientEditor;
class EmptyState;

// The clients of the workspace: when each one called last, what it may do and what it sees.
class ClientsPage final : public CuratedPage {
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(ClientsPage)

public:
    explicit ClientsPage(const PageContext &context, QWidget *parent = nullptr);

protected:
    void refreshList() override;
    void currentShown() override;
    Words wordsOf(Action action, const QString &before, const QString &now) const override;

private:
    void build();
    void connectParts();
    RowListModel::Row rowOf(const workspace::Entry &entry) const;
    void measure();

    RowListModel m_model;
    EmptyState *m_empty = nullptr;
    ClientEditor *m_editor = nullptr;
};

} // namespace tooltray::ui
