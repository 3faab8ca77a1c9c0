// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/json/findbar.h"

#include "ui/models/jsonsearch.h"
#include "ui/state/retranslation.h"
#include "ui/theme/metrics.h"
#include "ui/theme/theme.h"
#include "ui/widgets/textlabel.h"

#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLineEdit>
#include <QToolButton>

#include <chrono>

namespace tooltray::ui {
namespace {

constexpr std::chrono::milliseconds kPause{120};

} // namespace

FindBar::FindBar(const Theme &theme, QWidget *parent)
    : QWidget(parent)
    , m_edit(new QLineEdit(this))
    , m_count(new TextLabel(TextLook::Muted, this))
    , m_previous(new QToolButton(this))
    , m_next(new QToolButton(this))
    , m_close(new QToolButton(this))
{
    m_edit->addAction(theme.icon(Icon::Search, Tint::Muted), QLineEdit::LeadingPosition);
    m_edit->installEventFilter(this);
    m_previous->setIcon(theme.icon(Icon::ChevronUp));
    m_next->setIcon(theme.icon(Icon::ChevronDown));
    m_close->setIcon(theme.icon(Icon::Close));
    auto *layout = new QHBoxLayout(this);
    layout->setContentsMargins(0, metrics::kSpacingSmall, 0, metrics::kSpacingSmall);
    layout->setSpacing(metrics::kSpacingSmall);
    layout->addWidget(m_edit, 1);
    layout->addWidget(m_count);
    for (QToolButton *button : {m_previous, m_next, m_close}) {
        button->setAutoRaise(true);
        button->setFocusPolicy(Qt::StrongFocus);
        layout->addWidget(button);
    }
    m_pause.setSingleShot(true);
    m_pause.setInterval(kPause);
    connect(&m_pause, &QTimer::timeout, this, [this] { Q_EMIT searched(m_edit->text()); });
    connect(m_edit, &QLineEdit::textChanged, &m_pause, QOverload<>::of(&QTimer::start));
    connect(m_previous, &QToolButton::clicked, this, [this] { Q_EMIT stepped(-1); });
    connect(m_next, &QToolButton::clicked, this, [this] { Q_EMIT stepped(1); });
    connect(m_close, &QToolButton::clicked, this, &FindBar::close);
    hide();
    keepTranslated(*this, [this] {
        m_edit->setPlaceholderText(tr("Find in this answer"));
        m_edit->setAccessibleName(tr("Find in this answer"));
        const auto name = [](QToolButton &button, const QString &text, QKeySequence::StandardKey key) {
            const QString keys = QKeySequence(key).toString(QKeySequence::NativeText);
            button.setToolTip(QStringLiteral("%1 (%2)").arg(text, keys));
            button.setAccessibleName(text);
        };
        name(*m_previous, tr("Previous match"), QKeySequence::FindPrevious);
        name(*m_next, tr("Next match"), QKeySequence::FindNext);
        name(*m_close, tr("Close the search"), QKeySequence::Cancel);
        showFound();
    });
}

FindBar::~FindBar() = default;

QString FindBar::text() const
{
    return m_edit->text();
}

void FindBar::open()
{
    show();
    m_edit->setFocus(Qt::ShortcutFocusReason);
    m_edit->selectAll();
    if (!m_edit->text().isEmpty())
        m_pause.start();
}

void FindBar::close()
{
    m_pause.stop();
    hide();
    Q_EMIT closed();
}

void FindBar::setFound(qsizetype count, qsizetype current)
{
    m_found = count;
    m_current = current;
    showFound();
}

void FindBar::showFound()
{
    const bool hasText = !m_edit->text().isEmpty();
    QString text;
    if (hasText && m_found == 0)
        text = tr("No match");
    else if (hasText && m_found > 0)
        text = m_found < kMostJsonMatches ? tr("%1 of %2").arg(m_current + 1).arg(m_found)
                                          : tr("%1 of more than %2").arg(m_current + 1).arg(kMostJsonMatches);
    m_count->setText(text);
    m_previous->setEnabled(m_found > 0);
    m_next->setEnabled(m_found > 0);
}

bool FindBar::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == m_edit && event->type() == QEvent::KeyPress) {
        const auto &keys = *static_cast<QKeyEvent *>(event);
        if (keys.key() == Qt::Key_Return || keys.key() == Qt::Key_Enter) {
            Q_EMIT stepped(keys.modifiers() & Qt::ShiftModifier ? -1 : 1);
            return true;
        }
        if (keys.key() == Qt::Key_Escape) {
            close();
            return true;
        }
    }
    return QWidget::eventFilter(watched, event);
}

} // namespace tooltray::ui
