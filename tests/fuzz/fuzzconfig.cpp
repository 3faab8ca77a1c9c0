// SPDX-License-Identifier: GPL-3.0-or-later
// A configuration file, whatever it is, is refused with places that exist and without a word of what the
// environment says, or it makes a workspace.
#include "fuzz/expect.h"
#include "storage/configuration/configuration.h"
#include "storage/configuration/readconfiguration.h"
#include "workspace/edits/apply.h"

#include <algorithm>
#include <cstdint>
#include <string>
#include <string_view>

using namespace tooltray;
using namespace tooltray::storage;

namespace {

constexpr std::string_view kCanary = "c4n4ry";

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    static const workspace::WorkspacePtr empty = workspace::Workspace::create({});
    const Environment environment = [](const std::string &name) -> std::optional<std::string> {
        return name.size() < 6 ? std::optional<std::string>(kCanary) : std::nullopt;
    };
    const std::string_view text(reinterpret_cast<const char *>(data), size);
    const bool hasCanary = text.find(kCanary.substr(0, 3)) != std::string_view::npos;
    const ReadConfiguration read = readConfiguration(text, "config.yaml", environment);
    const auto lines = static_cast<std::size_t>(std::count(text.begin(), text.end(), '\n')
                                                + std::count(text.begin(), text.end(), '\r'))
                       + 1;
    for (const ConfigurationProblem &diagnostic : read.diagnostics) {
        FUZZ_EXPECT(diagnostic.position.line <= lines && diagnostic.position.column <= size + 1);
        FUZZ_EXPECT(diagnostic.message.ends_with(".") || diagnostic.message.ends_with("?"));
        FUZZ_EXPECT(hasCanary || diagnostic.message.find(kCanary) == std::string::npos);
    }
    if (!read.diagnostics.empty())
        return 0;
    const auto use = [&read](const workspace::Workspace &workspace) {
        return workspace::apply(
            workspace, workspace::configEdit(workspace, configuredObjects(workspace, read.configuration)));
    };
    const auto applied = use(*empty);
    FUZZ_EXPECT(applied.hasValue());
    const auto again = use(*applied->workspace);
    FUZZ_EXPECT(again.hasValue() && again->changes.changes.empty());
    return 0;
}
