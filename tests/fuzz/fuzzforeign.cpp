// SPDX-License-Identifier: GPL-3.0-or-later
// What another program keeps is refused, or becomes tools that can be imported and handed on.
#include "fuzz/expect.h"
#include "workspace/edits/apply.h"
#include "workspace/exchange/foreignpack.h"
#include "workspace/exchange/importpack.h"
#include "workspace/exchange/pack.h"
#include "json/write.h"

#include <cstdint>
#include <string_view>

using namespace tooltray;
using namespace tooltray::workspace;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    static const WorkspacePtr workspace = Workspace::create({"invoke_command"});
    const auto foreign = readForeign(std::string_view(reinterpret_cast<const char *>(data), size));
    if (!foreign)
        return 0;
    const ForeignPack made = packOf(*foreign, *workspace);
    FUZZ_EXPECT(made.findings.size() >= foreign->requests.size());
    std::size_t tools = 0;
    for (const ForeignFinding &finding : made.findings) {
        FUZZ_EXPECT(finding.tool.empty() != finding.problem.empty());
        tools += finding.tool.empty() ? 0U : 1U;
    }
    FUZZ_EXPECT(tools == made.pack.objects.size());
    ImportOptions options{.onConflict = OnConflict::Rename};
    for (const auto &[name, url] : made.endpoints) {
        Endpoint endpoint;
        endpoint.name = name;
        endpoint.url = url.empty() ? "https://api.test" : url;
        options.alongside.emplace_back(std::move(endpoint));
    }
    const ImportPlan plan = planImport(*workspace, made.pack, options);
    FUZZ_EXPECT(apply(*workspace, plan.edit).hasValue());
    return 0;
}
