// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/objectdraft.h"

#include "workspace/codec/objectcodec.h"
#include "json/parser.h"
#include "json/reader.h"
#include "json/write.h"

#include <QCryptographicHash>

#include <utility>
#include <vector>

namespace tooltray::ui {

using namespace workspace;

namespace {

constexpr std::string_view kObjectFormat = "tooltray-object-draft";

std::optional<ObjectKind> kindCalled(std::string_view name)
{
    for (std::size_t kind = 0; kind < kObjectKinds; ++kind) {
        if (kindName(static_cast<ObjectKind>(kind)) == name)
            return static_cast<ObjectKind>(kind);
    }
    return std::nullopt;
}

// An address that is half typed is none for the codec, and still what somebody typed.
void keepAddresses(const json::Value &in, Endpoint &endpoint)
{
    endpoint.url = in["url"].toString();
    endpoint.restUrl = in["rest_url"].toString();
}

void keepHalfTyped(const json::Value &in, Credential &credential)
{
    credential.headerName = in["header_name"].toString();
    if (!in["oauth2"].isObject())
        return;
    const json::Value &oauth = in["oauth2"];
    auto &read = credential.oauth2 ? *credential.oauth2 : credential.oauth2.emplace();
    read.tokenUrl = oauth["token_url"].toString();
    read.authorizationUrl = oauth["authorization_url"].toString();
    read.clientId = oauth["client_id"].toString();
    read.audience = oauth["audience"].toString();
    read.scopes.clear();
    for (const json::Value &scope : oauth["scopes"].elements())
        read.scopes.emplace_back(scope.toString());
}

} // namespace

Revision ObjectDraft::basedOn(const Entry &entry) const
{
    return fingerprintOf(entry.object()) == base ? entry.revision() : 0;
}

std::string fingerprintOf(const Object &object)
{
    const std::string text = json::write(encode(object));
    const QByteArrayView bytes(text.data(), static_cast<qsizetype>(text.size()));
    return QCryptographicHash::hash(bytes, QCryptographicHash::Sha256).toHex().toStdString();
}

std::string encodeDraft(const ObjectDraft &draft)
{
    return json::write(json::Value::object({{"format", std::string(kObjectFormat)},
                                            {"kind", std::string(kindName(draft.original.kind))},
                                            {"original", draft.original.name},
                                            {"base", draft.base},
                                            {"name", std::string(nameOf(draft.object))},
                                            {"object", encode(draft.object)},
                                            {"text", draft.text},
                                            {"lacks_secret", draft.lacksSecret}}));
}

std::optional<ObjectDraft> decodeObjectDraft(std::string_view text)
{
    const json::Parsed parsed = json::parse(text);
    if (!parsed || parsed.value["format"].toString() != kObjectFormat)
        return std::nullopt;
    const json::Value &in = parsed.value;
    const auto kind = kindCalled(in["kind"].toString());
    if (!kind)
        return std::nullopt;
    ObjectDraft draft{.original = {*kind, std::string(in["original"].toString())},
                      .object = makeObject(*kind)};
    // A draft may say what a saved object must not; what can be read of it counts.
    std::vector<json::DecodeError> errors;
    read(json::Reader(in["object"], errors), draft.object);
    if (auto *endpoint = std::get_if<Endpoint>(&draft.object))
        keepAddresses(in["object"], *endpoint);
    if (auto *credential = std::get_if<Credential>(&draft.object))
        keepHalfTyped(in["object"], *credential);
    rename(draft.object, std::string(in["name"].toString()));
    draft.text = in["text"].toString();
    draft.base = in["base"].toString();
    draft.lacksSecret = in["lacks_secret"].toBool();
    return draft;
}

} // namespace tooltray::ui
