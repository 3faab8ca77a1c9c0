// SPDX-License-Identifier: GPL-3.0-or-later
#include "credentials/store/otherstores.h"

#include "base/task/ask.h"
#include "base/text/quantity.h"
#include "credentials/secrets/secret.h"
#include "credentials/store/secretstore.h"

#include <QtGlobal>
#include <algorithm>
#include <csignal>
#include <unistd.h>
#include <utility>

namespace tooltray::credentials {

Error secretMissing(const SecretName &name, Message hint, Template says)
{
    return {ErrorKind::NotFound,
            "secret_missing",
            {says, {{"name", name.value()}}},
            std::move(hint),
            json::Value::object({{"name", name.value()}})};
}

Error secretEmpty(const SecretName &name)
{
    return {ErrorKind::Invalid,
            "secret_empty",
            {CORE_TEXT("Core", "The secret for \"{name}\" is empty."), {{"name", name.value()}}},
            CORE_TEXT("Core", "Nothing is sent with an empty secret. Give it a value."),
            json::Value::object({{"name", name.value()}})};
}

QFuture<Result<Secret>> MemoryStore::read(const SecretName &name)
{
    const std::lock_guard lock(m_mutex);
    const auto found = m_secrets.find(name);
    if (found == m_secrets.end())
        return answered<Secret>(secretMissing(
            name, CORE_TEXT("Core", "Enter it on the Credentials page. It is stored until Tooltray quits.")));
    return answered<Secret>(found->second);
}

QFuture<Result<void>> MemoryStore::write(const SecretName &name, const Secret &secret)
{
    if (secret.isEmpty())
        return answered<void>(secretEmpty(name));
    const std::lock_guard lock(m_mutex);
    m_secrets.insert_or_assign(name, secret);
    return answered<void>({});
}

QFuture<Result<void>> MemoryStore::remove(const SecretName &name)
{
    const std::lock_guard lock(m_mutex);
    m_secrets.erase(name);
    return answered<void>({});
}

namespace {

std::optional<std::string> ownVariable(const std::string &name)
{
    // Qt's lock is shared with whoever sets variables.
    if (!qEnvironmentVariableIsSet(name.c_str()))
        return std::nullopt;
    return qgetenv(name.c_str()).toStdString();
}

Error readOnly(const SecretName &name)
{
    return {ErrorKind::Denied,
            "store_read_only",
            {CORE_TEXT("Core", "Tooltray does not change the environment variable {name}."),
             {{"name", name.value()}}},
            CORE_TEXT("Core",
                      "Set it where Tooltray is started, or keep the secret in the keychain or in memory."),
            json::Value::object({{"name", name.value()}})};
}

} // namespace

EnvironmentStore::EnvironmentStore() : EnvironmentStore(ownVariable) {}

EnvironmentStore::EnvironmentStore(Lookup lookup) : m_lookup(std::move(lookup)) {}

QFuture<Result<Secret>> EnvironmentStore::read(const SecretName &name)
{
    std::optional<std::string> value = m_lookup(name.value());
    if (!value)
        return answered<Secret>(
            secretMissing(name, CORE_TEXT("Core", "Set it and start Tooltray again."),
                          CORE_TEXT("Core", "The environment variable {name} is not set.")));
    if (value->empty())
        return answered<Secret>(secretEmpty(name));
    return answered<Secret>(Secret::taken(std::move(*value)));
}

QFuture<Result<void>> EnvironmentStore::write(const SecretName &name, const Secret & /*secret*/)
{
    return answered<void>(readOnly(name));
}

QFuture<Result<void>> EnvironmentStore::remove(const SecretName &name)
{
    return answered<void>(readOnly(name));
}

namespace {

constexpr std::size_t kMaxOutput = std::size_t(64) << 10U;

} // namespace

CommandProcess::CommandProcess(SecretName name, Command command, Clock &clock, Done done)
    : m_name(std::move(name))
    , m_command(std::move(command))
    , m_done(std::move(done))
{
    m_output.reserve(kMaxOutput + 1); // so that no copy of it is left behind
    connect(&m_process, &QProcess::readyReadStandardOutput, this, &CommandProcess::receive);
    connect(&m_process, &QProcess::finished, this, &CommandProcess::succeed);
    connect(&m_process, &QProcess::errorOccurred, this, [this](QProcess::ProcessError error) {
        if (error == QProcess::FailedToStart)
            fail(ErrorKind::Unavailable, "command_not_started",
                 CORE_TEXT("Core", "The command \"{program}\" for \"{name}\" cannot be started."), {},
                 CORE_TEXT(
                     "Core",
                     "Check that the program is installed, and in the PATH that Tooltray was started with."));
    });
    m_deadline = clock.startTimer(m_command.timeLimit, [this] {
        killAll();
        fail(ErrorKind::Timeout, "command_timeout",
             CORE_TEXT("Core", "The command \"{program}\" for \"{name}\" did not finish within {duration}."),
             {{"duration", formatDuration(m_command.timeLimit)}},
             CORE_TEXT("Core",
                       "Run it in a terminal: it may be waiting for input, which it cannot get here."));
    });
    m_process.setStandardInputFile(QProcess::nullDevice());
    m_process.setStandardErrorFile(QProcess::nullDevice());
    m_process.setChildProcessModifier([] { ::setsid(); });
    if (!m_command.folder.empty())
        m_process.setWorkingDirectory(QString::fromStdString(m_command.folder));
    QStringList arguments;
    for (const std::string &argument : m_command.arguments)
        arguments.append(QString::fromStdString(argument));
    const QString program = arguments.isEmpty() ? QString() : arguments.takeFirst();
    m_process.start(program, arguments, QIODevice::ReadOnly);
}

CommandProcess::~CommandProcess()
{
    m_process.disconnect(this);
    killAll();
    m_process.waitForFinished(); // which does not take long any more
    wipe(m_output);
}

void CommandProcess::receive()
{
    char buffer[4096];
    for (qint64 size = 0; (size = m_process.read(buffer, sizeof buffer)) > 0;) {
        const std::size_t room = kMaxOutput + 1 - m_output.size();
        m_output.append(buffer, std::min(room, static_cast<std::size_t>(size)));
    }
    wipe(buffer, sizeof buffer);
    if (m_output.size() > kMaxOutput) {
        killAll();
        fail(ErrorKind::Invalid, "command_output_too_long",
             CORE_TEXT("Core", "The command \"{program}\" for \"{name}\" printed more than {size}."),
             {{"size", formatByteCount(kMaxOutput)}}, CORE_TEXT("Core", "It must print only the secret."));
    }
}

void CommandProcess::succeed(int exitCode, QProcess::ExitStatus status)
{
    constexpr Template kHint = CORE_TEXT("Core", "Run it in a terminal to see what it says.");
    receive();
    if (status == QProcess::CrashExit) {
        fail(ErrorKind::Unavailable, "command_crashed",
             CORE_TEXT("Core", "The command \"{program}\" for \"{name}\" was ended by a signal."), {}, kHint);
    } else if (exitCode != 0) {
        fail(ErrorKind::Unavailable, "command_failed",
             CORE_TEXT("Core", "The command \"{program}\" for \"{name}\" failed with exit code {code}."),
             {{"code", exitCode}}, kHint);
    } else {
        std::string_view text = m_output;
        if (text.ends_with('\n'))
            text.remove_suffix(text.ends_with("\r\n") ? 2 : 1);
        if (text.empty())
            fail(ErrorKind::Invalid, "secret_empty",
                 CORE_TEXT("Core", "The command \"{program}\" for \"{name}\" printed nothing."), {}, kHint);
        else
            finish(Secret(text));
    }
}

// Never with anything that the command printed, nor with its arguments.
void CommandProcess::fail(ErrorKind kind, const char *code, Template what,
                          std::vector<Message::Argument> arguments, Message hint)
{
    const std::string program = m_command.arguments.empty() ? std::string() : m_command.arguments.front();
    arguments.emplace_back("program", program);
    arguments.emplace_back("name", m_name.value());
    finish(Error{kind,
                 code,
                 {what, std::move(arguments)},
                 std::move(hint),
                 json::Value::object({{"name", m_name.value()}, {"program", program}})});
}

void CommandProcess::finish(Result<Secret> result)
{
    m_deadline.cancel();
    wipe(m_output);
    if (const Done done = std::exchange(m_done, nullptr))
        done(std::move(result));
}

void CommandProcess::killAll()
{
    if (const auto process = static_cast<pid_t>(m_process.processId()); process > 0)
        ::kill(-process, SIGKILL);
    m_process.kill();
}

namespace {

Error readOnlyCommand(const SecretName &name)
{
    return {
        ErrorKind::Denied,
        "store_read_only",
        {CORE_TEXT("Core", "The secret for \"{name}\" comes from a command and cannot be changed here."),
         {{"name", name.value()}}},
        CORE_TEXT("Core", "Change what the command prints, or keep the secret in the keychain or in memory."),
        json::Value::object({{"name", name.value()}})};
}

} // namespace

CommandStore::Entry::Entry(Command newCommand) : command(std::move(newCommand)) {}
CommandStore::Entry::Entry(Entry &&) noexcept = default;
CommandStore::Entry &CommandStore::Entry::operator=(Entry &&) noexcept = default;
CommandStore::Entry::~Entry() = default;

CommandStore::CommandStore(Clock &clock) : m_clock(clock) {}

void CommandStore::setCommand(const SecretName &name, Command command)
{
    post(&m_context, [this, name, command = std::move(command)]() mutable {
        const auto found = m_entries.find(name);
        if (found != m_entries.end() && found->second.command == command)
            return;
        m_entries.insert_or_assign(name, Entry(std::move(command)));
    });
}

QFuture<Result<Secret>> CommandStore::read(const SecretName &name)
{
    return ask<Secret>(&m_context,
                       [this, name](ResultPromise<Secret> answer) { readNow(name, std::move(answer)); });
}

QFuture<Result<void>> CommandStore::write(const SecretName &name, const Secret & /*secret*/)
{
    return answered<void>(readOnlyCommand(name));
}

QFuture<Result<void>> CommandStore::remove(const SecretName &name)
{
    return answered<void>(readOnlyCommand(name));
}

void CommandStore::forget(const SecretName &name)
{
    post(&m_context, [this, name] {
        if (const auto found = m_entries.find(name); found != m_entries.end())
            found->second.lifetime.reset();
    });
}

void CommandStore::readNow(const SecretName &name, ResultPromise<Secret> answer)
{
    const auto found = m_entries.find(name);
    if (found == m_entries.end()) {
        answer.give(secretMissing(name, CORE_TEXT("Core", "Name the command that prints it.")));
        return;
    }
    Entry &entry = found->second;
    if (entry.lifetime && !entry.lifetime->isOver(m_clock)) {
        answer.give(entry.output);
        return;
    }
    entry.output = Secret();
    entry.lifetime.reset();
    entry.waiting.push_back(std::move(answer));
    if (!entry.run)
        start(name, entry);
}

void CommandStore::start(const SecretName &name, Entry &entry)
{
    // The run is destroyed from the event loop, as it is still at work when it calls back.
    const std::uint64_t number = entry.runNumber = ++m_lastRun;
    entry.run = std::make_unique<CommandProcess>(
        name, entry.command, m_clock, [this, name, number](Result<Secret> result) {
            post(&m_context,
                 [this, name, number, result = std::move(result)] { finish(name, number, result); });
        });
}

void CommandStore::finish(const SecretName &name, std::uint64_t runNumber, const Result<Secret> &result)
{
    const auto found = m_entries.find(name);
    if (found == m_entries.end() || found->second.runNumber != runNumber)
        return; // of a command that was replaced
    Entry &entry = found->second;
    entry.run.reset();
    if (result) {
        entry.output = *result;
        entry.lifetime.emplace(m_clock, entry.command.lifetime);
    }
    for (ResultPromise<Secret> &answer : std::exchange(entry.waiting, {}))
        answer.give(result);
}

} // namespace tooltray::credentials
