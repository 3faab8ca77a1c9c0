// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/problemreport.h"

#include "base/text/quantity.h"

#include <algorithm>

namespace tooltray::ui {
namespace {

using engine::Decider;
using engine::ServerStatus;
using workspace::ObjectKind;

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

} // namespace

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

} // namespace tooltray::ui
