// SPDX-License-Identifier: GPL-3.0-or-later
#include "upstream/curl/curlloop.h"

#include <algorithm>
#include <limits>
#include <utility>

namespace tooltray::upstream {
namespace {

constexpr std::size_t kMaxIdleHandles = 64;
constexpr long kMaxIdleConnections = 256;

} // namespace

CurlLoop::CurlLoop() : m_multi(curl_multi_init())
{
    curl_multi_setopt(m_multi, CURLMOPT_SOCKETFUNCTION, &CurlLoop::onSocket);
    curl_multi_setopt(m_multi, CURLMOPT_SOCKETDATA, this);
    curl_multi_setopt(m_multi, CURLMOPT_TIMERFUNCTION, &CurlLoop::onTimer);
    curl_multi_setopt(m_multi, CURLMOPT_TIMERDATA, this);
    curl_multi_setopt(m_multi, CURLMOPT_MAXCONNECTS, kMaxIdleConnections);
    m_timer.setSingleShot(true);
    m_timer.setTimerType(Qt::PreciseTimer);
    QObject::connect(&m_timer, &QTimer::timeout, &m_timer, [this] { act(CURL_SOCKET_TIMEOUT, 0); });
}

CurlLoop::~CurlLoop()
{
    m_idle.clear();
    curl_multi_cleanup(m_multi);
}

EasyHandle CurlLoop::takeHandle()
{
    if (m_idle.empty())
        return EasyHandle(curl_easy_init());
    EasyHandle handle = std::move(m_idle.back());
    m_idle.pop_back();
    return handle;
}

void CurlLoop::returnHandle(EasyHandle handle)
{
    if (m_idle.size() >= kMaxIdleHandles)
        return;
    curl_easy_reset(handle.get());
    m_idle.push_back(std::move(handle));
}

void CurlLoop::add(CURL *easy)
{
    curl_multi_add_handle(m_multi, easy);
    // A request that comes alone goes out at once. Under load, all that one turn of the event loop brings goes out
    // together: to wake the receiver for each would take more time than all else.
    if (m_running == 0 && !m_afterTurn.isRequested()) {
        advanceIfDue();
        if (m_touched.empty())
            return;
    }
    m_afterTurn.request();
}

void CurlLoop::remove(CURL *easy)
{
    curl_multi_remove_handle(m_multi, easy);
}

int CurlLoop::onSocket(CURL *, curl_socket_t socket, int what, void *self, void *)
{
    static_cast<CurlLoop *>(self)->watch(socket, what);
    return 0;
}

int CurlLoop::onTimer(CURLM *, long milliseconds, void *self)
{
    auto *loop = static_cast<CurlLoop *>(self);
    if (milliseconds < 0)
        loop->m_timer.stop();
    else
        loop->m_timer.start(static_cast<int>(std::min<long>(milliseconds, std::numeric_limits<int>::max())));
    return 0;
}

void CurlLoop::watch(curl_socket_t socket, int what)
{
    Watch &watch = m_watches[socket];
    const bool reads = what == CURL_POLL_IN || what == CURL_POLL_INOUT;
    const bool writes = what == CURL_POLL_OUT || what == CURL_POLL_INOUT;
    const auto listen = [&](std::unique_ptr<QSocketNotifier> &place, QSocketNotifier::Type type, int events) {
        if (place)
            return;
        place = std::make_unique<QSocketNotifier>(socket, type);
        QObject::connect(place.get(), &QSocketNotifier::activated, place.get(),
                         [this, socket, events] { act(socket, events); });
    };
    if (reads)
        listen(watch.reading, QSocketNotifier::Read, CURL_CSELECT_IN);
    if (writes)
        listen(watch.writing, QSocketNotifier::Write, CURL_CSELECT_OUT);
    if (watch.reading)
        watch.reading->setEnabled(reads);
    if (watch.writing)
        watch.writing->setEnabled(writes);
}

void CurlLoop::act(curl_socket_t socket, int events)
{
    advance(socket, events);
    deliver();
    // What the callbacks began goes out now: Qt has time for timers without a delay only when no socket is
    // ready, and under load that takes long. Once, so that requests which end at once do not keep the loop.
    advanceIfDue();
    deliver();
}

void CurlLoop::advance(curl_socket_t socket, int events)
{
    curl_multi_socket_action(m_multi, socket, events, &m_running);
    collectEnded();
}

void CurlLoop::advanceIfDue()
{
    if (!m_timer.isActive() || m_timer.interval() != 0)
        return;
    m_timer.stop();
    advance(CURL_SOCKET_TIMEOUT, 0);
}

void CurlLoop::collectEnded()
{
    int left = 0;
    while (const CURLMsg *message = curl_multi_info_read(m_multi, &left)) {
        if (message->msg != CURLMSG_DONE)
            continue;
        void *task = nullptr;
        curl_easy_getinfo(message->easy_handle, CURLINFO_PRIVATE, &task);
        static_cast<CurlTask *>(task)->end(message->data.result);
    }
}

void CurlLoop::deliver()
{
    for (const std::shared_ptr<CurlTask> &task : std::exchange(m_touched, {}))
        task->deliver();
}

} // namespace tooltray::upstream
