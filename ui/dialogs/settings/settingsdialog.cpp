// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/dialogs/settings/settingsdialog.h"

#include "ui/delegates/raildelegate.h"
#include "ui/dialogs/settings/datasettings.h"
#include "ui/dialogs/settings/editorsettings.h"
#include "ui/dialogs/settings/generalsettings.h"
#include "ui/dialogs/settings/listensettings.h"
#include "ui/dialogs/settings/logsettings.h"
#include "ui/dialogs/settings/newendpointsettings.h"
#include "ui/dialogs/settings/offersettings.h"
#include "ui/dialogs/settings/settingnames.h"
#include "ui/dialogs/settings/shortcutsettings.h"
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

    auto *title = new TextLabel(TextLook::Heading, this);
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

SettingsDialog::~SettingsDialog() = default;

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
