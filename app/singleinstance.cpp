// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/singleinstance.h"

#include "app/instancesocket.h"
#include "json/parser.h"
#include "json/write.h"

#include <QDeadlineTimer>
#include <QLocalSocket>
#include <QThread>

#include <array>
#include <poll.h>
#include <sys/socket.h>
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
    return {ErrorKind::Timeout, "no_answer", "The Tooltray that uses this data folder does not answer.",
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

} // namespace tooltray::app
