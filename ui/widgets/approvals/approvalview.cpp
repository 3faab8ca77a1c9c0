// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/approvals/approvalview.h"

#include "engine/settings/serversettings.h"
#include "ui/language/sentence.h"
#include "ui/language/utf8text.h"
#include "ui/models/argumentvalues.h"
#include "ui/models/logtext.h"
#include "ui/theme/drawntext.h"
#include "ui/theme/fonts.h"
#include "ui/theme/metrics.h"
#include "ui/theme/screenreader.h"
#include "ui/theme/theme.h"
#include "json/write.h"

#include <QEvent>
#include <QScrollBar>
#include <QTextBlock>
#include <QTextCharFormat>

#include <algorithm>

namespace tooltray::ui {
namespace {

using engine::ApprovalValue;
using engine::Provenance;
using engine::ValueSource;

constexpr int kFewestApprovalLines = 5; // to the first value
constexpr int kMaxApprovalLines = 16;   // more scroll
constexpr qsizetype kShortValue = 60;
// Laying out a line takes Qt time in proportion to its length, and to the square of the length for a word it has to
// break. Longer text continues on a new line without indent, like a wrapped row.
constexpr qsizetype kLongestApprovalLine = 100'000;
constexpr qsizetype kLongestApprovalWord = 16'000;
const QString kApprovalIndent = QStringLiteral("    ");

// In one line, whatever it holds.
QString exactName(std::string_view name)
{
    return visibleLine(exactText(fromUtf8(name)));
}

QString exactJson(const json::Value &value)
{
    return exactText(fromUtf8(json::writePretty(value)).trimmed());
}

// The length of the first part of a line, to be laid out at once.
qsizetype partLength(QStringView line)
{
    qsizetype word = 0; // where it begins
    for (qsizetype i = 0; i < line.size(); ++i) {
        if (line[i] == u' ') {
            word = i + 1;
            if (word >= kLongestApprovalLine)
                return word;
        } else if (i - word >= kLongestApprovalWord && !line[i].isLowSurrogate()) {
            return i;
        }
    }
    return line.size();
}

// By name; a header or query parameter that is repeated has a list.
json::Value valuesAt(ApprovalValue::Place place, const std::vector<ApprovalValue> &values)
{
    json::Value named = json::Value::object();
    for (const ApprovalValue &value : values) {
        if (value.place != place)
            continue;
        json::Value *known = named.find(value.name);
        if (known == nullptr) {
            named.set(value.name, value.value);
            continue;
        }
        if (!known->isArray())
            *known = json::Value::array({*known});
        known->append(value.value);
    }
    return named;
}

QString sourceText(const ValueSource &source, std::string_view valueName)
{
    const QString name = exactName(source.name);
    const bool isNamed = !name.isEmpty();
    switch (source.from) {
    case Provenance::Argument:
        //: Where a value that would be sent comes from; %1 is an argument of the call
        return source.name.empty() || source.name == valueName
                   ? QString()
                   : ApprovalView::tr("from argument %1").arg(name);
    case Provenance::Context:
        //: Where a value that would be sent comes from; %1 is a context variable
        return ApprovalView::tr("from context variable %1").arg(name);
    case Provenance::Mapping:
        //: Where a value that would be sent comes from; the mapping is the one of a custom type or has a name, %1
        return name.isEmpty() ? ApprovalView::tr("mapped") : ApprovalView::tr("mapped by %1").arg(name);
    case Provenance::Step:
        //: Where a value that would be sent comes from; %1 is a step of a composite tool
        return ApprovalView::tr("from step %1").arg(name);
    case Provenance::Constant:
        //: Where a value that would be sent comes from; %1 is a composite tool
        return isNamed ? ApprovalView::tr("constant of %1").arg(name)
                       : ApprovalView::tr("constant of the tool");
    case Provenance::Default:
        //: Where a value that would be sent comes from; %1 is a composite tool
        return isNamed ? ApprovalView::tr("default of %1").arg(name) : ApprovalView::tr("default");
    case Provenance::Pagination: return ApprovalView::tr("set by pagination");
    case Provenance::Endpoint: return ApprovalView::tr("set by the endpoint");
    case Provenance::Credential:
        return name.isEmpty() ? ApprovalView::tr("from the credential")
                              //: Where a value that would be sent comes from
                              : ApprovalView::tr("from credential %1").arg(name);
    case Provenance::Standard: return {};
    }
    return {};
}

QString provenanceText(const ApprovalValue &value)
{
    QStringList marks;
    for (const ValueSource &source : value.sources) {
        const QString mark = sourceText(source, value.name);
        if (!mark.isEmpty() && !marks.contains(mark))
            marks.append(mark);
    }
    if (value.isSecret)
        marks.append(ApprovalView::tr("secret, not shown"));
    return marks.join(listSeparator());
}

} // namespace

ApprovalView::ApprovalView(const Theme &theme, QWidget *parent) : QPlainTextEdit(parent), m_theme(theme)
{
    makeReadOnly(*this);
    setUndoRedoEnabled(false);
    setFont(codeFont());
    setTabChangesFocus(true);
    setLineWrapMode(QPlainTextEdit::WidgetWidth);
    setWordWrapMode(QTextOption::WrapAtWordBoundaryOrAnywhere);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    // Code runs from left to right in every language.
    setLayoutDirection(Qt::LeftToRight);
    QTextOption option = document()->defaultTextOption();
    option.setTextDirection(Qt::LeftToRight);
    option.setWrapMode(QTextOption::WrapAtWordBoundaryOrAnywhere);
    document()->setDefaultTextOption(option);
    connect(&theme, &Theme::themeChanged, this, [this] { rewrite(); });
}

QString ApprovalView::clientText(const engine::ApprovalCard &card)
{
    return card.isOwn ? LogText::origin(journal::EntryOrigin::Window) : exactName(card.client);
}

void ApprovalView::setCard(const engine::ApprovalCard &card)
{
    const bool isOther = card.id != m_card.id;
    m_card = card;
    rewrite();
    if (!isOther)
        return;
    moveCursor(QTextCursor::Start);
    verticalScrollBar()->setValue(0);
}

void ApprovalView::changeEvent(QEvent *event)
{
    QPlainTextEdit::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        rewrite();
}

QSize ApprovalView::sizeHint() const
{
    const int columns = std::max(20, viewport()->width() / std::max(1, fontMetrics().averageCharWidth()));
    int lines = 0;
    for (QTextBlock block = document()->begin(); block.isValid() && lines < kMaxApprovalLines;
         block = block.next())
        lines += 1 + block.length() / columns;
    lines = std::clamp(lines, kFewestApprovalLines, kMaxApprovalLines);
    return {QPlainTextEdit::sizeHint().width(), lines * fontMetrics().lineSpacing() + 2 * metrics::kSpacing};
}

QSize ApprovalView::minimumSizeHint() const
{
    return {QPlainTextEdit::minimumSizeHint().width(),
            kFewestApprovalLines * fontMetrics().lineSpacing() + 2 * metrics::kSpacing};
}

void ApprovalView::rewrite()
{
    const int place = verticalScrollBar()->value();
    const int caret = textCursor().position();
    QTextCursor cursor(document());
    cursor.beginEditBlock(); // one change: a flood of them makes screen readers drop the announcement
    cursor.select(QTextCursor::Document);
    cursor.removeSelectedText();
    writeRequest();
    if (!isSavedTool(m_card))
        writeDocument();
    using Place = ApprovalValue::Place;
    //: Heading above the variables of a GraphQL operation that would be sent
    writeValues(Place::Variable, tr("Variables"));
    //: Heading above the body of a request
    writeValues(Place::Body, tr("Body"));
    // The URL has these two already; here is where they come from.
    //: Heading above what is put into the path of a URL
    writeValues(Place::Path, tr("Path"));
    //: Heading above the parameters in the query of a URL
    writeValues(Place::Query, tr("Query parameters"));
    writeChanges();
    //: Heading above the header fields of a request
    writeValues(Place::Header, tr("Headers"));
    if (isSavedTool(m_card))
        writeDocument();
    writeCaller();
    writeArguments();
    cursor.endEditBlock();
    // Writing moved the caret.
    cursor.setPosition(std::min(caret, document()->characterCount() - 1));
    setTextCursor(cursor);
    verticalScrollBar()->setValue(place);
    updateGeometry();
}

QTextCharFormat ApprovalView::formatOf(Style style) const
{
    const Tokens &tokens = m_theme.tokens();
    QTextCharFormat format;
    format.setForeground(tokens.text);
    switch (style) {
    case Style::Heading:
        format.setFontWeight(QFont::DemiBold);
        format.setBackground(tokens.accentSoft);
        break;
    case Style::Name: format.setForeground(tokens.syntax.type); break;
    case Style::Text: break;
    case Style::Mark:
        format.setForeground(tokens.info);
        format.setFontItalic(true);
        break;
    case Style::Danger:
        format.setForeground(tokens.error);
        format.setFontWeight(QFont::DemiBold);
        break;
    }
    return format;
}

void ApprovalView::write(Style style, const QString &text)
{
    QTextCursor cursor(document());
    cursor.movePosition(QTextCursor::End);
    cursor.insertText(text, formatOf(style));
}

void ApprovalView::writeHeading(const QString &text)
{
    if (!document()->isEmpty())
        write(Style::Text, QStringLiteral("\n\n"));
    write(Style::Heading, QStringLiteral(" %1 ").arg(text));
}

void ApprovalView::writeIndented(const QString &text)
{
    QString lines;
    for (const QString &line : text.split(u'\n')) {
        lines.append(u'\n').append(kApprovalIndent);
        QStringView rest = line;
        for (qsizetype length = partLength(rest); length < rest.size(); length = partLength(rest)) {
            lines.append(rest.first(length)).append(u'\n');
            rest = rest.sliced(length);
        }
        lines.append(rest);
    }
    write(Style::Text, lines);
}

void ApprovalView::writeValue(const QString &name, const QString &value, const QString &mark)
{
    write(Style::Name, QStringLiteral("\n  ") + name);
    const bool isShort = value.size() <= kShortValue && !value.contains(u'\n');
    if (isShort) {
        write(Style::Text, QStringLiteral(": "));
        write(Style::Text, value);
    }
    if (!mark.isEmpty())
        write(Style::Mark, QStringLiteral("   (%1)").arg(mark));
    if (!isShort)
        writeIndented(value);
}

// Where it goes and what it does there: this is seen without scrolling, and so are the values behind it.
void ApprovalView::writeRequest()
{
    writeHeading(tr("Request"));
    const std::string &url = m_card.url.empty() ? m_card.origin : m_card.url;
    if (!url.empty())
        writeValue(m_card.method.empty() ? tr("URL") : exactName(m_card.method), exactName(url), {});
    else
        writeValue(tr("Endpoint"), exactName(m_card.endpoint), {});
    if (!m_card.problem.empty())
        //: %1 says what is wrong with the tool that is about to run
        write(Style::Danger,
              QStringLiteral("\n  ")
                  + tr("The tool is broken: %1").arg(visibleLine(exactText(said(m_card.problem)))));
    for (const engine::RootField &field : m_card.rootFields) {
        QString name = exactName(field.name);
        if (field.count > 1)
            name += QStringLiteral(" ×%1").arg(field.count);
        write(field.isDestructive ? Style::Danger : Style::Name, QStringLiteral("\n  ") + name);
        //: Behind the name of a field that deletes or overwrites data
        write(Style::Mark, field.isDestructive ? QStringLiteral("   ") + tr("(destructive)") : QString());
    }
    if (!m_card.operationName.empty())
        writeValue(tr("Operation name"), exactName(m_card.operationName),
                   isSavedTool(m_card) ? QString() : tr("named by the agent"));
}

// Who wants it. The lines above the text name the most of this, too.
void ApprovalView::writeCaller()
{
    //: Heading above who asks for a call
    writeHeading(tr("Caller"));
    //: Name of a client that asks for something
    writeValue(tr("Client"), clientText(m_card), {});
    if (!m_card.program.empty())
        //: The program that a client says it is
        writeValue(tr("Program"), exactName(m_card.program), tr("as it names itself"));
    if (isSavedTool(m_card))
        //: %1 is a tool, %2 its version
        writeValue(tr("Tool"), tr("%1, version %2").arg(exactName(m_card.tool), exactName(m_card.version)),
                   {});
    for (const engine::CallingTool &caller : m_card.callers)
        //: A composite tool that calls the tool above
        writeValue(tr("Called by"),
                   tr("%1, version %2").arg(exactName(caller.name), exactName(caller.version)), {});
    if (!m_card.step.empty())
        writeValue(tr("Step"), exactName(m_card.step), {});
    if (!m_card.workspace.empty() && m_card.workspace != engine::kDefaultWorkspace)
        writeValue(tr("Workspace"), exactName(m_card.workspace), {});
    if (!m_card.url.empty() || !m_card.origin.empty())
        writeValue(tr("Endpoint"), exactName(m_card.endpoint), {});
}

void ApprovalView::writeDocument()
{
    if (!m_card.method.empty())
        return; // method and URL are the whole of it
    writeHeading(isSavedTool(m_card) ? tr("Operation") : tr("Operation, written by the agent"));
    writeIndented(exactText(fromUtf8(m_card.document)));
}

void ApprovalView::writeValues(ApprovalValue::Place place, const QString &heading)
{
    bool isFirst = true;
    for (const ApprovalValue &value : m_card.values) {
        if (value.place != place)
            continue;
        if (std::exchange(isFirst, false))
            writeHeading(heading);
        if (!value.name.empty()) {
            writeValue(exactName(value.name), exactJson(value.value), provenanceText(value));
            continue;
        }
        if (const QString mark = provenanceText(value); !mark.isEmpty())
            write(Style::Mark, QStringLiteral("\n  (%1)").arg(mark));
        // A body that is no JSON stands as it is.
        writeIndented(value.value.isString() ? exactText(fromUtf8(value.value.toString()))
                                             : exactJson(value.value));
    }
}

// Compares what would be sent with what was sent by the call of the same tool that was approved before.
void ApprovalView::writeChanges()
{
    if (!m_card.lastApproved)
        return;
    const engine::LastApproval &last = *m_card.lastApproved;
    bool isFirst = true;
    const auto begin = [&] {
        if (std::exchange(isFirst, false))
            //: Heading above what differs from the call that was allowed before
            writeHeading(tr("Changed since the last approved call"));
    };
    const auto writeChange = [&](const QString &name, const QString &now, const QString &before) {
        writeValue(name, now, tr("now"));
        writeValue(name, before, tr("before"));
    };
    const auto writeWarning = [&](const QString &sentence) {
        begin();
        write(Style::Danger, QStringLiteral("\n  ") + sentence);
    };
    if (!last.hasSameDefinition)
        writeWarning(isSavedTool(m_card) ? tr("The definition of the tool changed.")
                                         : tr("The operation changed."));
    if (!last.hasSameDependencies)
        writeWarning(tr("A type, mapping or context value that the call uses changed."));
    if (!last.hasSameTarget && last.endpoint == m_card.endpoint)
        writeWarning(tr("The settings of the endpoint or its credential changed."));
    if (last.endpoint != m_card.endpoint) {
        begin();
        writeChange(tr("Endpoint"), exactName(m_card.endpoint), exactName(last.endpoint));
    }
    if (last.url != m_card.url) {
        begin();
        writeChange(tr("URL"), exactName(m_card.url), exactName(last.url));
    }
    using Kind = ArgumentDifference::Kind;
    using Place = ApprovalValue::Place;
    for (const Place place : {Place::Variable, Place::Path, Place::Query, Place::Header, Place::Body}) {
        for (const ArgumentDifference &each :
             differences(valuesAt(place, m_card.values), valuesAt(place, last.values))) {
            if (each.kind == Kind::Same)
                continue;
            begin();
            const QString name = each.name.empty() ? tr("Body") : exactName(each.name);
            switch (each.kind) {
            case Kind::Same: break;
            case Kind::Added: writeValue(name, exactJson(*each.value), tr("new")); break;
            case Kind::Removed: writeValue(name, exactJson(*each.lastValue), tr("no longer sent")); break;
            case Kind::Changed: writeChange(name, exactJson(*each.value), exactJson(*each.lastValue)); break;
            }
        }
    }
}

void ApprovalView::writeArguments()
{
    if (!m_card.arguments.isObject() || m_card.arguments.isEmpty())
        return;
    writeHeading(tr("Arguments passed by the agent"));
    for (const json::Member &member : m_card.arguments.members())
        writeValue(exactName(std::string_view(member.name)), exactJson(member.value), {});
}

} // namespace tooltray::ui
