// SPDX-License-Identifier: GPL-3.0-or-later
#include "upstream/curl/curlexchange.h"

#include "upstream/curl/curlloop.h"

#include <arpa/inet.h>
#include <netinet/in.h>
#include <sys/socket.h>

#include <algorithm>
#include <utility>

namespace tooltray::upstream {

namespace {

constexpr std::string_view kCodings = "gzip, deflate";
constexpr std::size_t kRefused = 0; // to a callback that is given at least one byte

std::chrono::microseconds timeInfo(CURL *easy, CURLINFO which)
{
    curl_off_t microseconds = 0;
    curl_easy_getinfo(easy, which, &microseconds);
    return std::chrono::microseconds(microseconds);
}

std::uint64_t sizeInfo(CURL *easy, CURLINFO which)
{
    curl_off_t bytes = 0;
    curl_easy_getinfo(easy, which, &bytes);
    return static_cast<std::uint64_t>(std::max<curl_off_t>(bytes, 0));
}

long numberInfo(CURL *easy, CURLINFO which)
{
    long number = 0;
    curl_easy_getinfo(easy, which, &number);
    return number;
}

HttpVersion versionInfo(CURL *easy)
{
    switch (numberInfo(easy, CURLINFO_HTTP_VERSION)) {
    case CURL_HTTP_VERSION_1_0: return HttpVersion::Http10;
    case CURL_HTTP_VERSION_1_1: return HttpVersion::Http11;
    case CURL_HTTP_VERSION_2_0: return HttpVersion::Http2;
    default: return HttpVersion::Unknown;
    }
}

} // namespace

CurlExchange::CurlExchange(CurlLoop &loop, Clock &clock, Request request, Receiver receiver)
    : m_loop(loop)
    , m_clock(clock)
    , m_request(std::move(request))
    , m_receiver(std::move(receiver))
    , m_begun(clock.now())
    , m_lastByte(m_begun)
{
    if (m_request.timeouts.total)
        m_request.timeouts.total =
            std::min<std::chrono::milliseconds>(*m_request.timeouts.total, RequestTimeouts::kHardCap);
}

CurlExchange::~CurlExchange()
{
    leave();
}

void CurlExchange::start(const std::string &userAgent, AddressScope (*scopeOf)(std::string_view))
{
    m_scopeOf = scopeOf;
    m_easy = m_loop.takeHandle();
    CURL *easy = m_easy.get();
    m_fields = prepare(easy, m_request, userAgent);
    curl_easy_setopt(easy, CURLOPT_PRIVATE, static_cast<CurlTask *>(this));
    curl_easy_setopt(easy, CURLOPT_ERRORBUFFER, m_reason.data());
    curl_easy_setopt(easy, CURLOPT_HEADERFUNCTION, &CurlExchange::onHeadLine);
    curl_easy_setopt(easy, CURLOPT_HEADERDATA, this);
    curl_easy_setopt(easy, CURLOPT_WRITEFUNCTION, &CurlExchange::onBodyBytes);
    curl_easy_setopt(easy, CURLOPT_WRITEDATA, this);
    curl_easy_setopt(easy, CURLOPT_XFERINFOFUNCTION, &CurlExchange::onProgress);
    curl_easy_setopt(easy, CURLOPT_XFERINFODATA, this);
    curl_easy_setopt(easy, CURLOPT_NOPROGRESS, 0L);
    curl_easy_setopt(easy, CURLOPT_PREREQFUNCTION, &CurlExchange::onBeforeSending);
    curl_easy_setopt(easy, CURLOPT_PREREQDATA, this);
    curl_easy_setopt(easy, CURLOPT_SSL_CTX_FUNCTION, &CurlExchange::onTlsBegins);
    curl_easy_setopt(easy, CURLOPT_SSL_CTX_DATA, this);
    if (m_request.redirectedFrom && !goesByProxy()) {
        curl_easy_setopt(easy, CURLOPT_OPENSOCKETFUNCTION, &CurlExchange::onSocketWanted);
        curl_easy_setopt(easy, CURLOPT_OPENSOCKETDATA, this);
    }
    // A compressed stream would arrive in lumps.
    if (m_receiver.delivery == BodyDelivery::Collect)
        curl_easy_setopt(easy, CURLOPT_ACCEPT_ENCODING, kCodings.data());
    m_loop.add(easy);
    armTimer();
}

void CurlExchange::abandon()
{
    leave();
}

void CurlExchange::leave()
{
    m_state = State::Over;
    m_timer.cancel();
    if (!m_easy)
        return;
    m_loop.remove(m_easy.get());
    m_loop.returnHandle(std::move(m_easy));
}

std::size_t CurlExchange::onHeadLine(char *bytes, std::size_t one, std::size_t count, void *self)
{
    auto *exchange = static_cast<CurlExchange *>(self);
    const std::size_t size = one * count;
    if (exchange->m_head.bytes() + size > exchange->m_request.limits.head) {
        exchange->stop(Cause::Protocol, CORE_TEXT("Core", "its header section is too long"));
        return kRefused;
    }
    const HeadReader::Result result = exchange->m_head.addLine({bytes, size});
    if (result == HeadReader::Result::Malformed) {
        exchange->stop(Cause::Protocol, CORE_TEXT("Core", "its header section is malformed"));
        return kRefused;
    }
    if (result == HeadReader::Result::Complete)
        exchange->touch();
    return size;
}

std::size_t CurlExchange::onBodyBytes(char *bytes, std::size_t one, std::size_t count, void *self)
{
    const std::size_t size = one * count;
    return static_cast<CurlExchange *>(self)->takeBody({bytes, size}) ? size : kRefused;
}

bool CurlExchange::takeBody(std::string_view bytes)
{
    if (m_decodedBytes + bytes.size() > m_request.limits.decoded) {
        stop(Cause::TooBig);
        return false;
    }
    if (m_decodedBytes == 0 && m_receiver.delivery == BodyDelivery::Collect) {
        const std::uint64_t announced = sizeInfo(m_easy.get(), CURLINFO_CONTENT_LENGTH_DOWNLOAD_T);
        m_body.reserve(static_cast<std::size_t>(std::min(announced, m_request.limits.decoded)));
    }
    m_decodedBytes += bytes.size();
    m_body.append(bytes);
    touch();
    return true;
}

// A compressed body may be long and decode to little, so its bytes are counted as they are received.
int CurlExchange::onProgress(void *self, curl_off_t, curl_off_t received, curl_off_t, curl_off_t)
{
    auto *exchange = static_cast<CurlExchange *>(self);
    if (static_cast<std::uint64_t>(received) <= exchange->m_request.limits.received)
        return 0;
    exchange->stop(Cause::TooBig);
    return 1;
}

// libcurl sends a request again by itself when a reused connection breaks before the answer begins, whatever
// the method. Whether to do so is not its decision.
int CurlExchange::onBeforeSending(void *self, char *peer, char *, int, int)
{
    auto *exchange = static_cast<CurlExchange *>(self);
    // A reused connection opened no socket, so its address is checked here.
    if (!exchange->mayConnectTo(peer == nullptr ? "" : peer))
        return CURL_PREREQFUNC_ABORT;
    if (exchange->m_hasLeft) {
        exchange->stop(Cause::Reset, "the connection ended before the response began");
        return CURL_PREREQFUNC_ABORT;
    }
    exchange->m_hasLeft = true;
    return CURL_PREREQFUNC_OK;
}

// Matters where there is a redirect, and to no other request.
bool CurlExchange::goesByProxy() const
{
    const Url &url = m_request.url;
    return m_request.connectivity && isProxied(m_request.connectivity->proxy, url.scheme(), url.host());
}

// The address that a name resolves to is known only here, and may differ from a moment ago.
bool CurlExchange::mayConnectTo(std::string_view address)
{
    if (!m_request.redirectedFrom || goesByProxy())
        return true;
    const AddressScope from = *m_request.redirectedFrom;
    const AddressScope to = m_scopeOf(address);
    if (mayLeadTo(from, to))
        return true;
    stop(Cause::Redirect, {CORE_TEXT("Core", "it leads from {from} to {origin}, which is {to}"),
                           {{"from", describe(from)}, {"origin", address}, {"to", describe(to)}}});
    return false;
}

curl_socket_t CurlExchange::onSocketWanted(void *self, curlsocktype, curl_sockaddr *address)
{
    std::array<char, INET6_ADDRSTRLEN> text{};
    const void *bytes = nullptr;
    if (address->family == AF_INET)
        bytes = &reinterpret_cast<const sockaddr_in *>(&address->addr)->sin_addr;
    else if (address->family == AF_INET6)
        bytes = &reinterpret_cast<const sockaddr_in6 *>(&address->addr)->sin6_addr;
    if (bytes == nullptr || inet_ntop(address->family, bytes, text.data(), text.size()) == nullptr
        || !static_cast<CurlExchange *>(self)->mayConnectTo(text.data()))
        return CURL_SOCKET_BAD;
    return ::socket(address->family, address->socktype | SOCK_CLOEXEC, address->protocol);
}

// Called when the connection stands and TLS begins; libcurl's own times come only with the end of it.
CURLcode CurlExchange::onTlsBegins(CURL *, void *, void *self)
{
    static_cast<CurlExchange *>(self)->m_isInTls = true;
    return CURLE_OK;
}

void CurlExchange::stop(Cause cause, Message reason)
{
    if (!m_stopped)
        m_stopped = Stop{cause, phase(), std::move(reason)};
}

void CurlExchange::touch()
{
    if (std::exchange(m_isTouched, true))
        return;
    if (m_request.timeouts.silence)
        m_lastByte = m_clock.now();
    m_loop.touch(shared_from_this());
}

void CurlExchange::armTimer()
{
    MonotonicTime due = MonotonicTime::max();
    if (!m_hasLeft)
        due = m_begun + m_request.timeouts.connect;
    if (m_request.timeouts.total)
        due = std::min<MonotonicTime>(due, m_begun + *m_request.timeouts.total);
    if (m_request.timeouts.silence)
        due = std::min<MonotonicTime>(due, m_lastByte + *m_request.timeouts.silence);
    if (due != MonotonicTime::max())
        m_timer = m_clock.startTimer(due - m_clock.now(), [this] { checkTime(); });
}

void CurlExchange::checkTime()
{
    const MonotonicTime now = m_clock.now();
    const RequestTimeouts &timeouts = m_request.timeouts;
    const bool isLate = (!m_hasLeft && now >= m_begun + timeouts.connect)
                        || (timeouts.total && now >= m_begun + *timeouts.total)
                        || (timeouts.silence && now >= m_lastByte + *timeouts.silence);
    if (!isLate)
        return armTimer();
    finish(failure(Cause::Timeout, phase(), {}));
}

Phase CurlExchange::phase() const
{
    CURL *easy = m_easy.get();
    using namespace std::chrono_literals;
    if (!m_hasLeft && m_isInTls)
        return Phase::Tls;
    if (!m_hasLeft)
        return timeInfo(easy, CURLINFO_NAMELOOKUP_TIME_T) == 0us ? Phase::NameLookup : Phase::Connect;
    if (m_head.bytes() > 0)
        return Phase::Receiving;
    const std::uint64_t size = m_request.body ? m_request.body->size() : 0;
    return sizeInfo(easy, CURLINFO_SIZE_UPLOAD_T) < size ? Phase::Sending : Phase::Waiting;
}

void CurlExchange::end(CURLcode code)
{
    m_state = State::Ended;
    m_code = code;
    touch();
}

void CurlExchange::deliver()
{
    m_isTouched = false;
    if (m_state == State::Over)
        return;
    if (m_head.isComplete() && !std::exchange(m_isHeadPassed, true) && m_receiver.onHead)
        m_receiver.onHead(m_head.head());
    if (m_state != State::Over && m_body.size() > m_passedBytes && m_receiver.onBody) {
        const std::string_view fresh = std::string_view(m_body).substr(m_passedBytes);
        m_passedBytes = m_body.size();
        m_receiver.onBody(fresh);
    }
    if (m_receiver.delivery == BodyDelivery::Pass) {
        m_body.clear();
        m_passedBytes = 0;
    }
    if (m_state == State::Ended)
        finish(outcome());
}

Outcome CurlExchange::outcome()
{
    if (m_stopped)
        return failure(m_stopped->cause, m_stopped->phase, std::move(m_stopped->reason));
    if (m_code == CURLE_OK && m_head.isComplete())
        return Response{.head = m_head.take(), .body = std::move(m_body), .report = report()};
    if (m_code == CURLE_OK)
        return failure(Cause::Reset, Phase::Receiving, "the connection ended within the headers");
    // libcurl reports this for a header line that is longer than it ever accepts.
    if (m_code == CURLE_OUT_OF_MEMORY && !m_head.isComplete())
        return failure(Cause::Protocol, phase(),
                       CORE_TEXT("Core", "a line in its header section is too long"));
    CURL *easy = m_easy.get();
    const std::string_view reason = m_reason.front() != '\0' ? m_reason.data() : curl_easy_strerror(m_code);
    const Cause cause =
        causeOf({.code = m_code,
                 .reason = reason,
                 .systemError = static_cast<int>(numberInfo(easy, CURLINFO_OS_ERRNO)),
                 .proxyStatus = static_cast<int>(numberInfo(easy, CURLINFO_HTTP_CONNECTCODE))});
    return failure(cause, phase(), std::string(reason));
}

TransferFailure CurlExchange::failure(Cause cause, Phase where, Message reason)
{
    return {.cause = cause,
            .phase = where,
            .departure = m_hasLeft ? Departure::MayHaveLeft : Departure::NeverLeft,
            .reason = std::move(reason),
            .report = report(),
            .status = m_head.head().status};
}

Report CurlExchange::report() const
{
    CURL *easy = m_easy.get();
    const auto lookup = timeInfo(easy, CURLINFO_NAMELOOKUP_TIME_T);
    const auto connect = timeInfo(easy, CURLINFO_CONNECT_TIME_T);
    const auto tls = timeInfo(easy, CURLINFO_APPCONNECT_TIME_T);
    const auto ready = timeInfo(easy, CURLINFO_PRETRANSFER_TIME_T);
    const auto first = timeInfo(easy, CURLINFO_STARTTRANSFER_TIME_T);
    const auto total = timeInfo(easy, CURLINFO_TOTAL_TIME_T);
    const auto between = [](auto from, auto to) { return std::max(to - from, to - to); };
    const bool isReused = m_hasLeft && numberInfo(easy, CURLINFO_NUM_CONNECTS) == 0;
    Report report{.version = versionInfo(easy), .isConnectionReused = isReused};
    if (!isReused) {
        report.times.nameLookup = lookup;
        report.times.connect = between(lookup, connect);
        report.times.tls = between(connect, tls);
    }
    report.times.sending = between(std::max({lookup, connect, tls}), ready);
    report.times.waiting = between(ready, first);
    if (first.count() > 0)
        report.times.receiving = between(first, total);
    report.times.total = total;
    report.sizes = {.requestBody = sizeInfo(easy, CURLINFO_SIZE_UPLOAD_T),
                    .responseHead = m_head.bytes(),
                    .received = sizeInfo(easy, CURLINFO_SIZE_DOWNLOAD_T),
                    .decoded = m_decodedBytes};
    const char *address = nullptr;
    if (curl_easy_getinfo(easy, CURLINFO_PRIMARY_IP, &address) == CURLE_OK && address && *address)
        report.address = std::string(address) + ':' + std::to_string(numberInfo(easy, CURLINFO_PRIMARY_PORT));
    constexpr int kRedirects = 3;
    if (m_head.head().status / 100 == kRedirects) // which are the only ones that it matters for
        report.scope = m_scopeOf(goesByProxy() || address == nullptr ? m_request.url.host() : address);
    return report;
}

void CurlExchange::finish(Outcome outcome)
{
    const auto self = shared_from_this(); // the callback may let go of this
    leave();
    if (m_receiver.onDone)
        m_receiver.onDone(std::move(outcome));
}

} // namespace tooltray::upstream
