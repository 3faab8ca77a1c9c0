// SPDX-License-Identifier: GPL-3.0-or-later
#include "killloop.h"

#include "storage/jsonfolder.h"
#include "json/parse.h"

#include <csignal>
#include <map>
#include <poll.h>
#include <random>
#include <sys/wait.h>
#include <unistd.h>

namespace tooltray::storage {
namespace {

using workspace::DocumentKey;
using workspace::DocumentKind;
using Bodies = std::map<DocumentKey, std::string>;

constexpr int kTools = 7;

// Change number n touches two documents, so that half a change can be seen.
std::vector<DocumentKey> keysOf(int change)
{
    return {{DocumentKind::Tool, "tool_" + std::to_string(change % kTools)},
            {DocumentKind::Mapping, "mapping_" + std::to_string(change % kTools)}};
}

std::string bodyOf(int change)
{
    return "{\"change\": " + std::to_string(change) + ", \"filling\": \""
           + std::string(static_cast<std::size_t>(change * 37 % 5000), 'x') + "\"}\n";
}

Bodies loaded(JsonFolder &folder)
{
    Bodies bodies;
    const auto documents = folder.load();
    for (const auto &document : *documents)
        bodies.emplace(document.key, document.body);
    return bodies;
}

// Says the number of each change once it is acknowledged.
[[noreturn]] void makeChanges(const std::string &path, int first, int last, int say)
{
    JsonFolder folder(path);
    folder.open();
    Bodies bodies = loaded(folder);
    for (int change = first; change <= last; ++change) {
        Commit commit{"Change " + std::to_string(change), {}};
        for (const DocumentKey &key : keysOf(change)) {
            const auto known = bodies.find(key);
            commit.changes.push_back(
                {key, bodyOf(change),
                 known == bodies.end() ? std::nullopt : std::optional(stampOf(known->second))});
            bodies[key] = bodyOf(change);
        }
        if (!folder.commit(commit) || ::write(say, &change, sizeof change) != sizeof change)
            ::_exit(1);
    }
    ::_exit(0);
}

// The number of the last change that was acknowledged before the process ended or was killed.
int watch(int hear, pid_t process, int acknowledged, int killAfter, int microseconds, bool &wasKilled)
{
    int change = 0;
    const auto next = [&] { return ::read(hear, &change, sizeof change) == sizeof change; };
    for (int heard = 0; heard < killAfter; ++heard) {
        if (!next())
            return acknowledged;
        acknowledged = change;
    }
    ::pollfd nothing{-1, 0, 0};
    const ::timespec moment{0, microseconds * 1000L};
    static_cast<void>(::ppoll(&nothing, 1, &moment, nullptr));
    wasKilled = ::kill(process, SIGKILL) == 0;
    while (next())
        acknowledged = change;
    return acknowledged;
}

// What is wrong after a kill; `last` becomes the last change that is there.
std::string problemIn(const std::string &path, int acknowledged, int &last)
{
    JsonFolder folder(path);
    folder.open();
    if (folder.whyReadOnly())
        return folder.whyReadOnly()->message;
    const Bodies bodies = loaded(folder);
    for (const auto &[key, body] : bodies) {
        const json::Parsed parsed = json::parse(body);
        if (parsed.error)
            return "unreadable: " + key.name;
        const auto change = static_cast<int>(parsed.value["change"].toInt64().value_or(0));
        if (body != bodyOf(change))
            return "not as it was written: " + key.name;
        for (const DocumentKey &other : keysOf(change)) {
            if (!bodies.contains(other) || bodies.at(other) != body)
                return "half of change " + std::to_string(change);
        }
        last = std::max(last, change);
    }
    return last < acknowledged ? "change " + std::to_string(acknowledged) + " is lost" : std::string();
}

} // namespace

std::string runKillLoop(const std::string &folder, const KillLoop &loop)
{
    std::mt19937 random(loop.seed);
    const int perKill = std::max(1, 2 * loop.changes / std::max(1, loop.kills) - 1);
    int last = 0;
    int kills = 0;
    for (int round = 0; round < loop.kills * 3 && (last < loop.changes || kills < loop.kills); ++round) {
        int ends[2];
        if (::pipe(ends) != 0)
            return "no pipe";
        const int goal = kills < loop.kills ? last + 1'000'000 : loop.changes;
        const pid_t process = ::fork();
        if (process == 0) {
            ::close(ends[0]);
            makeChanges(folder, last + 1, goal, ends[1]);
        }
        ::close(ends[1]);
        const int killAfter =
            kills < loop.kills ? static_cast<int>(random() % unsigned(perKill)) : loop.changes * 2;
        bool wasKilled = false;
        const int acknowledged =
            watch(ends[0], process, last, killAfter, static_cast<int>(random() % 4000), wasKilled);
        ::close(ends[0]);
        int status = 0;
        ::waitpid(process, &status, 0);
        if (!wasKilled && (!WIFEXITED(status) || WEXITSTATUS(status) != 0))
            return "a change was refused after change " + std::to_string(acknowledged);
        kills += wasKilled ? 1 : 0;
        if (std::string problem = problemIn(folder, acknowledged, last); !problem.empty())
            return problem;
    }
    return last >= loop.changes && kills >= loop.kills
               ? std::string()
               : std::to_string(last) + " changes under " + std::to_string(kills) + " kills";
}

} // namespace tooltray::storage
