// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "openapi/document/documentset.h"
#include "openapi/document/problem.h"
#include "openapi/model/fieldstyle.h"

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

// A description as it is used. All texts and nodes look into the documents, which the Api keeps.
namespace tooltray::openapi {

enum class ParameterPlace : std::uint8_t { Path, Query, Header, Cookie, QueryString };

std::string_view placeName(ParameterPlace place) noexcept; // "query"

struct Parameter {
    std::string_view name;
    ParameterPlace place = ParameterPlace::Query;
    Style style = Style::Form;
    bool isRequired = false;
    bool isDeprecated = false;
    bool isExploded = false;
    bool allowsReserved = false;
    std::string_view mediaType = {}; // of the `content` that the value is written as
    std::string_view description = {};
    ApiNode schema = {};
    ApiNode node = {};
};

struct ApiMediaType {
    std::string_view name;
    ApiNode schema = {};
    ApiNode encodings = {};
    ApiNode node = {};
};

struct RequestBody {
    bool isRequired = false;
    std::string_view description = {};
    std::vector<ApiMediaType> media = {};
    ApiNode node = {};
};

struct ApiResponse {
    std::string_view status; // "200", "2XX" or "default"
    std::string_view description = {};
    std::vector<ApiMediaType> media = {};
    ApiNode node = {};
};

struct ApiServer {
    std::string_view url;
    ApiNode variables = {};
    bool operator==(const ApiServer &) const = default;
};

struct SecurityScheme {
    enum class Kind : std::uint8_t { Basic, Bearer, Http, ApiKey, OAuth2, OpenIdConnect, MutualTls, Unknown };

    std::string_view name;
    Kind kind = Kind::Unknown;
    ParameterPlace place = ParameterPlace::Header; // of ApiKey
    std::string_view parameter = {};               // of ApiKey
    std::string_view scheme = {};                  // of Http
    ApiNode node = {};
};

// All of its schemes must be fulfilled. Without any, a call needs none.
struct Requirement {
    struct Scheme {
        std::string_view name;
        std::vector<std::string_view> scopes;
        bool operator==(const Scheme &) const = default;
    };
    std::vector<Scheme> schemes;
    bool operator==(const Requirement &) const = default;
};

struct ApiOperation {
    std::string_view key; // its operationId, or METHOD /path where it has none or another one has it already
    std::string_view id;
    std::string_view method; // in capitals
    std::string_view path;
    std::string_view summary = {};
    std::string_view description = {};
    bool isDeprecated = false;
    bool isUsable = true; // as a tool
    std::vector<std::string_view> tags = {};
    std::vector<Parameter> parameters = {};
    std::optional<RequestBody> body = {};
    std::vector<ApiResponse> responses = {};
    std::vector<ApiServer> servers = {};    // the nearest ones: its own, of the path, of the document
    bool hasOwnServers = false;             // those are not the document's
    std::vector<Requirement> security = {}; // alternatives
    ApiNode node = {};
    std::string pointer = {};
};

struct Api {
    std::shared_ptr<const DocumentSet> documents;
    std::string_view title;
    std::string_view version;
    std::vector<ApiOperation> operations;
    std::vector<ApiServer> servers;
    std::vector<SecurityScheme> schemes;
    std::vector<ApiProblem> problems;
    std::unordered_map<std::string_view, std::size_t> keys; // ids and METHOD /path

    Edition edition() const noexcept { return documents->edition(); }
    // By operationId, or by method and path as in "GET /pets/{id}".
    const ApiOperation *find(std::string_view key) const;
    const SecurityScheme *scheme(std::string_view name) const;
};

using ApiPointer = std::shared_ptr<const Api>;

// The path with each placeholder as {}: what operations have in common whose placeholders have other names.
std::string pathShape(std::string_view path);

// The media type without parameters, in lower case: "application/json".
std::string mediaTypeEssence(std::string_view mediaType);
bool isJsonMediaType(std::string_view mediaType); // application/json, text/json and *+json
bool isFormMediaType(std::string_view mediaType);
bool isMultipartMediaType(std::string_view mediaType);

} // namespace tooltray::openapi
