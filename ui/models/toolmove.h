// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/models/tooledits.h"
#include "workspace/checks/checkversion.h"

#include <QCoreApplication>
#include <QString>

#include <cstdint>
#include <string>
#include <vector>

namespace tooltray::ui {

// What would become of tools at another endpoint.
class ToolMove final {
    Q_DECLARE_TR_FUNCTIONS(ToolMove)

public:
    enum class Fit : std::uint8_t { Fits, Unknown, Misfit };
    struct Row {
        std::string tool;
        Fit fit = Fit::Fits;
        QString problem = {}; // a sentence, unless it fits

        bool operator==(const Row &) const = default;
    };
    using Rows = std::vector<Row>;

    // Those that are not there yet, in the order of the names. Takes as long as validation does: for a pool.
    static Rows plan(const workspace::Workspace &workspace, const workspace::Schemas &schemas,
                     const ToolNames &names, const std::string &endpoint);

private:
    static Row rowOf(const workspace::Workspace &workspace, const workspace::Schemas &schemas,
                     const workspace::Tool &tool, const workspace::Endpoint &endpoint);
};

} // namespace tooltray::ui
