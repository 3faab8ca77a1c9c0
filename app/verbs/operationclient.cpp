// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/verbs/operationclient.h"

#include "app/commandline.h"
#include "app/datafolder.h"
#include "app/instancelink.h"
#include "app/operations/operation.h"
#include "app/singleinstance.h"
#include "base/task/ask.h"
#include "engine/engine.h"
#include "json/parser.h"
#include "json/write.h"

#include <QCoreApplication>
#include <QDeadlineTimer>
#include <QThread>

#include <array>
#include <cerrno>
#include <poll.h>
#include <sys/socket.h>
#include <utility>

namespace tooltray::app {
namespace {

constexpr std::chrono::seconds kServerStart{20};
constexpr unsigned long kBetweenServerLooks = 20; // milliseconds
constexpr std::chrono::seconds kOtherVerbs{10};   // that open the files one after the other

Error instanceGone()
{
    return {ErrorKind::Unavailable, "instance_gone", "The running Tooltray ended before it responded.",
            "Start it again and repeat the command."};
}

// Talks to the program that serves. It blocks, as a verb has nothing else to do.
class InstanceClient final : public OperationClient {
public:
    InstanceClient(FileDescriptor connection, std::optional<std::chrono::milliseconds> patience)
        : m_connection(std::move(connection))
        , m_patience(patience)
    {}

    // False: it serves nothing, as another command that has opened the files.
    bool isServing()
    {
        m_deadline = deadline();
        if (!send("{\"ask\":\"operations\"}\n"))
            return false;
        const auto line = readLine();
        return line && json::parse(*line).value["ready"].toBool();
    }

    Result<json::Value> ask(std::string_view operation, json::Value parameters,
                            const OnEvent &onEvent) override
    {
        m_deadline = deadline();
        std::string question;
        json::write(json::Value::object({{"operation", operation}, {"parameters", std::move(parameters)}}),
                    question);
        question += '\n';
        if (!send(question))
            return instanceGone();
        while (const auto line = readLine()) {
            const json::Value answer = json::parse(*line).value;
            if (answer.contains("error"))
                return errorFrom(answer["error"]);
            if (answer.contains("result"))
                return answer["result"];
            if (onEvent)
                onEvent(answer["event"]);
        }
        return instanceGone();
    }

    bool isRunning() const override { return true; }

private:
    QDeadlineTimer deadline() const
    {
        return m_patience ? QDeadlineTimer(*m_patience) : QDeadlineTimer(QDeadlineTimer::Forever);
    }

    bool wait(short events) const
    {
        pollfd state{m_connection.number(), events, 0};
        const int ready = ::poll(&state, 1, static_cast<int>(m_deadline.remainingTime()));
        return ready > 0 || (ready < 0 && errno == EINTR);
    }

    bool send(std::string_view bytes) const
    {
        while (!bytes.empty()) {
            const auto count = ::send(m_connection.number(), bytes.data(), bytes.size(), MSG_NOSIGNAL);
            if (count > 0)
                bytes.remove_prefix(static_cast<std::size_t>(count));
            else if (errno != EAGAIN || !wait(POLLOUT))
                return false;
        }
        return true;
    }

    std::optional<std::string> readLine()
    {
        std::size_t searched = 0;
        std::array<char, 65536> bytes{};
        while (true) {
            const std::size_t end = m_unread.find('\n', searched);
            if (end != std::string::npos) {
                std::string line = m_unread.substr(0, end);
                m_unread.erase(0, end + 1);
                return line;
            }
            searched = m_unread.size();
            const auto count = ::recv(m_connection.number(), bytes.data(), bytes.size(), 0);
            if (count > 0)
                m_unread.append(bytes.data(), static_cast<std::size_t>(count));
            else if (count == 0 || errno != EAGAIN || !wait(POLLIN))
                return std::nullopt;
        }
    }

    FileDescriptor m_connection;
    std::optional<std::chrono::milliseconds> m_patience;
    QDeadlineTimer m_deadline;
    std::string m_unread;
};

template <typename T>
Result<T> awaited(const QFuture<Result<T>> &future)
{
    whenFinished(future, qApp, [](const auto &) { QCoreApplication::quit(); });
    QCoreApplication::exec();
    return resultOf(future);
}

// Opens the files in this process. It holds their lock until it ends, and whoever wants to serve waits for that.
class FileClient final : public OperationClient {
public:
    FileClient(std::unique_ptr<SingleInstance> instance, const std::string &dataFolder,
               const engine::EngineSettings &settings)
        : m_instance(std::move(instance))
        , m_engine(settings)
        , m_place{m_engine, dataFolder}
    {
        m_instance->setMakesRoom(true);
    }

    ~FileClient() override { static_cast<void>(awaited(m_engine.stopServer())); }

    Result<void> start()
    {
        if (auto opened = awaited(m_engine.open()); !opened)
            return opened;
        return awaited(m_engine.workspaceClient().schemasOpened());
    }

    Result<json::Value> ask(std::string_view operation, json::Value parameters,
                            const OnEvent &onEvent) override
    {
        Result<json::Value> answer = json::Value();
        const auto call = startOperation(m_place, operation, std::move(parameters),
                                         {[&onEvent](const json::Value &event) {
                                              if (onEvent)
                                                  onEvent(event);
                                          },
                                          [&answer](Result<json::Value> result) {
                                              answer = std::move(result);
                                              QCoreApplication::quit();
                                          }});
        QCoreApplication::exec();
        return answer;
    }

    bool isRunning() const override { return false; }

private:
    std::unique_ptr<SingleInstance> m_instance;
    engine::Engine m_engine;
    OperationPlace m_place;
};

} // namespace

Result<std::unique_ptr<OperationClient>> OperationClient::openRunning(const Setting &setting)
{
    const auto folder = openDataFolder(setting.dataFolder);
    if (!folder)
        return folder.error();
    auto connection = connectTo(*folder);
    if (!connection)
        return std::move(connection).error();
    auto client = std::make_unique<InstanceClient>(*std::move(connection), setting.patience);
    if (!client->isServing())
        return noInstance(*folder);
    return std::unique_ptr<OperationClient>(std::move(client));
}

Result<void> OperationClient::startServer(const Setting &setting)
{
    if (openRunning(setting))
        return {};
    const auto folder = openDataFolder(setting.dataFolder);
    if (!folder)
        return folder.error();
    std::vector<std::string> arguments{"serve", "--data-dir", *folder};
    if (setting.config)
        arguments.insert(arguments.end(), {"--config", *setting.config});
    auto process = ServerProcess::start(QCoreApplication::applicationFilePath().toStdString(), arguments);
    if (!process)
        return std::move(process).error();
    for (const QDeadlineTimer patience(kServerStart); !patience.hasExpired();
         QThread::msleep(kBetweenServerLooks)) {
        const auto running = openRunning(setting);
        const auto status = running ? (*running)->ask("status", json::Value::object(), {})
                                    : Result<json::Value>(running.error());
        if (status && (*status)["state"].toString() == "running")
            return {};
        if (process->exitCode())
            break;
    }
    const std::string words = process->lastWords();
    return Error{ErrorKind::Unavailable, "not_started",
                 "Tooltray could not be started" + (words.empty() ? "." : ": " + words)};
}

Result<std::unique_ptr<OperationClient>> OperationClient::open(const Setting &setting)
{
    auto running = openRunning(setting);
    if (running || running.error().code != "no_instance")
        return running;
    const auto folder = openDataFolder(setting.dataFolder);
    if (!folder)
        return folder.error();
    auto instance = SingleInstance::claimOnceFree(*folder, kOtherVerbs);
    if (!instance)
        return std::move(instance).error();
    const CommandLine line{.dataFolder = setting.dataFolder, .config = setting.config};
    auto client = std::make_unique<FileClient>(*std::move(instance), *folder, engineSettings(line, *folder));
    if (auto started = client->start(); !started)
        return std::move(started).error();
    return std::unique_ptr<OperationClient>(std::move(client));
}

} // namespace tooltray::app
