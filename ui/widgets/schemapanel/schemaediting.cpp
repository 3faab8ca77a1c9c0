// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/schemapanel/schemaediting.h"

#include "base/ask.h"
#include "graphql/discovery/variablerefactoring.h"
#include "ui/editor/graphqleditor.h"
#include "ui/language/sentence.h"
#include "ui/models/schematreemodel.h"

#include <QThreadPool>

namespace tooltray::ui {
namespace {

std::size_t currentOperation(const GraphqlEditor &editor)
{
    const graphql::OperationDefinition operation = editor.currentOperation();
    return operation ? graphql::ordinalOf(operation) : 0;
}

} // namespace

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

SchemaEditing::~SchemaEditing() = default;

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
    Q_EMIT refused(tr("The operation at the cursor is a %1. Fields of a %2 need an operation of their own.")
                       .arg(name(operation.operation()), name(place.operation)));
    return false;
}

void SchemaEditing::apply(const graphql::OperationEdit &edit)
{
    if (!edit.problem.empty()) {
        Q_EMIT refused(worded("refactoring", edit.problem));
        return;
    }
    m_editor.applyEdits(edit.edits);
    Q_EMIT changed();
}

} // namespace tooltray::ui
