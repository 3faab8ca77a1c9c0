// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/log/namefilterpopup.h"

#include "ui/language/language.h"
#include "ui/theme/textlabel.h"
#include "ui/theme/theme.h"
#include "ui/theme/viewpainter.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPainter>
#include <QPushButton>
#include <QStyleOption>

namespace tooltray::ui {
namespace {

constexpr int kLongestName = 24; // it is to fit on a button

} // namespace

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
        m_keep->setText(tr("&Keep"));
        setAccessibleName(tr("Keep this filter as a button"));
    });
}

NameFilterPopup::~NameFilterPopup() = default;

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
