// SPDX-License-Identifier: GPL-3.0-or-later
// What parses writes back to the same value; what does not parse has an error that names a place. Two
// readers that share little, the fast one and the one that explains errors, must agree on every text.
#include "fuzz/expect.h"
#include "json/decode.h"
#include "json/parser.h"
#include "json/pointer.h"
#include "json/write.h"

#include <cstdint>
#include <string>
#include <string_view>

using namespace tooltray::json;

namespace {

struct Node {
    int number = 0;
    std::string text;
    std::optional<bool> flag;
    std::vector<Node> list;
    std::map<std::string, Node> members;
};

void read(const Reader &in, Node &out)
{
    ObjectReader object(in);
    object.optional("a", out.number, Between{-5, 5});
    object.optional("b", out.text, NonEmpty());
    object.optional("c", out.flag);
    object.required("data", out.list);
    object.optional("d", out.members);
}

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
    FUZZ_EXPECT(Value(value) == value);
    expectEqualNumbers(value);
    for (const Value &element : value.elements())
        expectEqualNumbers(element);
    for (const Member &member : value.members())
        FUZZ_EXPECT(value.find(member.name) == &member.value);
}

// Whatever a decoder has to say is about a place that is there, in the value as in the text.
void checkDecode(const Value &value, std::string_view text)
{
    const Decoded<Node> decoded = decode<Node>(value);
    FUZZ_EXPECT(decoded.errors.size() <= Reader::kMaxErrors);
    for (const DecodeError &error : decoded.errors) {
        FUZZ_EXPECT(resolve(value, error.path) != nullptr);
        FUZZ_EXPECT(locate(text, error.path, error.part()));
        FUZZ_EXPECT(Pointer::parse(error.path.toString()) == error.path);
    }
}

// Every element and member two levels deep is found under its pointer, in the value as in the text.
void checkPlaces(const Value &value, const Pointer &pointer, const Value &root, std::string_view text)
{
    FUZZ_EXPECT(resolve(root, pointer) == &value);
    FUZZ_EXPECT(locate(text, pointer));
    if (pointer.tokens().size() == 2)
        return;
    for (std::size_t i = 0; i < value.elements().size(); ++i)
        checkPlaces(value.elements()[i], pointer / i, root, text);
    for (const Member &member : value.members())
        checkPlaces(member.value, pointer / member.name, root, text);
}

void checkEdits(Value value)
{
    const Value before = value;
    for (const Member &member : before.members()) {
        FUZZ_EXPECT(!set(value, Pointer{member.name}, "changed"));
        FUZZ_EXPECT(value[member.name] == "changed");
        FUZZ_EXPECT(!remove(value, Pointer{member.name}));
    }
    FUZZ_EXPECT(value.members().empty());
}

void checkParse(std::string_view text, const ParseOptions &options)
{
    const Parsed parsed = parse(text, options);
    const std::optional<ParseError> finding = detail::diagnose(text, options);
    FUZZ_EXPECT(parsed.error == finding);
    if (parsed) {
        checkValue(parsed.value);
        checkDecode(parsed.value, text);
        checkPlaces(parsed.value, {}, parsed.value, text);
        checkEdits(parsed.value);
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
    if (const auto pointer = Pointer::parse(text))
        FUZZ_EXPECT(pointer->toString() == text);
    checkParse(text, {.maxDepth = 3, .duplicates = ParseOptions::Duplicates::Refuse});
    return 0;
}
