// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/wording/realerrors.h"

#include "base/files/filesystem.h"
#include "upstream/exchange/failure.h"
#include "upstream/exchange/request.h"
#include "upstream/graphql/graphqlanswer.h"
#include "upstream/graphql/jsonoutline.h"
#include "upstream/policy/endpoint.h"

#include <cerrno>

namespace tooltray::ui::test {
namespace {

using upstream::Cause;
using upstream::Phase;
using upstream::Repetition;
using upstream::Request;

Request requestTo(const char *url)
{
    return {.method = "POST", .url = upstream::Url::parse(url).value()};
}

} // namespace

RealErrors fileErrors()
{
    RealErrors all;
    for (const FileAction action : {FileAction::ReadFile, FileAction::WriteFile, FileAction::CreateFolder}) {
        for (const int number : {EACCES, EPERM, EROFS, ENOSPC, EDQUOT, EFBIG, ENAMETOOLONG, ENOTDIR, EISDIR,
                                 ENODEV, ELOOP, EMFILE, ENFILE, ENOENT, EIO})
            all.push_back({"errno " + std::to_string(number), fileError(action, "/srv/a: b.json", number)});
    }
    return all;
}

RealErrors upstreamErrors()
{
    RealErrors all;
    Request request = requestTo("https://api.example.com/graphql");
    for (auto cause = 0; cause <= static_cast<int>(Cause::Internal); ++cause) {
        const auto how = static_cast<Cause>(cause);
        for (auto phase = 0; phase <= static_cast<int>(Phase::Receiving); ++phase) {
            for (const char *reason : {"", "no route to host"}) {
                upstream::TransferFailure failure{
                    .cause = how, .phase = static_cast<Phase>(phase), .reason = reason};
                failure.status = phase % 2 == 0 ? 0 : 200;
                failure.departure =
                    phase % 2 == 0 ? upstream::Departure::NeverLeft : upstream::Departure::MayHaveLeft;
                all.push_back({std::string(nameOf(how)) + ' ' + reason, errorOf(failure, request)});
            }
        }
    }
    request.repetition = Repetition::Harmless;
    for (const char *method : {"GET", "POST"}) {
        request.method = method;
        for (const char *place : {"", "http://api.example.com/graphql", "https://api.example.com/graphql",
                                  "https://10.0.0.1/graphql"}) {
            const auto next = redirected(request, {.status = 307, .fields = {{"Location", place}}},
                                         upstream::AddressScope::Public);
            all.push_back({"a redirect", errorOf({.cause = Cause::Redirect,
                                                  .phase = Phase::Receiving,
                                                  .reason = next->error().message},
                                                 request)});
        }
    }
    for (const char *text :
         {"a b", "https://", "ftp://example.com", "https://a:b@example.com", "https://a:99999"}) {
        const auto url = upstream::Url::parse(text);
        if (!url)
            all.push_back({text, url.error()});
    }
    for (const char *name : {"X Y", "Host", "X-Ok"}) {
        Request unsent = requestTo("https://api.example.com/graphql");
        unsent.fields = {{name, std::string("a\nb")}};
        all.push_back({name, unsendable(unsent).value()});
    }
    Request traced = requestTo("https://api.example.com/graphql");
    traced.method = "TRACE";
    all.push_back({"a method", unsendable(traced).value()});
    return all;
}

RealErrors answerErrors()
{
    RealErrors all;
    for (const Repetition repetition : {Repetition::Harmless, Repetition::Never}) {
        Request request = requestTo("https://api.example.com/graphql");
        request.repetition = repetition;
        for (const int status : {299, 302, 400, 401, 402, 403, 404, 405, 406, 408, 409, 410, 412, 413,
                                 414, 415, 418, 421, 422, 429, 431, 500, 501, 502, 503, 504, 511}) {
            for (const char *body : {"", "{\"message\":\"No such project (any more).\"}"}) {
                upstream::ResponseHead head{.status = status};
                if (status > 420)
                    head.fields.push_back({"Retry-After", "90"});
                all.push_back({"status " + std::to_string(status), httpError(request, head, body, {}).error});
            }
        }
        for (const char *body :
             {"", "<html><title>Sign in: now</title></html>", "<p>", "{\"data\":", "\"\xff\"", "[1]", "1",
              "null", "{\"data\":1}", "{\"errors\":1}", "{\"extensions\":1}", "{\"x\":1}", "nonsense",
              "{\"data\":null,\"data\":{}}"}) {
            upstream::JsonOutline outline({"data", "errors", "extensions"});
            if (outline.add(body))
                outline.end();
            all.push_back({body, brokenAnswer(request, {.status = 200}, body, outline, {}).error});
        }
    }
    return all;
}

} // namespace tooltray::ui::test
