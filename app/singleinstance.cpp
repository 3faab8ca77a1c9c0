// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/singleinstance.h"

#include <QCryptographicHash>
#include <QDir>
#include <QFileInfo>
#include <QLocalSocket>
#include <QPointer>

namespace tooltray::app {
namespace {

constexpr int kPatienceMs = 2000;
constexpr auto kRaise = "raise\n";
constexpr auto kRaised = "raised\n";
constexpr auto kNoWindow = "no window\n";
constexpr auto kConnect = "connect\n";
constexpr qint64 kLongestQuestion = 64;

QString lockPath(const std::string &dataFolder)
{
    return QDir(QString::fromStdString(dataFolder)).filePath(QStringLiteral("instance.lock"));
}

// Socket addresses are short (108 bytes on Linux), data folders may be long: hence a hash of the folder.
QString socketPath(const std::string &dataFolder)
{
    const QString folder = QFileInfo(QString::fromStdString(dataFolder)).canonicalFilePath();
    const QByteArray hash = QCryptographicHash::hash(folder.toUtf8(), QCryptographicHash::Sha256).toHex();
    // QStandardPaths would do, but it warns where there is no such folder.
    QString runtime = qEnvironmentVariable("XDG_RUNTIME_DIR");
    if (runtime.isEmpty())
        runtime = QDir::tempPath();
    return runtime + QStringLiteral("/tooltray-") + QString::fromLatin1(hash.left(24));
}

Error noAnswer()
{
    return {ErrorKind::Timeout, "no_answer", "The Tooltray that uses this data folder does not answer.",
            "Wait a moment, or end it and start again."};
}

Error alreadyRunning(const QLockFile &lock)
{
    qint64 process = 0;
    QString host;
    QString name;
    Error error{ErrorKind::Conflict, "already_running", "Another Tooltray uses this data folder.",
                "Use that one, stop it, or start with another --data-dir."};
    if (lock.getLockInfo(&process, &host, &name)) {
        error.message = "Another Tooltray (process " + std::to_string(process) + ") uses this data folder.";
        error.details = json::Value::object({{"process", static_cast<std::int64_t>(process)}});
    }
    return error;
}

} // namespace

SingleInstance::SingleInstance(std::unique_ptr<QLockFile> lock) : m_lock(std::move(lock))
{
    m_server.setSocketOptions(QLocalServer::UserAccessOption);
    connect(&m_server, &QLocalServer::newConnection, this, &SingleInstance::answerConnection);
}

Result<std::unique_ptr<SingleInstance>> SingleInstance::claim(const std::string &dataFolder)
{
    auto lock = std::make_unique<QLockFile>(lockPath(dataFolder));
    lock->setStaleLockTime(std::chrono::milliseconds::zero()); // held as long as its process lives
    if (!lock->tryLock()) {
        if (lock->error() == QLockFile::LockFailedError)
            return alreadyRunning(*lock);
        return Error{ErrorKind::Unavailable, "data_folder_not_writable",
                     "The data folder " + dataFolder + " cannot be written to.",
                     "Give it write permission or start with another --data-dir."};
    }
    std::unique_ptr<SingleInstance> instance(new SingleInstance(std::move(lock)));
    const QString path = socketPath(dataFolder);
    QLocalServer::removeServer(path); // ours by the lock: a killed process leaves its socket behind
    // Without a socket the program still works; only raising its window from a second start does not.
    if (!instance->m_server.listen(path))
        qWarning("No second start can raise this window: %s", qPrintable(instance->m_server.errorString()));
    return instance;
}

QByteArray SingleInstance::ask(const std::string &dataFolder, const char *question, bool &isThere)
{
    QLocalSocket socket;
    socket.connectToServer(socketPath(dataFolder));
    isThere = socket.waitForConnected(kPatienceMs);
    const bool sent = isThere && socket.write(question) > 0 && socket.waitForBytesWritten(kPatienceMs);
    QByteArray answer;
    while (sent && !answer.endsWith('\n') && socket.waitForReadyRead(kPatienceMs))
        answer += socket.readAll();
    return answer;
}

Result<SingleInstance::Answer> SingleInstance::askToRaise(const std::string &dataFolder)
{
    bool isThere = false;
    const QByteArray answer = ask(dataFolder, kRaise, isThere);
    if (answer == kRaised)
        return Answer::WindowRaised;
    if (answer == kNoWindow)
        return Answer::HasNoWindow;
    return noAnswer();
}

Result<std::string> SingleInstance::askToConnect(const std::string &dataFolder)
{
    bool isThere = false;
    const QByteArray answer = ask(dataFolder, kConnect, isThere);
    if (!isThere) {
        return Error{ErrorKind::NotFound, "no_instance",
                     "No Tooltray uses the data folder " + dataFolder + ".", "Start it with tooltray serve."};
    }
    if (!answer.endsWith('\n'))
        return noAnswer();
    return answer.trimmed().toStdString();
}

void SingleInstance::answerConnection()
{
    while (QLocalSocket *socket = m_server.nextPendingConnection()) {
        connect(socket, &QLocalSocket::disconnected, socket, &QObject::deleteLater);
        connect(socket, &QLocalSocket::readyRead, this, [this, socket] {
            if (socket->canReadLine() || socket->bytesAvailable() >= kLongestQuestion)
                answer(socket, socket->readLine(kLongestQuestion));
        });
    }
}

void SingleInstance::answer(QLocalSocket *socket, const QByteArray &question)
{
    if (question == kConnect && m_connector) {
        m_connector([guard = QPointer(socket)](const std::string &line) {
            if (!guard)
                return;
            guard->write((line + '\n').c_str());
            guard->disconnectFromServer(); // once it is written
        });
        return;
    }
    if (question == kRaise) {
        socket->write(m_hasWindow ? kRaised : kNoWindow);
        if (m_hasWindow)
            Q_EMIT raiseRequested();
    }
    socket->disconnectFromServer();
}

} // namespace tooltray::app
