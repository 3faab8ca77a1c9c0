// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/secretfield.h"

#include "ui/language/language.h"
#include "ui/theme/theme.h"

#include <QAction>
#include <QHBoxLayout>
#include <QLineEdit>

namespace tooltray::ui {

SecretField::SecretField(const Theme &theme, QWidget *parent)
    : QWidget(parent)
    , m_theme(theme)
    , m_edit(new QLineEdit(this))
    , m_show(new QAction(this))
{
    m_edit->setEchoMode(QLineEdit::Password);
    m_edit->setInputMethodHints(Qt::ImhHiddenText | Qt::ImhSensitiveData | Qt::ImhNoPredictiveText
                                | Qt::ImhNoAutoUppercase);
    m_show->setCheckable(true);
    m_edit->addAction(m_show, QLineEdit::TrailingPosition);
    auto *layout = new QHBoxLayout(this);
    layout->setContentsMargins({});
    layout->addWidget(m_edit);
    setFocusProxy(m_edit);
    connect(m_show, &QAction::toggled, this, &SecretField::showWhat);
    connect(m_edit, &QLineEdit::textChanged, this, &SecretField::edited);
    keepTranslated(*this, [this] { showWhat(); });
}

void SecretField::setTexts(const QString &name, const QString &placeholder)
{
    m_edit->setAccessibleName(name);
    m_edit->setPlaceholderText(placeholder);
}

bool SecretField::isEmpty() const
{
    return m_edit->text().isEmpty();
}

void SecretField::setSecret(const QString &secret)
{
    m_edit->setText(secret);
}

void SecretField::setSecretOf(const SecretField &other)
{
    m_edit->setText(other.m_edit->text());
}

std::string SecretField::secret() const
{
    // Pasted tokens bring the end of their line.
    return m_edit->text().trimmed().toStdString();
}

void SecretField::setReadOnly(bool readOnly)
{
    m_edit->setReadOnly(readOnly);
}

void SecretField::clear()
{
    m_edit->clear();
    // With a text set anew the field has no history to undo, in which the secret would be.
    m_edit->setText(QString());
    m_show->setChecked(false);
}

void SecretField::showWhat()
{
    const bool isShown = m_show->isChecked();
    m_edit->setEchoMode(isShown ? QLineEdit::Normal : QLineEdit::Password);
    m_show->setIcon(m_theme.icon(Icon::Eye, isShown ? Tint::Accent : Tint::Muted));
    m_show->setText(isShown ? tr("Hide text") : tr("Show text"));
    m_show->setToolTip(m_show->text());
}

} // namespace tooltray::ui
