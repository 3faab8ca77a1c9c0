// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/dialogs/reportdialog.h"

#include "base/files/files.h"
#include "base/task/ask.h"
#include "base/text/quantity.h"
#include "engine/clients/logclient.h"
#include "engine/clients/workspacestate.h"
#include "engine/engine.h"
#include "engine/settings/serversettings.h"
#include "engine/settings/version.h"
#include "ui/language/language.h"
#include "ui/language/sentence.h"
#include "ui/language/utf8text.h"
#include "ui/state/uistate.h"
#include "ui/theme/metrics.h"
#include "ui/theme/textlabel.h"
#include "ui/theme/theme.h"
#include "ui/widgets/inlinemessage.h"

#include <QClipboard>
#include <QDir>
#include <QFileDialog>
#include <QGuiApplication>
#include <QLocale>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QScreen>
#include <QStandardPaths>
#include <QSysInfo>
#include <QThreadPool>
#include <QVBoxLayout>

#include <algorithm>
#include <filesystem>
#include <string>
#include <system_error>
#include <utility>
#include <vector>

namespace tooltray::ui {
namespace {

using engine::Decider;
using engine::ServerStatus;
using workspace::ObjectKind;

// What a report is made of. Of a workspace only counts are told: names, addresses and operations are whose they are.
struct ReportFacts {
    std::vector<std::pair<std::string, std::string>> program = {}; // "Qt", "6.4.2" ...
    std::vector<std::pair<std::string, std::string>> window = {};
    engine::ServerStatus server = {};
    engine::PreferencesState preferences = {};
    const engine::WorkspaceState *workspaceClient = nullptr; // null: there is none
    engine::LogFigures figures = {};
    std::vector<std::string> warnings = {};
};

class Report {
public:
    void heading(std::string_view title)
    {
        if (!m_text.empty())
            m_text += '\n';
        m_text += title;
        m_text += '\n';
    }
    void line(std::string_view name, std::string_view value)
    {
        m_text += "  ";
        m_text += name;
        m_text += ": ";
        m_text += value;
        m_text += '\n';
    }
    void line(std::string_view name, std::size_t value)
    {
        line(name, std::string_view(std::to_string(value)));
    }

    std::string take() { return std::move(m_text); }

private:
    std::string m_text;
};

std::string_view stateName(ServerStatus::State state)
{
    switch (state) {
    case ServerStatus::State::Stopped: return "stopped";
    case ServerStatus::State::Starting: return "starting";
    case ServerStatus::State::Running: return "running";
    case ServerStatus::State::PortInUse: return "port in use";
    case ServerStatus::State::Failed: return "failed";
    }
    return {};
}

std::string_view deciderName(Decider decider)
{
    switch (decider) {
    case Decider::Person: return "";
    case Decider::ConfigFile: return " (configuration file)";
    case Decider::CommandLine: return " (command line)";
    }
    return {};
}

void tellServer(const ReportFacts &facts, Report &report)
{
    const engine::PreferencesState &state = facts.preferences;
    report.heading("Server");
    report.line("state", stateName(facts.server.state));
    if (!facts.server.problem.empty())
        report.line("problem", facts.server.problem);
    report.line("port", std::to_string(facts.server.port) + std::string(deciderName(state.port)));
    const bool isLoopback = state.inEffect.addresses.empty();
    report.line("listens on",
                (isLoopback ? "loopback" : std::to_string(state.inEffect.addresses.size()) + " addresses")
                    + std::string(deciderName(state.addresses)));
    report.line("other host names", state.inEffect.allowedHosts.size());
    report.line("origins", state.inEffect.allowedOrigins.size());
    report.line("connections at most", state.inEffect.maxConnections);
    report.line("largest request", formatByteCount(state.inEffect.maxBodyBytes));
    report.line("clients lately", static_cast<std::size_t>(std::max(facts.server.clients, 0)));
    report.heading("Log");
    report.line("calls in memory", state.chosen.log.entries);
    report.line("days", state.chosen.log.days);
    report.line("archive", formatByteCount(state.chosen.log.archiveBytes));
    report.line("more secret names", state.chosen.log.secretNames.size());
}

void tellWorkspace(const engine::WorkspaceState &state, Report &report)
{
    const workspace::Workspace &workspace = *state.workspace;
    report.heading("Workspace");
    report.line("open", state.isOpen ? "yes" : "no");
    if (state.readOnly)
        report.line("cannot be saved", state.readOnly->code);
    report.line("revision", static_cast<std::size_t>(workspace.revision()));
    report.line("tools", workspace.entries(ObjectKind::Tool).size());
    report.line("endpoints", workspace.entries(ObjectKind::Endpoint).size());
    report.line("types", workspace.entries(ObjectKind::Type).size());
    report.line("mappings", workspace.entries(ObjectKind::Mapping).size());
    report.line("context variables", workspace.entries(ObjectKind::Context).size());
    report.line("credentials", workspace.entries(ObjectKind::Credential).size());
    report.line("clients", workspace.entries(ObjectKind::Client).size());
    report.line("documents that are not followed", state.problems.size());
    std::size_t schemas = 0;
    for (const auto &[endpoint, schema] : state.schemas) {
        schemas += schema.schema ? 1U : 0U;
        if (schema.problem)
            report.line("schema problem", schema.problem->code);
    }
    report.line("schemas", schemas);
}

void tellCalls(const engine::LogFigures &figures, Report &report)
{
    report.heading("Calls of the last hour");
    report.line("calls", static_cast<std::size_t>(figures.calls));
    report.line("errors", static_cast<std::size_t>(figures.errors));
    report.line("p50", formatDuration(figures.p50));
    report.line("p95", formatDuration(figures.p95));
    report.line("running", figures.running);
}

// The report as plain text that a person reads, changes and sends; in English, for those who get it. A redactor masks
// the secrets that it still has.
std::string problemReport(const ReportFacts &facts)
{
    Report report;
    report.heading("Tooltray");
    for (const auto &[name, value] : facts.program)
        report.line(name, value);
    report.heading("Window");
    for (const auto &[name, value] : facts.window)
        report.line(name, value);
    tellServer(facts, report);
    if (facts.workspaceClient != nullptr)
        tellWorkspace(*facts.workspaceClient, report);
    tellCalls(facts.figures, report);
    report.heading("Last warnings");
    std::string text = report.take();
    if (facts.warnings.empty())
        text += "  none\n";
    for (const std::string &warning : facts.warnings)
        text += "  " + warning + '\n';
    return text;
}

constexpr QSize kReportSize(720, 560);

ReportFacts factsOf(engine::Engine &engine, const Theme &theme, const UiState &state,
                    const std::vector<std::string> &warnings)
{
    const auto theColours = [&theme] {
        switch (theme.choice()) {
        case ThemeChoice::System: return "system";
        case ThemeChoice::Light: return "light";
        case ThemeChoice::Dark: return "dark";
        case ThemeChoice::SystemColours: return "system colours";
        }
        return "";
    };
    ReportFacts facts;
    facts.program = {{"version", std::string(engine::kVersion)},
                     {"Qt", qVersion()},
                     {"system", toUtf8(QSysInfo::prettyProductName())},
                     {"kernel", toUtf8(QSysInfo::kernelType() + u' ' + QSysInfo::kernelVersion())},
                     {"processor", toUtf8(QSysInfo::currentCpuArchitecture())}};
    facts.window = {
        {"platform", toUtf8(QGuiApplication::platformName())},
        {"colours", theColours()},
        {"language", toUtf8(state.language().isEmpty() ? QLocale::system().name() : state.language())}};
    if (const QScreen *screen = QGuiApplication::primaryScreen()) {
        facts.window.emplace_back("screen", toUtf8(QStringLiteral("%1 x %2 at %3")
                                                       .arg(screen->size().width())
                                                       .arg(screen->size().height())
                                                       .arg(screen->devicePixelRatio())));
    }
    facts.server = engine.serverStatus();
    facts.preferences = engine.preferences().state();
    facts.workspaceClient = &engine.workspaceClient().state();
    facts.figures = engine.log().figures();
    facts.warnings = warnings;
    return facts;
}

} // namespace

ReportDialog::ReportDialog(engine::Engine &engine, const Theme &theme, const UiState &state,
                           const std::vector<std::string> &warnings, QWidget *parent)
    : QDialog(parent)
    , m_text(new QPlainTextEdit(this))
    , m_message(new InlineMessage(theme, this))
{
    setAttribute(Qt::WA_DeleteOnClose);
    // Warnings were masked with the secrets of their time, and there may be others by now.
    m_text->setPlainText(
        fromUtf8(engine.logFilter()->filtered(problemReport(factsOf(engine, theme, state, warnings)))));
    m_text->setFont(theme.codeFont());
    m_text->setLineWrapMode(QPlainTextEdit::NoWrap);
    m_text->setLayoutDirection(Qt::LeftToRight); // in English
    m_text->setTabChangesFocus(true);
    m_message->hide();
    auto *why = new TextLabel(TextStyle::Muted, this);
    why->setWordWrap(true);
    // Not in a button box, which Tab does not leave again.
    auto *copy = new QPushButton(this);
    auto *save = new QPushButton(this);
    auto *close = new QPushButton(this);
    auto *buttons = new QHBoxLayout;
    buttons->addWidget(copy);
    buttons->addWidget(save);
    buttons->addStretch();
    buttons->addWidget(close);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(metrics::kMarginLarge, metrics::kMarginLarge, metrics::kMarginLarge,
                               metrics::kMarginLarge);
    layout->setSpacing(metrics::kMargin);
    layout->addWidget(why);
    layout->addWidget(m_text, 1);
    layout->addWidget(m_message);
    layout->addLayout(buttons);
    resize(kReportSize);
    connect(close, &QPushButton::clicked, this, &QDialog::reject);
    connect(copy, &QPushButton::clicked, this, [this] { QGuiApplication::clipboard()->setText(text()); });
    connect(save, &QPushButton::clicked, this, &ReportDialog::chooseFile);
    keepTranslated(*this, [=, this] {
        setWindowTitle(tr("Report a problem"));
        why->setText(tr("This is the whole report. It contains none of your names, addresses or secrets. "
                        "Check the warnings at the end, edit it as needed, and add a short description "
                        "before you send it. Nothing is sent automatically."));
        m_text->setAccessibleName(tr("Report"));
        copy->setText(tr("&Copy"));
        save->setText(tr("&Save..."));
        close->setText(tr("Close"));
    });
}

QString ReportDialog::text() const
{
    return m_text->toPlainText();
}

void ReportDialog::chooseFile()
{
    const QDir folder(QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation));
    auto *dialog =
        new QFileDialog(this, tr("Save the report"), folder.filePath(QStringLiteral("tooltray-report.txt")),
                        tr("Text (*.txt)"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    connect(dialog, &QFileDialog::fileSelected, this, &ReportDialog::saveTo);
    dialog->open();
}

void ReportDialog::saveTo(const QString &path)
{
    const auto written = ask(QThreadPool::globalInstance(), [file = toUtf8(path), content = toUtf8(text())] {
        using std::filesystem::perms;
        // An existing file keeps its permissions when it is replaced, so they come first.
        std::error_code ignored; // there may be none; what else is wrong shows when it is written
        std::filesystem::permissions(file, perms::owner_read | perms::owner_write, ignored);
        return writeFile(file, content, FileAccess::Private);
    });
    whenDone(written, this, [this, path](const Result<void> &done) {
        m_message->setMessage(done ? MessageKind::Ok : MessageKind::Error,
                              done ? tr("Saved as %1.").arg(QDir::toNativeSeparators(path))
                                   : errorText(done.error()));
        m_message->show();
    });
}

} // namespace tooltray::ui
