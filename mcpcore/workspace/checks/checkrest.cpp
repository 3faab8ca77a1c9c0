// SPDX-License-Identifier: GPL-3.0-or-later
#include "openapi/proposal/arguments.h"
#include "openapi/request/bodywriter.h"
#include "openapi/request/callschema.h"
#include "openapi/schema/schemamerger.h"
#include "text/framing/httpsyntax.h"
#include "text/unicode/ascii.h"
#include "workspace/checks/apicredentials.h"
#include "workspace/checks/operationchecks.h"
#include "workspace/checks/placedbindings.h"
#include "workspace/definitions/requestrules.h"
#include "workspace/definitions/walk.h"
#include "workspace/derive/derivedtool.h"
#include "workspace/derive/fixedvalues.h"
#include "workspace/derive/operationfit.h"
#include "workspace/snapshot/restparameters.h"
#include "json/pointer.h"

#include <algorithm>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace tooltray::workspace {

namespace {

using openapi::ApiArgument;
using openapi::ParameterPlace;

std::string coordinate(const openapi::ApiOperation &operation)
{
    return std::string(operation.method).append(" ").append(operation.path);
}

// The name of a member of the response as people know it: elements of lists have none.
std::string shownMember(const std::string &from)
{
    const auto pointer = from.starts_with('/') ? json::Pointer::parse(from) : std::nullopt;
    if (!pointer)
        return from;
    std::string name;
    for (const std::string &token : pointer->tokens())
        if (token != "*")
            name.append(name.empty() ? "" : ".").append(token);
    return name.empty() ? from : name;
}

// Holds what a request sends against what the operation takes.
class RestComparison {
public:
    RestComparison(const DescribedRequest &check, const openapi::ApiOperation &operation,
                   ToolProblems &problems)
        : m_check(check)
        , m_operation(operation)
        , m_problems(problems)
        , m_arguments(openapi::argumentsOf(check.api, operation))
    {}

    void run()
    {
        std::set<std::string> sent;
        for (const NamedBinding &parameter : m_check.request.query)
            sent.insert(parameter.name);
        for (std::string &name : pagedQuery(m_check.request, m_check.pagination))
            sent.insert(std::move(name));
        for (const std::string &name : sent) {
            if (!takesQuery(m_check.api, m_operation, name))
                report("argument_unknown", "/query",
                       CORE_TEXT("Core", "{operation} takes no query parameter \"{name}\"."), name);
        }
        for (const ApiArgument &argument : m_arguments.list) {
            if (argument.isRequired && !argument.isHidden && !isOfEndpoint(argument))
                checkSent(argument);
        }
        if (m_check.parameters != nullptr && !m_check.parameters->isNull())
            checkOptional();
        checkMembers();
        checkValues();
        checkFields();
    }

    // What fetching pages fills is always sent.
    std::vector<std::string> optionalParameters() const
    {
        std::vector<std::string> names;
        const std::vector<std::string> paged = pagedQuery(m_check.request, m_check.pagination);
        for (const ApiArgument &argument : m_arguments.list) {
            const bool isPaged = std::ranges::any_of(
                paged, [&](const std::string &name) { return argument.key == "query:" + name; });
            std::optional<std::string> name =
                optionalParameterFor(argument, m_check.request, *m_check.parameters);
            if (name && !isPaged && !isOfEndpoint(argument) && !isInCondition(*name)
                && std::ranges::find(names, *name) == names.end())
                names.push_back(*std::move(name));
        }
        return names;
    }

    std::vector<std::string> missingArguments()
    {
        std::vector<std::string> names;
        for (const ApiArgument &argument : m_arguments.list) {
            const std::string name = argument.key.substr(argument.key.find(':') + 1);
            const bool isSecret = (argument.key.starts_with("header:") || argument.key.starts_with("cookie:"))
                                  && isSecretHeader(name);
            if (!argument.isRequired || argument.isHidden || isSecret || isOfEndpoint(argument)
                || openapi::SchemaMerger(m_arguments.definitions)
                       .merge(argument.schema)
                       .schema.contains("default"))
                continue;
            const std::size_t before = m_problems.size();
            checkSent(argument);
            if (m_problems.size() > before)
                names.push_back(name);
        }
        return names;
    }

private:
    bool isInCondition(const std::string &parameter) const
    {
        bool isFound = false;
        if (m_check.when != nullptr)
            walkBindings(*m_check.when, [&](const Binding &binding) {
                const auto *source = std::get_if<ParameterSource>(&binding.source);
                isFound = isFound || (source != nullptr && source->name == parameter);
            });
        return isFound;
    }

    bool isOfEndpoint(const ApiArgument &argument) const
    {
        const std::string_view key = argument.key;
        if (argument.target != ApiArgument::Target::Parameter)
            return false;
        const std::string_view place = key.substr(0, key.find(':'));
        const std::string_view name = key.substr(std::min(key.size(), place.size() + 1));
        for (const ParameterPlace one :
             {ParameterPlace::Header, ParameterPlace::Cookie, ParameterPlace::Query}) {
            if (placeName(one) == place)
                return sendsByItself(m_check.workspace, m_check.endpoint, one, name);
        }
        return false;
    }

    void checkSent(const ApiArgument &argument)
    {
        const std::string_view key = argument.key;
        const std::string_view name = key.substr(key.find(':') + 1);
        if (argument.target == ApiArgument::Target::BodyProperty) {
            const auto *object = bodyObject();
            if (!m_check.request.body || (object != nullptr && !has(object->members, key)))
                report("argument_missing", "/body",
                       CORE_TEXT("Core", "{operation} requires \"{name}\" in the body."), key);
        } else if (argument.target != ApiArgument::Target::Parameter) {
            if (!m_check.request.body)
                report("argument_missing", "/body", CORE_TEXT("Core", "{operation} requires a body."), {});
        } else if (key.starts_with("query:")) {
            if (!isSentInQuery(name))
                report("argument_missing", "/query",
                       CORE_TEXT("Core", "{operation} requires the query parameter \"{name}\"."), name);
        } else if (key.starts_with("header:") && !hasHeader(name)) {
            report("argument_missing", "/headers",
                   isSecretHeader(name) ? CORE_TEXT(
                       "Core", "{operation} requires the header \"{name}\", which only the endpoint sends. "
                               "Give the endpoint a credential or a header of that name.")
                                        : CORE_TEXT("Core", "{operation} requires the header \"{name}\"."),
                   name);
        } else if (key.starts_with("cookie:") && !has(m_check.request.cookies, name)) {
            report("argument_missing", "/cookies",
                   isSecretHeader(name) ? CORE_TEXT(
                       "Core", "{operation} requires the cookie \"{name}\", which only the endpoint sends. "
                               "Give the endpoint a credential for that cookie.")
                                        : CORE_TEXT("Core", "{operation} requires the cookie \"{name}\"."),
                   name);
        }
    }

    void checkOptional()
    {
        for (const std::string &name : optionalParameters()) {
            ToolProblem problem{
                "argument_optional",
                nestedPlace(m_check.parametersPlace + "/properties", name),
                std::nullopt,
                {CORE_TEXT("Core", "{operation} requires \"{name}\", but in this tool it is optional. Make "
                                   "it required or give it a default."),
                 {{"operation", coordinate(m_operation)}, {"name", name}}}};
            // Several steps may send the same parameter to the same operation.
            if (std::ranges::find(m_problems, problem) == m_problems.end())
                m_problems.push_back(std::move(problem));
        }
    }

    // The parameters of a list's pages are sent as well.
    bool isSentInQuery(std::string_view name) const
    {
        const auto isOf = [&](std::string_view sent) {
            return sent == name
                   || (sent.size() > name.size() && sent.starts_with(name) && sent[name.size()] == '[');
        };
        return std::ranges::any_of(m_check.request.query, isOf, &NamedBinding::name)
               || std::ranges::any_of(pagedQuery(m_check.request, m_check.pagination), isOf);
    }

    bool hasHeader(std::string_view name) const
    {
        return std::ranges::any_of(m_check.request.headers, [&](const NamedBinding &sent) {
            return equalsIgnoringAsciiCase(sent.name, name);
        });
    }

    static bool has(const std::vector<NamedBinding> &members, std::string_view name)
    {
        return std::ranges::any_of(members, [&](const NamedBinding &member) {
            return member.name == name || member.name.starts_with(std::string(name) + "[");
        });
    }

    const ObjectSource *bodyObject() const
    {
        return m_check.request.body ? std::get_if<ObjectSource>(&m_check.request.body->source) : nullptr;
    }

    // Members that the body does not have, where it says which it has.
    void checkMembers()
    {
        const ObjectSource *object = bodyObject();
        const bool isListed = std::ranges::any_of(m_arguments.list, [](const ApiArgument &argument) {
            return argument.target == ApiArgument::Target::BodyProperty;
        });
        if (object == nullptr || !isListed)
            return;
        for (const NamedBinding &member : object->members) {
            const std::string_view base = std::string_view(member.name).substr(0, member.name.find('['));
            const bool isKnown = std::ranges::any_of(m_arguments.list, [&](const ApiArgument &argument) {
                return argument.target == ApiArgument::Target::BodyProperty
                       && (argument.key == member.name || argument.key == base);
            });
            if (!isKnown)
                report("argument_unknown", "/body",
                       CORE_TEXT("Core", "{operation} takes no \"{name}\" in the body."), member.name);
        }
    }

    // Checks the values that the tool sends whatever is passed to it.
    void checkValues()
    {
        static const std::vector<NamedBinding> none;
        static const json::Value nothing;
        const KnownRequest known{m_operation,
                                 m_arguments,
                                 m_check.request,
                                 m_check.bindings == nullptr ? none : *m_check.bindings,
                                 m_check.parameters == nullptr ? nothing : *m_check.parameters,
                                 &m_check.workspace};
        for (UnfitValue &unfit : unfitValues(known)) {
            const bool isInPath = unfit.part == "bindings";
            const std::string place = isInPath ? m_check.bindingsPlace : m_check.place + '/' + unfit.part;
            m_problems.push_back({std::move(unfit.code),
                                  unfit.part == "body" ? place : nestedPlace(place, unfit.name), std::nullopt,
                                  std::move(unfit.message)});
        }
    }

    // Who wrote a request by hand may know more of the response than its description.
    void checkFields()
    {
        if (m_check.result == nullptr || m_check.request.operation.empty())
            return;
        for (const ResultShape::Renaming &lost : lostFields(m_check.api, m_operation, *m_check.result))
            m_problems.push_back({"result_field_unknown",
                                  nestedPlace("/result/rename", lost.from),
                                  std::nullopt,
                                  {CORE_TEXT("Core", "{operation} does not return \"{from}\", which the "
                                                     "tool returns as \"{to}\"."),
                                   {{"operation", coordinate(m_operation)},
                                    {"from", shownMember(lost.from)},
                                    {"to", lost.to}}}});
    }

    void report(const char *code, const char *part, Template text, std::string_view name)
    {
        m_problems.push_back({code,
                              m_check.place + part,
                              std::nullopt,
                              {text, {{"operation", coordinate(m_operation)}, {"name", std::string(name)}}}});
    }

    const DescribedRequest &m_check;
    const openapi::ApiOperation &m_operation;
    ToolProblems &m_problems;
    openapi::ApiArguments m_arguments;
};

// The styles of values in that place.
bool hasPlace(openapi::Style style, std::string_view place)
{
    using enum openapi::Style;
    switch (style) {
    case Simple: return place == "path" || place == "header";
    case Label:
    case Matrix: return place == "path";
    case Form: return place == "query" || place == "cookie" || place == "body";
    case Cookie: return place == "cookie";
    default: return place == "query" || place == "body";
    }
}

// What of a style counts in no such place: the name of its member, and empty where all of it counts.
std::string_view uselessPart(const openapi::FieldStyle &style, std::string_view place)
{
    const bool isInBody = place == "body";
    if (style.style && !hasPlace(*style.style, place))
        return "style";
    if (!style.name.empty() && place != "path")
        return "name";
    if (!style.contentType.empty() && !isInBody && place != "query")
        return "content_type";
    if (style.isFile && !isInBody)
        return "file";
    return style.headers.isNull() || isInBody ? std::string_view() : std::string_view("headers");
}

} // namespace

void checkStyles(const RestRequest &request, const std::string &place, ToolProblems &problems)
{
    for (const auto &[key, style] : request.styles) {
        const std::string_view in = std::string_view(key).substr(0, key.find(':'));
        const json::Pointer at = json::Pointer() / "styles" / std::string_view(key);
        const auto report = [&](const char *code, const json::Pointer &part, Message message) {
            problems.push_back({code, place + part.toString(), std::nullopt, std::move(message)});
        };
        if (const std::string_view part = uselessPart(style, in); !part.empty())
            report(
                "style_unfit", at,
                {CORE_TEXT("Core",
                           "\"{member}\" in the style of \"{name}\" does not apply to fields in that place. "
                           "Correct or remove it."),
                 {{"name", key}, {"member", part}}});
        for (const json::Member &header : style.headers.members()) {
            const bool isOwn = openapi::isHeaderOfWriter(header.name.view());
            if (isOwn || !text::isToken(header.name.view()))
                report("invalid_header", at / "headers" / header.name.view(),
                       {CORE_TEXT("Core", "The header \"{name}\" cannot be sent: {reason}."),
                        {{"name", header.name.view()},
                         {"reason",
                          isOwn ? CORE_TEXT("Core", "it is set by the program itself")
                                : CORE_TEXT("Core", "its name has characters that are not allowed")}}});
        }
    }
}

std::vector<std::string> optionalParameters(const DescribedRequest &check)
{
    const openapi::ApiOperation *operation = operationOf(check.api, check.request, check.endpoint);
    ToolProblems none;
    return operation == nullptr ? std::vector<std::string>()
                                : RestComparison(check, *operation, none).optionalParameters();
}

std::vector<std::string> missingArguments(const DescribedRequest &check)
{
    const openapi::ApiOperation *operation = operationOf(check.api, check.request, check.endpoint);
    ToolProblems found;
    return operation == nullptr ? std::vector<std::string>()
                                : RestComparison(check, *operation, found).missingArguments();
}

bool checkDescribed(const DescribedRequest &check, ToolProblems &problems)
{
    const RestRequest &request = check.request;
    if (const openapi::ApiOperation *operation = operationOf(check.api, request, check.endpoint)) {
        RestComparison(check, *operation, problems).run();
        return true;
    }
    if (request.operation.empty())
        return false;
    const openapi::ApiOperation *moved = check.api.find(request.operation);
    Message message(CORE_TEXT("Core", "The API's description no longer has the operation {operation}."),
                    {{"operation", request.operation}});
    if (moved != nullptr)
        message = {CORE_TEXT("Core", "The operation {operation} is now at {place}."),
                   {{"operation", request.operation}, {"place", coordinate(*moved)}}};
    problems.push_back({"operation_gone", check.place + "/path", std::nullopt, std::move(message)});
    return true;
}

} // namespace tooltray::workspace
