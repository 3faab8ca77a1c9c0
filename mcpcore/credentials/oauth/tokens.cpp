// SPDX-License-Identifier: GPL-3.0-or-later
#include "credentials/oauth/tokens.h"

#include "base/text/random.h"
#include "credentials/secrets/secret.h"
#include "text/encoding/encoding.h"
#include "text/unicode/ascii.h"
#include "text/unicode/utf8.h"
#include "json/parser.h"

#include <QCryptographicHash>
#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>
#include <string_view>
#include <utility>
#include <vector>

namespace tooltray::credentials {

namespace {

// application/x-www-form-urlencoded; wipes what it was built of.
class Form {
public:
    Form() { m_text.reserve(kUsual); }
    Form(const Form &) = delete;
    Form &operator=(const Form &) = delete;
    ~Form() { wipe(m_text); }

    void add(std::string_view name, std::string_view value)
    {
        std::string encoded = encodePercent(value);
        Secret longer = Secret::joined({m_text, m_text.empty() ? "" : "&", name, "=", encoded});
        wipe(encoded);
        wipe(m_text);
        m_text = longer.reveal();
    }
    void addUnlessEmpty(std::string_view name, std::string_view value)
    {
        if (!value.empty())
            add(name, value);
    }

    Secret body() const { return Secret(m_text); }

private:
    static constexpr std::size_t kUsual = 1024;

    std::string m_text;
};

// Section 2.3.1: both are encoded like values of a form before they become a user and a password.
HeaderField clientHeader(const OAuthSettings &settings, const Secret &clientSecret)
{
    const Secret password = Secret::taken(encodePercent(clientSecret.reveal()));
    const HeaderForm form{.scheme = HeaderForm::Scheme::Basic, .user = encodePercent(settings.clientId)};
    // Percent-encoded text always fits into a header field.
    return headerField(form, password).value();
}

TokenRequest request(const OAuthSettings &settings, const Secret &clientSecret, Form &form)
{
    TokenRequest request{settings.tokenUrl, {{"Accept", Secret("application/json")}}, {}};
    if (clientSecret.isEmpty()) {
        form.add("client_id", settings.clientId);
    } else if (settings.clientAuthentication == OAuthSettings::ClientAuthentication::Body) {
        form.add("client_id", settings.clientId);
        form.add("client_secret", clientSecret.reveal());
    } else {
        request.headers.push_back(clientHeader(settings, clientSecret));
    }
    request.body = form.body();
    return request;
}

} // namespace

// Section 4.1 recommends what randomToken() is: 32 random bytes in base64url.
Pkce Pkce::fresh()
{
    Secret verifier = Secret::taken(randomToken());
    std::string challenge = challengeOf(verifier.reveal());
    return {std::move(verifier), std::move(challenge)};
}

std::string Pkce::challengeOf(std::string_view verifier)
{
    QCryptographicHash hash(QCryptographicHash::Sha256);
    hash.addData(QByteArrayView(verifier.data(), static_cast<qsizetype>(verifier.size())));
    return encodeBase64Url(hash.result().toStdString());
}

std::string authorizationUrl(const OAuthSettings &settings, const std::string &redirectUri,
                             const Secret &state, const Pkce &pkce)
{
    const std::size_t fragment = settings.authorizationUrl.find('#');
    std::string url = settings.authorizationUrl.substr(0, fragment);
    url += url.find('?') == std::string::npos ? '?' : '&'; // section 3.1: a query that is there is kept
    url += "response_type=code&client_id=" + encodePercent(settings.clientId)
           + "&redirect_uri=" + encodePercent(redirectUri);
    if (const std::string scopes = joinedScopes(settings); !scopes.empty())
        url += "&scope=" + encodePercent(scopes);
    if (!settings.audience.empty())
        url += "&audience=" + encodePercent(settings.audience);
    url += "&state=";
    url += state.reveal();
    return url + "&code_challenge=" + pkce.challenge + "&code_challenge_method=S256";
}

TokenRequest clientCredentialsRequest(const OAuthSettings &settings, const Secret &clientSecret)
{
    Form form;
    form.add("grant_type", "client_credentials");
    form.addUnlessEmpty("scope", joinedScopes(settings));
    form.addUnlessEmpty("audience", settings.audience);
    return request(settings, clientSecret, form);
}

TokenRequest codeRequest(const OAuthSettings &settings, const Secret &clientSecret,
                         const AuthorizationGrant &grant)
{
    Form form;
    form.add("grant_type", "authorization_code");
    form.add("code", grant.code.reveal());
    form.add("redirect_uri", grant.redirectUri);
    form.add("code_verifier", grant.verifier.reveal());
    return request(settings, clientSecret, form);
}

TokenRequest refreshRequest(const OAuthSettings &settings, const Secret &clientSecret,
                            const Secret &refreshToken)
{
    Form form;
    form.add("grant_type", "refresh_token");
    form.add("refresh_token", refreshToken.reveal());
    return request(settings, clientSecret, form);
}

namespace {

struct Refusal {
    std::string_view said; // RFC 6749 sections 4.1.2.1 and 5.2
    ErrorKind kind;
    const char *code;
    Template hint;
};

constexpr Template kCheckClient =
    CORE_TEXT("Core", "Check the client ID, its secret, and its permissions on the server.");
constexpr Template kCheckSettings =
    CORE_TEXT("Core", "Compare the credential's settings with the server's documentation.");
constexpr Template kTryLater = CORE_TEXT("Core", "Try again later.");
constexpr std::array kRefusals{
    Refusal{"invalid_client", ErrorKind::Denied, "oauth_client_refused", kCheckClient},
    Refusal{"unauthorized_client", ErrorKind::Denied, "oauth_client_refused", kCheckClient},
    Refusal{"invalid_grant", ErrorKind::Denied, "oauth_grant_refused", CORE_TEXT("Core", "Sign in again.")},
    Refusal{"invalid_scope", ErrorKind::Invalid, "oauth_scope_refused",
            CORE_TEXT("Core", "Change the credential's scopes to those that the server knows.")},
    Refusal{"invalid_request", ErrorKind::Invalid, "oauth_request_refused", kCheckSettings},
    Refusal{"unsupported_grant_type", ErrorKind::Invalid, "oauth_request_refused", kCheckSettings},
    Refusal{"unsupported_response_type", ErrorKind::Invalid, "oauth_request_refused", kCheckSettings},
    Refusal{"access_denied", ErrorKind::Denied, "oauth_access_denied",
            CORE_TEXT("Core", "Sign in again and allow the access.")},
    Refusal{"server_error", ErrorKind::Unavailable, "oauth_unavailable", kTryLater},
    Refusal{"temporarily_unavailable", ErrorKind::Unavailable, "oauth_unavailable", kTryLater},
};
constexpr Refusal kOther{"", ErrorKind::Denied, "oauth_refused", kCheckSettings};

// Fit for a message: masked, on one line, not endless.
std::string quotable(std::string_view said, const Redactor &redactor)
{
    constexpr std::size_t kLongest = 300;
    std::string text = redactor.mask(repairedUtf8(said));
    text = truncatedUtf8(text, kLongest);
    std::ranges::replace_if(
        text, [](char c) { return static_cast<unsigned char>(c) < 0x20 || c == 0x7F; }, ' ');
    return text;
}

// In seconds: a number, or a number in a string. What says nothing useful is as if it were not there; the
// token is then used until it is refused.
std::optional<std::chrono::seconds> lifetimeIn(const json::Value &expiresIn)
{
    constexpr double kLongest = 10.0 * 365 * 24 * 3600;
    std::optional<double> seconds = expiresIn.toDouble();
    if (expiresIn.isString()) {
        const std::string_view text = expiresIn.toString();
        double parsed = 0;
        const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), parsed);
        if (error == std::errc() && end == text.data() + text.size())
            seconds = parsed;
    }
    if (!seconds || !std::isfinite(*seconds) || *seconds < 1)
        return std::nullopt;
    return std::chrono::seconds(static_cast<std::int64_t>(std::min(*seconds, kLongest)));
}

// The person an ID token is about (OpenID Connect Core section 5.1). It is only shown, and comes from the
// server itself, so that its signature need not be checked (section 3.1.3.7, number 6).
std::string personIn(std::string_view idToken, const Redactor &redactor)
{
    constexpr std::array kClaims{"email", "preferred_username", "name"};
    const std::size_t head = idToken.find('.');
    if (head == std::string_view::npos)
        return {};
    const std::string_view rest = idToken.substr(head + 1);
    const json::Parsed claims = json::parse(decodeBase64Url(rest.substr(0, rest.find('.'))).value_or("null"));
    for (const char *claim : kClaims) {
        if (const std::string_view said = claims.value[claim].toString(); !said.empty())
            return quotable(said, redactor);
    }
    return {};
}

Error unreadable(const TokenAnswer &answer)
{
    if (answer.status >= 500 || answer.status == 429)
        return {ErrorKind::Unavailable,
                "oauth_unavailable",
                {CORE_TEXT("Core", "The authorization server returned status {status}."),
                 {{"status", answer.status}}},
                kTryLater};
    return {
        ErrorKind::Invalid,
        "oauth_answer_unreadable",
        {CORE_TEXT("Core",
                   "The authorization server returned status {status} and something that is not a token."),
         {{"status", answer.status}}},
        CORE_TEXT("Core", "Check the token URL of the credential.")};
}

Error invalidAnswer(const char *code, Message message)
{
    return {ErrorKind::Invalid, code, std::move(message),
            CORE_TEXT("Core", "Check the token URL of the credential.")};
}

} // namespace

Error oauthError(std::string_view code, std::string_view description, const Redactor &redactor)
{
    const auto known = std::ranges::find(kRefusals, code, &Refusal::said);
    const Refusal &refusal = known == kRefusals.end() ? kOther : *known;
    std::string said = quotable(code, redactor);
    Message message =
        description.empty()
            ? Message(CORE_TEXT("Core", "The authorization server refused: {error}."), {{"error", said}})
            : Message(CORE_TEXT("Core", "The authorization server refused: {error} ({description})."),
                      {{"error", said}, {"description", quotable(description, redactor)}});
    return {refusal.kind, refusal.code, std::move(message), refusal.hint,
            json::Value::object({{"error", std::move(said)}})};
}

Result<OAuthTokens> readTokens(const TokenAnswer &answer, const Redactor &redactor)
{
    const json::Parsed parsed = json::parse(answer.body.reveal());
    const json::Value &body = parsed.value;
    if (!parsed || !body.isObject())
        return unreadable(answer);
    if (const std::string_view error = body["error"].toString(); !error.empty())
        return oauthError(error, body["error_description"].toString(), redactor);
    if (answer.status < 200 || answer.status > 299)
        return unreadable(answer);
    if (body["access_token"].toString().empty())
        return invalidAnswer("oauth_token_missing",
                             CORE_TEXT("Core", "The authorization server returned no access token."));
    const std::string_view type = body["token_type"].toString();
    if (!type.empty() && !equalsIgnoringAsciiCase(type, "bearer"))
        return invalidAnswer("oauth_token_type",
                             {CORE_TEXT("Core", "The authorization server returned a token of the type "
                                                "\"{type}\"; only bearer tokens are supported."),
                              {{"type", quotable(type, redactor)}}});
    return OAuthTokens{Secret(body["access_token"].toString()), Secret(body["refresh_token"].toString()),
                       lifetimeIn(body["expires_in"]), personIn(body["id_token"].toString(), redactor)};
}

} // namespace tooltray::credentials
