// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/language/wording.h"

#include <QtGlobal>

#include <array>

namespace tooltray::ui {
namespace {

constexpr std::array kCredentialsWordings{
    Wording{"secret_missing", QT_TRANSLATE_NOOP("Wording", "There is no secret for \"{name}\".")},
    Wording{"secret_missing", QT_TRANSLATE_NOOP("Wording", "Enter it; it is kept in the keychain.")},
    Wording{"secret_missing", QT_TRANSLATE_NOOP("Wording", "Enter it; it is kept until Tooltray ends.")},
    Wording{"secret_missing", QT_TRANSLATE_NOOP("Wording", "Say which command prints it.")},
    Wording{"secret_empty", QT_TRANSLATE_NOOP("Wording", "The secret for \"{name}\" is empty.")},
    Wording{"secret_empty",
            QT_TRANSLATE_NOOP("Wording", "Nothing is sent with an empty secret. Give it a value.")},
    Wording{"secret_empty",
            QT_TRANSLATE_NOOP("Wording", "The secret is empty, so the request was not sent.")},
    Wording{"secret_empty", QT_TRANSLATE_NOOP("Wording", "Enter the secret again.")},
    Wording{"secret_empty",
            QT_TRANSLATE_NOOP("Wording", "The command \"{program}\" for \"{name}\" printed nothing.")},
    Wording{"secret_empty", QT_TRANSLATE_NOOP("Wording", "Run it in a terminal to see what it says.")},
    Wording{"secret_unfit",
            QT_TRANSLATE_NOOP("Wording",
                              "The secret begins or ends with white space, so the request was not sent.")},
    Wording{"secret_unfit",
            QT_TRANSLATE_NOOP("Wording", "Enter it again without; a line break is often copied along.")},
    Wording{
        "secret_unfit",
        QT_TRANSLATE_NOOP(
            "Wording",
            "The secret has a line break or another control character in it, so the request was not sent.")},
    Wording{"secret_unfit", QT_TRANSLATE_NOOP("Wording", "Enter it again as one line.")},
    Wording{"secret_unfit",
            QT_TRANSLATE_NOOP("Wording", "The secret begins with the word \"Bearer\", which is added "
                                         "automatically, so the request was not sent.")},
    Wording{"secret_unfit", QT_TRANSLATE_NOOP("Wording", "Enter it again without that word.")},
    Wording{"secret_unfit",
            QT_TRANSLATE_NOOP("Wording", "A bearer token has no spaces in it, so the request was not sent.")},
    Wording{
        "secret_unfit",
        QT_TRANSLATE_NOOP("Wording", "Enter the token again, or use the kind \"header\" for other values.")},
    Wording{"header_unfit",
            QT_TRANSLATE_NOOP("Wording", "A secret cannot be sent in a header of that name.")},
    Wording{"header_unfit",
            QT_TRANSLATE_NOOP(
                "Wording",
                "Header names are of letters, digits and hyphens, such as X-Api-Key; those that HTTP itself "
                "needs, such as Host, are taken.")},
    Wording{"user_unfit",
            QT_TRANSLATE_NOOP("Wording", "The user name has a colon or a control character in it.")},
    Wording{"user_unfit",
            QT_TRANSLATE_NOOP("Wording",
                              "HTTP's basic authentication cannot send such a name. Use another one.")},
    Wording{"command_not_started",
            QT_TRANSLATE_NOOP("Wording", "The command \"{program}\" for \"{name}\" cannot be started.")},
    Wording{"command_not_started",
            QT_TRANSLATE_NOOP(
                "Wording",
                "Check that the program is installed, and in the PATH that Tooltray was started with.")},
    Wording{"command_timeout",
            QT_TRANSLATE_NOOP("Wording",
                              "The command \"{program}\" for \"{name}\" did not end within {duration}.")},
    Wording{
        "command_timeout",
        QT_TRANSLATE_NOOP(
            "Wording", "Run it in a terminal: it may be waiting for an answer, which it cannot get here.")},
    Wording{
        "command_output_too_long",
        QT_TRANSLATE_NOOP("Wording", "The command \"{program}\" for \"{name}\" printed more than {size}.")},
    Wording{"command_output_too_long",
            QT_TRANSLATE_NOOP("Wording", "It must print the secret and nothing else.")},
    Wording{"command_crashed",
            QT_TRANSLATE_NOOP("Wording", "The command \"{program}\" for \"{name}\" was ended by a signal.")},
    Wording{"command_crashed", QT_TRANSLATE_NOOP("Wording", "Run it in a terminal to see what it says.")},
    Wording{"command_failed",
            QT_TRANSLATE_NOOP("Wording",
                              "The command \"{program}\" for \"{name}\" failed with exit code {code}.")},
    Wording{"command_failed", QT_TRANSLATE_NOOP("Wording", "Run it in a terminal to see what it says.")},
    Wording{"store_read_only",
            QT_TRANSLATE_NOOP("Wording",
                              "The secret for \"{name}\" comes from a command and cannot be changed here.")},
    Wording{
        "store_read_only",
        QT_TRANSLATE_NOOP(
            "Wording", "Change what the command prints, or keep the secret in the keychain or in memory.")},
    Wording{"store_read_only",
            QT_TRANSLATE_NOOP("Wording", "The environment variable {name} is not changed by Tooltray.")},
    Wording{
        "store_read_only",
        QT_TRANSLATE_NOOP(
            "Wording", "Set it where Tooltray is started, or keep the secret in the keychain or in memory.")},
    Wording{"keychain_missing", QT_TRANSLATE_NOOP("Wording", "There is no keychain in this session.")},
    Wording{"keychain_missing",
            QT_TRANSLATE_NOOP("Wording",
                              "There is no keychain in this session, as no D-Bus session bus is running.")},
    Wording{
        "keychain_missing",
        QT_TRANSLATE_NOOP(
            "Wording",
            "Start a keychain, such as GNOME Keyring or KWallet. Until then keep the secret in memory for "
            "this session or in an environment variable; it is never written to a plain file.")},
    Wording{"keychain_missing",
            QT_TRANSLATE_NOOP(
                "Wording",
                "Start Tooltray in a desktop session. Until then keep the secret in memory for this session "
                "or in an environment variable; it is never written to a plain file.")},
    Wording{"keychain_locked", QT_TRANSLATE_NOOP("Wording", "The keychain is locked.")},
    Wording{"keychain_locked",
            QT_TRANSLATE_NOOP("Wording", "Unlock it, by logging in or with its own program, and try again.")},
    Wording{"keychain_denied", QT_TRANSLATE_NOOP("Wording", "The keychain does not let Tooltray in.")},
    Wording{"keychain_denied",
            QT_TRANSLATE_NOOP("Wording", "Allow it in the keychain's own program, and try again.")},
    Wording{"keychain_failed", QT_TRANSLATE_NOOP("Wording", "The keychain failed.")},
    Wording{"keychain_failed", QT_TRANSLATE_NOOP("Wording", "The keychain failed: {reason}")},
    Wording{"keychain_failed",
            QT_TRANSLATE_NOOP(
                "Wording",
                "Try again. If that does not help, keep the secret in memory for this session or in an "
                "environment variable.")},
    Wording{"keychain_timeout", QT_TRANSLATE_NOOP("Wording", "The keychain does not answer.")},
    Wording{"keychain_timeout",
            QT_TRANSLATE_NOOP("Wording", "Look whether it asks for a password, and try again.")},
    Wording{
        "credential_missing",
        QT_TRANSLATE_NOOP("Wording",
                          "The endpoint \"{name}\" has no credential now, so there is no secret to put in.")},
    Wording{"credential_missing", QT_TRANSLATE_NOOP("Wording", "Copy the command without secrets.")},
    Wording{"credential_missing", QT_TRANSLATE_NOOP("Wording", "There is no credential {name}.")},
    Wording{"credential_missing", QT_TRANSLATE_NOOP("Wording", "Save the credential first.")},
    Wording{"credential_missing",
            QT_TRANSLATE_NOOP("Wording", "Create it, or name another one where it is used.")},
    Wording{"credential_missing",
            QT_TRANSLATE_NOOP(
                "Wording",
                "The endpoint \"{name}\" uses the credential \"{credential}\", which does not exist.")},
    Wording{
        "credential_missing",
        QT_TRANSLATE_NOOP(
            "Wording", "Create it in the window or in config.yaml, or choose another one for the endpoint.")},
    Wording{"credential_unfit",
            QT_TRANSLATE_NOOP(
                "Wording",
                "The credential {name} gets tokens that change, so no context variable can have its value.")},
    Wording{"credential_unfit",
            QT_TRANSLATE_NOOP("Wording", "Use it as the credential of an endpoint, or name another one.")},
    Wording{"oauth_sign_in_needed", QT_TRANSLATE_NOOP("Wording", "Nobody is signed in for \"{name}\".")},
    Wording{"oauth_sign_in_needed",
            QT_TRANSLATE_NOOP("Wording", "Sign in: open the credential in Tooltray and press Sign in.")},
    Wording{"oauth_overtaken", QT_TRANSLATE_NOOP("Wording", "Somebody signed in or out in the meantime.")},
    Wording{"oauth_sign_in_cancelled", QT_TRANSLATE_NOOP("Wording", "The sign-in was cancelled.")},
    Wording{"oauth_sign_in_cancelled", QT_TRANSLATE_NOOP("Wording", "Sign in again.")},
    Wording{"oauth_token_over",
            QT_TRANSLATE_NOOP("Wording", "The access token had ended before it arrived.")},
    Wording{"oauth_token_over",
            QT_TRANSLATE_NOOP("Wording", "Try again. If that does not help, ask the operator of the "
                                         "authorization server for tokens that last longer.")},
    Wording{
        "oauth_token_unfit",
        QT_TRANSLATE_NOOP("Wording", "The authorization server gave an access token that cannot be sent.")},
    Wording{"oauth_token_unfit", QT_TRANSLATE_NOOP("Wording", "Check the token URL of the credential.")},
    Wording{"oauth_no_sign_in",
            QT_TRANSLATE_NOOP("Wording", "The credential \"{name}\" needs nobody to sign in.")},
    Wording{"oauth_no_sign_in", QT_TRANSLATE_NOOP("Wording", "It works with the client's own secret.")},
    Wording{"oauth_no_sign_in",
            QT_TRANSLATE_NOOP("Wording", "The credential {name} needs nobody to sign in.")},
    Wording{"oauth_no_sign_in",
            QT_TRANSLATE_NOOP("Wording", "Choose the kind of credential that somebody signs in for.")},
    Wording{"oauth_no_port",
            QT_TRANSLATE_NOOP("Wording",
                              "No port of this computer is free for the browser to come back to: {reason}.")},
    Wording{"oauth_sign_in_timeout",
            QT_TRANSLATE_NOOP("Wording", "Nobody finished signing in within ten minutes.")},
    Wording{"oauth_sign_in_timeout", QT_TRANSLATE_NOOP("Wording", "Sign in again.")},
    Wording{"oauth_no_authorization_url",
            QT_TRANSLATE_NOOP("Wording", "The credential does not say where to sign in.")},
    Wording{"oauth_no_authorization_url", QT_TRANSLATE_NOOP("Wording", "Give it an authorization URL.")},
    Wording{"oauth_no_browser", QT_TRANSLATE_NOOP("Wording", "The browser cannot be opened to sign in.")},
    Wording{"oauth_no_browser",
            QT_TRANSLATE_NOOP("Wording", "Sign in where there is a desktop with a browser.")},
    Wording{"oauth_answer_unreadable",
            QT_TRANSLATE_NOOP("Wording", "The authorization server sent the browser back without a code.")},
    Wording{"oauth_answer_unreadable", QT_TRANSLATE_NOOP("Wording", "Sign in again.")},
    Wording{"oauth_answer_unreadable",
            QT_TRANSLATE_NOOP(
                "Wording",
                "The authorization server answered with status {status} and something that is not a token.")},
    Wording{"oauth_answer_unreadable",
            QT_TRANSLATE_NOOP("Wording", "Check the token URL of the credential.")},
    Wording{"oauth_client_refused",
            QT_TRANSLATE_NOOP("Wording",
                              "Check the client id, its secret, and what the server lets this client do.")},
    Wording{"oauth_grant_refused", QT_TRANSLATE_NOOP("Wording", "Sign in again.")},
    Wording{"oauth_scope_refused",
            QT_TRANSLATE_NOOP("Wording", "Change the credential's scopes to those that the server knows.")},
    Wording{
        "oauth_request_refused",
        QT_TRANSLATE_NOOP("Wording", "Check the credential's settings against what the server's pages say.")},
    Wording{"oauth_access_denied", QT_TRANSLATE_NOOP("Wording", "Sign in again and allow the access.")},
    Wording{
        "oauth_refused",
        QT_TRANSLATE_NOOP("Wording", "Check the credential's settings against what the server's pages say.")},
    Wording{"oauth_refused",
            QT_TRANSLATE_NOOP("Wording", "The authorization server refused: {error} ({description}).")},
    Wording{"oauth_refused", QT_TRANSLATE_NOOP("Wording", "The authorization server refused: {error}.")},
    Wording{"oauth_unavailable",
            QT_TRANSLATE_NOOP("Wording", "The authorization server answered with status {status}.")},
    Wording{"oauth_unavailable", QT_TRANSLATE_NOOP("Wording", "Try again in a while.")},
    Wording{"oauth_token_missing",
            QT_TRANSLATE_NOOP("Wording", "The authorization server answered without an access token.")},
    Wording{"oauth_token_missing", QT_TRANSLATE_NOOP("Wording", "Check the token URL of the credential.")},
    Wording{
        "oauth_token_type",
        QT_TRANSLATE_NOOP(
            "Wording",
            "The authorization server gave a token of the type \"{type}\"; only bearer tokens can be used.")},
    Wording{"oauth_token_type", QT_TRANSLATE_NOOP("Wording", "Check the token URL of the credential.")},
    Wording{
        "consent_not_saved",
        QT_TRANSLATE_NOOP("Wording",
                          "Your decision could not be saved and counts only until Tooltray ends. {~reason}")},
    Wording{"consent_unsafe",
            QT_TRANSLATE_NOOP("Wording",
                              "The file of your consents, \"{path}\", {~reason}, so no consent counts.")},
    Wording{"consent_unsafe",
            QT_TRANSLATE_NOOP("Wording", "is in a folder that is a link or that others can change")},
    Wording{"consent_unsafe", QT_TRANSLATE_NOOP("Wording", "is a link")},
    Wording{"consent_unsafe", QT_TRANSLATE_NOOP("Wording", "is a link or no ordinary file")},
    Wording{"consent_unsafe", QT_TRANSLATE_NOOP("Wording", "belongs to another user or is open to others")},
    Wording{"consent_unsafe", QT_TRANSLATE_NOOP("Wording", "cannot be locked")},
    Wording{
        "consent_unsafe",
        QT_TRANSLATE_NOOP(
            "Wording",
            "Review what needs your consent again in the window of Tooltray; the file is replaced then.")},
    Wording{"consent_forged",
            QT_TRANSLATE_NOOP("Wording", "The file of your consents, \"{path}\", was not written by Tooltray "
                                         "on this computer, or was changed since, so no consent counts.")},
    Wording{
        "consent_forged",
        QT_TRANSLATE_NOOP(
            "Wording",
            "Review what needs your consent again in the window of Tooltray; the file is replaced then.")},
};

} // namespace

std::span<const Wording> credentialsWordings()
{
    return kCredentialsWordings;
}

} // namespace tooltray::ui
