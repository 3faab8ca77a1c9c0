// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "toolkit/access/workspaceaccess.h"

#include <QObject>

#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace tooltray::test {

// A workspace that is kept nowhere. Edits are answered from the event loop, and fail when the test says so.
class FakeWorkspaceAccess final : public toolkit::WorkspaceAccess {
public:
    // Ends the test program when these make no workspace.
    explicit FakeWorkspaceAccess(const std::vector<workspace::Object> &objects = {},
                                 workspace::BuiltInNames builtIns = {});

    const std::string &name() const override { return m_name; }
    workspace::WorkspacePtr workspace() const override { return m_workspace; }
    std::shared_ptr<const workspace::Health> health() const override { return m_health; }
    // One of the workspace, by its name; anybody else is the one that admit() was told of.
    workspace::ClientPtr client(std::string_view principal) const override;
    std::vector<toolkit::UnreadFile> unreadFiles() const override { return m_unread; }
    void apply(workspace::Edit edit, std::function<void(Result<void>)> done) override;

    // At once.
    void put(workspace::Object object);
    void remove(workspace::ObjectKey key);
    void setName(std::string name) { m_name = std::move(name); }
    // Who is no client of the workspace; nothing: a stranger. At first, somebody who may do all.
    void admit(std::optional<workspace::Client> client) { m_guest = std::move(client); }
    void setSchemas(workspace::Schemas schemas);
    // As while a check takes its time: the health stays that of now.
    void holdHealth() { m_isHealthHeld = true; }
    void setUnreadFiles(std::vector<toolkit::UnreadFile> files) { m_unread = std::move(files); }
    void useConfig(std::vector<workspace::Object> objects);
    void setDisabledEndpoints(workspace::Workspace::DisabledEndpoints endpoints);
    void failNext(Error error) { m_failure = std::move(error); }
    const std::vector<workspace::Edit> &edits() const { return m_edits; } // asked for by apply()

private:
    Result<void> carryOut(const workspace::Edit &edit);
    void carryOutOrEnd(const workspace::Edit &edit);
    void carryOutOrEnd(workspace::EditStep step);
    void checkHealth();

    std::string m_name = "default";
    workspace::WorkspacePtr m_workspace;
    workspace::Schemas m_schemas;
    std::shared_ptr<const workspace::Health> m_health;
    bool m_isHealthHeld = false;
    std::optional<workspace::Client> m_guest;
    std::vector<workspace::Edit> m_edits;
    std::vector<toolkit::UnreadFile> m_unread;
    std::optional<Error> m_failure;
    QObject m_context;
};

} // namespace tooltray::test
