// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/dialogs/settings/settingnames.h"

#include "ui/dialogs/settings/settingsdialog.h"

#include <QCoreApplication>

namespace tooltray::ui {

QString categoryName(SettingsCategory category)
{
    using enum SettingsCategory;
    switch (category) {
    case General: return SettingsDialog::tr("General");
    case Server: return SettingsDialog::tr("Server");
    case Tools: return SettingsDialog::tr("Tools");
    case Log: return SettingsDialog::tr("Log");
    case Editor: return SettingsDialog::tr("Editor");
    case NewEndpoints: return SettingsDialog::tr("New endpoints");
    case Shortcuts: return SettingsDialog::tr("Shortcuts");
    case Data: return SettingsDialog::tr("Data");
    }
    return {};
}

QString SettingName::name() const
{
    return QCoreApplication::translate(context, text).remove(u'&');
}

QString SettingName::id() const
{
    return QStringLiteral("setting/%1/%2").arg(static_cast<int>(category)).arg(QLatin1StringView(text));
}

QList<SettingName> settingNames()
{
    using enum SettingsCategory;
    constexpr auto kGeneral = "tooltray::ui::GeneralSettings";
    constexpr auto kListen = "tooltray::ui::ListenSettings";
    constexpr auto kOffer = "tooltray::ui::OfferSettings";
    constexpr auto kLog = "tooltray::ui::LogSettings";
    constexpr auto kEditor = "tooltray::ui::EditorSettings";
    constexpr auto kEndpoint = "tooltray::ui::NewEndpointSettings";
    constexpr auto kData = "tooltray::ui::DataSettings";
    // The texts are translated where their fields are.
    return {
        {General, kGeneral, "&Theme"},
        {General, kGeneral, "&Language"},
        {General, kGeneral, "When the window is &closed while the server runs"},
        {General, kGeneral, "&Start when I sign in"},
        {General, kGeneral, "Start in the tra&y, without the window"},
        {General, kGeneral, "Show &notifications while another window is in front"},
        {General, kGeneral, "Re&duce motion: nothing blinks"},
        {Server, kListen, "&Port"},
        {Server, kListen, "&Can be reached from"},
        {Server, kListen, "Other host &names"},
        {Server, kListen, "&Web pages that may call"},
        {Server, kListen, "Connections at &most"},
        {Server, kListen, "&Largest request"},
        {Tools, kOffer, "&Tools are offered"},
        {Tools, kOffer, "At &most, before that changes by itself"},
        {Tools, kOffer, "&Largest result"},
        {Tools, kOffer, "&Context that agents set lasts"},
        {Tools, kOffer, "Conte&xt that a client may replace for itself"},
        {Tools, kOffer, "Run operations that are not saved"},
        {Tools, kOffer, "Search and read the schemas"},
        {Tools, kOffer, "Make, change and delete tools"},
        {Tools, kOffer, "Read and set context variables"},
        {Log, kLog, "&Calls in memory"},
        {Log, kLog, "&Days on disk"},
        {Log, kLog, "&At most on disk"},
        {Log, kLog, "&Of each request and answer in memory"},
        {Log, kLog, "Also &mask what is called"},
        {Editor, kEditor, "&Use the desktop's font for code"},
        {Editor, kEditor, "&Font"},
        {Editor, kEditor, "&Size"},
        {Editor, kEditor, "&Indentation"},
        {Editor, kEditor, "F&ormat GraphQL when a tool is saved"},
        {Editor, kEditor, "Save &valid drafts of tools when I leave them"},
        {NewEndpoints, kEndpoint, "&Mutations"},
        {NewEndpoints, kEndpoint, "&Connect within"},
        {NewEndpoints, kEndpoint, "&Answer within"},
        {NewEndpoints, kEndpoint, "&Try again up to"},
        {NewEndpoints, kEndpoint, "&Largest answer"},
        {NewEndpoints, kEndpoint, "Re&quests at a time"},
        {Shortcuts, "tooltray::ui::ShortcutSettings", "Commands and their keys"},
        {Data, kData, "Data folder"},
        {Data, kData, "&Back up now"},
        {Data, kData, "&Export all tools..."},
        {Data, kData, "Saved moments"},
    };
}

} // namespace tooltray::ui
