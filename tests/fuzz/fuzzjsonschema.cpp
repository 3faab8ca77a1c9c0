// SPDX-License-Identifier: GPL-3.0-or-later
// The input is a schema and, after a line that is empty, values. Whatever they are: compiling and validating
// end within their limits, isValid() and validate() agree, and every error points to something.
#include "fuzz/expect.h"
#include "jsonschema/schema.h"
#include "json/parser.h"
#include "json/write.h"

#include <cstdint>
#include <string>
#include <string_view>

using namespace tooltray;
using namespace tooltray::jsonschema;

namespace {

constexpr Limits kLimits{.depth = 200, .steps = 20'000, .patternSteps = 20'000, .errors = 20};

const json::Value *at(const json::Value &value, std::string_view pointer)
{
    const json::Value *found = &value;
    while (found != nullptr && !pointer.empty()) {
        const std::size_t end = std::min(pointer.find('/', 1), pointer.size());
        std::string token;
        for (std::size_t i = 1; i < end; ++i) {
            const bool isEscape = pointer[i] == '~' && i + 1 < end;
            token += isEscape ? (pointer[++i] == '0' ? '~' : '/') : pointer[i];
        }
        const bool isArray = found->isArray();
        const std::size_t index = isArray ? std::stoul(token) : 0;
        found = isArray ? (index < found->size() ? &found->elements()[index] : nullptr) : found->find(token);
        pointer.remove_prefix(end);
    }
    return found;
}

bool isLimit(Code code)
{
    return code == Code::DepthLimit || code == Code::StepLimit || code == Code::PatternLimit
           || code == Code::TimeLimit;
}

void check(const std::vector<ValidationError> &errors, const json::Value &value)
{
    for (const ValidationError &error : errors) {
        FUZZ_EXPECT(error.message.ends_with('.') || error.message.ends_with('?'));
        FUZZ_EXPECT(error.schemaLocation.find('#') != std::string::npos);
        FUZZ_EXPECT(isLimit(error.code) || at(value, error.instancePointer) != nullptr);
        check(error.causes, value);
    }
}

void check(const Schema &schema, const json::Value &value)
{
    const std::vector<ValidationError> errors = schema.validate(value, kLimits);
    FUZZ_EXPECT(schema.isValid(value, kLimits) == errors.empty());
    FUZZ_EXPECT(errors.size() <= kLimits.errors);
    check(errors, value);
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    const std::string_view text(reinterpret_cast<const char *>(data), size);
    const std::size_t end = std::min(text.find("\n\n"), text.size());
    const json::Parsed document = json::parse(text.substr(0, end));
    if (!document)
        return 0;
    const json::Parsed value = json::parse(text.substr(std::min(end + 2, text.size())));
    for (const KeywordEffect effect : {KeywordEffect::Annotates, KeywordEffect::Asserts}) {
        const CompileOptions options{.draft = effect == KeywordEffect::Asserts ? Draft::Draft7
                                                                               : Draft::Draft2020_12,
                                     .format = effect,
                                     .content = effect,
                                     .baseUri = {},
                                     .resolve = [&document](const std::string &) { return document.value; },
                                     .maxSubschemas = 5'000,
                                     .maxDocuments = 20};
        const Schema::Compiled compiled = Schema::compile(document.value, options);
        FUZZ_EXPECT(compiled.schema.has_value() == compiled.errors.empty());
        for (const CompileError &error : compiled.errors)
            FUZZ_EXPECT(error.message.ends_with('.') || error.message.ends_with('?'));
        if (!compiled.schema)
            continue;
        check(*compiled.schema, value.value);
        check(*compiled.schema, document.value); // a schema is a value too, and often of the right kind
        for (const json::Member &member : document.value.members())
            check(*compiled.schema, json::Value(member.name.view()));
    }
    return 0;
}
