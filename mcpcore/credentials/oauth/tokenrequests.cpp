// SPDX-License-Identifier: GPL-3.0-or-later
#include "credentials/oauth/tokenrequests.h"

#include "base/percent.h"
#include "credentials/oauth/scopes.h"
#include "credentials/wipe.h"

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
    // What is percent-encoded cannot be unfit.
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

} // namespace tooltray::credentials
