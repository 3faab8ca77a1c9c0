// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/dialogs/settings/settingsdialog.h"

#include "ui/delegates/raildelegate.h"
#include "ui/dialogs/settings/settingspages.h"
#include "ui/language/language.h"
#include "ui/models/roles.h"
#include "ui/theme/metrics.h"
#include "ui/theme/textlabel.h"
#include "ui/theme/theme.h"

#include <QAbstractButton>
#include <QLabel>
#include <QListWidget>
#include <QPushButton>
#include <QStackedWidget>
#include <QVBoxLayout>

#include <algorithm>

namespace tooltray::ui {
namespace {

constexpr QSize kSettingsSize(820, 580);
constexpr int kCategoriesWidth = 170;

// By its label, by the text on it, or by its name for those who listen.
QWidget *fieldNamed(const QWidget &page, const QString &name)
{
    for (const QLabel *label : page.findChildren<QLabel *>()) {
        if (label->buddy() && label->text().remove(u'&') == name)
            return label->buddy();
    }
    for (QAbstractButton *button : page.findChildren<QAbstractButton *>()) {
        if (button->text().remove(u'&') == name)
            return button;
    }
    for (QWidget *widget : page.findChildren<QWidget *>()) {
        if (widget->focusPolicy() != Qt::NoFocus && widget->accessibleName() == name)
            return widget;
    }
    return nullptr;
}

} // namespace

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
        {General, kGeneral, "Co&mpact rows and buttons"},
        {General, kGeneral, "Re&duce motion"},
        {Server, kListen, "&Port"},
        {Server, kListen, "Rea&chable from"},
        {Server, kListen, "Other host &names"},
        {Server, kListen, "Allowed &web origins"},
        {Server, kListen, "&Max connections"},
        {Server, kListen, "Max request si&ze"},
        {Tools, kOffer, "&Tool list"},
        {Tools, kOffer, "&Max tools listed"},
        {Tools, kOffer, "&Largest result"},
        {Tools, kOffer, "Keep &context set by agents"},
        {Tools, kOffer, "Conte&xt that clients may override"},
        {Tools, kOffer, "Run unsaved operations"},
        {Tools, kOffer, "Search and inspect APIs"},
        {Tools, kOffer, "Create, change and delete tools"},
        {Tools, kOffer, "Read and set context variables"},
        {Log, kLog, "&Calls in memory"},
        {Log, kLog, "&Days on disk"},
        {Log, kLog, "M&ax size on disk"},
        {Log, kLog, "B&ody size in memory"},
        {Log, kLog, "Also &mask fields"},
        {Editor, kEditor, "&Use the desktop's code font"},
        {Editor, kEditor, "&Font"},
        {Editor, kEditor, "&Size"},
        {Editor, kEditor, "&Indentation"},
        {Editor, kEditor, "F&ormat GraphQL on save"},
        {Editor, kEditor, "Save &valid drafts when I leave a tool"},
        {NewEndpoints, kEndpoint, "C&hanges"},
        {NewEndpoints, kEndpoint, "&Connect timeout"},
        {NewEndpoints, kEndpoint, "Response timeo&ut"},
        {NewEndpoints, kEndpoint, "Re&try up to"},
        {NewEndpoints, kEndpoint, "Max response si&ze"},
        {NewEndpoints, kEndpoint, "Concurrent re&quests"},
        {Shortcuts, "tooltray::ui::ShortcutSettings", "Commands and their keys"},
        {Data, kData, "Data folder"},
        {Data, kData, "&Back up now"},
        {Data, kData, "&Export all tools..."},
        {Data, kData, "Snapshots"},
    };
}

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

SettingsDialog::SettingsDialog(const SettingsContext &context, QWidget *parent)
    : QDialog(parent)
    , m_categories(new QListWidget(this))
    , m_pages(new QStackedWidget(this))
    , m_defaults(nullptr)
{
    setAttribute(Qt::WA_DeleteOnClose);
    m_categories->setFixedWidth(kCategoriesWidth);
    m_categories->setItemDelegate(new RailDelegate(context.theme, this));
    m_categories->setMouseTracking(true);
    const auto add = [&](Icon icon, SettingsPage *page) {
        auto *item = new QListWidgetItem(m_categories);
        item->setData(IconRole, static_cast<int>(icon));
        m_pages->addWidget(page);
    };
    add(Icon::Gear, new GeneralSettings(context, this));
    add(Icon::Power, new ListenSettings(context, this));
    add(Icon::Tool, new OfferSettings(context, this));
    add(Icon::Log, new LogSettings(context, this));
    add(Icon::Edit, new EditorSettings(context, this));
    add(Icon::Endpoint, new NewEndpointSettings(context, this));
    add(Icon::Keyboard, new ShortcutSettings(context, this));
    add(Icon::Folder, new DataSettings(context, this));

    auto *title = new TextLabel(TextStyle::Heading, this);
    // Not in a button box: that one hands Tab to its first button, and Tab gets stuck where it is hidden.
    m_defaults = new QPushButton(this);
    m_defaults->setAutoDefault(false);
    auto *close = new QPushButton(this);
    close->setAutoDefault(false); // Return ends typing in a field
    auto *buttons = new QHBoxLayout;
    buttons->addWidget(m_defaults);
    buttons->addStretch();
    buttons->addWidget(close);
    auto *page = new QVBoxLayout;
    page->setSpacing(metrics::kMargin);
    page->addWidget(title);
    page->addWidget(m_pages, 1);
    auto *middle = new QHBoxLayout;
    middle->setSpacing(metrics::kMarginLarge);
    middle->addWidget(m_categories);
    middle->addLayout(page, 1);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(metrics::kMarginLarge, metrics::kMarginLarge, metrics::kMarginLarge,
                               metrics::kMarginLarge);
    layout->setSpacing(metrics::kMargin);
    layout->addLayout(middle, 1);
    layout->addLayout(buttons);
    resize(kSettingsSize);

    connect(close, &QPushButton::clicked, this, &QDialog::reject);
    connect(m_defaults, &QPushButton::clicked, this,
            [this] { static_cast<SettingsPage *>(m_pages->currentWidget())->restoreDefaults(); });
    connect(m_categories, &QListWidget::currentRowChanged, this, [this, title](int row) {
        showPage(row);
        title->setText(m_categories->item(row)->text());
    });
    keepTranslated(*this, [=, this] {
        setWindowTitle(tr("Settings"));
        m_categories->setAccessibleName(tr("Categories"));
        for (int row = 0; row < m_categories->count(); ++row)
            m_categories->item(row)->setText(categoryName(static_cast<SettingsCategory>(row)));
        m_defaults->setText(tr("&Restore defaults"));
        close->setText(tr("Close"));
        if (m_categories->currentItem())
            title->setText(m_categories->currentItem()->text());
    });
    m_categories->setCurrentRow(0);
    m_categories->setFocus();
}

void SettingsDialog::showSetting(const SettingName &setting)
{
    m_categories->setCurrentRow(static_cast<int>(setting.category));
    if (QWidget *field = fieldNamed(*m_pages->currentWidget(), setting.name()))
        field->setFocus(Qt::ShortcutFocusReason);
}

void SettingsDialog::showPage(int index)
{
    m_pages->setCurrentIndex(index);
    m_defaults->setVisible(static_cast<SettingsPage *>(m_pages->currentWidget())->hasDefaults());
}

} // namespace tooltray::ui
