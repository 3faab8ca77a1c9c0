// SPDX-License-Identifier: GPL-3.0-or-later
#include "graphql/discovery/refactoring.h"

#include "graphql/language/diagnostic.h"
#include "graphql/language/lexer.h"
#include "graphql/validation/documentfacts.h"

#include <algorithm>
#include <utility>
#include <vector>

namespace tooltray::graphql {

Mentions mentionsIn(Node definition)
{
    Mentions mentions;
    const Document &document = definition.document();
    for (std::uint32_t i = definition.index() + 1; i < definition.data().next;) {
        const Node node = document.node(i);
        if (node.is(NodeKind::VariableDefinition)) { // defines, does not use
            i = node.data().next;
            continue;
        }
        if (node.is(NodeKind::Variable))
            mentions.variables.emplace(node.name());
        else if (node.is(NodeKind::FragmentSpread))
            mentions.fragments.emplace(node.name());
        ++i;
    }
    return mentions;
}

Mentions mentionsReachedFrom(const Document &document, const std::vector<Node> &definitions)
{
    Mentions all;
    std::vector<Node> open = definitions;
    while (!open.empty()) {
        const Mentions mentioned = mentionsIn(open.back());
        open.pop_back();
        all.variables.insert(mentioned.variables.begin(), mentioned.variables.end());
        for (const std::string &name : mentioned.fragments)
            if (all.fragments.insert(name).second)
                if (const FragmentDefinition fragment = findFragment(document, name))
                    open.push_back(fragment);
    }
    return all;
}

namespace {

// Where the text of an operation begins behind its description.
std::uint32_t headStart(OperationDefinition operation)
{
    const StringValue description = operation.description();
    return description ? description.end() : operation.start();
}

// The parentheses around the variables, and a blank before them that an anonymous operation has.
TextEdit removalOfAllVariables(OperationDefinition operation, VariableDefinition last)
{
    const std::string_view text = operation.document().text();
    const std::uint32_t start = headStart(operation);
    Lexer before(text.substr(start), Encoding::Valid, nullptr);
    Token token = before.next();
    while (token.kind != TokenKind::ParenLeft)
        token = before.next();
    const std::uint32_t close =
        last.end() + Lexer(text.substr(last.end()), Encoding::Valid, nullptr).next().end;
    std::uint32_t open = start + token.start;
    if (open > 0 && text[open - 1] == ' ' && operation.isAnonymous())
        --open;
    return {open, close, {}};
}

} // namespace

TextEdit declareVariables(OperationDefinition operation, const std::string &definitions)
{
    const std::string_view text = operation.document().text();
    VariableDefinition last;
    for (const VariableDefinition variable : operation.variables())
        last = variable;
    if (last) {
        const std::string_view indentation = indentationBefore(text, last.start());
        if (indentation.empty())
            return {last.end(), last.end(), ", " + definitions};
        // Before the line of the last one, which may close the list or have a comment behind it.
        const std::uint32_t line = lineStart(text, last.start());
        return {line, line, std::string(indentation) + definitions + '\n'};
    }
    if (operation.isShorthand())
        return {operation.start(), operation.start(), "query (" + definitions + ") "};
    if (!operation.isAnonymous()) {
        const auto nameEnd = static_cast<std::uint32_t>(operation.nameStart() + operation.name().size());
        return {nameEnd, nameEnd, '(' + definitions + ')'};
    }
    const std::uint32_t start = headStart(operation);
    const std::uint32_t keywordEnd = start + Lexer(text.substr(start), Encoding::Valid, nullptr).next().end;
    return {keywordEnd, keywordEnd, " (" + definitions + ')'};
}

void removeVariables(OperationDefinition operation, const Names &names, TextEdits &edits)
{
    const std::string_view text = operation.document().text();
    // Neighbours go together: each alone would leave what separates it from the other.
    std::vector<std::pair<std::uint32_t, std::uint32_t>> runs;
    VariableDefinition last;
    bool isInRun = false;
    bool areAll = true;
    for (const VariableDefinition variable : operation.variables()) {
        last = variable;
        const bool goes = names.contains(variable.variable().name());
        if (goes && !isInRun)
            runs.emplace_back(variable.start(), variable.end());
        else if (goes)
            runs.back().second = variable.end();
        isInRun = goes;
        areAll = areAll && goes;
    }
    if (!runs.empty() && areAll)
        return edits.push_back(removalOfAllVariables(operation, last));
    for (const auto &[start, end] : runs)
        edits.push_back(removalOf(text, start, end));
}

std::string freeVariableName(OperationDefinition operation, std::string_view wanted)
{
    Names taken = usedVariables(operation);
    for (const VariableDefinition variable : operation.variables())
        taken.emplace(variable.variable().name());
    std::string name(wanted);
    for (int number = 2; taken.contains(name); ++number)
        name = std::string(wanted) + std::to_string(number);
    return name;
}

Names usedVariables(OperationDefinition operation)
{
    return mentionsReachedFrom(operation.document(), {operation}).variables;
}

std::size_t ordinalOf(OperationDefinition operation)
{
    std::size_t ordinal = 0;
    for (const Node other : operation.document().definitions()) {
        if (other.index() == operation.index())
            break;
        ordinal += other.is(NodeKind::OperationDefinition) ? 1 : 0;
    }
    return ordinal;
}

OperationDefinition operationAt(const Document &document, std::size_t ordinal)
{
    for (const Node definition : document.definitions())
        if (definition.is(NodeKind::OperationDefinition) && ordinal-- == 0)
            return OperationDefinition(definition);
    return {};
}

namespace {

constexpr Template kBrokenText = CORE_TEXT("Core", "The text has syntax errors. Fix them first.");

bool isIn(Node node, std::uint32_t offset)
{
    return node.start() <= offset && offset <= node.end();
}

Node definitionAbove(const DocumentFacts &facts, Node node)
{
    while (node.index() != 0 && !isExecutableDefinition(node.kind()))
        node = facts.parent(node);
    return node;
}

bool isInVariableDefinition(const DocumentFacts &facts, Node node)
{
    while (node.index() != 0 && !node.is(NodeKind::VariableDefinition))
        node = facts.parent(node);
    return node.is(NodeKind::VariableDefinition);
}

bool holdsVariables(Node value)
{
    for (std::uint32_t i = value.index(); i < value.data().next; ++i)
        if (value.document().node(i).is(NodeKind::Variable))
            return true;
    return false;
}

// The operation that has the variables of a definition; none where several could.
OperationDefinition operationFor(Node definition)
{
    if (definition.is(NodeKind::OperationDefinition))
        return OperationDefinition(definition);
    return findOperation(definition.document());
}

// What is expected where a value stands; unknown where the schema does not say.
TypeRef expectedType(const DocumentFacts &facts, Node value)
{
    const Node above = facts.parent(value);
    if (above.is(NodeKind::Argument)) {
        const SchemaInput input = facts.input(Argument(above));
        return input ? input.type() : TypeRef();
    }
    if (above.is(NodeKind::ObjectField)) {
        const SchemaInput input = facts.input(ObjectField(above));
        return input ? input.type() : TypeRef();
    }
    if (above.is(NodeKind::ListValue)) {
        const TypeRef list = expectedType(facts, above);
        const TypeRef bare = list.isKnown() ? list.nullable() : list;
        return bare.isKnown() && bare.isList() ? bare.inner() : bare;
    }
    return {};
}

std::string_view nameFor(const DocumentFacts &facts, Node value)
{
    Node above = facts.parent(value);
    while (above.is(NodeKind::ListValue))
        above = facts.parent(above);
    return above.name();
}

// The innermost value, but of a name and its value that one.
Node valueAt(const Document &document, std::uint32_t offset)
{
    Node found;
    for (std::uint32_t i = 1; i < document.nodes().size(); ++i) {
        const Node node = document.node(i);
        if (!isIn(node, offset))
            continue;
        if (isValue(node.kind()))
            found = node;
        else if (node.is(NodeKind::Argument) || node.is(NodeKind::ObjectField))
            found = document.node(i + 1);
    }
    return found;
}

} // namespace

OperationEdit extractVariable(const Schema &schema, const Document &document, std::uint32_t offset)
{
    if (!document.isValid())
        return {{}, kBrokenText};
    const Node value = valueAt(document, offset);
    const DocumentFacts facts(document, schema);
    if (!value || isInVariableDefinition(facts, value))
        return {{}, CORE_TEXT("Core", "There is no value here. Put the cursor on the value of an argument.")};
    if (value.is(NodeKind::Variable))
        return {{},
                {CORE_TEXT("Core", "\"{name}\" is already a variable."),
                 {{"name", '$' + std::string(value.name())}}}};
    if (holdsVariables(value))
        return {{}, CORE_TEXT("Core", "This value holds a variable. Extract the values inside one by one.")};
    const TypeRef type = expectedType(facts, value);
    if (!type.isKnown())
        return {{}, CORE_TEXT("Core", "The schema has no type for this value. Fix the argument first.")};
    const OperationDefinition operation = operationFor(definitionAbove(facts, value));
    if (!operation)
        return {
            {},
            CORE_TEXT("Core",
                      "Several operations use this fragment. Extract the value where there is only one.")};

    const std::string name = freeVariableName(operation, nameFor(facts, value));
    std::string declaration = '$' + name + ": " + schema.print(type);
    if (!value.is(NodeKind::NullValue))
        declaration.append(" = ").append(value.text());
    return {{{value.start(), value.end(), '$' + name}, declareVariables(operation, declaration)}, {}};
}

OperationEdit inlineVariable(const Document &document, std::uint32_t offset)
{
    if (!document.isValid())
        return {{}, kBrokenText};
    Node variable;
    OperationDefinition operation;
    for (std::uint32_t i = 1; i < document.nodes().size(); ++i) {
        const Node node = document.node(i);
        if (isExecutableDefinition(node.kind()) && isIn(node, offset))
            operation = operationFor(node);
        const bool isOne = node.is(NodeKind::Variable) || node.is(NodeKind::VariableDefinition);
        if (isOne && isIn(node, offset))
            variable = node.is(NodeKind::Variable) ? node : Node(VariableDefinition(node).variable());
    }
    if (!variable)
        return {{}, CORE_TEXT("Core", "There is no variable here. Put the cursor on one.")};
    const std::string name(variable.name());
    VariableDefinition definition;
    if (operation)
        for (const VariableDefinition one : operation.variables())
            if (one.variable().name() == name)
                definition = one;
    if (!definition)
        return {{},
                {CORE_TEXT("Core", "\"{name}\" is not declared. Declare it first."), {{"name", '$' + name}}}};
    const Value value = definition.defaultValue();
    if (!value)
        return {
            {},
            {CORE_TEXT("Core",
                       "\"{name}\" has no default value that could stand in its place. Give it one first."),
             {{"name", '$' + name}}}};
    TextEdits edits;
    for (std::uint32_t i = 1; i < document.nodes().size(); ++i) {
        const Node node = document.node(i);
        const bool isUse = node.is(NodeKind::Variable) && node.name() == name
                           && node.index() != definition.variable().index();
        if (!isUse)
            continue;
        const bool isOwn = operation.start() <= node.start() && node.end() <= operation.end();
        const bool isShared = !findOperation(document); // by several operations
        if (!isOwn && isShared) {
            // Another operation has a variable of its own by this name; a fragment may be anybody's.
            for (const Node other : document.definitions())
                if (other.is(NodeKind::FragmentDefinition) && isIn(other, node.start()))
                    return {{},
                            {CORE_TEXT("Core", "\"{name}\" is used in a fragment that other operations may "
                                               "use. Remove it there."),
                             {{"name", '$' + name}}}};
            continue;
        }
        edits.push_back({node.start(), node.end(), std::string(value.text())});
    }
    removeVariables(operation, {name}, edits);
    return {std::move(edits), {}};
}

} // namespace tooltray::graphql
