// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result/result.h"
#include "engine/clients/workspacestate.h"
#include "graphql/schema/schema.h"
#include "ui/models/roles.h"
#include "workspace/definitions/credential.h"
#include "workspace/definitions/endpoint.h"

#include <QCoreApplication>
#include <QString>

#include <memory>
#include <optional>
#include <string>

namespace tooltray::ui {

// How many types the schema in a file has, or why there is none. Takes long for big ones: for a pool.
Result<int> readSchemaFile(const QString &path);

// The schema as SDL. Takes long as well.
Result<void> writeSchemaFile(const graphql::Schema &schema, const QString &path);

// Without what every schema has.
int ownTypeCount(const graphql::Schema &schema);

// The name of the API and its version.
QString titleOf(const engine::DescriptionSummary &summary);

// The meaning of an endpoint's answer, and the next thing to do.
struct ProbeVerdict {
    Q_DECLARE_TR_FUNCTIONS(ProbeVerdict)

public:
    enum class Kind : std::uint8_t {
        Schema,          // all is well
        Description,     // of a REST API
        NoSchema,        // GraphQL, but it does not say what it has
        WantsCredential, // 401
        Refused,         // 403
        NotGraphql,
        ServerError,
        Unreachable,
    };

    Kind kind = Kind::Unreachable;
    Tone tone = Tone::Error;
    QString text;                                             // whole sentences
    std::optional<workspace::Credential::Scheme> scheme = {}; // that it asks for, if only for some operations
    bool needsCredential = false;                             // of an API that is described
    QString header = {};                                      // of an API key, or what else it is sent in
    workspace::Credential::Place place = workspace::Credential::Place::Header;
    std::shared_ptr<const engine::DescriptionSummary> description = {};
    std::string descriptionUrl = {};

    bool hasOperations() const { return kind == Kind::Schema || kind == Kind::Description; }
    // Makes the endpoint one of the REST API whose description was found.
    void applyTo(workspace::Endpoint &endpoint) const;

    enum class Asked : std::uint8_t { Anonymously, WithCredential };
    static ProbeVerdict of(const Result<engine::EndpointProbe> &answer, Asked asked = Asked::Anonymously);

private:
    static ProbeVerdict ofDescription(const engine::EndpointProbe &probe, Asked asked);
};

} // namespace tooltray::ui
