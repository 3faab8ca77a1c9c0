// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/models/endpointlistmodel.h"
#include "ui/pages/curated/curatedpage.h"
#include "workspace/edits/edit.h"

#include <QStringList>

#include <cstdint>
#include <functional>
#include <memory>
#include <utility>
#include <vector>

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

    QString current() const; // the name of the endpoint that is shown

protected:
    void refreshList() override;
    void currentShown() override;
    void openItem(const QString &item) override;
    Words wordsOf(Action action, const QString &before, const QString &now) const override;

private:
    // The changes that a repair of tools makes.
    struct Repairs {
        std::vector<workspace::EditStep> steps = {};
        QStringList tools = {};                                    // that it changes
        QStringList texts = {};                                    // what it changes about each
        std::vector<std::pair<QString, QStringList>> refused = {}; // why, and the tools

        void add(const workspace::Tool &before, workspace::Revision revision,
                 const Result<workspace::Tool> &repaired);
        void forgetRefusal(const QString &tool);
        QStringList refusals() const;
    };
    // The tools that repairs were looked for in.
    struct Offered {
        QString endpoint = {};
        QStringList broken = {};
        QStringList affected = {};              // by the latest changes, and not broken
        std::optional<WallTime> fetchedAt = {}; // of the description
        workspace::WorkspacePtr workspace = {};
        std::shared_ptr<const workspace::Health> health = {};

        bool operator==(const Offered &) const = default;
    };

    void build();
    void connectParts();
    void connectSchema();
    void connectDescription(const std::function<void()> &refresh, const std::function<void()> &makeTools);
    void findRepairs(const QStringList &tools, std::function<void(const Repairs &)> use);
    void offerRepairs(const QStringList &broken, const engine::DescriptionState &described);
    void repair(const QStringList &tools);
    void saveRepaired(const Repairs &repairs);
    void showSchema();
    void test();
    QStringList brokenTools(const QString &endpoint) const;
    QStringList affectedTools(const std::vector<engine::DescriptionChange> &changes,
                              const QStringList &broken) const;

    EndpointListModel m_model;
    QAction *m_refreshSchema;
    QAction *m_makeTools;
    EmptyState *m_empty = nullptr;
    EndpointEditor *m_editor = nullptr;
    std::uint64_t m_testRevision = 0;
    Offered m_offered;
};

} // namespace tooltray::ui
