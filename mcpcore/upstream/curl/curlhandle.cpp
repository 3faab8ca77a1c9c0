// SPDX-License-Identifier: GPL-3.0-or-later
#include "upstream/curl/curlhandle.h"

#include "text/unicode/ascii.h"

#include <algorithm>
#include <cerrno>
#include <cstdint>
#include <limits>

namespace tooltray::upstream {
namespace {

constexpr long kReceiveBuffer = 64 * 1024;
constexpr auto kNoLimit = static_cast<std::uint64_t>(std::numeric_limits<curl_off_t>::max());

void setText(CURL *easy, CURLoption option, const std::string &text)
{
    if (!text.empty())
        curl_easy_setopt(easy, option, text.c_str());
}

// The list has a copy.
void addLine(LineList &list, std::string line)
{
    curl_slist *longer = curl_slist_append(list.get(), line.c_str());
    credentials::wipe(line);
    if (longer != nullptr) {
        static_cast<void>(list.release());
        list.reset(longer);
    }
}

void setSecret(CURL *easy, CURLoption option, const credentials::Secret &secret)
{
    std::string text(secret.reveal());
    curl_easy_setopt(easy, option, text.c_str()); // which copies it
    credentials::wipe(text);
}

LineList fieldLines(const Request &request)
{
    LineList list;
    bool hasContentType = false;
    for (const RequestField &field : request.fields) {
        const std::string_view value = valueOf(field);
        // libcurl takes "Name:" for a field to leave out, and "Name;" for one without a value.
        addLine(list, value.empty() ? field.name + ';' : field.name + ": " + std::string(value));
        hasContentType = hasContentType || equalsIgnoringAsciiCase(field.name, "Content-Type");
    }
    if ((request.body || request.method == "POST") && !hasContentType)
        addLine(list, "Content-Type:"); // or libcurl calls it a form
    // Waiting for a "100 Continue" costs a second where servers do not know it, and after a 417 libcurl
    // would send again.
    if (request.body)
        addLine(list, "Expect:");
    return list;
}

void setMethod(CURL *easy, const Request &request)
{
    if (request.body) {
        curl_easy_setopt(easy, CURLOPT_POSTFIELDSIZE_LARGE, static_cast<curl_off_t>(request.body->size()));
        curl_easy_setopt(easy, CURLOPT_POSTFIELDS, request.body->data()); // not copied
    } else if (request.method == "HEAD") {
        curl_easy_setopt(easy, CURLOPT_NOBODY, 1L);
        return;
    } else if (request.method == "POST") {
        curl_easy_setopt(easy, CURLOPT_POSTFIELDSIZE_LARGE, curl_off_t(0));
        curl_easy_setopt(easy, CURLOPT_POSTFIELDS, "");
    }
    if (request.method != "GET" || request.body)
        curl_easy_setopt(easy, CURLOPT_CUSTOMREQUEST, request.method.c_str());
}

void setTls(CURL *easy, const TlsSettings &tls)
{
    // libcurl keeps what it read of a CA file between connections, but only when there is no CA folder, and
    // reading the system's CA certificates takes longer than the event loop may be held up.
    if (!tls.caFile.empty())
        curl_easy_setopt(easy, CURLOPT_CAINFO, tls.caFile.c_str());
    curl_easy_setopt(easy, CURLOPT_CAPATH, nullptr);
    curl_easy_setopt(easy, CURLOPT_CA_CACHE_TIMEOUT, -1L); // for ever
    curl_easy_setopt(easy, CURLOPT_SSLVERSION, static_cast<long>(CURL_SSLVERSION_TLSv1_2));
    setText(easy, CURLOPT_SSLCERT, tls.clientCertificateFile);
    setText(easy, CURLOPT_SSLKEY, tls.clientKeyFile);
    if (tls.clientKeyPassword)
        setSecret(easy, CURLOPT_KEYPASSWD, *tls.clientKeyPassword);
}

void setProxy(CURL *easy, const ProxyOptions &proxy)
{
    if (proxy.source == ProxyOptions::Source::Environment)
        return;
    // An empty text keeps libcurl from asking the environment.
    curl_easy_setopt(easy, CURLOPT_PROXY,
                     proxy.source == ProxyOptions::Source::Given ? proxy.url.c_str() : "");
    curl_easy_setopt(easy, CURLOPT_NOPROXY, proxy.exceptions.c_str());
    if (proxy.source == ProxyOptions::Source::None)
        return;
    setText(easy, CURLOPT_PROXYUSERNAME, proxy.user);
    if (proxy.password)
        setSecret(easy, CURLOPT_PROXYPASSWORD, *proxy.password);
    curl_easy_setopt(easy, CURLOPT_SUPPRESS_CONNECT_HEADERS, 1L);
}

// libcurl has one code for everything that can go wrong while receiving, and tells them apart in its words.
Cause causeWhileReceiving(std::string_view reason)
{
    if (reason.find("chunk") != std::string_view::npos || reason.find("Chunk") != std::string_view::npos)
        return Cause::Protocol;
    if (reason.find(" alert ") != std::string_view::npos) // TLS 1.3 refuses a client after the handshake
        return Cause::Tls;
    return Cause::Reset;
}

bool isProxyRefusal(int status)
{
    return status != 0 && status / 100 != 2;
}

} // namespace

LineList prepare(CURL *easy, const Request &request, const std::string &userAgent)
{
    const Connectivity connectivity = request.connectivity ? *request.connectivity : Connectivity();
    curl_easy_setopt(easy, CURLOPT_URL, request.url.text().c_str());
    curl_easy_setopt(easy, CURLOPT_PROTOCOLS_STR, "http,https");
    curl_easy_setopt(easy, CURLOPT_NOSIGNAL, 1L);
    // Without this, giving up a transfer waits for the thread that looks its name up.
    curl_easy_setopt(easy, CURLOPT_QUICK_EXIT, 1L);
    curl_easy_setopt(easy, CURLOPT_BUFFERSIZE, kReceiveBuffer);
    curl_easy_setopt(easy, CURLOPT_USERAGENT, userAgent.c_str());
    // Shared among the addresses of the host; the exchange keeps the time as well.
    curl_easy_setopt(easy, CURLOPT_CONNECTTIMEOUT_MS,
                     static_cast<long>(std::max<std::int64_t>(request.timeouts.connect.count(), 1)));
    const bool is2 = connectivity.version == HttpPreference::Http2WhereOffered
                     && request.repetition == Repetition::Harmless;
    curl_easy_setopt(easy, CURLOPT_HTTP_VERSION,
                     is2 ? static_cast<long>(CURL_HTTP_VERSION_2TLS)
                         : static_cast<long>(CURL_HTTP_VERSION_1_1));
    curl_easy_setopt(easy, CURLOPT_MAXFILESIZE_LARGE,
                     static_cast<curl_off_t>(std::min(request.limits.received, kNoLimit)));
    setMethod(easy, request);
    setTls(easy, connectivity.tls);
    setProxy(easy, connectivity.proxy);
    LineList lines = fieldLines(request);
    curl_easy_setopt(easy, CURLOPT_HTTPHEADER, lines.get());
    return lines;
}

Cause causeOf(const CurlVerdict &verdict)
{
    switch (verdict.code) {
    case CURLE_COULDNT_RESOLVE_HOST: return Cause::NameNotFound;
    case CURLE_COULDNT_RESOLVE_PROXY:
    case CURLE_PROXY: return Cause::Proxy;
    case CURLE_COULDNT_CONNECT:
        if (isProxyRefusal(verdict.proxyStatus))
            return Cause::Proxy;
        return verdict.systemError == ECONNREFUSED ? Cause::Refused : Cause::Unreachable;
    case CURLE_PEER_FAILED_VERIFICATION:
    case CURLE_SSL_ISSUER_ERROR:
    case CURLE_SSL_INVALIDCERTSTATUS:
    case CURLE_SSL_PINNEDPUBKEYNOTMATCH: return Cause::Certificate;
    case CURLE_SSL_CONNECT_ERROR:
    case CURLE_SSL_CIPHER:
    case CURLE_USE_SSL_FAILED: return Cause::Tls;
    case CURLE_SSL_CERTPROBLEM:
    case CURLE_SSL_CACERT_BADFILE:
    case CURLE_SSL_CRL_BADFILE:
    case CURLE_URL_MALFORMAT:
    case CURLE_BAD_FUNCTION_ARGUMENT: return Cause::Invalid;
    case CURLE_OPERATION_TIMEDOUT: return Cause::Timeout;
    case CURLE_GOT_NOTHING:
    case CURLE_PARTIAL_FILE: return Cause::Reset;
    case CURLE_SEND_ERROR:
    case CURLE_RECV_ERROR:
        if (isProxyRefusal(verdict.proxyStatus))
            return Cause::Proxy;
        return causeWhileReceiving(verdict.reason);
    case CURLE_HTTP2:
    case CURLE_HTTP2_STREAM:
    case CURLE_WEIRD_SERVER_REPLY:
    case CURLE_UNSUPPORTED_PROTOCOL:
        return Cause::Protocol; // the last one: an answer without a head (HTTP/0.9)
    case CURLE_BAD_CONTENT_ENCODING:
    case CURLE_WRITE_ERROR: return Cause::Encoding; // our own callbacks say why they refuse
    case CURLE_FILESIZE_EXCEEDED: return Cause::TooBig;
    default: return Cause::Internal;
    }
}

} // namespace tooltray::upstream
