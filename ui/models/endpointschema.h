// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result/result.h"
#include "engine/clients/workspacestate.h"
#include "graphql/schema/schema.h"
#include "ui/models/roles.h"
#include "workspace/definitions/credential.h"

#include <QCoreApplication>
#include <QString>

#include <optional>

namespace tooltray::ui {

// How many types the schema in a file has, or why there is none. Takes long for big ones: for a pool.
Result<int> readSchemaFile(const QString &path);

// The schema as SDL. Takes long as well.
Result<void> writeSchemaFile(const graphql::Schema &schema, const QString &path);

// Without what every schema has.
int ownTypeCount(const graphql::Schema &schema);

// The meaning of an endpoint's answer, and the next thing to do.
struct ProbeVerdict {
    Q_DECLARE_TR_FUNCTIONS(ProbeVerdict)

public:
    enum class Kind : std::uint8_t {
        Schema,          // all is well
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
    std::optional<workspace::Credential::Scheme> scheme = {}; // that it asks for

    static ProbeVerdict of(const Result<engine::EndpointProbe> &answer);
};

} // namespace tooltray::ui
