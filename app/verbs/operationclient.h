// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result/result.h"
#include "json/value.h"

#include <chrono>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

namespace tooltray::app {

// Where a verb's operations run: in the Tooltray that uses the data folder, or, when none does, in this process on
// the files. Either way they are the same operations.
class OperationClient {
public:
    struct Setting {
        std::optional<std::string> dataFolder = {};
        std::optional<std::string> config = {};
        // How long the running program may take for one answer; nothing: as long as it wants.
        std::optional<std::chrono::milliseconds> patience = {};
    };
    using OnEvent = std::function<void(const json::Value &)>;

    static Result<std::unique_ptr<OperationClient>> open(const Setting &setting);
    // Error no_instance (Unavailable) when none runs.
    static Result<std::unique_ptr<OperationClient>> openRunning(const Setting &setting);
    // Starts a program without a window that serves the data folder, unless there is one; waits until it does.
    static Result<void> startServer(const Setting &setting);
    virtual ~OperationClient() = default;

    // Waits for the answer. What the operation tells before is an event.
    virtual Result<json::Value> ask(std::string_view operation, json::Value parameters,
                                    const OnEvent &onEvent) = 0;
    virtual bool isRunning() const = 0; // in a process of its own
};

} // namespace tooltray::app
