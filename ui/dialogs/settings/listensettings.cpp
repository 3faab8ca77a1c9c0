// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/dialogs/settings/settingspages.h"

#include "base/task/ask.h"
#include "engine/engine.h"
#include "ui/actions/actionids.h"
#include "ui/actions/actionregistry.h"
#include "ui/dialogs/settings/settingspage.h"
#include "ui/language/language.h"
#include "ui/language/sentence.h"
#include "ui/models/clients.h"
#include "ui/theme/metrics.h"
#include "ui/theme/textlabel.h"
#include "ui/widgets/formrows.h"
#include "ui/widgets/inlinemessage.h"

#include <QAction>
#include <QComboBox>
#include <QLineEdit>
#include <QSpinBox>
#include <QVBoxLayout>

#include <algorithm>

namespace tooltray::ui {
namespace {

using engine::Decider;
using engine::Preferences;
using engine::PreferencesState;
using engine::ServerPreferences;

constexpr int kListenFieldWidth = 260;
constexpr int kPortWidth = 90;
constexpr int kMegabyte = 1 << 20;

// Rows of the box.
enum Reach { ThisComputer, Everywhere, SomeAddresses };

Reach reachOf(const std::vector<std::string> &addresses)
{
    const auto isLoopback = [](const std::string &address) {
        return address.starts_with("127.") || address == "::1";
    };
    if (std::ranges::all_of(addresses, isLoopback))
        return ThisComputer;
    const auto isAny = [](const std::string &address) { return address == "0.0.0.0" || address == "::"; };
    return std::ranges::all_of(addresses, isAny) ? Everywhere : SomeAddresses;
}

} // namespace

ListenSettings::ListenSettings(const SettingsContext &context, QWidget *parent)
    : SettingsPage(parent)
    , m_context(context)
    , m_message(new InlineMessage(context.theme, this))
    , m_connect(new QAction(this))
    , m_warning(new InlineMessage(context.theme, this))
    , m_expose(new QAction(this))
    , m_stay(new QAction(this))
    , m_port(new QSpinBox(this))
    , m_reach(new QComboBox(this))
    , m_hosts(new QLineEdit(this))
    , m_origins(new QLineEdit(this))
    , m_connections(new QSpinBox(this))
    , m_request(new QSpinBox(this))
    , m_why(new TextLabel(TextStyle::Muted, this))
{
    build();
    connect(m_port, &QSpinBox::valueChanged, this, [this](int port) {
        change([port](ServerPreferences &server) { server.port = static_cast<std::uint16_t>(port); });
    });
    connect(m_reach, &QComboBox::activated, this, &ListenSettings::chooseReach);
    connect(m_expose, &QAction::triggered, this, [this] {
        m_warning->hide();
        change([](ServerPreferences &server) { server.addresses = {"0.0.0.0", "::"}; });
    });
    connect(m_stay, &QAction::triggered, this, [this] {
        m_warning->hide();
        show();
    });
    connect(m_hosts, &QLineEdit::editingFinished, this, [this] {
        change([this](ServerPreferences &server) { server.allowedHosts = wordsOf(m_hosts->text()); });
    });
    connect(m_origins, &QLineEdit::editingFinished, this, [this] {
        change([this](ServerPreferences &server) { server.allowedOrigins = wordsOf(m_origins->text()); });
    });
    connect(m_connections, &QSpinBox::valueChanged, this, [this](int most) {
        change(
            [most](ServerPreferences &server) { server.maxConnections = static_cast<std::uint32_t>(most); });
    });
    connect(m_request, &QSpinBox::valueChanged, this, [this](int megabytes) {
        change([megabytes](ServerPreferences &server) {
            server.maxBodyBytes = static_cast<std::uint64_t>(megabytes) * kMegabyte;
        });
    });
    connect(m_connect, &QAction::triggered, this, [this] {
        if (QAction *open = m_context.actions.action(actionid::kConnectClient))
            open->trigger();
    });
    connect(&context.engine.preferences(), &engine::PreferencesClient::changed, this, &ListenSettings::show);
    connect(&context.engine, &engine::Engine::serverStatusChanged, this, &ListenSettings::show);
    keepTranslated(*this, [this] { retranslate(); });
}

void ListenSettings::restoreDefaults()
{
    Preferences preferences = m_context.engine.preferences().state().chosen;
    preferences.server = {};
    apply(preferences);
}

void ListenSettings::build()
{
    m_message->addButton(*m_connect);
    m_message->hide();
    m_connect->setVisible(false);
    m_warning->addButton(*m_expose);
    m_warning->addButton(*m_stay);
    m_warning->hide();
    m_port->setRange(1, 65'535);
    m_connections->setRange(1, ServerPreferences::kMaxConnections);
    m_connections->setGroupSeparatorShown(true);
    m_request->setRange(1, static_cast<int>(ServerPreferences::kMaxBody / kMegabyte));
    for (QSpinBox *box : {m_port, m_connections, m_request})
        box->setKeyboardTracking(false); // nobody wants a server at port 8 on the way to 8665
    m_port->setMinimumWidth(kPortWidth);
    m_reach->setMinimumWidth(kListenFieldWidth);
    for (QLineEdit *edit : {m_hosts, m_origins}) {
        edit->setMinimumWidth(kListenFieldWidth);
        edit->setLayoutDirection(Qt::LeftToRight);
    }
    m_why->setWordWrap(true);

    auto *form = newForm();
    m_portRow = addRow(*form, *m_port);
    m_reachRow = addRow(*form, *m_reach);
    m_hostsRow = addRow(*form, *m_hosts);
    m_originsRow = addRow(*form, *m_origins);
    m_connectionsRow = addRow(*form, *m_connections);
    m_requestRow = addRow(*form, *m_request);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins({});
    layout->setSpacing(metrics::kSpacing);
    layout->addWidget(m_message);
    layout->addWidget(m_warning);
    layout->addLayout(form);
    layout->addSpacing(metrics::kSpacing);
    layout->addWidget(m_why);
    layout->addStretch(1);
}

ListenSettings::Row ListenSettings::addRow(QFormLayout &form, QWidget &field)
{
    Row row{new TextLabel(this), new TextLabel(TextStyle::Muted, this)};
    row.source->hide();
    auto *both = new QHBoxLayout;
    both->setSpacing(metrics::kSpacing);
    both->addWidget(&field);
    both->addWidget(row.source);
    form.addRow(row.label, both);
    row.label->setBuddy(&field);
    return row;
}

void ListenSettings::retranslate()
{
    m_portRow.label->setText(tr("&Port"));
    m_reachRow.label->setText(tr("Rea&chable from"));
    m_hostsRow.label->setText(tr("Other host &names"));
    m_originsRow.label->setText(tr("Allowed &web origins"));
    m_connectionsRow.label->setText(tr("&Max connections"));
    m_requestRow.label->setText(tr("Max request si&ze"));
    for (const auto &[row, field] :
         std::initializer_list<std::pair<Row, QWidget *>>{{m_portRow, m_port},
                                                          {m_reachRow, m_reach},
                                                          {m_hostsRow, m_hosts},
                                                          {m_originsRow, m_origins},
                                                          {m_connectionsRow, m_connections},
                                                          {m_requestRow, m_request}})
        field->setAccessibleName(row.label->text().remove(u'&'));
    //: Example of names a computer is known by; not translated
    m_hosts->setPlaceholderText(QStringLiteral("desk.local"));
    m_origins->setPlaceholderText(QStringLiteral("https://app.example.com"));
    m_hosts->setToolTip(tr("Host names other than localhost, with or without a port"));
    m_origins->setToolTip(tr("Origins of web pages that may call; programs other than browsers need none"));
    //: Behind a number: megabytes
    m_request->setSuffix(tr(" MiB"));
    m_why->setText(tr("Applied immediately; the server restarts briefly. Every client needs a token. Add the "
                      "name or address by which other computers reach this one to the host names."));
    m_connect->setText(tr("Connect a client..."));
    m_expose->setText(tr("Open to the network"));
    m_stay->setText(tr("Keep as is"));
    m_warning->setMessage(MessageKind::Warning,
                          tr("Any computer on the network that has a token could then call your tools. "
                             "Traffic is not encrypted and can be read on the way."));
    show();
}

void ListenSettings::show()
{
    const PreferencesState &state = m_context.engine.preferences().state();
    const ServerPreferences &server = state.inEffect;
    m_isShowing = true;
    m_port->setValue(server.port.value_or(engine::ServerSettings::kDefaultPort));
    const Reach reach = reachOf(server.addresses);
    m_reach->clear();
    m_reach->addItems({tr("This computer only"), tr("All computers on the network")});
    if (reach == SomeAddresses)
        m_reach->addItem(textOf(server.addresses));
    m_reach->setCurrentIndex(reach);
    if (!m_hosts->hasFocus() || !m_hosts->isModified())
        m_hosts->setText(textOf(server.allowedHosts));
    if (!m_origins->hasFocus() || !m_origins->isModified())
        m_origins->setText(textOf(server.allowedOrigins));
    m_connections->setValue(static_cast<int>(server.maxConnections));
    m_request->setValue(std::max(1, static_cast<int>(server.maxBodyBytes / kMegabyte)));
    m_isShowing = false;
    showSource(m_portRow, *m_port, state.port);
    showSource(m_reachRow, *m_reach, state.addresses);
    showSource(m_hostsRow, *m_hosts, state.allowedHosts);
    showSource(m_originsRow, *m_origins, state.allowedOrigins);
    showSource(m_connectionsRow, *m_connections, state.maxConnections);
    showSource(m_requestRow, *m_request, state.maxBodyBytes);
}

void ListenSettings::showSource(const Row &row, QWidget &field, Decider decider)
{
    field.setEnabled(decider == Decider::Person);
    row.source->setVisible(decider != Decider::Person);
    row.source->setText(decider == Decider::CommandLine ? tr("given on the command line")
                                                        : tr("set in the configuration file"));
    row.source->setToolTip(decider == Decider::ConfigFile
                               ? QString::fromStdString(m_context.engine.preferences().state().configFile)
                               : QString());
}

void ListenSettings::chooseReach()
{
    if (m_isShowing)
        return;
    m_warning->setVisible(m_reach->currentIndex() == Everywhere
                          && reachOf(m_context.engine.preferences().state().inEffect.addresses)
                                 != Everywhere);
    if (m_reach->currentIndex() == ThisComputer)
        change([](ServerPreferences &server) { server.addresses.clear(); });
}

void ListenSettings::change(const std::function<void(ServerPreferences &)> &how)
{
    if (m_isShowing)
        return;
    const Preferences &chosen = m_context.engine.preferences().state().chosen;
    Preferences preferences = chosen;
    how(preferences.server);
    if (preferences != chosen)
        apply(preferences);
}

void ListenSettings::apply(const Preferences &preferences)
{
    const std::string before = m_context.engine.serverStatus().url;
    m_message->hide();
    m_connect->setVisible(false);
    whenDone(m_context.engine.preferences().apply(preferences), this,
             [this, before](const Result<void> &done) {
                 m_hosts->setModified(false);
                 m_origins->setModified(false);
                 if (!done) {
                     m_message->setMessage(MessageKind::Error, errorText(done.error()));
                     m_message->show();
                 } else {
                     tellClients(before);
                 }
                 show();
             });
}

void ListenSettings::tellClients(const std::string &before)
{
    const std::string &now = m_context.engine.serverStatus().url;
    if (before.empty() || now.empty() || now == before)
        return;
    whenDone(m_context.engine.clientFiles().files(clientAddress(m_context.engine)), this,
             [this](const Result<std::vector<engine::ClientFileStatus>> &files) {
                 QStringList old;
                 if (files) {
                     for (const engine::ClientFileStatus &file : *files) {
                         if (file.state == engine::ClientFileStatus::State::OutOfDate)
                             old.append(QString::fromStdString(file.title));
                     }
                 }
                 m_connect->setVisible(!old.isEmpty());
                 const QString address = QString::fromStdString(m_context.engine.serverStatus().url);
                 if (old.isEmpty())
                     m_message->setMessage(MessageKind::Ok, tr("The server is now at %1.").arg(address));
                 else
                     m_message->setMessage(MessageKind::Warning,
                                           tr("The server is now at %1. Update these clients: %2.")
                                               .arg(address, old.join(listSeparator())));
                 m_message->show();
             });
}

} // namespace tooltray::ui
