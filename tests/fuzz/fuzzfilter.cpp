// SPDX-License-Identifier: GPL-3.0-or-later
// Any text is a filter or an error with a place in it; a filter prints as a text that parses to the same, can be
// asked of any entry within its steps, and whatever can be completed is within the text.
#include "fuzz/expect.h"
#include "journal/filter/completion.h"
#include "journal/filter/filtermatcher.h"
#include "journal/filter/parser.h"

#include <cstdint>
#include <string_view>
#include <vector>

using namespace tooltray::journal;

namespace {

std::vector<EntryPointer> makeLog()
{
    LogEntry entry;
    entry.id = EntryId(12);
    entry.client = "editor";
    entry.method = "tools/call";
    entry.tool = "list_issues";
    entry.arguments = Body::of("{\"state\":\"open\",\"first name\":\"x\",\"n\":[1,{\"a\":2}]}");
    entry.result = Body::of("{\"data\":\"caf\xC3\xA9\"}");
    entry.outcome = Outcome::Ok;
    Exchange exchange;
    exchange.endpoint = "github";
    exchange.url = "https://api.example.org/";
    exchange.status = 404;
    exchange.responseHeaders = {{"ETag", "\"x1\""}};
    exchange.response = Body::of("\xFF\xFE not found");
    entry.exchanges = {exchange};
    return {std::make_shared<const LogEntry>(std::move(entry))};
}

void check(const Filter &filter, const std::vector<EntryPointer> &log)
{
    const ParsedFilter again = parseFilter(printFilter(filter));
    // Printed with brackets and quotes it may have become too long.
    FUZZ_EXPECT(again ? again.filter == filter : printFilter(filter).size() > 10'000);
    auto matcher = FilterMatcher::create(filter, {}, 100'000);
    FUZZ_EXPECT(matcher);
    [[maybe_unused]] const bool isMatch = matcher->matches(*log.front());
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    static const std::vector<EntryPointer> log = makeLog();
    const std::string_view text(reinterpret_cast<const char *>(data), size);
    const ParsedFilter parsed = parseFilter(text);
    if (parsed)
        check(parsed.filter, log);
    else
        FUZZ_EXPECT(parsed.error->offset + parsed.error->length <= size && !parsed.error->message.empty());
    const std::size_t cursor = size / 2;
    const FilterCompletions completions = completeFilter(text, cursor, log);
    FUZZ_EXPECT(completions.offset + completions.length <= cursor);
    return 0;
}
