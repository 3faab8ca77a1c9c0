// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/operations/operation.h"
#include "app/operations/snapshot.h"

#include <QTimer>

#include <array>
#include <deque>
#include <filesystem>

namespace tooltray::app {
namespace {

using workspace::Endpoint;

// Checks one thing after the other; each is an event: {step, state, message, hint?}. The state is ok, warning, failed
// or skipped.
class DoctorVisit final : public QObject {
public:
    explicit DoctorVisit(OperationCall &call) : QObject(&call), m_call(call)
    {
        for (const auto &item : state().workspace->entries(workspace::ObjectKind::Endpoint))
            m_endpoints.push_back(std::get<Endpoint>(item.value.object()));
    }

    void start()
    {
        checkDataFolder();
        checkServer();
        checkConfiguration();
        checkDocuments();
        checkConsents();
        checkTools();
        checkKeychain();
    }

private:
    const engine::WorkspaceState &state() const { return m_call.engine().workspaceClient().state(); }

    void tell(std::string_view step, std::string_view state, std::string message, std::string hint = {})
    {
        json::Value value =
            json::Value::object({{"step", step}, {"state", state}, {"message", std::move(message)}});
        if (!hint.empty())
            value.set("hint", std::move(hint));
        m_isWell = m_isWell && state != "failed";
        m_call.tell(std::move(value));
    }

    void checkDataFolder()
    {
        const std::string &folder = m_call.place().dataFolder;
        std::error_code error;
        const auto space = std::filesystem::space(folder, error);
        constexpr std::uintmax_t kLow = std::uintmax_t{100} << 20U;
        if (!error && space.available < kLow)
            return tell("data_folder", "warning", "Less than 100 MB is free for " + folder + ".",
                        "Free some space: changes that cannot be stored are refused.");
        if (const auto &reason = state().readOnly)
            return tell("data_folder", "failed", reason->message.text(), reason->hint.text());
        tell("data_folder", "ok", "The data folder is " + folder + ".");
    }

    void checkServer()
    {
        const engine::ServerStatus &status = m_call.engine().serverStatus();
        if (!m_call.place().isServing)
            return tell("server", "warning", "No Tooltray is running.", "Start it with tooltray serve.");
        if (status.state == engine::ServerStatus::State::Running)
            return tell("server", "ok", "The server listens on " + status.url + '.');
        tell("server", "failed",
             status.problem.empty() ? std::string("The server is not running.") : status.problem.text());
    }

    void checkConfiguration()
    {
        const std::string &file = m_call.engine().preferences().state().configFile;
        if (const auto &problem = state().configuration)
            return tell("configuration", "failed", problem->message.text(), problem->hint.text());
        tell("configuration", "ok",
             file.empty() ? std::string("There is no configuration file.")
                          : "The configuration " + file + " is followed.");
    }

    void checkDocuments()
    {
        for (const workspace::DocumentProblem &problem : state().problems)
            tell("files", "failed", problem.key.name + ": " + problem.error.message.text(),
                 "Correct the file; until then its previous content is in use.");
        if (state().problems.empty())
            tell("files", "ok", "All files of the workspace can be read.");
    }

    void checkConsents()
    {
        const std::size_t pending = m_call.engine().consents().pending().size();
        if (pending == 0)
            return tell("consents", "ok", "Nothing needs your consent.");
        tell("consents", "warning",
             std::to_string(pending) + (pending == 1 ? " consent is" : " consents are") + " pending.",
             "See tooltray consent list.");
    }

    void checkTools()
    {
        const std::vector<std::string> broken = state().health->broken();
        if (broken.empty())
            return tell("tools", "ok", "No tool is known to be broken.");
        tell("tools", "failed",
             broken.front()
                 + (broken.size() > 1
                        ? " and " + std::to_string(broken.size() - 1) + " more tools are broken."
                        : std::string(" is broken.")),
             "See tooltray tools list --broken.");
    }

    // It answers from another program, or not at all.
    void checkKeychain()
    {
        engine::SecretsClient &secrets = m_call.engine().secrets();
        connect(&secrets, &engine::SecretsClient::keychainChanged, this, [this] { takeKeychain(); });
        QTimer::singleShot(kKeychainPatience, this, [this] { takeKeychain(); });
        secrets.lookAgain();
        if (secrets.keychain().condition != engine::KeychainStatus::Condition::Unknown)
            takeKeychain();
    }

    void takeKeychain()
    {
        if (std::exchange(m_hasKeychain, true))
            return;
        using Condition = engine::KeychainStatus::Condition;
        const engine::KeychainStatus &keychain = m_call.engine().secrets().keychain();
        if (keychain.condition == Condition::Available)
            tell("keychain", "ok", "The keychain is available.");
        else if (keychain.problem)
            tell("keychain", "warning", keychain.problem->message.text(), keychain.problem->hint.text());
        else
            tell("keychain", "warning", "The keychain does not respond.",
                 "Take credentials from the environment or a command instead.");
        nextEndpoint();
    }

    void nextEndpoint()
    {
        if (m_endpoints.empty())
            return checkCredentials();
        const Endpoint endpoint = m_endpoints.front();
        m_endpoints.pop_front();
        if (endpoint.url.empty() && endpoint.api.location.empty()) {
            tell("endpoint." + endpoint.name, "ok",
                 "Requests go to " + endpoint.restUrl + ". Only a tool shows whether the API responds.");
            return nextEndpoint();
        }
        whenDone(m_call.engine().workspaceClient().probe(endpoint), this,
                 [this, endpoint](const Result<engine::EndpointProbe> &probe) {
                     tellEndpoint(endpoint, probe);
                     nextEndpoint();
                 });
    }

    // How far a request came tells which steps went well.
    void tellEndpoint(const Endpoint &endpoint, const Result<engine::EndpointProbe> &probe)
    {
        const std::string step = "endpoint." + endpoint.name;
        if (!probe) {
            const std::string phase(probe.error().details["step"].toString());
            return tell(step + (phase.empty() ? "" : '.' + phase), "failed", probe.error().message.text(),
                        probe.error().hint.text());
        }
        if (!endpoint.url.empty())
            tell(step + ".connection", "ok",
                 endpoint.url + " responds (" + std::to_string(probe->latency.count() / 1000) + " ms).");
        if (probe->status == 401 || probe->status == 403)
            return tell(step + ".authentication", "failed",
                        "The API rejected the credential (" + std::to_string(probe->status) + ").",
                        credentialsOf(endpoint).empty()
                            ? "Give the endpoint a credential."
                            : "Set it with tooltray secret set " + credentialsOf(endpoint).front() + ".");
        if (endpoint.url.empty())
            return tellDescription(step + ".description", endpoint, *probe);
        if (endpoint.schema.kind == workspace::SchemaSource::Kind::None)
            return;
        if (probe->schema)
            return tell(step + ".schema", "ok",
                        "The schema has " + std::to_string(probe->schema->types().size()) + " types.");
        tell(step + ".schema", "failed",
             probe->schemaProblem ? probe->schemaProblem->message.text() : std::string("There is no schema."),
             "Allow introspection, or use a file: tooltray endpoint add --schema FILE.");
    }

    void tellDescription(const std::string &step, const Endpoint &endpoint,
                         const engine::EndpointProbe &probe)
    {
        if (probe.description)
            return tell(step, "ok",
                        endpoint.api.location + " describes " + probe.description->title + " with "
                            + std::to_string(probe.description->operations) + " operations.");
        tell(step, "failed", "There is no description of an API at " + endpoint.api.location + ".",
             "Correct the location of the description.");
    }

    // What the descriptions of REST APIs ask for, and their endpoints lack.
    void checkCredentials()
    {
        engine::Trial trial{.what = engine::SavedTrial{"list_endpoints"},
                            .arguments = json::Value::object(),
                            .mode = engine::Trial::Mode::Call,
                            .origin = journal::EntryOrigin::CommandLine};
        whenDone(m_call.engine().calls().run(std::move(trial)), this,
                 [this](const Result<engine::TrialAnswer> &answer) {
                     const json::Value none;
                     for (const json::Value &endpoint :
                          (answer ? answer->structured["endpoints"] : none).elements()) {
                         const std::string step =
                             "endpoint." + std::string(endpoint["name"].toString()) + ".credentials";
                         for (const json::Value &missing : endpoint["credentials_missing"].elements())
                             tell(step, "warning",
                                  "The endpoint lacks " + std::string(missing.toString()) + ".",
                                  "Add a credential that the description asks for.");
                     }
                     checkClients();
                 });
    }

    void checkClients()
    {
        auto *files = startOperation(m_call.place(), "clients.files", json::Value::object(),
                                     {[](const json::Value &) {},
                                      [this](const Result<json::Value> &answer) { takeClients(answer); }})
                          .release();
        files->setParent(this);
    }

    void takeClients(const Result<json::Value> &answer)
    {
        bool isAnyConnected = false;
        for (const json::Value &file :
             answer ? (*answer)["clients"].elements() : std::span<const json::Value>()) {
            const std::string client(file["client"].toString());
            const std::string_view is = file["state"].toString();
            if (is == "current") {
                isAnyConnected = true;
                tell("client." + client, "ok", std::string(file["title"].toString()) + " is connected.");
            } else if (is == "out_of_date") {
                m_stale.append(client);
                tell("client." + client, "failed",
                     std::string(file["title"].toString()) + " has an old address or token.",
                     "Run tooltray connect " + client + ", or tooltray doctor --fix.");
            } else if (is == "unreadable") {
                tell("client." + client, "warning", std::string(file["problem"].toString()));
            }
        }
        if (!isAnyConnected && m_stale.isEmpty())
            tell("clients", "warning", "No MCP client is connected.", "See tooltray connect --list.");
        m_call.done(json::Value::object({{"is_well", m_isWell}, {"stale_clients", m_stale}}));
    }

    static constexpr std::chrono::milliseconds kKeychainPatience{3000};

    OperationCall &m_call;
    std::deque<Endpoint> m_endpoints;
    json::Value m_stale = json::Value::array();
    bool m_isWell = true;
    bool m_hasKeychain = false;
};

void visitDoctor(OperationCall &call)
{
    (new DoctorVisit(call))->start();
}

constexpr std::array kDoctorOperations{Operation{"doctor", visitDoctor}};

} // namespace

std::span<const Operation> doctorOperations()
{
    return kDoctorOperations;
}

} // namespace tooltray::app
