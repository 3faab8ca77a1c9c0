// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/log/logfilters.h"

#include "ui/language/language.h"
#include "ui/models/logfilters.h"
#include "ui/theme/metrics.h"
#include "ui/theme/textlabel.h"
#include "ui/theme/theme.h"
#include "ui/theme/viewpainter.h"

#include <QAction>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPainter>
#include <QPushButton>
#include <QStyleOption>
#include <QToolButton>

#include <array>

namespace tooltray::ui {
namespace {

constexpr std::array kQuickProperties{"error", "slow", "mutation", "pinned"};

constexpr int kLongestName = 24; // it is to fit on a button

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
        const QString texts[] = {tr("Errors"), tr("Slow"), tr("Changes data"), tr("Pinned")};
        for (qsizetype i = 0; i < m_fixed.size(); ++i)
            m_fixed[i].button->setText(texts[i]);
        setNamed(m_named);
    });
}

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
    if (const int before = m_layout->count(); before > 0)
        setTabOrder(m_layout->itemAt(before - 1)->widget(), button);
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

NameFilterPopup::NameFilterPopup(const Theme &theme, QWidget *parent)
    : QFrame(parent, Qt::Popup)
    , m_theme(theme)
    , m_label(new TextLabel(this))
    , m_name(new QLineEdit(this))
    , m_keep(new QPushButton(this))
{
    m_label->setBuddy(m_name);
    m_name->setMaxLength(kLongestName);
    m_keep->setEnabled(false);
    auto *layout = new QHBoxLayout(this);
    layout->addWidget(m_label);
    layout->addWidget(m_name);
    layout->addWidget(m_keep);
    connect(m_name, &QLineEdit::textChanged, this,
            [this](const QString &text) { m_keep->setEnabled(!text.trimmed().isEmpty()); });
    connect(m_name, &QLineEdit::returnPressed, this, &NameFilterPopup::finish);
    connect(m_keep, &QPushButton::clicked, this, &NameFilterPopup::finish);
    keepTranslated(*this, [this] {
        //: Of a button that filters the log
        m_label->setText(tr("&Name of the button:"));
        //: Makes the button
        m_keep->setText(tr("&Save"));
        setAccessibleName(tr("Save filter as a button"));
    });
}

void NameFilterPopup::openBelow(const QWidget &anchor)
{
    m_name->clear();
    adjustSize();
    move(anchor.mapToGlobal(QPoint(anchor.width() - width(), anchor.height() + 4)));
    show();
    m_name->setFocus();
}

void NameFilterPopup::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    QStyleOption option;
    option.initFrom(this);
    paint::menuPanel(painter, option, m_theme.tokens());
}

void NameFilterPopup::finish()
{
    const QString name = m_name->text().trimmed();
    if (name.isEmpty())
        return;
    hide();
    Q_EMIT named(name);
}

} // namespace tooltray::ui
