// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/files/filelock.h"
#include "base/files/filesystem.h"
#include "base/result/result.h"
#include "json/value.h"

#include <QObject>
#include <QSocketNotifier>
#include <chrono>
#include <cstdint>
#include <functional>
#include <map>
#include <memory>
#include <string>
#include <string_view>

class QLocalSocket;

namespace tooltray::app {

// One process per data folder. The first holds a lock file and listens on the folder's socket, where later ones ask:
// one that was started as well asks the first to show its window or to make room, and relays ask how to reach its
// server, and verbs for operations. A question is one line of JSON: {"ask": "window" | "place" | "server" | "operations"}.
class SingleInstance final : public QObject {
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(SingleInstance)

public:
    enum class Newcomer : std::uint8_t { Window, Server };
    enum class Answer : std::uint8_t {
        WindowRaised,
        Stays,    // it has no window to show, and a person wants it
        MakesRoom // it was started for relays alone, and ends now
    };

    // Error "already_running" (Conflict) when another process holds the folder, with its "process" in the details
    // where that is known; "lock_unusable" when what has the name of the lock file is none of ours.
    static Result<std::unique_ptr<SingleInstance>> claim(const std::string &dataFolder);
    // Waits for a process that ends. Error as above when it does not in time.
    static Result<std::unique_ptr<SingleInstance>> claimOnceFree(const std::string &dataFolder,
                                                                 std::chrono::milliseconds time);
    ~SingleInstance() override;

    // Asks the process that holds the folder. Blocks for two seconds at most: it is called before there is an
    // event loop.
    // The file is one that the window shall import; empty: none.
    static Result<Answer> ask(const std::string &dataFolder, Newcomer newcomer, const std::string &file = {});
    static std::string serverQuestion(const json::Value &details);

    // Takes over the connections that ask for "server" or "operations", with the question.
    using Attendant = std::function<void(QLocalSocket *connection, const json::Value &question)>;
    void setAttendant(const std::string &asked, Attendant attendant)
    {
        m_attendants.insert_or_assign(asked, std::move(attendant));
    }

    // What another process is told. Without a window nothing is raised.
    void setHasWindow(bool hasWindow) { m_hasWindow = hasWindow; }
    void setMakesRoom(bool makesRoom) { m_makesRoom = makesRoom; }

Q_SIGNALS:
    void raiseRequested(const std::string &file);
    void roomRequested();

private:
    SingleInstance(FileLock lock, const std::string &dataFolder);

    void acceptConnections();
    void read(QLocalSocket *socket);
    void answer(QLocalSocket *socket, const json::Value &question);

    const std::string m_dataFolder;
    FileLock m_lock;
    FileDescriptor m_listener;
    std::unique_ptr<QSocketNotifier> m_arrivals;
    std::map<std::string, Attendant, std::less<>> m_attendants;
    bool m_hasWindow = false;
    bool m_makesRoom = false;
};

// The socket in a data folder at which the Tooltray that uses the folder is reached. Its place follows from
// the folder alone, so that programs with any environment find it. It serves one user: the kernel tells which
// user is at the other end, not the modes of the folder.
inline constexpr std::string_view kInstanceSocket = "instance.sock";

// Replaces the socket that a killed process left behind, so the caller must hold the folder's lock. Nothing but a
// socket or a link is ever removed, and no link is followed. To be called before there is a second thread.
Result<FileDescriptor> listenIn(const std::string &dataFolder);

// The caller must hold the folder's lock here, too.
void removeSocketIn(const std::string &dataFolder);

// The error "no_instance".
Error noInstance(const std::string &dataFolder);

// Does not block. Error "no_instance" (NotFound) when no process listens, "foreign_instance" (Denied) when a
// process of another user does.
Result<FileDescriptor> connectTo(const std::string &dataFolder);

// The next connection to a listening socket, or none. Not blocking.
FileDescriptor acceptFrom(int listener);

// True if the process at the other end runs as the same user as this one.
bool isSameUser(int connection);

} // namespace tooltray::app
