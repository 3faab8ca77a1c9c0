// SPDX-License-Identifier: GPL-3.0-or-later
#include "killloop.h"

#include "json/parser.h"

#include <algorithm>
#include <csignal>
#include <poll.h>
#include <random>
#include <sys/wait.h>
#include <unistd.h>

namespace tooltray::storage {
namespace {

using workspace::DocumentKey;

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
std::string problemIn(const std::string &path, const KillSubject &subject, int acknowledged, int &last)
{
    const auto backend = subject.backendIn(path);
    backend->open();
    if (backend->whyReadOnly())
        return backend->whyReadOnly()->message;
    const auto documents = backend->load();
    if (!documents)
        return documents.error().message;
    KillSubject::Bodies bodies;
    for (const auto &document : *documents)
        bodies.emplace(document.key, document.body);
    for (const auto &[key, body] : bodies) {
        if (json::parse(body).error)
            return "unreadable: " + key.name;
        const int change = subject.changeIn(body);
        const KillSubject::Bodies whole = subject.bodiesAfter(change);
        if (!whole.contains(key) || whole.at(key) != body)
            return "not as it was written: " + key.name;
        for (const auto &[other, otherBody] : whole) {
            if (!bodies.contains(other) || bodies.at(other) != otherBody)
                return "half of change " + std::to_string(change);
        }
        last = std::max(last, change);
    }
    return last < acknowledged ? "change " + std::to_string(acknowledged) + " is lost" : std::string();
}

} // namespace

std::string runKillLoop(const std::string &folder, const KillLoop &loop, const KillSubject &subject)
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
            ::_exit(subject.makeChanges(folder, last + 1, goal, ends[1]));
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
        if (std::string problem = problemIn(folder, subject, acknowledged, last); !problem.empty())
            return problem;
    }
    return last >= loop.changes && kills >= loop.kills
               ? std::string()
               : std::to_string(last) + " changes under " + std::to_string(kills) + " kills";
}

} // namespace tooltray::storage
