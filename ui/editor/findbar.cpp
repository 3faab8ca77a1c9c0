// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/editor/findbar.h"

#include "ui/language/language.h"
#include "ui/models/jsonsearch.h"
#include "ui/theme/metrics.h"
#include "ui/theme/screenreader.h"
#include "ui/theme/textlabel.h"
#include "ui/theme/theme.h"

#include <QApplication>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLineEdit>
#include <QToolButton>

#include <chrono>

namespace tooltray::ui {
namespace {

constexpr std::chrono::milliseconds kFindPause{120};

} // namespace

FindBar::FindBar(const Theme &theme, QWidget *parent)
    : QWidget(parent)
    , m_edit(new QLineEdit(this))
    , m_count(new TextLabel(TextStyle::Muted, this))
    , m_case(new QToolButton(this))
    , m_previous(new QToolButton(this))
    , m_next(new QToolButton(this))
    , m_close(new QToolButton(this))
{
    m_edit->addAction(theme.icon(Icon::Search, Tint::Muted), QLineEdit::LeadingPosition);
    m_edit->installEventFilter(this);
    m_case->setText(QStringLiteral("Aa"));
    m_case->setCheckable(true);
    m_previous->setIcon(theme.icon(Icon::ChevronUp));
    m_next->setIcon(theme.icon(Icon::ChevronDown));
    m_close->setIcon(theme.icon(Icon::Close));
    auto *layout = new QHBoxLayout(this);
    layout->setContentsMargins(0, metrics::kSpacingSmall, 0, metrics::kSpacingSmall);
    layout->setSpacing(metrics::kSpacingSmall);
    layout->addWidget(m_edit, 1);
    layout->addWidget(m_count);
    for (QToolButton *button : {m_case, m_previous, m_next, m_close}) {
        button->setAutoRaise(true);
        button->setFocusPolicy(Qt::StrongFocus);
        layout->addWidget(button);
    }
    m_pause.setSingleShot(true);
    m_pause.setInterval(kFindPause);
    connect(&m_pause, &QTimer::timeout, this, [this] { Q_EMIT searched(m_edit->text()); });
    connect(m_edit, &QLineEdit::textChanged, &m_pause, QOverload<>::of(&QTimer::start));
    connect(m_case, &QToolButton::toggled, &m_pause, QOverload<>::of(&QTimer::start));
    connect(m_previous, &QToolButton::clicked, this, [this] { Q_EMIT stepped(-1); });
    connect(m_next, &QToolButton::clicked, this, [this] { Q_EMIT stepped(1); });
    connect(m_close, &QToolButton::clicked, this, &FindBar::close);
    hide();
    applyFont();
    keepTranslated(*this, [this] { retranslate(); });
}

void FindBar::retranslate()
{
    m_edit->setPlaceholderText(tr("Find in this text"));
    m_edit->setAccessibleName(tr("Find in this text"));
    const auto name = [](QToolButton &button, const QString &text, const QString &keys) {
        button.setToolTip(keys.isEmpty() ? text : QStringLiteral("%1 (%2)").arg(text, keys));
        button.setAccessibleName(text);
    };
    const auto keys = [](QKeyCombination one) {
        return QKeySequence(one).toString(QKeySequence::NativeText);
    };
    //: Switch of a search: whether capital letters count
    name(*m_case, tr("Match case"), {});
    name(*m_previous, tr("Previous match"), keys(Qt::SHIFT | Qt::Key_Return));
    name(*m_next, tr("Next match"), keys(QKeyCombination(Qt::Key_Return)));
    name(*m_close, tr("Close search"), keys(QKeyCombination(Qt::Key_Escape)));
    showFound();
}

QString FindBar::text() const
{
    return m_edit->text();
}

Qt::CaseSensitivity FindBar::caseSensitivity() const
{
    return m_case->isChecked() ? Qt::CaseSensitive : Qt::CaseInsensitive;
}

void FindBar::open(const QString &text)
{
    if (!text.isEmpty())
        m_edit->setText(text);
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

void FindBar::setFound(qsizetype count, qsizetype current, Wrap wrap)
{
    m_found = count;
    m_current = current;
    m_wrap = wrap;
    showFound();
}

void FindBar::setPart(Part part)
{
    m_part = part;
    showFound();
}

void FindBar::showFound()
{
    const QString text = foundText();
    m_previous->setEnabled(m_found > 0);
    m_next->setEnabled(m_found > 0);
    if (m_count->text() == text)
        return;
    m_count->setText(text);
    Announcement::say(*this, text);
}

QString FindBar::foundText() const
{
    if (m_edit->text().isEmpty() || m_found < 0)
        return {};
    const bool isPart = m_part == Part::Shown;
    if (m_found == 0)
        return isPart ? tr("No match in the part shown") : tr("No match");
    QString place = m_found < kMaxJsonMatches
                        ? tr("%1 of %2").arg(m_current + 1).arg(m_found)
                        : tr("%1 of more than %2").arg(m_current + 1).arg(kMaxJsonMatches);
    if (isPart)
        //: %1 is "1 of 12", of a text whose end is not shown
        place = tr("%1 in the part shown").arg(place);
    switch (m_wrap) {
    case Wrap::None: break;
    //: %1 is "1 of 12"
    case Wrap::ToBeginning: return tr("%1, wrapped to the beginning").arg(place);
    //: %1 is "12 of 12"
    case Wrap::ToEnd: return tr("%1, wrapped to the end").arg(place);
    }
    return place;
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

void FindBar::keyPressEvent(QKeyEvent *event)
{
    // The surrounding widget may be a text editor, which would take the other keys as typed.
    event->accept();
    if (event->key() == Qt::Key_Escape)
        close();
}

void FindBar::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::ApplicationFontChange)
        applyFont();
}

// Uses the font of the application, not that of the code around the bar.
void FindBar::applyFont()
{
    const QFont usual = QApplication::font();
    QFont font;
    font.setFamilies(usual.families());
    if (usual.pointSizeF() > 0)
        font.setPointSizeF(usual.pointSizeF());
    else
        font.setPixelSize(usual.pixelSize());
    setFont(font);
}

} // namespace tooltray::ui
