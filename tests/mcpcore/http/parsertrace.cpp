// SPDX-License-Identifier: GPL-3.0-or-later
#include "parsertrace.h"

#include <algorithm>

namespace tooltray::http {

namespace {

std::string describe(const Request &request)
{
    std::string text = request.method + ' ' + request.target + " 1." + std::to_string(request.minorVersion);
    for (const Header &header : request.headers)
        text += " [" + header.name + '=' + header.value + ']';
    return text;
}

} // namespace

std::string parserTrace(std::string_view bytes, const text::HttpLimits &limits, const PieceSize &pieceSize)
{
    std::string trace;
    RequestParser parser(limits);
    std::string unread; // a heap block of its own size, so that the address sanitizer sees an overread
    while (true) {
        const std::size_t count = std::clamp<std::size_t>(pieceSize(bytes.size()), 0, bytes.size());
        unread.append(bytes.substr(0, count));
        bytes.remove_prefix(count);
        std::string_view input = unread;
        RequestParser::Event event = RequestParser::Event::NeedInput;
        do {
            event = parser.advance(input);
            if (event == RequestParser::Event::Refused)
                return trace + "refused " + std::to_string(parser.refusal().status) + ' '
                       + parser.refusal().code + '\n';
            if (event == RequestParser::Event::HeadComplete)
                trace += "head " + describe(parser.request()) + (parser.expectsBody() ? " body" : "")
                         + (parser.expectsContinue() ? " continue" : "")
                         + (parser.keepsConnection() ? "" : " close") + '\n';
            if (event == RequestParser::Event::RequestComplete)
                trace += "body " + parser.takeRequest().body + '\n';
        } while (event != RequestParser::Event::NeedInput);
        unread.erase(0, unread.size() - input.size());
        if (bytes.empty())
            return trace + (parser.isIdle() ? "idle\n" : "waiting\n");
    }
}

} // namespace tooltray::http
