// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/state/secretclipboard.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QTimer>

namespace tooltray::ui {

SecretClipboard::SecretClipboard(QObject *parent) : QObject(parent) {}

SecretClipboard::~SecretClipboard()
{
    m_isLetGo = false;
    clear();
}

void SecretClipboard::letGo()
{
    m_isLetGo = true;
    if (m_text.isEmpty())
        deleteLater();
}

void SecretClipboard::copy(const QString &text, int milliseconds)
{
    m_text = text;
    QGuiApplication::clipboard()->setText(text);
    QTimer::singleShot(milliseconds, this, [this, generation = ++m_generation] {
        if (generation == m_generation)
            clear();
    });
}

void SecretClipboard::clear()
{
    if (!m_text.isEmpty() && QGuiApplication::clipboard()->text() == m_text)
        QGuiApplication::clipboard()->clear();
    m_text.clear();
    if (m_isLetGo)
        deleteLater();
}

} // namespace tooltray::ui
