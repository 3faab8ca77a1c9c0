// SPDX-License-Identifier: GPL-3.0-or-later
#include "execution/delivery/restrequest.h"

#include "execution/arguments/bindings.h"
#include "execution/arguments/scope.h"
#include "execution/arguments/templates.h"
#include "execution/arguments/transform.h"
#include "openapi/proposal/proposal.h"
#include "openapi/request/bodywriter.h"
#include "openapi/request/styles.h"
#include "text/encoding/encoding.h"
#include "text/framing/httpsyntax.h"
#include "text/unicode/ascii.h"
#include "workspace/checks/pageplan.h"
#include "workspace/definitions/enumnames.h"
#include "workspace/definitions/requestrules.h"
#include "workspace/snapshot/resolvedendpoint.h"
#include "workspace/snapshot/restparameters.h"
#include "json/parser.h"
#include "json/write.h"

#include <QCryptographicHash>
#include <algorithm>
#include <iterator>
#include <memory>
#include <optional>
#include <set>
#include <string_view>

namespace tooltray::execution {
namespace {

using upstream::Request;
using upstream::RequestField;
using workspace::NamedBinding;
using workspace::RestRequest;

constexpr std::size_t kLongestTarget = 64 * 1024; // of a request that reads
constexpr std::string_view kJsonType = "application/json";
constexpr std::string_view kFormType = "application/x-www-form-urlencoded";

RequestField *findField(Request &request, std::string_view name)
{
    const auto found = std::ranges::find_if(
        request.fields, [&](const RequestField &field) { return equalsIgnoringAsciiCase(field.name, name); });
    return found == request.fields.end() ? nullptr : &*found;
}

Error refusedHeader(const std::string &name, Template message, Message hint)
{
    return {ErrorKind::Invalid, "header_refused", {message, {{"name", name}}}, std::move(hint)};
}

// Servers that pass headers on as variables take both for the same.
bool isSameHeader(std::string_view one, std::string_view other)
{
    return std::ranges::equal(one, other, [](char a, char b) {
        return asciiLower(a == '_' ? '-' : a) == asciiLower(b == '_' ? '-' : b);
    });
}

// The key of the context variable that alone fills the placeholder; empty: none.
std::string keyOfPlaceholder(const std::string &name, const std::vector<NamedBinding> &bindings,
                             const Scope &scope)
{
    const auto bound = std::ranges::find(bindings, name, &NamedBinding::name);
    if (bound != bindings.end())
        return soleContextKey(bound->binding);
    const workspace::ContextVariable *variable =
        scope.arguments.contains(name) ? nullptr : scope.workspace->contextFor(name);
    return variable == nullptr ? std::string() : variable->key;
}

// A short secret is only masked as a word of its own.
bool exposesSecret(std::string_view path, const std::string &name, const std::vector<NamedBinding> &bindings,
                   const Scope &scope)
{
    const auto bound = std::ranges::find(bindings, name, &NamedBinding::name);
    workspace::Binding binding;
    binding.source = workspace::ParameterSource{name, {}};
    if (bound != bindings.end())
        binding = bound->binding;
    else if (!scope.arguments.contains(name))
        binding.source = workspace::ContextSource{name};
    return secretUseOf(binding, scope).isShort && !standsAlone(path, name);
}

Result<MaybeValue> pathValue(const std::string &path, const std::string &name,
                             const std::vector<NamedBinding> &bindings, const Scope &scope)
{
    if (exposesSecret(path, name, bindings, scope))
        return secretTakenApart();
    Result<MaybeValue> value = placeholderValue(name, bindings, scope);
    if (!value || (*value && !(*value)->isNull()))
        return value;
    const std::string key = keyOfPlaceholder(name, bindings, scope);
    if (key.empty())
        return value;
    Error error{ErrorKind::Invalid,
                std::string(kContextMissing),
                {CORE_TEXT("Core", "The path needs \"{name}\", and it has no value."), {{"name", name}}},
                {CORE_TEXT("Core", "Set the context variable \"{name}\"."), {{"name", key}}}};
    error.details = json::Value::object({{"placeholder", name}, {"context_key", key}});
    return error;
}

// The value that asks for a page, by what fills its place in the request; nothing where that is a constant
// or a default.
Result<MaybeValue> pageValue(const std::string &name, const RestRequest &definition,
                             const std::vector<NamedBinding> &bindings, const Scope &scope)
{
    const auto parameter = std::ranges::find(definition.query, name, &NamedBinding::name);
    if (parameter != definition.query.end()) {
        const workspace::Binding::Source &source = parameter->binding.source;
        const auto *argument = std::get_if<workspace::ParameterSource>(&source);
        const bool isDefault = argument != nullptr && !scope.arguments.contains(argument->name);
        if (isDefault || std::holds_alternative<workspace::ConstantSource>(source))
            return MaybeValue();
        return evaluate(parameter->binding, scope, Missing::LeftOut);
    }
    const auto names = workspace::placeholdersOf(definition.path);
    const bool isInPath = std::ranges::find(names, name) != names.end();
    return isInPath ? placeholderValue(name, bindings, scope) : MaybeValue();
}

} // namespace

Result<PageOrder> restPages(const RestRequest &definition, const std::vector<NamedBinding> &bindings,
                            const Scope &scope, const workspace::Pagination &pagination,
                            const PageRequest &pageRequest)
{
    Result<workspace::PagePlan> plan = workspace::planRestPages(definition, pagination);
    if (!plan)
        return std::move(plan).error();
    json::Value values = json::Value::object();
    const auto &[size, cursor, offset, page] = plan->variables;
    for (const std::string *name : {&size, &cursor, &offset, &page}) {
        Result<MaybeValue> value = pageValue(*name, definition, bindings, scope);
        if (!value)
            return std::move(value).error();
        if (!*value)
            continue;
        // A URL makes no difference between a number and its text.
        const json::Parsed number = json::parse((*value)->toString());
        const bool isNumber = name != &cursor && number && number.value.isNumber();
        values.set(*name, isNumber ? number.value : **std::move(value));
    }
    return pageOrder(*std::move(plan), pagination, pageRequest, values);
}

Result<RestTarget> restTarget(const RestRequest &definition, const std::vector<NamedBinding> &bindings,
                              const Scope &scope, upstream::Url base, const json::Value &page)
{
    std::vector<std::string> ofPages = workspace::placeholdersOf(definition.path);
    std::erase_if(ofPages, [&](const std::string &name) {
        return !page.contains(name)
               || std::ranges::find(definition.query, name, &NamedBinding::name) != definition.query.end();
    });
    Result<std::string> path = filledPath(
        definition.path,
        [&](const std::string &name) { return pathValue(definition.path, name, bindings, scope); }, ofPages,
        definition.styles);
    if (!path)
        return std::move(path).error();
    Result<json::Value> query = evaluate(definition.query, scope);
    if (!query)
        return std::move(query).error();
    const std::size_t mark = std::min(path->find('?'), path->size());
    if (std::optional<Error> error = doubledName(*query, definition.styles, "query",
                                                 parameterNames(path->substr(mark + (mark < path->size())))))
        return *std::move(error);
    return RestTarget{*std::move(path), *std::move(query), std::move(base), definition.styles};
}

Result<upstream::Url> filledUrl(const RestTarget &parts, const json::Value &page)
{
    Result<std::string> path = filledPath(
        parts.path,
        [&page](const std::string &name) {
            const json::Value *value = page.find(name);
            return Result<MaybeValue>(value == nullptr ? MaybeValue() : MaybeValue(*value));
        },
        {}, parts.styles);
    if (!path)
        return std::move(path).error();
    std::vector<std::string> names; // of what the endpoint says
    const upstream::Url &base = parts.base;
    const std::string_view target = base.target();
    const std::size_t mark = target.find('?');
    std::string above(target.substr(0, mark));
    if (above.ends_with('/'))
        above.pop_back();
    const std::string ownPath = path->substr(0, path->find('?'));
    std::string text = base.origin() + above + *path;
    if (mark != std::string_view::npos) {
        // Parameters that a person puts into the URL of the endpoint stay as they are.
        const std::string_view fixed = target.substr(mark + 1);
        names = parameterNames(fixed);
        std::string own;
        if (ownPath.size() < path->size())
            own = withoutParameters(std::string_view(*path).substr(ownPath.size() + 1), names);
        text = base.origin() + above + ownPath + '?' + own;
        text.append(own.empty() ? "" : "&").append(fixed);
    }
    Result<upstream::Url> url = upstream::Url::parse(text);
    if (!url)
        return url;
    // The final reader of the URL has to agree about where it leads.
    const std::string reached = url->target().substr(0, url->target().find('?'));
    const auto slashes = [](std::string_view one) { return std::ranges::count(one, '/'); };
    if (!url->hasSameOrigin(base) || !reached.starts_with(above)
        || slashes(reached) != slashes(above) + slashes(ownPath))
        return Error{
            ErrorKind::Invalid,
            "path_climbs",
            {CORE_TEXT("Core", "The path {path} leads away from the endpoint's URL."), {{"path", *path}}},
            CORE_TEXT("Core", "Correct the path of the tool, or the arguments that fill it.")};
    return withQuery(*url, parts.query, parts.styles, names);
}

namespace {

// The text of a list or object where the header has a style; nothing where nothing is to be sent.
MaybeValue headerValue(const RestRequest &definition, std::string_view name, const json::Value &value)
{
    const openapi::FieldStyle *style = openapi::findStyle(definition.styles, "header", name);
    if (style == nullptr || value.isNull())
        return value.isNull() ? MaybeValue() : MaybeValue(value);
    const std::optional<std::string> text = openapi::styledText(
        name, value,
        openapi::styleOptions(style, {openapi::Style::Simple, false, openapi::Escaping::None},
                              openapi::Escaping::None));
    return text ? MaybeValue(json::Value(*text)) : MaybeValue();
}

// The first fields are those of the endpoint, which no tool replaces.
std::optional<Error> addHeader(const std::string &name, const json::Value &value, std::size_t ofEndpoint,
                               Request &request)
{
    if (workspace::isSecretHeader(name))
        return refusedHeader(
            name, CORE_TEXT("Core", "The header \"{name}\" is not sent: headers of that name carry secrets."),
            CORE_TEXT("Core", "Give the endpoint a credential instead."));
    for (std::size_t i = 0; i < ofEndpoint; ++i) {
        const RequestField &fixed = request.fields[i];
        if (!isSameHeader(fixed.name, name))
            continue;
        if (std::holds_alternative<credentials::Secret>(fixed.value))
            return refusedHeader(
                name,
                CORE_TEXT("Core",
                          "The header \"{name}\" is not sent: it carries the credential of the endpoint."),
                CORE_TEXT("Core", "Remove it from the headers of the tool."));
        return std::nullopt;
    }
    RequestField *field = findField(request, name);
    const std::optional<std::string> text = scalarText(value);
    if (!text)
        return refusedHeader(
            name,
            CORE_TEXT("Core",
                      "The header \"{name}\" is not sent: its value is not a string, number or boolean."),
            CORE_TEXT("Core", "Turn it into a string, for instance with the transform join or json."));
    if (field != nullptr)
        field->value = *text;
    else
        request.fields.push_back({name, *text});
    return std::nullopt;
}

void setDefault(Request &request, std::string name, std::string_view value)
{
    if (findField(request, name) == nullptr)
        request.fields.push_back({std::move(name), std::string(value)});
}

std::string bodyType(Request &request)
{
    const RequestField *field = findField(request, "Content-Type");
    if (field == nullptr)
        return std::string(kJsonType);
    const std::string_view value = valueOf(*field);
    std::string type = asciiLower(value.substr(0, value.find(';')));
    while (type.ends_with(' ') || type.ends_with('\t'))
        type.pop_back();
    return type;
}

using openapi::WrittenBody; // without a content type: that of the request

// The parts are told apart by what the body is: the same request is written in the same way each time.
std::string boundaryOf(const json::Value &body)
{
    QCryptographicHash hash(QCryptographicHash::Sha256);
    const std::string text = json::write(body);
    hash.addData(QByteArrayView(text.data(), static_cast<qsizetype>(text.size())));
    return "tooltray-" + hash.result().toHex().first(40).toStdString();
}

bool isFile(const json::Value &body)
{
    return body.isObject() && (body.contains("content_base64") || body.contains("text"));
}

// Forms, parts and files are written as the description of an API would have them.
Result<WrittenBody> writtenBody(const json::Value &body, const std::string &type,
                                const openapi::FieldStyles &styles)
{
    if (type == kJsonType || type.ends_with("+json"))
        return WrittenBody{.contentType = {}, .bytes = json::write(body), .error = {}};
    const bool isForm = type == kFormType && body.isObject();
    if (!isForm && body.isString())
        return WrittenBody{.contentType = {}, .bytes = std::string(body.toString()), .error = {}};
    if (!isForm && !(type.starts_with("multipart/") ? body.isObject() : isFile(body)))
        return Error{
            ErrorKind::Invalid,
            "body_not_text",
            {CORE_TEXT("Core", "A body of the type {type} must be text or a file, and this one is neither."),
             {{"type", type}}},
            CORE_TEXT("Core", "Bind text or an object with content_base64 to the body, or remove the header "
                              "Content-Type to send JSON.")};
    if (std::optional<Error> error = isForm ? doubledName(body, styles, "body") : std::nullopt)
        return *std::move(error);
    const std::string boundary = isForm ? std::string() : boundaryOf(body);
    WrittenBody written = openapi::BodyWriter(type, styles, boundary).write(body);
    if (written.error)
        return Error{ErrorKind::Invalid, "file_invalid", *std::move(written.error),
                     CORE_TEXT("Core", "Pass a file as an object with content_base64 or text.")};
    if (isForm)
        written.contentType.clear(); // which may have parameters where the tool says it
    return written;
}

std::optional<Error> addBody(const RestRequest &definition, const Scope &scope, Request &request)
{
    if (!definition.body)
        return std::nullopt;
    const Result<MaybeValue> body = evaluate(*definition.body, scope);
    if (!body)
        return body.error();
    if (!*body)
        return std::nullopt;
    const std::string type = bodyType(request);
    const bool isJson = type == kJsonType || type.ends_with("+json");
    // The null that a caller gives for the whole body of an operation is one that its description admits.
    const bool isGiven = !definition.operation.empty()
                         && std::holds_alternative<workspace::ParameterSource>(definition.body->source);
    if ((*body)->isNull() && !(isJson && isGiven))
        return std::nullopt;
    const bool isOfFiles = type != kFormType && !isJson;
    const bool isOfArguments = definition.body->isOptional
                               && std::holds_alternative<workspace::ObjectSource>(definition.body->source);
    if ((isOfFiles || isOfArguments) && (*body)->isObject() && (*body)->isEmpty())
        return std::nullopt; // nobody gave anything
    Result<WrittenBody> written = writtenBody(**body, type, definition.styles);
    if (!written)
        return std::move(written).error();
    request.body = std::make_shared<const std::string>(std::move(written->bytes));
    setDefault(request, "Content-Type", kJsonType);
    if (!written->contentType.empty())
        findField(request, "Content-Type")->value = std::move(written->contentType);
    return std::nullopt;
}

// The names of the cookies in a header, folded.
std::set<std::string> cookieNames(std::string_view header)
{
    std::set<std::string> names;
    while (!header.empty()) {
        const std::string_view pair = header.substr(0, header.find(';'));
        header.remove_prefix(std::min(header.size(), pair.size() + 1));
        names.insert(foldedParameter(decodePercentLeniently(pair.substr(0, pair.find('=')))));
    }
    return names;
}

// The pairs of a cookie. Values are encoded, as most servers expect it, unless the style says otherwise.
Result<std::vector<std::string>> cookiePairs(const RestRequest &definition, std::string_view name,
                                             const json::Value &value)
{
    const openapi::FieldStyle *style = openapi::findStyle(definition.styles, "cookie", name);
    const std::optional<std::string> text = scalarText(value);
    if (style == nullptr && !text)
        return Error{
            ErrorKind::Invalid,
            "cookie_refused",
            {CORE_TEXT("Core",
                       "The cookie \"{name}\" is not sent: its value is not a string, number or boolean."),
             {{"name", name}}},
            CORE_TEXT("Core", "Turn it into a string, for instance with the transform join or json.")};
    if (style == nullptr)
        return std::vector{std::string(name).append("=").append(encodePercent(*text))};
    const bool isRaw = style->style == openapi::Style::Cookie;
    const openapi::StyleOptions usual{openapi::Style::Form, false,
                                      isRaw ? openapi::Escaping::None : openapi::Escaping::Unreserved};
    return openapi::styledPairs(name, value, openapi::styleOptions(style, usual, usual.escaping));
}

// The cookie of a pair, which may be neither a secret nor one of those that are sent already.
std::optional<Error> unsendableCookie(const std::string &pair, const std::set<std::string> &sent)
{
    const std::string name = pair.substr(0, pair.find('='));
    const std::string read = decodePercentLeniently(name);
    if (workspace::isSecretHeader(name) || workspace::isSecretHeader(read))
        return Error{
            ErrorKind::Invalid,
            "cookie_refused",
            {CORE_TEXT("Core", "The cookie \"{name}\" is not sent: cookies of that name carry secrets."),
             {{"name", name}}},
            CORE_TEXT("Core", "Give the endpoint a credential instead.")};
    if (pair.find(';') != std::string::npos)
        return Error{ErrorKind::Invalid,
                     "cookie_refused",
                     {CORE_TEXT("Core", "The cookie \"{name}\" is not sent: it contains a semicolon."),
                      {{"name", name}}},
                     CORE_TEXT("Core", "Pass a value without semicolons.")};
    if (!text::isToken(name))
        return Error{ErrorKind::Invalid,
                     "cookie_refused",
                     {CORE_TEXT("Core", "The cookie \"{name}\" cannot be sent: its name has characters that "
                                        "are not allowed."),
                      {{"name", name}}},
                     CORE_TEXT("Core", "Omit it, or correct its name.")};
    if (sent.contains(foldedParameter(read)))
        return Error{
            ErrorKind::Invalid,
            "cookie_refused",
            {CORE_TEXT("Core", "The cookie \"{name}\" is not sent: the request sends another cookie of that "
                               "name."),
             {{"name", name}}},
            CORE_TEXT("Core", "Omit it, or remove the other cookie from the tool.")};
    return std::nullopt;
}

// Behind those of the endpoint's credential, which no other can stand in for.
std::optional<Error> addCookies(const RestRequest &definition, const Scope &scope, Request &request)
{
    const Result<json::Value> cookies = evaluate(definition.cookies, scope);
    if (!cookies)
        return cookies.error();
    RequestField *field = findField(request, "Cookie");
    const std::string before = field == nullptr ? std::string() : std::string(upstream::valueOf(*field));
    std::set<std::string> sent = cookieNames(before);
    std::string text;
    for (const json::Member &cookie : cookies->members()) {
        if (cookie.value.isNull())
            continue;
        const Result<std::vector<std::string>> pairs =
            cookiePairs(definition, cookie.name.view(), cookie.value);
        if (!pairs)
            return pairs.error();
        std::string own; // a list repeats its name
        for (const std::string &pair : *pairs) {
            if (std::optional<Error> error = unsendableCookie(pair, sent))
                return error;
            own.append(own.empty() ? "" : "; ").append(pair);
        }
        sent.merge(cookieNames(own));
        text.append(text.empty() || own.empty() ? "" : "; ").append(own);
    }
    if (text.empty())
        return std::nullopt;
    if (field == nullptr)
        request.fields.push_back({"Cookie", std::move(text)});
    else
        field->value = credentials::Secret::taken(before + "; " + text);
    return std::nullopt;
}

} // namespace

Result<MaybeValue> placeholderValue(const std::string &name, const std::vector<NamedBinding> &bindings,
                                    const Scope &scope)
{
    const auto bound = std::ranges::find(bindings, name, &NamedBinding::name);
    if (bound != bindings.end())
        return evaluate(bound->binding, scope);
    if (const json::Value *argument = scope.arguments.find(name))
        return MaybeValue(*argument);
    const workspace::ContextVariable *variable = scope.workspace->contextFor(name);
    const json::Value *value = variable == nullptr ? nullptr : scope.context.find(variable->key);
    return value == nullptr ? MaybeValue() : MaybeValue(*value);
}

bool mayWrite(const Request &request, const workspace::Workspace *workspace)
{
    if (!openapi::effectOf(request.method).isReadOnly)
        return true;
    const std::string &target = request.url.target();
    // No question is that long, and looking through it would take its time.
    if (target.size() > kLongestTarget || workspace::holdsOperation(target)
        || workspace::isGraphqlPath(target)
        || (workspace != nullptr && workspace::reachesGraphql(*workspace, request.url.text())))
        return true;
    std::string_view query = target;
    query.remove_prefix(std::min(query.size(), query.find('?')));
    while (!query.empty()) {
        query.remove_prefix(1);
        const std::string_view parameter = query.substr(0, query.find_first_of("&;"));
        query.remove_prefix(parameter.size());
        const std::size_t equals = parameter.find('=');
        const std::string_view text =
            equals == std::string_view::npos ? std::string_view() : parameter.substr(equals + 1);
        if (workspace::overridesMethod(parameter.substr(0, equals), text))
            return true;
    }
    const bool isInHeaders = std::ranges::any_of(request.fields, [](const RequestField &field) {
        const auto *text = std::get_if<std::string>(&field.value); // a secret is a person's
        return workspace::overridesMethod(field.name, text == nullptr ? std::string_view() : *text)
               || (text != nullptr && workspace::holdsOperation(*text));
    });
    return isInHeaders
           || (request.body
               && (workspace::holdsOperation(*request.body)
                   || workspace::bodyOverridesMethod(*request.body)));
}

Result<Request> restRequest(const RestRequest &definition, const std::vector<NamedBinding> &bindings,
                            const Scope &scope, Request base, const json::Value &page)
{
    const Result<RestTarget> target = restTarget(definition, bindings, scope, base.url, page);
    if (!target)
        return target.error();
    Result<upstream::Url> url = filledUrl(*target, page);
    if (!url)
        return std::move(url).error();
    Request request = std::move(base);
    request.method = json::nameOf(definition.method);
    request.url = *std::move(url);
    request.repetition =
        upstream::isIdempotent(request.method) ? upstream::Repetition::Harmless : upstream::Repetition::Never;
    request.redirects = openapi::effectOf(request.method).isReadOnly ? upstream::Redirects::Follow
                                                                     : upstream::Redirects::KeepMethod;

    const std::size_t ofEndpoint = request.fields.size();
    const Result<json::Value> headers = evaluate(definition.headers, scope);
    if (!headers)
        return headers.error();
    for (const json::Member &header : headers->members()) {
        const MaybeValue value = headerValue(definition, header.name.view(), header.value);
        if (!value)
            continue;
        if (std::optional<Error> error =
                addHeader(std::string(header.name.view()), *value, ofEndpoint, request))
            return *std::move(error);
    }
    if (std::optional<Error> error = addCookies(definition, scope, request))
        return *std::move(error);
    if (std::optional<Error> error = addBody(definition, scope, request))
        return *std::move(error);
    setDefault(request, "Accept",
               definition.operation.empty() ? "application/json, text/plain;q=0.9, */*;q=0.8"
                                            : "application/json, */*;q=0.1");
    if (std::optional<Error> error = upstream::unsendable(request))
        return *std::move(error);
    return request;
}

} // namespace tooltray::execution
