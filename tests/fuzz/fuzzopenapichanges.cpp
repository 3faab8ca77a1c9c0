// SPDX-License-Identifier: GPL-3.0-or-later
// A description does not differ from itself, and comparing two of them ends. The text is a list of both.
#include "fuzz/expect.h"
#include "openapi/changes/compare.h"
#include "openapi/model/apireader.h"
#include "json/parser.h"
#include "json/write.h"

#include <cstdint>
#include <string>
#include <string_view>

using namespace tooltray;
using namespace tooltray::openapi;

namespace {

ApiPointer readOne(const json::Value &description)
{
    return readApi({}, json::write(description), {},
                   [](const std::string &) {
                       return Fetched{{}, {}, Message("None.")};
                   })
        .api;
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    const json::Parsed parsed = json::parse({reinterpret_cast<const char *>(data), size});
    if (!parsed || !parsed.value.isArray())
        return 0;
    const ApiPointer before = readOne(parsed.value[std::size_t{0}]);
    const ApiPointer after = readOne(parsed.value[std::size_t{1}]);
    if (!before)
        return 0;
    for (const ApiOperation &operation : before->operations) {
        const ApiOperation *same = counterpart(*before, operation, *before);
        if (same == &operation)
            FUZZ_EXPECT(compareOperation(*before, operation, *before, {}).empty());
    }
    if (!after)
        return 0;
    for (const ApiChange &change : compare(*before, *after))
        FUZZ_EXPECT(!change.coordinate.empty() && !change.message.empty());
    return 0;
}
