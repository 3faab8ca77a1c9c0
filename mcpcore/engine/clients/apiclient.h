// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result/result.h"
#include "engine/clients/describedapi.h"
#include "engine/workspaces/workspacefolders.h"
#include "workspace/definitions/operation.h"
#include "workspace/definitions/tool.h"

#include <QFuture>
#include <QObject>

#include <string>
#include <vector>

namespace tooltray::engine {

// What the window asks about REST APIs by their descriptions. An endpoint without one is an error.
class ApiClient final : public QObject {
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(ApiClient)

public:
    explicit ApiClient(WorkspaceLink link);

    // All operations, in the order of the description.
    QFuture<Result<ApiOutline>> outline(std::string endpoint);
    // The keys of those that a question in plain words is about, the best first.
    QFuture<Result<std::vector<std::string>>> search(std::string endpoint, std::string question);
    // The tools that operations become, in the order of the keys.
    QFuture<Result<std::vector<OperationTool>>> tools(std::string endpoint, std::vector<std::string> keys);
    // The operation that a request is for.
    QFuture<Result<RecognizedRequest>> recognize(std::string endpoint, workspace::RestRequest request);
    // The tool as it fits the description now; all that a person decided about it stays. An error where that changes
    // nothing. No error names the tool, as others may have the same.
    QFuture<Result<workspace::Tool>> repaired(std::string endpoint, workspace::Tool tool);
    // Fetches the description, and uses it although most operations are missing in it.
    QFuture<Result<void>> accept(std::string endpoint);

private:
    WorkspaceLink m_link;
};

} // namespace tooltray::engine
