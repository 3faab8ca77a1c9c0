// SPDX-License-Identifier: GPL-3.0-or-later
// Every text that is a description has a model of which all can be used: schemas that compile, names that are unique,
// proposals that model APIs accept. YAML is read by the program's own reader.
#include "fuzz/expect.h"
#include "jsonschema/schema.h"
#include "mcpcore/openapi/request/toolrequest.h"
#include "openapi/model/apireader.h"
#include "openapi/proposal/operationnames.h"
#include "openapi/proposal/proposal.h"
#include "openapi/schema/shownschema.h"
#include "storage/configuration/yamlreader.h"

#include <cstdint>
#include <set>
#include <string>
#include <string_view>

using namespace tooltray;
using namespace tooltray::openapi;

namespace {

void checkShown(const json::Value &schema)
{
    for (const std::string_view keyword : {"$ref", "allOf", "oneOf", "anyOf", "not", "$defs"})
        FUZZ_EXPECT(!schema.contains(keyword));
    for (const json::Member &member : schema["properties"].members()) {
        FUZZ_EXPECT(isAcceptedName(member.name));
        checkShown(member.value);
    }
    if (schema["items"].isObject())
        checkShown(schema["items"]);
    if (schema["additionalProperties"].isObject())
        checkShown(schema["additionalProperties"]);
}

void checkCompiles(const json::Value &schema)
{
    jsonschema::CompileOptions options;
    options.draftFrom = jsonschema::CompileOptions::DraftFrom::Here;
    FUZZ_EXPECT(jsonschema::Schema::compile(schema, options).schema);
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    const std::string_view text(reinterpret_cast<const char *>(data), size);
    ReaderOptions options;
    options.readYaml = [](std::string_view yaml) {
        Result<json::Value> read = storage::readYamlDocument(yaml);
        return read ? YamlRead{std::move(*read), {}} : YamlRead{{}, read.error().message};
    };
    const ReadApi read = readApi("https://example.org/a.json", text, options, [&](const std::string &uri) {
        FUZZ_EXPECT(uri.starts_with("https://example.org/"));
        return Fetched{std::string(text)};
    });
    FUZZ_EXPECT((read.api == nullptr) == read.error.has_value());
    if (!read.api)
        return 0;
    for (const ApiProblem &problem : read.api->problems)
        FUZZ_EXPECT(!problem.message.empty());
    const std::vector<std::string> names = namesFor(read.api->operations);
    FUZZ_EXPECT(std::set<std::string>(names.begin(), names.end()).size() == read.api->operations.size());
    for (const ApiOperation &operation : read.api->operations) {
        FUZZ_EXPECT(read.api->find(operation.key) != nullptr);
        const ToolProposal proposal = propose(*read.api, operation);
        checkShown(proposal.shown);
        checkCompiles(proposal.shown);
        checkCompiles(enforcedArguments(proposal.arguments));
        checkCompiles(enforcedValues(*read.api, operation));
    }
    return 0;
}
