// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/task/done.h"
#include "engine/workspaces/openworkspace.h"
#include "toolkit/server/administration.h"

#include <QObject>

#include <filesystem>
#include <functional>
#include <string>
#include <string_view>
#include <vector>

class QThreadPool;

namespace tooltray {
class Clock;
namespace credentials {
class SecretStore;
}
namespace workspace {
struct Edit;
} // namespace workspace
} // namespace tooltray

namespace tooltray::engine {

class Workspaces;

// Makes, renames and removes the workspaces of a data folder while they are served, one after the other.
class WorkspaceAdministration final : public QObject, public toolkit::Administration {
    Q_DISABLE_COPY_MOVE(WorkspaceAdministration)

public:
    struct Setting {
        Workspaces &workspaces;
        std::filesystem::path dataFolder;
        credentials::SecretStore &keychain;
        QThreadPool &pool;
        Clock &clock; // all of these outlive it
    };

    explicit WorkspaceAdministration(Setting setting);

    bool mayAdminister(std::string_view principal) const override;
    json::Value workspaces() const override;
    void makeWorkspace(std::string name, Done<Result<json::Value>> done) override;
    void renameWorkspace(std::string name, std::string to, Done<Result<json::Value>> done) override;
    void removeWorkspace(std::string name, Done<Result<json::Value>> done) override;
    void addClient(std::string workspace, std::string client, std::string title,
                   Done<Result<json::Value>> done) override;
    void moveClient(std::string client, std::string from, std::string to,
                    Done<Result<json::Value>> done) override;
    void removeClient(std::string workspace, std::string client, Done<Result<json::Value>> done) override;

private:
    // Nothing, or why no workspace is made or changed now.
    std::optional<Error> refusal(std::string_view name) const;
    Done<Result<json::Value>> alone(Done<Result<json::Value>> done);
    std::optional<Error> refusalToClose(std::string_view name) const;
    void open(const std::string &name, const Done<Result<json::Value>> &done);
    void openRenamed(const std::string &name, const std::string &before,
                     const OpenWorkspace::Lasting &lasting, const Done<Result<json::Value>> &done);
    void moveSecrets(std::vector<std::string> credentials, const std::string &from, const std::string &to,
                     const std::function<void()> &done);
    void apply(OpenWorkspace &workspace, workspace::Edit edit, json::Value answer,
               Done<Result<json::Value>> done);

    Setting m_setting;
    bool m_isBusy = false;
};

} // namespace tooltray::engine
