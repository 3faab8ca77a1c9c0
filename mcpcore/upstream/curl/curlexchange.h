// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/time/clock.h"
#include "upstream/curl/curlhandle.h"
#include "upstream/curl/curlloop.h"
#include "upstream/exchange/response.h"
#include "upstream/exchange/transport.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

namespace tooltray::upstream {

// One request on its way through libcurl.
class CurlExchange final : public CurlTask, public std::enable_shared_from_this<CurlExchange> {
public:
    CurlExchange(CurlLoop &loop, Clock &clock, Request request, Receiver receiver);
    ~CurlExchange() override;

    void start(const std::string &userAgent, AddressScope (*scopeOf)(std::string_view));
    void abandon(); // nothing is called any more

    void end(CURLcode code) override;
    void deliver() override;

private:
    enum class State : std::uint8_t { Running, Ended, Over };
    struct Stop {
        Cause cause;
        Phase phase;
        Message reason;
    };

    static std::size_t onHeadLine(char *bytes, std::size_t one, std::size_t count, void *self);
    static std::size_t onBodyBytes(char *bytes, std::size_t one, std::size_t count, void *self);
    static int onProgress(void *self, curl_off_t total, curl_off_t received, curl_off_t toSend,
                          curl_off_t sent);
    static int onBeforeSending(void *self, char *peer, char *local, int peerPort, int localPort);

    static curl_socket_t onSocketWanted(void *self, curlsocktype purpose, curl_sockaddr *address);
    static CURLcode onTlsBegins(CURL *easy, void *context, void *self);

    bool takeBody(std::string_view bytes);
    bool goesByProxy() const;
    bool mayConnectTo(std::string_view address);
    void stop(Cause cause, Message reason = {});
    void touch();

    void armTimer();
    void checkTime();
    Phase phase() const;

    Outcome outcome();
    TransferFailure failure(Cause cause, Phase phase, Message reason);
    Report report() const;
    void finish(Outcome outcome);
    void leave();

    CurlLoop &m_loop;
    Clock &m_clock;
    Request m_request;
    Receiver m_receiver;
    State m_state = State::Running;
    bool m_isTouched = false;

    HeadReader m_head;
    bool m_isHeadPassed = false;
    std::string m_body; // collected, or not yet passed on
    std::size_t m_passedBytes = 0;
    std::uint64_t m_decodedBytes = 0;

    AddressScope (*m_scopeOf)(std::string_view) = addressScope;
    bool m_isInTls = false;
    bool m_hasLeft = false;
    std::optional<Stop> m_stopped; // by us, from within libcurl
    CURLcode m_code = CURLE_OK;

    MonotonicTime m_begun;
    MonotonicTime m_lastByte;
    Timer m_timer;

    LineList m_fields;
    std::array<char, CURL_ERROR_SIZE> m_reason{};
    EasyHandle m_easy;
};

} // namespace tooltray::upstream
