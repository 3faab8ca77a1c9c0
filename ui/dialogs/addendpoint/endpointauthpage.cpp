// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/dialogs/addendpoint/endpointpages.h"

#include "ui/language/language.h"
#include "ui/language/sentence.h"
#include "ui/models/credentials.h"
#include "ui/models/endpointtexts.h"
#include "ui/theme/metrics.h"
#include "ui/theme/textlabel.h"
#include "ui/theme/theme.h"
#include "ui/widgets/formrows.h"
#include "ui/widgets/inlinemessage.h"
#include "ui/widgets/secretfield.h"
#include "workspace/definitions/names.h"

#include <QAction>
#include <QComboBox>
#include <QFormLayout>
#include <QLineEdit>
#include <QUrl>

namespace tooltray::ui {
namespace {

using Scheme = workspace::Credential::Scheme;
using Source = workspace::Credential::Source;
using KeyPlace = workspace::Credential::Place;

// Others need more than a page of a dialog has room for; they are on the Credentials page.
constexpr std::array kSchemesHere{Scheme::Bearer, Scheme::ApiKey, Scheme::Header, Scheme::Basic};
constexpr std::array kSourcesHere{Source::Keychain, Source::Environment, Source::Memory};

template <typename E>
E currentOf(const QComboBox &combo)
{
    return static_cast<E>(combo.currentData().toInt());
}

void select(QComboBox &combo, int data)
{
    combo.setCurrentIndex(combo.findData(data));
}

// All of what is no URL with a host.
QString originOf(const QString &url)
{
    const QUrl parsed(url);
    return parsed.host().isEmpty()
               ? url
               : QStringLiteral("%1://%2:%3").arg(parsed.scheme(), parsed.host()).arg(parsed.port());
}

} // namespace

EndpointAuthPage::EndpointAuthPage(const Theme &theme, workspace::WorkspacePtr workspace, QWidget *parent)
    : QWidget(parent)
    , m_theme(theme)
    , m_workspace(std::move(workspace))
    , m_heading(new TextLabel(TextStyle::Heading, this))
    , m_message(new InlineMessage(theme, this))
    , m_problem(new InlineMessage(theme, this))
    , m_useTaken(new QAction(theme.icon(Icon::Key), QString(), this))
    , m_choice(new QComboBox(this))
    , m_schemeLabel(new TextLabel(this))
    , m_scheme(new QComboBox(this))
    , m_placeLabel(new TextLabel(this))
    , m_place(new QComboBox(this))
    , m_headerLabel(new TextLabel(this))
    , m_header(new QLineEdit(this))
    , m_userLabel(new TextLabel(this))
    , m_user(new QLineEdit(this))
    , m_sourceLabel(new TextLabel(this))
    , m_source(new QComboBox(this))
    , m_variableLabel(new TextLabel(this))
    , m_variable(new QLineEdit(this))
    , m_secretLabel(new TextLabel(this))
    , m_secret(new SecretField(theme, this))
    , m_nameLabel(new TextLabel(this))
    , m_name(new QLineEdit(this))
    , m_note(new TextLabel(TextStyle::Muted, this))
{
    m_message->hide();
    m_useTaken->setVisible(false);
    m_problem->addButton(*m_useTaken);
    m_problem->hide();
    m_note->setWordWrap(true);
    build();
    setFocusProxy(m_choice);
    keepTranslated(*this, [this] { retranslate(); });

    connect(m_choice, &QComboBox::activated, this, [this] { m_isChosen = true; });
    for (QComboBox *combo : {m_choice, m_scheme, m_place, m_source}) {
        connect(combo, &QComboBox::currentIndexChanged, this, [this] {
            Q_EMIT edited();
            showFields();
        });
        connect(combo, &QComboBox::activated, this, &EndpointAuthPage::clearProblem);
    }
    for (QLineEdit *edit : {m_header, m_user, m_variable, m_name}) {
        connect(edit, &QLineEdit::textEdited, this, [this] {
            Q_EMIT edited();
            clearProblem();
        });
    }
    connect(m_name, &QLineEdit::textEdited, this, [this] { m_isNamed = true; });
    connect(m_useTaken, &QAction::triggered, this, [this] {
        m_isChosen = true;
        chooseExisting(m_name->text().trimmed());
        m_choice->setFocus();
    });
    connect(m_secret, &SecretField::edited, this, [this] { Q_EMIT changed(); });
}

void EndpointAuthPage::build()
{
    m_choice->addItem(QString(), int(Choice::None));
    m_choice->addItem(QString(), int(Choice::New));
    for (const auto &[name, entry] : m_workspace->entries(workspace::ObjectKind::Credential))
        m_choice->addItem(m_theme.icon(Icon::Key), QString::fromStdString(name), int(Choice::Existing));
    for (const Scheme scheme : kSchemesHere)
        m_scheme->addItem(QString(), int(scheme));
    for (const auto place : kAllPlaces)
        m_place->addItem(QString(), int(place));
    for (const Source source : kSourcesHere)
        m_source->addItem(QString(), int(source));

    auto *form = new QFormLayout;
    form->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
    addFormRow(*form, m_schemeLabel, m_scheme);
    addFormRow(*form, m_placeLabel, m_place);
    addFormRow(*form, m_headerLabel, m_header);
    addFormRow(*form, m_userLabel, m_user);
    addFormRow(*form, m_sourceLabel, m_source);
    addFormRow(*form, m_variableLabel, m_variable);
    addFormRow(*form, m_secretLabel, m_secret);
    addFormRow(*form, m_nameLabel, m_name);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins({});
    layout->addWidget(m_heading);
    layout->addWidget(m_message);
    layout->addSpacing(metrics::kSpacingSmall);
    layout->addWidget(m_choice);
    layout->addSpacing(metrics::kSpacingSmall);
    layout->addLayout(form);
    layout->addWidget(m_note); // not in the form: with texts that wrap and rows that hide it loses its count
    layout->addWidget(m_problem);
    layout->addStretch();
}

void EndpointAuthPage::retranslate()
{
    m_heading->setText(tr("Authentication"));
    m_choice->setAccessibleName(m_heading->text());
    m_choice->setItemText(0, tr("None"));
    m_choice->setItemText(1, tr("New credential"));
    m_schemeLabel->setText(tr("&Kind"));
    for (int i = 0; i < m_scheme->count(); ++i)
        m_scheme->setItemText(i, CredentialTexts::schemeTitle(kSchemesHere[static_cast<std::size_t>(i)]));
    //: What an API key is sent in: a header, a query parameter or a cookie
    m_placeLabel->setText(tr("Sent in"));
    for (int i = 0; i < m_place->count(); ++i)
        m_place->setItemText(i, CredentialTexts::placeTitle(kAllPlaces[static_cast<std::size_t>(i)]));
    m_userLabel->setText(tr("&User"));
    m_sourceLabel->setText(tr("Store &in"));
    for (int i = 0; i < m_source->count(); ++i)
        m_source->setItemText(i, CredentialTexts::sourceTitle(kSourcesHere[static_cast<std::size_t>(i)]));
    m_variableLabel->setText(tr("&Variable"));
    m_variable->setPlaceholderText(QStringLiteral("API_TOKEN"));
    //: Of a credential
    m_nameLabel->setText(tr("Credential &name"));
    //: A credential
    m_useTaken->setText(tr("Use existing"));
    showFields();
}

void EndpointAuthPage::showFields()
{
    const bool isNew = choice() == Choice::New;
    const auto scheme = currentOf<Scheme>(*m_scheme);
    const auto source = currentOf<Source>(*m_source);
    const auto place = currentOf<KeyPlace>(*m_place);
    const auto show = [](QWidget *label, QWidget *field, bool isShown) {
        label->setVisible(isShown);
        field->setVisible(isShown);
    };
    show(m_schemeLabel, m_scheme, isNew);
    show(m_placeLabel, m_place, isNew && scheme == Scheme::ApiKey);
    show(m_headerLabel, m_header, isNew && (scheme == Scheme::ApiKey || scheme == Scheme::Header));
    show(m_userLabel, m_user, isNew && scheme == Scheme::Basic);
    show(m_sourceLabel, m_source, isNew);
    show(m_variableLabel, m_variable, isNew && source == Source::Environment);
    show(m_secretLabel, m_secret, isNew && source != Source::Environment);
    show(m_nameLabel, m_name, isNew);
    const bool isHeader = scheme != Scheme::ApiKey || place == KeyPlace::Header;
    m_headerLabel->setText(isHeader ? tr("&Header") : CredentialTexts::placeTitle(place));
    m_header->setPlaceholderText(scheme == Scheme::ApiKey ? CredentialTexts::placeExample(place)
                                                          : QStringLiteral("Authorization"));
    const QString secret = CredentialTexts::secretTitle(scheme);
    m_secretLabel->setText(secret);
    m_secret->setTexts(secret, isKept() ? tr("Saved. Type to replace it.") : QString());
    const bool isKeychainMissing =
        source == Source::Keychain && m_keychain.condition == engine::KeychainStatus::Condition::Missing;
    QString help = CredentialTexts::sourceHelp(source, systemKeychain(m_keychain));
    if (source == Source::Memory && m_keychain.condition == engine::KeychainStatus::Condition::Missing)
        help = tr("No keychain is available.") + u' ' + help; // why it is not the one chosen
    m_note->setVisible(isNew);
    m_note->setText(isKeychainMissing && m_keychain.problem
                        ? sentenceOf(*m_keychain.problem) + u' '
                              + tr("Keep it in memory, or name an environment variable.")
                        : CredentialTexts::schemeHelp(scheme, place) + u' ' + help);
    showTaken();
    Q_EMIT changed();
}

void EndpointAuthPage::showTaken()
{
    const bool isTaken = choice() == Choice::New && isNameTaken();
    if (isTaken) {
        m_problem->setMessage(
            MessageKind::Warning,
            tr("A credential named %1 already exists. Choose another name or use the existing one.")
                .arg(m_name->text().trimmed()));
        m_useTaken->setVisible(true);
        m_problem->show();
    } else if (m_isTakenSaid) {
        m_useTaken->setVisible(false);
        m_problem->hide();
    }
    m_isTakenSaid = isTaken;
}

void EndpointAuthPage::chooseExisting(const QString &name)
{
    for (int i = 0; i < m_choice->count(); ++i) {
        if (m_choice->itemData(i).toInt() == int(Choice::Existing) && m_choice->itemText(i) == name)
            m_choice->setCurrentIndex(i);
    }
}

// One that was made on the way here is not among them: they are those of before.
bool EndpointAuthPage::isNameTaken() const
{
    return m_workspace->find({workspace::ObjectKind::Credential, m_name->text().trimmed().toStdString()})
           != nullptr;
}

void EndpointAuthPage::showWaiting()
{
    m_message->setMessage(MessageKind::Info, tr("Checking which authentication the API needs..."));
    m_message->show();
}

void EndpointAuthPage::forgetVerdict()
{
    m_message->hide();
}

void EndpointAuthPage::setVerdict(const ProbeVerdict &verdict)
{
    using Kind = ProbeVerdict::Kind;
    m_message->setMessage(messageKindOf(verdict.tone), verdict.text);
    m_message->show();
    const bool isWanted =
        verdict.kind == Kind::WantsCredential || verdict.kind == Kind::Refused || verdict.needsCredential;
    if (m_isChosen)
        return;
    if (isWanted && choice() == Choice::None)
        select(*m_choice, int(Choice::New));
    else if (!isWanted && !isComplete() && !hasSecret())
        select(*m_choice, int(Choice::None));
    if (verdict.scheme && !hasSecret())
        select(*m_scheme, int(*verdict.scheme));
    if (!verdict.header.isEmpty() && m_header->text().isEmpty()) {
        select(*m_place, int(verdict.place));
        m_header->setText(verdict.header);
    }
    if (choice() == Choice::New && m_choice->hasFocus() && m_secret->isVisibleTo(this))
        m_secret->setFocus(); // all else is filled in
}

void EndpointAuthPage::setPasted(const CurlParts &parts)
{
    if (!parts.credential)
        return;
    select(*m_choice, int(Choice::New));
    select(*m_scheme, int(parts.credential->scheme));
    m_header->setText(QString::fromStdString(parts.credential->headerName));
    m_user->setText(QString::fromStdString(parts.credential->user));
    m_secret->setSecret(parts.secret);
    m_isChosen = true;
}

void EndpointAuthPage::setSuggestedName(const QString &name)
{
    if (m_isNamed)
        return;
    m_name->setText(freeName(name, *m_workspace, workspace::ObjectKind::Credential));
    showFields();
}

void EndpointAuthPage::setKeychain(const engine::KeychainStatus &look)
{
    m_keychain = look;
    if (look.condition == engine::KeychainStatus::Condition::Missing && !m_kept)
        select(*m_source, int(Source::Memory));
    showFields();
}

EndpointAuthPage::Choice EndpointAuthPage::choice() const
{
    return currentOf<Choice>(*m_choice);
}

QString EndpointAuthPage::existing() const
{
    return choice() == Choice::Existing ? m_choice->currentText() : QString();
}

workspace::Credential EndpointAuthPage::credential() const
{
    workspace::Credential credential;
    credential.name = m_name->text().trimmed().toStdString();
    credential.scheme = currentOf<Scheme>(*m_scheme);
    credential.source = currentOf<Source>(*m_source);
    if (credential.scheme == Scheme::ApiKey || credential.scheme == Scheme::Header)
        credential.headerName = m_header->text().trimmed().toStdString();
    if (credential.scheme == Scheme::ApiKey)
        credential.place = currentOf<KeyPlace>(*m_place);
    // The empty field shows the name that it stands for; the engine knows the one of headers.
    if (credential.place != KeyPlace::Header && credential.headerName.empty())
        credential.headerName = CredentialTexts::placeExample(credential.place).toStdString();
    if (credential.scheme == Scheme::Basic)
        credential.user = m_user->text().trimmed().toStdString();
    if (credential.source == Source::Environment)
        credential.variable = m_variable->text().trimmed().toStdString();
    return credential;
}

bool EndpointAuthPage::hasSecret() const
{
    return !m_secret->isEmpty();
}

std::string EndpointAuthPage::secret() const
{
    return m_secret->secret();
}

void EndpointAuthPage::setKeeping(bool keeping)
{
    m_secret->setReadOnly(keeping);
    // Its password may be asked for, in a window that is easily overlooked.
    if (keeping && credential().source == Source::Keychain)
        m_problem->setMessage(MessageKind::Info, tr("Waiting for the keychain..."));
    m_problem->setVisible(keeping && credential().source == Source::Keychain);
}

void EndpointAuthPage::showSecretKept(const workspace::Credential &credential)
{
    m_kept = credential;
    m_secret->clear();
    m_problem->hide();
    showFields();
}

void EndpointAuthPage::forgetKept()
{
    m_kept.reset();
    showFields();
}

// Secrets are filed under the name of their credential.
bool EndpointAuthPage::isKept() const
{
    const workspace::Credential now = credential();
    return m_kept && m_kept->name == now.name && m_kept->source == now.source;
}

void EndpointAuthPage::showProblem(const QString &text, MessageKind kind)
{
    m_isTakenSaid = false;
    m_useTaken->setVisible(false);
    m_problem->setMessage(kind, text);
    m_problem->show();
}

void EndpointAuthPage::showRejected()
{
    showProblem(
        tr("The API rejected this credential (401). Correct it, or continue to add the endpoint anyway."));
    for (QWidget *field : std::initializer_list<QWidget *>{m_secret, m_variable, m_choice}) {
        if (field->isVisibleTo(this))
            return field->setFocus();
    }
}

void EndpointAuthPage::clearProblem()
{
    m_problem->hide();
    showFields();
}

bool EndpointAuthPage::resetFor(const QString &url)
{
    if (std::exchange(m_origin, originOf(url)) == originOf(url))
        return false;
    m_kept.reset();
    m_isChosen = false;
    m_isNamed = false;
    m_secret->clear();
    for (QLineEdit *edit : {m_header, m_user, m_variable})
        edit->clear();
    for (QComboBox *combo : {m_choice, m_scheme, m_place})
        combo->setCurrentIndex(0);
    clearProblem();
    return true;
}

void EndpointAuthPage::keepIn(EndpointInput &input) const
{
    const bool isOfUrl = m_origin == originOf(input.url);
    input.isSignInChosen = isOfUrl && m_isChosen;
    input.existing = isOfUrl ? existing() : QString();
    input.credential.reset();
    if (!isOfUrl || choice() != Choice::New)
        return;
    input.credential = credential();
    if (!m_isNamed)
        input.credential->name.clear();
}

void EndpointAuthPage::resume(const EndpointInput &input)
{
    m_origin = originOf(input.url);
    chooseExisting(input.existing);
    if (input.credential) {
        select(*m_choice, int(Choice::New));
        select(*m_scheme, int(input.credential->scheme));
        select(*m_source, int(input.credential->source));
        select(*m_place, int(input.credential->place));
        m_header->setText(QString::fromStdString(input.credential->headerName));
        m_user->setText(QString::fromStdString(input.credential->user));
        m_variable->setText(QString::fromStdString(input.credential->variable));
        m_isNamed = !input.credential->name.empty();
        m_name->setText(QString::fromStdString(input.credential->name));
    }
    m_isChosen = input.isSignInChosen;
    setKeychain(engine::KeychainStatus(m_keychain)); // which may be missing by now
}

bool EndpointAuthPage::isComplete() const
{
    if (choice() != Choice::New)
        return true;
    const workspace::Credential wanted = credential();
    if (workspace::nameProblem(workspace::ObjectKind::Credential, wanted.name) || isNameTaken())
        return false;
    if (wanted.scheme == Scheme::Basic && wanted.user.empty())
        return false;
    return wanted.source == Source::Environment ? !wanted.variable.empty() : isKept() || hasSecret();
}

} // namespace tooltray::ui
