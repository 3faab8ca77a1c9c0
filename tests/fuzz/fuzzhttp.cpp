// SPDX-License-Identifier: GPL-3.0-or-later
// However the bytes of a connection are cut, the parser sees the same requests; what it lets through
// keeps its promises.
#include "fuzz/expect.h"
#include "mcpcore/http/parsertrace.h"
#include "text/framing/httpsyntax.h"

#include <algorithm>
#include <cstdint>
#include <string>
#include <string_view>

using namespace tooltray;
using namespace tooltray::http;

namespace {

// Small, so that short inputs reach them.
constexpr text::HttpLimits kLimits = {.startLine = 64, .headerBytes = 256, .headerCount = 6, .body = 100};

std::string traceInPieces(std::string_view bytes, std::size_t seed)
{
    return parserTrace(bytes, kLimits, [seed](std::size_t left) mutable {
        seed = seed * 6364136223846793005u + 1442695040888963407u;
        return std::min(left, (seed >> 33) % 20);
    });
}

void checkPromises(std::string_view bytes)
{
    RequestParser parser(kLimits);
    RequestParser::Event event = RequestParser::Event::NeedInput;
    while ((event = parser.advance(bytes)) != RequestParser::Event::NeedInput) {
        if (event == RequestParser::Event::Refused) {
            FUZZ_EXPECT(parser.refusal().status >= 400);
            FUZZ_EXPECT(!parser.refusal().code.empty());
            return;
        }
        const Request &request = parser.request();
        FUZZ_EXPECT(request.target.starts_with('/') || request.target == "*");
        FUZZ_EXPECT(request.headers.count("host") == 1 || request.minorVersion == 0);
        FUZZ_EXPECT(request.headers.size() <= kLimits.headerCount);
        FUZZ_EXPECT(request.body.size() <= kLimits.body);
        for (const Header &header : request.headers) {
            FUZZ_EXPECT(!header.name.empty() && text::kToken.containsAll(header.name));
            FUZZ_EXPECT(header.name == asciiLower(header.name));
            FUZZ_EXPECT(text::kFieldValue.containsAll(header.value) && trimmed(header.value) == header.value);
        }
        if (event == RequestParser::Event::RequestComplete)
            parser.takeRequest();
    }
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    const std::string_view bytes(reinterpret_cast<const char *>(data), size);
    checkPromises(bytes);
    const std::string whole = parserTrace(bytes, kLimits, [](std::size_t left) { return left; });
    FUZZ_EXPECT(parserTrace(bytes, kLimits, [](std::size_t) { return 1; }) == whole);
    FUZZ_EXPECT(traceInPieces(bytes, size) == whole);
    FUZZ_EXPECT(traceInPieces(bytes, ~size) == whole);
    return 0;
}
