// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/state/reachedsteps.h"

namespace tooltray::ui {

ReachedSteps::ReachedSteps(const QString &file) : m_settings(file, QSettings::IniFormat) {}

bool ReachedSteps::hasTried() const
{
    return m_settings.value(u"steps/tried").toBool();
}

void ReachedSteps::setTried()
{
    m_settings.setValue(u"steps/tried", true);
}

bool ReachedSteps::hasConnected() const
{
    return m_settings.value(u"steps/connected").toBool();
}

void ReachedSteps::setConnected()
{
    m_settings.setValue(u"steps/connected", true);
}

} // namespace tooltray::ui
