// SPDX-License-Identifier: GPL-3.0-or-later
#include "upstream/curl/curlfailure.h"

#include <cerrno>

namespace tooltray::upstream {

namespace {

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
