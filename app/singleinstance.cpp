// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/singleinstance.h"

#include "json/parser.h"
#include "json/write.h"

#include <QDeadlineTimer>
#include <QLocalSocket>
#include <QThread>
#include <algorithm>
#include <array>
#include <cerrno>
#include <cstring>
#include <fcntl.h>
#include <optional>
#include <poll.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/un.h>
#include <system_error>
#include <unistd.h>
#include <utility>

namespace tooltray::app {
namespace {

constexpr int kPatienceMs = 2000;
constexpr const char *kLockFile = "instance.lock";
constexpr unsigned long kBetweenLooksMs = 10;
constexpr qint64 kLongestQuestion = 8192;

Error noAnswer()
{
    return {ErrorKind::Timeout, "no_answer", "The Tooltray that uses this data folder does not respond.",
            "Wait a moment, or end it and start again."};
}

Error alreadyRunning(const Error &locked)
{
    const std::string process(locked.details["process"].numberText());
    return {ErrorKind::Conflict, "already_running",
            "Another Tooltray" + (process.empty() ? std::string() : " (process " + process + ')')
                + " uses this data folder.",
            "Use that one, stop it, or start with another --data-dir.", locked.details};
}

std::string lineOf(const char *member, const char *value)
{
    return json::write(json::Value::object({{member, value}})) + '\n';
}

// Until its end of line; nothing when none comes in time.
std::string readLine(const FileDescriptor &connection)
{
    const QDeadlineTimer deadline(kPatienceMs);
    std::string line;
    std::array<char, 256> bytes{};
    pollfd readable{connection.number(), POLLIN, 0};
    while (!line.ends_with('\n') && line.size() < kLongestQuestion
           && ::poll(&readable, 1, static_cast<int>(deadline.remainingTime())) > 0) {
        const auto count = ::recv(connection.number(), bytes.data(), bytes.size(), 0);
        if (count <= 0)
            break;
        line.append(bytes.data(), static_cast<std::size_t>(count));
    }
    return line.ends_with('\n') ? line : std::string();
}

} // namespace

SingleInstance::SingleInstance(FileLock lock, const std::string &dataFolder)
    : m_dataFolder(dataFolder)
    , m_lock(std::move(lock))
{
    auto listener = listenIn(dataFolder);
    if (!listener) {
        // Without a socket the program still serves; only what asks for it by the folder does not find it.
        qWarning("%s %s", listener.error().message.c_str(), listener.error().hint.c_str());
        return;
    }
    m_listener = *std::move(listener);
    m_arrivals = std::make_unique<QSocketNotifier>(m_listener.number(), QSocketNotifier::Read);
    connect(m_arrivals.get(), &QSocketNotifier::activated, this, &SingleInstance::acceptConnections);
}

// Before the lock goes, so that it is not the socket of whoever comes next.
SingleInstance::~SingleInstance()
{
    if (m_listener.isOpen())
        removeSocketIn(m_dataFolder);
}

Result<std::unique_ptr<SingleInstance>> SingleInstance::claim(const std::string &dataFolder)
{
    auto lock = FileLock::take(dataFolder, kLockFile, FileLock::AtEnd::IsRemoved);
    if (!lock && lock.error().code == "locked")
        return alreadyRunning(lock.error());
    if (!lock && lock.error().code != "lock_unusable") {
        return Error{ErrorKind::Unavailable, "data_folder_not_writable",
                     "The data folder " + dataFolder
                         + " cannot be written to: " + lock.error().message.text(),
                     "Give it write permission or start with another --data-dir."};
    }
    if (!lock)
        return std::move(lock).error();
    return std::unique_ptr<SingleInstance>(new SingleInstance(*std::move(lock), dataFolder));
}

Result<std::unique_ptr<SingleInstance>> SingleInstance::claimOnceFree(const std::string &dataFolder,
                                                                      std::chrono::milliseconds time)
{
    const QDeadlineTimer patience(time);
    auto claimed = claim(dataFolder);
    while (!claimed && claimed.error().code == "already_running" && !patience.hasExpired()) {
        QThread::msleep(kBetweenLooksMs);
        claimed = claim(dataFolder);
    }
    return claimed;
}

Result<SingleInstance::Answer> SingleInstance::ask(const std::string &dataFolder, Newcomer newcomer,
                                                   const std::string &file)
{
    // One that has only just started holds the lock but does not listen yet.
    const QDeadlineTimer patience(kPatienceMs);
    auto connection = connectTo(dataFolder);
    while (!connection && connection.error().code == "no_instance" && !patience.hasExpired()) {
        QThread::msleep(kBetweenLooksMs);
        connection = connectTo(dataFolder);
    }
    if (!connection)
        return connection.error().code == "no_instance" ? noAnswer() : std::move(connection).error();
    json::Value asked = json::Value::object({{"ask", newcomer == Newcomer::Window ? "window" : "place"}});
    if (!file.empty())
        asked.set("file", file);
    const std::string question = json::write(asked) + '\n';
    if (::send(connection->number(), question.data(), question.size(), MSG_NOSIGNAL) < 0)
        return noAnswer();
    const json::Parsed answer = json::parse(readLine(*connection));
    const std::string_view said = answer.value["answer"].toString();
    if (said == "raised")
        return Answer::WindowRaised;
    if (said == "stays")
        return Answer::Stays;
    if (said == "makes_room")
        return Answer::MakesRoom;
    return noAnswer();
}

std::string SingleInstance::serverQuestion(const json::Value &details)
{
    json::Value question = json::Value::object({{"ask", "server"}});
    for (const auto &[name, value] : details.members())
        question.set(name, value);
    return json::write(question) + '\n';
}

void SingleInstance::acceptConnections()
{
    for (FileDescriptor arrived = acceptFrom(m_listener.number()); arrived.isOpen();
         arrived = acceptFrom(m_listener.number())) {
        // Another user, whom the modes of the folder did not keep away. The line is for people.
        if (!isSameUser(arrived.number())) {
            const std::string refusal = lineOf("refused", "This Tooltray serves another user.");
            static_cast<void>(::send(arrived.number(), refusal.data(), refusal.size(), MSG_NOSIGNAL));
            continue;
        }
        auto *socket = new QLocalSocket(this);
        connect(socket, &QLocalSocket::disconnected, socket, &QObject::deleteLater);
        connect(socket, &QLocalSocket::readyRead, this, [this, socket] { read(socket); });
        const int descriptor = ::dup(arrived.number());
        if (descriptor < 0 || !socket->setSocketDescriptor(descriptor))
            socket->deleteLater();
    }
}

void SingleInstance::read(QLocalSocket *socket)
{
    if (!socket->canReadLine()) {
        if (socket->bytesAvailable() >= kLongestQuestion)
            socket->abort();
        return;
    }
    disconnect(socket, &QLocalSocket::readyRead, this, nullptr);
    answer(socket, json::parse(socket->readLine(kLongestQuestion).toStdString()).value);
}

void SingleInstance::answer(QLocalSocket *socket, const json::Value &question)
{
    const std::string_view asked = question["ask"].toString();
    const auto attendant = m_attendants.find(asked);
    if (attendant != m_attendants.end() && attendant->second)
        return attendant->second(socket, question);
    if (asked == "window" || asked == "place") {
        const bool raises = asked == "window" && m_hasWindow;
        socket->write(lineOf("answer", raises ? "raised" : m_makesRoom ? "makes_room" : "stays").c_str());
        if (raises)
            Q_EMIT raiseRequested(std::string(question["file"].toString()));
        else if (m_makesRoom)
            Q_EMIT roomRequested();
    }
    socket->disconnectFromServer();
}

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

Error noInstance(const std::string &dataFolder)
{
    return {ErrorKind::NotFound, "no_instance", "No Tooltray uses the data folder " + dataFolder + ".",
            "Start it with tooltray serve."};
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
                     "The Tooltray that uses this data folder does not respond.",
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
