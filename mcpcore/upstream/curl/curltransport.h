// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result/result.h"
#include "base/time/clock.h"
#include "upstream/exchange/transport.h"

#include <memory>
#include <string>
#include <string_view>

namespace tooltray::upstream {

class CurlLoop;

// Exchanges over libcurl, on the event loop of the thread that makes it: no thread but those that look names
// up, nothing that blocks. Keeps connections for later requests, as many as there are at once. Knows no
// cookies, no .netrc and no proxy of the environment unless told so.
class CurlTransport final : public Transport {
public:
    // Fails when the library cannot do what this relies on. The clock outlives it.
    // scopeOf: whom an address can be reached by; tests have no other addresses than those of this computer.
    static Result<std::unique_ptr<CurlTransport>>
    create(Clock &clock, std::string userAgent, AddressScope (*scopeOf)(std::string_view) = addressScope);
    ~CurlTransport() override; // after its transfers
    CurlTransport(const CurlTransport &) = delete;
    CurlTransport &operator=(const CurlTransport &) = delete;

    [[nodiscard]] std::unique_ptr<Transfer> start(Request request, Receiver receiver) override;

private:
    CurlTransport(Clock &clock, std::string userAgent, AddressScope (*scopeOf)(std::string_view));

    Clock &m_clock;
    std::string m_userAgent;
    AddressScope (*m_scopeOf)(std::string_view);
    std::unique_ptr<CurlLoop> m_loop;
};

} // namespace tooltray::upstream
