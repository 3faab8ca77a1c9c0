// SPDX-License-Identifier: GPL-3.0-or-later
// Collections of Postman: https://schema.getpostman.com/json/collection/v2.1.0/collection.json
#include "workspace/exchange/readers.h"

namespace tooltray::workspace {

namespace {

// A description is a text, or an object that has one.
std::string_view postmanText(const json::Value &text)
{
    return text.isObject() ? text["content"].toString() : text.toString();
}

void takePostmanVariables(const json::Value &list, Placeholders &values)
{
    for (const json::Value &variable : list.elements()) {
        const std::string_view key =
            variable.contains("key") ? variable["key"].toString() : variable["id"].toString();
        if (!key.empty() && variable["value"].isString() && !variable["disabled"].toBool())
            values.insert_or_assign(std::string(key), std::string(variable["value"].toString()));
    }
}

class PostmanReader {
public:
    explicit PostmanReader(const json::Value &document)
    {
        m_out.format = ForeignFormat::Postman;
        m_out.title = document["info"]["name"].toString();
        takePostmanVariables(document["variable"], m_values);
        m_hasScripts = !document["event"].isEmpty();
        m_auth = document["auth"];
        items(document["item"], {});
        m_out.values = m_values;
    }

    Foreign take() { return std::move(m_out); }

private:
    void items(const json::Value &list, const std::string &folder)
    {
        for (const json::Value &item : list.elements()) {
            const std::string name(item["name"].toString());
            if (item["item"].isArray())
                items(item["item"], folder.empty() ? name : folder + " / " + name);
            else if (!item["request"].isNull() && hasRoom(m_out))
                m_out.requests.push_back(request(item, folder));
        }
    }

    ForeignRequest request(const json::Value &item, const std::string &folder)
    {
        const json::Value &request = item["request"];
        ForeignRequest out{.name = std::string(item["name"].toString())};
        out.description = postmanText(request["description"]);
        if (out.description.empty() && !folder.empty())
            out.description = folder + " / " + out.name;
        const json::Value &url = request["url"];
        out.url = url.isObject() ? url["raw"].toString() : url.toString();
        if (request.isString()) // the short form is the URL alone
            out.url = request.toString();
        if (request["body"]["mode"].toString() == "graphql")
            graphql(request, out);
        else
            takeCall(call(request), m_values, out);
        const json::Value &auth = request["auth"]["type"].toString().empty() ? m_auth : request["auth"];
        loseSignIn(auth["type"].toString(), out, keyHeader(auth));
        if (m_hasScripts || !item["event"].isEmpty())
            loseScripts(out);
        return out;
    }

    void graphql(const json::Value &request, ForeignRequest &out) const
    {
        const json::Value &graphql = request["body"]["graphql"];
        out.url = filledIn(out.url, m_values);
        out.document = filledIn(graphql["query"].toString(), m_values);
        out.operationName = graphql["operationName"].toString();
        takeVariables(graphql["variables"], out);
        for (const json::Value &header : request["header"].elements()) {
            if (!header["disabled"].toBool())
                loseHeader(header["key"].toString(), out);
        }
    }

    // The attributes of a key are a list in 2.1 and an object in 2.0.
    static std::string_view keyHeader(const json::Value &auth)
    {
        for (const json::Value &field : auth["apikey"].elements()) {
            if (field["key"].toString() == "key")
                return field["value"].toString();
        }
        return auth["apikey"]["key"].toString();
    }

    static std::vector<ForeignField> fields(const json::Value &list)
    {
        std::vector<ForeignField> fields;
        for (const json::Value &field : list.elements()) {
            if (!field["disabled"].toBool() && !field["key"].toString().empty())
                fields.push_back(
                    {std::string(field["key"].toString()), std::string(field["value"].toString())});
        }
        return fields;
    }

    static ForeignHttpRequest call(const json::Value &request)
    {
        ForeignHttpRequest call{.method = methodOf(request["method"].toString())};
        const json::Value &url = request["url"];
        call.query = fields(url["query"]);
        call.pathValues = fields(url["variable"]);
        call.headers = fields(request["header"]);
        const json::Value &body = request["body"];
        const std::string_view mode = body["disabled"].toBool() ? "" : body["mode"].toString();
        if (mode == "raw") {
            call.body = body["raw"].toString();
            const std::string_view language = body["options"]["raw"]["language"].toString();
            call.mediaType = language == "json"  ? "application/json"
                             : language == "xml" ? "application/xml"
                                                 : "";
        } else if (mode == "urlencoded") {
            call.form = fields(body["urlencoded"]);
            call.mediaType = "application/x-www-form-urlencoded";
        } else {
            call.hasFiles = mode == "formdata" || mode == "file";
        }
        return call;
    }

    Foreign m_out;
    Placeholders m_values;
    json::Value m_auth;
    bool m_hasScripts = false;
};

} // namespace

bool isPostman(const json::Value &document)
{
    const std::string_view schema = document["info"]["schema"].toString();
    return document["item"].isArray()
           && (schema.find("collection/v2") != std::string_view::npos
               || document["info"].contains("_postman_id"));
}

Foreign readPostman(const json::Value &document)
{
    return PostmanReader(document).take();
}

} // namespace tooltray::workspace
