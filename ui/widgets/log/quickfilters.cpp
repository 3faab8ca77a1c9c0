// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/log/quickfilters.h"

#include "ui/language/language.h"
#include "ui/models/logfilters.h"
#include "ui/theme/metrics.h"

#include <QAction>
#include <QHBoxLayout>
#include <QToolButton>

#include <array>

namespace tooltray::ui {
namespace {

constexpr std::array kQuickProperties{"error", "slow", "mutation", "pinned"};

} // namespace

QuickFilters::QuickFilters(QWidget *parent) : QWidget(parent), m_layout(new QHBoxLayout(this))
{
    m_layout->setContentsMargins({});
    m_layout->setSpacing(metrics::kSpacingSmall);
    for (const char *property : kQuickProperties) {
        QToolButton *button = addButton();
        const journal::Filter part = logfilter::is(property);
        m_fixed.append({button, part});
        connect(button, &QToolButton::clicked, this, [this, button, part] {
            Q_EMIT textWanted(button->isChecked() ? logfilter::with(m_text, part)
                                                  : logfilter::without(m_text, part));
        });
    }
    keepTranslated(*this, [this] {
        //: Buttons that filter the log
        const QString texts[] = {tr("Errors"), tr("Slow"), tr("Mutations"), tr("Pinned")};
        for (qsizetype i = 0; i < m_fixed.size(); ++i)
            m_fixed[i].button->setText(texts[i]);
        setNamed(m_named);
    });
}

QuickFilters::~QuickFilters() = default;

void QuickFilters::setText(const QString &text)
{
    m_text = text;
    refresh();
}

void QuickFilters::setNamed(const QList<NamedLogFilter> &named)
{
    m_named = named;
    qDeleteAll(std::exchange(m_namedButtons, {}));
    for (const NamedLogFilter &each : named)
        addNamedButton(each);
    refresh();
}

QToolButton *QuickFilters::addButton()
{
    auto *button = new QToolButton(this);
    button->setCheckable(true);
    button->setFocusPolicy(Qt::StrongFocus);
    button->setToolButtonStyle(Qt::ToolButtonTextOnly);
    m_layout->addWidget(button);
    return button;
}

void QuickFilters::addNamedButton(const NamedLogFilter &named)
{
    QToolButton *button = addButton();
    button->setText(QString(named.name).replace(u'&', QStringLiteral("&&")));
    button->setToolTip(named.filter);
    m_namedButtons.append(button);
    connect(button, &QToolButton::clicked, this,
            [this, button, named] { Q_EMIT textWanted(button->isChecked() ? named.filter : QString()); });
    //: In the menu of a button that filters the log
    auto *remove = new QAction(tr("Remove this button"), button);
    button->addAction(remove);
    button->setContextMenuPolicy(Qt::ActionsContextMenu);
    // Later: the button is still in the middle of its menu.
    connect(
        remove, &QAction::triggered, this,
        [this, named] {
            QList<NamedLogFilter> left = m_named;
            left.removeAll(named);
            setNamed(left);
            Q_EMIT namedChanged();
        },
        Qt::QueuedConnection);
}

void QuickFilters::refresh()
{
    for (const Fixed &fixed : m_fixed)
        fixed.button->setChecked(logfilter::contains(m_text, fixed.part));
    for (qsizetype i = 0; i < m_namedButtons.size(); ++i)
        m_namedButtons[i]->setChecked(m_text == m_named[i].filter);
}

} // namespace tooltray::ui
