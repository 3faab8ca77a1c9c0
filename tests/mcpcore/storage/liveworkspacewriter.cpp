// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/task/ask.h"
#include "base/time/clock.h"
#include "killloop.h"
#include "livefixture.h"
#include "storage/backends/jsonfolder.h"
#include "storage/store/asyncstore.h"
#include "json/parser.h"

#include <QEventLoop>
#include <QThread>

#include <memory>
#include <unistd.h>

namespace tooltray::storage {
namespace {

using workspace::Mapping;
using workspace::Object;
using workspace::Tool;

constexpr int kLiveTools = 7;
constexpr int kInFlight = 3; // so that changes share turns

std::vector<Object> objectsAfter(int change)
{
    const std::string number = std::to_string(change % kLiveTools);
    const std::string title =
        std::to_string(change) + ' ' + std::string(static_cast<std::size_t>(change * 37 % 5000), 'x');
    Tool tool = toolNamed("tool_" + number, title);
    return {std::move(tool), Mapping{"mapping_" + number, title, {{"label", "value"}}}};
}

KillSubject::Bodies liveBodiesAfter(int change)
{
    KillSubject::Bodies bodies;
    for (const Object &object : objectsAfter(change))
        bodies.emplace(workspace::documentOf(workspace::keyOf(object)), bodyOf(object));
    return bodies;
}

int liveChangeIn(const std::string &body)
{
    const json::Value document = json::parse(body).value;
    const json::Value &text = document[document.contains("title") ? "title" : "description"];
    return static_cast<int>(std::strtol(std::string(text.toString()).c_str(), nullptr, 10));
}

// Gives orders, a few at a time, and ends the loop after the last answer or a failure.
class OrderGiver {
public:
    OrderGiver(LiveWorkspace &live, QEventLoop &loop, int first, int last, int say)
        : m_live(live)
        , m_loop(loop)
        , m_next(first)
        , m_answered(first - 1)
        , m_last(last)
        , m_say(say)
    {}

    void giveMore()
    {
        for (; m_next <= m_last && m_next <= m_answered + kInFlight; ++m_next) {
            workspace::Edit edit{"Change " + std::to_string(m_next), workspace::Origin::Agent, {}};
            for (Object &object : objectsAfter(m_next))
                edit.steps.emplace_back(workspace::PutObject{std::move(object)});
            whenDone(
                m_live.apply(std::move(edit)), &m_live,
                [this, change = m_next](const Result<Done> &done) { answered(change, done.hasValue()); });
        }
    }

private:
    void answered(int change, bool isDone)
    {
        if (!isDone || ::write(m_say, &change, sizeof change) != sizeof change)
            return m_loop.exit(1);
        m_answered = change;
        if (change == m_last)
            return m_loop.exit(0);
        giveMore();
    }

    LiveWorkspace &m_live;
    QEventLoop &m_loop;
    int m_next;
    int m_answered;
    int m_last;
    int m_say;
};

int makeLiveChanges(const std::string &folder, int first, int last, int say)
{
    // On a thread of its own: an event loop cannot be taken along through fork().
    int code = 1;
    const std::unique_ptr<QThread> thread(QThread::create([&] {
        QEventLoop loop;
        SystemClock clock;
        JsonStore store(folder, clock);
        LiveWorkspace live(store, {});
        OrderGiver giver(live, loop, first, last, say);
        whenDone(live.open(), &live, [&](const Result<void> &opened) {
            if (opened && live.problems().empty())
                giver.giveMore();
            else
                loop.exit(1);
        });
        code = loop.exec();
    }));
    thread->start();
    thread->wait();
    return code;
}

} // namespace

const KillSubject &liveWorkspaceWriter()
{
    static const KillSubject subject{[](const std::string &folder) -> std::unique_ptr<StorageBackend> {
                                         return std::make_unique<JsonFolder>(folder);
                                     },
                                     liveBodiesAfter, liveChangeIn, makeLiveChanges};
    return subject;
}

} // namespace tooltray::storage
