// SPDX-License-Identifier: GPL-3.0-or-later
// Any file of a client is refused, or gets our entry and loses it again without any other change. The first byte of
// the input says which syntax it is.
#include "clients/files/clientfile.h"
#include "fuzz/expect.h"

#include <cstdint>
#include <string>
#include <string_view>

using namespace tooltray;
using namespace tooltray::clients;

namespace {

// Objects with nothing in them at the end of their document may go with the entry, and a document of nothing but a
// byte order mark stays with empty braces; see the README of the room.
std::string withoutSpace(std::string_view text)
{
    constexpr std::string_view kMark = "\xEF\xBB\xBF";
    if (text.starts_with(kMark))
        text.remove_prefix(kMark.size());
    std::string out;
    for (const char c : text) {
        if (c != ' ' && c != '\t' && c != '\r' && c != '\n')
            out += c;
    }
    return out;
}

bool hasEmptyObject(std::string_view text)
{
    return withoutSpace(text).find("{}") != std::string::npos;
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    if (size == 0)
        return 0;
    const std::string_view text(reinterpret_cast<const char *>(data) + 1, size - 1);
    const Syntax syntax = data[0] == 'T' ? Syntax::Toml : data[0] == 'Y' ? Syntax::Yaml : Syntax::Json;
    const char *servers = syntax == Syntax::Toml   ? "mcp_servers"
                          : syntax == Syntax::Yaml ? "extensions"
                                                   : "mcpServers";
    const EntryPlace place{{servers}, "tooltray"};
    const json::Value entry =
        json::Value::object({{"url", "http://x/"}, {"n", json::Value::object({{"a", 1}})}});
    const auto before = findEntry(syntax, text, place);
    const auto put = putEntry(syntax, text, place, entry);
    FUZZ_EXPECT(before.hasValue() == put.hasValue());
    if (!put)
        return 0;
    FUZZ_EXPECT(*putEntry(syntax, *put, place, entry) == *put);
    const auto removed = removeEntry(syntax, *put, place);
    FUZZ_EXPECT(removed.hasValue());
    FUZZ_EXPECT(!(*findEntry(syntax, *removed, place)).has_value());
    // A key with nothing below it comes back with empty braces or not at all, which means the same.
    const bool isEmptied = syntax == Syntax::Yaml
                           && (hasEmptyObject(*removed) || removed->find(servers) == std::string::npos)
                           && text.find(servers) != std::string_view::npos;
    if (!before->has_value() && !withoutSpace(text).empty() && !hasEmptyObject(text) && !isEmptied)
        FUZZ_EXPECT(*removed == text);
    return 0;
}
