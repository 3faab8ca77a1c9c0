// SPDX-License-Identifier: GPL-3.0-or-later
#include "workspace/codec/operationcodec.h"

#include "base/text/quantity.h"
#include "workspace/codec/bindingcodec.h"
#include "workspace/codec/fieldformats.h"
#include "workspace/codec/members.h"
#include "workspace/definitions/enumnames.h"
#include "workspace/definitions/names.h"
#include "workspace/definitions/walk.h"

#include <algorithm>
#include <array>
#include <set>
#include <span>

namespace tooltray::workspace {

namespace {

// The path of a REST request: {name} stands for a value, anything else is sent as it is.
struct PathTemplate {
    void operator()(const json::Reader &in, std::string &out) const
    {
        out = in.value().toString();
        if (!out.starts_with('/'))
            return in.reportExpected(CORE_TEXT("Core", "a path that begins with /"));
        for (std::size_t at = out.find_first_of("{}"); at != std::string::npos;) {
            const std::size_t end = out.find_first_of("{}", at + 1);
            const bool isPlaceholder = out[at] == '{' && end != std::string::npos && out[end] == '}';
            if (!isPlaceholder || !isIdentifier(std::string_view(out).substr(at + 1, end - at - 1)))
                return in.reportExpected({CORE_TEXT("Core", "a path with placeholders such as {example}"),
                                          {{"example", "{project}"}}});
            at = out.find_first_of("{}", end + 1);
        }
    }
};

// One JSON Pointer, or a list of them.
struct PathOrPaths {
    void operator()(const json::Reader &in, std::vector<std::string> &out) const
    {
        if (in.value().isArray())
            PointerText()(in, out);
        else
            PointerText()(in, out.emplace_back());
    }

    json::Value encode(const std::vector<std::string> &paths) const
    {
        return paths.size() == 1 ? json::Value(paths.front()) : workspace::encode(paths);
    }
};

} // namespace

template <typename Members>
void describe(Members &members, std::type_identity<openapi::FieldStyle>)
{
    using openapi::FieldStyle;
    members.optional("style", &FieldStyle::style);
    members.optional("explode", &FieldStyle::isExploded);
    members.optional("allow_reserved", &FieldStyle::allowsReserved);
    members.optional("name", &FieldStyle::name, json::NonEmpty());
    members.optional("content_type", &FieldStyle::contentType, json::NonEmpty());
    members.optional("file", &FieldStyle::isFile);
    members.optional("headers", &FieldStyle::headers, AnyObject());
}

namespace {

// By place and name, such as "query:filter".
struct Styles {
    void operator()(const json::Reader &in, openapi::FieldStyles &out) const
    {
        if (!in.value().isObject())
            return in.reportExpected(CORE_TEXT("Core", "an object"));
        constexpr std::array<std::string_view, 5> kPlaces{"path:", "query:", "header:", "cookie:", "body:"};
        for (const json::Member &member : in.value().members()) {
            const std::string_view key = member.name.view();
            const bool isPlaced = std::ranges::any_of(kPlaces, [key](std::string_view place) {
                return key.size() > place.size() && key.starts_with(place);
            });
            if (isPlaced)
                workspace::readMembers(in.member(member.name), out[std::string(key)]);
            else
                in.member(member.name)
                    .reportExpected({CORE_TEXT("Core", "a place and a name such as {example}"),
                                     {{"example", "query:filter"}}});
        }
    }

    json::Value encode(const openapi::FieldStyles &styles) const
    {
        json::Value out = json::Value::object();
        for (const auto &[name, style] : styles)
            out.set(name, workspace::encodeMembers(style));
        return out;
    }
};

} // namespace

template <typename Members>
void describe(Members &members, std::type_identity<GraphqlOperation>)
{
    members.required("document", &GraphqlOperation::document, Lines());
    members.optional("operation_name", &GraphqlOperation::operationName, Identifier());
}

template <typename Members>
void describe(Members &members, std::type_identity<RestRequest>)
{
    members.optional("method", &RestRequest::method);
    members.required("path", &RestRequest::path, PathTemplate());
    members.optional("query", &RestRequest::query);
    members.optional("headers", &RestRequest::headers);
    members.optional("cookies", &RestRequest::cookies);
    members.optional("body", &RestRequest::body);
    members.optional("styles", &RestRequest::styles, Styles());
    members.optional("expected_status", &RestRequest::expectedStatus, Status());
    members.optional("operation", &RestRequest::operation, json::NonEmpty());
}

template <typename Members>
void describe(Members &members, std::type_identity<Pagination::Variables>)
{
    members.optional("size", &Pagination::Variables::size);
    members.optional("cursor", &Pagination::Variables::cursor);
    members.optional("offset", &Pagination::Variables::offset);
    members.optional("page", &Pagination::Variables::page);
}

template <typename Members>
void describe(Members &members, std::type_identity<Pagination>)
{
    members.optional("enabled", &Pagination::enabled);
    members.optional("style", &Pagination::style);
    members.optional("page_size", &Pagination::pageSize, json::Between<std::uint32_t>{1, 10'000});
    members.optional("merge_strategy", &Pagination::mergeStrategy);
    members.optional("path", &Pagination::paths, PathOrPaths());
    members.optional("next_cursor_path", &Pagination::nextCursorPath, PointerText());
    members.optional("variables", &Pagination::variables);
    members.optional("max_pages", &Pagination::maxPages);
    members.optional("max_items", &Pagination::maxItems);
    members.optional("max_bytes", &Pagination::maxBytes);
    members.optional("max_seconds", &Pagination::maxTime, Duration());
}

void read(const json::Reader &in, GraphqlOperation &out)
{
    readMembers(in, out);
}

json::Value encode(const GraphqlOperation &operation)
{
    return encodeMembers(operation);
}

void read(const json::Reader &in, RestRequest &out)
{
    readMembers(in, out);
}

json::Value encode(const RestRequest &request)
{
    return encodeMembers(request);
}

void read(const json::Reader &in, Pagination &out)
{
    readMembers(in, out);
    if (out.paths.size() > 1 && out.mergeStrategy != Pagination::MergeStrategy::Custom)
        in.report(CORE_TEXT("Core", "several paths need the merge strategy \"custom\""));
}

json::Value encode(const Pagination &pagination)
{
    return encodeMembers(pagination);
}

template <typename Members>
void describe(Members &members, std::type_identity<ToolInvocation>)
{
    members.required("tool", &ToolInvocation::tool, json::NonEmpty());
    members.optional("version", &ToolInvocation::version);
}

namespace {

using Action = decltype(Step::action);

// In the order of the alternatives: the member that tells each of them.
constexpr std::array<std::string_view, 4> kOperations{"document", "path", "steps", "cases"};
static_assert(kOperations.size() == std::variant_size_v<Operation>);
constexpr std::array<std::string_view, 3> kActions{"document", "path", "tool"};
static_assert(kActions.size() == std::variant_size_v<Action>);

// The index of the first name that the object has as a member; reports an error if there is none.
std::optional<std::size_t> chosen(const json::Reader &in, std::span<const std::string_view> names)
{
    const auto found =
        std::ranges::find_if(names, [&](std::string_view name) { return in.value().contains(name); });
    if (found != names.end())
        return static_cast<std::size_t>(found - names.begin());
    std::string list;
    for (std::string_view name : names)
        list.append(list.empty() ? "\"" : ", \"").append(name).append("\"");
    in.report({CORE_TEXT("Core", "one of the members {names} is required"), {{"names", list}}});
    return std::nullopt;
}

template <std::size_t I, typename Variant>
void readAlternative(const json::Reader &in, Variant &out)
{
    read(in, out.template emplace<I>());
}

// The operation of a step: like that of a tool, or the call of one.
struct StepAction {
    void operator()(const json::Reader &in, Action &out) const
    {
        static constexpr std::array readers{readAlternative<0, Action>, readAlternative<1, Action>,
                                            readAlternative<2, Action>};
        if (const auto index = chosen(in, kActions))
            readers[*index](in, out);
    }

    json::Value encode(const Action &action) const
    {
        return std::visit([](const auto &alternative) { return workspace::encode(alternative); }, action);
    }
};

} // namespace

template <typename Members>
void describeAction(Members &members)
{
    members.required("operation", &Step::action, StepAction());
    members.optional("endpoint", &Step::endpoint);
    members.optional("when", &Step::when);
    members.optional("bindings", &Step::bindings);
    members.optional("pagination", &Step::pagination);
}

template <typename Members>
void describe(Members &members, std::type_identity<Step>)
{
    members.required("name", &Step::name, Identifier());
    describeAction(members);
}

namespace {

// Reports too many of them, which then are not read one by one.
bool areTooMany(const json::Reader &in, Template problem)
{
    const bool areTooMany = in.value().size() > kMaxToolSteps;
    if (areTooMany)
        in.report({problem, {{"count", formatCount(kMaxToolSteps)}}});
    return areTooMany;
}

struct Steps {
    void operator()(const json::Reader &in, std::vector<Step> &out) const
    {
        if (!in.value().isArray() || !areTooMany(in, CORE_TEXT("Core", "there are more than {count} steps")))
            json::read(in, out);
    }
};

} // namespace

template <typename Members>
void describe(Members &members, std::type_identity<Sequence>)
{
    members.required("steps", &Sequence::steps, Steps());
    members.optional("result", &Sequence::result);
}

namespace {

// An object: the name of a member is the value that picks the case.
struct SwitchCases {
    void operator()(const json::Reader &in, std::vector<Switch::Case> &out) const
    {
        if (in.value().isEmpty() || !in.value().isObject())
            return in.reportExpected(CORE_TEXT("Core", "an object with at least one case"));
        if (areTooMany(in, CORE_TEXT("Core", "there are more than {count} cases")))
            return;
        for (const json::Member &member : in.value().members()) {
            Switch::Case &one = out.emplace_back();
            one.step.name = member.name.view();
            const json::Reader value = in.member(member.name);
            MemberReader<Step> members(value, one.step);
            describeAction(members);
            members.object().optional("parameters", one.parameters, ArgumentsSchema());
        }
    }

    json::Value encode(const std::vector<Switch::Case> &cases) const
    {
        json::Value out = json::Value::object();
        for (const Switch::Case &one : cases) {
            MemberWriter<Step> members(one.step);
            describeAction(members);
            json::Value &value = out.set(one.step.name, members.take());
            if (!one.parameters.isNull())
                value.set("parameters", one.parameters);
        }
        return out;
    }
};

// Steps have names of their own and look back only.
void checkSteps(const json::Reader &in, const Sequence &sequence)
{
    std::set<std::string_view> earlier;
    const auto check = [&](const json::Reader &place) {
        return [&, place](const Binding &binding) {
            const auto *source = std::get_if<StepSource>(&binding.source);
            if (source != nullptr && !earlier.contains(source->step))
                place.report(
                    {CORE_TEXT("Core", "there is no earlier step \"{name}\""), {{"name", source->step}}});
        };
    };
    const json::Reader steps = in.member("steps");
    for (std::size_t i = 0; i < sequence.steps.size(); ++i) {
        const Step &step = sequence.steps[i];
        const json::Reader place = steps.element(i);
        if (earlier.contains(step.name))
            place.report({CORE_TEXT("Core", "there are two steps \"{name}\""), {{"name", step.name}}});
        walkBindings(step, check(place));
        earlier.insert(step.name);
    }
    if (sequence.result)
        walkBindings(*sequence.result, check(in.member("result")));
}

} // namespace

template <typename Members>
void describe(Members &members, std::type_identity<Switch>)
{
    members.required("parameter", &Switch::parameter, json::NonEmpty());
    members.required("cases", &Switch::cases, SwitchCases());
}

void read(const json::Reader &in, Operation &out)
{
    static constexpr std::array readers{readAlternative<0, Operation>, readAlternative<1, Operation>,
                                        readAlternative<2, Operation>, readAlternative<3, Operation>};
    const auto index = chosen(in, kOperations);
    if (!index)
        return;
    const std::size_t errorsBefore = in.errorCount();
    readers[*index](in, out);
    const auto *sequence = std::get_if<Sequence>(&out);
    if (sequence != nullptr && in.errorCount() == errorsBefore)
        checkSteps(in, *sequence);
}

json::Value encode(const Operation &operation)
{
    return std::visit([](const auto &alternative) { return encode(alternative); }, operation);
}

} // namespace tooltray::workspace
