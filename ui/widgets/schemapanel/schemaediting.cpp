// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/schemapanel/schemaediting.h"

#include "base/task/ask.h"
#include "graphql/discovery/refactoring.h"
#include "graphql/discovery/suggestoperation.h"
#include "graphql/language/parse.h"
#include "ui/editor/graphqleditor.h"
#include "ui/language/sentence.h"
#include "ui/models/schematreemodel.h"

#include <QThreadPool>

#include <algorithm>
#include <vector>

namespace tooltray::ui {
namespace {

using graphql::Document;
using graphql::OperationEdit;
using graphql::Schema;
using graphql::SchemaField;
using graphql::SchemaType;
using graphql::SelectionPath;
using graphql::SelectionStep;

constexpr std::size_t kMaxLeaves = 300;

bool needsArguments(SchemaField field)
{
    const graphql::SchemaInputs arguments = field.arguments();
    return std::any_of(arguments.begin(), arguments.end(),
                       [](graphql::SchemaInput argument) { return argument.isRequired(); });
}

SchemaType typeAt(const Schema &schema, const SchemaPlace &place)
{
    if (place.path.empty())
        return schema.rootType(place.operation);
    if (place.path.back().kind == SelectionStep::Kind::Fragment)
        return schema.type(place.path.back().name);
    const SchemaField field = graphql::fieldAt(schema, place.operation, place.path);
    return field ? field.namedType() : SchemaType();
}

SelectionPath pathTo(SelectionPath path, SchemaField field)
{
    path.push_back({SelectionStep::Kind::Field, std::string(field.name())});
    return path;
}

void collectLeaves(SchemaType type, const SelectionPath &path, int depth, std::vector<SelectionPath> &leaves)
{
    const auto isWanted = [&](SchemaField field) {
        return !field.isDeprecated() && !needsArguments(field) && leaves.size() < kMaxLeaves;
    };
    for (const SchemaField field : type.fields())
        if (field.namedType().isLeaf() && isWanted(field))
            leaves.push_back(pathTo(path, field));
    if (depth < 2)
        return;
    for (const SchemaField field : type.fields())
        if (field.namedType().isComposite() && isWanted(field))
            collectLeaves(field.namedType(), pathTo(path, field), depth - 1, leaves);
}

std::string withOperation(std::string_view text, graphql::OperationType operation)
{
    std::string all(text);
    while (!all.empty() && (all.back() == '\n' || all.back() == ' '))
        all.pop_back();
    return all + (all.empty() ? "" : "\n\n") + std::string(graphql::keyword(operation))
           + " {\n  __typename\n}\n";
}

std::size_t currentOperation(const GraphqlEditor &editor)
{
    const graphql::OperationDefinition operation = editor.currentOperation();
    return operation ? graphql::ordinalOf(operation) : 0;
}

} // namespace

OperationEdit choose(const Schema &schema, const Document &document, std::size_t operation,
                     const SchemaPlace &place, Choice choice)
{
    const graphql::OperationDefinition definition = graphql::operationAt(document, operation);
    if (!definition) {
        if (choice == Choice::Remove)
            return {};
        const std::string text = withOperation(document.text(), place.operation);
        const Document made = graphql::parseDocument(text);
        OperationEdit edit = choose(schema, made, 0, place, choice);
        if (!edit.problem.empty())
            return edit;
        return {differenceOf(document.text(), graphql::applyEdits(text, edit.edits)), {}};
    }
    const bool adds = choice == Choice::Add;
    if (!place.argument.empty())
        return adds ? graphql::addArgument(schema, definition, place.path, place.argument)
                    : graphql::removeArgument(schema, definition, place.path, place.argument);
    return adds ? graphql::addSelection(schema, definition, place.path)
                : graphql::removeSelection(definition, place.path);
}

OperationEdit addLeaves(const Schema &schema, const Document &document, std::size_t operation,
                        const SchemaPlace &place, int depth)
{
    std::vector<SelectionPath> leaves;
    if (const SchemaType type = typeAt(schema, place); type.isComposite())
        collectLeaves(type, place.path, depth, leaves);
    if (leaves.empty())
        return choose(schema, document, operation, place, Choice::Add);
    std::string text(document.text());
    for (const SelectionPath &leaf : leaves) {
        const Document now = graphql::parseDocument(text);
        OperationEdit edit = choose(schema, now, operation, {place.operation, leaf}, Choice::Add);
        if (!edit.problem.empty())
            return edit;
        text = graphql::applyEdits(text, edit.edits);
    }
    return {differenceOf(document.text(), text), {}};
}

graphql::TextEdits differenceOf(std::string_view before, std::string_view after)
{
    if (before == after)
        return {};
    const auto isInside = [](char c) { return (static_cast<unsigned char>(c) & 0xC0U) == 0x80U; };
    const std::size_t shorter = std::min(before.size(), after.size());
    std::size_t start = 0;
    while (start < shorter && before[start] == after[start])
        ++start;
    while (start > 0 && start < before.size() && isInside(before[start]))
        --start;
    std::size_t behind = 0;
    while (behind < shorter - start && before[before.size() - 1 - behind] == after[after.size() - 1 - behind])
        ++behind;
    while (behind > 0 && isInside(before[before.size() - behind]))
        --behind;
    return {{static_cast<std::uint32_t>(start), static_cast<std::uint32_t>(before.size() - behind),
             std::string(after.substr(start, after.size() - behind - start))}};
}

SchemaEditing::SchemaEditing(SchemaTreeModel &model, GraphqlEditor &editor, QObject *parent)
    : QObject(parent)
    , m_model(model)
    , m_editor(editor)
{
    connect(&editor, &GraphqlEditor::documentChanged, this, &SchemaEditing::showOperation);
    connect(&editor, &GraphqlEditor::operationChanged, this, &SchemaEditing::showOperation);
    connect(&model, &SchemaTreeModel::choiceWanted, this, [this](const SchemaPlace &place, bool chosen) {
        choose(place, chosen ? Choice::Add : Choice::Remove);
    });
    showOperation();
}

void SchemaEditing::choose(const SchemaPlace &place, Choice choice)
{
    if (isPossible(place))
        apply(ui::choose(*m_model.schema(), m_editor.parsed()->document(), currentOperation(m_editor), place,
                         choice));
}

void SchemaEditing::addLeaves(const SchemaPlace &place, int depth)
{
    if (!isPossible(place))
        return;
    const ParsedTextPointer text = m_editor.parsed();
    const auto work = [text, depth, place, schema = m_model.schema(),
                       operation = currentOperation(m_editor)]() -> Result<graphql::OperationEdit> {
        return ui::addLeaves(*schema, text->document(), operation, place, depth);
    };
    whenDone(ask(QThreadPool::globalInstance(), work), this,
             [this, text](const Result<graphql::OperationEdit> &edit) {
                 if (edit && m_editor.parsed() == text)
                     apply(*edit);
             });
}

bool SchemaEditing::showInText(const SchemaPlace &place)
{
    const ParsedTextPointer text = m_editor.parsed();
    const graphql::OperationDefinition operation = m_editor.currentOperation();
    if (!operation || operation.operation() != place.operation)
        return false;
    const graphql::Selection selection = graphql::findSelection(operation, place.path);
    if (!selection)
        return false;
    graphql::Node node = selection;
    for (const graphql::Argument argument : graphql::Arguments(selection.children()))
        if (argument.name() == place.argument)
            node = argument;
    const int start = text->offsets().position(node.start());
    const auto nameEnd = static_cast<std::uint32_t>(node.nameStart() + node.name().size());
    m_editor.goTo(start, text->offsets().position(std::max(nameEnd, node.start())) - start);
    return true;
}

std::optional<SchemaPlace> SchemaEditing::placeAtCursor() const
{
    const ParsedTextPointer text = m_editor.parsed();
    const std::uint32_t offset = text->offsets().offset(m_editor.textCursor().position());
    const graphql::OperationDefinition operation = m_editor.currentOperation();
    if (!operation || offset < operation.start() || offset > operation.end())
        return {};
    SchemaPlace place{operation.operation()};
    using Kind = graphql::SelectionStep::Kind;
    const graphql::Document &document = text->document();
    // Parents stand before their children, so those around the place come in order.
    for (std::uint32_t i = operation.index() + 1; i < operation.data().next; ++i) {
        const graphql::Node node = document.node(i);
        if (offset < node.start() || offset > node.end())
            continue;
        if (node.is(graphql::NodeKind::Field))
            place.path.push_back({Kind::Field, std::string(node.name())});
        else if (const auto fragment = graphql::as<graphql::InlineFragment>(node);
                 fragment && fragment.typeCondition())
            place.path.push_back({Kind::Fragment, std::string(fragment.typeCondition().name())});
        else if (node.is(graphql::NodeKind::Argument) && offset <= node.nameStart() + node.name().size())
            place.argument = node.name();
    }
    return place;
}

graphql::OperationType SchemaEditing::operationType() const
{
    const graphql::OperationDefinition operation = m_editor.currentOperation();
    return operation ? operation.operation() : graphql::OperationType::Query;
}

void SchemaEditing::showOperation()
{
    const ParsedTextPointer text = m_editor.parsed();
    m_model.setOperation(std::shared_ptr<const graphql::Document>(text, &text->document()),
                         m_editor.currentOperation());
}

bool SchemaEditing::isPossible(const SchemaPlace &place)
{
    if (!m_model.schema() || m_editor.isReadOnly())
        return false;
    const graphql::OperationDefinition operation = m_editor.currentOperation();
    if (!operation || operation.operation() == place.operation)
        return true;
    const auto name = [](graphql::OperationType type) {
        return QString::fromUtf8(graphql::keyword(type).data(),
                                 static_cast<qsizetype>(graphql::keyword(type).size()));
    };
    //: Both are kinds of operations: query, mutation or subscription
    Q_EMIT refused(tr("The operation at the cursor is a %1. Fields of a %2 need a separate operation.")
                       .arg(name(operation.operation()), name(place.operation)));
    return false;
}

void SchemaEditing::apply(const graphql::OperationEdit &edit)
{
    if (!edit.problem.empty()) {
        Q_EMIT refused(said(edit.problem));
        return;
    }
    m_editor.applyEdits(edit.edits);
    Q_EMIT changed();
}

} // namespace tooltray::ui
