// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/files/filesystem.h"
#include "base/result/result.h"
#include "base/time/clock.h"
#include "stdio/relay/serveraccess.h"
#include "json/value.h"

#include <QObject>

#include <memory>
#include <optional>
#include <string>
#include <sys/types.h>
#include <vector>

class QLocalSocket;

namespace tooltray::app {

// Another process of this program that outlives this one: in a session of its own, without its standard streams. What
// it says on standard error until it serves is kept, for the case that it does not get that far.
class ServerProcess {
public:
    static Result<ServerProcess> start(const std::string &program, const std::vector<std::string> &arguments);

    // Its exit code, or minus the signal that ended it; nothing while it runs. Not blocking.
    std::optional<int> exitCode();
    std::string lastWords() const; // without the end of line

private:
    ServerProcess(pid_t id, FileDescriptor words) : m_id(id), m_words(std::move(words)) {}

    pid_t m_id;
    FileDescriptor m_words; // a file without a name
    std::optional<int> m_exitCode;
};

// The way of a relay to the Tooltray of a data folder. Its connection to the instance's socket stays open: through it
// the relay learns where the server is and when it goes, and the server knows that it is used. Where no Tooltray runs,
// one is started that ends with its last relay.
class InstanceLink final : public QObject, public stdio::ServerAccess {
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(InstanceLink)

public:
    struct Setting {
        std::string dataFolder;
        std::vector<std::string> serve; // arguments of the program to start one
        std::string client = {};        // as the relay was told that its client is called
        std::string token = {};         // of a client; empty: a guest's is asked for
        std::string tokenAdvice = {};   // see ServerAccess::Place
    };

    InstanceLink(Setting setting, Clock &clock);
    ~InstanceLink() override;

    void start(Handlers handlers) override;
    void find(Need need) override;
    bool isThere() override;
    void settle() override;
    bool findsOthers() const override { return true; }

private:
    void look();
    void attach(int descriptor);
    void read();
    void take(const json::Value &line);
    void detach();
    void startServer();
    void reap();
    void fail(Error error);

    const Setting m_setting;
    Clock &m_clock;
    Handlers m_handlers;
    std::unique_ptr<QLocalSocket> m_socket;
    std::unique_ptr<ServerProcess> m_process;    // until it serves
    std::vector<ServerProcess> m_former;         // since then
    std::optional<Need> m_need;                  // while something is looked for
    std::optional<MonotonicTime> m_lookingSince; // with the need of a call
    std::optional<Error> m_problem;              // as long as it is there but does not serve
    bool m_isAttached = false;
    bool m_wasAttached = false; // ever: somebody may be starting it again
    bool m_isLeaving = false;
    Timer m_next;
    Timer m_patience;
    Timer m_reaping;
};

} // namespace tooltray::app
