// SPDX-License-Identifier: GPL-3.0-or-later
#include "execution/arguments/toolparameters.h"

#include "execution/arguments/listparameters.h"
#include "execution/arguments/transform.h"
#include "text/words/suggestions.h"
#include "workspace/checks/takenparameters.h"
#include "json/write.h"

#include <algorithm>
#include <span>
#include <string>
#include <utility>
#include <vector>

namespace tooltray::execution {
namespace {

using workspace::Switch;

std::vector<std::string> caseNames(const Switch &choice)
{
    std::vector<std::string> names;
    for (const Switch::Case &one : choice.cases)
        names.push_back(one.step.name);
    return names;
}

} // namespace

Result<const Switch::Case *> chosenCase(const Switch &choice, const json::Value &arguments)
{
    const json::Value *argument = arguments.find(choice.parameter);
    const std::vector<std::string> names = caseNames(choice);
    const Message hint{CORE_TEXT("Core", "Pass {names}."), {{"names", namesOr(names)}}};
    if (argument == nullptr || argument->isNull())
        return Error{ErrorKind::Invalid,
                     "case_missing",
                     {CORE_TEXT("Core", "The parameter \"{parameter}\" is missing, which says what to do."),
                      {{"parameter", choice.parameter}}},
                     hint};
    const std::string text = scalarText(*argument).value_or(json::write(*argument));
    const auto found =
        std::ranges::find_if(choice.cases, [&](const Switch::Case &one) { return one.step.name == text; });
    if (found != choice.cases.end())
        return &*found;
    return Error{ErrorKind::Invalid, "case_unknown",
                 Message::joined({{CORE_TEXT("Core", "The parameter \"{parameter}\" cannot be \"{value}\"."),
                                   {{"parameter", choice.parameter}, {"value", text}}},
                                  didYouMean(suggestions(text, names))}),
                 hint};
}

Result<json::Value> toolParameters(const workspace::Workspace &workspace,
                                   const workspace::ToolVersion &version, const graphql::Schema *schema,
                                   PagedTools &paged)
{
    Result<json::Value> parameters = takenParameters(workspace, version, schema);
    if (parameters && version.operation)
        addListParameters(version, paged.parametersOf(workspace, version), *parameters);
    return parameters;
}

} // namespace tooltray::execution
