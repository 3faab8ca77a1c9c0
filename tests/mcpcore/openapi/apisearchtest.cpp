// SPDX-License-Identifier: GPL-3.0-or-later
#include "openapi/discovery/apisearch.h"

#include "openapi/discovery/deed.h"
#include "openapi/discovery/signature.h"
#include "openapisample.h"
#include "support/testcase.h"
#include "json/write.h"

#include <QTest>

#include <limits>
#include <span>

using namespace tooltray;
using namespace tooltray::openapi;

namespace {

// A shop, with what real descriptions have: tags, references, plural paths, items below items, deprecated operations.
ApiPointer shop()
{
    return samples::read(samples::quoted(R"({'openapi':'3.0.3','info':{'title':'Shop','version':'1'},'paths':{
        '/orders':{
            'get':{'operationId':'listOrders','summary':'List orders','tags':['sales'],'parameters':[
                {'name':'state','in':'query','schema':{'type':'string','enum':['open','shipped','all']}},
                {'name':'since','in':'query','schema':{'type':'string','format':'date-time'}}],
                'responses':{'200':{'description':'ok','content':{'application/json':{'schema':
                    {'type':'array','items':{'$ref':'#/components/schemas/Order'}}}}}}},
            'post':{'operationId':'createOrder','summary':'Create an order','tags':['sales'],
                'requestBody':{'required':true,'content':{'application/json':{'schema':
                    {'$ref':'#/components/schemas/NewOrder'},
                    'example':{'article':'A-7','count':2}}}},
                'responses':{'201':{'description':'ok'}}}},
        '/orders/{order-id}':{
            'parameters':[{'name':'order-id','in':'path','required':true,'schema':{'type':'integer'},'example':17}],
            'get':{'operationId':'getOrder','summary':'Get an order','responses':{'200':{'description':'ok',
                'content':{'application/json':{'schema':{'$ref':'#/components/schemas/Order'}}}}}},
            'delete':{'operationId':'cancelOrder','summary':'Delete an order','responses':{'204':{'description':'gone'}}}},
        '/orders/{order-id}/refund':{'post':{'operationId':'refund','summary':'Give the money back','parameters':[
            {'name':'order-id','in':'path','required':true,'schema':{'type':'integer'}}],
            'responses':{'204':{'description':'ok'}}}},
        '/customers':{'get':{'operationId':'oldCustomers','deprecated':true,'summary':'Customers',
            'responses':{'200':{'description':'ok'}}}},
        '/v2/customers':{'get':{'operationId':'customersV2','summary':'Customers',
            'responses':{'200':{'description':'ok'}}}},
        '/customers/{id}':{'patch':{'summary':'Change a customer','parameters':[
            {'name':'id','in':'path','required':true,'schema':{'type':'string','format':'uuid'}}],
            'requestBody':{'content':{'application/json':{'schema':{'type':'object','properties':
                {'email':{'type':'string'},'token':{'type':'string','readOnly':true}}}}}},
            'responses':{'200':{'description':'ok'}}}}},
      'components':{'schemas':{
        'Order':{'type':'object','required':['id'],'properties':{'id':{'type':'integer'},'article':{'type':'string'},
            'customer':{'$ref':'#/components/schemas/a.b.Customer'},'count':{'type':'integer'}}},
        'NewOrder':{'type':'object','required':['article','gift'],'properties':{'id':{'type':'integer','readOnly':true},
            'article':{'type':'string'},'count':{'type':'integer'},'gift':{'$ref':'#/components/schemas/Gift'}}},
        'Gift':{'type':'object','required':['wrap','text'],'properties':{'wrap':{'type':'string','enum':['red','blue']},
            'text':{'type':'string','default':'Enjoy'}}},
        'a.b.Customer':{'type':'object','properties':{'name':{'type':'string'}}}}}})"))
        .api;
}

const ApiSearch &shopSearch()
{
    static const ApiSearch search(shop());
    return search;
}

std::string viewOf(const std::string &question)
{
    const ApiSearch &search = shopSearch();
    const std::vector<ApiHit> hits = search.search(question, 1);
    if (hits.empty())
        return {};
    return json::write(
        hitView(search.api(), *hits.front().operation, terms::SaidWords(std::span(&question, 1))));
}

} // namespace

class ApiSearchTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void theRightOperationComesFirst_data()
    {
        QTest::addColumn<std::string>("question");
        QTest::addColumn<std::string>("coordinate");
        const auto row = [](const char *question, const char *coordinate) {
            QTest::newRow(question) << std::string(question) << std::string(coordinate);
        };
        row("orders", "GET /orders");
        row("show all orders", "GET /orders");
        row("find an order by id", "GET /orders/{order-id}");
        row("create an order", "POST /orders");
        row("new order", "POST /orders");
        row("remove an order", "DELETE /orders/{order-id}");
        row("refund an order", "POST /orders/{order-id}/refund");
        row("change the email of a customer", "PATCH /customers/{id}");
        row("customers", "GET /v2/customers"); // the other one is deprecated
        row("cstomers", "GET /v2/customers");
        row("cancel_order", "DELETE /orders/{order-id}");
        row("give the money back", "POST /orders/{order-id}/refund");
        row("change a customer.", "PATCH /customers/{id}");
        row("GET /customers", "GET /customers");
        row("/customers/{id}", "PATCH /customers/{id}");
        row("zeppelin", "");
        row("", "");
    }

    void theRightOperationComesFirst()
    {
        QFETCH(const std::string, question);
        QFETCH(const std::string, coordinate);
        const std::vector<ApiHit> hits = shopSearch().search(question, 5);
        QCOMPARE(hits.empty() ? std::string() : coordinateOf(*hits.front().operation), coordinate);
    }

    // People who narrow a list down want less than all that has something to do with it.
    void onlyWhatFitsMatches()
    {
        const auto matches = [](std::string_view question) {
            std::vector<std::string> places;
            double last = std::numeric_limits<double>::max();
            for (const ApiHit &hit : shopSearch().matching(question)) {
                places.push_back(hit.score > last ? "out of order" : coordinateOf(*hit.operation));
                last = hit.score;
            }
            return places;
        };
        using Places = std::vector<std::string>;
        QCOMPARE(matches("refund"), Places{"POST /orders/{order-id}/refund"});
        QCOMPARE(matches("cancel_order").front(), std::string("DELETE /orders/{order-id}"));
        const Places orders = matches("orders");
        QVERIFY2(orders.size() > 3, std::to_string(orders.size()).c_str());
        QCOMPARE(orders.front(), std::string("GET /orders"));
        for (const std::string &place : orders)
            QVERIFY2(place.find("/orders") != std::string::npos, place.c_str());
        for (const std::string &place : matches("change a customer"))
            QVERIFY2(place.find("/customers") != std::string::npos, place.c_str());
        QVERIFY(matches("zeppelin").empty());
    }

    void severalWordingsAreOneQuestion()
    {
        const std::vector<std::string> wordings{"zeppelin", "money back"};
        const std::vector<ApiHit> hits = shopSearch().search(wordings, 5);
        QVERIFY(!hits.empty());
        QCOMPARE(coordinateOf(*hits.front().operation), std::string("POST /orders/{order-id}/refund"));
    }

    void hintsAreWordsThatNobodySaid()
    {
        const ApiSearch &search = shopSearch();
        const std::vector<std::string> question{"orders"};
        const std::vector<std::string> hints = search.hints(question, search.search(question, 5), 3);
        QVERIFY(!hints.empty());
        QVERIFY(std::find(hints.begin(), hints.end(), "orders") == hints.end());
        QCOMPARE(search.nearestNames("listOrder", 1), std::vector<std::string>{"listOrders"});
        QCOMPARE(search.nearestNames("/custmers", 1), std::vector<std::string>{"/customers"});
    }

    void deedsAreTold_data()
    {
        QTest::addColumn<std::string>("question");
        QTest::addColumn<int>("deed"); // -1: none
        const auto row = [](const char *question, int deed) {
            QTest::newRow(question) << std::string(question) << deed;
        };
        row("remove a label", int(Deed::Delete));
        row("how do I delete a label", int(Deed::Delete));
        row("rename a label", int(Deed::Update));
        row("please add a label", int(Deed::Create));
        row("new label", int(Deed::Create));
        row("merge a branch", int(Deed::Act));
        row("labels", -1);
        row("which labels were deleted", -1);
    }

    void deedsAreTold()
    {
        QFETCH(const std::string, question);
        QFETCH(const int, deed);
        const std::optional<Deed> asked = askedDeed(question);
        QCOMPARE(asked ? int(*asked) : -1, deed);
    }

    void aHitSaysHowToCallIt()
    {
        QCOMPARE(
            samples::quoted(viewOf("shipped orders")),
            samples::quoted("{'coordinate':'GET /orders','description':'List orders','path':'sales',"
                            "'arguments':'state?: open|shipped|all, since?: date-time','answers':'[Order]',"
                            "'example_variables':{'state':'shipped'}}"));
        QCOMPARE(
            samples::quoted(viewOf("create an order")),
            samples::quoted("{'coordinate':'POST /orders','description':'Create an order','path':'sales',"
                            "'arguments':'article: string!, gift: Gift!, count?: integer',"
                            "'example_variables':{'article':'A-7','gift':{'wrap':'red','text':'Enjoy'}}}"));
        QCOMPARE(samples::quoted(viewOf("get order")),
                 samples::quoted("{'coordinate':'GET /orders/{order-id}','description':'Get an order',"
                                 "'arguments':'order_id: integer!','answers':'Order',"
                                 "'example_variables':{'order_id':17}}"));
    }

    void itemsLeaveRoomBesideTheirLists()
    {
        const ApiPointer api =
            samples::read(samples::quoted("{'openapi':'3.0.3','info':{'title':'t','version':'1'},'paths':{"
                                          "'/a':{'get':{'summary':'Cards of a customer','responses':{}}},"
                                          "'/a/{b}':{'get':{'summary':'Cards of a customer','responses':{}}},"
                                          "'/c':{'get':{'summary':'Cards of a customer','responses':{}}}}}"))
                .api;
        std::string paths;
        for (const ApiHit &hit : ApiSearch(api).search("cards of a customer", 3))
            paths.append(hit.operation->path).append(" ");
        QCOMPARE(paths, std::string("/a /c /a/{b} "));
    }

    // Whatever a description calls things, and however long.
    void hitsAreSmall()
    {
        const std::string name(100'000, 'n');
        const ApiPointer api =
            samples::read(
                samples::quoted(
                    "{'openapi':'3.0.3','info':{'title':'t','version':'1'},'paths':{'/a':{'get':{'summary':'"
                    + name + "','tags':['" + name + "'],'parameters':[{'name':'" + name
                    + "','in':'query','required':true,'schema':{"
                      "'type':'string','default':'"
                    + name
                    + "'}}],'responses':{'200':{'description':'','content':{"
                      "'application/json':{'schema':{'$ref':'#/components/schemas/"
                    + name
                    + "'}}}}}}},'/b':{'get':{'responses':{"
                      "'200':{'description':'','content':{'application/"
                      "json':{'schema':{'type':'object','properties':{'"
                    + name + "':{}}}}}}}}}},'components':{'schemas':{'" + name + "':{'type':'object'}}}}"))
                .api;
        QCOMPARE(api->operations.size(), std::size_t(2));
        for (const ApiOperation &operation : api->operations) {
            const std::string hit = json::write(hitView(*api, operation, terms::SaidWords()));
            QVERIFY2(hit.size() < 1'500, std::to_string(hit.size()).c_str());
        }
    }

    void signaturesAreOneLine()
    {
        const ApiPointer api = shop();
        QCOMPARE(signatureOf(*api, *api->find("listOrders")),
                 std::string("GET /orders(state?: open|shipped|all, since?: date-time) -> [Order]"));
        QCOMPARE(signatureOf(*api, *api->find("PATCH /customers/{id}")),
                 std::string("PATCH /customers/{id}(id: uuid!, email?: string)"));
        QCOMPARE(signatureOf(*api, *api->find("listOrders"), 30),
                 std::string("GET /orders(state?: open|shipped|all, ... 1 more) -> [Order]"));
        QCOMPARE(schemaText(*api, "Order", namedSchema(*api, "Order")),
                 std::string("Order {id: integer!, article?: string, customer?: Customer, count?: integer}"));
        QVERIFY(namedSchema(*api, "Customer"));
        QVERIFY(!namedSchema(*api, "Client"));
    }
};

TOOLTRAY_TEST(ApiSearchTest)
#include "apisearchtest.moc"
