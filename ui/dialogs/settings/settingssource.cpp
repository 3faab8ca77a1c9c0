// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/dialogs/settings/settingssource.h"

#include <algorithm>

namespace tooltray::ui {

QString SettingsSource::kind() const
{
    //: Beside an entry of the palette: what kind of thing it is
    return tr("Setting");
}

QList<PaletteEntry> SettingsSource::entries() const
{
    QList<PaletteEntry> entries;
    for (const SettingName &setting : settingNames()) {
        //: A setting with the page that it is on: "Server: Port"
        const QString text = tr("%1: %2").arg(categoryName(setting.category), setting.name());
        entries.append({.id = setting.id(), .text = text, .keys = {}, .icon = Icon::Gear});
    }
    return entries;
}

void SettingsSource::run(const QString &id)
{
    const QList<SettingName> all = settingNames();
    const auto found = std::ranges::find(all, id, &SettingName::id);
    if (found != all.end())
        m_open(*found);
}

} // namespace tooltray::ui
