// SPDX-License-Identifier: GPL-3.0-or-later
#include "workspace/checks/operationchecks.h"

#include "graphql/language/ast.h"
#include "graphql/language/parse.h"
#include "graphql/rules/validate.h"
#include "text/words/suggestions.h"
#include "workspace/checks/checkinputs.h"
#include "workspace/checks/pageplan.h"
#include "workspace/checks/placedbindings.h"
#include "workspace/checks/selection.h"
#include "json/pointer.h"

#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace tooltray::workspace {

namespace {

using graphql::OperationDefinition;

class OperationChecker {
public:
    OperationChecker(const Workspace &workspace, const OperationCheck &check, const graphql::Schema *schema,
                     MappedValues &mapped, ToolProblems &problems)
        : m_workspace(workspace)
        , m_check(check)
        , m_schema(schema)
        , m_mapped(mapped)
        , m_problems(problems)
        , m_document(graphql::parseDocument(check.operation.document))
    {}

    graphql::UsedParts run()
    {
        if (isEmpty()) {
            reportAt("operation_syntax", 0,
                     CORE_TEXT("Core", "The operation is empty. Write a query, mutation or subscription."));
            return {};
        }
        for (const graphql::SyntaxError &error : m_document.errors())
            reportAt("operation_syntax", error.offset, message(error, m_document.text()));
        if (!m_document.isValid())
            return {};
        m_operation = findOperation(m_document, m_check.operation.operationName);
        if (!m_operation) {
            reportNoOperation();
            return {};
        }
        for (graphql::Diagnostic &error :
             m_schema == nullptr ? validateAlone(m_document) : validate(*m_schema, m_document))
            reportAt("operation_invalid", error.spans.empty() ? 0 : error.spans.front().start,
                     std::move(error.message));
        const std::vector<InputUse> uses = checkBindings();
        if (m_schema != nullptr) {
            for (const DeclaredParameters &declared : m_check.parameters)
                checkParameterTypes(m_workspace, declared, uses, *m_schema, m_mapped, m_problems);
            checkMappedValues(m_workspace, uses, *m_schema, m_mapped, m_problems);
        }
        checkPagination();
        if (m_check.result != nullptr)
            checkResult(*m_check.result);
        return m_schema == nullptr ? graphql::UsedParts() : graphql::UsedParts(m_document, *m_schema);
    }

private:
    // Comments are nothing, too.
    bool isEmpty() const
    {
        if (m_document.tokenCount() != 0 || m_document.isValid())
            return false;
        const graphql::SyntaxError &first = m_document.errors().front();
        return first.code == graphql::SyntaxErrorCode::UnexpectedToken
               && first.found.kind == graphql::TokenKind::EndOfFile;
    }

    void reportNoOperation()
    {
        const std::string &name = m_check.operation.operationName;
        Message message =
            name.empty()
                ? Message(CORE_TEXT(
                    "Core",
                    "The document has no operation, or it has several and \"operation_name\" selects none."))
                : Message(CORE_TEXT("Core", "The document has no operation \"{name}\"."), {{"name", name}});
        report("operation_not_found", m_check.place + "/operation_name", std::move(message));
    }

    graphql::VariableDefinition variable(std::string_view name) const
    {
        for (const graphql::VariableDefinition variable : m_operation.variables()) {
            if (variable.variable().name() == name)
                return variable;
        }
        return {};
    }

    // Gives the values that calls pass to the variables.
    std::vector<InputUse> checkBindings()
    {
        std::vector<InputUse> uses;
        std::set<std::string_view> bindings;
        for (const NamedBinding &bound : m_check.bindings) {
            const std::string place = nestedPlace(m_check.bindingsPlace, bound.name);
            bindings.insert(bound.name);
            if (const graphql::VariableDefinition taking = variable(bound.name))
                checkInputOf(bound, taking, place, uses);
            else
                report(
                    "unknown_variable", place,
                    noSuchVariable(
                        CORE_TEXT(
                            "Core",
                            "A binding is for the variable \"${name}\", which the operation does not have."),
                        bound.name));
        }
        for (const graphql::VariableDefinition open : m_operation.variables()) {
            const std::string_view name = open.variable().name();
            const auto type = bindings.contains(name) ? std::nullopt : inputType(open);
            if (type)
                uses.push_back({std::string(name), *type, std::string(name), {}, {}, isRequired(open)});
        }
        return uses;
    }

    void checkInputOf(const NamedBinding &bound, graphql::VariableDefinition variable,
                      const std::string &place, std::vector<InputUse> &uses)
    {
        if (const auto type = inputType(variable))
            checkInput(*m_schema, bound, *type, isRequired(variable), place, m_check.made, uses, m_problems);
    }

    std::optional<graphql::TypeRef> inputType(graphql::VariableDefinition variable) const
    {
        if (m_schema == nullptr)
            return std::nullopt;
        const graphql::TypeRef type = m_schema->typeRef(variable.type());
        const graphql::SchemaType named = m_schema->type(type.named());
        return named && named.isInput() ? std::optional(type) : std::nullopt;
    }

    static bool isRequired(graphql::VariableDefinition variable)
    {
        return variable.type().isNonNull() && !variable.defaultValue();
    }

    void checkPagination()
    {
        if (!m_check.pagination || !m_check.pagination->enabled)
            return;
        const std::string place = placeOfPagination();
        const std::size_t known = m_problems.size();
        const Pagination::Variables &variables = m_check.pagination->variables;
        const std::pair<const char *, const std::string *> named[]{{"size", &variables.size},
                                                                   {"cursor", &variables.cursor},
                                                                   {"offset", &variables.offset},
                                                                   {"page", &variables.page}};
        for (const auto &[member, name] : named) {
            if (!name->empty() && !variable(*name))
                report("unknown_variable", place + "/variables/" + member,
                       noSuchVariable(CORE_TEXT("Core", "The pagination uses the variable \"${name}\", which "
                                                        "the operation does not have."),
                                      *name));
        }
        for (const std::string &path : m_check.pagination->paths)
            checkPath("pagination_path_unknown", place + "/path", path);
        if (m_check.pagination->style != Pagination::Style::LastItem) // else it begins at an item
            checkPath("pagination_path_unknown", place + "/next_cursor_path",
                      m_check.pagination->nextCursorPath);
        if (m_problems.size() > known)
            return;
        if (const Result<PagePlan> plan = planPages(m_operation, *m_check.pagination); !plan)
            report(plan.error().code, place, Message::joined({plan.error().message, plan.error().hint}));
    }

    std::string placeOfPagination() const
    {
        constexpr std::string_view kBindings = "/bindings";
        return m_check.bindingsPlace.substr(0, m_check.bindingsPlace.size() - kBindings.size())
               + "/pagination";
    }

    void checkResult(const ResultShape &shape)
    {
        checkPath("result_path_unknown", "/result/path", shape.path);
        for (const ResultShape::Renaming &renaming : shape.rename) {
            if (meetsItsNewName(m_operation, shape, renaming))
                report("rename_taken", "/result/rename" + (json::Pointer() / renaming.from).toString(),
                       {CORE_TEXT("Core", "\"{from}\" cannot be renamed to \"{to}\", which the operation "
                                          "also selects. Choose another name, or drop that one."),
                        {{"from", renaming.from}, {"to", renaming.to}}});
        }
    }

    void checkPath(const char *code, const std::string &place, const std::string &path)
    {
        if (const auto name = firstUnselected(m_operation, path))
            report(code, place,
                   Message{CORE_TEXT("Core", "The path {path} does not exist in the response: the operation "
                                             "does not select \"{name}\" there."),
                           {{"path", path}, {"name", *name}}});
    }

    Message noSuchVariable(Template sentence, const std::string &name) const
    {
        std::vector<std::string> names;
        for (const graphql::VariableDefinition variable : m_operation.variables())
            names.emplace_back(variable.variable().name());
        std::vector<std::string> similar = suggestions(name, names);
        for (std::string &each : similar)
            each.insert(each.begin(), '$');
        return Message::joined({{sentence, {{"name", name}}}, didYouMean(similar)});
    }

    void reportAt(std::string code, std::size_t offset, Message message)
    {
        const graphql::Location at = m_document.locate(offset);
        m_problems.push_back({std::move(code), m_check.place + "/document",
                              json::Position{at.line, at.column}, std::move(message)});
    }

    void report(std::string code, std::string place, Message message)
    {
        m_problems.push_back({std::move(code), std::move(place), std::nullopt, std::move(message)});
    }

    const Workspace &m_workspace;
    const OperationCheck &m_check;
    const graphql::Schema *m_schema;
    MappedValues &m_mapped;
    ToolProblems &m_problems;
    graphql::Document m_document;
    OperationDefinition m_operation;
};

} // namespace

graphql::UsedParts checkOperation(const Workspace &workspace, const OperationCheck &check,
                                  const graphql::Schema *schema, MappedValues &mapped, ToolProblems &problems)
{
    return OperationChecker(workspace, check, schema, mapped, problems).run();
}

} // namespace tooltray::workspace
