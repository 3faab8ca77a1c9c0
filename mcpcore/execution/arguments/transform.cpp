// SPDX-License-Identifier: GPL-3.0-or-later
#include "execution/arguments/transform.h"

#include "text/encoding/encoding.h"
#include "text/unicode/ascii.h"
#include "text/unicode/utf8.h"
#include "workspace/definitions/enumnames.h"
#include "json/parser.h"
#include "json/write.h"

#include <QString>
#include <algorithm>

namespace tooltray::execution {
namespace {

using workspace::Transform;
using TransformKind = Transform::Kind;

constexpr std::string_view kGidScheme = "gid://";
constexpr std::string_view kSpace = " \t\r\n";

// The name of a value's type, for use in a sentence.
Message described(const json::Value &value)
{
    switch (value.type()) {
    case json::Type::Null: return CORE_TEXT("Core", "null");
    case json::Type::Boolean: return CORE_TEXT("Core", "a boolean");
    case json::Type::Number: return CORE_TEXT("Core", "a number");
    case json::Type::String: return CORE_TEXT("Core", "a string");
    case json::Type::Array: return CORE_TEXT("Core", "a list");
    case json::Type::Object: return CORE_TEXT("Core", "an object");
    }
    Q_UNREACHABLE();
}

Error transformError(const Transform &transform, Message problem)
{
    const std::string name(json::nameOf(transform.kind));
    Error error{
        ErrorKind::Invalid,
        "transform_failed",
        {CORE_TEXT("Core", "The transform \"{transform}\" {problem}."),
         {{"transform", name}, {"problem", std::move(problem)}}},
        CORE_TEXT("Core", "Pass a value that the transform accepts, or correct the binding of the tool.")};
    error.details = json::Value::object({{"transform", name}});
    return error;
}

// The sentence has a place for the {thing} that came in place of what is wanted.
Error wrongType(const Transform &transform, Template wanted, const json::Value &value)
{
    return transformError(transform, {wanted, {{"thing", described(value)}}});
}

Error withoutDigits(const Transform &transform)
{
    return transformError(transform, CORE_TEXT("Core", "needs two hexadecimal digits after each \"%\""));
}

// Cases as Unicode maps them, the same in every locale.
std::string upper(std::string_view text)
{
    return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size())).toUpper().toStdString();
}

std::string lower(std::string_view text)
{
    return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size())).toLower().toStdString();
}

Result<json::Value> globalId(const Transform &transform, const json::Value &value)
{
    const std::optional<std::string> text = scalarText(value);
    if (!text || value.isBoolean())
        return wrongType(transform, CORE_TEXT("Core", "takes a number or string, not {thing}"), value);
    if (text->empty())
        return transformError(transform, CORE_TEXT("Core", "needs a string that is not empty"));
    if (text->starts_with(kGidScheme))
        return value;
    return json::Value("gid://gitlab/" + transform.argument + "/" + *text);
}

Result<json::Value> number(const Transform &transform, const json::Value &value)
{
    if (value.isNumber())
        return value;
    if (!value.isString())
        return wrongType(transform, CORE_TEXT("Core", "takes a number or a numeric string, not {thing}"),
                         value);
    std::string_view text = trimmed(value.toString(), kSpace);
    if (text.starts_with(kGidScheme)) // what gid makes of a number, and back
        text.remove_prefix(text.rfind('/') + 1);
    if (std::optional<json::Value> read = json::Value::number(text))
        return *std::move(read);
    return transformError(transform, {CORE_TEXT("Core", "needs a number, but the string is not one: {value}"),
                                      {{"value", json::write(value)}}});
}

std::string_view withoutSlashes(std::string_view text)
{
    const std::size_t first = text.find_first_not_of('/');
    return first == std::string_view::npos ? "" : text.substr(first, text.find_last_not_of('/') - first + 1);
}

// Without user and port. What is filled in later has none yet.
std::string_view hostOf(std::string_view address)
{
    const std::size_t scheme = address.find("://");
    if (scheme == std::string_view::npos)
        return {};
    std::string_view host = address.substr(scheme + 3);
    host = host.substr(0, host.find_first_of("/?#"));
    host.remove_prefix(host.rfind('@') + 1); // npos + 1 is 0
    const std::size_t port = host.starts_with('[') ? host.find(':', host.find(']')) : host.find(':');
    host = host.substr(0, port);
    return host.find_first_of("{$") == std::string_view::npos ? host : std::string_view();
}

// The folder of an API that is served below a path, as in https://HOST/gitlab/api/v4.
std::string_view folderOf(std::string_view endpointUrl)
{
    const std::size_t path = endpointUrl.find('/', endpointUrl.find("://") + 3);
    const std::size_t api = endpointUrl.find("/api/", path);
    return api == std::string_view::npos ? std::string_view() : endpointUrl.substr(path, api + 1 - path);
}

Error onOtherHost(std::string_view address, std::string_view host, std::string_view endpointHost)
{
    Error error{
        ErrorKind::Invalid,
        "address_elsewhere",
        {CORE_TEXT("Core", "The address {address} is on {host}, but the endpoint is on {other}."),
         {{"address", json::write(json::Value(address))}, {"host", host}, {"other", endpointHost}}},
        {CORE_TEXT("Core", "Pass a path, an ID, or an address on {other}."), {{"other", endpointHost}}}};
    error.details =
        json::Value::object({{"address", address}, {"host", host}, {"endpoint_host", endpointHost}});
    return error;
}

// https://HOST/group/project/-/issues?state=all and group%2Fproject -> group/project
Result<json::Value> projectPath(const Transform &transform, std::string_view text,
                                std::string_view endpointUrl)
{
    constexpr std::string_view kPage = "/-/"; // where the address of a page within a project goes on
    constexpr std::string_view kRepository = ".git";
    const std::size_t scheme = text.find("://");
    const bool isAddress = scheme != std::string_view::npos;
    if (isAddress) {
        const std::string_view host = hostOf(text);
        const std::string_view endpointHost = hostOf(endpointUrl);
        if (!host.empty() && !endpointHost.empty() && !equalsIgnoringAsciiCase(host, endpointHost))
            return onOtherHost(text, host, endpointHost);
        text.remove_prefix(scheme + 3);
        text = text.substr(0, text.find_first_of("?#"));
        text.remove_prefix(std::min(text.find('/'), text.size()));
        if (const std::string_view folder = folderOf(endpointUrl); text.starts_with(folder))
            text.remove_prefix(folder.size());
    }
    const std::optional<std::string> decoded = decodePercent(text);
    if (!decoded)
        return withoutDigits(transform);
    std::string_view path = withoutSlashes(trimmed(*decoded, kSpace));
    path = withoutSlashes(path.substr(0, path.find(kPage)));
    if (isAddress && path.ends_with(kRepository))
        path.remove_suffix(kRepository.size());
    return json::Value(path);
}

struct FileText {
    std::string_view encoding;
    std::string text;
};

bool isLatin1Text(std::string_view bytes)
{
    return std::ranges::all_of(bytes, [](char byte) {
        const auto code = static_cast<unsigned char>(byte);
        const bool isSpace = code >= '\t' && code <= '\r';
        return isSpace || (code >= 0x20 && code < 0x7F) || code >= 0xA0;
    });
}

std::string fromLatin1(std::string_view bytes)
{
    return QString::fromLatin1(bytes.data(), static_cast<qsizetype>(bytes.size())).toStdString();
}

// The content of a base64 text, in lines or in one. Nothing if it is not base64.
std::optional<FileText> fileText(std::string_view base64)
{
    std::string encoded(base64);
    std::erase_if(encoded, [](char c) { return c == '\n' || c == '\r'; });
    const std::optional<std::string> bytes = decodeBase64(encoded);
    if (!bytes)
        return std::nullopt;
    const bool hasNull = bytes->find('\0') != std::string::npos;
    if (!hasNull && isValidUtf8(*bytes))
        return FileText{"text", *bytes};
    if (isLatin1Text(*bytes))
        return FileText{"latin-1", fromLatin1(*bytes)};
    return FileText{"base64", std::move(encoded)};
}

Result<json::Value> changedText(const Transform &transform, const json::Value &value,
                                std::string_view endpointUrl)
{
    const std::optional<std::string> text = scalarText(value);
    if (!text)
        return wrongType(transform, CORE_TEXT("Core", "takes a string, number or boolean, not {thing}"),
                         value);
    switch (transform.kind) {
    case TransformKind::UrlEncode: return json::Value(encodePercent(*text));
    case TransformKind::UrlDecode:
        if (const std::optional<std::string> decoded = decodePercent(*text))
            return json::Value(*decoded);
        return withoutDigits(transform);
    case TransformKind::ProjectPath: return projectPath(transform, trimmed(*text, kSpace), endpointUrl);
    case TransformKind::Base64Text:
    case TransformKind::Base64Encoding:
        if (const std::optional<FileText> file = fileText(*text))
            return json::Value(transform.kind == TransformKind::Base64Text ? std::string_view(file->text)
                                                                           : file->encoding);
        return transformError(transform, CORE_TEXT("Core", "needs base64, but the text is not valid base64"));
    case TransformKind::Upper: return json::Value(upper(*text));
    case TransformKind::Lower: return json::Value(lower(*text));
    default: return json::Value(*text);
    }
}

Result<json::Value> changedScalar(const Transform &transform, const json::Value &value,
                                  std::string_view endpointUrl)
{
    switch (transform.kind) {
    case TransformKind::Gid: return globalId(transform, value);
    case TransformKind::Number: return number(transform, value);
    default: return changedText(transform, value, endpointUrl);
    }
}

Result<json::Value> changedEach(const Transform &transform, json::Value list, std::string_view endpointUrl)
{
    for (json::Value &element : list.elements()) {
        if (element.isNull())
            continue;
        Result<json::Value> changed = changedScalar(transform, element, endpointUrl);
        if (!changed)
            return std::move(changed).error();
        element = *std::move(changed);
    }
    return list;
}

Result<json::Value> joined(const Transform &transform, const json::Value &value)
{
    if (!value.isArray())
        return wrongType(transform, CORE_TEXT("Core", "takes a list, not {thing}"), value);
    std::string text;
    bool isFirst = true;
    for (const json::Value &element : value.elements()) {
        if (element.isNull())
            continue;
        const std::optional<std::string> part = scalarText(element);
        if (!part)
            return wrongType(transform,
                             CORE_TEXT("Core", "takes a list of strings, numbers and booleans, not {thing}"),
                             element);
        text.append(isFirst ? "" : transform.argument).append(*part);
        isFirst = false;
        if (text.size() > kMaxMadeBytes)
            return tooMuchMade();
    }
    return json::Value(text);
}

Result<json::Value> split(const Transform &transform, const json::Value &value)
{
    if (value.isArray())
        return value;
    if (!value.isString())
        return wrongType(transform, CORE_TEXT("Core", "takes a string, not {thing}"), value);
    if (transform.argument.empty())
        return transformError(transform, CORE_TEXT("Core", "has no separator"));
    json::Value list = json::Value::array();
    std::string_view rest = value.toString();
    while (!rest.empty()) {
        const std::size_t end = rest.find(transform.argument);
        list.append(json::Value(rest.substr(0, end)));
        if (end == std::string_view::npos)
            break;
        rest.remove_prefix(end + transform.argument.size());
        if (rest.empty())
            list.append(json::Value(""));
    }
    return list;
}

json::Value compacted(json::Value value)
{
    if (value.isArray()) {
        json::Value kept = json::Value::array();
        for (json::Value &element : value.elements()) {
            if (!element.isNull())
                kept.append(std::move(element));
        }
        return kept;
    }
    if (value.isObject()) {
        json::Value kept = json::Value::object();
        for (json::Member &member : value.members()) {
            if (!member.value.isNull())
                kept.set(member.name, std::move(member.value));
        }
        return kept;
    }
    return value;
}

json::Value argumentValue(const std::string &argument)
{
    json::Parsed parsed = json::parse(argument);
    return parsed ? std::move(parsed.value) : json::Value(argument);
}

Result<json::Value> changed(const Transform &transform, json::Value value, std::string_view endpointUrl)
{
    switch (transform.kind) {
    case TransformKind::Default: return value;
    case TransformKind::Json: return json::Value(json::write(value));
    case TransformKind::Join: return joined(transform, value);
    case TransformKind::Split: return split(transform, value);
    case TransformKind::Compact: return compacted(std::move(value));
    default:
        return value.isArray() ? changedEach(transform, std::move(value), endpointUrl)
                               : changedScalar(transform, value, endpointUrl);
    }
}

} // namespace

std::optional<std::string> scalarText(const json::Value &value)
{
    switch (value.type()) {
    case json::Type::String: return std::string(value.toString());
    case json::Type::Number: return std::string(value.numberText());
    case json::Type::Boolean: return value.toBool() ? "true" : "false";
    default: return std::nullopt;
    }
}

Error tooMuchMade()
{
    return {ErrorKind::Invalid, "bindings_limit",
            CORE_TEXT("Core", "The values that the tool builds reached the limit of 32 MiB."),
            CORE_TEXT("Core", "Pass less, or change the bindings of the tool.")};
}

Result<MaybeValue> transformed(MaybeValue value, const Transform &transform, std::string_view endpointUrl)
{
    if (value && transform.kind == TransformKind::Present)
        return MaybeValue(json::Value(true));
    if (!value || value->isNull()) {
        if (transform.kind == TransformKind::Default)
            return MaybeValue(argumentValue(transform.argument));
        return value;
    }
    if (transform.kind == TransformKind::First) {
        if (!value->isArray())
            return wrongType(transform, CORE_TEXT("Core", "takes a list, not {thing}"), *value);
        return value->isEmpty() ? MaybeValue() : MaybeValue((*value)[std::size_t(0)]);
    }
    return changed(transform, *std::move(value), endpointUrl).transform([](json::Value &&result) {
        return MaybeValue(std::move(result));
    });
}

} // namespace tooltray::execution
