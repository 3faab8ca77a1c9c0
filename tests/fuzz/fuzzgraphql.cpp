// SPDX-License-Identifier: GPL-3.0-or-later
// Whatever the text is, there is a tree and every error is at a place in it. What is valid prints to a text
// that means the same, and so does the text without what is ignored.
#include "fuzz/expect.h"
#include "graphql/language/ast.h"
#include "graphql/language/parse.h"
#include "graphql/language/printer.h"
#include "graphql/schema/coordinate.h"

#include <cstdint>
#include <string>
#include <string_view>

using namespace tooltray::graphql;

namespace {

constexpr ParseLimits kSmallLimits{
    .bytes = 200, .tokens = 20, .selectionDepth = 3, .valueDepth = 2, .errors = 3};

void checkTree(const Document &document)
{
    const auto nodes = document.nodes();
    FUZZ_EXPECT(!nodes.empty() && nodes[0].next == nodes.size());
    for (std::uint32_t i = 0; i < nodes.size(); ++i) {
        FUZZ_EXPECT(nodes[i].next > i && nodes[i].next <= nodes.size());
        FUZZ_EXPECT(nodes[i].start <= nodes[i].end && nodes[i].end <= document.text().size());
        for (const Node child : document.node(i).children())
            FUZZ_EXPECT(child.data().next <= nodes[i].next);
    }
}

void checkErrors(const Document &document, const ParseLimits &limits)
{
    FUZZ_EXPECT(document.errors().size() <= limits.errors);
    const LineMap lines = document.lineMap();
    for (const SyntaxError &error : document.errors()) {
        FUZZ_EXPECT(error.offset <= document.text().size());
        FUZZ_EXPECT(message(error, document.text()).starts_with("Syntax Error: ")
                    || error.code >= SyntaxErrorCode::DocumentTooLarge);
        FUZZ_EXPECT(lines.at(error.offset) == document.locate(error.offset));
    }
}

void checkPrint(const Document &document)
{
    const std::string printed = print(document);
    const Document again = parseDocument(printed);
    FUZZ_EXPECT(again.isValid());
    FUZZ_EXPECT(print(again) == printed);
    const std::string withComments = print(document, Comments::Keep);
    FUZZ_EXPECT(print(parseDocument(withComments)) == printed);
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    const std::string text(reinterpret_cast<const char *>(data), size);
    for (const ParseLimits &limits : {ParseLimits(), kSmallLimits}) {
        const Document document = parseDocument(text, limits);
        checkTree(document);
        checkErrors(document, limits);
        print(document, Comments::Keep);
        if (document.isValid())
            checkPrint(document);
    }
    checkTree(parseConstantValue(text));
    checkTree(parseTypeReference(text));
    const ParsedCoordinate coordinate = parseCoordinate(text);
    FUZZ_EXPECT(coordinate.error || !coordinate.coordinate.name.empty());
    return 0;
}
