// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/definitiontext.h"

#include "ui/language/sentence.h"
#include "ui/language/utf8text.h"
#include "workspace/codec/operationcodec.h"
#include "workspace/codec/toolcodec.h"
#include "json/decode.h"
#include "json/parser.h"
#include "json/pointer.h"
#include "json/write.h"

#include <algorithm>

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

std::string operationText(const workspace::Operation &operation)
{
    return json::writePretty(workspace::encode(operation));
}

ReadOperation readOperation(std::string_view text)
{
    const json::Parsed parsed = json::parse(text);
    if (!parsed)
        return {{}, fromUtf8(parsed.error->message), {parsed.error->line, parsed.error->column}};
    auto decoded = json::decode<workspace::Operation>(parsed.value);
    if (decoded)
        return {std::move(decoded.value)};
    const json::DecodeError &error = decoded.errors.front();
    return {
        {}, decodeSentence(error), json::locate(text, error.path, error.part()).value_or(json::Position())};
}

QString operationProblem(const workspace::Operation &operation)
{
    const json::Value encoded = workspace::encode(operation);
    const auto decoded = json::decode<workspace::Operation>(encoded);
    if (decoded)
        return {};
    // The list of problems says that a tool is still to be chosen.
    const auto isToolMissing = [&](const json::DecodeError &error) {
        const json::Value *value = json::resolve(encoded, error.path);
        return !error.path.isRoot() && error.path.tokens().back() == "tool" && value && *value == "";
    };
    const auto first = std::ranges::find_if_not(decoded.errors, isToolMissing);
    return first == decoded.errors.end() ? QString() : decodeSentence(*first);
}

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

// Results are one line of JSON, some with words to the reader below it.
std::shared_ptr<const std::string> comparedText(const std::shared_ptr<const std::string> &result)
{
    const std::size_t end = result->find("\n\n");
    if (end == std::string::npos)
        return result; // which the dialog lays out itself
    const json::Parsed parsed = json::parse(std::string_view(*result).substr(0, end));
    return parsed ? std::make_shared<const std::string>(json::writePretty(parsed.value) + result->substr(end))
                  : result;
}

} // namespace tooltray::ui
