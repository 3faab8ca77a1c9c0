// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/instancesocket.h"

#include <algorithm>
#include <array>
#include <cerrno>
#include <cstring>
#include <fcntl.h>
#include <optional>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/un.h>
#include <system_error>
#include <unistd.h>

namespace tooltray::app {
namespace {

constexpr int kBacklog = 128;

std::string reason(int error)
{
    return std::generic_category().message(error);
}

std::string socketFile(const std::string &dataFolder)
{
    return dataFolder + '/' + std::string(kInstanceSocket);
}

Error noInstance(const std::string &dataFolder)
{
    return {ErrorKind::NotFound, "no_instance", "No Tooltray uses the data folder " + dataFolder + ".",
            "Start it with tooltray serve."};
}

Error unusable(const std::string &dataFolder, const std::string &why)
{
    return {ErrorKind::Unavailable, "instance_socket",
            "The socket " + socketFile(dataFolder) + " cannot be used: " + why + ".",
            "Remove what has that name, or start with another --data-dir."};
}

struct Address {
    sockaddr_un value = {};
    FileDescriptor folder =
        FileDescriptor(); // that a short name of the address stands for, as long as it is open
};

// An address holds about a hundred bytes, and data folders may be longer: then the folder goes by its number among the
// open files of this process.
std::optional<Address> addressIn(const std::string &dataFolder)
{
    Address address;
    address.value.sun_family = AF_UNIX;
    std::string path = socketFile(dataFolder);
#ifdef __linux__
    if (path.size() >= sizeof(address.value.sun_path)) {
        address.folder = FileDescriptor(::open(dataFolder.c_str(), O_PATH | O_DIRECTORY | O_CLOEXEC));
        path = socketFile("/proc/self/fd/" + std::to_string(address.folder.number()));
    }
#endif
    if (path.size() >= sizeof(address.value.sun_path))
        return std::nullopt;
    std::ranges::copy(path, address.value.sun_path);
    return address;
}

const sockaddr *pointerTo(const sockaddr_un &address)
{
    return reinterpret_cast<const sockaddr *>(&address);
}

FileDescriptor newSocket()
{
    return FileDescriptor(::socket(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC | SOCK_NONBLOCK, 0));
}

// Removes a leftover socket or link; anything else is an error.
Result<void> makeRoom(const std::string &dataFolder)
{
    const FileDescriptor folder(::open(dataFolder.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC));
    const std::string name(kInstanceSocket);
    struct stat found = {};
    if (::fstatat(folder.number(), name.c_str(), &found, AT_SYMLINK_NOFOLLOW) != 0)
        return {};
    if (!S_ISSOCK(found.st_mode) && !S_ISLNK(found.st_mode))
        return unusable(dataFolder, "it is not a socket");
    if (::unlinkat(folder.number(), name.c_str(), 0) != 0)
        return unusable(dataFolder, reason(errno));
    return {};
}

} // namespace

Result<FileDescriptor> listenIn(const std::string &dataFolder)
{
    const auto address = addressIn(dataFolder);
    if (!address)
        return unusable(dataFolder, "its path is too long");
    if (auto room = makeRoom(dataFolder); !room)
        return std::move(room).error();
    FileDescriptor socket = newSocket();
    if (!socket.isOpen())
        return unusable(dataFolder, reason(errno));
    const mode_t before = ::umask(S_IXUSR | S_IRWXG | S_IRWXO); // a chmod afterwards could be led astray
    const bool isBound = ::bind(socket.number(), pointerTo(address->value), sizeof(address->value)) == 0;
    const int error = errno;
    ::umask(before);
    if (!isBound || ::listen(socket.number(), kBacklog) != 0)
        return unusable(dataFolder, reason(isBound ? errno : error));
    return socket;
}

void removeSocketIn(const std::string &dataFolder)
{
    static_cast<void>(makeRoom(dataFolder));
}

Result<FileDescriptor> connectTo(const std::string &dataFolder)
{
    const auto address = addressIn(dataFolder);
    if (!address)
        return noInstance(dataFolder);
    FileDescriptor socket = newSocket();
    if (::connect(socket.number(), pointerTo(address->value), sizeof(address->value)) != 0) {
        if (errno == ENOENT || errno == ECONNREFUSED || errno == ENOTSOCK || errno == ELOOP)
            return noInstance(dataFolder);
        if (errno == EACCES || errno == EPERM)
            return Error{ErrorKind::Denied, "foreign_instance",
                         "The Tooltray that uses the data folder " + dataFolder
                             + " does not let this user in.",
                         "Choose a folder of your own with --data-dir."};
        return Error{ErrorKind::Timeout, "no_answer",
                     "The Tooltray that uses this data folder does not answer.",
                     "Wait a moment, or end it and start again."};
    }
    if (!isSameUser(socket.number())) {
        return Error{ErrorKind::Denied, "foreign_instance",
                     "The socket " + socketFile(dataFolder) + " belongs to a program of another user.",
                     "Choose a folder of your own with --data-dir."};
    }
    return socket;
}

FileDescriptor acceptFrom(int listener)
{
    return FileDescriptor(::accept4(listener, nullptr, nullptr, SOCK_CLOEXEC | SOCK_NONBLOCK));
}

bool isSameUser(int connection)
{
#ifdef __linux__
    ucred peer = {};
    socklen_t size = sizeof(peer);
    return ::getsockopt(connection, SOL_SOCKET, SO_PEERCRED, &peer, &size) == 0 && peer.uid == ::geteuid();
#else
    uid_t user = 0;
    gid_t group = 0;
    return ::getpeereid(connection, &user, &group) == 0 && user == ::geteuid();
#endif
}

} // namespace tooltray::app
