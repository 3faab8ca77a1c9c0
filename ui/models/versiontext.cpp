// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/versiontext.h"

#include "ui/models/operationtext.h"
#include "workspace/codec/toolcodec.h"
#include "json/write.h"

namespace tooltray::ui {
namespace {

std::string versionPartText(const std::string_view name, const json::Value &value,
                            const workspace::ToolVersion &version)
{
    if (name == "description")
        return version.description; // files have it line by line
    if (name == "operation") {
        const auto *graphql = std::get_if<workspace::GraphqlOperation>(&*version.operation);
        if (graphql == nullptr)
            return operationText(*version.operation);
        // The name only tells which one of several it is.
        return graphql->operationName.empty() ? graphql->document
                                              : graphql->operationName + ":\n" + graphql->document;
    }
    return value.isString() ? std::string(value.toString()) : json::writePretty(value);
}

} // namespace

std::string versionText(const workspace::Tool &tool, workspace::Version version)
{
    const workspace::ToolVersion said = tool.resolved(version);
    std::string text;
    const json::Value encoded = workspace::encode(said);
    for (const json::Member &member : encoded.members()) {
        if (!text.empty())
            text += '\n';
        text.append("# ").append(member.name.view()).append("\n");
        text += versionPartText(member.name.view(), member.value, said);
        if (text.back() != '\n')
            text += '\n';
    }
    return text;
}

} // namespace tooltray::ui
