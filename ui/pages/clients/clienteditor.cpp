// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/clients/clienteditor.h"

#include "engine/engine.h"
#include "ui/language/language.h"
#include "ui/language/sentence.h"
#include "ui/models/clients.h"
#include "ui/models/fieldtexts.h"
#include "ui/models/logtext.h"
#include "ui/state/secretclipboard.h"
#include "ui/theme/metrics.h"
#include "ui/theme/textlabel.h"
#include "ui/theme/theme.h"
#include "ui/widgets/clientaccesspane.h"
#include "ui/widgets/formrows.h"
#include "ui/widgets/inlinemessage.h"
#include "ui/widgets/inlineoffer.h"
#include "workspace/definitions/names.h"

#include <QCheckBox>
#include <QComboBox>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLineEdit>
#include <QLocale>
#include <QPushButton>
#include <QScrollArea>
#include <QSignalBlocker>
#include <QSpinBox>
#include <QVBoxLayout>

#include <algorithm>

namespace tooltray::ui {
namespace {

using workspace::BuiltInGroup;
using workspace::ClientRight;
using workspace::MutationPolicy;
using workspace::SurfaceMode;

constexpr int kClientFormWidth = 640;
constexpr int kMaxRate = 100'000;
constexpr int kMaxResultKilobytes = 100'000;
constexpr std::uint64_t kKilobyte = 1000;

template <typename T>
bool holds(const std::vector<T> &list, T value)
{
    return std::ranges::find(list, value) != list.end();
}

void showNames(QLineEdit &edit, const std::vector<std::string> &names)
{
    if (FieldTexts::names(edit.text()) != names)
        edit.setText(FieldTexts::ofNames(names));
}

// The first item stands for nothing.
template <typename T>
void choose(QComboBox &box, const std::optional<T> &value)
{
    box.setCurrentIndex(value ? static_cast<int>(*value) + 1 : 0);
}

template <typename T>
std::optional<T> chosen(const QComboBox &box)
{
    const int index = box.currentIndex();
    return index > 0 ? std::optional(static_cast<T>(index - 1)) : std::nullopt;
}

void fill(QComboBox &box, const QStringList &texts)
{
    const int index = std::max(0, box.currentIndex());
    box.clear();
    box.addItems(texts);
    box.setCurrentIndex(index);
}

} // namespace

ClientEditor::ClientEditor(engine::Engine &engine, const Theme &theme, QWidget *parent)
    : ObjectEditor(theme, parent)
    , m_engine(engine)
    , m_clipboard(new SecretClipboard(this))
    , m_newToken(new QPushButton(this))
    , m_offer(new InlineOffer(theme, this))
    , m_activity(new TextLabel(TextStyle::Muted, this))
    , m_listingText(new TextLabel(TextStyle::Muted, this))
    , m_form(new QWidget(this))
    , m_enabled(new QCheckBox(m_form))
    , m_readOnly(new QCheckBox(m_form))
    , m_title(new QLineEdit(m_form))
    , m_tools(new QLineEdit(m_form))
    , m_tags(new QLineEdit(m_form))
    , m_mutations(new QComboBox(m_form))
    , m_rate(new QSpinBox(m_form))
    , m_resultSize(new QSpinBox(m_form))
    , m_surface(new QComboBox(m_form))
    , m_groupsHeading(new TextLabel(TextStyle::Strong, m_form))
    , m_rightsHeading(new TextLabel(TextStyle::Strong, m_form))
{
    m_newToken->setIcon(theme.icon(Icon::Key));
    m_rate->setRange(0, kMaxRate);
    m_resultSize->setRange(0, kMaxResultKilobytes);
    for (const auto group :
         {BuiltInGroup::Execute, BuiltInGroup::Schema, BuiltInGroup::Management, BuiltInGroup::Context})
        m_groups.emplace_back(group, new QCheckBox(m_form));
    for (const auto right : {ClientRight::AllCalls, ClientRight::Metrics, ClientRight::Administer})
        m_rights.emplace_back(right, new QCheckBox(m_form));
    auto *scroll = new QScrollArea(this);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setWidgetResizable(true);
    scroll->setFocusPolicy(Qt::NoFocus);
    scroll->viewport()->setBackgroundRole(QPalette::Window);
    QVBoxLayout *layout = newLayout();
    m_header->insertWidget(m_header->indexOf(m_discard), m_newToken);
    setTabOrder(m_name, m_newToken);
    m_newToken->stackUnder(m_discard); // screen readers go by this order
    layout->addWidget(m_offer);
    layout->addWidget(m_activity);
    layout->addWidget(m_listingText);
    scroll->setWidget(build());
    layout->addWidget(scroll, 1);
    connectParts();
    keepTranslated(*this, [this] { setTexts(); });
}

QLabel *ClientEditor::addRow(QFormLayout &form, QWidget &field)
{
    auto *label = new TextLabel(m_form);
    addFormRow(form, label, &field);
    m_labels.push_back(label);
    return label;
}

QWidget *ClientEditor::build()
{
    auto *form = new QFormLayout;
    form->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
    form->addRow(m_enabled);
    form->addRow(m_readOnly);
    for (QWidget *field : std::initializer_list<QWidget *>{m_title, m_tools, m_tags, m_mutations, m_rate,
                                                           m_resultSize, m_surface})
        addRow(*form, *field);
    auto *content = new QVBoxLayout(m_form);
    keepMargins(*m_form, *content, {0, metrics::kMargin, metrics::kSpacing, 0});
    content->addLayout(form);
    content->addSpacing(metrics::kMargin);
    content->addWidget(m_groupsHeading);
    for (const auto &[group, box] : m_groups)
        content->addWidget(box);
    content->addSpacing(metrics::kMargin);
    content->addWidget(m_rightsHeading);
    for (const auto &[right, box] : m_rights)
        content->addWidget(box);
    content->addStretch();
    m_form->setMaximumWidth(kClientFormWidth);
    auto *guard = new WheelGuard(this);
    for (QWidget *field : std::initializer_list<QWidget *>{m_mutations, m_rate, m_resultSize, m_surface})
        field->installEventFilter(guard);
    return m_form;
}

void ClientEditor::connectParts()
{
    const auto tell = [this] {
        showState();
        Q_EMIT edited();
    };
    for (QLineEdit *edit : {m_name, m_title, m_tools, m_tags})
        connect(edit, &QLineEdit::textEdited, this, tell);
    for (QComboBox *combo : {m_mutations, m_surface})
        connect(combo, &QComboBox::activated, this, tell);
    for (QSpinBox *spin : {m_rate, m_resultSize})
        connect(spin, &QSpinBox::valueChanged, this, tell);
    for (QCheckBox *box : m_form->findChildren<QCheckBox *>())
        connect(box, &QCheckBox::clicked, this, tell);
    connect(m_newToken, &QPushButton::clicked, this,
            [this] { offerToken(m_engine, *m_clipboard, *m_offer, m_shown.name); });
}

void ClientEditor::setTexts()
{
    m_name->setAccessibleName(tr("Name of the client"));
    m_newToken->setText(tr("New token..."));
    m_newToken->setToolTip(tr("Creates and copies a new token. The old one stops working."));
    m_enabled->setText(tr("Accept calls"));
    m_readOnly->setText(tr("Read-only: hide tools that change data"));
    const std::array texts{tr("&Display title"), tr("&Tools"),          tr("Ta&gs"),     tr("C&hanges"),
                           tr("&Calls"),         tr("&Largest result"), tr("T&ool list")};
    for (std::size_t i = 0; i < m_labels.size(); ++i)
        m_labels[i]->setText(texts[i]);
    m_tools->setPlaceholderText(tr("All tools, or names separated by commas"));
    m_tags->setPlaceholderText(tr("All tags, or names separated by commas"));
    //: Behind a number of calls
    m_rate->setSuffix(tr(" per minute"));
    m_rate->setSpecialValueText(tr("No limit"));
    //: Behind a number: kilobytes
    m_resultSize->setSuffix(tr(" kB"));
    m_resultSize->setSpecialValueText(tr("Workspace default"));
    m_groupsHeading->setText(tr("Built-in tools"));
    m_rightsHeading->setText(tr("Additional rights"));
    setChoices();
    for (const auto &[group, box] : m_groups)
        box->setText(ClientAccess::groupText(group));
    for (const auto &[right, box] : m_rights) {
        switch (right) {
        case ClientRight::AllCalls: box->setText(tr("See the calls of other clients")); break;
        case ClientRight::Metrics: box->setText(tr("Read metrics")); break;
        case ClientRight::Administer: box->setText(tr("Create, rename and remove workspaces")); break;
        }
    }
    showActivity();
    showListing();
    showState();
}

void ClientEditor::setChoices()
{
    // Behind the first the items are in the order of the enums.
    fill(*m_mutations, {tr("Endpoint default"), tr("Block"), tr("Ask every time"), tr("Allow")});
    fill(*m_surface,
         {tr("Workspace default"), tr("Automatic"), tr("Every tool"), tr("Two commands: find and call")});
    m_mutations->setToolTip(tr("The strictest of endpoint, client and tool applies."));
}

void ClientEditor::showDraft(const ObjectDraft &draft, workspace::Layer layer)
{
    const auto &client = std::get<workspace::Client>(draft.object);
    if (client.name != m_shown.name)
        m_listing.reset();
    m_shown = client;
    m_isReadOnly = layer == workspace::Layer::Config;
    showIn(*m_name, client.name);
    showIn(*m_title, client.title);
    m_enabled->setChecked(client.enabled);
    showPolicy(client.policy);
    m_name->setReadOnly(m_isReadOnly);
    m_form->setEnabled(!m_isReadOnly);
    m_note->setVisible(m_isReadOnly);
    if (m_isReadOnly)
        m_note->setMessage(MessageKind::Info, tr("Defined in the configuration file. Change it there."));
    showActivity();
    showListing();
    showState();
}

void ClientEditor::showPolicy(const workspace::ClientPolicy &policy)
{
    const QSignalBlocker rate(m_rate);
    const QSignalBlocker size(m_resultSize);
    m_readOnly->setChecked(policy.readOnly);
    showNames(*m_tools, policy.allowedTools);
    showNames(*m_tags, policy.allowedTags);
    choose(*m_mutations, policy.mutations);
    m_rate->setValue(static_cast<int>(std::min<std::uint32_t>(policy.callsPerMinute.value_or(0), kMaxRate)));
    m_resultSize->setValue(static_cast<int>(
        std::min<std::uint64_t>(policy.resultBytes.value_or(0) / kKilobyte, kMaxResultKilobytes)));
    choose(*m_surface, policy.surface ? std::optional(policy.surface->mode) : std::nullopt);
    for (const auto &[group, box] : m_groups)
        box->setChecked(!holds(policy.groupsOff, group));
    for (const auto &[right, box] : m_rights)
        box->setChecked(holds(policy.rights, right));
}

workspace::ClientPolicy ClientEditor::policy() const
{
    workspace::ClientPolicy policy = m_shown.policy;
    policy.readOnly = m_readOnly->isChecked();
    policy.allowedTools = FieldTexts::names(m_tools->text());
    policy.allowedTags = FieldTexts::names(m_tags->text());
    policy.mutations = chosen<MutationPolicy>(*m_mutations);
    // What is finer or larger than the field shows stays unless the field was changed.
    const auto rate = static_cast<std::uint32_t>(m_rate->value());
    if (rate != std::min<std::uint32_t>(policy.callsPerMinute.value_or(0), kMaxRate))
        policy.callsPerMinute = rate > 0 ? std::optional(rate) : std::nullopt;
    const auto size = static_cast<std::uint64_t>(m_resultSize->value());
    if (size != std::min<std::uint64_t>(policy.resultBytes.value_or(0) / kKilobyte, kMaxResultKilobytes))
        policy.resultBytes = size > 0 ? std::optional(size * kKilobyte) : std::nullopt;
    if (const auto mode = chosen<SurfaceMode>(*m_surface)) {
        policy.surface = policy.surface.value_or(workspace::Surface());
        policy.surface->mode = *mode;
    } else {
        policy.surface.reset();
    }
    const auto follow = [](auto &list, auto value, bool wanted) {
        if (wanted == holds(list, value))
            return;
        if (wanted)
            list.push_back(value);
        else
            std::erase(list, value);
    };
    for (const auto &[group, box] : m_groups)
        follow(policy.groupsOff, group, !box->isChecked());
    for (const auto &[right, box] : m_rights)
        follow(policy.rights, right, box->isChecked());
    return policy;
}

ObjectDraft ClientEditor::draft() const
{
    workspace::Client client = m_shown;
    client.name = typedIn(*m_name);
    client.title = typedIn(*m_title);
    client.enabled = m_enabled->isChecked();
    client.policy = policy();
    return {.original = {}, .object = std::move(client)};
}

void ClientEditor::reset()
{
    m_offer->dismiss();
}

void ClientEditor::setListing(std::optional<engine::ListingSize> listing)
{
    m_listing = listing;
    showListing();
}

void ClientEditor::showActivity()
{
    m_activity->setText(
        ClientAccess::activityText(m_shown.name, m_engine.clients().clients(), wallTimeNow()));
    m_newToken->setEnabled(isServing(m_engine) && !m_isReadOnly);
}

void ClientEditor::showListing()
{
    m_listingText->setVisible(m_listing.has_value());
    if (!m_listing)
        return;
    //: What a client is shown of the tools: how many, their size, and roughly how many tokens of a model
    m_listingText->setText(
        tr("Lists %n tool(s): %1, about %2 tokens.", nullptr, static_cast<int>(m_listing->tools))
            .arg(LogText::size(m_listing->bytes), QLocale().toString(LogText::tokens(m_listing->bytes))));
}

void ClientEditor::showState()
{
    const auto wrong = workspace::nameProblem(workspace::ObjectKind::Client, typedIn(*m_name));
    m_save->setVisible(!m_isReadOnly);
    m_save->setEnabled(isUnsaved() && !isBusy() && !wrong);
    m_save->setToolTip(wrong ? said(*wrong) : QString());
    m_discard->setVisible(isUnsaved());
}

} // namespace tooltray::ui
