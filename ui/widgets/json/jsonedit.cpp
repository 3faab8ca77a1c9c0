// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/json/jsonedit.h"

#include "ui/editor/jsonhighlighter.h"
#include "ui/editor/textfinder.h"
#include "ui/theme/drawntext.h"
#include "ui/theme/metrics.h"
#include "ui/theme/theme.h"

#include <QApplication>
#include <QElapsedTimer>
#include <QPainter>
#include <QScrollBar>
#include <QTextBlock>

#include <algorithm>

namespace tooltray::ui {
namespace {

constexpr qsizetype kPiece = 8 * 1024;
constexpr int kEditStepMilliseconds = 5;
constexpr int kLeastLineDigits = 2;

// The code font is as large as the text around it, unless the user chose a size.
QFont codeFontFor(const Theme &theme, const QFont &text)
{
    QFont font = theme.codeFont();
    if (theme.codeStyle().size == 0 && text.pointSizeF() > 0)
        font.setPointSizeF(text.pointSizeF());
    return font;
}

} // namespace

class JsonEdit::Gutter final : public QWidget {
public:
    explicit Gutter(JsonEdit &edit) : QWidget(&edit), m_edit(edit) {}

protected:
    void paintEvent(QPaintEvent *event) override { m_edit.paintGutter(event->rect()); }

private:
    JsonEdit &m_edit;
};

JsonEdit::JsonEdit(const Theme &theme, QWidget *parent)
    : QPlainTextEdit(parent)
    , m_theme(theme)
    , m_highlighter(new JsonViewHighlighter(theme, this))
    , m_gutter(new Gutter(*this))
    , m_found(new TextMarks(theme, *this))
{
    setLayoutDirection(Qt::LeftToRight); // code, in every language
    setLineWrapMode(NoWrap);
    setTabChangesFocus(true);
    setFont(codeFontFor(theme, font()));
    setFrameShape(QFrame::NoFrame);
    document()->setDocumentMargin(metrics::kSpacingSmall);
    m_highlighter->setDocument(document());
    m_loading.setInterval(0);
    connect(&m_loading, &QTimer::timeout, this, &JsonEdit::loadSome);
    connect(this, &QPlainTextEdit::blockCountChanged, this, &JsonEdit::placeAround);
    connect(this, &QPlainTextEdit::updateRequest, this, [this](const QRect &rect, int scrolled) {
        if (scrolled)
            m_gutter->scroll(0, scrolled);
        else
            m_gutter->update(0, rect.y(), m_gutter->width(), rect.height());
    });
    connect(&theme, &Theme::themeChanged, this, &JsonEdit::markAll);
    connect(m_found, &TextMarks::changed, this, &JsonEdit::markAll);
    connect(&theme, &Theme::codeLookChanged, this,
            [this] { setFont(codeFontFor(m_theme, QApplication::font())); });
    placeAround();
}

void JsonEdit::showText(const QString &text, JsonColours colours)
{
    m_loading.stop();
    m_found->clear();
    m_wrongLine = 0;
    setExtraSelections({});
    setUndoRedoEnabled(false);
    m_highlighter->setDocument(nullptr);
    clear();
    if (colours == JsonColours::Highlighted)
        m_highlighter->setDocument(document());
    m_pending = text;
    m_loaded = 0;
    m_loading.start();
    loadSome();
}

void JsonEdit::loadSome()
{
    QElapsedTimer time;
    time.start();
    const int top = verticalScrollBar()->value();
    QTextCursor cursor(document());
    cursor.beginEditBlock(); // one layout for all pieces: half the time
    while (!isComplete() && time.elapsed() < kEditStepMilliseconds) {
        cursor.movePosition(QTextCursor::End);
        const qsizetype lineEnd = m_pending.indexOf(u'\n', std::min(m_loaded + kPiece, m_pending.size()));
        const qsizetype end = lineEnd < 0 ? m_pending.size() : lineEnd + 1;
        cursor.insertText(m_pending.sliced(m_loaded, end - m_loaded));
        m_loaded = end;
    }
    cursor.endEditBlock();
    verticalScrollBar()->setValue(top);
    if (isComplete()) {
        m_loading.stop();
        Q_EMIT completed();
    }
}

void JsonEdit::setMatches(const QList<qsizetype> &positions, qsizetype length, qsizetype current)
{
    m_found->setFound(positions, length);
    m_found->setCurrent(current);
}

bool JsonEdit::takes(EditCommand command) const
{
    return m_searches && TextFinder::takes(command);
}

void JsonEdit::edit(EditCommand command)
{
    finder().edit(command);
}

TextFinder &JsonEdit::finder()
{
    if (!m_finder) {
        m_finder = new TextFinder(m_theme, *this, *m_found);
        connect(m_finder, &TextFinder::heightChanged, this, &JsonEdit::placeAround);
    }
    return *m_finder;
}

void JsonEdit::setWrongLine(int line)
{
    m_wrongLine = line;
    m_gutter->update();
    markAll();
}

void JsonEdit::markAll()
{
    QList<QTextEdit::ExtraSelection> marks = m_found->inSight();
    const QTextBlock wrong = document()->findBlockByNumber(m_wrongLine - 1);
    if (m_wrongLine > 0 && wrong.isValid()) {
        QTextEdit::ExtraSelection mark;
        mark.cursor = QTextCursor(wrong);
        mark.format.setBackground(m_theme.tokens().errorSoft);
        mark.format.setProperty(QTextFormat::FullWidthSelection, true);
        marks.prepend(mark);
    }
    setExtraSelections(marks);
}

void JsonEdit::reveal(qsizetype position, qsizetype length)
{
    QTextCursor cursor(document());
    const int end = document()->characterCount() - 1;
    cursor.setPosition(std::min(static_cast<int>(position + length), end));
    cursor.setPosition(std::min(static_cast<int>(position), end));
    setTextCursor(cursor);
    centerCursor();
}

void JsonEdit::keyPressEvent(QKeyEvent *event)
{
    const bool isReturn = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    if (isReturn && !isReadOnly() && event->modifiers() == Qt::NoModifier) {
        beginLine();
        return;
    }
    if (event->key() == Qt::Key_Escape && m_finder && m_finder->isOpen())
        return m_finder->close();
    QPlainTextEdit::keyPressEvent(event);
}

// Indents like the line before, and deeper after a bracket; a bracket that closes at once gets its own line.
void JsonEdit::beginLine()
{
    QTextCursor cursor = textCursor();
    cursor.beginEditBlock();
    const QString line = cursor.block().text();
    const QString before = line.left(cursor.positionInBlock());
    const QString after = line.mid(cursor.positionInBlock()).trimmed();
    const auto text = std::ranges::find_if_not(before, [](QChar c) { return c.isSpace(); });
    const QString indent = before.left(text - before.begin());
    const bool opens = before.trimmed().endsWith(u'{') || before.trimmed().endsWith(u'[');
    cursor.insertText(u'\n' + indent + (opens ? QStringLiteral("  ") : QString()));
    if (opens && (after.startsWith(u'}') || after.startsWith(u']'))) {
        const int place = cursor.position();
        cursor.insertText(u'\n' + indent);
        cursor.setPosition(place);
    }
    cursor.endEditBlock();
    setTextCursor(cursor);
}

void JsonEdit::resizeEvent(QResizeEvent *event)
{
    QPlainTextEdit::resizeEvent(event);
    placeAround();
}

void JsonEdit::changeEvent(QEvent *event)
{
    QPlainTextEdit::changeEvent(event);
    if (event->type() == QEvent::ApplicationFontChange)
        setFont(codeFontFor(m_theme, QApplication::font()));
    if (event->type() == QEvent::FontChange)
        placeAround();
}

int JsonEdit::gutterWidth() const
{
    int digits = kLeastLineDigits;
    for (int count = blockCount(); count >= 100; count /= 10)
        ++digits;
    return fontMetrics().horizontalAdvance(u'9') * digits + metrics::kMargin + metrics::kSpacing;
}

void JsonEdit::placeAround()
{
    if (!m_gutter) // while it is constructed
        return;
    const int below = m_finder ? m_finder->height() : 0;
    setViewportMargins(gutterWidth(), 0, 0, below);
    const QRect area = contentsRect();
    m_gutter->setGeometry(area.left(), area.top(), gutterWidth(), viewport()->height());
    if (below > 0)
        m_finder->place({area.left(), viewport()->geometry().bottom() + 1,
                         viewport()->geometry().right() + 1 - area.left(), below});
}

void JsonEdit::paintGutter(const QRect &area)
{
    const Tokens &tokens = m_theme.tokens();
    QPainter painter(m_gutter);
    painter.fillRect(area, tokens.base);
    painter.setFont(font());
    QTextBlock block = firstVisibleBlock();
    double top = blockBoundingGeometry(block).translated(contentOffset()).top();
    while (block.isValid() && top <= area.bottom()) {
        const double height = blockBoundingRect(block).height();
        if (block.isVisible() && top + height >= area.top()) {
            const bool isWrong = block.blockNumber() + 1 == m_wrongLine;
            painter.setPen(isWrong ? tokens.error : tokens.muted);
            painter.drawText(QRectF(0, top, m_gutter->width() - metrics::kMargin, fontMetrics().height()),
                             lineFlags(Qt::LeftToRight, Qt::AlignRight),
                             QString::number(block.blockNumber() + 1));
        }
        top += height;
        block = block.next();
    }
}

} // namespace tooltray::ui
