// SPDX-License-Identifier: GPL-3.0-or-later
// How a text was cut changes nothing of what is masked in it, no secret is left, and what has none stays as it is.
// The input is three secrets and the text, each behind its length in a byte (the text without).
#include "credentials/redaction/redactor.h"
#include "credentials/redaction/secretnames.h"
#include "credentials/redaction/secretregister.h"
#include "fuzz/expect.h"

#include <algorithm>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

using namespace tooltray::credentials;

namespace {

std::string masked(const Redactor &redactor, std::string_view text, std::size_t step)
{
    MaskingStream stream(redactor);
    std::string out;
    for (std::size_t at = 0; at < text.size(); at += step)
        out += stream.add(text.substr(at, step));
    return out + stream.finish();
}

std::string_view taken(std::string_view &bytes)
{
    if (bytes.empty())
        return {};
    const std::size_t size =
        std::min<std::size_t>(static_cast<unsigned char>(bytes.front()) % 32, bytes.size() - 1);
    const std::string_view part = bytes.substr(1, size);
    bytes.remove_prefix(1 + size);
    return part;
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    std::string_view text(reinterpret_cast<const char *>(data), size);
    Redactor redactor;
    std::vector<std::string_view> secrets;
    std::vector<Registration> registrations;
    for (int i = 0; i < 3; ++i) {
        secrets.push_back(taken(text));
        registrations.push_back(redactor.add(Secret(secrets.back())));
    }
    const std::string whole = redactor.mask(text);
    for (const std::size_t step : {std::size_t(1), std::size_t(2), std::size_t(7)})
        FUZZ_EXPECT(masked(redactor, text, step) == whole);
    for (const std::string_view secret : secrets) {
        // The mask itself may make up what was not there before, of a secret that has asterisks.
        if (secret.size() >= Redactor::kShortestAnywhere && secret.find('*') == std::string_view::npos)
            FUZZ_EXPECT(whole.find(secret) == std::string::npos);
    }
    FUZZ_EXPECT(Redactor().mask(text) == text);
    const std::optional<std::string> json = maskedBySecretNames(text);
    FUZZ_EXPECT(!json || !maskedBySecretNames(*json));
    const std::string url = maskedBySecretParts(text);
    FUZZ_EXPECT(maskedBySecretParts(url) == url);
    return 0;
}
