// SPDX-License-Identifier: GPL-3.0-or-later
#include "credentials/secrets/secret.h"

#include "base/text/random.h"
#include "text/encoding/encoding.h"
#include "text/framing/httpsyntax.h"
#include "text/unicode/ascii.h"

#include <algorithm>
#include <array>
#include <optional>

namespace tooltray::credentials {

Secret::Secret(std::string_view text) : Secret(joined({text})) {}

Secret Secret::joined(std::initializer_list<std::string_view> parts)
{
    std::size_t size = 0;
    for (const std::string_view part : parts)
        size += part.size();
    Secret secret;
    if (size == 0)
        return secret;
    const std::shared_ptr<char[]> memory(new char[size], [size](char *text) {
        wipe(text, size);
        delete[] text;
    });
    char *end = memory.get();
    for (const std::string_view part : parts)
        end = std::copy(part.begin(), part.end(), end);
    secret.m_text = memory;
    secret.m_size = size;
    return secret;
}

Secret Secret::taken(std::string &&text)
{
    Secret secret(text);
    wipe(text);
    return secret;
}

bool operator==(const Secret &a, const Secret &b) noexcept
{
    return equalInConstantTime(a.reveal(), b.reveal());
}

namespace {

using Scheme = HeaderForm::Scheme;

// They say how the message is framed or where it goes, which is not for a credential to change.
constexpr std::array<std::string_view, 12> kReserved{
    "connection", "content-length", "content-type",      "expect",  "host", "keep-alive", "proxy-connection",
    "te",         "trailer",        "transfer-encoding", "upgrade", "via"};

constexpr bool isControl(char c)
{
    return static_cast<unsigned char>(c) < 0x20 || c == 0x7F;
}

std::string headerName(const HeaderForm &form)
{
    if (!form.headerName.empty())
        return form.headerName;
    return form.scheme == Scheme::ApiKey ? "X-Api-Key" : "Authorization";
}

std::optional<Error> unfitName(const std::string &name, FieldPlace place)
{
    const Error error{ErrorKind::Invalid, "header_unfit",
                      CORE_TEXT("Core", "A secret cannot be sent in a header with that name."),
                      CORE_TEXT("Core", "Use letters, digits and hyphens, such as X-Api-Key. Names that HTTP "
                                        "itself uses, such as Host, are reserved.")};
    const bool isReserved = place == FieldPlace::Header && isOneOf(asciiLower(name), kReserved);
    if (!text::isToken(name) || isReserved)
        return error;
    return std::nullopt;
}

Error unfitSecret(Message message, Message hint)
{
    return {ErrorKind::Invalid, "secret_unfit", std::move(message), std::move(hint)};
}

// RFC 9110 section 5.5 for fields; what stands in base64 may have any character but those of no text.
std::optional<Error> unfit(const HeaderForm &form, std::string_view secret)
{
    if (secret.empty())
        return Error{ErrorKind::Invalid, "secret_empty",
                     CORE_TEXT("Core", "The secret is empty, so the request was not sent."),
                     CORE_TEXT("Core", "Enter the secret again.")};
    if (isAsciiSpace(secret.front()) || isAsciiSpace(secret.back()))
        return unfitSecret(
            CORE_TEXT("Core", "The secret begins or ends with whitespace, so the request was not sent."),
            CORE_TEXT("Core", "Enter it again without whitespace. A line break is often copied along."));
    if (std::ranges::any_of(secret, [](char c) { return isControl(c) && c != '\t'; }))
        return unfitSecret(CORE_TEXT("Core", "The secret contains a line break or another control character, "
                                             "so the request was not sent."),
                           CORE_TEXT("Core", "Enter it again as one line."));
    constexpr std::string_view kBearer = "bearer ";
    if (form.scheme == Scheme::Bearer && equalsIgnoringAsciiCase(secret.substr(0, kBearer.size()), kBearer))
        return unfitSecret(CORE_TEXT("Core", "The secret begins with the word \"Bearer\", which is added "
                                             "automatically, so the request was not sent."),
                           CORE_TEXT("Core", "Enter it again without that word."));
    if (form.scheme == Scheme::Bearer && secret.find_first_of(" \t") != std::string_view::npos)
        return unfitSecret(
            CORE_TEXT("Core", "A bearer token cannot contain spaces, so the request was not sent."),
            CORE_TEXT("Core", "Enter the token again, or use the kind \"header\" for other values."));
    // RFC 6265, 4.1.1
    const bool isCookieText = std::ranges::none_of(
        secret, [](char c) { return isAsciiSpace(c) || c == '"' || c == ',' || c == ';' || c == '\\'; });
    if (form.place == FieldPlace::Cookie && !isCookieText)
        return unfitSecret(
            CORE_TEXT("Core", "The secret contains a character that cookies must not contain, so the request "
                              "was not sent."),
            CORE_TEXT("Core", "Enter it again without spaces, quotes, commas, semicolons and backslashes."));
    return std::nullopt;
}

// RFC 7617 section 2: the user ends at the first colon.
Result<Secret> basicValue(std::string_view user, std::string_view password)
{
    if (std::ranges::any_of(user, isControl) || user.find(':') != std::string_view::npos)
        return Error{
            ErrorKind::Invalid, "user_unfit",
            CORE_TEXT("Core", "The user name contains a colon or a control character."),
            CORE_TEXT("Core", "HTTP's basic authentication cannot send such a name. Use another one.")};
    std::string both;
    both.reserve(user.size() + 1 + password.size());
    both.append(user).append(":").append(password);
    std::string encoded = encodeBase64(both);
    wipe(both);
    Secret value = Secret::joined({"Basic ", encoded});
    wipe(encoded);
    return value;
}

} // namespace

Result<HeaderField> headerField(const HeaderForm &form, const Secret &secret)
{
    HeaderField field{headerName(form), {}, form.place};
    if (auto error = unfitName(field.name, form.place))
        return *std::move(error);
    if (auto error = unfit(form, secret.reveal()))
        return *std::move(error);
    switch (form.scheme) {
    case Scheme::Bearer: field.value = Secret::joined({"Bearer ", secret.reveal()}); break;
    case Scheme::ApiKey:
    case Scheme::Header: field.value = secret; break;
    case Scheme::Basic: {
        auto value = basicValue(form.user, secret.reveal());
        if (!value)
            return std::move(value).error();
        field.value = *std::move(value);
        break;
    }
    }
    return field;
}

} // namespace tooltray::credentials
