// SPDX-License-Identifier: GPL-3.0-or-later
#include "toolkit/server/administration.h"

#include "http/routing/httpexchange.h"
#include "http/routing/router.h"
#include "toolkit/server/restmessage.h"
#include "json/write.h"

#include <memory>
#include <string>
#include <utility>

namespace tooltray::toolkit {

namespace {

using ExchangePointer = std::shared_ptr<http::HttpExchange>;

constexpr int kCreated = 201;

Error noAdministrator()
{
    return {ErrorKind::Denied, "not_administrator",
            "This token does not let its client administer workspaces.",
            "Ask the user at this computer to give the client the right \"administer\", or use the token "
            "that tooltray serve --print-connection prints."};
}

Done<Result<json::Value>> answering(const ExchangePointer &exchange, int status)
{
    return [exchange, status](Result<json::Value> answer) {
        if (!answer)
            return refuse(*exchange, std::move(answer).error());
        exchange->reply(http::Response::json(status, json::write(*answer)));
    };
}

// A text of the body that must be there, or may be.
enum class Need : std::uint8_t { Required, Optional };
Result<std::string> textIn(const json::Value &body, std::string_view name, Need need)
{
    const json::Value *value = body.find(name);
    if (value == nullptr && need == Need::Optional)
        return std::string();
    if (value != nullptr && value->isString() && !value->toString().empty())
        return std::string(value->toString());
    return Error{ErrorKind::Invalid, "body_invalid", "The body needs a string \"" + std::string(name) + "\".",
                 "Send a JSON object with \"" + std::string(name) + "\" as a string."};
}

class Routes {
public:
    Routes(http::Router &router, Administration &administration)
        : m_router(router)
        , m_administration(administration)
    {}

    template <typename Answer>
    void add(const char *method, const char *pattern, Answer answer)
    {
        http::Route route{.method = method, .pattern = pattern, .handler = {}};
        if (route.method != "DELETE")
            route.contentType = "application/json";
        route.handler = [&administration = m_administration, answer](const ExchangePointer &exchange) {
            if (!administration.mayAdminister(exchange->principal().id))
                return refuse(*exchange, noAdministrator());
            const Result<json::Value> body = requestBody(exchange->request().body);
            if (!body)
                return refuse(*exchange, body.error());
            answer(administration, exchange, *body);
        };
        m_router.add(std::move(route));
    }

private:
    http::Router &m_router;
    Administration &m_administration;
};

std::string nameIn(const ExchangePointer &exchange, std::string_view parameter)
{
    return std::string(exchange->parameter(parameter));
}

void addClient(Administration &administration, const ExchangePointer &exchange, const json::Value &body)
{
    Result<std::string> name = textIn(body, "name", Need::Required);
    Result<std::string> title = textIn(body, "title", Need::Optional);
    Result<std::string> from = textIn(body, "from", Need::Optional);
    for (Result<std::string> *text : {&name, &title, &from}) {
        if (!*text)
            return refuse(*exchange, std::move(*text).error());
    }
    if (from->empty())
        administration.addClient(nameIn(exchange, "workspace"), *name, *title, answering(exchange, kCreated));
    else
        administration.moveClient(*name, *from, nameIn(exchange, "workspace"), answering(exchange, 200));
}

} // namespace

void addAdministrationRoutes(http::Router &router, Administration &administration)
{
    Routes routes(router, administration);
    routes.add("POST", "/api/v1/workspaces",
               [](Administration &all, const ExchangePointer &exchange, const json::Value &body) {
                   Result<std::string> name = textIn(body, "name", Need::Required);
                   if (!name)
                       return refuse(*exchange, std::move(name).error());
                   all.makeWorkspace(*std::move(name), answering(exchange, kCreated));
               });
    routes.add("PATCH", "/api/v1/workspaces/{workspace}",
               [](Administration &all, const ExchangePointer &exchange, const json::Value &body) {
                   Result<std::string> to = textIn(body, "name", Need::Required);
                   if (!to)
                       return refuse(*exchange, std::move(to).error());
                   all.renameWorkspace(nameIn(exchange, "workspace"), *std::move(to),
                                       answering(exchange, 200));
               });
    routes.add("DELETE", "/api/v1/workspaces/{workspace}",
               [](Administration &all, const ExchangePointer &exchange, const json::Value &) {
                   all.removeWorkspace(nameIn(exchange, "workspace"), answering(exchange, 200));
               });
    routes.add("POST", "/api/v1/workspaces/{workspace}/clients", addClient);
    routes.add("DELETE", "/api/v1/workspaces/{workspace}/clients/{client}",
               [](Administration &all, const ExchangePointer &exchange, const json::Value &) {
                   all.removeClient(nameIn(exchange, "workspace"), nameIn(exchange, "client"),
                                    answering(exchange, 200));
               });
}

} // namespace tooltray::toolkit
