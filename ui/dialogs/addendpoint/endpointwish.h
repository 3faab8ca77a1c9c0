// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/models/curlcommand.h"
#include "workspace/definitions/credential.h"

#include <QString>

#include <optional>

namespace tooltray::ui {

// What was typed of an endpoint that was not added after all, for whoever goes on with it. Without secrets.
struct EndpointWish {
    QString url = {};
    QString name = {};                                    // where it was typed by hand
    std::optional<CurlCommand> command = {};              // what is left of it without its credential
    QString existing = {};                                // the credential that was chosen
    std::optional<workspace::Credential> credential = {}; // the new one; with a name that was typed by hand
    bool isSignInChosen = false;                          // by hand

    bool operator==(const EndpointWish &) const = default;
};

} // namespace tooltray::ui
