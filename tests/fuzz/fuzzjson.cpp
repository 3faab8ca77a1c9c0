// SPDX-License-Identifier: GPL-3.0-or-later
// What parses writes back to the same value; what does not parse has an error that names a place. Two
// readers that share little, the fast one and the one that explains errors, must agree on every text.
#include "fuzz/expect.h"
#include "json/diagnose.h"
#include "json/parse.h"
#include "json/write.h"

#include <cstdint>
#include <string>
#include <string_view>

using namespace tooltray::json;

namespace {

void expectSame(const Value &value, std::string_view text)
{
    const Parsed again = parse(text);
    FUZZ_EXPECT(again);
    FUZZ_EXPECT(again.value.isIdenticalTo(value));
    FUZZ_EXPECT(again.value == value);
}

void expectEqualNumbers(const Value &value)
{
    if (const auto integer = value.toInt64())
        FUZZ_EXPECT(Value(*integer) == value);
    if (const auto integer = value.toUInt64())
        FUZZ_EXPECT(Value(*integer) == value);
}

void checkValue(const Value &value)
{
    expectSame(value, write(value));
    expectSame(value, writePretty(value));
    const Value copy = value;
    FUZZ_EXPECT(copy == value);
    expectEqualNumbers(value);
    for (const Value &element : value.elements())
        expectEqualNumbers(element);
    for (const Member &member : value.members())
        FUZZ_EXPECT(value.find(member.name) == &member.value);
}

void checkParse(std::string_view text, const ParseOptions &options)
{
    const Parsed parsed = parse(text, options);
    const std::optional<ParseError> finding = detail::diagnose(text, options);
    FUZZ_EXPECT(parsed.error == finding);
    if (parsed) {
        checkValue(parsed.value);
    } else {
        FUZZ_EXPECT(parsed.value.isNull());
        FUZZ_EXPECT(parsed.error->offset <= text.size());
    }
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    const std::string_view text(reinterpret_cast<const char *>(data), size);
    checkParse(text, {});
    checkParse(text, {.maxDepth = 3, .duplicates = ParseOptions::Duplicates::Refuse});
    return 0;
}
