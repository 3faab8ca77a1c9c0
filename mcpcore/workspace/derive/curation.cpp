// SPDX-License-Identifier: GPL-3.0-or-later
#include "workspace/derive/curation.h"

#include "openapi/proposal/arguments.h"
#include "openapi/schema/schemamerger.h"
#include "text/unicode/ascii.h"
#include "workspace/definitions/walk.h"
#include "workspace/derive/derivedtool.h"
#include "workspace/derive/fixedvalues.h"
#include "workspace/derive/operationfit.h"
#include "workspace/snapshot/references.h"
#include "workspace/snapshot/restparameters.h"
#include "json/pointer.h"

#include <algorithm>
#include <optional>
#include <set>
#include <utility>
#include <vector>

namespace tooltray::workspace {
namespace {

const ParameterSource *argumentIn(const Binding &binding)
{
    return std::get_if<ParameterSource>(&binding.source);
}

bool passes(const Binding &binding, std::string_view name)
{
    const auto *source = argumentIn(binding);
    return source != nullptr && source->name == name;
}

void requireArgument(ToolVersion &version, std::string_view name)
{
    json::Value *required = version.parameters.find("required");
    if (required == nullptr)
        required = &version.parameters.set("required", json::Value::array());
    required->append(json::Value(name));
}

void declare(ToolVersion &version, std::string_view name, const json::Value &schema, bool isRequired)
{
    json::Value *properties = version.parameters.find("properties");
    if (properties == nullptr)
        properties = &version.parameters.set("properties", json::Value::object());
    properties->set(name, schema);
    if (isRequired)
        requireArgument(version, name);
}

RestRequest &requestOf(ToolVersion &version)
{
    return std::get<RestRequest>(*version.operation);
}

// Whatever passes the argument on is not sent.
void stopSending(ToolVersion &version, std::string_view name)
{
    RestRequest &request = requestOf(version);
    const auto isOf = [name](const NamedBinding &sent) { return passes(sent.binding, name); };
    std::erase_if(request.query, isOf);
    std::erase_if(request.headers, isOf);
    std::erase_if(request.cookies, isOf);
    if (request.body && passes(*request.body, name))
        request.body.reset();
    else if (auto *object = request.body ? std::get_if<ObjectSource>(&request.body->source) : nullptr)
        std::erase_if(object->members, isOf);
    for (const std::string &style : strayStyles(request, version.pagination))
        request.styles.erase(style);
}

// A place in the path that the argument of its name fills as it is.
bool isOpenPlaceholder(ToolVersion &version, std::string_view name)
{
    const std::vector<std::string> open = placeholdersOf(requestOf(version).path);
    return std::ranges::find(open, name) != open.end()
           && std::ranges::find(version.bindings, name, &NamedBinding::name) == version.bindings.end();
}

// What the argument was sent as comes from elsewhere. A variable has no parts: only constants are taken apart.
void bindArgument(ToolVersion &version, std::string_view name, const Binding::Source &source)
{
    walkBindings(version, [&](Binding &binding) {
        if (!passes(binding, name))
            return;
        const auto pointer = json::Pointer::parse(argumentIn(binding)->path);
        binding.source = source;
        auto *constant = std::get_if<ConstantSource>(&binding.source);
        if (constant == nullptr)
            return;
        const json::Value *part = pointer ? json::resolve(constant->value, *pointer) : nullptr;
        constant->value = part != nullptr ? json::Value(*part) : json::Value();
    });
    if (isOpenPlaceholder(version, name))
        version.bindings.push_back({std::string(name), {source}});
}

// What a list in that style, or without one, is joined with.
std::string_view separatorOf(const openapi::FieldStyle *style)
{
    switch (style != nullptr && style->style ? *style->style : openapi::Style::Form) {
    case openapi::Style::SpaceDelimited: return " ";
    case openapi::Style::PipeDelimited: return "|";
    case openapi::Style::TabDelimited: return "\t";
    case openapi::Style::Label: return style->isExploded ? "." : ",";
    default: return ",";
    }
}

// Whether the binding is one that the description gave, so that it may give another one now. Before requests had styles,
// it joined lists.
bool isOfDescription(const Binding &before, const Binding &now, const openapi::FieldStyle *style)
{
    const bool isJoined =
        before.transforms.size() == 1
        && before.transforms.front() == Transform{Transform::Kind::Join, std::string(separatorOf(style))};
    return before.source == now.source && before.mapping == now.mapping && before.isOptional == now.isOptional
           && (before.transforms.empty() || isJoined);
}

// Bindings by the names of what they are sent as, from a request that is replaced.
class BindingsBefore {
public:
    explicit BindingsBefore(const RestRequest &request) : m_request(request) {}

    // Each takes over the binding of its name; what had none before keeps its own.
    void giveTo(RestRequest &request)
    {
        give(m_request.query, request.query, request.styles, "query");
        give(m_request.headers, request.headers, request.styles, "header");
        give(m_request.cookies, request.cookies, request.styles, "cookie");
        const auto *before = m_request.body ? std::get_if<ObjectSource>(&m_request.body->source) : nullptr;
        auto *now = request.body ? std::get_if<ObjectSource>(&request.body->source) : nullptr;
        if (before != nullptr && now != nullptr)
            give(before->members, now->members, request.styles, "body");
        else if (m_request.body && request.body && before == nullptr && now == nullptr)
            request.body = m_request.body;
    }

private:
    // A person may have hidden what is optional: it stays so.
    static void give(const std::vector<NamedBinding> &before, std::vector<NamedBinding> &now,
                     const openapi::FieldStyles &styles, std::string_view place)
    {
        for (NamedBinding &sent : now) {
            const auto found = std::ranges::find(before, sent.name, &NamedBinding::name);
            if (found != before.end()
                && !isOfDescription(found->binding, sent.binding,
                                    openapi::findStyle(styles, place, sent.name)))
                sent.binding = found->binding;
        }
    }

    const RestRequest &m_request;
};

using ArgumentNames = std::set<std::string, std::less<>>;

ArgumentNames passedIn(const ToolVersion &version)
{
    ArgumentNames names;
    walkBindings(version, [&](const Binding &binding) {
        if (const auto *source = argumentIn(binding))
            names.insert(source->name);
    });
    if (const auto *request = std::get_if<RestRequest>(&*version.operation)) {
        for (std::string &name : openPlaceholders(*request, version.bindings, version.pagination))
            names.insert(std::move(name));
    }
    return names;
}

// The placeholders of the same places get the arguments that they had.
void renamePlaceholders(const ToolVersion &before, const std::string &pathBefore,
                        const std::vector<NamedBinding> &fresh, ToolVersion &now)
{
    const std::vector<std::string> names = placeholdersOf(pathBefore);
    const std::vector<std::string> wanted = placeholdersOf(requestOf(now).path);
    now.bindings = {};
    for (std::size_t i = 0; i < wanted.size() && i < names.size(); ++i) {
        const auto bound = std::ranges::find(before.bindings, names[i], &NamedBinding::name);
        const auto described = std::ranges::find(fresh, wanted[i], &NamedBinding::name);
        const Binding plain{.source = ParameterSource{names[i]}};
        Binding binding = described == fresh.end() ? plain : described->binding;
        if (passes(binding, wanted[i]))
            binding.source = plain.source;
        const openapi::FieldStyle *style = openapi::findStyle(requestOf(now).styles, "path", wanted[i]);
        if (bound != before.bindings.end() && !isOfDescription(bound->binding, binding, style))
            binding = bound->binding;
        if (names[i] != wanted[i] || binding != plain)
            now.bindings.push_back({wanted[i], std::move(binding)});
    }
}

// Pages have another form now, or none; what a call may take of them stays.
void givePages(ToolVersion &version, const Shared<Pagination> &fresh)
{
    const Pagination before = *version.pagination;
    version.pagination = fresh;
    if (!fresh)
        return;
    version.pagination->maxPages = before.maxPages;
    version.pagination->maxItems = before.maxItems;
    version.pagination->maxBytes = before.maxBytes;
    version.pagination->maxTime = before.maxTime;
}

// Agents pass a label of the mapping, and its value is sent.
void mapArgument(ToolVersion &version, std::string_view name, const std::string &mapping)
{
    if (isOpenPlaceholder(version, name))
        version.bindings.push_back({std::string(name), {.source = ParameterSource{std::string(name)}}});
    walkBindings(version, [&](Binding &binding) {
        if (passes(binding, name) && argumentIn(binding)->path.empty())
            binding.mapping = mapping;
    });
}

// The argument takes something else; what it is for stays. With a default it need not be passed.
void replaceSchema(ToolVersion &version, std::string_view name, json::Value schema)
{
    json::Value properties = std::as_const(version.parameters)["properties"];
    json::Value &before = *properties.find(name);
    for (const char *word : {"title", "description", "deprecated"}) {
        if (const json::Value *said = before.find(word))
            schema.set(word, *said);
    }
    if (schema.contains("default"))
        removeArgument(version, name);
    before = std::move(schema);
    version.parameters.set("properties", std::move(properties));
}

// Each case is repaired as a tool of its own would be.
Result<Tool> repairedCases(const openapi::Api &api, const Tool &tool, const Endpoint &endpoint)
{
    Tool repaired = tool;
    ToolVersion version = tool.resolved(tool.active);
    for (Switch::Case &one : std::get<Switch>(*version.operation).cases) {
        const auto *request = std::get_if<RestRequest>(&one.step.action);
        if (request == nullptr || (!one.step.endpoint.empty() && one.step.endpoint != endpoint.name))
            continue;
        Tool part;
        part.name = tool.name;
        ToolVersion &own = part.versions[part.active];
        own.operation = Operation(*request);
        own.parameters = one.parameters;
        own.bindings = one.step.bindings;
        own.pagination = one.step.pagination;
        Result<Tool> fitting = repairedTool(api, part, endpoint);
        if (!fitting)
            return fitting;
        ToolVersion &now = fitting->versions.at(fitting->active);
        one.step.action = std::get<RestRequest>(*now.operation);
        one.step.bindings = std::move(now.bindings);
        one.step.pagination = std::move(now.pagination);
        one.parameters = std::move(now.parameters);
    }
    repaired.versions.at(repaired.active) = std::move(version);
    return repaired;
}

// What is optional and was not taken before is not offered by a repair, unless it takes the place of what was, and what
// is not passed any longer is not declared.
void offerAsBefore(ToolVersion &version, const ToolVersion &fresh, const ArgumentNames &passedBefore,
                   const ArgumentNames &replacing)
{
    for (const json::Member &member : fresh.parameters["properties"].members()) {
        const std::string_view name = member.name.view();
        const bool isKnown = passedBefore.contains(name) || version.parameters["properties"].contains(name);
        if (!isKnown && !replacing.contains(name) && !isRequiredArgument(fresh, name))
            stopSending(version, name);
    }
    if (!version.parameters.isObject())
        return;
    const auto passedNow = passedIn(version);
    std::vector<std::string> gone;
    for (const json::Member &member : version.parameters["properties"].members()) {
        if (passedBefore.contains(member.name.view()) && !passedNow.contains(member.name.view()))
            gone.emplace_back(member.name.view());
    }
    for (const std::string &name : gone)
        removeArgument(version, name);
    for (const json::Member &member : fresh.parameters["properties"].members()) {
        const std::string_view name = member.name.view();
        if (passedNow.contains(name) && !version.parameters["properties"].contains(name))
            declare(version, name, member.value, isRequiredArgument(fresh, name));
    }
}

// True if the argument is sent as it is passed, so that it takes what the API does.
bool isPassedOn(const ToolVersion &version, std::string_view name)
{
    bool isPlain = true;
    walkBindings(version, [&](const Binding &binding) {
        const bool isChanged =
            !argumentIn(binding) || !argumentIn(binding)->path.empty() || !binding.mapping.empty()
            || !std::ranges::all_of(binding.transforms, [](const Transform &transform) {
                   return transform.kind == Transform::Kind::Join || transform.kind == Transform::Kind::Json;
               });
        isPlain = isPlain && !(passes(binding, name) && isChanged);
    });
    return isPlain;
}

// Where an API takes less than before, what the tool takes becomes as narrow. What a person made narrower stays.
void narrowArguments(ToolVersion &version, const ToolVersion &fresh)
{
    json::Value *properties = version.parameters.find("properties");
    if (properties == nullptr)
        return;
    for (json::Member &own : properties->members()) {
        const json::Value *described = fresh.parameters["properties"].find(own.name.view());
        if (described != nullptr && isPassedOn(version, own.name.view()))
            own.value = narrowedSchema(own.value, *described);
    }
}

// Only a person knows which value to send instead.
std::optional<Error> unfitValue(const openapi::Api &api, const openapi::ApiOperation &operation,
                                const ToolVersion &version)
{
    const openapi::ApiArguments arguments = openapi::argumentsOf(api, operation);
    const std::vector<UnfitValue> unfit =
        unfitValues({operation, arguments, std::get<RestRequest>(*version.operation), version.bindings,
                     version.parameters});
    if (unfit.empty())
        return std::nullopt;
    return Error{ErrorKind::Invalid, unfit.front().code, unfit.front().message,
                 CORE_TEXT("Core", "Open the tool and choose another value.")};
}

Error fixedValueLost(const std::string &name)
{
    return {ErrorKind::Invalid,
            "fixed_value_lost",
            {CORE_TEXT("Core", "The API no longer takes \"{name}\", for which the tool sends a fixed value."),
             {{"name", name}}},
            CORE_TEXT("Core", "Open the tool, and remove the value or send it as something else.")};
}

bool isScalarSchema(const json::Value &schema)
{
    const std::vector<std::string_view> types = openapi::typesOf(schema);
    return !types.empty() && !openapi::hasType(schema, "array") && !openapi::hasType(schema, "object");
}

// One name is part of the other, as milestone is of milestone_number.
bool isSimilarName(std::string_view before, std::string_view now)
{
    constexpr std::size_t kShortest = 3;
    const std::string first = asciiLower(before);
    const std::string second = asciiLower(now);
    const std::string &shorter = first.size() < second.size() ? first : second;
    const std::string &longer = first.size() < second.size() ? second : first;
    return shorter.size() >= kShortest && longer.find(shorter) != std::string::npos;
}

// The new arguments that seem to have taken the place of one that is no longer sent. Only where there is one candidate:
// more cannot be told apart.
ArgumentNames replacingArguments(const ToolVersion &before, const ToolVersion &fresh)
{
    const auto passedBefore = passedIn(before);
    const json::Value &known = before.parameters["properties"];
    const json::Value &described = fresh.parameters["properties"];
    ArgumentNames replacing;
    for (const json::Member &old : known.members()) {
        if (!passedBefore.contains(old.name.view()) || described.contains(old.name.view()))
            continue;
        std::vector<std::string> candidates;
        for (const json::Member &one : described.members()) {
            const bool isNew = !passedBefore.contains(one.name.view()) && !known.contains(one.name.view());
            if (isNew && isSimilarName(old.name.view(), one.name.view()) && isScalarSchema(one.value)
                && isScalarSchema(old.value) && !isRequiredArgument(fresh, one.name.view()))
                candidates.emplace_back(one.name.view());
        }
        if (candidates.size() == 1)
            replacing.insert(candidates.front());
    }
    return replacing;
}

bool isAlwaysSent(const Binding &binding)
{
    const auto *constant = std::get_if<ConstantSource>(&binding.source);
    return constant != nullptr ? !constant->value.isNull()
                               : std::holds_alternative<ContextSource>(binding.source);
}

// The bindings of a request with names: what it sends in its path is among the others.
template <typename Request, typename Visitor>
void walkNamed(Request &request, const Visitor &visit)
{
    for (auto *place : {&request.query, &request.headers, &request.cookies})
        std::ranges::for_each(*place, visit);
    if (auto *object = request.body ? std::get_if<ObjectSource>(&request.body->source) : nullptr)
        std::ranges::for_each(object->members, visit);
}

// Values that people chose for every call, such as a filter: without them agents would get more than they may.
class FixedBefore {
public:
    FixedBefore(const ToolVersion &before, const ToolVersion &fresh)
        : m_before(before)
        , m_fresh(fresh)
        , m_request(std::get<RestRequest>(*before.operation))
        , m_passed(passedIn(before))
    {
        walkNamed(m_request, [this](const NamedBinding &sent) { m_sent.insert(sent.name); });
    }

    // Gives each one that is no longer sent to the only new field of a similar name. The name of one that has none.
    std::optional<std::string> moveTo(const openapi::Api &api, const openapi::ApiOperation &operation,
                                      ToolVersion &now) const
    {
        RestRequest &request = requestOf(now);
        ArgumentNames sentNow;
        walkNamed(request, [&](const NamedBinding &sent) { sentNow.insert(sent.name); });
        const std::vector<std::string> paged = pagedQuery(request, now.pagination);
        std::vector<const NamedBinding *> lost = lostPlaceholders(request);
        for (const NamedBinding &sent : m_request.query) {
            if (!isAlwaysSent(sent.binding) || sentNow.contains(sent.name)
                || std::ranges::find(paged, sent.name) != paged.end())
                continue;
            if (takesQuery(api, operation, sent.name)) // as a part of a parameter
                request.query.push_back(sent);
            else
                lost.push_back(&sent);
        }
        RestRequest others = m_request;
        others.query.clear();
        walkNamed(others, [&](const NamedBinding &sent) {
            if (isAlwaysSent(sent.binding) && !sentNow.contains(sent.name))
                lost.push_back(&sent);
        });
        for (const NamedBinding *one : lost) {
            NamedBinding *place = placeFor(one->name, request);
            if (place == nullptr)
                return one->name;
            place->binding = one->binding;
        }
        const bool isWhole = m_request.body && isAlwaysSent(*m_request.body);
        return isWhole && request.body != m_request.body ? std::optional<std::string>("body") : std::nullopt;
    }

private:
    std::vector<const NamedBinding *> lostPlaceholders(const RestRequest &now) const
    {
        const std::vector<std::string> names = placeholdersOf(m_request.path);
        const std::size_t kept = std::min(names.size(), placeholdersOf(now.path).size());
        std::vector<const NamedBinding *> lost;
        for (const NamedBinding &bound : m_before.bindings) {
            const auto at = static_cast<std::size_t>(std::ranges::find(names, bound.name) - names.begin());
            if (at >= kept && at < names.size() && isAlwaysSent(bound.binding))
                lost.push_back(&bound);
        }
        return lost;
    }

    NamedBinding *placeFor(const std::string &name, RestRequest &request) const
    {
        std::vector<NamedBinding *> places;
        walkNamed(request, [&](NamedBinding &sent) {
            const auto *source = argumentIn(sent.binding);
            const bool isNew = source != nullptr && !m_sent.contains(sent.name)
                               && !m_passed.contains(source->name)
                               && !m_before.parameters["properties"].contains(source->name);
            if (isNew && isSimilarName(name, sent.name)
                && isScalarSchema(m_fresh.parameters["properties"][source->name]))
                places.push_back(&sent);
        });
        return places.size() == 1 ? places.front() : nullptr;
    }

    const ToolVersion &m_before;
    const ToolVersion &m_fresh;
    const RestRequest &m_request;
    ArgumentNames m_passed;
    ArgumentNames m_sent;
};

} // namespace

bool isRequiredArgument(const ToolVersion &version, std::string_view name)
{
    const auto required = version.parameters["required"].elements();
    return std::ranges::any_of(required, [name](const json::Value &one) { return one.toString() == name; });
}

void applyChoices(ToolVersion &version, const ArgumentChoices &choices)
{
    for (const auto &[name, choice] : choices) {
        json::Value *properties = version.parameters.find("properties");
        json::Value *schema = properties == nullptr ? nullptr : properties->find(name);
        if (schema == nullptr)
            continue;
        if (!choice.description.empty())
            schema->set("description", json::Value(choice.description));
        if (choice.use == ArgumentChoice::Use::Shown) {
            if (!choice.schema.isNull())
                replaceSchema(version, name, choice.schema);
            continue;
        }
        if (choice.use == ArgumentChoice::Use::Mapping) {
            mapArgument(version, name, choice.variable);
            replaceSchema(version, name,
                          json::Value::object({{"$ref", std::string(kMappingReference) + choice.variable}}));
            continue;
        }
        if (choice.use == ArgumentChoice::Use::Fixed)
            bindArgument(version, name, ConstantSource{choice.value});
        else if (choice.use == ArgumentChoice::Use::Context)
            bindArgument(version, name, ContextSource{choice.variable});
        else
            stopSending(version, name);
        removeArgument(version, name);
    }
}

std::vector<std::string> widerArguments(const openapi::Api &api, const ToolVersion &version,
                                        const Endpoint &endpoint)
{
    const auto *operation = operationOf(api, std::get<RestRequest>(*version.operation), endpoint);
    std::vector<std::string> wider;
    if (operation == nullptr)
        return wider;
    const Result<DerivedTool> derived = ToolDeriver(api, endpoint).derive(*operation, DerivedFor::OneCall);
    if (!derived)
        return wider;
    const ToolVersion &fresh = derived->tool.versions.at(derived->tool.active);
    for (const json::Member &own : version.parameters["properties"].members()) {
        const json::Value *described = fresh.parameters["properties"].find(own.name.view());
        if (described != nullptr && isPassedOn(version, own.name.view())
            && acceptsMore(own.value, *described))
            wider.emplace_back(own.name.view());
    }
    return wider;
}

Result<Tool> repairedTool(const openapi::Api &api, const Tool &tool, const Endpoint &endpoint)
{
    Tool repaired = tool;
    ToolVersion before = tool.resolved(tool.active);
    if (before.operation && std::holds_alternative<Switch>(*before.operation))
        return repairedCases(api, tool, endpoint);
    const auto *request = before.operation ? std::get_if<RestRequest>(&*before.operation) : nullptr;
    if (request == nullptr)
        return Error{ErrorKind::Invalid, "not_repairable",
                     CORE_TEXT("Core", "Only the REST request of a tool or of its cases can be repaired."),
                     CORE_TEXT("Core", "Correct the tool.")};
    const auto *operation = operationOf(api, *request, endpoint);
    if (operation == nullptr && !request->operation.empty())
        operation = api.find(request->operation);
    if (operation == nullptr)
        return Error{ErrorKind::NotFound, "operation_gone",
                     CORE_TEXT("Core", "The API's description has no operation that the tool could call."),
                     CORE_TEXT("Core", "Choose another operation, or delete the tool.")};
    const bool hasPages = before.pagination && before.pagination->enabled;
    Result<DerivedTool> derived =
        ToolDeriver(api, endpoint).derive(*operation, hasPages ? DerivedFor::Saving : DerivedFor::OneCall);
    if (!derived)
        return std::move(derived).error();
    const ToolVersion fresh = derived->tool.versions.at(derived->tool.active);
    ToolVersion &version = repaired.versions.at(repaired.active);
    version = before;
    version.operation = fresh.operation;
    RestRequest &now = requestOf(version);
    renamePlaceholders(before, request->path, fresh.bindings, version);
    BindingsBefore(*request).giveTo(now);
    now.expectedStatus = request->expectedStatus;
    const std::vector<std::string> paged = pagedQuery(now, before.pagination);
    if (!std::ranges::all_of(paged, [&](auto &name) { return takesQuery(api, *operation, name); }))
        givePages(version, fresh.pagination);

    if (const auto lost = FixedBefore(before, fresh).moveTo(api, *operation, version))
        return fixedValueLost(*lost);
    offerAsBefore(version, fresh, passedIn(before), replacingArguments(before, fresh));
    narrowArguments(version, fresh);
    for (const ResultShape::Renaming &lost : lostFields(api, *operation, version.result))
        std::erase(version.result.rename, lost);
    for (const openapi::ApiArgument &argument : openapi::argumentsOf(api, *operation).list) {
        const auto name = optionalParameterFor(argument, now, version.parameters);
        if (name && version.parameters.isObject())
            requireArgument(version, *name);
    }
    if (std::optional<Error> error = unfitValue(api, *operation, version))
        return *std::move(error);
    return repaired;
}

} // namespace tooltray::workspace
