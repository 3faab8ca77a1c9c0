// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/wording/tables.h"

#include <QtGlobal>

#include <array>

namespace tooltray::ui {
namespace {

constexpr std::array kUpstreamWordings{
    Wording{"name_not_found", QT_TRANSLATE_NOOP("Wording", "No address was found for the host {host}.")},
    Wording{
        "name_not_found",
        QT_TRANSLATE_NOOP("Wording", "Check the host in the endpoint's URL, and this machine's network.")},
    Wording{"connection_refused", QT_TRANSLATE_NOOP("Wording", "Nothing listens at {place}.")},
    Wording{"connection_refused",
            QT_TRANSLATE_NOOP("Wording",
                              "Start the server there, or correct the host and port in the endpoint's URL.")},
    Wording{"unreachable", QT_TRANSLATE_NOOP("Wording", "{place} cannot be reached.")},
    Wording{"unreachable", QT_TRANSLATE_NOOP("Wording", "{place} cannot be reached: {reason}.")},
    Wording{
        "unreachable",
        QT_TRANSLATE_NOOP("Wording", "Check this machine's network, and the host in the endpoint's URL.")},
    Wording{"proxy_failed", QT_TRANSLATE_NOOP("Wording", "The proxy does not lead to {place}.")},
    Wording{"proxy_failed", QT_TRANSLATE_NOOP("Wording", "The proxy does not lead to {place}: {reason}.")},
    Wording{"proxy_failed",
            QT_TRANSLATE_NOOP("Wording",
                              "Check the proxy in the endpoint's settings, and its user name and password.")},
    Wording{"certificate_refused",
            QT_TRANSLATE_NOOP("Wording", "The certificate of {place} is not to be trusted.")},
    Wording{"certificate_refused",
            QT_TRANSLATE_NOOP("Wording", "The certificate of {place} is not to be trusted: {reason}.")},
    Wording{
        "certificate_refused",
        QT_TRANSLATE_NOOP(
            "Wording",
            "If the server is one of your own, give the endpoint the CA certificate that vouches for it.")},
    Wording{"tls_failed", QT_TRANSLATE_NOOP("Wording", "No encrypted connection to {place} came about.")},
    Wording{"tls_failed",
            QT_TRANSLATE_NOOP("Wording", "No encrypted connection to {place} came about: {reason}.")},
    Wording{
        "tls_failed",
        QT_TRANSLATE_NOOP(
            "Wording",
            "Check that the server speaks https at this port, and whether it wants a client certificate.")},
    Wording{"timeout_queued",
            QT_TRANSLATE_NOOP("Wording", "The request waited too long for its turn at {origin}.")},
    Wording{"timeout_queued",
            QT_TRANSLATE_NOOP("Wording", "Send fewer requests at once, or raise the endpoint's limits.")},
    Wording{"timeout_name_lookup",
            QT_TRANSLATE_NOOP("Wording", "Looking up the address of {host} took too long.")},
    Wording{
        "timeout_name_lookup",
        QT_TRANSLATE_NOOP("Wording", "Check that the endpoint's URL and this machine's network are right.")},
    Wording{"timeout_connect", QT_TRANSLATE_NOOP("Wording", "{place} did not take the connection in time.")},
    Wording{
        "timeout_connect",
        QT_TRANSLATE_NOOP("Wording", "Check that the endpoint's URL and this machine's network are right.")},
    Wording{"timeout_tls",
            QT_TRANSLATE_NOOP("Wording", "Agreeing on encryption with {place} took too long.")},
    Wording{
        "timeout_tls",
        QT_TRANSLATE_NOOP("Wording", "Check that the endpoint's URL and this machine's network are right.")},
    Wording{"timeout_sending", QT_TRANSLATE_NOOP("Wording", "{origin} did not take the request in time.")},
    Wording{"timeout_sending",
            QT_TRANSLATE_NOOP("Wording", "Ask for less at once, or raise the endpoint's timeout.")},
    Wording{"timeout_waiting", QT_TRANSLATE_NOOP("Wording", "{origin} did not begin to answer in time.")},
    Wording{"timeout_waiting",
            QT_TRANSLATE_NOOP("Wording", "Ask for less at once, or raise the endpoint's timeout.")},
    Wording{"timeout_receiving",
            QT_TRANSLATE_NOOP("Wording", "{origin} did not complete its answer in time.")},
    Wording{"timeout_receiving",
            QT_TRANSLATE_NOOP("Wording", "Ask for less at once, or raise the endpoint's timeout.")},
    Wording{"connection_lost",
            QT_TRANSLATE_NOOP("Wording", "{origin} closed the connection without an answer.")},
    Wording{"connection_lost", QT_TRANSLATE_NOOP("Wording", "If it goes on, look at the server's log.")},
    Wording{"connection_lost",
            QT_TRANSLATE_NOOP("Wording", "{origin} broke the connection off (close code {code}).")},
    Wording{"connection_lost",
            QT_TRANSLATE_NOOP("Wording", "{origin} broke the connection off (close code {code}): {reason}")},
    Wording{"answer_cut_off",
            QT_TRANSLATE_NOOP("Wording", "The connection to {origin} broke after {size} of the answer.")},
    Wording{"answer_cut_off", QT_TRANSLATE_NOOP("Wording", "If it goes on, look at the server's log.")},
    Wording{
        "answer_too_big",
        QT_TRANSLATE_NOOP("Wording", "The answer of {origin} is bigger than {size}, which is the limit.")},
    Wording{
        "answer_too_big",
        QT_TRANSLATE_NOOP("Wording", "Ask for less, page through it, or raise the endpoint's size limit.")},
    Wording{"answer_too_big",
            QT_TRANSLATE_NOOP("Wording", "The events of the subscription are more than {size} together.")},
    Wording{
        "answer_too_big",
        QT_TRANSLATE_NOOP("Wording", "Ask for fewer events or fewer fields, or raise the endpoint's limit.")},
    Wording{"answer_too_big", QT_TRANSLATE_NOOP("Wording", "{origin} answers with more than {size}.")},
    Wording{"not_http", QT_TRANSLATE_NOOP("Wording", "{origin} does not answer as HTTP demands.")},
    Wording{"not_http", QT_TRANSLATE_NOOP("Wording", "{origin} does not answer as HTTP demands: {~reason}.")},
    Wording{"not_http", QT_TRANSLATE_NOOP("Wording", "its head is too long")},
    Wording{"not_http", QT_TRANSLATE_NOOP("Wording", "its head is malformed")},
    Wording{"not_http",
            QT_TRANSLATE_NOOP("Wording",
                              "Check that the URL names an HTTP server, and look at the server's log.")},
    Wording{
        "broken_encoding",
        QT_TRANSLATE_NOOP("Wording", "The answer of {origin} is compressed in a way that cannot be undone.")},
    Wording{"broken_encoding",
            QT_TRANSLATE_NOOP(
                "Wording", "The answer of {origin} is compressed in a way that cannot be undone: {reason}.")},
    Wording{"broken_encoding",
            QT_TRANSLATE_NOOP("Wording", "Look at the server's log, or at a proxy in between.")},
    Wording{"redirect_refused",
            QT_TRANSLATE_NOOP("Wording", "{origin} sends the request elsewhere, where it is not followed.")},
    Wording{"redirect_refused",
            QT_TRANSLATE_NOOP("Wording",
                              "{origin} sends the request elsewhere, where it is not followed: {~reason}.")},
    Wording{"redirect_refused", QT_TRANSLATE_NOOP("Wording", "it names no place to go to")},
    Wording{"redirect_refused", QT_TRANSLATE_NOOP("Wording", "it names no place to go to: {~reason}")},
    Wording{"redirect_refused", QT_TRANSLATE_NOOP("Wording", "it leads from https to http, to {origin}")},
    Wording{"redirect_refused", QT_TRANSLATE_NOOP("Wording", "it leads to itself")},
    Wording{"redirect_refused", QT_TRANSLATE_NOOP("Wording", "it asks for a GET without a body at {url}")},
    Wording{"redirect_refused", QT_TRANSLATE_NOOP("Wording", "it was sent on more than {count} times")},
    Wording{"redirect_refused",
            QT_TRANSLATE_NOOP("Wording", "Set the endpoint's URL to the place it moved to.")},
    Wording{"endpoint_busy", QT_TRANSLATE_NOOP("Wording", "Too many requests wait for {origin} already.")},
    Wording{"endpoint_busy",
            QT_TRANSLATE_NOOP("Wording", "Too many requests wait for {origin} already: {~reason}.")},
    Wording{"endpoint_busy", QT_TRANSLATE_NOOP("Wording", "its rate limit is reached")},
    Wording{"endpoint_busy", QT_TRANSLATE_NOOP("Wording", "as many as may run at once are under way")},
    Wording{"endpoint_busy", QT_TRANSLATE_NOOP("Wording", "this client sends faster than it may")},
    Wording{"endpoint_busy",
            QT_TRANSLATE_NOOP("Wording", "Wait a moment and try again, or raise the endpoint's limits.")},
    Wording{"invalid_request", QT_TRANSLATE_NOOP("Wording", "The request cannot be sent.")},
    Wording{"invalid_request", QT_TRANSLATE_NOOP("Wording", "The request cannot be sent: {~reason}.")},
    Wording{"invalid_request",
            QT_TRANSLATE_NOOP("Wording", "Correct the tool or the endpoint that it was made from.")},
    Wording{"transport_failed", QT_TRANSLATE_NOOP("Wording", "The request to {origin} failed.")},
    Wording{"transport_failed", QT_TRANSLATE_NOOP("Wording", "The request to {origin} failed: {reason}.")},
    Wording{"transport_failed", QT_TRANSLATE_NOOP("Wording", "If it goes on, report it with this message.")},
    Wording{"", QT_TRANSLATE_NOOP("Wording", "Try again.")},
    Wording{"", QT_TRANSLATE_NOOP("Wording", "Try again later.")},
    Wording{"", QT_TRANSLATE_NOOP("Wording", "Try again in a while.")},
    Wording{"", QT_TRANSLATE_NOOP("Wording",
                                  "The request may have taken effect: look before you send it again.")},
    Wording{"unusable_curl",
            QT_TRANSLATE_NOOP("Wording", "The installed libcurl cannot be used: {~reason}.")},
    Wording{"unusable_curl", QT_TRANSLATE_NOOP("Wording", "version {version} is too old")},
    Wording{"unusable_curl", QT_TRANSLATE_NOOP("Wording", "it has no TLS")},
    Wording{"unusable_curl", QT_TRANSLATE_NOOP("Wording", "it blocks while it looks names up")},
    Wording{"unusable_curl",
            QT_TRANSLATE_NOOP(
                "Wording", "Install libcurl 7.87 or later with TLS, as Debian 12 and Ubuntu 24.04 have it.")},
    Wording{"invalid_url", QT_TRANSLATE_NOOP("Wording", "\"{url}\" is not a usable URL: {~reason}.")},
    Wording{"invalid_url", QT_TRANSLATE_NOOP("Wording", "it is too long")},
    Wording{"invalid_url", QT_TRANSLATE_NOOP("Wording", "it has a space or a control character")},
    Wording{"invalid_url", QT_TRANSLATE_NOOP("Wording", "it names no host")},
    Wording{"invalid_url", QT_TRANSLATE_NOOP("Wording", "it is too long or has a control character")},
    Wording{"invalid_url", QT_TRANSLATE_NOOP("Wording", "its port is none")},
    Wording{"invalid_url",
            QT_TRANSLATE_NOOP("Wording", "Give an absolute URL such as https://api.example.com/graphql.")},
    Wording{"unsupported_scheme",
            QT_TRANSLATE_NOOP("Wording", "\"{url}\" is neither an http nor an https URL.")},
    Wording{"unsupported_scheme",
            QT_TRANSLATE_NOOP("Wording", "Give an absolute URL such as https://api.example.com/graphql.")},
    Wording{"credentials_in_url", QT_TRANSLATE_NOOP("Wording", "The URL carries a user name or password.")},
    Wording{
        "credentials_in_url",
        QT_TRANSLATE_NOOP("Wording", "Take it out of the URL and give the endpoint a credential instead.")},
    Wording{"invalid_header",
            QT_TRANSLATE_NOOP("Wording", "The header \"{name}\" cannot be sent: {~reason}.")},
    Wording{"invalid_header", QT_TRANSLATE_NOOP("Wording", "its name has characters that are not allowed")},
    Wording{"invalid_header", QT_TRANSLATE_NOOP("Wording", "it is set by the program itself")},
    Wording{"invalid_header",
            QT_TRANSLATE_NOOP("Wording", "its value has a line break or another control character")},
    Wording{"invalid_header",
            QT_TRANSLATE_NOOP("Wording", "Correct the headers of the endpoint, the tool or the credential.")},
    Wording{"invalid_method", QT_TRANSLATE_NOOP("Wording", "\"{method}\" is not a method that can be sent.")},
    Wording{"invalid_method", QT_TRANSLATE_NOOP("Wording", "Use GET, POST, PUT, PATCH or DELETE.")},
};

} // namespace

std::span<const Wording> upstreamWordings()
{
    return kUpstreamWordings;
}

} // namespace tooltray::ui
