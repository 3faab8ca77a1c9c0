// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/petserver.h"

#include <algorithm>
#include <functional>
#include <utility>

namespace tooltray::test {
namespace {

std::string exchanged(std::string text, char from, char to)
{
    std::ranges::replace(text, from, to);
    return text;
}

std::string lineOf(const ScriptedUpstream::Asked &asked)
{
    const std::string line = asked.line();
    return line.substr(0, line.find(" HTTP/"));
}

std::string reply(const std::string &status, const std::string &body, const std::string &fields = {})
{
    const std::string json = exchanged(body, '\'', '"');
    return "HTTP/1.1 " + status + "\r\nContent-Type: application/json\r\n" + fields
           + "Content-Length: " + std::to_string(json.size()) + "\r\n\r\n" + json;
}

} // namespace

PetServer::PetServer()
{
    m_server.onRequest = [this](ScriptedUpstream::Peer &peer, const ScriptedUpstream::Asked &asked) {
        peer.send(answerTo(asked));
    };
}

void PetServer::setDescription(std::string text)
{
    m_description = std::move(text);
}

std::string PetServer::petDescription(const std::string &ofPet)
{
    const std::string id =
        "{'name':'petId','in':'path','required':true,'schema':{'type':'integer','minimum':1}}";
    const std::string pet = "{'200':{'description':'','content':{'application/json':{'schema':"
                            "{'$ref':'#/components/schemas/Pet'}}}}}";
    return "{'openapi':'3.0.3','info':{'title':'Pets','version':'1.0'},'servers':[{'url':'/v1'}],'paths':{"
           "'/pets':{'get':{'operationId':'listPets','summary':'List all pets','tags':['pets'],'parameters':["
           "{'name':'status','in':'query','description':'Only pets of this status.',"
           "'schema':{'type':'string','enum':['available','sold']}},"
           "{'name':'limit','in':'query','schema':{'type':'integer'}}],"
           "'responses':{'200':{'description':'','content':{'application/"
           "json':{'schema':{'type':'array','items':"
           "{'$ref':'#/components/schemas/Pet'}}}}}}},"
           "'post':{'operationId':'createPet','summary':'Add a pet','tags':['pets'],"
           "'requestBody':{'required':true,'content':{"
           "'application/json':{'schema':{'$ref':'#/components/schemas/NewPet'}}}},'responses':"
           + pet + "}},'/pets/{petId}':{'get':{'operationId':'getPet','summary':'Get a pet','tags':['pets'],"
           + "'parameters':[" + id + ofPet + "],'responses':" + pet
           + "},'delete':{'operationId':'deletePet','summary':'Remove a pet','tags':['pets'],'parameters':["
           + id
           + "],'responses':{'204':{'description':''}}},"
             "'trace':{'operationId':'tracePet','tags':['pets'],'parameters':["
           + id
           + "],'responses':{'200':{'description':''}}}},"
             "'/owners':{'get':{'operationId':'listOwners','summary':'List all owners','tags':['owners'],"
             "'responses':{'200':{'description':''}}}},"
             "'/stock':{'get':{'operationId':'getStock','summary':'Count pets by status','tags':['store'],"
             "'deprecated':true,'responses':{'200':{'description':''}}}}},"
             "'components':{'schemas':{'Pet':{'type':'object','properties':{'id':{'type':'integer'},"
             "'name':{'type':'string'},'status':{'type':'string'}}},"
             "'NewPet':{'type':'object','required':['name'],'properties':{'name':{'type':'string'},"
             "'status':{'type':'string'}}}}}}";
}

std::string PetServer::lastLine() const
{
    return lineOf(m_server.asked.back());
}

std::string PetServer::lastBody() const
{
    return exchanged(m_server.asked.back().body, '"', '\'');
}

std::string PetServer::answerTo(const ScriptedUpstream::Asked &asked) const
{
    const std::string line = lineOf(asked);
    if (line == "GET /docs/openapi.json" || line == "GET /openapi.json") {
        const std::string tag = '"' + std::to_string(std::hash<std::string>()(m_description)) + '"';
        if (asked.field("If-None-Match") == tag)
            return "HTTP/1.1 304 Not Modified\r\nETag: " + tag + "\r\n\r\n";
        return reply("200 OK", m_description, "ETag: " + tag + "\r\n");
    }
    if (line == "GET /v1/pets/7")
        return reply("200 OK", "{'id':7,'name':'Rex','status':'sold'}");
    if (line.starts_with("GET /v1/pets?") || line == "GET /v1/pets")
        return reply("200 OK", "[{'id':7,'name':'Rex','status':'sold'}]");
    if (line == "POST /v1/pets")
        return reply("201 Created", asked.body);
    return reply("404 Not Found", "{'title':'There is no such pet'}");
}

} // namespace tooltray::test
