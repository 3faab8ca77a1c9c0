// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/dialogs/consentdialog.h"

#include "base/task/ask.h"
#include "engine/clients/secretsclient.h"
#include "ui/language/language.h"
#include "ui/language/sentence.h"
#include "ui/language/utf8text.h"
#include "ui/theme/drawntext.h"
#include "ui/theme/fonts.h"
#include "ui/theme/metrics.h"
#include "ui/theme/textlabel.h"
#include "ui/theme/theme.h"
#include "ui/widgets/inlinemessage.h"

#include <QCoreApplication>
#include <QFrame>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QTextDocument>
#include <QTextEdit>
#include <QTimer>
#include <QVBoxLayout>

#include <algorithm>
#include <chrono>
#include <cmath>
#include <map>
#include <memory>
#include <string_view>
#include <tuple>
#include <utility>

namespace tooltray::ui {
namespace {

using engine::ConsentRequest;
using engine::ConsentTerm;

constexpr QSize kConsentSize(720, 560);
constexpr std::chrono::milliseconds kConsentSettlingTime(500);
constexpr const char *kRequest = "request"; // which one a button decides
constexpr int kTermNameWidth = 150;         // px
constexpr int kTermValueWidth = 400;        // px

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

// The prefix before the path of a file in the name of a term.
constexpr std::string_view kContents = "contents.";

// A term of something that is part of what is agreed to is named like one of its own: "secret.command.program" like
// "program", "destinations.0.origin" like "destination.origin".
std::string ownName(std::string_view name)
{
    for (const std::string_view command : {"secret.client_secret.command.", "secret.command."}) {
        if (name.starts_with(command))
            return std::string(name.substr(command.size()));
    }
    constexpr std::string_view kDestinations = "destinations.";
    if (name.starts_with(kDestinations)) {
        if (const std::size_t end = name.find('.', kDestinations.size()); end != std::string_view::npos)
            return "destination" + std::string(name.substr(end));
    }
    return std::string(name);
}

// Returns the label of a term. Terms not listed keep the name that they have in the definition.
QString labelOf(const std::string &name)
{
    static const std::map<std::string_view, const char *> labels{
        {"program", QT_TRANSLATE_NOOP("ConsentDialog", "Program")},
        {"folder", QT_TRANSLATE_NOOP("ConsentDialog", "Working directory")},
        {"secret.source", QT_TRANSLATE_NOOP("ConsentDialog", "Secret from")},
        {"secret.name", QT_TRANSLATE_NOOP("ConsentDialog", "Secret")},
        {"secret.file", QT_TRANSLATE_NOOP("ConsentDialog", "File")},
        {"secret.value", QT_TRANSLATE_NOOP("ConsentDialog", "Value in file")},
        {"secret.client_id", QT_TRANSLATE_NOOP("ConsentDialog", "OAuth client")},
        {"secret.client_secret.source", QT_TRANSLATE_NOOP("ConsentDialog", "Client secret from")},
        {"secret.client_secret.name", QT_TRANSLATE_NOOP("ConsentDialog", "Client secret")},
        {"secret.client_secret.file", QT_TRANSLATE_NOOP("ConsentDialog", "File")},
        {"secret.client_secret.value", QT_TRANSLATE_NOOP("ConsentDialog", "Value in file")},
        {"secret.audience", QT_TRANSLATE_NOOP("ConsentDialog", "Audience")},
        {"secret.key_file", QT_TRANSLATE_NOOP("ConsentDialog", "Private key")},
        {"secret.token_url", QT_TRANSLATE_NOOP("ConsentDialog", "Token URL")},
        {"secret.authorization_url", QT_TRANSLATE_NOOP("ConsentDialog", "Authorization URL")},
        {"destination.origin", QT_TRANSLATE_NOOP("ConsentDialog", "Sent to")},
        {"destination.authorization_origin", QT_TRANSLATE_NOOP("ConsentDialog", "Sign-in at")},
        {"destination.proxy", QT_TRANSLATE_NOOP("ConsentDialog", "Proxy")},
        {"destination.ca_file", QT_TRANSLATE_NOOP("ConsentDialog", "Trusted certificates")},
        {"destination.ca_content", QT_TRANSLATE_NOOP("ConsentDialog", "Certificate content")},
        {"destination.certificate_check", QT_TRANSLATE_NOOP("ConsentDialog", "Certificate check")},
        {"file", QT_TRANSLATE_NOOP("ConsentDialog", "File")},
        {"workspace", QT_TRANSLATE_NOOP("ConsentDialog", "Workspace")},
        {"endpoint", QT_TRANSLATE_NOOP("ConsentDialog", "Endpoint")},
        {"client", QT_TRANSLATE_NOOP("ConsentDialog", "Client")},
        {"tool", QT_TRANSLATE_NOOP("ConsentDialog", "Tool")},
        {"policy.mutations", QT_TRANSLATE_NOOP("ConsentDialog", "Changes")},
        {"rights.token_hash", QT_TRANSLATE_NOOP("ConsentDialog", "Token (digest)")},
        {"rights.enabled", QT_TRANSLATE_NOOP("ConsentDialog", "Access")},
        {"rights.policy.read_only", QT_TRANSLATE_NOOP("ConsentDialog", "Read-only")},
        {"rights.policy.mutations", QT_TRANSLATE_NOOP("ConsentDialog", "Changes")},
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
    if (name.starts_with(kContents))
        //: Before the path of a file and a digest of what is in it
        return QCoreApplication::translate("ConsentDialog", "Content of the file");
    constexpr std::pair<std::string_view, const char *> kLists[] = {
        {"rights.policy.allowed_tools.", QT_TRANSLATE_NOOP("ConsentDialog", "Allowed tool")},
        {"rights.policy.allowed_tags.", QT_TRANSLATE_NOOP("ConsentDialog", "Allowed tag")},
        {"rights.policy.groups_off.", QT_TRANSLATE_NOOP("ConsentDialog", "Disabled")},
        {"rights.policy.rights.", QT_TRANSLATE_NOOP("ConsentDialog", "Right")},
        {"rights.policy.surface.", QT_TRANSLATE_NOOP("ConsentDialog", "Tool list")},
        {"secret.scopes.", QT_TRANSLATE_NOOP("ConsentDialog", "Scope")},
    };
    for (const auto &[prefix, label] : kLists) {
        if (name.starts_with(prefix))
            return QCoreApplication::translate("ConsentDialog", label);
    }
    return fromUtf8(name);
}

// The consent is to the contents of a file, regardless of its name.
QString valueOf(const ConsentTerm &term)
{
    const std::string name = ownName(term.name);
    const QString value = fromUtf8(term.value);
    return exactText(name.starts_with(kContents) ? fromUtf8(name.substr(kContents.size())) + u'\n' + value
                                                 : value);
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
        return translated(QT_TRANSLATE_NOOP("ConsentDialog", "Read a file outside the workspace"));
    case ConsentRequest::Kind::Policy:
        if (!request.tool.empty())
            //: %1 is the name of a tool
            return translated(QT_TRANSLATE_NOOP(
                                  "ConsentDialog",
                                  "Allow the tool %1 to be read-only or to make several changes per call"))
                .arg(fromUtf8(request.tool));
        return request.client.empty()
                   //: %1 is the name of an endpoint
                   ? translated(QT_TRANSLATE_NOOP("ConsentDialog", "Send changes to %1 without asking"))
                         .arg(fromUtf8(request.endpoint))
                   //: %1 is the name of a client
                   : translated(QT_TRANSLATE_NOOP("ConsentDialog", "Change the permissions of the client %1"))
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

// Names what needs the consent, with its workspace.
QString userOf(const ConsentRequest &request)
{
    const QString workspace = fromUtf8(request.workspace);
    const auto translated = [](const char *text) {
        return QCoreApplication::translate("ConsentDialog", text);
    };
    if (!request.client.empty())
        //: %1 is the name of a workspace
        return translated(
                   QT_TRANSLATE_NOOP(
                       "ConsentDialog",
                       "Until you allow this, the version you allowed last stays in effect. Workspace %1."))
            .arg(workspace);
    if (!request.tool.empty())
        //: %1 is the name of a workspace
        return translated(QT_TRANSLATE_NOOP(
                              "ConsentDialog",
                              "Until you allow this, the setting in its file is ignored. Workspace %1."))
            .arg(workspace);
    if (request.kind == ConsentRequest::Kind::Policy)
        //: %1 is the name of a workspace
        return translated(
                   QT_TRANSLATE_NOOP("ConsentDialog",
                                     "Until you allow this, every change needs approval. Workspace %1."))
            .arg(workspace);
    if (request.endpoint.empty())
        //: %1 is the name of a workspace
        return translated(QT_TRANSLATE_NOOP("ConsentDialog", "No endpoint uses it yet. Workspace %1."))
            .arg(workspace);
    //: %1 is the name of an endpoint, %2 that of a workspace
    return translated(QT_TRANSLATE_NOOP("ConsentDialog", "Needed by the endpoint %1. Workspace %2."))
        .arg(fromUtf8(request.endpoint), workspace);
}

// Shows a value in full: long ones wrap anywhere instead of being cut off.
class TermText final : public QTextEdit {
public:
    TermText(const QString &name, const QString &value, const QColor &colour, QWidget *parent)
        : QTextEdit(parent)
    {
        setAccessibleName(name);
        QPalette coloured = palette();
        coloured.setColor(QPalette::Text, colour);
        setPalette(coloured);
        setReadOnly(true);
        setUndoRedoEnabled(false);
        setTabChangesFocus(true);
        setFocusPolicy(Qt::ClickFocus);
        setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
        setFrameShape(QFrame::NoFrame);
        setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
        setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
        viewport()->setAutoFillBackground(false);
        setWordWrapMode(QTextOption::WrapAtWordBoundaryOrAnywhere);
        document()->setDocumentMargin(0);
        setPlainText(value);
        if (layoutDirection() == Qt::RightToLeft) { // beside its name, even in Latin letters
            QTextOption option = document()->defaultTextOption();
            option.setAlignment(Qt::AlignRight | Qt::AlignAbsolute);
            document()->setDefaultTextOption(option);
        }
        QSizePolicy policy(QSizePolicy::Expanding, QSizePolicy::Minimum);
        policy.setHeightForWidth(true);
        setSizePolicy(policy);
    }

    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override
    {
        const std::unique_ptr<QTextDocument> measured(document()->clone());
        measured->setDefaultFont(font());
        measured->setDocumentMargin(0);
        measured->setDefaultTextOption(document()->defaultTextOption());
        measured->setTextWidth(width);
        return static_cast<int>(std::ceil(measured->size().height()));
    }
    QSize sizeHint() const override { return {kTermValueWidth, heightForWidth(kTermValueWidth)}; }
    QSize minimumSizeHint() const override { return {kTermValueWidth / 2, fontMetrics().height()}; }
};

// Pending requests come first when the list opens. Requests shown keep their place, decided, changed or not.
std::vector<ConsentRequest> ordered(std::vector<ConsentRequest> requests,
                                    const std::vector<ConsentRequest> &shown)
{
    const auto use = [](const ConsentRequest &request) {
        return std::tie(request.kind, request.workspace, request.endpoint, request.credential,
                        request.client);
    };
    const auto place = [&](const ConsentRequest &request) {
        const auto found = std::ranges::find_if(
            shown, [&](const ConsentRequest &other) { return use(other) == use(request); });
        const bool isNew = found == shown.end();
        return std::pair(found - shown.begin(), isNew ? request.state : ConsentRequest::State::Pending);
    };
    std::ranges::stable_sort(requests, {}, place);
    return requests;
}

} // namespace

ConsentDialog::ConsentDialog(engine::ConsentClient &engineClient, const Theme &theme, QWidget *parent)
    : QDialog(parent)
    , m_engineClient(engineClient)
    , m_theme(theme)
    , m_intro(new TextLabel(this))
    , m_message(new InlineMessage(theme, this))
    , m_problem(new InlineMessage(theme, this))
    , m_scroll(new QScrollArea(this))
    , m_close(new QPushButton(this))
    , m_settling(new QTimer(this))
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
    // A key that was meant for something else must not decide anything.
    m_close->setDefault(true);
    m_close->setFocus();
    connect(m_close, &QPushButton::clicked, this, &QDialog::reject);
    connect(&m_engineClient, &engine::ConsentClient::changed, this, &ConsentDialog::showRequests);
    connect(&theme, &Theme::themeChanged, this, &ConsentDialog::showRequests);
    m_settling->setSingleShot(true);
    m_settling->setInterval(kConsentSettlingTime);
    connect(m_settling, &QTimer::timeout, this, [this] {
        for (QPushButton *button : m_scroll->widget()->findChildren<QPushButton *>()) {
            button->setEnabled(true);
            if (!m_focused.empty() && toUtf8(button->property(kRequest).toString()) == m_focused) {
                m_focused.clear();
                button->setFocus();
            }
        }
    });
    keepTranslated(*this, [this] { retranslate(); });
}

void ConsentDialog::retranslate()
{
    setWindowTitle(tr("Consents"));
    m_intro->setText(tr("These definitions come from elsewhere. They take effect when you allow them. If "
                        "they change, you are asked again."));
    m_scroll->setAccessibleName(windowTitle());
    m_close->setText(tr("Close"));
    showRequests();
}

void ConsentDialog::showRequests()
{
    m_shown = ordered(m_engineClient.requests(), m_shown);
    m_problem->setVisible(m_engineClient.problem().has_value());
    if (m_engineClient.problem())
        m_problem->setMessage(MessageKind::Warning, errorText(*m_engineClient.problem()));
    const QWidget *focus = focusWidget();
    const bool isFocused = focus && m_scroll->widget() && m_scroll->widget()->isAncestorOf(focus);
    const std::string focused = isFocused ? toUtf8(focus->property(kRequest).toString()) : m_focused;
    const int scrolled = m_scroll->verticalScrollBar()->value();
    auto *list = new QWidget;
    auto *layout = new QVBoxLayout(list);
    layout->setContentsMargins({});
    layout->setSpacing(metrics::kMargin);
    for (const ConsentRequest &request : m_shown)
        layout->addWidget(card(request));
    if (m_shown.empty()) {
        auto *none = new TextLabel(TextStyle::Muted, list);
        none->setText(tr("Nothing needs your consent."));
        layout->addWidget(none);
    }
    layout->addStretch();
    if (isFocused)
        m_scroll->setFocus();  // a key that is pressed twice meets nothing else
    m_scroll->setWidget(list); // which deletes the one before
    layout->activate();
    // It scrolls only down.
    m_scroll->setMinimumWidth(list->minimumSizeHint().width()
                              + m_scroll->verticalScrollBar()->sizeHint().width());
    m_scroll->verticalScrollBar()->setValue(scrolled);
    settle(focused);
}

void ConsentDialog::settle(const std::string &focused)
{
    m_focused = focused;
    for (QPushButton *button : m_scroll->widget()->findChildren<QPushButton *>())
        button->setEnabled(false);
    m_settling->start();
}

QWidget *ConsentDialog::card(const ConsentRequest &request)
{
    auto *card = new QFrame;
    card->setFrameShape(QFrame::StyledPanel);
    auto *title = new TextLabel(TextStyle::Strong, card);
    title->setWordWrap(true);
    title->setText(titleOf(request));
    auto *user = new TextLabel(TextStyle::Muted, card);
    user->setWordWrap(true);
    user->setText(userOf(request));

    auto *terms = new QGridLayout;
    terms->setColumnStretch(1, 1);
    const auto row = [&](const std::string &name, const QString &value, TextStyle look) {
        auto *label = new TextLabel(TextStyle::Muted, card);
        label->setWordWrap(true);
        label->setFixedWidth(kTermNameWidth);
        label->setText(labelOf(ownName(name)));
        const Tokens &tokens = m_theme.tokens();
        auto *text =
            new TermText(label->text(), value, look == TextStyle::Muted ? tokens.muted : tokens.text, card);
        if (look == TextStyle::Strong)
            text->setFont(strongFont(font()));
        const int at = terms->rowCount();
        terms->addWidget(label, at, 0, Qt::AlignTop);
        terms->addWidget(text, at, 1);
    };
    for (const ConsentTerm &term : request.terms) {
        const ConsentTerm *old = request.before ? termOf(*request.before, term.name) : nullptr;
        const bool isChanged = request.before && (!old || old->value != term.value);
        row(term.name, valueOf(term), isChanged ? TextStyle::Strong : TextStyle::Plain);
        if (isChanged)
            //: %1 is what somebody agreed to earlier
            row({}, old ? tr("was: %1").arg(valueOf(*old)) : tr("new"), TextStyle::Muted);
    }
    if (request.before) {
        for (const ConsentTerm &old : *request.before) {
            if (!termOf(request.terms, old.name))
                row(old.name, tr("removed; was: %1").arg(valueOf(old)), TextStyle::Muted);
        }
    }

    auto *layout = new QVBoxLayout(card);
    layout->addWidget(title);
    layout->addWidget(user);
    layout->addLayout(terms);
    layout->addLayout(answers(request, *card));
    return card;
}

QLayout *ConsentDialog::answers(const ConsentRequest &request, QWidget &card)
{
    auto *state = new TextLabel(TextStyle::Muted, &card);
    auto *buttons = new QHBoxLayout;
    buttons->addWidget(state, 1);
    switch (request.state) {
    case ConsentRequest::State::Pending:
        state->setText(request.before ? tr("Changed since you allowed it") : tr("Needs your consent"));
        buttons->addWidget(button(tr("Deny"), request.id, Decision::Deny, card));
        buttons->addWidget(button(tr("Allow"), request.id, Decision::Allow, card));
        break;
    case ConsentRequest::State::Denied:
        state->setText(tr("Denied"));
        buttons->addWidget(button(tr("Allow"), request.id, Decision::Allow, card));
        break;
    case ConsentRequest::State::Granted:
        state->setText(tr("Allowed"));
        buttons->addWidget(button(tr("Remove consent"), request.id, Decision::Remove, card));
        break;
    }
    return buttons;
}

QPushButton *ConsentDialog::button(const QString &text, const std::string &id, Decision decision,
                                   QWidget &card)
{
    auto *button = new QPushButton(text, &card);
    button->setAutoDefault(false);
    button->setProperty(kRequest, fromUtf8(id));
    connect(button, &QPushButton::clicked, this, [this, id, decision] { decide({id}, decision); });
    return button;
}

void ConsentDialog::decide(const std::vector<std::string> &ids, Decision decision)
{
    m_message->hide();
    QFuture<Result<void>> done;
    switch (decision) {
    case Decision::Allow: done = m_engineClient.grant(ids); break;
    case Decision::Deny: done = m_engineClient.deny(ids); break;
    case Decision::Remove: done = m_engineClient.revoke(ids); break;
    }
    whenDone(done, this, [this](const Result<void> &result) {
        if (result)
            return;
        m_message->setMessage(MessageKind::Error, errorText(result.error()));
        m_message->show();
    });
}

} // namespace tooltray::ui
