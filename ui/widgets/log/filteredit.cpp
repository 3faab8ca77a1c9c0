// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/log/logfilters.h"

#include "journal/filter/parser.h"
#include "ui/language/language.h"
#include "ui/language/sentence.h"
#include "ui/theme/controlpainter.h"
#include "ui/theme/metrics.h"
#include "ui/theme/theme.h"
#include "ui/widgets/iconlabel.h"

#include <QAbstractItemView>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLineEdit>
#include <QPainter>
#include <QTimer>
#include <QToolButton>

#include <chrono>

namespace tooltray::ui {
namespace {

using namespace std::chrono_literals;

constexpr auto kFilterDelay = 250ms;
constexpr QSize kFilterButton(28, metrics::kControlHeight);

} // namespace

FilterEdit::FilterEdit(const Theme &theme, QWidget *parent)
    : QWidget(parent)
    , m_theme(theme)
    , m_icon(new IconLabel(theme.icon(Icon::Filter, Tint::Muted), metrics::kIcon, this))
    , m_field(new QLineEdit(this))
    , m_completer(new FilterCompleter(theme, *m_field))
    , m_clear(addButton(Icon::Close))
    , m_save(addButton(Icon::Star))
    , m_help(addButton(Icon::Info))
    , m_delay(new QTimer(this))
{
    m_field->setFrame(false);
    m_field->installEventFilter(this);
    m_field->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    setFocusProxy(m_field);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    m_delay->setSingleShot(true);
    m_delay->setInterval(kFilterDelay);

    auto *layout = new QHBoxLayout(this);
    keepMargins(*this, *layout, {metrics::kSpacing, 1, metrics::kSpacingSmall, 1});
    layout->setSpacing(metrics::kSpacingSmall);
    layout->addWidget(m_icon);
    layout->addWidget(m_field, 1);
    layout->addWidget(m_clear);
    layout->addWidget(m_save);
    layout->addWidget(m_help);

    connect(m_delay, &QTimer::timeout, this, &FilterEdit::apply);
    connect(m_field, &QLineEdit::textChanged, this, [this](const QString &text) {
        read();
        m_delay->start();
        Q_EMIT textChanged(text);
    });
    connect(m_field, &QLineEdit::textEdited, m_completer, &FilterCompleter::offer);
    connect(m_clear, &QToolButton::clicked, this, [this] {
        setText({});
        m_field->setFocus();
    });
    connect(m_save, &QToolButton::clicked, this, &FilterEdit::saveWanted);
    connect(m_help, &QToolButton::clicked, this, &FilterEdit::helpWanted);
    keepTranslated(*this, [this] {
        //: In the empty field that filters the log
        m_field->setPlaceholderText(tr("Filter, such as tool:order status:>=400"));
        m_field->setAccessibleName(tr("Filter of the log"));
        const auto name = [](QToolButton *button, const QString &text) {
            button->setToolTip(text);
            button->setAccessibleName(text);
        };
        name(m_clear, tr("Clear filter"));
        //: A button that gives the filter a name
        name(m_save, tr("Save filter as a button"));
        name(m_help, tr("Filter help"));
        describe();
    });
    read();
}

QString FilterEdit::text() const
{
    return m_field->text();
}

void FilterEdit::setText(const QString &text)
{
    m_field->setText(text);
    apply();
}

void FilterEdit::type(const QString &text)
{
    m_field->setFocus(Qt::OtherFocusReason);
    m_field->end(false);
    m_field->insert(text);
}

bool FilterEdit::eventFilter(QObject *watched, QEvent *event)
{
    switch (event->type()) {
    case QEvent::KeyPress: {
        const auto *key = static_cast<QKeyEvent *>(event);
        if (takeKey(key->key(), key->modifiers()))
            return true;
        break;
    }
    case QEvent::FocusIn:
    case QEvent::FocusOut: update(); break;
    default: break;
    }
    return QWidget::eventFilter(watched, event);
}

bool FilterEdit::takeKey(int key, Qt::KeyboardModifiers modifiers)
{
    const bool isOpen = m_completer->popup()->isVisible();
    switch (key) {
    case Qt::Key_Return:
    case Qt::Key_Enter:
        apply();
        if (m_state != State::Invalid)
            Q_EMIT accepted(text());
        return true;
    case Qt::Key_Escape:
        if (isOpen)
            return false;
        if (text().isEmpty())
            Q_EMIT left();
        else
            setText({});
        return true;
    case Qt::Key_Down:
        if (!isOpen && !m_history.isEmpty())
            m_completer->offerWhole(m_history);
        return !isOpen;
    case Qt::Key_Question: // no filter begins so, and who asks has typed nothing else
        if (!text().isEmpty())
            return false;
        Q_EMIT helpWanted();
        return true;
    case Qt::Key_Space:
        if (!(modifiers & Qt::ControlModifier))
            return false;
        m_completer->offer();
        return true;
    default: return false;
    }
}

void FilterEdit::paintEvent(QPaintEvent *)
{
    const Tokens &tokens = m_theme.tokens();
    const bool hasKeyboard = m_field->hasFocus();
    QColor edge = hasKeyboard ? tokens.accent : tokens.outline;
    if (m_state == State::Invalid)
        edge = tokens.error;
    else if (m_state == State::Valid && !hasKeyboard)
        edge = tokens.ok;
    QPainter painter(this);
    paint::roundedRect(painter, rect(), metrics::kRadius, tokens.base, edge,
                       hasKeyboard ? metrics::kFocusRing : 1);
}

void FilterEdit::read()
{
    journal::ParsedFilter parsed = journal::parseFilter(text().toStdString());
    QString problem;
    if (parsed) {
        m_filter = std::move(parsed.filter);
        m_state = m_filter.kind == journal::Filter::Kind::Everything ? State::Empty : State::Valid;
    } else {
        m_state = State::Invalid;
        problem = said(parsed.error->message);
    }
    const Tint tints[] = {Tint::Muted, Tint::Ok, Tint::Error};
    m_icon->setIcon(m_theme.icon(m_state == State::Invalid ? Icon::Warning : Icon::Filter,
                                 tints[static_cast<std::size_t>(m_state)]));
    m_clear->setVisible(!text().isEmpty());
    m_save->setVisible(m_state == State::Valid);
    if (problem != m_problem) {
        m_problem = problem;
        Q_EMIT problemChanged(problem);
    }
    describe();
    update();
}

void FilterEdit::apply()
{
    m_delay->stop();
    if (m_state == State::Invalid || m_filter == m_applied)
        return;
    m_applied = m_filter;
    Q_EMIT filterChanged(m_applied);
}

QToolButton *FilterEdit::addButton(Icon icon)
{
    auto *button = new QToolButton(this);
    button->setAutoRaise(true);
    button->setIcon(m_theme.icon(icon, Tint::Muted));
    button->setFixedSize(kFilterButton);
    button->setFocusPolicy(Qt::TabFocus);
    return button;
}

// Says in words what the edge shows.
void FilterEdit::describe()
{
    m_field->setAccessibleDescription(m_problem);
    m_field->setToolTip(m_problem);
}

} // namespace tooltray::ui
