// SPDX-License-Identifier: GPL-3.0-or-later
// A cURL command as a request.
#include "workspace/exchange/curlcommand.h"
#include "workspace/exchange/readers.h"

#include "text/unicode/ascii.h"

namespace tooltray::workspace {

bool isCurl(std::string_view text)
{
    const std::size_t begin = text.find_first_not_of(" \t\r\n$");
    return begin != std::string_view::npos
           && (text.substr(begin).starts_with("curl ") || text.substr(begin).starts_with("curl.exe "));
}

Foreign readCurl(std::string_view text)
{
    Foreign out{.format = ForeignFormat::Curl};
    ForeignRequest &request = out.requests.emplace_back();
    const std::optional<CurlCommand> command = parseCurl(text);
    if (!command) {
        notHttp(request);
        return out;
    }
    request.url = command->url;
    ForeignCall call{.method = command->method};
    if (call.method.empty())
        call.method = command->body.empty() || command->isBodyInUrl ? "GET" : "POST";
    call.method = methodOf(call.method);
    call.headers = command->headers;
    call.hasFiles = command->hasFiles;
    if (command->isBodyInUrl && !command->body.empty())
        request.url += (request.url.find('?') == std::string::npos ? "?" : "&") + command->body;
    else
        call.body = command->body;
    if (!call.body.empty())
        call.mediaType = command->isJson ? "application/json" : "application/x-www-form-urlencoded";
    for (const ForeignField &header : call.headers) {
        if (equalsIgnoringAsciiCase(header.name, "content-type"))
            call.mediaType = header.value;
    }
    takeCall(std::move(call), {}, request);
    if (!command->user.empty())
        loseSignIn("basic", request);
    if (!command->proxy.empty())
        request.lost.emplace_back(CORE_TEXT("Core", "The proxy stays behind: the endpoint can have one."));
    if (command->isInsecure)
        request.lost.emplace_back(
            CORE_TEXT("Core", "That certificates are not checked stays behind: the endpoint decides it."));
    return out;
}

} // namespace tooltray::workspace
