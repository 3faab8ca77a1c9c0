// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/tools/operationtab.h"

#include "graphql/language/ast.h"
#include "graphql/language/parse.h"
#include "ui/editor/graphqleditor.h"
#include "ui/language/language.h"
#include "ui/language/utf8text.h"
#include "ui/models/operationedits.h"
#include "ui/pages/tools/definitionpane.h"
#include "ui/theme/metrics.h"
#include "ui/theme/textlabel.h"

#include <QComboBox>
#include <QLabel>
#include <QPlainTextEdit>
#include <QStackedWidget>
#include <QTextBlock>
#include <QVBoxLayout>

namespace tooltray::ui {
namespace {

void goToPosition(CodeEditor &edit, const json::Position &position)
{
    const QTextBlock block = edit.document()->findBlockByNumber(static_cast<int>(position.line) - 1);
    if (!block.isValid())
        return;
    QTextCursor cursor(block);
    const int column = std::min(static_cast<int>(position.column) - 1, block.length() - 1);
    cursor.movePosition(QTextCursor::Right, QTextCursor::MoveAnchor, column);
    edit.setTextCursor(cursor);
    edit.ensureCursorVisible();
    edit.setFocus(Qt::OtherFocusReason);
}

// Returns the initial operation of the kind that the variant has at the index.
workspace::Operation emptyOperation(std::size_t kind)
{
    switch (kind) {
    case 1: return workspace::RestRequest{.path = "/"};
    case 2: return workspace::Sequence{{{.name = "step1", .action = workspace::ToolInvocation{}}}};
    case 3:
        return workspace::Switch{"kind", {{{.name = "case1", .action = workspace::ToolInvocation{}}, {}}}};
    default: return workspace::GraphqlOperation{};
    }
}

} // namespace

OperationTab::OperationTab(const Theme &theme, QWidget *parent)
    : ToolTab(parent)
    , m_kindLine(new QWidget(this))
    , m_kindLabel(new TextLabel(m_kindLine))
    , m_kind(new QComboBox(m_kindLine))
    , m_parts(new QStackedWidget(this))
    , m_document(new GraphqlEditor(theme, m_parts))
{
    m_document->setFrameShape(QFrame::NoFrame);
    m_parts->addWidget(buildDocument());
    m_definition = new DefinitionPane(theme, m_parts);
    m_parts->addWidget(m_definition);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins({});
    layout->setSpacing(0);
    buildKind();
    layout->addWidget(m_kindLine);
    layout->addWidget(m_parts);
    connect(m_document, &QPlainTextEdit::textChanged, this, [this] {
        QString text = m_document->text();
        if (m_isShowing || text == m_shown)
            return;
        m_shown = std::move(text);
        showNames();
        Q_EMIT edited();
    });
    connect(m_definition, &ToolTab::edited, this, [this] {
        m_definition->store(m_draft);
        Q_EMIT edited();
    });
    keepTranslated(*this, [this] {
        m_document->setAccessibleName(tr("GraphQL operation"));
        m_nameLabel->setText(tr("Operation"));
        m_name->setToolTip(tr("The operation that the tool runs"));
        //: What a new tool does
        m_kindLabel->setText(tr("The tool runs"));
        m_kind->setItemText(0, tr("GraphQL operation"));
        m_kind->setItemText(1, tr("REST request"));
        m_kind->setItemText(2, tr("Steps in sequence"));
        m_kind->setItemText(3, tr("One of several cases"));
        showNames();
    });
}

void OperationTab::buildKind()
{
    m_kind->addItems(QStringList(static_cast<qsizetype>(std::variant_size_v<workspace::Operation>)));
    m_kind->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    m_kindLabel->setBuddy(m_kind);
    auto *line = new QHBoxLayout(m_kindLine);
    line->setContentsMargins(metrics::kMargin, metrics::kSpacingSmall, metrics::kMargin,
                             metrics::kSpacingSmall);
    line->addWidget(m_kindLabel);
    line->addWidget(m_kind);
    line->addStretch();
    connect(m_kind, &QComboBox::activated, this,
            [this](int kind) { chooseKind(static_cast<std::size_t>(kind)); });
}

void OperationTab::chooseKind(std::size_t kind)
{
    store(m_draft);
    const workspace::Operation now = operationOf(m_draft);
    if (kind == now.index())
        return;
    m_before.insert_or_assign(now.index(), now);
    const auto before = m_before.find(kind);
    m_chosen = before == m_before.end() ? emptyOperation(kind) : before->second;
    store(m_draft);
    showDraft(ToolDraft(m_draft));
    Q_EMIT edited();
    m_chosen.reset();
}

QWidget *OperationTab::buildDocument()
{
    auto *part = new QWidget(m_parts);
    m_which = new QWidget(part);
    m_nameLabel = new TextLabel(m_which);
    m_name = new QComboBox(m_which);
    m_name->setObjectName(QStringLiteral("operation_name"));
    m_nameLabel->setBuddy(m_name);
    auto *line = new QHBoxLayout(m_which);
    line->setContentsMargins(metrics::kMargin, metrics::kSpacingSmall, metrics::kMargin,
                             metrics::kSpacingSmall);
    line->addWidget(m_nameLabel);
    line->addWidget(m_name);
    line->addStretch();
    auto *layout = new QVBoxLayout(part);
    layout->setContentsMargins({});
    layout->setSpacing(0);
    layout->addWidget(m_document, 1);
    layout->addWidget(m_which);
    connect(m_name, &QComboBox::activated, this, [this] {
        std::get<workspace::GraphqlOperation>(m_operation).operationName =
            toUtf8(m_name->currentData().toString());
        Q_EMIT edited();
    });
    return part;
}

void OperationTab::showNames()
{
    const auto *operation = std::get_if<workspace::GraphqlOperation>(&m_operation);
    const QString chosen = operation ? fromUtf8(operation->operationName) : QString();
    m_name->clear();
    //: Choice of an operation: the text has no other
    m_name->addItem(tr("The only operation"), QString());
    const graphql::Document document = graphql::parseDocument(toUtf8(m_document->toPlainText()));
    for (const graphql::Node definition : document.definitions()) {
        const auto found = graphql::as<graphql::OperationDefinition>(definition);
        if (found && !found.isAnonymous())
            m_name->addItem(fromUtf8(found.name()), fromUtf8(found.name()));
    }
    m_which->setVisible(m_name->count() > 2 || !chosen.isEmpty());
    if (m_name->findData(chosen) < 0)
        //: In the list of operations: the text has none of this name
        m_name->addItem(tr("%1 (missing)").arg(chosen), chosen);
    m_name->setCurrentIndex(m_name->findData(chosen));
}

void OperationTab::setSchema(const graphql::SchemaPointer &schema)
{
    m_document->setSchema(schema);
}

bool OperationTab::goTo(const ToolNote &note)
{
    if (!note.place.isEmpty() && !note.place.contains(u"/operation"))
        return false;
    if (!m_isGraphql && goTo(note.place))
        return true;
    if (m_isGraphql && note.position)
        goToPosition(*m_document, *note.position);
    else
        focusEditor();
    return true;
}

bool OperationTab::goTo(const QString &place)
{
    const qsizetype at = place.indexOf(u"/operation");
    if (at < 0)
        return false;
    return m_isGraphql ? goTo(ToolNote{.message = {}, .place = place}) : m_definition->goTo(place.mid(at));
}

void OperationTab::focusEditor()
{
    if (m_isGraphql)
        m_document->setFocus(Qt::OtherFocusReason);
    else
        m_definition->focusEditor();
}

void OperationTab::showDraft(const ToolDraft &draft)
{
    m_isShowing = true;
    if (draft.original != m_draft.original || draft.tool.name != m_draft.tool.name
        || draft.version != m_draft.version)
        m_before.clear();
    m_draft = draft;
    m_operation = operationOf(draft);
    const auto *graphqlOperation = std::get_if<workspace::GraphqlOperation>(&m_operation);
    m_isGraphql = graphqlOperation != nullptr;
    if (m_isGraphql) {
        const QString document = fromUtf8(graphqlOperation->document);
        if (m_document->toPlainText() != document)
            m_document->setText(document);
        m_shown = document;
        showNames();
    } else {
        m_definition->showDraft(draft);
    }
    m_kindLine->setVisible(draft.original.empty());
    m_kind->setCurrentIndex(static_cast<int>(m_operation.index()));
    m_parts->setCurrentIndex(m_isGraphql ? 0 : 1);
    m_isShowing = false;
}

void OperationTab::store(ToolDraft &draft) const
{
    if (m_chosen) {
        const workspace::Operation before = operationOf(draft);
        draft.definitionText.clear();
        setOperation(draft, *m_chosen);
        return dropTypedBefore(draft, before);
    }
    if (!m_isGraphql)
        return m_definition->store(draft);
    workspace::Operation operation = m_operation;
    std::get<workspace::GraphqlOperation>(operation).document = toUtf8(m_document->toPlainText());
    draft.definitionText.clear();
    setOperation(draft, std::move(operation));
}

void OperationTab::showState(const engine::WorkspaceState &state, const graphql::SchemaPointer &schema)
{
    m_definition->showState(state, schema);
}

void OperationTab::showRecognized(const engine::RecognizedRequest &request, const QStringList &paths)
{
    m_definition->showRecognized(request, paths);
}

} // namespace tooltray::ui
