// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/tools/operationtab.h"

#include "graphql/language/ast.h"
#include "graphql/language/parse.h"
#include "ui/editor/graphqleditor.h"
#include "ui/editor/jsonhighlighter.h"
#include "ui/models/operationtext.h"
#include "ui/models/utf8text.h"
#include "ui/state/retranslation.h"
#include "ui/theme/metrics.h"
#include "ui/widgets/inlinemessage.h"
#include "ui/widgets/textlabel.h"

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

} // namespace

OperationTab::OperationTab(const Theme &theme, QWidget *parent)
    : ToolTab(parent)
    , m_theme(theme)
    , m_parts(new QStackedWidget(this))
    , m_document(new GraphqlEditor(theme, m_parts))
{
    m_document->setFrameShape(QFrame::NoFrame);
    m_parts->addWidget(buildDocument());
    m_parts->addWidget(buildDefinition());
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins({});
    layout->addWidget(m_parts);
    connect(m_document, &QPlainTextEdit::textChanged, this, [this] {
        QString text = m_document->text();
        if (m_isShowing || text == m_shown)
            return;
        m_shown = std::move(text);
        showNames();
        Q_EMIT edited();
    });
    keepTranslated(*this, [this] {
        m_document->setAccessibleName(tr("GraphQL operation"));
        m_nameLabel->setText(tr("Operation"));
        m_name->setToolTip(tr("Which of the operations of the text the tool runs"));
        showNames();
        m_definition->setAccessibleName(tr("Definition as JSON"));
        m_kind->setText(tr("What this tool requests, as JSON: a REST request, steps or cases."));
    });
}

OperationTab::~OperationTab() = default;

QWidget *OperationTab::buildDocument()
{
    auto *part = new QWidget(m_parts);
    m_which = new QWidget(part);
    m_nameLabel = new QLabel(m_which);
    m_name = new QComboBox(m_which);
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
    m_name->addItem(tr("The only one"), QString());
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

QWidget *OperationTab::buildDefinition()
{
    auto *part = new QWidget(m_parts);
    m_kind = new TextLabel(TextLook::Muted, part);
    m_kind->setWordWrap(true);
    m_problem = new InlineMessage(m_theme, part);
    m_problem->hide();
    m_definition = new CodeEditor(m_theme, part);
    new JsonHighlighter(m_theme, *m_definition->document());
    auto *layout = new QVBoxLayout(part);
    layout->setContentsMargins(metrics::kMargin, metrics::kSpacing, metrics::kMargin, metrics::kSpacing);
    layout->addWidget(m_kind);
    layout->addWidget(m_problem);
    layout->addWidget(m_definition, 1);
    connect(m_definition, &QPlainTextEdit::textChanged, this, [this] {
        QString text = m_definition->text();
        if (m_isShowing || text == m_shown)
            return;
        m_shown = std::move(text);
        checkDefinition();
        Q_EMIT edited();
    });
    return part;
}

void OperationTab::setSchema(const graphql::SchemaPointer &schema)
{
    m_document->setSchema(schema);
}

bool OperationTab::goTo(const ToolNote &note)
{
    if (!note.place.isEmpty() && !note.place.contains(u"/operation"))
        return false;
    if (m_isGraphql && note.position)
        goToPosition(*m_document, *note.position);
    else
        focusEditor();
    return true;
}

bool OperationTab::goTo(const QString &place)
{
    return place.contains(u"/operation") && goTo(ToolNote{.message = {}, .place = place});
}

void OperationTab::focusEditor()
{
    (m_isGraphql ? static_cast<QWidget *>(m_document) : m_definition)->setFocus(Qt::OtherFocusReason);
}

void OperationTab::showDraft(const ToolDraft &draft)
{
    m_isShowing = true;
    m_operation = draft.resolved().operation.value_or(workspace::GraphqlOperation());
    const auto *graphqlOperation = std::get_if<workspace::GraphqlOperation>(&m_operation);
    m_isGraphql = graphqlOperation != nullptr;
    if (m_isGraphql) {
        const QString document = fromUtf8(graphqlOperation->document);
        if (m_document->toPlainText() != document)
            m_document->setText(document);
        m_shown = document;
        m_isDefined = true;
        showNames();
    } else {
        const std::string text =
            draft.definitionText.empty() ? operationText(m_operation) : draft.definitionText;
        if (m_definition->toPlainText() != fromUtf8(text))
            m_definition->setText(fromUtf8(text));
        m_shown = fromUtf8(text);
        checkDefinition();
    }
    m_parts->setCurrentIndex(m_isGraphql ? 0 : 1);
    m_isShowing = false;
}

void OperationTab::store(ToolDraft &draft) const
{
    workspace::Operation operation = m_operation;
    draft.definitionText.clear();
    if (auto *graphqlOperation = std::get_if<workspace::GraphqlOperation>(&operation))
        graphqlOperation->document = toUtf8(m_document->toPlainText());
    else if (!m_isDefined)
        draft.definitionText = toUtf8(m_definition->toPlainText());
    // A version that takes over the operation before it goes on doing so until another one is written.
    if (draft.resolved().operation != operation)
        draft.edited().operation = std::move(operation);
}

void OperationTab::checkDefinition()
{
    ReadOperation read = readOperation(toUtf8(m_definition->toPlainText()));
    m_isDefined = read.operation.has_value();
    m_problem->setVisible(!m_isDefined);
    if (m_isDefined)
        m_operation = std::move(*read.operation);
    else
        //: Line, column and what is wrong there
        m_problem->setMessage(
            MessageKind::Error,
            tr("Line %1, column %2: %3").arg(read.position.line).arg(read.position.column).arg(read.problem));
}

} // namespace tooltray::ui
