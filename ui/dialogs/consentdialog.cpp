// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/dialogs/consentdialog.h"

#include "base/ask.h"
#include "engine/desks/consentdesk.h"
#include "ui/models/errortext.h"
#include "ui/models/utf8text.h"
#include "ui/state/retranslation.h"
#include "ui/theme/metrics.h"
#include "ui/theme/theme.h"
#include "ui/widgets/inlinemessage.h"
#include "ui/widgets/textlabel.h"

#include <QCoreApplication>
#include <QFrame>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QPushButton>
#include <QScrollArea>
#include <QVBoxLayout>

#include <algorithm>
#include <map>
#include <string_view>

namespace tooltray::ui {
namespace {

using engine::ConsentRequest;
using engine::ConsentTerm;

constexpr QSize kConsentSize(720, 560);
constexpr int kTermNameWidth = 150; // px

const ConsentTerm *termOf(const std::vector<ConsentTerm> &terms, std::string_view name)
{
    const auto found = std::ranges::find(terms, name, &ConsentTerm::name);
    return found == terms.end() ? nullptr : &*found;
}

QString valueOf(const std::vector<ConsentTerm> &terms, std::string_view name)
{
    const ConsentTerm *term = termOf(terms, name);
    return term ? fromUtf8(term->value) : QString();
}

// What a term is about. Others keep the name that they have in the definition.
QString labelOf(const std::string &name)
{
    static const std::map<std::string_view, const char *> labels{
        {"program", QT_TRANSLATE_NOOP("ConsentDialog", "Program")},
        {"folder", QT_TRANSLATE_NOOP("ConsentDialog", "Runs in")},
        {"secret.source", QT_TRANSLATE_NOOP("ConsentDialog", "Secret from")},
        {"secret.name", QT_TRANSLATE_NOOP("ConsentDialog", "Secret")},
        {"secret.file", QT_TRANSLATE_NOOP("ConsentDialog", "File")},
        {"secret.value", QT_TRANSLATE_NOOP("ConsentDialog", "Value in the file")},
        {"secret.client_id", QT_TRANSLATE_NOOP("ConsentDialog", "OAuth client")},
        {"secret.token_url", QT_TRANSLATE_NOOP("ConsentDialog", "Token URL")},
        {"secret.authorization_url", QT_TRANSLATE_NOOP("ConsentDialog", "Authorization URL")},
        {"destination.origin", QT_TRANSLATE_NOOP("ConsentDialog", "Sent to")},
        {"destination.proxy", QT_TRANSLATE_NOOP("ConsentDialog", "Through the proxy")},
        {"destination.ca_file", QT_TRANSLATE_NOOP("ConsentDialog", "Trusted certificates")},
        {"destination.ca_content", QT_TRANSLATE_NOOP("ConsentDialog", "Their content")},
        {"destination.certificate_check", QT_TRANSLATE_NOOP("ConsentDialog", "Certificate check")},
        {"file", QT_TRANSLATE_NOOP("ConsentDialog", "File")},
        {"workspace", QT_TRANSLATE_NOOP("ConsentDialog", "Workspace")},
        {"endpoint", QT_TRANSLATE_NOOP("ConsentDialog", "Endpoint")},
        {"client", QT_TRANSLATE_NOOP("ConsentDialog", "Client")},
        {"policy.mutations", QT_TRANSLATE_NOOP("ConsentDialog", "Mutations")},
        {"rights.token_hash", QT_TRANSLATE_NOOP("ConsentDialog", "Token (digest)")},
        {"rights.enabled", QT_TRANSLATE_NOOP("ConsentDialog", "Let in")},
        {"rights.policy.read_only", QT_TRANSLATE_NOOP("ConsentDialog", "Read-only")},
        {"rights.policy.mutations", QT_TRANSLATE_NOOP("ConsentDialog", "Mutations")},
        {"rights.policy.calls_per_minute", QT_TRANSLATE_NOOP("ConsentDialog", "Calls per minute")},
        {"rights.policy.result_bytes", QT_TRANSLATE_NOOP("ConsentDialog", "Result size")},
    };
    if (const auto found = labels.find(name); found != labels.end())
        return QCoreApplication::translate("ConsentDialog", found->second);
    constexpr std::string_view kArgument = "arguments.";
    if (name.starts_with(kArgument))
        return name == "arguments.0" ? QCoreApplication::translate("ConsentDialog", "Command")
                                     : QCoreApplication::translate("ConsentDialog", "Argument %1")
                                           .arg(fromUtf8(name).section(u'.', 1));
    constexpr std::string_view kContents = "contents.";
    if (name.starts_with(kContents))
        //: %1 is the path of a file
        return QCoreApplication::translate("ConsentDialog", "Content of %1")
            .arg(fromUtf8(name.substr(kContents.size())));
    constexpr std::pair<std::string_view, const char *> kLists[] = {
        {"rights.policy.allowed_tools.", QT_TRANSLATE_NOOP("ConsentDialog", "Allowed tool")},
        {"rights.policy.allowed_tags.", QT_TRANSLATE_NOOP("ConsentDialog", "Allowed tag")},
        {"rights.policy.groups_off.", QT_TRANSLATE_NOOP("ConsentDialog", "Switched off")},
        {"rights.policy.rights.", QT_TRANSLATE_NOOP("ConsentDialog", "Right")},
        {"destinations.", QT_TRANSLATE_NOOP("ConsentDialog", "Sent to")},
    };
    for (const auto &[prefix, label] : kLists) {
        if (name.starts_with(prefix))
            return QCoreApplication::translate("ConsentDialog", label);
    }
    return fromUtf8(name);
}

QString titleOf(const ConsentRequest &request)
{
    const QString origin = valueOf(request.terms, "destination.origin");
    const QString credential = fromUtf8(request.credential);
    const auto translated = [](const char *text) {
        return QCoreApplication::translate("ConsentDialog", text);
    };
    switch (request.kind) {
    case ConsentRequest::Kind::Command:
        //: %1 is the name of a credential
        return translated(QT_TRANSLATE_NOOP("ConsentDialog", "Run a command for the credential %1"))
            .arg(credential);
    case ConsentRequest::Kind::File:
        return translated(
            QT_TRANSLATE_NOOP("ConsentDialog", "Read a file outside the workspace as a schema"));
    case ConsentRequest::Kind::Policy:
        return request.client.empty()
                   //: %1 is the name of an endpoint
                   ? translated(QT_TRANSLATE_NOOP("ConsentDialog", "Send mutations to %1 without asking"))
                         .arg(fromUtf8(request.endpoint))
                   //: %1 is the name of a client
                   : translated(QT_TRANSLATE_NOOP("ConsentDialog", "Change what the client %1 may do"))
                         .arg(fromUtf8(request.client));
    case ConsentRequest::Kind::Secret: break;
    }
    if (valueOf(request.terms, "secret.source") == QLatin1String("certificate"))
        //: %1 is the origin of a URL
        return translated(QT_TRANSLATE_NOOP("ConsentDialog", "Use a client certificate for %1")).arg(origin);
    //: %1 is the name of a credential, %2 the origin of a URL
    return translated(QT_TRANSLATE_NOOP("ConsentDialog", "Send the secret of %1 to %2"))
        .arg(credential.isEmpty() ? valueOf(request.terms, "secret.name") : credential, origin);
}

// Who waits for it.
QString userOf(const ConsentRequest &request)
{
    const QString workspace = fromUtf8(request.workspace);
    const auto translated = [](const char *text) {
        return QCoreApplication::translate("ConsentDialog", text);
    };
    if (!request.client.empty())
        //: %1 is the name of a workspace
        return translated(QT_TRANSLATE_NOOP("ConsentDialog",
                                            "Until you allow it, what you allowed last holds. "
                                            "Workspace %1."))
            .arg(workspace);
    if (request.kind == ConsentRequest::Kind::Policy)
        //: %1 is the name of a workspace
        return translated(QT_TRANSLATE_NOOP("ConsentDialog",
                                            "Until you allow it, each one is asked about. Workspace %1."))
            .arg(workspace);
    if (request.endpoint.empty())
        //: %1 is the name of a workspace
        return translated(QT_TRANSLATE_NOOP("ConsentDialog", "No endpoint uses it yet. Workspace %1."))
            .arg(workspace);
    //: %1 is the name of an endpoint, %2 that of a workspace
    return translated(QT_TRANSLATE_NOOP("ConsentDialog", "Needed by the endpoint %1. Workspace %2."))
        .arg(fromUtf8(request.endpoint), workspace);
}

// Those that wait come first; the engine's order holds among them.
std::vector<ConsentRequest> ordered(std::vector<ConsentRequest> requests)
{
    std::ranges::stable_sort(requests, {}, &ConsentRequest::state);
    return requests;
}

} // namespace

ConsentDialog::ConsentDialog(engine::ConsentDesk &desk, const Theme &theme, QWidget *parent)
    : QDialog(parent)
    , m_desk(desk)
    , m_theme(theme)
    , m_intro(new TextLabel(this))
    , m_message(new InlineMessage(theme, this))
    , m_problem(new InlineMessage(theme, this))
    , m_scroll(new QScrollArea(this))
    , m_close(new QPushButton(this))
{
    setAttribute(Qt::WA_DeleteOnClose);
    m_intro->setWordWrap(true);
    m_message->hide();
    m_scroll->setWidgetResizable(true);
    m_scroll->setFrameShape(QFrame::NoFrame);
    m_scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    auto *buttons = new QHBoxLayout;
    buttons->addStretch();
    buttons->addWidget(m_close);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(metrics::kMarginLarge, metrics::kMarginLarge, metrics::kMarginLarge,
                               metrics::kMarginLarge);
    layout->setSpacing(metrics::kMargin);
    layout->addWidget(m_intro);
    layout->addWidget(m_problem);
    layout->addWidget(m_message);
    layout->addWidget(m_scroll, 1);
    layout->addLayout(buttons);
    resize(kConsentSize);
    // Nothing is decided by a key that was meant for something else.
    m_close->setDefault(true);
    m_close->setFocus();
    connect(m_close, &QPushButton::clicked, this, &QDialog::reject);
    connect(&m_desk, &engine::ConsentDesk::changed, this, &ConsentDialog::showRequests);
    keepTranslated(*this, [this] { retranslate(); });
}

ConsentDialog::~ConsentDialog() = default;

void ConsentDialog::retranslate()
{
    setWindowTitle(tr("Consents"));
    m_intro->setText(
        tr("These definitions were not entered on this computer. Nothing runs and nothing is sent "
           "until you allow it. A change of what is shown here needs your consent again."));
    m_scroll->setAccessibleName(windowTitle());
    m_close->setText(tr("Close"));
    showRequests();
}

void ConsentDialog::showRequests()
{
    m_shown = ordered(m_desk.requests());
    m_problem->setVisible(m_desk.problem().has_value());
    if (m_desk.problem())
        m_problem->setMessage(MessageKind::Warning, errorText(*m_desk.problem()));
    auto *list = new QWidget;
    auto *layout = new QVBoxLayout(list);
    layout->setContentsMargins({});
    layout->setSpacing(metrics::kMargin);
    for (const ConsentRequest &request : m_shown)
        layout->addWidget(card(request));
    if (m_shown.empty()) {
        auto *none = new TextLabel(TextLook::Muted, list);
        none->setText(tr("Nothing needs your consent."));
        layout->addWidget(none);
    }
    layout->addStretch();
    m_scroll->setWidget(list); // which deletes the one before
}

QWidget *ConsentDialog::card(const ConsentRequest &request)
{
    auto *card = new QFrame;
    card->setFrameShape(QFrame::StyledPanel);
    auto *title = new TextLabel(TextLook::Strong, card);
    title->setWordWrap(true);
    title->setText(titleOf(request));
    auto *user = new TextLabel(TextLook::Muted, card);
    user->setWordWrap(true);
    user->setText(userOf(request));

    auto *terms = new QGridLayout;
    terms->setColumnMinimumWidth(0, kTermNameWidth);
    terms->setColumnStretch(1, 1);
    const auto row = [&](const std::string &name, const QString &value, TextLook look) {
        auto *label = new TextLabel(TextLook::Muted, card);
        label->setText(labelOf(name));
        auto *text = new TextLabel(look, card);
        text->setWordWrap(true);
        text->setTextInteractionFlags(Qt::TextSelectableByMouse);
        text->setText(value);
        const int at = terms->rowCount();
        terms->addWidget(label, at, 0, Qt::AlignTop);
        terms->addWidget(text, at, 1);
    };
    for (const ConsentTerm &term : request.terms) {
        const ConsentTerm *old = request.before ? termOf(*request.before, term.name) : nullptr;
        const bool isChanged = request.before && (!old || old->value != term.value);
        row(term.name, fromUtf8(term.value), isChanged ? TextLook::Strong : TextLook::Plain);
        if (isChanged)
            //: %1 is what somebody agreed to earlier
            row({}, old ? tr("was: %1").arg(fromUtf8(old->value)) : tr("new"), TextLook::Muted);
    }
    if (request.before) {
        for (const ConsentTerm &old : *request.before) {
            if (!termOf(request.terms, old.name))
                row(old.name, tr("removed; was: %1").arg(fromUtf8(old.value)), TextLook::Muted);
        }
    }

    auto *state = new TextLabel(TextLook::Muted, card);
    auto *buttons = new QHBoxLayout;
    buttons->addWidget(state, 1);
    switch (request.state) {
    case ConsentRequest::State::Pending:
        state->setText(request.before ? tr("Changed since you allowed it") : tr("Needs your consent"));
        buttons->addWidget(button(tr("Deny"), request.id, Decision::Deny, *card));
        buttons->addWidget(button(tr("Allow"), request.id, Decision::Allow, *card));
        break;
    case ConsentRequest::State::Denied:
        state->setText(tr("Denied"));
        buttons->addWidget(button(tr("Allow"), request.id, Decision::Allow, *card));
        break;
    case ConsentRequest::State::Granted:
        state->setText(tr("Allowed"));
        buttons->addWidget(button(tr("Remove consent"), request.id, Decision::Remove, *card));
        break;
    }
    auto *layout = new QVBoxLayout(card);
    layout->addWidget(title);
    layout->addWidget(user);
    layout->addLayout(terms);
    layout->addLayout(buttons);
    return card;
}

QPushButton *ConsentDialog::button(const QString &text, const std::string &id, Decision decision,
                                   QWidget &card)
{
    auto *button = new QPushButton(text, &card);
    button->setAutoDefault(false);
    connect(button, &QPushButton::clicked, this, [this, id, decision] { decide({id}, decision); });
    return button;
}

void ConsentDialog::decide(const std::vector<std::string> &ids, Decision decision)
{
    m_message->hide();
    QFuture<Result<void>> done;
    switch (decision) {
    case Decision::Allow: done = m_desk.grant(ids); break;
    case Decision::Deny: done = m_desk.deny(ids); break;
    case Decision::Remove: done = m_desk.revoke(ids); break;
    }
    whenDone(done, this, [this](const Result<void> &result) {
        if (result)
            return;
        m_message->setMessage(MessageKind::Error, errorText(result.error()));
        m_message->show();
    });
}

} // namespace tooltray::ui
