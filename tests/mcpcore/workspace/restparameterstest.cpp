// SPDX-License-Identifier: GPL-3.0-or-later
#include "workspace/snapshot/restparameters.h"

#include "support/testcase.h"
#include "json/write.h"

#include <QTest>

using namespace tooltray;
using namespace tooltray::workspace;

namespace {

Binding passingOn(const char *name, const char *path = "")
{
    return {ParameterSource{name, path}};
}

} // namespace

class RestParametersTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void findsPlaceholders_data()
    {
        const TestRows<std::string, std::string> row{"path", "names"};
        row("/issues", "");
        row("/fast/{size}", "size ");
        row("/{a}/x/{b}-{a}", "a b ");
        row("/{a", "");
        row("/a}/{b}", "b ");
        row("/items?q={text}", "text ");
    }

    void findsPlaceholders()
    {
        QFETCH(const std::string, path);
        QFETCH(const std::string, names);
        std::string found;
        for (const std::string &name : placeholdersOf(path))
            found += name + ' ';
        QCOMPARE(found, names);
    }

    void stylesOfNoFieldAreFound_data()
    {
        addColumns<std::string, bool>("style", "isOfField");
        for (const char *style : {"path:id", "query:q", "query:page", "header:X-H", "cookie:c", "body:b"})
            QTest::newRow(style) << std::string(style) << true;
        for (const char *style :
             {"path:q", "query:Q", "query:id", "header:x-h", "cookie:q", "body:c", "query:c"})
            QTest::newRow(style) << std::string(style) << false;
    }

    void stylesOfNoFieldAreFound()
    {
        QFETCH(const std::string, style);
        QFETCH(const bool, isOfField);
        RestRequest request{.path = "/a/{id}",
                            .query = {{"q", passingOn("q")}},
                            .headers = {{"X-H", passingOn("h")}},
                            .cookies = {{"c", passingOn("c")}}};
        request.body = Binding{ObjectSource{{{"b", passingOn("b")}}}};
        request.styles[style].isExploded = true;
        Shared<Pagination> pages;
        pages.emplace().variables.page = "page";
        QCOMPARE(strayStyles(request, pages).empty(), isOfField);
        QCOMPARE(strayStyles(request, {}).empty(), isOfField && style != "query:page");
    }

    void whatThePathLeavesOpenIsRequired()
    {
        const json::Value schema = restParameters({RestRequest::Method::Get, "/fast/{size}"}, {});
        QCOMPARE(
            json::write(schema),
            std::string(R"({"type":"object","properties":{"size":{"type":["string","number","boolean"]}},)"
                        R"("required":["size"],"additionalProperties":false})"));
    }

    void everyPlaceHasItsParameters()
    {
        RestRequest request{RestRequest::Method::Post, "/projects/{project}/{kind}/{id}"};
        request.query = {{"state", passingOn("state")}, {"page", {ConstantSource{json::Value(1)}}}};
        request.headers = {{"X-Reason", passingOn("reason")}};
        request.body =
            Binding{ObjectSource{{{"title", passingOn("title")}, {"who", passingOn("person", "/id")}}}};
        Binding lower = passingOn("label");
        lower.transforms = {{Transform::Kind::Lower}};
        Binding mapped = passingOn("stage");
        mapped.mapping = "stages";
        const json::Value schema =
            restParameters(request, {{"kind", lower}, {"id", mapped}, {"unused", passingOn("spare")}});
        std::string names;
        for (const json::Member &property : schema["properties"].members())
            names.append(property.name.view()) += ' ';
        QCOMPARE(names, std::string("project label stage spare state reason title person "));
        QCOMPARE(json::write(schema["required"]), std::string(R"(["project","stage"])"));
        QCOMPARE(json::write(schema["properties"]["stage"]),
                 std::string(R"({"$ref":"tooltray:mappings/stages"})"));
        QVERIFY(schema["properties"]["label"].isEmpty()); // whatever can be made a text in lower case
        QCOMPARE(schema["properties"]["state"]["type"].size(), std::size_t(4)); // also a list of them
        QCOMPARE(schema["properties"]["reason"]["type"].size(), std::size_t(3));
        QVERIFY(schema["properties"]["title"].isEmpty());
    }

    // What a caller passed would be replaced by what the next page needs.
    void whatAsksForAPageIsNoParameter()
    {
        RestRequest request{RestRequest::Method::Get, "/projects/{page}"};
        request.query = {{"page", passingOn("number")},
                         {"per_page", passingOn("per_page")},
                         {"state", passingOn("state")}};
        Pagination pagination;
        pagination.style = Pagination::Style::Page;
        pagination.variables = {.size = "per_page", .cursor = {}, .offset = {}, .page = "page"};
        const auto names = [&] {
            std::string all;
            const json::Value schema = restParameters(request, {}, pagination);
            for (const json::Member &property : schema["properties"].members())
                all.append(property.name.view()) += ' ';
            return all;
        };
        QCOMPARE(names(), std::string("page state ")); // the place in the path is another one
        pagination.enabled = false;
        QCOMPARE(names(), std::string("page number per_page state "));
    }

    void aPageIsAskedForInOnePlace_data()
    {
        // query: the name, and the parameter that fills it
        addColumns<std::string, std::string, std::string, std::string>("path", "query", "place",
                                                                       "parameters");
        const auto row = [](const char *path, const char *query, const char *place, const char *parameters) {
            QTest::addRow("%s %s", path, query)
                << std::string(path) << std::string(query) << std::string(place) << std::string(parameters);
        };
        row("/a", "p", "p", "");
        row("/a", "page", "page", ""); // named by its parameter
        row("/a", "", "p", "");        // to be added
        row("/a/{p}", "", "p", "");
        row("/a/{p}", "page", "p", "p ");
        row("/a/{p}", "p", "p", "p ");
    }

    void aPageIsAskedForInOnePlace()
    {
        QFETCH(const std::string, path);
        QFETCH(const std::string, query);
        QFETCH(const std::string, place);
        QFETCH(const std::string, parameters);
        RestRequest request{RestRequest::Method::Get, path};
        if (!query.empty())
            request.query = {{query, passingOn("p")}};
        Pagination pagination;
        pagination.variables.page = "p";
        QCOMPARE(pagedPlaces(request, pagination).page, place);
        std::string all;
        const json::Value schema = restParameters(request, {}, pagination);
        for (const json::Member &property : schema["properties"].members())
            all.append(property.name.view()) += ' ';
        QCOMPARE(all, parameters);
    }

    void oneParameterForTwoPlacesIsRequiredIfOneNeedsIt()
    {
        RestRequest request{RestRequest::Method::Get, "/projects/{id}"};
        request.query = {{"also", passingOn("id")}};
        const json::Value schema = restParameters(request, {});
        QCOMPARE(schema["properties"].size(), std::size_t(1));
        QCOMPARE(json::write(schema["required"]), std::string(R"(["id"])"));
    }
};

TOOLTRAY_TEST(RestParametersTest)
#include "restparameterstest.moc"
