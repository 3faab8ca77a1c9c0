// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage/config/configsections.h"

#include "storage/config/configways.h"
#include "workspace/codec/ways.h"
#include "workspace/definitions/credential.h"
#include "json/decode.h"

#include <array>
#include <cstdint>

namespace tooltray::storage {
namespace {

using workspace::Credential;

enum class AuthenticationType : std::uint8_t {
    Bearer,
    ApiKey,
    Header,
    Basic,
    OAuth2ClientCredentials,
    Command,
};

constexpr auto namesOf(AuthenticationType)
{
    using enum AuthenticationType;
    return std::to_array<json::Named<AuthenticationType>>(
        {{"bearer", Bearer},
         {"api_key", ApiKey},
         {"header", Header},
         {"basic", Basic},
         {"oauth2_client_credentials", OAuth2ClientCredentials},
         {"command", Command}});
}

// All that some type has.
constexpr std::array<std::string_view, 8> kAuthenticationKeys{
    "value", "header_name", "user", "token_url", "client_id", "scopes", "audience", "lifetime"};

// Words between blanks; nothing where a shell would have to understand them.
std::optional<std::vector<std::string>> words(std::string_view command)
{
    if (command.find_first_of("\"'\\|&;<>()$`*?~#") != std::string_view::npos)
        return std::nullopt;
    std::vector<std::string> found;
    while (true) {
        command.remove_prefix(std::min(command.find_first_not_of(" \t\n"), command.size()));
        if (command.empty())
            return found;
        const std::size_t end = std::min(command.find_first_of(" \t\n"), command.size());
        found.emplace_back(command.substr(0, end));
        command.remove_prefix(end);
    }
}

// A program and its arguments: as a list, or in one text.
struct CommandWords {
    const ConfigTree &tree;

    void operator()(const json::Reader &in, std::vector<std::string> &out) const
    {
        const ConfiguredSecret *text = tree.secret(in.path());
        // A command that is not known for now: the credential says so when it is wanted.
        if (text != nullptr && text->isUnset)
            return;
        if (text == nullptr) {
            json::read(in, out);
            if (in.value().isArray() && (out.empty() || out.front().empty()))
                in.reportExpected("list of a program and its arguments");
            return;
        }
        if (auto found = text->text.open(words))
            out = std::move(*found);
        else
            in.report(
                "a command that is more than words must be a list, one element for each argument, and no "
                "shell will read it");
    }
};

// Where the secret of a credential is: in the environment, in the file, or else in the keychain.
void readSecret(const std::optional<json::Reader> &value, const SectionContext &context, Credential &out)
{
    if (!value)
        return;
    const ConfiguredSecret *secret = context.tree.secret(value->path());
    if (secret == nullptr)
        return value->reportExpected("text such as \"${TOKEN}\"");
    if (secret->variable.empty()) {
        out.source = Credential::Source::Memory;
        context.out.secrets.push_back({out.name, secret->text});
    } else {
        out.source = Credential::Source::Environment;
        out.variable = secret->variable;
    }
}

void readOAuth2(json::ObjectReader &object, Credential::OAuth2 &out)
{
    object.required("token_url", out.tokenUrl, PublicUrl());
    object.required("client_id", out.clientId, json::NonEmpty());
    object.optional("scopes", out.scopes, workspace::DistinctTexts());
    object.optional("audience", out.audience);
}

void readOfType(AuthenticationType type, json::ObjectReader &object, const SectionContext &context,
                Credential &out)
{
    using enum AuthenticationType;
    if (type == Command) {
        out.source = Credential::Source::Command;
        object.required("value", out.command, CommandWords{context.tree});
        object.optional("lifetime", out.commandLifetime, HumanDuration());
        if (object.optional("header_name", out.headerName, workspace::HeaderName()))
            out.scheme = Credential::Scheme::Header;
        return;
    }
    readSecret(object.find("value"), context, out);
    if (type != Header)
        object.optional("header_name", out.headerName, workspace::HeaderName());
    switch (type) {
    case ApiKey: out.scheme = Credential::Scheme::ApiKey; break;
    case Header:
        out.scheme = Credential::Scheme::Header;
        object.required("header_name", out.headerName, workspace::HeaderName());
        break;
    case Basic:
        out.scheme = Credential::Scheme::Basic;
        object.required("user", out.user, json::NonEmpty());
        break;
    case OAuth2ClientCredentials:
        out.scheme = Credential::Scheme::OAuth2ClientCredentials;
        readOAuth2(object, out.oauth2.emplace());
        break;
    case Bearer:
    case Command: break;
    }
}

} // namespace

void readAuthentication(const json::Reader &in, const SectionContext &context, const std::string &endpoint)
{
    const std::size_t errorsBefore = in.errorCount();
    json::ObjectReader object(in);
    AuthenticationType type = AuthenticationType::Bearer;
    object.required("type", type);
    if (in.errorCount() != errorsBefore) {
        for (const std::string_view key : kAuthenticationKeys)
            object.find(key);
        return;
    }
    Credential credential;
    credential.name = endpoint;
    readOfType(type, object, context, credential);
    if (const ConfiguredSecret *secret = context.tree.secret(in.path() / "value");
        secret != nullptr && secret->isUnset) {
        credential.source = Credential::Source::Environment;
        credential.variable = secret->variable;
    }
    context.add(std::move(credential));
}

} // namespace tooltray::storage
