// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "graphql/schema/schema.h"
#include "workspace/checks/finding.h"
#include "workspace/definitions/composite.h"
#include "workspace/snapshot/workspace.h"
#include "json/value.h"

#include <map>
#include <memory>
#include <optional>
#include <string>
#include <utility>

namespace tooltray::workspace {

// Where operations are sent that name no endpoint, and what they are validated against.
struct StepEndpoints {
    const Schemas &schemas;
    const std::string &own;
};

// The list in the response of a step whose elements the items of an "each" are; nothing where it is not known.
using ItemsOf = std::optional<StepSource>;
ItemsOf itemsOf(const Binding &list, const ItemsOf &around);

// Patterns of a result shape with an index are not about any element, and so it stands for each of them.
inline constexpr const char *kAnyElement = "/0";

// What the steps of a tool return, as far as it is known before a call: an operation what it selects, a called tool what
// its operation selects, shaped, or what its result is made of. The responses of requests may hold anything. It
// outlives neither the workspace nor the steps, and looks into each called tool once.
class StepResponses {
public:
    StepResponses(const Workspace &workspace, const StepEndpoints &endpoints);
    StepResponses(const StepResponses &) = delete;
    StepResponses &operator=(const StepResponses &) = delete;
    ~StepResponses();

    // The first name along a JSON Pointer into the response that it does not have for sure.
    std::optional<std::string> firstMissing(const Step &step, const std::string &path);

    // The JSON Schema of what there is at the path; null where it is not known. Adds what that depends on.
    json::Value schemaAt(const Step &step, const std::string &path, VersionCheck &check);

    // True for the response of a called tool that is not returned as it comes.
    bool isMade(const Step &step);

private:
    struct Called;
    struct Response;
    class Shaped;
    class Made;

    Response &of(const Step &step);
    Response &of(const Step &step, const std::string &own);
    std::unique_ptr<Response> lookAt(const Step &step, const std::string &own);
    const Called *calledComposite(const ToolInvocation &call, const ToolVersion &definition,
                                  const std::string &endpoint);
    std::optional<std::string> firstMissing(const Response &response, const std::string &path);
    json::Value schemaAt(Response &response, const std::string &path, VersionCheck &check);

    const Workspace &m_workspace;
    const StepEndpoints m_endpoints;
    std::map<std::pair<const Step *, std::string>, std::unique_ptr<Response>> m_responses; // by own endpoint
    std::map<std::string, std::unique_ptr<const Called>> m_called;
    int m_steps = 0; // looked at for one path
    int m_level = 0; // of tools that call each other
};

} // namespace tooltray::workspace
