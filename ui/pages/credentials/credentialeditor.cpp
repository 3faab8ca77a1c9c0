// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/credentials/credentialeditor.h"

#include "ui/language/language.h"
#include "ui/language/sentence.h"
#include "ui/models/credentials.h"
#include "ui/pages/credentials/secretpane.h"
#include "ui/pages/credentials/signinpane.h"
#include "ui/theme/metrics.h"
#include "ui/theme/textlabel.h"
#include "ui/widgets/formrows.h"
#include "ui/widgets/inlinemessage.h"
#include "workspace/definitions/names.h"

#include <QComboBox>
#include <QFormLayout>
#include <QLineEdit>
#include <QPushButton>
#include <QScrollArea>
#include <QSignalBlocker>
#include <QSpinBox>
#include <QVBoxLayout>

namespace tooltray::ui {
namespace {

constexpr int kCredentialFormWidth = 640;
constexpr int kLongestLifetime = 86'400; // s

using Scheme = workspace::Credential::Scheme;
using Source = workspace::Credential::Source;
using KeyPlace = workspace::Credential::Place;

// In the order in which they are shown.
enum CredentialRow {
    SchemeRow,
    PlaceRow,
    HeaderRow,
    UserRow,
    AuthorizationUrlRow,
    TokenUrlRow,
    ClientRow,
    ScopesRow,
    AudienceRow,
    SourceRow,
    VariableRow,
    CommandRow,
    LifetimeRow,
};

bool isOAuth(Scheme scheme)
{
    return scheme == Scheme::OAuth2ClientCredentials || scheme == Scheme::OAuth2Code;
}

} // namespace

CredentialEditor::CredentialEditor(const EngineClients &engineClients, const Theme &theme, QWidget *parent)
    : ObjectEditor(theme, parent)
    , m_scheme(new QComboBox(this))
    , m_schemeHelp(new TextLabel(TextStyle::Muted, this))
    , m_source(new QComboBox(this))
    , m_place(new QComboBox(this))
    , m_header(new QLineEdit(this))
    , m_user(new QLineEdit(this))
    , m_variable(new QLineEdit(this))
    , m_command(new QLineEdit(this))
    , m_lifetime(new QSpinBox(this))
    , m_authorizationUrl(new QLineEdit(this))
    , m_tokenUrl(new QLineEdit(this))
    , m_clientId(new QLineEdit(this))
    , m_scopes(new QLineEdit(this))
    , m_audience(new QLineEdit(this))
    , m_signIn(new SignInPane(engineClients.signIns, theme, this))
    , m_secret(new SecretPane(engineClients.secrets, engineClients.workspaceClient, theme, this))
    , m_usersTitle(new TextLabel(TextStyle::Strong, this))
    , m_users(new TextLabel(this))
{
    build();
    connectParts();
    setUsers({});
    keepTranslated(*this, [this] { retranslate(); });
}

CredentialEditor::Row CredentialEditor::addRow(QFormLayout &form, QWidget &field)
{
    const Row row{new TextLabel(this), &field};
    addFormRow(form, row.label, row.field);
    m_rows.append(row);
    return row;
}

void CredentialEditor::build()
{
    m_schemeHelp->setWordWrap(true);
    m_users->setWordWrap(true);
    m_users->setTextInteractionFlags(Qt::LinksAccessibleByMouse | Qt::LinksAccessibleByKeyboard);
    for (const Scheme scheme : kAllSchemes)
        m_scheme->addItem(QString(), int(scheme));
    for (const KeyPlace place : kAllPlaces)
        m_place->addItem(QString(), int(place));
    for (const Source source : kAllSources)
        m_source->addItem(QString(), int(source));
    m_lifetime->setRange(0, kLongestLifetime);
    m_lifetime->setMaximumWidth(160);

    auto *column = new QWidget(this);
    auto *form = new QFormLayout;
    form->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
    addRow(*form, *m_scheme);
    addRow(*form, *m_place);
    for (QWidget *field :
         {m_header, m_user, m_authorizationUrl, m_tokenUrl, m_clientId, m_scopes, m_audience})
        addRow(*form, *field);
    addRow(*form, *m_source);
    addRow(*form, *m_variable);
    addRow(*form, *m_command);
    addRow(*form, *m_lifetime);
    auto *content = new QVBoxLayout(column);
    keepMargins(*column, *content, {0, metrics::kMargin, metrics::kSpacing, 0});
    content->addLayout(form);
    content->addWidget(
        m_schemeHelp); // not in the form: with texts that wrap and rows that hide it loses its count
    content->addSpacing(metrics::kMarginLarge);
    content->addWidget(m_signIn); // with the space below it, which goes with it
    content->addWidget(m_secret);
    content->addSpacing(metrics::kMarginLarge);
    content->addWidget(m_usersTitle);
    content->addWidget(m_users);
    content->addStretch();
    column->setMaximumWidth(kCredentialFormWidth);

    auto *scroll = new QScrollArea(this);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setWidgetResizable(true);
    scroll->setFocusPolicy(Qt::NoFocus);
    scroll->viewport()->setBackgroundRole(QPalette::Window);
    scroll->setWidget(column);
    newLayout()->addWidget(scroll, 1);
}

void CredentialEditor::connectParts()
{
    const auto tell = [this] {
        showState();
        if (m_standing == Standing::New)
            m_secret->setCredential(credential(), false);
        Q_EMIT edited();
    };
    for (QLineEdit *edit : {m_name, m_header, m_user, m_variable, m_command, m_authorizationUrl, m_tokenUrl,
                            m_clientId, m_scopes, m_audience})
        connect(edit, &QLineEdit::textEdited, this, tell);
    for (QComboBox *combo : {m_scheme, m_place, m_source})
        connect(combo, &QComboBox::activated, this, tell);
    connect(m_lifetime, &QSpinBox::valueChanged, this, tell);
    connect(m_secret, &SecretPane::typed, this, [this] {
        showState();
        m_lacksSecret = m_lacksSecret && !m_secret->hasTyped();
        if (isUnsaved()) // the draft says that there is a secret, though not which
            Q_EMIT edited();
    });
    connect(m_users, &QLabel::linkActivated, this, &CredentialEditor::endpointWanted);
}

void CredentialEditor::retranslate()
{
    m_name->setAccessibleName(tr("Name of the credential"));
    m_name->setPlaceholderText(tr("Name, such as github"));
    const std::array texts{tr("&Kind"),
                           //: What an API key is sent in: a header, a query parameter or a cookie
                           tr("Sent in"), tr("&Header"), tr("&User"), tr("Sig&n-in page"), tr("&Token URL"),
                           tr("&Client ID"), tr("Sco&pes"), tr("&Audience"), tr("Store &in"),
                           tr("En&vironment variable"), tr("Pro&gram"), tr("Reuse for")};
    for (qsizetype i = 0; i < m_rows.size(); ++i)
        m_rows[i].label->setText(texts[static_cast<std::size_t>(i)]);
    for (int i = 0; i < m_scheme->count(); ++i)
        m_scheme->setItemText(i, CredentialTexts::schemeTitle(kAllSchemes[static_cast<std::size_t>(i)]));
    for (int i = 0; i < m_place->count(); ++i)
        m_place->setItemText(i, CredentialTexts::placeTitle(kAllPlaces[static_cast<std::size_t>(i)]));
    for (int i = 0; i < m_source->count(); ++i)
        m_source->setItemText(i, CredentialTexts::sourceTitle(kAllSources[static_cast<std::size_t>(i)]));
    m_variable->setPlaceholderText(QStringLiteral("API_TOKEN"));
    m_command->setPlaceholderText(QStringLiteral("gh auth token"));
    m_lifetime->setSuffix(tr(" s"));
    m_lifetime->setSpecialValueText(tr("One request"));
    m_authorizationUrl->setPlaceholderText(QStringLiteral("https://login.example.com/oauth/authorize"));
    m_tokenUrl->setPlaceholderText(QStringLiteral("https://login.example.com/oauth/token"));
    m_scopes->setPlaceholderText(tr("Separated by spaces"));
    m_usersTitle->setText(tr("Used by"));
    setCredential(m_shown, m_standing);
}

void CredentialEditor::showDraft(const ObjectDraft &draft, workspace::Layer layer)
{
    m_lacksSecret = draft.lacksSecret;
    Standing standing = layer == workspace::Layer::Stored ? Standing::Saved : Standing::ReadOnly;
    if (draft.original.name.empty())
        standing = Standing::New;
    setCredential(std::get<workspace::Credential>(draft.object), standing);
    if (m_lacksSecret && !m_secret->hasTyped())
        m_secret->askAgain();
}

ObjectDraft CredentialEditor::draft() const
{
    return {.original = {}, .object = credential(), .lacksSecret = m_lacksSecret || m_secret->hasTyped()};
}

void CredentialEditor::reset()
{
    m_secret->forget();
}

void CredentialEditor::setCredential(const workspace::Credential &credential, Standing standing)
{
    m_shown = credential;
    m_standing = standing;
    showIn(*m_name, credential.name);
    m_scheme->setCurrentIndex(m_scheme->findData(int(credential.scheme)));
    m_source->setCurrentIndex(m_source->findData(int(credential.source)));
    m_place->setCurrentIndex(m_place->findData(int(credential.place)));
    showIn(*m_header, credential.headerName);
    showIn(*m_user, credential.user);
    showIn(*m_variable, credential.variable);
    if (commandWords(m_command->text()) != credential.command)
        m_command->setText(commandLine(credential.command));
    {
        const QSignalBlocker blocker(m_lifetime);
        m_lifetime->setValue(static_cast<int>(credential.commandLifetime.count()));
    }
    const auto oauth = credential.oauth2.value_or(workspace::Credential::OAuth2());
    showIn(*m_authorizationUrl, oauth.authorizationUrl);
    showIn(*m_tokenUrl, oauth.tokenUrl);
    showIn(*m_clientId, oauth.clientId);
    QStringList scopes;
    for (const std::string &scope : oauth.scopes)
        scopes.append(QString::fromStdString(scope));
    if (m_scopes->text().split(u' ', Qt::SkipEmptyParts) != scopes)
        m_scopes->setText(scopes.join(u' '));
    showIn(*m_audience, oauth.audience);
    const bool isEditable = standing != Standing::ReadOnly;
    m_name->setReadOnly(!isEditable);
    for (const Row &row : m_rows)
        row.field->setEnabled(isEditable);
    m_note->setVisible(!isEditable);
    if (!isEditable)
        m_note->setMessage(MessageKind::Info, tr("Defined in the configuration file. Change it there."));
    m_secret->setCredential(credential, standing != Standing::New);
    showState();
}

workspace::Credential CredentialEditor::credential() const
{
    workspace::Credential credential = m_shown;
    credential.name = typedIn(*m_name);
    credential.scheme = static_cast<Scheme>(m_scheme->currentData().toInt());
    credential.source = static_cast<Source>(m_source->currentData().toInt());
    const bool hasHeader = credential.scheme == Scheme::ApiKey || credential.scheme == Scheme::Header;
    credential.headerName = hasHeader ? typedIn(*m_header) : std::string();
    credential.place = credential.scheme == Scheme::ApiKey
                           ? static_cast<KeyPlace>(m_place->currentData().toInt())
                           : KeyPlace::Header;
    credential.user = credential.scheme == Scheme::Basic ? typedIn(*m_user) : std::string();
    credential.variable = credential.source == Source::Environment ? typedIn(*m_variable) : std::string();
    credential.command.clear();
    if (credential.source == Source::Command)
        credential.command = commandWords(m_command->text());
    credential.commandLifetime = std::chrono::seconds(m_lifetime->value());
    if (isOAuth(credential.scheme)) {
        auto oauth = m_shown.oauth2.value_or(workspace::Credential::OAuth2());
        oauth.authorizationUrl =
            credential.scheme == Scheme::OAuth2Code ? typedIn(*m_authorizationUrl) : std::string();
        oauth.tokenUrl = typedIn(*m_tokenUrl);
        oauth.clientId = typedIn(*m_clientId);
        oauth.scopes.clear();
        for (const QString &scope : m_scopes->text().split(u' ', Qt::SkipEmptyParts))
            oauth.scopes.push_back(scope.toStdString());
        oauth.audience = typedIn(*m_audience);
        credential.oauth2 = oauth;
    } else {
        credential.oauth2.reset();
    }
    return credential;
}

void CredentialEditor::showState()
{
    const workspace::Credential now = credential();
    const bool isSignedInFor = now.scheme == Scheme::OAuth2Code;
    const auto show = [this](CredentialRow row, bool isShown) {
        m_rows[row].label->setVisible(isShown);
        m_rows[row].field->setVisible(isShown);
    };
    show(PlaceRow, now.scheme == Scheme::ApiKey);
    m_rows[HeaderRow].label->setText(now.place == KeyPlace::Header ? tr("&Header")
                                                                   : CredentialTexts::placeTitle(now.place));
    show(HeaderRow, now.scheme == Scheme::ApiKey || now.scheme == Scheme::Header);
    show(UserRow, now.scheme == Scheme::Basic);
    show(AuthorizationUrlRow, isSignedInFor);
    for (const CredentialRow row : {TokenUrlRow, ClientRow, ScopesRow, AudienceRow})
        show(row, isOAuth(now.scheme));
    show(VariableRow, now.source == Source::Environment);
    show(CommandRow, now.source == Source::Command);
    show(LifetimeRow, now.source == Source::Command);
    m_schemeHelp->setText(CredentialTexts::schemeHelp(now.scheme, now.place));
    m_secret->setScheme(now.scheme);
    m_signIn->setVisible(isSignedInFor);
    m_signIn->setCredential(m_shown.name, m_standing == Standing::New || isUnsaved()
                                              ? SignInPane::Standing::Unsaved
                                              : SignInPane::Standing::Saved);
    m_header->setPlaceholderText(now.scheme == Scheme::ApiKey ? CredentialTexts::placeExample(now.place)
                                                              : QStringLiteral("Authorization"));
    const bool isEditable = m_standing != Standing::ReadOnly;
    const QString wrong = problem();
    m_save->setVisible(isEditable);
    m_save->setEnabled((isUnsaved() || m_secret->hasTyped()) && wrong.isEmpty() && !isBusy());
    m_save->setToolTip(wrong);
    m_discard->setVisible(isUnsaved());
    m_users->setVisible(m_standing != Standing::New);
    m_usersTitle->setVisible(m_standing != Standing::New);
}

QString CredentialEditor::problem() const
{
    const workspace::Credential now = credential();
    if (const auto wrong = workspace::nameProblem(workspace::ObjectKind::Credential, now.name))
        return said(*wrong);
    if (now.scheme == Scheme::Header && now.headerName.empty())
        return tr("The header needs a name.");
    if (now.place != KeyPlace::Header && now.headerName.empty())
        return tr("The query parameter or cookie needs a name.");
    if (now.source == Source::Environment && now.variable.empty())
        return tr("The environment variable needs a name.");
    if (now.source == Source::Command && now.command.empty())
        return tr("Enter the program that prints the secret.");
    if (now.scheme == Scheme::OAuth2Code && now.oauth2->authorizationUrl.empty())
        return tr("OAuth needs the URL of the sign-in page.");
    if (isOAuth(now.scheme) && (now.oauth2->tokenUrl.empty() || now.oauth2->clientId.empty()))
        return tr("OAuth needs a token URL and a client ID.");
    return {};
}

void CredentialEditor::setUsers(const std::vector<workspace::ObjectKey> &users)
{
    QStringList endpoints;
    int others = 0;
    for (const auto &[kind, name] : users) {
        if (kind == workspace::ObjectKind::Endpoint)
            endpoints.append(QString::fromStdString(name));
        else
            ++others;
    }
    if (users.empty())
        return m_users->setText(tr("Not used yet. Choose it in an endpoint or a context variable."));
    QStringList variables;
    if (others > 0)
        variables.append(tr("%n context variable(s)", nullptr, others));
    m_users->setNames(QStringLiteral("%1"), endpoints, variables);
}

void CredentialEditor::signIn()
{
    m_signIn->signIn();
}

} // namespace tooltray::ui
