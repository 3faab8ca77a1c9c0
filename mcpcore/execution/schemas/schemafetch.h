// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/clock.h"
#include "base/result.h"
#include "execution/endpoints/endpoints.h"
#include "execution/run/run.h"
#include "execution/schemas/introspectionquery.h"
#include "execution/schemas/schematext.h"
#include "upstream/graphql/graphqlcall.h"
#include "workspace/definitions/endpoint.h"

#include <QObject>
#include <QThreadPool>

#include <cstdint>
#include <filesystem>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace tooltray::execution {

// Gets the schema of one endpoint as a text, from the first of its sources that has it: introspection in all the
// editions that servers speak, the SDL of a federated service, a file.
class SchemaFetch final : public Run {
public:
    struct Setting {
        Endpoints &endpoints;
        Clock &clock;
        QThreadPool &pool;
        std::filesystem::path folder; // that relative paths are meant relative to
    };
    using Done = std::function<void(Result<SchemaText>)>;

    // Calls back once, from the event loop; the callback may destroy this.
    SchemaFetch(const Setting &setting, workspace::WorkspacePtr workspace,
                const workspace::Endpoint &endpoint, Done done);
    ~SchemaFetch() override;

private:
    struct Step {
        SchemaText::Source source;
        IntrospectionEdition edition = {};
    };

    void next();
    void ask(std::string document);
    void send(const ReadyEndpoint &ready, std::string document);
    void take(upstream::GraphQLOutcome outcome);
    void readFile();
    // Goes on with the next source, or gives up where there is none or it would be no use.
    enum class Reach : std::uint8_t { Answered, Never };
    void fail(Error error, Reach reach);
    void finish(Result<SchemaText> result);

    Setting m_setting;
    workspace::WorkspacePtr m_workspace;
    std::string m_name;
    std::filesystem::path m_file; // relative: in the folder of the workspace, and not to lead out of it
    Done m_done;
    std::vector<Step> m_steps; // the last one comes first
    Step m_step{};
    std::optional<Error> m_problem; // of the first source
    std::function<void()> m_refused;
    Ticket m_preparation;
    std::unique_ptr<upstream::GraphQLCall> m_call;
    QObject m_context;
};

} // namespace tooltray::execution
