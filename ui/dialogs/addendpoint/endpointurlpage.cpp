// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/dialogs/addendpoint/endpointpages.h"

#include "ui/language/language.h"
#include "ui/language/sentence.h"
#include "ui/models/endpointtexts.h"
#include "ui/theme/metrics.h"
#include "ui/theme/textlabel.h"
#include "ui/theme/theme.h"
#include "ui/widgets/filefield.h"
#include "ui/widgets/inlinemessage.h"

#include <QDir>
#include <QFileInfo>
#include <QLineEdit>
#include <QRegularExpression>
#include <QUrl>
#include <QVBoxLayout>

#include <chrono>

namespace tooltray::ui {
namespace {

constexpr std::chrono::milliseconds kUrlPause{500};

// Which makes the whole URL one that cannot be read.
bool hasTooBigPort(const QString &url)
{
    static const QRegularExpression port(QStringLiteral("^[a-z]+://[^/?#]*:(\\d+)(?:[/?#]|$)"),
                                         QRegularExpression::CaseInsensitiveOption);
    const QString digits = port.match(url).captured(1);
    bool isSmall = false;
    const uint number = digits.toUInt(&isSmall);
    return !digits.isEmpty() && (!isSmall || number > 65535);
}

// An address without http:// or https://, as people copy it from a terminal.
QString withScheme(const QString &typed)
{
    static const QRegularExpression address(
        QStringLiteral(R"(^(localhost|\[[0-9a-f:]+\]|[\w-]+(?:\.[\w-]+)+)(?::\d+)?(?:[/?#].*)?$)"),
        QRegularExpression::CaseInsensitiveOption);
    const QString host = address.match(typed).captured(1).toLower();
    if (host.isEmpty())
        return typed;
    const bool isLoopback = host == u"localhost" || host == u"[::1]" || host.startsWith(u"127.");
    return (isLoopback ? QStringLiteral("http://") : QStringLiteral("https://")) + typed;
}

} // namespace

EndpointUrlPage::EndpointUrlPage(const Theme &theme, workspace::WorkspacePtr workspace, QWidget *parent)
    : QWidget(parent)
    , m_workspace(std::move(workspace))
    , m_heading(new TextLabel(TextStyle::Heading, this))
    , m_intro(new TextLabel(TextStyle::Muted, this))
    , m_urlLabel(new TextLabel(this))
    , m_file(new FileField(theme, this))
    , m_url(&m_file->edit())
    , m_preview(new TextLabel(TextStyle::Muted, this))
    , m_message(new InlineMessage(theme, this))
{
    m_intro->setWordWrap(true);
    m_preview->setWordWrap(true);
    m_url->setObjectName(QStringLiteral("url"));
    m_urlLabel->setBuddy(m_url);
    m_message->hide();
    m_preview->hide();
    setFocusProxy(m_url);

    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins({});
    layout->addWidget(m_heading);
    layout->addWidget(m_intro);
    layout->addSpacing(metrics::kSpacing);
    layout->addWidget(m_urlLabel);
    layout->addWidget(m_file);
    layout->addWidget(m_preview);
    layout->addSpacing(metrics::kSpacing);
    layout->addWidget(m_message);
    layout->addStretch();

    m_pause.setSingleShot(true);
    m_pause.setInterval(kUrlPause);
    connect(&m_pause, &QTimer::timeout, this, &EndpointUrlPage::showState);
    connect(m_url, &QLineEdit::textChanged, this, &EndpointUrlPage::takeUrl);
    connect(m_url, &QLineEdit::editingFinished, this, &EndpointUrlPage::findFile);
    keepTranslated(*this, [this] {
        m_heading->setText(tr("API address"));
        m_intro->setText(tr("Enter the URL of a GraphQL or REST API, or choose an OpenAPI file. "
                            "Or paste a cURL command to fill in URL, headers and credential."));
        m_urlLabel->setText(tr("&URL"));
        m_file->setTexts(tr("OpenAPI description"), tr("OpenAPI descriptions (*.json *.yaml *.yml)"),
                         QStringLiteral("https://api.example.com"));
        m_url->setAccessibleName(tr("URL")); // Qt finds labels among siblings only
        showState();
    });
}

QString EndpointUrlPage::url() const
{
    return withScheme(m_url->text().trimmed());
}

bool EndpointUrlPage::isFile() const
{
    return QDir::isAbsolutePath(url());
}

QString EndpointUrlPage::suggestedName() const
{
    return isFile() ? freeName(QStringLiteral("api"), *m_workspace, workspace::ObjectKind::Endpoint)
                    : suggestedEndpointName(url(), *m_workspace);
}

bool EndpointUrlPage::findFile()
{
    const bool isMissing = isFile() && !QFileInfo(url()).isFile();
    m_missingFile = isMissing ? url() : QString();
    const bool isTyping = m_pause.isActive();
    m_pause.stop();
    if (isMissing || isTyping)
        showState();
    return !isMissing;
}

void EndpointUrlPage::showSilence(const QString &text)
{
    m_silence = text;
    showState();
}

bool EndpointUrlPage::isComplete() const
{
    return !url().isEmpty() && problem().isEmpty();
}

void EndpointUrlPage::keepIn(EndpointInput &input) const
{
    input.url = url();
    input.command.reset();
    if (!m_command)
        return;
    input.command = CopiedRequest{.url = m_command->url};
    input.command->proxy = m_command->proxy;
    input.command->isInsecure = m_command->isInsecure;
    for (const auto &header : partsOf(*m_command).headers)
        input.command->headers.append(
            {QString::fromStdString(header.name), QString::fromStdString(header.value)});
}

void EndpointUrlPage::resume(const EndpointInput &input)
{
    m_url->setText(input.url);
    m_command = input.command;
    showState();
}

void EndpointUrlPage::takeUrl(const QString &text)
{
    if (const auto command = parseCurl(text)) {
        m_command = command;
        m_url->setText(command->url); // comes here again
        return;
    }
    if (m_command && text.trimmed() != m_command->url)
        m_command.reset(); // another API
    m_missingFile.clear();
    m_silence.clear();
    m_pause.start();
    showState();
}

QString EndpointUrlPage::urlProblem() const
{
    if (isFile())
        return m_missingFile.isEmpty() ? QString() : tr("There is no file %1.").arg(m_missingFile);
    const FilledTemplate filled = fillTemplate(url(), TemplateOf::Url, *m_workspace);
    if (!filled.missing.isEmpty())
        return tr("There is no context variable %1. Create it on the Context page, or remove it from the "
                  "URL.")
            .arg(filled.missing.join(listSeparator()));
    const QUrl parsed(filled.text, QUrl::StrictMode);
    if (!parsed.isValid() && hasTooBigPort(filled.text))
        return tr("The port must be at most 65535.");
    if (!parsed.isValid() || parsed.host().isEmpty()
        || (parsed.scheme() != u"http" && parsed.scheme() != u"https"))
        return tr("Enter a URL with https:// or http:// and a host name.");
    return {};
}

QString EndpointUrlPage::problem() const
{
    return url().isEmpty() ? QString() : urlProblem();
}

void EndpointUrlPage::showState()
{
    const FilledTemplate filled = fillTemplate(url(), TemplateOf::Url, *m_workspace);
    const bool isCompleted = url() != m_url->text().trimmed();
    m_preview->setVisible((!filled.used.isEmpty() || isCompleted) && !isFile());
    //: %1 is a URL in which variables have their values
    m_preview->setText(tr("Resolves to: %1").arg(filled.text));
    const QString wrong = problem();
    // The next letter may put it right, and screen readers would read it over the typing.
    if (!wrong.isEmpty() && m_pause.isActive()) {
        Q_EMIT changed();
        return;
    }
    if (!wrong.isEmpty()) {
        m_message->setMessage(MessageKind::Warning, wrong);
    } else if (!m_silence.isEmpty()) {
        m_message->setMessage(MessageKind::Error,
                              m_silence + u' ' + tr("You can also continue, and add it anyway."));
    } else if (m_command) {
        const int count = static_cast<int>(m_command->headers.size());
        m_message->setMessage(MessageKind::Ok,
                              count == 0 ? tr("Filled in the URL.")
                                         : tr("Filled in the URL and %n header(s).", nullptr, count));
    }
    m_message->setVisible(!wrong.isEmpty() || !m_silence.isEmpty() || m_command);
    Q_EMIT changed();
}

} // namespace tooltray::ui
