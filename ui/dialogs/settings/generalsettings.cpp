// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/dialogs/settings/settingspages.h"

#include "ui/actions/actionregistry.h"
#include "ui/language/language.h"
#include "ui/state/autostart.h"
#include "ui/state/uistate.h"
#include "ui/theme/textlabel.h"
#include "ui/theme/theme.h"
#include "ui/widgets/inlinemessage.h"

#include <QAction>
#include <QCheckBox>
#include <QComboBox>
#include <QFormLayout>
#include <QSignalBlocker>
#include <QSystemTrayIcon>

namespace tooltray::ui {
namespace {

constexpr int kBoxWidth = 260;

QString themePrefix()
{
    return QStringLiteral("view.theme.");
}

QString languagePrefix()
{
    return QStringLiteral("view.language.");
}

} // namespace

GeneralSettings::GeneralSettings(const SettingsContext &context, QWidget *parent)
    : SettingsPage(parent)
    , m_context(context)
    , m_theme(new QComboBox(this))
    , m_language(new QComboBox(this))
    , m_close(new QComboBox(this))
    , m_login(new QCheckBox(this))
    , m_hidden(new QCheckBox(this))
    , m_notices(new QCheckBox(this))
    , m_compact(new QCheckBox(this))
    , m_still(new QCheckBox(this))
    , m_message(new InlineMessage(context.theme, this))
{
    for (QComboBox *box : {m_theme, m_language, m_close})
        box->setMinimumWidth(kBoxWidth);
    auto *themeLabel = new TextLabel(TextStyle::Plain, this);
    auto *languageLabel = new TextLabel(TextStyle::Plain, this);
    auto *closeLabel = new TextLabel(TextStyle::Plain, this);
    auto *layout = newForm();
    layout->setContentsMargins({});
    setLayout(layout);
    layout->addRow(themeLabel, m_theme);
    layout->addRow(languageLabel, m_language);
    layout->addRow(closeLabel, m_close);
    layout->addRow(m_login);
    layout->addRow(m_hidden);
    layout->addRow(m_notices);
    layout->addRow(m_compact);
    layout->addRow(m_still);
    layout->addRow(m_message);
    m_message->hide();
    themeLabel->setBuddy(m_theme);
    languageLabel->setBuddy(m_language);
    closeLabel->setBuddy(m_close);
    follow(*m_theme, themePrefix());
    follow(*m_language, languagePrefix());
    connect(m_close, &QComboBox::activated, this, [this](int index) {
        m_context.state.setCloseChoice(static_cast<CloseChoice>(m_close->itemData(index).toInt()));
    });
    const QString folder =
        context.autostartFolder.isEmpty() ? Autostart::usualFolder() : context.autostartFolder;
    if (!folder.isEmpty() && !context.startCommand.isEmpty())
        m_autostart = std::make_unique<Autostart>(folder, context.startCommand);
    m_login->setVisible(m_autostart != nullptr);
    // Without a tray nobody would find it.
    m_hidden->setVisible(QSystemTrayIcon::isSystemTrayAvailable());
    m_notices->setVisible(QSystemTrayIcon::isSystemTrayAvailable());
    connect(m_login, &QCheckBox::clicked, this, &GeneralSettings::startAtLogin);
    connect(m_hidden, &QCheckBox::clicked, this,
            [this](bool isHidden) { m_context.state.setStartsHidden(isHidden); });
    connect(m_notices, &QCheckBox::clicked, this,
            [this](bool isShown) { m_context.state.setShowsNotices(isShown); });
    connect(m_compact, &QCheckBox::clicked, this, &GeneralSettings::makeCompact);
    connect(m_still, &QCheckBox::clicked, this, [this](bool isStill) {
        m_context.state.setReducesMotion(isStill);
        m_context.theme.setStill(isStill);
    });
    keepTranslated(*this, [=, this] {
        m_login->setText(tr("&Start when I sign in"));
        m_hidden->setText(tr("Start in the tra&y, without the window"));
        m_notices->setText(tr("Show &notifications while another window is in front"));
        m_compact->setText(tr("Co&mpact rows and buttons"));
        m_still->setText(tr("Re&duce motion"));
        themeLabel->setText(tr("&Theme"));
        languageLabel->setText(tr("&Language"));
        closeLabel->setText(tr("When the window is &closed while the server runs"));
        retranslate();
    });
}

GeneralSettings::~GeneralSettings() = default;

void GeneralSettings::restoreDefaults()
{
    m_context.actions.action(themePrefix() + QStringLiteral("system"))->trigger();
    m_context.actions.action(languagePrefix() + QStringLiteral("system"))->trigger();
    m_context.state.setCloseChoice(CloseChoice::Ask);
    m_context.state.setStartsHidden(false);
    m_context.state.setShowsNotices(true);
    m_context.state.setReducesMotion(false);
    m_context.theme.setStill(false);
    makeCompact(false);
    if (m_autostart)
        startAtLogin(false);
    retranslate();
}

void GeneralSettings::startAtLogin(bool isWanted)
{
    const bool isDone = m_autostart->setOn(isWanted);
    m_message->setVisible(!isDone);
    if (!isDone)
        m_message->setMessage(MessageKind::Error,
                              tr("The file %1 cannot be changed.").arg(m_autostart->file()));
    showChoices();
}

void GeneralSettings::makeCompact(bool isWanted)
{
    m_context.state.setCompact(isWanted);
    m_context.theme.setCompact(isWanted);
}

void GeneralSettings::showChoices()
{
    m_login->setChecked(m_autostart && m_autostart->isOn());
    m_hidden->setChecked(m_context.state.startsHidden());
    m_notices->setChecked(m_context.state.showsNotices());
    m_compact->setChecked(m_context.state.isCompact());
    m_still->setChecked(m_context.state.reducesMotion());
}

void GeneralSettings::follow(QComboBox &box, const QString &prefix)
{
    connect(&box, &QComboBox::activated, this,
            [this, &box](int index) { m_context.actions.action(box.itemData(index).toString())->trigger(); });
    for (const ActionRegistry::Entry &entry : m_context.actions.entries()) {
        if (entry.spec.id.startsWith(prefix))
            connect(entry.action, &QAction::toggled, &box, [this, &box, prefix] { fill(box, prefix); });
    }
}

void GeneralSettings::fill(QComboBox &box, const QString &prefix)
{
    const QSignalBlocker quiet(box);
    box.clear();
    for (const ActionRegistry::Entry &entry : m_context.actions.entries()) {
        if (!entry.spec.id.startsWith(prefix))
            continue;
        box.addItem(entry.action->text().remove(u'&'), entry.spec.id);
        if (entry.action->isChecked())
            box.setCurrentIndex(box.count() - 1);
    }
}

void GeneralSettings::retranslate()
{
    fill(*m_theme, themePrefix());
    fill(*m_language, languagePrefix());
    showChoices();
    m_close->clear();
    const auto add = [this](const QString &text, CloseChoice choice) {
        m_close->addItem(text, static_cast<int>(choice));
        if (m_context.state.closeChoice() == choice)
            m_close->setCurrentIndex(m_close->count() - 1);
    };
    add(tr("Ask"), CloseChoice::Ask);
    // Without a tray nobody could find the program again.
    if (QSystemTrayIcon::isSystemTrayAvailable())
        add(tr("Keep running in the tray"), CloseChoice::KeepRunning);
    add(tr("Stop the server and quit"), CloseChoice::Quit);
}

} // namespace tooltray::ui
