// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/dialogs/settings/settingspages.h"

#include "base/task/ask.h"
#include "engine/engine.h"
#include "ui/language/language.h"
#include "ui/language/sentence.h"
#include "ui/models/clients.h"
#include "ui/theme/metrics.h"
#include "ui/theme/textlabel.h"
#include "ui/widgets/inlinemessage.h"

#include <QCheckBox>
#include <QComboBox>
#include <QFormLayout>
#include <QSpinBox>

#include <algorithm>

namespace tooltray::ui {
namespace {

using workspace::BuiltInGroup;
using workspace::ContextOverride;
using workspace::ContextScope;
using workspace::SurfaceMode;

constexpr int kMaxTools = 10'000;
constexpr int kMaxKilobytes = 100'000;
constexpr int kFieldWidth = 260;

} // namespace

OfferSettings::OfferSettings(const SettingsContext &context, QWidget *parent)
    : SettingsPage(parent)
    , m_context(context)
    , m_message(new InlineMessage(context.theme, this))
    , m_surface(new QComboBox(this))
    , m_maxTools(new QSpinBox(this))
    , m_resultSize(new QSpinBox(this))
    , m_scope(new QComboBox(this))
    , m_override(new QComboBox(this))
{
    build();
    connect(m_surface, &QComboBox::activated, this, &OfferSettings::save);
    connect(m_scope, &QComboBox::activated, this, &OfferSettings::save);
    connect(m_override, &QComboBox::activated, this, &OfferSettings::save);
    for (QSpinBox *spin : {m_maxTools, m_resultSize}) {
        spin->setKeyboardTracking(false);
        connect(spin, &QSpinBox::valueChanged, this, &OfferSettings::save);
    }
    connect(&context.engine.workspaceClient(), &engine::WorkspaceClient::workspaceChanged, this,
            &OfferSettings::show);
    connect(&context.engine.workspaceClient(), &engine::WorkspaceClient::problemsChanged, this,
            &OfferSettings::show);
}

void OfferSettings::restoreDefaults()
{
    workspace::Settings settings = m_context.engine.workspaceClient().state().workspace->settings();
    const workspace::Settings defaults;
    settings.surface = defaults.surface;
    settings.groupsOff = defaults.groupsOff;
    settings.resultBytes = defaults.resultBytes;
    settings.contextScope = defaults.contextScope;
    settings.contextOverride = defaults.contextOverride;
    apply(settings);
}

void OfferSettings::build()
{
    m_surface->setMinimumWidth(kFieldWidth);
    m_scope->setMinimumWidth(kFieldWidth);
    m_override->setMinimumWidth(kFieldWidth);
    m_maxTools->setRange(1, kMaxTools);
    m_resultSize->setRange(1, kMaxKilobytes);
    m_message->hide();
    const auto label = [this](QWidget *buddy) {
        auto *made = new TextLabel(TextStyle::Plain, this);
        made->setBuddy(buddy);
        return made;
    };
    TextLabel *surface = label(m_surface);
    TextLabel *maxTools = label(m_maxTools);
    TextLabel *resultSize = label(m_resultSize);
    TextLabel *scope = label(m_scope);
    TextLabel *replaced = label(m_override);
    auto *groups = new TextLabel(TextStyle::Strong, this);
    auto *groupsWhy = new TextLabel(TextStyle::Muted, this);
    groupsWhy->setWordWrap(true);

    auto *form = newForm();
    form->addRow(surface, m_surface);
    form->addRow(maxTools, m_maxTools);
    form->addRow(resultSize, m_resultSize);
    form->addRow(scope, m_scope);
    form->addRow(replaced, m_override);
    auto *layout = newLayout(m_message, form);
    layout->addWidget(groups);
    layout->addWidget(groupsWhy);
    for (const BuiltInGroup group :
         {BuiltInGroup::Execute, BuiltInGroup::Schema, BuiltInGroup::Management, BuiltInGroup::Context}) {
        auto *box = new QCheckBox(this);
        m_groups.push_back({group, box});
        layout->addWidget(box);
        connect(box, &QCheckBox::clicked, this, &OfferSettings::save);
    }
    layout->addStretch(1);
    keepTranslated(*this, [=, this] {
        surface->setText(tr("&Tool list"));
        maxTools->setText(tr("&Max tools listed"));
        resultSize->setText(tr("&Largest result"));
        scope->setText(tr("Keep &context set by agents"));
        replaced->setText(tr("Conte&xt that clients may override"));
        groups->setText(tr("Built-in tools"));
        groupsWhy->setText(tr("What agents may do besides calling your tools. Applied immediately."));
        retranslate();
    });
}

void OfferSettings::retranslate()
{
    const auto fill = [](QComboBox &box, const QStringList &texts) {
        const int index = box.currentIndex();
        box.clear();
        box.addItems(texts);
        box.setCurrentIndex(index);
    };
    // The items are in the order of the enums.
    fill(*m_surface, {tr("Automatic"), tr("Every tool"), tr("Two commands: find and call")});
    fill(*m_scope, {tr("Until the client disconnects"), tr("Permanently")});
    fill(*m_override, {tr("None"), tr("Values set in the window"), tr("All, including config.yaml")});
    //: Behind a number
    m_maxTools->setSuffix(tr(" tools"));
    //: Behind a number: kilobytes
    m_resultSize->setSuffix(tr(" kB"));
    for (const Group &group : m_groups)
        group.box->setText(ClientAccess::groupText(group.group));
    show();
}

void OfferSettings::show()
{
    const engine::WorkspaceState &state = m_context.engine.workspaceClient().state();
    const workspace::Settings &settings = state.workspace->settings();
    m_isShowing = true;
    m_surface->setCurrentIndex(static_cast<int>(settings.surface.mode));
    m_maxTools->setValue(static_cast<int>(std::min<std::uint32_t>(settings.surface.maxTools, kMaxTools)));
    m_maxTools->setEnabled(settings.surface.mode == SurfaceMode::Auto);
    m_resultSize->setValue(
        static_cast<int>(std::min<std::uint64_t>(settings.resultBytes / 1000, kMaxKilobytes)));
    m_scope->setCurrentIndex(static_cast<int>(settings.contextScope));
    m_override->setCurrentIndex(static_cast<int>(settings.contextOverride));
    for (const Group &group : m_groups)
        group.box->setChecked(std::ranges::find(settings.groupsOff, group.group) == settings.groupsOff.end());
    m_isShowing = false;
    if (state.readOnly) {
        m_message->setMessage(MessageKind::Warning, errorText(*state.readOnly));
        m_message->show();
    }
    const workspace::Entry *entry = state.workspace->find({workspace::ObjectKind::Settings, {}});
    const bool isConfigured = entry != nullptr && entry->layer() == workspace::Layer::Config;
    if (!state.readOnly) {
        m_message->setMessage(MessageKind::Info,
                              tr("Partly set in the configuration file. Change it there."));
        m_message->setVisible(isConfigured);
    }
    const bool canChange = state.isOpen && !state.readOnly && !isConfigured;
    for (QWidget *control : std::initializer_list<QWidget *>{m_surface, m_resultSize, m_scope, m_override})
        control->setEnabled(canChange);
    m_maxTools->setEnabled(m_maxTools->isEnabled() && canChange);
    for (const Group &group : m_groups)
        group.box->setEnabled(canChange);
}

void OfferSettings::save()
{
    if (m_isShowing)
        return;
    workspace::Settings settings = m_context.engine.workspaceClient().state().workspace->settings();
    settings.surface.mode = static_cast<SurfaceMode>(m_surface->currentIndex());
    settings.surface.maxTools = static_cast<std::uint32_t>(m_maxTools->value());
    // A size that is finer than the field shows is kept unless the field was changed.
    if (static_cast<std::uint64_t>(m_resultSize->value()) != settings.resultBytes / 1000)
        settings.resultBytes = static_cast<std::uint64_t>(m_resultSize->value()) * 1000;
    settings.contextScope = static_cast<ContextScope>(m_scope->currentIndex());
    settings.contextOverride = static_cast<ContextOverride>(m_override->currentIndex());
    settings.groupsOff.clear();
    for (const Group &group : m_groups) {
        if (!group.box->isChecked())
            settings.groupsOff.push_back(group.group);
    }
    apply(settings);
}

void OfferSettings::apply(const workspace::Settings &settings)
{
    if (settings == m_context.engine.workspaceClient().state().workspace->settings())
        return;
    const workspace::Edit edit{
        "Change the settings", workspace::Origin::Person, {workspace::PutObject{settings}}};
    whenDone(m_context.engine.workspaceClient().apply(edit), this, [this](const Result<void> &done) {
        if (!done)
            m_message->setMessage(MessageKind::Error, errorText(done.error()));
        m_message->setVisible(!done);
        show();
    });
}

} // namespace tooltray::ui
