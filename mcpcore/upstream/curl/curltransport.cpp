// SPDX-License-Identifier: GPL-3.0-or-later
#include "upstream/curl/curltransport.h"

#include "upstream/curl/curlexchange.h"
#include "upstream/curl/curlloop.h"

#include <utility>

namespace tooltray::upstream {

namespace {

class CurlTransfer final : public Transfer {
public:
    explicit CurlTransfer(std::shared_ptr<CurlExchange> exchange) : m_exchange(std::move(exchange)) {}
    ~CurlTransfer() override { m_exchange->abandon(); }
    CurlTransfer(const CurlTransfer &) = delete;
    CurlTransfer &operator=(const CurlTransfer &) = delete;

private:
    std::shared_ptr<CurlExchange> m_exchange;
};

Error unusableLibrary(Message why)
{
    return {
        ErrorKind::Unavailable,
        "unusable_curl",
        {CORE_TEXT("Core", "The installed libcurl cannot be used: {reason}."), {{"reason", std::move(why)}}},
        CORE_TEXT("Core", "Install libcurl 7.87 or later with TLS, as Debian 12 and Ubuntu 24.04 have it.")};
}

} // namespace

Result<std::unique_ptr<CurlTransport>> CurlTransport::create(Clock &clock, std::string userAgent,
                                                             AddressScope (*scopeOf)(std::string_view))
{
    static const CURLcode kInitialized = curl_global_init(CURL_GLOBAL_DEFAULT);
    if (kInitialized != CURLE_OK)
        return unusableLibrary(curl_easy_strerror(kInitialized));
    constexpr unsigned int kOldest = 0x075700; // QUICK_EXIT and CA_CACHE_TIMEOUT
    const curl_version_info_data *version = curl_version_info(CURLVERSION_NOW);
    if (version->version_num < kOldest)
        return unusableLibrary(
            {CORE_TEXT("Core", "version {version} is too old"), {{"version", version->version}}});
    const auto features = static_cast<unsigned int>(version->features);
    if ((features & CURL_VERSION_SSL) == 0)
        return unusableLibrary(CORE_TEXT("Core", "it has no TLS"));
    if ((features & CURL_VERSION_ASYNCHDNS) == 0)
        return unusableLibrary(CORE_TEXT("Core", "it blocks during name lookup"));
    return std::unique_ptr<CurlTransport>(new CurlTransport(clock, std::move(userAgent), scopeOf));
}

CurlTransport::CurlTransport(Clock &clock, std::string userAgent, AddressScope (*scopeOf)(std::string_view))
    : m_clock(clock)
    , m_userAgent(std::move(userAgent))
    , m_scopeOf(scopeOf)
    , m_loop(std::make_unique<CurlLoop>())
{}

CurlTransport::~CurlTransport() = default;

std::unique_ptr<Transfer> CurlTransport::start(Request request, Receiver receiver)
{
    auto exchange = std::make_shared<CurlExchange>(*m_loop, m_clock, std::move(request), std::move(receiver));
    exchange->start(m_userAgent, m_scopeOf);
    return std::make_unique<CurlTransfer>(std::move(exchange));
}

} // namespace tooltray::upstream
