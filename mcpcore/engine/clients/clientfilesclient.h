// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result/result.h"
#include "engine/settings/serversettings.h"

#include <QFuture>
#include <QObject>
#include <QThreadPool>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace tooltray::clients {
struct UserFolders;
}

namespace tooltray::engine {

// The configuration file that tells an MCP client our address.
struct ClientFileStatus {
    enum class State : std::uint8_t {
        Current,
        OutOfDate,     // another address, or a token that is not good any more
        ChangedByHand, // our entry has something that we never write
        NotConfigured,
        NotInstalled, // nothing of that program is on this computer
        Unreadable,
    };

    std::string client; // claude-code
    std::string title;  // as it calls itself
    std::string path;   // of its file
    State state = State::NotInstalled;
    std::optional<Error> problem = {}; // of Unreadable
    bool hasFile = false;
    bool isReadByOthers = false; // other users of the computer can read it, and a token in it
    bool canGoBack = false;      // the last change of ours can be taken back
    std::string snippet = {};    // to be pasted, without a token
    std::string tokenMark = {};  // what stands for the token in the snippet
    // For clients that start our program: the snippet for any other such client, as a client without a token.
    std::string commandSnippet = {};

    bool operator==(const ClientFileStatus &) const = default;
};

// The address and tokens that make an entry a good one.
struct ClientAddress {
    std::string url;
    std::vector<std::string> tokenHashes = {}; // of tokens that are good
};

// The change that writing would make to a file.
struct ClientFileChange {
    std::string client;
    std::string path;
    std::string url;
    std::optional<std::string> before = {}; // nothing: there is no file yet
    std::optional<std::string> token = {};  // in the file and good: to be kept
    std::string shownBefore = {};           // both without our token
    std::string shownAfter = {};

    bool isNeeded() const { return shownBefore != shownAfter; }
    bool operator==(const ClientFileChange &) const = default;
};

// Reads the files of MCP clients for the window and, when a person says so, writes our entry into them.
// No other code does so.
class ClientFilesClient final : public QObject {
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(ClientFilesClient)

public:
    struct Setting {
        std::string home = {}; // of the user; empty: of whoever runs this
        std::vector<std::string> relay =
            {}; // program and arguments that bring those here which speak to programs
                // only; empty: those are left out
    };

    explicit ClientFilesClient(const Setting &setting, QObject *parent = nullptr);

    // The files of all clients that we know.
    QFuture<Result<std::vector<ClientFileStatus>>> files(ClientAddress address);
    QFuture<Result<ClientFileChange>> preview(std::string client, ClientAddress address);

    // Refused when the file is not the one that the change was made for; the token is the one in the change, or a
    // fresh one.
    QFuture<Result<void>> write(ClientFileChange change, std::string token);

    // These take our entry out of a file, and answer with the token that was in it, unless the file of some client
    // still has that. Empty: there was none. See ConnectedClients::withdrawToken().
    using UnusedToken = QFuture<Result<std::string>>;
    UnusedToken remove(std::string client);
    // Takes back the last change of ours; an error if the file was changed after it.
    UnusedToken goBack(std::string client);
    // Takes back our changes one by one until there is no entry of ours, or removes it where one cannot be taken back.
    UnusedToken disconnect(std::string client);

private:
    std::shared_ptr<const clients::UserFolders> m_folders;
    std::vector<std::string> m_relay;
    QThreadPool m_pool; // one after the other
};

} // namespace tooltray::engine
