// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/task/afterturn.h"
#include "upstream/curl/curlhandle.h"

#include <QSocketNotifier>
#include <QTimer>
#include <curl/curl.h>
#include <memory>
#include <unordered_map>
#include <vector>

namespace tooltray::upstream {

// What the loop runs: the libcurl handle that is added has its address as CURLOPT_PRIVATE.
class CurlTask {
public:
    CurlTask() = default;
    CurlTask(const CurlTask &) = delete;
    CurlTask &operator=(const CurlTask &) = delete;
    virtual ~CurlTask() = default;

    virtual void end(CURLcode code) = 0; // libcurl is through with it
    virtual void deliver() = 0;          // there may be something to pass on
};

// Runs libcurl on the event loop of the thread: it says which sockets it waits for and until when, and is
// called then. Nobody is called back from within libcurl, which does not bear that.
class CurlLoop {
public:
    CurlLoop();
    ~CurlLoop();
    CurlLoop(const CurlLoop &) = delete;
    CurlLoop &operator=(const CurlLoop &) = delete;

    // A handle in its initial state, with what it keeps between requests, and back again.
    EasyHandle takeHandle();
    void returnHandle(EasyHandle handle);

    // The request goes out at once or, while others are under way, at the end of this turn of the event loop. Nobody is
    // called back before add() returns.
    void add(CURL *easy);
    void remove(CURL *easy);
    // From within libcurl: the task has something to deliver.
    void touch(std::shared_ptr<CurlTask> task) { m_touched.push_back(std::move(task)); }

private:
    struct Watch {
        std::unique_ptr<QSocketNotifier> reading;
        std::unique_ptr<QSocketNotifier> writing;
    };

    static int onSocket(CURL *easy, curl_socket_t socket, int what, void *self, void *unused);
    static int onTimer(CURLM *multi, long milliseconds, void *self);

    void watch(curl_socket_t socket, int what);
    void act(curl_socket_t socket, int events);
    void advance(curl_socket_t socket, int events);
    void advanceIfDue(); // libcurl wants to go on without a delay
    void collectEnded();
    void deliver();

    CURLM *m_multi;
    QTimer m_timer;
    int m_running = 0; // requests, when libcurl was last called
    // Something was added that is yet to go out, or came back before add() returned.
    AfterTurn m_afterTurn{[this] {
        advanceIfDue();
        deliver();
    }};
    // One for each number a socket ever had: making notifiers anew costs more than switching them.
    std::unordered_map<curl_socket_t, Watch> m_watches;
    std::vector<EasyHandle> m_idle;
    std::vector<std::shared_ptr<CurlTask>> m_touched;
};

} // namespace tooltray::upstream
