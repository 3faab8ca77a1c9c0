// SPDX-License-Identifier: GPL-3.0-or-later
#include "checker.h"

#include "calls.h"

#include <string_view>
#include <utility>

namespace tooltray::openapi::check {

namespace {

json::Value failure(const Message &message)
{
    return json::Value::object({{"error", message.text()}});
}

json::Value overview(const ReadApi &read)
{
    json::Value problems = json::Value::array();
    std::size_t usable = 0;
    if (read.error) {
        problems.append(
            json::Value::object({{"pointer", ""}, {"severity", "error"}, {"message", read.error->text()}}));
    } else {
        for (const ApiProblem &problem : read.api->problems)
            problems.append(json::Value::object({{"pointer", problem.pointer},
                                                 {"severity", severityName(problem.severity)},
                                                 {"message", problem.message.text()}}));
        for (const ApiOperation &operation : read.api->operations)
            usable += operation.isUsable ? 1 : 0;
    }
    json::Value answer =
        json::Value::object({{"operations", read.api ? read.api->operations.size() : 0}, {"usable", usable}});
    answer.set("problems", std::move(problems));
    if (read.error)
        answer.set("refused", read.error->text());
    return answer;
}

} // namespace

json::Value Checker::answer(const json::Value &request)
{
    json::Value answer = json::Value::object({{"id", request["id"]}});
    const json::Value about = this->about(request);
    for (const json::Member &member : about.members())
        answer.set(member.name, member.value);
    return answer;
}

json::Value Checker::about(const json::Value &request)
{
    const std::string_view kind = request["kind"].toString();
    const ReadApi &read = m_descriptions.open(request);
    if (kind == "read")
        return overview(read);
    if (read.error)
        return kind == "request" ? json::Value::object({{"sent", false}, {"message", read.error->text()}})
                                 : failure(*read.error);
    if (kind == "search")
        return searchAnswer(m_descriptions.search(read), request);
    const ApiOperation *operation = read.api->find(request["operation"].toString());
    if (operation == nullptr) {
        const Message missing = "There is no such operation.";
        return kind == "request" ? json::Value::object({{"sent", false}, {"message", missing.text()}})
                                 : failure(missing);
    }
    if (kind == "enforced")
        return enforcedAnswer(*read.api, *operation, request);
    if (kind == "request")
        return requestAnswer(*read.api, *operation, request);
    if (kind == "proposal")
        return proposalAnswer(*read.api, *operation, m_descriptions.name(read, *operation));
    if (kind == "sample")
        return sampleAnswer(*read.api, *operation);
    if (kind == "schemas")
        return schemasAnswer(*read.api, *operation);
    if (kind == "drift")
        return driftAnswer(*read.api, *operation, m_descriptions.openPatched(request, request["patch"]),
                           request["uses"]);
    return failure("There is no such kind of case.");
}

} // namespace tooltray::openapi::check
