// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/editor/graphqleditor.h"

#include "base/ask.h"
#include "graphql/discovery/variableedits.h"
#include "graphql/language/printer.h"
#include "ui/editor/graphqlanalysis.h"
#include "ui/editor/graphqlhighlighter.h"
#include "ui/state/retranslation.h"

#include <QKeyEvent>
#include <QThreadPool>

#include <algorithm>
#include <chrono>

namespace tooltray::ui {
namespace {

constexpr std::chrono::milliseconds kPause{200};

} // namespace

GraphqlEditor::GraphqlEditor(const Theme &theme, QWidget *parent) : CodeEditor(theme, parent)
{
    new GraphqlHighlighter(theme, *document());
    setCommentMark(QStringLiteral("#"));
    m_pause.setSingleShot(true);
    m_pause.setInterval(kPause);
    connect(&m_pause, &QTimer::timeout, this, &GraphqlEditor::flush);
    connect(document(), &QTextDocument::contentsChange, this, [this](int, int removed, int added) {
        if (removed != 0 || added != 0)
            noteChange();
    });
    connect(this, &QPlainTextEdit::cursorPositionChanged, this, &GraphqlEditor::noteOperation);
    keepTranslated(*this, [this] {
        setAccessibleName(tr("GraphQL operation"));
        setPlaceholderText(tr("Write an operation, or choose fields in the schema."));
    });
}

GraphqlEditor::~GraphqlEditor() = default;

void GraphqlEditor::setText(const QString &text)
{
    setProblems({});
    CodeEditor::setText(text);
    flush();
}

void GraphqlEditor::setSchema(graphql::SchemaPointer schema)
{
    if (m_schema == schema)
        return;
    m_schema = std::move(schema);
    ++m_revision;
    check();
}

ParsedTextPointer GraphqlEditor::parsed() const
{
    if (m_parsedRevision != m_textRevision) {
        // Colouring counts as a change, too; the same text stays the same to all who hold it.
        const QString now = text();
        if (!m_parsed || m_parsed->text() != std::string_view(now.toStdString()))
            m_parsed = std::make_shared<const ParsedText>(now);
        m_parsedRevision = m_textRevision;
    }
    return m_parsed;
}

graphql::OperationDefinition GraphqlEditor::currentOperation() const
{
    const ParsedTextPointer now = parsed();
    return now->operationAt(now->offsets().offset(textCursor().position()));
}

void GraphqlEditor::applyEdits(const graphql::TextEdits &edits)
{
    if (edits.empty() || isReadOnly())
        return;
    const ParsedTextPointer before = parsed(); // the offsets are of this text
    graphql::TextEdits fromBehind = edits;
    std::ranges::sort(fromBehind, std::greater(), &graphql::TextEdit::start);
    QTextCursor cursor(document());
    cursor.beginEditBlock();
    for (const graphql::TextEdit &edit : fromBehind) {
        cursor.setPosition(before->offsets().position(edit.start));
        cursor.setPosition(before->offsets().position(edit.end), QTextCursor::KeepAnchor);
        cursor.insertText(QString::fromStdString(edit.text));
    }
    cursor.endEditBlock();
    flush();
}

void GraphqlEditor::format()
{
    const ParsedTextPointer before = parsed();
    if (!before->document().isValid())
        return nextProblem();
    std::string printed = graphql::print(before->document(), graphql::Comments::Keep);
    if (printed == before->text())
        return;
    // The cursor stays behind the same character that the printer keeps.
    const auto isKept = [](char c) { return c != ' ' && c != '\n' && c != '\r' && c != '\t' && c != ','; };
    const std::uint32_t offset = before->offsets().offset(textCursor().position());
    auto kept = std::ranges::count_if(before->text().substr(0, offset), isKept);
    std::size_t at = 0;
    while (at < printed.size() && kept > 0)
        kept -= isKept(printed[at++]) ? 1 : 0;
    const int position = TextOffsets(printed).position(static_cast<std::uint32_t>(at));
    applyEdits({{0, static_cast<std::uint32_t>(before->text().size()), std::move(printed)}});
    QTextCursor cursor = textCursor();
    cursor.setPosition(std::min(position, document()->characterCount() - 1));
    setTextCursor(cursor);
    ensureCursorVisible();
}

void GraphqlEditor::applyFix()
{
    const EditorProblem *problem = isChecked() ? problemAt(textCursor().position()) : nullptr;
    if (!problem || !problem->fix || isReadOnly())
        return;
    const EditorFix fix = *problem->fix;
    QTextCursor cursor(document());
    cursor.setPosition(fix.start);
    cursor.setPosition(fix.start + fix.length, QTextCursor::KeepAnchor);
    cursor.insertText(fix.replacement);
    flush();
}

void GraphqlEditor::keyPressEvent(QKeyEvent *event)
{
    const Qt::KeyboardModifiers modifiers = event->modifiers() & ~Qt::KeypadModifier;
    const bool isReturn = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    if (isReturn && modifiers == Qt::AltModifier)
        return applyFix();
    CodeEditor::keyPressEvent(event);
}

void GraphqlEditor::noteChange()
{
    ++m_revision;
    ++m_textRevision;
    m_pause.start();
}

void GraphqlEditor::flush()
{
    m_pause.stop();
    announce();
    check();
}

void GraphqlEditor::check()
{
    const std::uint64_t revision = m_revision;
    const auto work = [text = parsed(), schema = m_schema]() -> Result<QList<EditorProblem>> {
        return findProblems(text->document(), schema);
    };
    whenDone(ask(QThreadPool::globalInstance(), work), this,
             [this, revision](const Result<QList<EditorProblem>> &problems) {
                 if (revision != m_revision || !problems)
                     return;
                 const bool isFirst = !isChecked();
                 m_checkedRevision = revision;
                 setProblems(*problems);
                 if (isFirst)
                     Q_EMIT checked();
             });
}

void GraphqlEditor::announce()
{
    if (m_announced == parsed())
        return;
    m_announced = parsed();
    const graphql::OperationDefinition operation = currentOperation();
    m_operation = operation ? graphql::ordinalOf(operation) : 0;
    Q_EMIT documentChanged();
}

// Only of a text that was announced: while somebody types, the next announcement tells it anyway.
void GraphqlEditor::noteOperation()
{
    if (m_parsedRevision != m_textRevision || m_announced != m_parsed)
        return;
    const graphql::OperationDefinition operation = currentOperation();
    const std::size_t place = operation ? graphql::ordinalOf(operation) : 0;
    if (std::exchange(m_operation, place) != place)
        Q_EMIT operationChanged();
}

} // namespace tooltray::ui
