// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage/configuration/fieldformats.h"

#include "storage/configuration/scalars.h"
#include "workspace/codec/fieldformats.h"
#include "json/decode.h"

#include <arpa/inet.h>
#include <array>
#include <filesystem>

namespace tooltray::storage {

namespace {

bool isIpAddress(const std::string &text)
{
    std::array<unsigned char, sizeof(in6_addr)> bytes{};
    return inet_pton(AF_INET, text.c_str(), bytes.data()) == 1
           || inet_pton(AF_INET6, text.c_str(), bytes.data()) == 1;
}

// RFC 3986 section 3.2.1.
bool hasUserInfo(std::string_view url)
{
    const std::size_t scheme = url.find("://");
    if (scheme == std::string_view::npos)
        return url.find('@') != std::string_view::npos;
    const std::size_t begin = scheme + 3;
    const std::string_view authority = url.substr(begin, url.find_first_of("/?#", begin) - begin);
    return authority.find('@') != std::string_view::npos;
}

} // namespace

void HumanDuration::operator()(const json::Reader &in, std::chrono::milliseconds &out) const
{
    if (const auto duration = parseDuration(in.value().toString()))
        out = *duration;
    else
        in.reportExpected(
            Message(CORE_TEXT("Core", "a duration with its unit such as \"5 s\" or \"500 ms\"")));
}

void HumanDuration::operator()(const json::Reader &in, std::chrono::seconds &out) const
{
    const auto duration = parseDuration(in.value().toString());
    if (duration && *duration % std::chrono::seconds(1) == std::chrono::milliseconds(0))
        out = std::chrono::duration_cast<std::chrono::seconds>(*duration);
    else
        in.reportExpected(
            Message(CORE_TEXT("Core", "a duration of whole seconds such as \"90 s\" or \"5 min\"")));
}

void HumanSize::operator()(const json::Reader &in, std::uint64_t &out) const
{
    const auto size = in.value().isString() ? parseByteCount(in.value().toString()) : in.value().toUInt64();
    if (size && *size >= least)
        out = *size;
    else
        in.reportExpected(Message(CORE_TEXT("Core", "a size of at least {least} bytes such as \"32 MiB\""),
                                  {{"least", least}}));
}

void PublicUrl::operator()(const json::Reader &in, std::string &out) const
{
    if (hasUserInfo(in.value().toString()))
        in.report(CORE_TEXT(
            "Core", "expected a URL without user name and password (those belong in \"authentication\")"));
    else
        workspace::UrlText()(in, out);
}

void FilePath::operator()(const json::Reader &in, std::string &out) const
{
    json::NonEmpty()(in, out);
    if (!out.empty())
        out = (std::filesystem::path(folder) / out).lexically_normal().string();
}

void IpAddresses::operator()(const json::Reader &in, std::optional<std::vector<std::string>> &out) const
{
    json::read(in, out.emplace());
    for (std::size_t i = 0; i < in.value().elements().size(); ++i) {
        if (!isIpAddress((*out)[i]))
            in.element(i).reportExpected(Message(CORE_TEXT("Core", "an IP address such as \"127.0.0.1\"")));
    }
    if (in.value().isArray() && out->empty())
        in.reportExpected(Message(CORE_TEXT("Core", "a list of at least one IP address")));
}

} // namespace tooltray::storage
