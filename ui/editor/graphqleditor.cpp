// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/editor/graphqleditor.h"

#include "base/task/ask.h"
#include "graphql/discovery/refactoring.h"
#include "graphql/language/printer.h"
#include "ui/actions/actionids.h"
#include "ui/editor/graphqlanalysis.h"
#include "ui/editor/graphqlhighlighter.h"
#include "ui/editor/hovertip.h"
#include "ui/editor/schemadocs.h"
#include "ui/language/language.h"
#include "ui/language/sentence.h"
#include "ui/theme/drawntext.h"
#include "ui/theme/theme.h"

#include <QAction>
#include <QContextMenuEvent>
#include <QKeyEvent>
#include <QMenu>
#include <QThreadPool>
#include <QToolTip>

#include <algorithm>
#include <chrono>

namespace tooltray::ui {
namespace {

constexpr std::chrono::milliseconds kPause{200};

bool isNameCharacter(QChar c)
{
    return c == u'_' || (c.unicode() < 128 && c.isLetterOrNumber());
}

} // namespace

GraphqlEditor::GraphqlEditor(const Theme &theme, QWidget *parent)
    : CodeEditor(theme, parent)
    , m_hover(new HoverTip(*this, [this](int position) { return tipAt(position); }))
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

void GraphqlEditor::setText(const QString &text)
{
    setProblems({});
    m_stops.forget();
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

bool GraphqlEditor::canFormat() const
{
    return parsed()->document().isValid();
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

void GraphqlEditor::complete()
{
    offerCompletions(CompletionPopup::Preselection::First);
}

// The preselection while nothing of a name is typed.
void GraphqlEditor::offerCompletions(CompletionPopup::Preselection preselection)
{
    if (!m_schema || isReadOnly())
        return;
    if (!m_completion) {
        m_completion = new CompletionPopup(*this);
        connect(m_completion, &CompletionPopup::chosen, this, &GraphqlEditor::insertCompletion);
    }
    const ParsedTextPointer now = parsed();
    const std::uint32_t offset = now->offsets().offset(textCursor().position());
    Completions completions = completionsAt(now->text(), offset, *m_schema);
    const std::string_view typed =
        now->text().substr(completions.word.start, offset - completions.word.start);
    const QString prefix = QString::fromUtf8(typed.data(), static_cast<qsizetype>(typed.size()));
    m_completion->show(std::move(completions), prefix, m_schema,
                       prefix.isEmpty() ? preselection : CompletionPopup::Preselection::First);
}

void GraphqlEditor::goToDefinition()
{
    if (const QString coordinate = coordinateAt(textCursor().position()); !coordinate.isEmpty())
        Q_EMIT definitionWanted(coordinate);
}

void GraphqlEditor::extractVariable()
{
    const ParsedTextPointer now = parsed();
    if (m_schema && !isReadOnly())
        refactor(graphql::extractVariable(*m_schema, now->document(),
                                          now->offsets().offset(textCursor().selectionStart())));
}

void GraphqlEditor::inlineVariable()
{
    const ParsedTextPointer now = parsed();
    if (!isReadOnly())
        refactor(
            graphql::inlineVariable(now->document(), now->offsets().offset(textCursor().selectionStart())));
}

void GraphqlEditor::extractFragment()
{
    const ParsedTextPointer now = parsed();
    const QTextCursor cursor = textCursor();
    if (m_schema && !isReadOnly())
        refactor(graphql::extractFragment(*m_schema, now->document(),
                                          now->offsets().offset(cursor.selectionStart()),
                                          now->offsets().offset(cursor.selectionEnd())));
}

void GraphqlEditor::refactor(const graphql::OperationEdit &edit)
{
    if (edit.problem.empty())
        return applyEdits(edit.edits);
    const QString why = said(edit.problem);
    QToolTip::showText(viewport()->mapToGlobal(cursorRect().bottomLeft()), why, viewport());
    Q_EMIT refused(why);
}

void GraphqlEditor::keyPressEvent(QKeyEvent *event)
{
    m_hover->hide();
    switch (event->key()) { // some are for the list
    case Qt::Key_Return:
    case Qt::Key_Enter:
    case Qt::Key_Tab:
        if (m_completion && m_completion->hasChoice())
            return event->ignore();
        break;
    case Qt::Key_Escape:
        if (m_completion && m_completion->isVisible())
            return event->ignore();
        break;
    default: break;
    }
    if (event->key() == Qt::Key_Escape)
        m_stops.forget();
    if (event->key() == Qt::Key_Tab && event->modifiers() == Qt::NoModifier && goToNextStop())
        return;
    CodeEditor::keyPressEvent(event);
    completeAfter(*event);
}

bool GraphqlEditor::takes(EditCommand command) const
{
    switch (command) {
    case EditCommand::GoToDefinition: return true;
    case EditCommand::Format:
    case EditCommand::Complete:
    case EditCommand::ExtractVariable:
    case EditCommand::InlineVariable:
    case EditCommand::ExtractFragment:
    case EditCommand::ApplyFix: return !isReadOnly();
    default: return CodeEditor::takes(command);
    }
}

void GraphqlEditor::edit(EditCommand command)
{
    switch (command) {
    case EditCommand::Format: format(); break;
    case EditCommand::Complete: complete(); break;
    case EditCommand::GoToDefinition: goToDefinition(); break;
    case EditCommand::ExtractVariable: extractVariable(); break;
    case EditCommand::InlineVariable: inlineVariable(); break;
    case EditCommand::ExtractFragment: extractFragment(); break;
    case EditCommand::ApplyFix: applyFix(); break;
    default: CodeEditor::edit(command);
    }
}

// The list follows what is typed, and opens by itself where a name begins.
void GraphqlEditor::completeAfter(const QKeyEvent &event)
{
    const bool isChoosing = m_completion && m_completion->isVisible();
    const QString typed = event.text();
    const bool isBack = event.key() == Qt::Key_Backspace;
    const bool isCharacter = typed.size() == 1 && typed.front().isPrint()
                             && !(event.modifiers() & (Qt::ControlModifier | Qt::AltModifier));
    if (!isCharacter && !isBack) {
        const bool isModifier = event.key() == Qt::Key_Shift || event.key() == Qt::Key_Control
                                || event.key() == Qt::Key_Alt || event.key() == Qt::Key_AltGr;
        if (isChoosing && !isModifier)
            m_completion->hide();
        return;
    }
    const QChar last = typed.isEmpty() ? QChar() : typed.front();
    const int position = textCursor().position();
    const bool isBehindColon = last == u' ' && document()->characterAt(position - 2) == u':';
    const bool isSpread = last == u'.' && position >= 3 && document()->characterAt(position - 3) == u'.';
    const bool opens =
        isNameCharacter(last) || QStringView(u"{($@").contains(last) || isBehindColon || isSpread;
    const bool goesOn = isChoosing && (isBack || isNameCharacter(last));
    // Return behind a brace begins a new line: nothing is preselected until a letter is typed.
    if (goesOn || (!isBack && opens))
        offerCompletions(CompletionPopup::Preselection::None);
    else if (isChoosing)
        m_completion->hide();
}

void GraphqlEditor::insertCompletion(const Completion &completion)
{
    const ParsedTextPointer now = parsed();
    const Completions &place = m_completion->completions();
    const int start = now->offsets().position(place.word.start);
    QTextCursor cursor(document());
    cursor.beginEditBlock();
    cursor.setPosition(start);
    cursor.setPosition(now->offsets().position(place.word.end), QTextCursor::KeepAnchor);
    cursor.insertText(QString::fromStdString(completion.insertion));
    // Names of a schema are ASCII, so lengths in bytes are those of the text.
    m_stops.begin(*document(), start, static_cast<int>(completion.insertion.size()), completion.stops);
    QTextCursor own = cursor;
    if (!completion.declaration.empty() && place.operation) {
        const graphql::OperationDefinition operation =
            graphql::operationAt(now->document(), *place.operation);
        if (operation && operation.selectionSet()) {
            const graphql::TextEdit edit = graphql::declareVariables(operation, completion.declaration);
            own.setPosition(now->offsets().position(edit.start)); // before the word: still right
            own.insertText(QString::fromStdString(edit.text));
        }
    }
    cursor.endEditBlock();
    setTextCursor(cursor);
    if (!completion.stops.empty())
        goToNextStop();
    else if (completion.kind == Completion::Kind::Input)
        offerCompletions(CompletionPopup::Preselection::None);
}

bool GraphqlEditor::goToNextStop()
{
    const std::optional<QTextCursor> next = m_stops.next(textCursor().position());
    if (!next)
        return false;
    setTextCursor(*next);
    ensureCursorVisible();
    if (!m_stops.isLast())
        offerCompletions(CompletionPopup::Preselection::None);
    return true;
}

QString GraphqlEditor::coordinateAt(int position) const
{
    if (!m_schema)
        return {};
    const ParsedTextPointer now = parsed();
    return QString::fromStdString(
        schemaAt(*m_schema, now->document(), now->offsets().offset(position)).coordinate);
}

// With the keys that were chosen for it, where there are any.
QString GraphqlEditor::fixText(const QString &title) const
{
    for (const QWidget *around = parentWidget(); around; around = around->parentWidget()) {
        const QList<QAction *> actions = around->actions();
        const auto found = std::ranges::find(actions, QString(actionid::kApplyFix), &QAction::objectName);
        if (found == actions.end() || (*found)->shortcut().isEmpty())
            continue;
        return tr("%1: %2").arg((*found)->shortcut().toString(QKeySequence::NativeText), title);
    }
    return title;
}

// The tip says what is wrong there, what can be done about it, and what the schema says.
QString GraphqlEditor::tipAt(int position) const
{
    const Tokens &tokens = theme().tokens();
    QString html;
    for (const EditorProblem &problem : problems()) {
        if (position < problem.start || position > problem.end())
            continue;
        const bool isError = problem.severity == EditorProblem::Severity::Error;
        // The language engine speaks English in every language of the window.
        html += QStringLiteral("<p dir=\"ltr\" style=\"color:%1\">%2</p>")
                    .arg((isError ? tokens.error : tokens.warn).name(),
                         visibleText(problem.message).toHtmlEscaped());
        if (problem.fix)
            html += QLatin1StringView("<p>") + fixText(problem.fix->title).toHtmlEscaped()
                    + QLatin1StringView("</p>");
    }
    if (const QString coordinate = coordinateAt(position); !coordinate.isEmpty())
        html += schemaDocs(*m_schema, coordinate, tokens, DocsStyle::Tip);
    return html;
}

void GraphqlEditor::mouseMoveEvent(QMouseEvent *event)
{
    const bool isLink = event->modifiers() & Qt::ControlModifier;
    viewport()->setCursor(isLink ? Qt::PointingHandCursor : Qt::IBeamCursor);
    CodeEditor::mouseMoveEvent(event);
}

void GraphqlEditor::mousePressEvent(QMouseEvent *event)
{
    m_stops.forget();
    CodeEditor::mousePressEvent(event);
    if (event->button() == Qt::LeftButton && event->modifiers() == Qt::ControlModifier)
        goToDefinition();
}

void GraphqlEditor::contextMenuEvent(QContextMenuEvent *event)
{
    QMenu *menu = createStandardContextMenu(event->pos());
    menu->setAttribute(Qt::WA_DeleteOnClose);
    menu->addSeparator();
    const EditorProblem *problem =
        isChecked() && !isReadOnly() ? problemAt(textCursor().position()) : nullptr;
    if (problem && problem->fix)
        menu->addAction(withoutMnemonics(problem->fix->title), this, &GraphqlEditor::applyFix);
    const QWidget *around = parentWidget();
    while (around && around->actions().isEmpty())
        around = around->parentWidget();
    if (around)
        menu->addActions(around->actions());
    menu->popup(event->globalPos());
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
