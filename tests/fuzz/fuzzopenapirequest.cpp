// SPDX-License-Identifier: GPL-3.0-or-later
// A request, whatever the values, goes where its operation is, and its head has no line too many. The text is a list: a
// description with one operation, and values.
#include "fuzz/expect.h"
#include "mcpcore/openapi/request/toolrequest.h"
#include "openapi/document/location.h"
#include "openapi/model/apireader.h"
#include "json/parser.h"
#include "json/write.h"

#include <algorithm>
#include <cstdint>
#include <string>
#include <string_view>

using namespace tooltray;
using namespace tooltray::openapi;

namespace {

bool isOneLine(std::string_view text)
{
    return std::ranges::none_of(text, [](char c) { return (c >= 0 && c < ' ') || c == 0x7F; });
}

void checkRequest(const WrittenRequest &request)
{
    if (request.error) {
        FUZZ_EXPECT(!request.error->empty() && request.url.empty());
        return;
    }
    FUZZ_EXPECT(originOf(request.url) == "https://example.org");
    FUZZ_EXPECT(isOneLine(request.url) && request.url.find('#') == std::string::npos);
    const std::string path = request.url.substr(0, request.url.find('?')) + '/';
    FUZZ_EXPECT(path.find("/../") == std::string::npos && path.find("/./") == std::string::npos);
    FUZZ_EXPECT(isOneLine(request.contentType) && isOneLine(request.method));
    for (const auto &[name, value] : request.headers)
        FUZZ_EXPECT(!name.empty() && isOneLine(name) && isOneLine(value));
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    const json::Parsed parsed = json::parse({reinterpret_cast<const char *>(data), size});
    if (!parsed || !parsed.value.isArray())
        return 0;
    const ReadApi read = readApi("https://example.org/v1/a.json", json::write(parsed.value[std::size_t{0}]),
                                 {}, [](const std::string &) {
                                     return Fetched{{}, {}, Message("None.")};
                                 });
    if (!read.api)
        return 0;
    RequestOptions options;
    options.server.accepted = {{"https://example.org"}};
    options.credentials = {{ParameterPlace::Query, "key", "a&b"}, {ParameterPlace::Cookie, "sid", "s"}};
    for (const ApiOperation &operation : read.api->operations)
        checkRequest(writeRequest(*read.api, operation, parsed.value[std::size_t{1}], options));
    return 0;
}
