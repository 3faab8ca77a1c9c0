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
        m_signIn = document["auth"]["type"].toString();
        items(document["item"], {});
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
        out.url = filledIn(url.isObject() ? url["raw"].toString() : url.toString(), m_values);
        if (request.isString()) // the short form is the URL alone
            out.url = filledIn(request.toString(), m_values);
        body(request["body"], out);
        for (const json::Value &header : request["header"].elements()) {
            if (!header["disabled"].toBool())
                loseHeader(header["key"].toString(), out);
        }
        const std::string_view signIn = request["auth"]["type"].toString();
        loseSignIn(signIn.empty() ? m_signIn : signIn, out);
        if (m_hasScripts || !item["event"].isEmpty())
            loseScripts(out);
        return out;
    }

    void body(const json::Value &body, ForeignRequest &out) const
    {
        if (body["mode"].toString() == "graphql") {
            out.document = filledIn(body["graphql"]["query"].toString(), m_values);
            out.operationName = body["graphql"]["operationName"].toString();
            takeVariables(body["graphql"]["variables"], out);
        } else if (body["mode"].toString() != "raw"
                   || !takeJsonBody(filledIn(body["raw"].toString(), m_values), out)) {
            notGraphql(out);
        }
    }

    Foreign m_out;
    Placeholders m_values;
    std::string_view m_signIn;
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
