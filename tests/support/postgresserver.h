// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result/result.h"
#include "support/childprocess.h"
#include "support/temporaryfolder.h"

#include <filesystem>
#include <memory>
#include <string>
#include <vector>

namespace tooltray::test {

// A PostgreSQL server of the test's own from Debian's package, in a temporary folder, reached through a socket
// there and through no port. It ends with the test, however that ends.
class PostgresServer {
    Q_DISABLE_COPY_MOVE(PostgresServer)

public:
    static constexpr const char *kUser = "tooltray";
    static constexpr const char *kPassword = "for tests only";
    static constexpr const char *kDatabase = "postgres"; // which is there from the beginning

    // The error says why there can be none on this machine.
    static Result<std::unique_ptr<PostgresServer>> start();
    ~PostgresServer();

    std::string socketFolder() const { return m_sockets.path().string(); }
    int port() const { return kPort; }

    // As when the power fails: every connection breaks off.
    void kill();
    Result<void> startAgain();

private:
    static constexpr int kPort = 5432; // names the socket in its folder

    PostgresServer(std::filesystem::path programs, std::vector<std::string> disguise);

    Result<void> makeCluster();
    std::unique_ptr<ChildProcess> launch(const std::string &program,
                                         std::vector<std::string> arguments) const;
    void end(int signal);

    std::filesystem::path m_programs;
    std::vector<std::string> m_disguise; // what goes before a command, as the server refuses to run as root
    TemporaryFolder m_data;
    TemporaryFolder m_sockets;
    std::unique_ptr<ChildProcess> m_server;
};

} // namespace tooltray::test
