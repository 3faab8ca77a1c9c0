// SPDX-License-Identifier: GPL-3.0-or-later
#include "execution/delivery/sentvalues.h"

#include "credentials/redaction/redactor.h"
#include "execution/arguments/templates.h"
#include "execution/delivery/restrequest.h"
#include "text/encoding/encoding.h"
#include "text/unicode/ascii.h"
#include "json/parser.h"
#include "json/write.h"

#include <algorithm>
#include <utility>
#include <variant>

namespace tooltray::execution {
namespace {

using credentials::Redactor;
using workspace::NamedBinding;
using Place = ApprovalValue::Place;

const Scope *scopeOf(const Action &action)
{
    if (const auto *operation = std::get_if<OperationAction>(&action))
        return operation->scope;
    const auto *rest = std::get_if<RestAction>(&action);
    return rest == nullptr ? nullptr : rest->scope;
}

const NamedBinding *findHeader(const std::vector<NamedBinding> &headers, std::string_view name)
{
    const auto found = std::ranges::find_if(
        headers, [&](const NamedBinding &each) { return equalsIgnoringAsciiCase(each.name, name); });
    return found == headers.end() ? nullptr : &*found;
}

json::Value maskedStrings(const json::Value &value, const Redactor &redactor)
{
    switch (value.type()) {
    case json::Type::String: return json::Value(redactor.mask(value.toString()));
    case json::Type::Number: {
        const std::string text(value.numberText());
        return redactor.mask(text) == text ? value : json::Value(Redactor::kMask);
    }
    case json::Type::Array: {
        json::Value list = json::Value::array();
        for (const json::Value &element : value.elements())
            list.append(maskedStrings(element, redactor));
        return list;
    }
    case json::Type::Object: {
        json::Value object = json::Value::object();
        for (const json::Member &member : value.members())
            object.set(redactor.mask(member.name.view()), maskedStrings(member.value, redactor));
        return object;
    }
    default: return value;
    }
}

std::string_view queryOf(std::string_view target)
{
    const std::size_t mark = target.find('?');
    return mark == std::string_view::npos ? std::string_view() : target.substr(mark + 1);
}

std::vector<std::string_view> parametersOf(std::string_view query)
{
    std::vector<std::string_view> parameters;
    while (!query.empty()) {
        const std::string_view parameter = query.substr(0, query.find('&'));
        query.remove_prefix(std::min(query.size(), parameter.size() + 1));
        if (!parameter.empty())
            parameters.push_back(parameter);
    }
    return parameters;
}

// A value of the query that may be written as several parameters, or is all of it.
struct WholeValue {
    const NamedBinding *bound = nullptr;
    const openapi::FieldStyle *style = nullptr;
    json::Value value;

    bool has(std::string_view name) const
    {
        const auto isNamed = [&](const json::Member &member) {
            return member.name.view() == name
                   || (style->allowsReserved && decodePercentLeniently(member.name.view()) == name);
        };
        if (isSpread(style, "query", value))
            return std::ranges::any_of(value.members(), isNamed);
        if (!style->contentType.empty())
            return name == (value.isString() ? std::string(value.toString()) : json::write(value));
        return style->style == openapi::Style::DeepObject && name.starts_with(bound->name + '[');
    }
};

std::vector<WholeValue> wholesOf(const workspace::RestRequest &request, const Scope &scope)
{
    std::vector<WholeValue> wholes;
    for (const NamedBinding &bound : request.query) {
        const openapi::FieldStyle *style = openapi::findStyle(request.styles, "query", bound.name);
        if (style == nullptr)
            continue;
        Result<MaybeValue> value = evaluate(bound.binding, scope);
        if (value && *value)
            wholes.push_back({&bound, style, **std::move(value)});
    }
    return wholes;
}

// What a parameter without a binding of its name is a part of; null: of nothing.
const NamedBinding *findWhole(const std::vector<WholeValue> &wholes, std::string_view name)
{
    const auto found =
        std::ranges::find_if(wholes, [name](const WholeValue &whole) { return whole.has(name); });
    return found == wholes.end() ? nullptr : found->bound;
}

// The text as JSON if it is written the very same way, so that nothing of it is lost.
std::optional<json::Value> sameJson(const std::string &text)
{
    json::Parsed parsed = json::parse(text);
    if (parsed.error || json::write(parsed.value) != text)
        return std::nullopt;
    return std::move(parsed.value);
}

} // namespace

SentValues::SentValues(const CallFrame &frame, const ActionOrder &order, const ReadyEndpoint &ready)
    : m_frame(frame)
    , m_order(order)
    , m_ready(ready)
    , m_none{.workspace = frame.workspace}
    , m_scope(scopeOf(order.action) == nullptr ? m_none : *scopeOf(order.action))
    , m_maskedScope(withoutSecrets(m_scope))
{
    const auto *rest = std::get_if<RestAction>(&order.action);
    if (rest == nullptr || !m_maskedScope)
        return;
    Result<upstream::Request> request =
        restRequest(*rest->request, *rest->bindings, *m_maskedScope, ready.request,
                    withPage(json::Value::object(), rest->pages));
    if (request)
        m_request = *std::move(request);
}

const upstream::Request &SentValues::shown(const RestOrder &sent) const
{
    return m_request ? *m_request : sent.request;
}

std::string SentValues::shownUrl(const RestOrder &sent) const
{
    return m_frame.services.redactor.maskUrl(shown(sent).url.text());
}

std::string SentValues::shownPath(const RestOrder &sent) const
{
    const std::string_view target = shown(sent).url.target();
    return m_frame.services.redactor.mask(target.substr(0, target.find('?')));
}

json::Value SentValues::masked(const json::Value &value) const
{
    return maskedStrings(value, m_frame.services.redactor);
}

void SentValues::add(Place place, std::string name, json::Value value, const ValueSources &sources)
{
    m_values.push_back({place, std::move(name), masked(value), sources.all(), sources.isSecret()});
}

void SentValues::add(Place place, std::string name, json::Value value, ValueSource source)
{
    m_values.push_back({place, std::move(name), masked(value), {std::move(source)}});
}

std::vector<ApprovalValue> SentValues::of(const OperationOrder &sent)
{
    const auto &action = std::get<OperationAction>(m_order.action);
    const json::Value variables = withPage(sent.variables, sent.pages);
    json::Value shown; // null: the very variables
    if (m_maskedScope && action.plan != nullptr)
        shown = variableValues(*action.plan, *m_maskedScope).valueOr(json::Value::object());
    const VariablePlan none;
    const VariablePlan &plan = action.plan == nullptr ? none : *action.plan;
    for (const json::Member &variable : variables.members()) {
        std::string name(variable.name.view());
        const json::Value *own = sent.variables.find(name);
        if (own == nullptr || *own != variable.value) {
            add(Place::Variable, std::move(name), variable.value, ValueSource{Provenance::Pagination});
            continue;
        }
        ValueSources sources(m_scope);
        if (const auto planned = std::ranges::find(plan, name, &PlannedVariable::name); planned != plan.end())
            sources.add(*planned);
        json::Value value = variable.value;
        if (sources.isSecret())
            value = shown.contains(name) ? shown[name] : json::Value(Redactor::kMask);
        add(Place::Variable, std::move(name), std::move(value), sources);
    }
    addDefaults(sent, variables);
    addHeaders(*sent.request, nullptr);
    return std::move(m_values);
}

// Adds the defaults that the upstream uses for variables that are not sent.
void SentValues::addDefaults(const OperationOrder &sent, const json::Value &variables)
{
    for (const graphql::VariableDefinition definition : sent.operation->operation().variables()) {
        const std::string name(definition.variable().name());
        const graphql::Value literal = definition.defaultValue();
        if (!literal || variables.contains(name))
            continue;
        const std::string text(literal.text());
        add(Place::Variable, name, sameJson(text).value_or(json::Value(text)),
            ValueSource{Provenance::Default});
    }
}

std::vector<ApprovalValue> SentValues::of(const RestOrder &sent)
{
    const auto &rest = std::get<RestAction>(m_order.action);
    const upstream::Request &request = shown(sent);
    addPlaceholders(rest);
    addQuery(rest, request);
    addHeaders(request, rest.request);
    addBody(rest, request);
    // If the request could not be made without its secrets, every value that may hold them is masked.
    if (m_maskedScope && !m_request) {
        for (ApprovalValue &value : m_values) {
            if (value.isSecret)
                value.value = json::Value(Redactor::kMask);
        }
    }
    return std::move(m_values);
}

void SentValues::addPlaceholders(const RestAction &rest)
{
    const ContextTemplate path(rest.request->path, ContextTemplate::Of::Url);
    const json::Value page = withPage(json::Value::object(), rest.pages);
    for (const std::string &name : path.names()) {
        const bool isInQuery = std::ranges::count(rest.request->query, name, &NamedBinding::name) > 0;
        if (const json::Value *ofPage = page.find(name); ofPage != nullptr && !isInQuery) {
            add(Place::Path, name, *ofPage, ValueSource{Provenance::Pagination});
            continue;
        }
        ValueSources sources(m_scope);
        sources.addPlaceholder(name, *rest.bindings);
        const Result<MaybeValue> value =
            placeholderValue(name, *rest.bindings, m_maskedScope ? *m_maskedScope : m_scope);
        add(Place::Path, name, value && *value ? **value : json::Value(Redactor::kMask), sources);
    }
}

void SentValues::addQuery(const RestAction &rest, const upstream::Request &request)
{
    const std::vector<std::string_view> own = parametersOf(queryOf(m_ready.request.url.target()));
    const std::vector<WholeValue> wholes = wholesOf(*rest.request, m_maskedScope ? *m_maskedScope : m_scope);
    std::vector<std::string> constants = parameterNames(queryOf(rest.request->path));
    for (const json::Member &ofPage : withPage(json::Value::object(), rest.pages).members())
        constants.push_back(foldedParameter(ofPage.name.view()));
    for (const std::string_view parameter : parametersOf(queryOf(request.url.target()))) {
        const std::size_t equals = parameter.find('=');
        std::string name = decodePercentLeniently(parameter.substr(0, equals));
        std::string value = equals == std::string_view::npos
                                ? std::string()
                                : decodePercentLeniently(parameter.substr(equals + 1));
        const auto named = std::ranges::find(rest.request->query, name, &NamedBinding::name);
        const bool isConstant = std::ranges::find(constants, foldedParameter(name)) != constants.end();
        const NamedBinding *bound = named != rest.request->query.end() ? &*named
                                    : isConstant                       ? nullptr
                                                                       : findWhole(wholes, name);
        const bool isCredential = std::ranges::any_of(m_ready.authorization, [&](const auto &field) {
            return field.place == credentials::FieldPlace::Query && field.name == name;
        });
        if (isCredential) {
            m_values.push_back({Place::Query,
                                std::move(name),
                                json::Value(Redactor::kMask),
                                {{Provenance::Credential, m_ready.definition->credential}},
                                true});
        } else if (std::ranges::find(own, parameter) != own.end()) {
            value = m_frame.services.redactor.maskHeader(name, value);
            add(Place::Query, std::move(name), json::Value(std::move(value)),
                ValueSource{Provenance::Endpoint});
        } else if (bound != nullptr) {
            ValueSources sources(m_scope);
            sources.add(bound->binding);
            add(Place::Query, std::move(name), json::Value(std::move(value)), sources);
        } else {
            add(Place::Query, std::move(name), json::Value(std::move(value)),
                ValueSource{Provenance::Constant});
        }
    }
}

void SentValues::addHeaders(const upstream::Request &request, const workspace::RestRequest *definition)
{
    const std::vector<workspace::Header> &ofEndpoint = m_ready.definition->headers;
    for (const upstream::RequestField &field : request.fields) {
        const auto hasName = [&](const auto &other) {
            return equalsIgnoringAsciiCase(other.name, field.name);
        };
        const bool isSecret = std::holds_alternative<credentials::Secret>(field.value);
        if (std::ranges::any_of(m_ready.authorization, hasName)) {
            m_values.push_back({Place::Header,
                                field.name,
                                json::Value(Redactor::kMask),
                                {{Provenance::Credential, m_ready.definition->credential}},
                                true});
            continue;
        }
        const NamedBinding *bound =
            definition == nullptr ? nullptr : findHeader(definition->headers, field.name);
        if (bound != nullptr && !isSecret) {
            ValueSources sources(m_scope);
            sources.add(bound->binding);
            add(Place::Header, field.name, json::Value(valueOf(field)), sources);
            continue;
        }
        ValueSources sources(m_scope);
        const auto defined = std::ranges::find_if(ofEndpoint, hasName);
        sources.add(ValueSource{defined == ofEndpoint.end() ? Provenance::Standard : Provenance::Endpoint});
        if (defined != ofEndpoint.end()) {
            const ContextTemplate text(defined->value, ContextTemplate::Of::Header);
            for (const std::string &name : text.names())
                sources.add(ValueSource{Provenance::Context, name});
        }
        const std::string shownText = isSecret
                                          ? std::string(Redactor::kMask)
                                          : m_frame.services.redactor.maskHeader(field.name, valueOf(field));
        m_values.push_back({Place::Header, field.name, json::Value(shownText), sources.all(), isSecret});
    }
}

void SentValues::addBody(const RestAction &rest, const upstream::Request &request)
{
    if (!request.body || !rest.request->body)
        return;
    const workspace::Binding &binding = *rest.request->body;
    const std::optional<json::Value> body = sameJson(*request.body);
    const auto *object = std::get_if<workspace::ObjectSource>(&binding.source);
    const bool isByMember = body && body->isObject() && !body->isEmpty() && object != nullptr
                            && binding.mapping.empty() && binding.transforms.empty();
    if (!isByMember) {
        ValueSources sources(m_scope);
        sources.add(binding);
        return add(Place::Body, {}, body ? *body : json::Value(*request.body), sources);
    }
    for (const json::Member &member : body->members()) {
        ValueSources sources(m_scope);
        const auto bound = std::ranges::find(object->members, member.name.view(), &NamedBinding::name);
        if (bound != object->members.end())
            sources.add(bound->binding);
        add(Place::Body, std::string(member.name.view()), member.value, sources);
    }
}

} // namespace tooltray::execution
