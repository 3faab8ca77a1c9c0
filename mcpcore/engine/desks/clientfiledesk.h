// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result.h"
#include "engine/connection.h"
#include "engine/desks/clientfile.h"

#include <QFuture>
#include <QObject>
#include <QThreadPool>

#include <memory>
#include <string>
#include <vector>

namespace tooltray::clients {
struct UserFolders;
}

namespace tooltray::engine {

// Where the window looks into the files of MCP clients and, when somebody says so, writes our entry into them.
// Nothing else ever does.
class ClientFileDesk final : public QObject {
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(ClientFileDesk)

public:
    struct Setting {
        std::string home = {}; // of the user; empty: of whoever runs this
        std::vector<std::string> relay =
            {}; // program and arguments that bring those here which speak to programs
                // only; empty: those are left out
    };

    explicit ClientFileDesk(const Setting &setting, QObject *parent = nullptr);
    ~ClientFileDesk() override;

    // Of all clients that we know.
    QFuture<Result<std::vector<ClientFile>>> files(ClientAddress address);
    QFuture<Result<ClientFileChange>> preview(std::string client, ClientAddress address);

    // Refused when the file is not the one that the change was made for; the token is the one in the change, or a
    // fresh one.
    QFuture<Result<void>> write(ClientFileChange change, std::string token);
    QFuture<Result<void>> remove(std::string client);
    // Takes back the last change of ours; an error where somebody changed the file after it.
    QFuture<Result<void>> goBack(std::string client);

private:
    std::shared_ptr<const clients::UserFolders> m_folders;
    std::vector<std::string> m_relay;
    QThreadPool m_pool; // one after the other
};

} // namespace tooltray::engine
