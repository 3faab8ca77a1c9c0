// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result.h"
#include "engine/clients/curationstate.h"
#include "ui/models/badge.h"
#include "workspace/definitions/credential.h"

#include <QCoreApplication>
#include <QString>

#include <optional>

namespace tooltray::ui {

// What the answer of an endpoint means, and what to do next.
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
