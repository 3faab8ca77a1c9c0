// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/dialogs/settings/settingspage.h"

namespace tooltray::ui {

SettingsPage::SettingsPage(QWidget *parent) : QWidget(parent) {}

SettingsPage::~SettingsPage() = default;

} // namespace tooltray::ui
