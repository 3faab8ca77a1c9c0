// SPDX-License-Identifier: GPL-3.0-or-later
#include "credentials/store/commandstore.h"

#include "base/ask.h"
#include "credentials/store/answers.h"
#include "credentials/store/commandrun.h"
#include "credentials/store/storeerrors.h"

#include <utility>

namespace tooltray::credentials {
namespace {

Error readOnlyCommand(const SecretName &name)
{
    return {ErrorKind::Denied, "store_read_only",
            "The secret for \"" + name.value() + "\" comes from a command and cannot be changed here.",
            "Change what the command prints, or keep the secret in the keychain or in memory.",
            json::Value::object({{"name", name.value()}})};
}

} // namespace

CommandStore::Entry::Entry(Command newCommand) : command(std::move(newCommand)) {}
CommandStore::Entry::Entry(Entry &&) noexcept = default;
CommandStore::Entry &CommandStore::Entry::operator=(Entry &&) noexcept = default;
CommandStore::Entry::~Entry() = default;

CommandStore::CommandStore(Clock &clock) : m_clock(clock) {}

CommandStore::~CommandStore() = default;

void CommandStore::setCommand(const SecretName &name, Command command)
{
    post(&m_context, [this, name, command = std::move(command)]() mutable {
        const auto found = m_entries.find(name);
        if (found != m_entries.end() && found->second.command == command)
            return;
        m_entries.insert_or_assign(name, Entry(std::move(command)));
    });
}

void CommandStore::removeCommand(const SecretName &name)
{
    post(&m_context, [this, name] { m_entries.erase(name); });
}

QFuture<Result<Secret>> CommandStore::read(const SecretName &name)
{
    return ask<Secret>(&m_context, [this, name](Answer<Secret> answer) { readNow(name, std::move(answer)); });
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

void CommandStore::readNow(const SecretName &name, Answer<Secret> answer)
{
    const auto found = m_entries.find(name);
    if (found == m_entries.end()) {
        answer.give(secretMissing(name, "Say which command prints it."));
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
    entry.run = std::make_unique<CommandRun>(
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
    for (Answer<Secret> &answer : std::exchange(entry.waiting, {}))
        answer.give(result);
}

} // namespace tooltray::credentials
