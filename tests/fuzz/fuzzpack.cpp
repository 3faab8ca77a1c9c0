// SPDX-License-Identifier: GPL-3.0-or-later
// A pack from anywhere is refused, or imported in every way without a broken workspace.
#include "fuzz/expect.h"
#include "workspace/edits/apply.h"
#include "workspace/exchange/exportpack.h"
#include "workspace/exchange/importpack.h"
#include "workspace/exchange/pack.h"
#include "json/write.h"

#include <cstdint>
#include <string_view>

using namespace tooltray;
using namespace tooltray::workspace;

namespace {

WorkspacePtr small()
{
    Tool tool;
    tool.name = "tool_0";
    tool.aliases = {"x.tool_0"};
    tool.versions[{}].operation = GraphqlOperation{"{ a }", {}};
    CustomType type;
    type.name = "type_0";
    Endpoint endpoint;
    endpoint.name = "demo";
    endpoint.url = "https://demo.test";
    const Edit edit{"Fill", Origin::Person, {PutObject{tool}, PutObject{type}, PutObject{endpoint}}};
    const auto applied = apply(*Workspace::create({"invoke_command"}), edit);
    FUZZ_EXPECT(applied.hasValue());
    return applied->workspace;
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    static const WorkspacePtr workspace = small();
    const DecodedPack decoded = decodePack(std::string_view(reinterpret_cast<const char *>(data), size));
    if (!decoded.errors.empty())
        return 0;
    const DecodedPack again = decodePack(std::string_view(json::writePretty(encode(decoded.pack))));
    FUZZ_EXPECT(again.errors.empty() && again.pack == decoded.pack);
    for (const OnConflict mode : {OnConflict::Skip, OnConflict::Rename, OnConflict::Replace}) {
        const ImportPlan plan = planImport(*workspace, decoded.pack, {.onConflict = mode});
        FUZZ_EXPECT(plan.problems.empty() || plan.edit.steps.empty());
        const auto applied = apply(*workspace, plan.edit);
        FUZZ_EXPECT(applied.hasValue());
        FUZZ_EXPECT(mode == OnConflict::Replace || applied->workspace->find<Tool>("tool_0") != nullptr);
        if (plan.problems.empty() && mode != OnConflict::Rename)
            FUZZ_EXPECT(planImport(*applied->workspace, decoded.pack).edit.steps.empty());
    }
    return 0;
}
