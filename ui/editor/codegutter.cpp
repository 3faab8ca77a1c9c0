// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/editor/codegutter.h"

#include "ui/editor/codeeditor.h"
#include "ui/theme/drawntext.h"
#include "ui/theme/metrics.h"
#include "ui/theme/theme.h"

#include <QApplication>
#include <QHelpEvent>
#include <QPainter>
#include <QToolTip>

namespace tooltray::ui {
namespace {

constexpr int kMark = 14;
constexpr int kLeastDigits = 2;

} // namespace

CodeGutter::CodeGutter(const Theme &theme, CodeEditor &editor)
    : QWidget(&editor)
    , m_theme(theme)
    , m_editor(editor)
{
    setCursor(Qt::ArrowCursor);
    setFocusPolicy(Qt::NoFocus);
}

QSize CodeGutter::sizeHint() const
{
    int digits = 1;
    for (int lines = m_editor.blockCount(); lines >= 10; lines /= 10)
        ++digits;
    const int number = m_editor.fontMetrics().horizontalAdvance(u'9') * std::max(digits, kLeastDigits);
    return {metrics::kSpacingSmall + kMark + metrics::kSpacingSmall + number + metrics::kSpacing, 0};
}

bool CodeGutter::event(QEvent *event)
{
    if (event->type() == QEvent::ToolTip) {
        const auto *help = static_cast<QHelpEvent *>(event);
        QStringList messages;
        for (const EditorProblem &problem : m_editor.problems())
            if (problem.line == m_editor.lineAt(help->y()))
                messages.append(problem.message);
        QToolTip::showText(help->globalPos(), messages.join(u'\n'), this);
        return true;
    }
    return QWidget::event(event);
}

void CodeGutter::paintEvent(QPaintEvent *event)
{
    const Tokens &tokens = m_theme.tokens();
    QPainter painter(this);
    painter.fillRect(event->rect(), tokens.base);
    painter.setFont(m_editor.font());
    const int current = m_editor.textCursor().blockNumber() + 1;
    m_editor.forEachVisibleLine([&](int line, const QRect &place) {
        const QRect row(0, place.top(), width() - metrics::kSpacing, place.height());
        painter.setPen(line == current ? tokens.text : tokens.muted);
        painter.drawText(row, lineFlags(Qt::LeftToRight, Qt::AlignRight), QString::number(line));
        if (const EditorProblem *problem = m_editor.worstProblem(line)) {
            const bool isError = problem->severity == EditorProblem::Severity::Error;
            const QRect mark(metrics::kSpacingSmall, place.top() + (place.height() - kMark) / 2, kMark,
                             kMark);
            m_theme.icon(isError ? Icon::Error : Icon::Warning, isError ? Tint::Error : Tint::Warn)
                .paint(&painter, mark);
        }
    });
}

void CodeGutter::mousePressEvent(QMouseEvent *event)
{
    if (event->button() == Qt::LeftButton)
        m_editor.selectLine(m_editor.lineAt(static_cast<int>(event->position().y())));
}

void CodeGutter::wheelEvent(QWheelEvent *event)
{
    QApplication::sendEvent(m_editor.viewport(), event);
}

} // namespace tooltray::ui
