// SPDX-License-Identifier: GPL-3.0-or-later
#include "graphql/language/printer.h"

#include "graphql/language/characters.h"
#include "graphql/language/lexer.h"
#include "graphql/language/sdl.h"
#include "graphql/language/stringvalue.h"
#include "graphql/language/valuelayout.h"

#include <utility>

namespace tooltray::graphql {

namespace {

class Printer {
public:
    Printer(Node root, Comments comments, std::string &out)
        : m_out(out)
        , m_text(root.document().text())
        , m_layout(root)
    {
        if (comments == Comments::Keep)
            collectComments();
    }

    void node(Node node);

private:
    void document(Node document);
    void operation(OperationDefinition operation);
    void variableDefinitions(OperationDefinition operation);
    void field(Field field);
    void inlineFragment(InlineFragment fragment);
    void fragmentDefinition(FragmentDefinition fragment);
    void argumentLines(Arguments arguments);
    void argumentList(Arguments arguments);
    void listOrObject(Node value);
    void string(StringValue string);
    void type(TypeReference type);
    void description(Definition definition);
    void directives(Definition definition) { directives(definition.directives()); }
    void directives(Directives directives);
    void typeSystemDefinition(Node definition);
    void fieldDefinition(FieldDefinition field);
    void inputValue(InputValueDefinition value);
    void inputValueDefinitions(InputValueDefinitions arguments);
    void directiveDefinition(DirectiveDefinition directive);

    template <class Range>
    void block(const Range &items, Node parent);
    template <class Range>
    void joined(const Range &items, std::string_view separator);
    void namedTypes(ViewRange<NamedType> types, std::string_view prefix, std::string_view separator);

    void newLine() { m_out.append("\n").append(m_indent, ' '); }
    void indented(std::string_view text);

    void collectComments();
    void commentsBefore(std::size_t offset);
    void commentBehind(Node item);

    static constexpr std::size_t kIndent = 2;

    std::string &m_out;
    std::string_view m_text;
    ValueLayout m_layout;
    std::size_t m_indent = 0;
    std::vector<Token> m_comments;
    std::size_t m_nextComment = 0;
};

void Printer::node(Node node)
{
    switch (node.kind()) {
    case NodeKind::Document: return document(node);
    case NodeKind::OperationDefinition: return operation(OperationDefinition(node));
    case NodeKind::FragmentDefinition: return fragmentDefinition(FragmentDefinition(node));
    case NodeKind::VariableDefinition: {
        const VariableDefinition variable(node);
        description(variable);
        this->node(variable.variable());
        m_out += ": ";
        type(variable.type());
        if (const Value value = variable.defaultValue()) {
            m_out += " = ";
            this->node(value);
        }
        return directives(variable);
    }
    case NodeKind::SelectionSet: return block(SelectionSet(node).selections(), node);
    case NodeKind::Field: return field(Field(node));
    case NodeKind::FragmentSpread:
        m_out.append("...").append(node.name());
        return directives(FragmentSpread(node).directives());
    case NodeKind::InlineFragment: return inlineFragment(InlineFragment(node));
    case NodeKind::Argument:
    case NodeKind::ObjectField:
        m_out.append(node.name()).append(": ");
        return this->node(node.document().node(node.index() + 1));
    case NodeKind::Directive:
        m_out.append("@").append(node.name());
        return argumentList(Directive(node).arguments());
    case NodeKind::Variable: m_out.append("$").append(node.name()); return;
    case NodeKind::StringValue: return string(StringValue(node));
    case NodeKind::ListValue:
    case NodeKind::ObjectValue: return listOrObject(node);
    case NodeKind::Alias:
    case NodeKind::IntValue:
    case NodeKind::FloatValue:
    case NodeKind::BooleanValue:
    case NodeKind::NullValue:
    case NodeKind::EnumValue:
    case NodeKind::DirectiveLocation:
    case NodeKind::Missing: m_out += node.text(); return;
    case NodeKind::NamedType:
    case NodeKind::ListType: return type(TypeReference(node));
    case NodeKind::OperationTypeDefinition: {
        const OperationTypeDefinition definition(node);
        m_out.append(keyword(definition.operation())).append(": ").append(definition.type().name());
        return;
    }
    case NodeKind::FieldDefinition: return fieldDefinition(FieldDefinition(node));
    case NodeKind::InputValueDefinition: return inputValue(InputValueDefinition(node));
    case NodeKind::EnumValueDefinition:
        description(EnumValueDefinition(node));
        m_out += node.name();
        return directives(EnumValueDefinition(node));
    case NodeKind::DirectiveDefinition:
    case NodeKind::DirectiveExtension: return directiveDefinition(DirectiveDefinition(node));
    default: return typeSystemDefinition(node);
    }
}

void Printer::document(Node document)
{
    bool isFirst = true;
    for (const Node definition : document.children()) {
        if (!std::exchange(isFirst, false))
            m_out += "\n\n";
        commentsBefore(definition.start());
        node(definition);
        commentBehind(definition);
    }
    while (m_nextComment < m_comments.size()) {
        newLine();
        commentsBefore(m_comments[m_nextComment].start + 1);
        m_out.resize(m_out.size() - 1);
    }
}

void Printer::operation(OperationDefinition operation)
{
    description(operation);
    const bool isBare = operation.operation() == OperationType::Query && operation.isAnonymous()
                        && !operation.description() && operation.variables().isEmpty()
                        && operation.directives().isEmpty();
    if (!isBare) {
        m_out += keyword(operation.operation());
        if (!operation.isAnonymous() || !operation.variables().isEmpty())
            m_out.append(" ").append(operation.name());
        variableDefinitions(operation);
        directives(operation);
        m_out += ' ';
    }
    node(operation.selectionSet());
}

void Printer::variableDefinitions(OperationDefinition operation)
{
    const auto variables = operation.variables();
    if (variables.isEmpty())
        return;
    bool hasLineBreaks = false;
    for (const VariableDefinition variable : variables)
        hasLineBreaks = hasLineBreaks || m_layout.hasLineBreaks(variable);
    m_out += hasLineBreaks ? "(\n" : "(";
    joined(variables, hasLineBreaks ? "\n" : ", ");
    m_out += hasLineBreaks ? "\n)" : ")";
}

void Printer::field(Field field)
{
    std::size_t prefix = field.name().size();
    if (field.hasAlias()) {
        m_out.append(field.responseName()).append(": ");
        prefix += field.responseName().size() + 2;
    }
    m_out += field.name();
    const Arguments arguments = field.arguments();
    if (!arguments.isEmpty()) {
        if (m_layout.isTooLong(static_cast<std::uint32_t>(prefix), arguments))
            argumentLines(arguments);
        else
            argumentList(arguments);
    }
    directives(field.directives());
    if (const SelectionSet selections = field.selectionSet()) {
        m_out += ' ';
        node(selections);
    }
}

void Printer::inlineFragment(InlineFragment fragment)
{
    m_out += "...";
    if (const TypeReference condition = fragment.typeCondition())
        m_out.append(" on ").append(condition.name());
    directives(fragment.directives());
    m_out += ' ';
    node(fragment.selectionSet());
}

void Printer::fragmentDefinition(FragmentDefinition fragment)
{
    description(fragment);
    m_out.append("fragment ").append(fragment.name()).append(" on ").append(fragment.typeCondition().name());
    directives(fragment);
    m_out += ' ';
    node(fragment.selectionSet());
}

void Printer::argumentLines(Arguments arguments)
{
    m_out += '(';
    m_indent += kIndent;
    for (const Argument argument : arguments) {
        newLine();
        commentsBefore(argument.start());
        node(argument);
    }
    m_indent -= kIndent;
    newLine();
    m_out += ')';
}

void Printer::argumentList(Arguments arguments)
{
    if (arguments.isEmpty())
        return;
    m_out += '(';
    joined(arguments, ", ");
    m_out += ')';
}

void Printer::listOrObject(Node value)
{
    const bool isList = value.is(NodeKind::ListValue);
    if (m_layout.isSpread(value)) {
        m_out += isList ? '[' : '{';
        m_indent += kIndent;
        for (const Node item : value.children()) {
            newLine();
            commentsBefore(item.start());
            node(item);
        }
        m_indent -= kIndent;
        newLine();
        m_out += isList ? ']' : '}';
        return;
    }
    m_out += isList ? "[" : "{ ";
    joined(value.children(), ", ");
    m_out += isList ? "]" : " }";
}

void Printer::string(StringValue string)
{
    const std::string value = string.value();
    if (!string.isBlock())
        return printString(value, m_out);
    std::string text;
    printBlockString(value, text);
    indented(text);
}

void Printer::type(TypeReference type)
{
    if (type.isList()) {
        m_out += '[';
        this->type(type.item());
        m_out += ']';
    } else {
        m_out += type.name();
    }
    if (type.isNonNull())
        m_out += '!';
}

void Printer::description(Definition definition)
{
    if (const StringValue description = definition.description()) {
        string(description);
        newLine();
    }
}

void Printer::directives(Directives directives)
{
    for (const Directive directive : directives) {
        m_out += ' ';
        node(directive);
    }
}

void Printer::typeSystemDefinition(Node node)
{
    const Definition definition(node);
    const NodeKind kind = node.kind();
    description(definition);
    const bool isExtension = kind == NodeKind::SchemaExtension || isTypeExtension(kind);
    if (isExtension)
        m_out += "extend ";
    switch (kind) {
    case NodeKind::SchemaDefinition:
    case NodeKind::SchemaExtension: {
        m_out += "schema";
        directives(definition);
        const auto operationTypes = SchemaDefinition(node).operationTypes();
        if (!operationTypes.isEmpty())
            m_out += ' ';
        return block(operationTypes, node);
    }
    case NodeKind::ScalarTypeDefinition:
    case NodeKind::ScalarTypeExtension:
        m_out.append("scalar ").append(node.name());
        return directives(definition);
    case NodeKind::ObjectTypeDefinition:
    case NodeKind::ObjectTypeExtension:
    case NodeKind::InterfaceTypeDefinition:
    case NodeKind::InterfaceTypeExtension: {
        const bool isObject = kind == NodeKind::ObjectTypeDefinition || kind == NodeKind::ObjectTypeExtension;
        const FieldsTypeDefinition type(node);
        m_out.append(isObject ? "type " : "interface ").append(node.name());
        namedTypes(type.interfaces(), " implements ", " & ");
        directives(definition);
        if (!type.fields().isEmpty())
            m_out += ' ';
        return block(type.fields(), node);
    }
    case NodeKind::UnionTypeDefinition:
    case NodeKind::UnionTypeExtension:
        m_out.append("union ").append(node.name());
        directives(definition);
        return namedTypes(UnionTypeDefinition(node).members(), " = ", " | ");
    case NodeKind::EnumTypeDefinition:
    case NodeKind::EnumTypeExtension: {
        m_out.append("enum ").append(node.name());
        directives(definition);
        const auto values = EnumTypeDefinition(node).values();
        if (!values.isEmpty())
            m_out += ' ';
        return block(values, node);
    }
    default: {
        m_out.append("input ").append(node.name());
        directives(definition);
        const auto fields = InputObjectTypeDefinition(node).fields();
        if (!fields.isEmpty())
            m_out += ' ';
        return block(fields, node);
    }
    }
}

void Printer::fieldDefinition(FieldDefinition field)
{
    description(field);
    m_out += field.name();
    inputValueDefinitions(field.arguments());
    m_out += ": ";
    type(field.type());
    directives(field);
}

void Printer::inputValue(InputValueDefinition value)
{
    description(value);
    m_out.append(value.name()).append(": ");
    type(value.type());
    if (const Value defaultValue = value.defaultValue()) {
        m_out += " = ";
        node(defaultValue);
    }
    directives(value);
}

void Printer::inputValueDefinitions(InputValueDefinitions arguments)
{
    if (arguments.isEmpty())
        return;
    bool hasLineBreaks = false;
    for (const InputValueDefinition argument : arguments)
        hasLineBreaks = hasLineBreaks || m_layout.hasLineBreaks(argument);
    m_out += '(';
    if (hasLineBreaks) {
        m_indent += kIndent;
        for (const InputValueDefinition argument : arguments) {
            newLine();
            commentsBefore(argument.start());
            inputValue(argument);
        }
        m_indent -= kIndent;
        newLine();
    } else {
        joined(arguments, ", ");
    }
    m_out += ')';
}

void Printer::directiveDefinition(DirectiveDefinition directive)
{
    description(directive);
    if (directive.is(NodeKind::DirectiveExtension)) {
        m_out.append("extend directive @").append(directive.name());
        return directives(directive);
    }
    m_out.append("directive @").append(directive.name());
    inputValueDefinitions(directive.arguments());
    directives(directive);
    m_out += directive.isRepeatable() ? " repeatable on " : " on ";
    joined(directive.locations(), " | ");
}

template <class Range>
void Printer::block(const Range &items, Node parent)
{
    if (items.isEmpty())
        return;
    m_out += '{';
    m_indent += kIndent;
    for (const Node item : items) {
        newLine();
        commentsBefore(item.start());
        node(item);
        commentBehind(item);
    }
    if (m_nextComment < m_comments.size() && m_comments[m_nextComment].start < parent.end()) {
        newLine();
        commentsBefore(parent.end());
        m_out.resize(m_out.size() - 1 - m_indent);
    }
    m_indent -= kIndent;
    newLine();
    m_out += '}';
}

template <class Range>
void Printer::joined(const Range &items, std::string_view separator)
{
    bool isFirst = true;
    for (const Node item : items) {
        if (!std::exchange(isFirst, false))
            m_out += separator;
        node(item);
    }
}

void Printer::namedTypes(ViewRange<NamedType> types, std::string_view prefix, std::string_view separator)
{
    for (const NamedType type : types) {
        m_out.append(prefix).append(type.name());
        prefix = separator;
    }
}

void Printer::indented(std::string_view text)
{
    for (std::size_t end = text.find('\n'); end != std::string_view::npos; end = text.find('\n')) {
        m_out += text.substr(0, end);
        newLine();
        text.remove_prefix(end + 1);
    }
    m_out += text;
}

void Printer::collectComments()
{
    Lexer lexer(m_text, isValidUtf8(m_text) ? Encoding::Valid : Encoding::Unchecked, nullptr);
    for (Token token = lexer.nextWithComments(); token.kind != TokenKind::EndOfFile;
         token = lexer.nextWithComments())
        if (token.kind == TokenKind::Comment)
            m_comments.push_back(token);
}

// Each on a line of its own; the next thing printed begins on a fresh line.
void Printer::commentsBefore(std::size_t offset)
{
    for (; m_nextComment < m_comments.size() && m_comments[m_nextComment].start < offset; ++m_nextComment) {
        const Token &comment = m_comments[m_nextComment];
        m_out += m_text.substr(comment.start, comment.end - comment.start);
        newLine();
    }
}

// A comment behind an item on its last line stays there.
void Printer::commentBehind(Node item)
{
    if (m_nextComment == m_comments.size())
        return;
    const Token &comment = m_comments[m_nextComment];
    if (comment.start < item.end()
        || m_text.substr(item.end(), comment.start - item.end()).find_first_not_of(" \t,")
               != std::string_view::npos)
        return;
    m_out.append(" ").append(m_text.substr(comment.start, comment.end - comment.start));
    ++m_nextComment;
}

} // namespace

std::string print(const Document &document, Comments comments)
{
    std::string out;
    out.reserve(document.text().size() + document.text().size() / 4);
    Printer(document.root(), comments, out).node(document.root());
    return out;
}

std::string print(Node node)
{
    std::string out;
    print(node, out);
    return out;
}

void print(Node node, std::string &out)
{
    if (node)
        Printer(node, Comments::Drop, out).node(node);
}

} // namespace tooltray::graphql
