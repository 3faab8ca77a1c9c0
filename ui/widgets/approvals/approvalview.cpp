// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/approvals/approvalview.h"

#include "ui/language/utf8text.h"
#include "ui/models/argumentvalues.h"
#include "ui/theme/drawntext.h"
#include "ui/theme/fonts.h"
#include "ui/theme/metrics.h"
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

constexpr int kFewestApprovalLines = 4;
constexpr int kMaxApprovalLines = 16; // more scroll
constexpr qsizetype kShortValue = 60;
constexpr qsizetype kLongestApprovalLine = 4000; // a line of megabytes would take seconds to lay out
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

QString sourceText(const ValueSource &source, std::string_view valueName)
{
    const QString name = exactName(source.name);
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
    case Provenance::Constant: return ApprovalView::tr("constant of the tool");
    case Provenance::Default: return ApprovalView::tr("default");
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
    return marks.join(QLatin1StringView(", "));
}

} // namespace

ApprovalView::ApprovalView(const Theme &theme, QWidget *parent) : QPlainTextEdit(parent), m_theme(theme)
{
    setReadOnly(true);
    setUndoRedoEnabled(false);
    setFont(codeFont());
    setTabChangesFocus(true);
    setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
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

ApprovalView::~ApprovalView() = default;

void ApprovalView::setCard(const engine::ApprovalCard &card)
{
    m_card = card;
    rewrite();
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
    clear();
    writeSummary();
    if (!isSavedTool(m_card))
        writeOperation();
    using Place = ApprovalValue::Place;
    //: Heading above the variables of a GraphQL operation that would be sent
    writeValues(Place::Variable, tr("Variables"));
    //: Heading above what is put into the path of a URL
    writeValues(Place::Path, tr("Path"));
    //: Heading above the parameters in the query of a URL
    writeValues(Place::Query, tr("Query parameters"));
    //: Heading above the header fields of a request
    writeValues(Place::Header, tr("Headers"));
    //: Heading above the body of a request
    writeValues(Place::Body, tr("Body"));
    writeChanges();
    if (isSavedTool(m_card))
        writeOperation();
    writeArguments();
    verticalScrollBar()->setValue(place);
    updateGeometry();
}

QTextCharFormat ApprovalView::formatOf(Look look) const
{
    const Tokens &tokens = m_theme.tokens();
    QTextCharFormat format;
    format.setForeground(tokens.text);
    switch (look) {
    case Look::Heading:
        format.setFontWeight(QFont::DemiBold);
        format.setBackground(tokens.accentSoft);
        break;
    case Look::Name: format.setForeground(tokens.syntax.type); break;
    case Look::Text: break;
    case Look::Mark:
        format.setForeground(tokens.info);
        format.setFontItalic(true);
        break;
    case Look::Danger:
        format.setForeground(tokens.error);
        format.setFontWeight(QFont::DemiBold);
        break;
    }
    return format;
}

void ApprovalView::write(Look look, const QString &text)
{
    QTextCursor cursor(document());
    cursor.movePosition(QTextCursor::End);
    cursor.insertText(text, formatOf(look));
}

void ApprovalView::writeHeading(const QString &text)
{
    if (!document()->isEmpty())
        write(Look::Text, QStringLiteral("\n\n"));
    write(Look::Heading, QStringLiteral(" %1 ").arg(text));
}

void ApprovalView::writeIndented(const QString &text)
{
    QString lines;
    for (const QString &line : text.split(u'\n')) {
        qsizetype at = 0;
        do {
            QStringView part = QStringView(line).mid(at, kLongestApprovalLine);
            if (part.size() > 1 && part.back().isHighSurrogate())
                part.chop(1); // its other half begins the next part
            lines.append(u'\n').append(kApprovalIndent).append(part);
            at += std::max<qsizetype>(1, part.size());
        } while (at < line.size());
    }
    write(Look::Text, lines);
}

void ApprovalView::writeValue(const QString &name, const QString &value, const QString &mark)
{
    write(Look::Name, QStringLiteral("\n  ") + name);
    const bool isShort = value.size() <= kShortValue && !value.contains(u'\n');
    if (isShort) {
        write(Look::Text, QStringLiteral(": "));
        write(Look::Text, value);
    }
    if (!mark.isEmpty())
        write(Look::Mark, QStringLiteral("   (%1)").arg(mark));
    if (!isShort)
        writeIndented(value);
}

// Who wants it, where it goes, and what an agent may have named.
void ApprovalView::writeSummary()
{
    writeHeading(tr("Request"));
    //: Name of a client that asks for something
    writeValue(tr("Client"), exactName(m_card.client), {});
    if (!m_card.program.empty())
        //: The program that a client says it is
        writeValue(tr("Program"), exactName(m_card.program), tr("as it names itself"));
    if (isSavedTool(m_card))
        //: %1 is a tool, %2 its version
        writeValue(tr("Tool"), tr("%1, version %2").arg(exactName(m_card.tool), exactName(m_card.version)),
                   {});
    if (!m_card.step.empty())
        writeValue(tr("Step"), exactName(m_card.step), {});
    writeValue(tr("Endpoint"), exactName(m_card.endpoint), {});
    const std::string &url = m_card.url.empty() ? m_card.origin : m_card.url;
    if (!url.empty())
        writeValue(m_card.method.empty() ? tr("URL") : exactName(m_card.method), exactName(url), {});
}

void ApprovalView::writeOperation()
{
    if (!m_card.method.empty())
        return; // method and URL are the whole of it
    writeHeading(isSavedTool(m_card) ? tr("Operation") : tr("Operation, written by the agent"));
    for (const engine::RootField &field : m_card.rootFields) {
        QString name = exactName(field.name);
        if (field.count > 1)
            name += QStringLiteral(" ×%1").arg(field.count);
        write(field.isDestructive ? Look::Danger : Look::Name, QStringLiteral("\n  ") + name);
        //: Behind the name of a field that deletes or overwrites data
        write(Look::Mark, field.isDestructive ? tr("   (destructive)") : QString());
    }
    if (!m_card.operationName.empty())
        writeValue(tr("Operation name"), exactName(m_card.operationName),
                   isSavedTool(m_card) ? QString() : tr("named by the agent"));
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
            write(Look::Mark, QStringLiteral("\n  (%1)").arg(mark));
        // A body that is no JSON stands as it is.
        writeIndented(value.value.isString() ? exactText(fromUtf8(value.value.toString()))
                                             : exactJson(value.value));
    }
}

// Beside the call of the same tool that was allowed before.
void ApprovalView::writeChanges()
{
    using Kind = ArgumentDifference::Kind;
    if (!m_card.lastApproved)
        return;
    bool isFirst = true;
    for (const ArgumentDifference &each : differences(m_card.arguments, m_card.lastApproved)) {
        if (each.kind == Kind::Same)
            continue;
        if (std::exchange(isFirst, false))
            //: Heading above what differs from the call that was allowed before
            writeHeading(tr("Changed since the last approved call"));
        const QString name = exactName(each.name);
        switch (each.kind) {
        case Kind::Same: break;
        case Kind::Added: writeValue(name, exactJson(*each.value), tr("new")); break;
        case Kind::Removed: writeValue(name, exactJson(*each.lastValue), tr("no longer passed")); break;
        case Kind::Changed:
            writeValue(name, exactJson(*each.value), tr("now"));
            writeValue(name, exactJson(*each.lastValue), tr("before"));
            break;
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
