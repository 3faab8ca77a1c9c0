// SPDX-License-Identifier: GPL-3.0-or-later
#include "toolkit/builtins/tools/describedparameters.h"

#include "execution/arguments/variableplan.h"
#include "graphql/language/parse.h"
#include "toolkit/catalogue/answerschema.h"
#include "toolkit/catalogue/showntool.h"
#include "workspace/definitions/walk.h"

#include <set>
#include <utility>
#include <variant>

namespace tooltray::toolkit {
namespace {

class ParameterDescription {
public:
    ParameterDescription(const workspace::Workspace &workspace, const workspace::ToolVersion &definition)
        : m_workspace(workspace)
        , m_definition(definition)
    {}

    DescribedParameters run()
    {
        if (const auto *one = single())
            look(*one, m_definition.bindings);
        workspace::walkSteps(m_definition, [&](const workspace::Step &step) {
            if (const auto *operation = std::get_if<workspace::GraphqlOperation>(&step.action))
                look(*operation, step.bindings);
        });
        m_described.injected.assign(m_keys.begin(), m_keys.end());
        return std::move(m_described);
    }

private:
    const workspace::GraphqlOperation *single() const
    {
        return m_definition.operation ? std::get_if<workspace::GraphqlOperation>(&*m_definition.operation)
                                      : nullptr;
    }

    void look(const workspace::GraphqlOperation &operation,
              const std::vector<workspace::NamedBinding> &bindings)
    {
        const graphql::Document document = graphql::parseDocument(operation.document);
        const auto definition = document.isValid() ? graphql::findOperation(document, operation.operationName)
                                                   : graphql::OperationDefinition();
        if (!definition)
            return;
        for (const auto &variable :
             execution::planVariables(m_workspace, definition, bindings, m_definition.parameters)) {
            if (variable.isInjected())
                m_keys.insert(variable.contextKey);
        }
    }

    const workspace::Workspace &m_workspace;
    const workspace::ToolVersion &m_definition;
    DescribedParameters m_described;
    std::set<std::string> m_keys;
};

} // namespace

DescribedParameters describedParameters(const workspace::Workspace &workspace,
                                        const graphql::SchemaPointer &schema, const workspace::Tool &tool,
                                        workspace::Version version, execution::EnumStyle style)
{
    const workspace::ToolVersion definition = tool.resolved(version);
    DescribedParameters described = ParameterDescription(workspace, definition).run();
    AnswerSchema answer = answerSchema(workspace, definition, schema);
    described.outputSchema = std::move(answer.schema);
    described.outputNote = std::move(answer.note);
    described.schema = shownTool(workspace, tool, version, schema, style).tool.inputSchema;
    return described;
}

} // namespace tooltray::toolkit
