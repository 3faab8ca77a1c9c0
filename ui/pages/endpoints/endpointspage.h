// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/models/endpointlistmodel.h"
#include "ui/pages/curated/curatedpage.h"
#include "workspace/edits/edit.h"

#include <cstdint>
#include <functional>

class QAction;

namespace tooltray::ui {

class EmptyState;
class EndpointEditor;

// The endpoints, and one of them to be looked at and changed.
class EndpointsPage final : public CuratedPage {
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(EndpointsPage)

public:
    explicit EndpointsPage(const PageContext &context, QWidget *parent = nullptr);
    ~EndpointsPage() override;

protected:
    void refreshList() override;
    void currentShown() override;
    void openItem(const QString &item) override;
    Words wordsOf(Action action, const QString &before, const QString &now) const override;

private:
    void build();
    void connectParts();
    void connectSchema();
    void connectDescription(const std::function<void()> &refresh, const std::function<void()> &makeTools);
    void repair(const QStringList &tools);
    void saveRepaired(const workspace::Edit &edit, const QStringList &tools, const QString &problem);
    QString current() const; // the name of the endpoint that is shown
    void showSchema();
    void test();
    QStringList brokenTools(const QString &endpoint) const;

    EndpointListModel m_model;
    QAction *m_refreshSchema;
    QAction *m_makeTools;
    EmptyState *m_empty = nullptr;
    EndpointEditor *m_editor = nullptr;
    std::uint64_t m_testRevision = 0;
};

} // namespace tooltray::ui
