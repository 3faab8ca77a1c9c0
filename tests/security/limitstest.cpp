// SPDX-License-Identifier: GPL-3.0-or-later
#include "security/support/servedprogram.h"
#include "support/testcase.h"
#include "json/parser.h"
#include "json/write.h"

#include <QTcpServer>
#include <QTcpSocket>
#include <QTest>

#include <algorithm>
#include <atomic>
#include <functional>
#include <mutex>
#include <thread>

using namespace tooltray;
using namespace tooltray::test;

namespace {

// An API on a thread of its own, as the test waits for the program: one request on a connection.
class BlockingUpstream {
public:
    // Gets the head and the body of a request, and answers with a body of JSON.
    using Answer = std::function<std::string(const std::string &head, const std::string &body)>;

    explicit BlockingUpstream(Answer answer) : m_answer(std::move(answer))
    {
        std::atomic<std::uint16_t> port{0};
        m_thread = std::thread([this, &port] { run(port); });
        while (port == 0)
            std::this_thread::yield();
        m_port = port;
    }
    ~BlockingUpstream()
    {
        m_isOver = true;
        m_thread.join();
    }
    BlockingUpstream(const BlockingUpstream &) = delete;
    BlockingUpstream &operator=(const BlockingUpstream &) = delete;

    std::string url(const std::string &path) const
    {
        return "http://127.0.0.1:" + std::to_string(m_port) + path;
    }
    std::vector<std::string> takeRequests()
    {
        const std::scoped_lock lock(m_mutex);
        return std::exchange(m_requests, {});
    }

private:
    void run(std::atomic<std::uint16_t> &port)
    {
        QTcpServer server;
        server.listen(QHostAddress::LocalHost);
        port = server.serverPort();
        while (!m_isOver) {
            if (!server.waitForNewConnection(50))
                continue;
            while (const auto socket = std::unique_ptr<QTcpSocket>(server.nextPendingConnection()))
                serve(*socket);
        }
    }

    void serve(QTcpSocket &socket)
    {
        std::string text;
        std::size_t end = std::string::npos;
        std::size_t length = 0;
        while (end == std::string::npos || text.size() < end + 4 + length) {
            if (!socket.waitForReadyRead(5'000))
                return;
            text += socket.readAll().toStdString();
            end = text.find("\r\n\r\n");
            const std::size_t field = text.find("Content-Length: ");
            if (field != std::string::npos)
                length = static_cast<std::size_t>(std::stoul(text.substr(field + 16)));
        }
        const std::string head = text.substr(0, end);
        const std::string body = text.substr(end + 4);
        // Introspection is none of the test's.
        const bool isAsked =
            body.find("__schema") == std::string::npos && body.find("_service") == std::string::npos;
        if (isAsked) {
            const std::scoped_lock lock(m_mutex);
            m_requests.push_back(head + "\n" + body);
        }
        const std::string answer = m_answer(head, body);
        const std::string response =
            "HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nConnection: close\r\n"
            "Content-Length: "
            + std::to_string(answer.size()) + "\r\n\r\n" + answer;
        socket.write(response.data(), static_cast<qint64>(response.size()));
        socket.waitForBytesWritten(5'000);
        socket.disconnectFromHost();
    }

    Answer m_answer;
    std::thread m_thread;
    std::uint16_t m_port = 0;
    std::atomic<bool> m_isOver{false};
    std::mutex m_mutex;
    std::vector<std::string> m_requests;
};

json::Value parsed(std::string text)
{
    std::ranges::replace(text, '\'', '"');
    json::Parsed result = json::parse(text);
    if (!result)
        qFatal("%s", text.c_str());
    return std::move(result.value);
}

// A pack of tools, each with these members of its only version.
json::Value packOf(const std::vector<std::pair<std::string, std::string>> &tools, const std::string &endpoint)
{
    json::Value pack = parsed("{'format':'tooltray-pack','version':1,'tools':{}}");
    for (const auto &[name, members] : tools) {
        json::Value tool = parsed("{'active':'0.1.0','versions':{}}");
        tool.set("endpoint", json::Value(endpoint));
        tool.find("versions")->set("0.1.0", parsed("{'description':'Does it.'," + members + "}"));
        pack.find("tools")->set(name, std::move(tool));
    }
    return pack;
}

// Every tool calls the next one `steps` times.
json::Value bomb(int tools, int steps)
{
    std::vector<std::pair<std::string, std::string>> made;
    for (int i = 0; i < tools; ++i) {
        std::string members = "'operation':{'document':'{ a }'}";
        if (i + 1 < tools) {
            members = "'operation':{'steps':[";
            for (int step = 0; step < steps; ++step)
                members.append(step == 0 ? "" : ",")
                    .append("{'name':'s" + std::to_string(step) + "','operation':{'tool':'t"
                            + std::to_string(i + 1) + "'}}");
            members += "]}";
        }
        made.emplace_back("t" + std::to_string(i), members);
    }
    return packOf(made, "denying");
}

const std::string kSchema =
    "type Query { a: Int owner: Owner list(first: Int, after: String): List }\n"
    "type Owner { id: ID }\n"
    "type List { nodes: [Int!]! pageInfo: PageInfo! }\n"
    "type PageInfo { hasNextPage: Boolean! endCursor: String }\n"
    "type Mutation { create(ownerId: ID, title: String): Owner note(id: ID): Owner }\n";

} // namespace

// What one agent may make the program do: analysis, requests, steps; and what passes as reading.
class LimitsTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void bombsDoNotStopTheProgram_data();
    void bombsDoNotStopTheProgram();
    void oneLargeTypeDoesNotFillTheListsOfOthers();
    void chainsBeyondTheDepthAreRefused();
    void readingIsWhatReads_data();
    void readingIsWhatReads();
    void valuesDoNotWrite_data();
    void valuesDoNotWrite();
    void whatAPersonSetStays_data();
    void whatAPersonSetStays();
    void agentsAllowThemselvesNothing();
    void compositesEndWithTheirFirstFailure_data();
    void compositesEndWithTheirFirstFailure();
    void endlessPagesEnd();
    void fanOutEnds();

private:
    ServedProgram::Setup setup() const;
    bool import(ServedProgram &program, const json::Value &pack) const;

    std::string m_reply; // to operations, when it is not empty
    std::mutex m_mutex;
    TemporaryFolder m_folder;
    std::unique_ptr<BlockingUpstream> m_upstream;
    std::unique_ptr<ServedProgram> m_program;
    std::atomic<int> m_number{0}; // of tools made so far
};

void LimitsTest::initTestCase()
{
    m_folder.write("schema.graphql", kSchema);
    m_upstream = std::make_unique<BlockingUpstream>([this](const std::string &head, const std::string &body) {
        const std::scoped_lock lock(m_mutex);
        if (head.starts_with("GET") || body.find("\"query\"") == std::string::npos)
            return std::string("[1]");
        if (body.find("owner") != std::string::npos && body.find("mutation") == std::string::npos)
            return m_reply;
        if (body.find("list(") != std::string::npos)
            return std::string(
                       R"({"data":{"list":{"nodes":[1,2],"pageInfo":{"hasNextPage":true,"endCursor":")")
                   + std::to_string(m_number++) + R"("}}}})";
        return std::string(R"({"data":{"a":1,"create":{"id":"9"},"note":{"id":"9"}}})");
    });
    m_program = std::make_unique<ServedProgram>(setup());
    QVERIFY2(m_program->isServing(), m_program->process().errorOutput().c_str());
}

ServedProgram::Setup LimitsTest::setup() const
{
    std::string config = "endpoints:\n";
    for (const auto &[name, policy] : {std::pair("denying", "deny"), std::pair("allowing", "allow")})
        config += std::string("  ") + name + ": { url: \"" + m_upstream->url("/graphql?tenant=acme")
                  + "\", rest_url: \"" + m_upstream->url("/api?tenant=acme") + "\", schema: \""
                  + (m_folder / "schema.graphql").string() + "\", mutations: " + policy
                  + ", headers: { X-Tenant: acme } }\n";
    // What it stores is run by the name of its id, and its path is called nothing like GraphQL.
    config += "  stored: { url: \"" + m_upstream->url("/api/q") + "\", schema: \""
              + (m_folder / "schema.graphql").string() + "\", mutations: deny }\n";
    return {.config = config, .clients = {{"agent"}, {"reader", "{ read_only: true }"}}};
}

bool LimitsTest::import(ServedProgram &program, const json::Value &pack) const
{
    const json::Value result = program.call(
        "agent", "import_tools", json::Value::object({{"pack", pack}, {"on_conflict", "replace"}}));
    return !result["isError"].toBool() && result["error"].isNull();
}

// Bounds that hold on a busy machine under a sanitizer, and not with work that grows with the number of ways.
void LimitsTest::bombsDoNotStopTheProgram_data()
{
    addColumns<int, int>("tools", "steps");
    QTest::newRow("control: a chain") << 8 << 1;
    QTest::newRow("10 to the power of 6") << 7 << 10;
    QTest::newRow("20 to the power of 7") << 8 << 20;
    QTest::newRow("200 to the power of 7") << 8 << 200;
    QTest::newRow("1,000 to the power of 3") << 4 << 1'000;
}

void LimitsTest::bombsDoNotStopTheProgram()
{
    QFETCH(int, tools);
    QFETCH(int, steps);
    ServedProgram program(setup());
    QVERIFY(program.isServing());
    QVERIFY(import(program, bomb(tools, steps)));
    for (int round = 0; round < 2; ++round) {
        for (const char *client : {"agent", "reader"}) {
            const auto begun = std::chrono::steady_clock::now();
            const json::Value listed = program.request(client, "tools/list", json::Value::object());
            QVERIFY(listed["result"]["tools"].size() > 0);
            QVERIFY(program.call(client, "list_commands").isObject());
            QVERIFY(std::chrono::steady_clock::now() - begun < std::chrono::seconds(5));
            const auto health = program.health();
            QVERIFY(health && *health < std::chrono::seconds(2));
        }
        program.call("agent", "describe_tool", parsed("{'tool_name':'t0'}"));
        const auto end = program.end();
        QVERIFY(end && *end < std::chrono::seconds(4));
        QVERIFY(program.restart());
    }
}

// A few small calls must not make a list that nobody can send.
void LimitsTest::oneLargeTypeDoesNotFillTheListsOfOthers()
{
    ServedProgram program(setup());
    QVERIFY(program.isServing());
    json::Value values = json::Value::array();
    for (int i = 0; i < 10'000; ++i)
        values.append(json::Value("value number " + std::to_string(i)));
    json::Value type = json::Value::object({{"type", "string"}, {"enum", std::move(values)}});
    const json::Value made =
        program.call("agent", "create_graphql_type",
                     json::Value::object({{"type_name", "Fat"}, {"type_definition", type}}));
    QVERIFY(!made["isError"].toBool());
    json::Value query = json::Value::object();
    json::Value properties = json::Value::object();
    for (int i = 0; i < 1'000; ++i) {
        const std::string name = "p" + std::to_string(i);
        query.set(name, json::Value::object({{"parameter", name}}));
        properties.set(name, json::Value::object({{"$ref", "tooltray:types/Fat"}}));
    }
    json::Value operation = json::Value::object({{"method", "GET"}, {"path", "/x"}});
    operation.set("query", std::move(query));
    const json::Value schema = json::Value::object({{"type", "object"}, {"properties", properties}});
    const auto begun = std::chrono::steady_clock::now();
    for (const char *name : {"wide_1", "wide_2"}) {
        const json::Value saved = program.call("agent", "create_saved_query_tool",
                                               json::Value::object({{"tool_name", name},
                                                                    {"endpoint", "allowing"},
                                                                    {"description", "Gets it."},
                                                                    {"operation", operation},
                                                                    {"parameter_schema", schema}}));
        QVERIFY(!saved["isError"].toBool());
    }
    QVERIFY(std::chrono::steady_clock::now() - begun < std::chrono::seconds(10));
    for (int round = 0; round < 2; ++round) {
        const json::Value listed = program.request("reader", "tools/list", json::Value::object());
        QVERIFY(listed["result"]["tools"].size() > 0);
        QVERIFY(json::writtenSize(listed) < 1'000'000);
        const auto health = program.health();
        QVERIFY(health && *health < std::chrono::seconds(2));
        QVERIFY(program.end());
        QVERIFY(program.restart());
    }
}

void LimitsTest::chainsBeyondTheDepthAreRefused()
{
    ServedProgram program(setup());
    QVERIFY(import(program, bomb(8, 1)));
    const json::Value result = program.call(
        "agent", "import_tools",
        json::Value::object({{"pack", packOf({{"outer", "'operation':{'steps':[{'name':'s','operation':"
                                                        "{'tool':'t0'}}]}"}},
                                             "denying")}}));
    QVERIFY(result["isError"].toBool());
    QVERIFY(ServedProgram::textOf(result).find("At most 8 tools") != std::string::npos);
}

void LimitsTest::readingIsWhatReads_data()
{
    addColumns<std::string, bool>("operation", "reads");
    const auto row = [](const char *name, const char *operation, bool reads = false) {
        QTest::newRow(name) << std::string(operation) << reads;
    };
    row("control: GET", "'path':'/x'", true);
    row("control: HEAD", "'method':'HEAD','path':'/x'", true);
    row("control: a search", "'path':'/x','query':{'q':{'constant':'mutations and queries'}}", true);
    row("control: a header", "'path':'/x','headers':{'X-Note':{'constant':'a'}}", true);
    row("POST", "'method':'POST','path':'/x'");
    row("PUT", "'method':'PUT','path':'/x'");
    row("PATCH", "'method':'PATCH','path':'/x'");
    row("DELETE", "'method':'DELETE','path':'/x'");
    for (const char *name :
         {"X-HTTP-Method-Override", "x-http-method-override", "X-HTTP-Method", "X-Method-Override",
          "X_HTTP_METHOD_OVERRIDE", "X-Http-Verb", "X-Original-Method"})
        QTest::newRow(name) << "'path':'/x','headers':{'" + std::string(name) + "':{'constant':'DELETE'}}"
                            << false;
    for (const char *name :
         {"_method", "_METHOD", "$method", "_method[]", "%5Fmethod", "X-HTTP-Method-Override[]"})
        QTest::newRow((std::string("parameter ") + name).c_str())
            << "'path':'/x','query':{'" + std::string(name) + "':{'constant':'DELETE'}}" << false;
    row("in the path", "'path':'/x?_method=DELETE'");
    row("in the path, encoded", "'path':'/x?%5Fmethod=DELETE'");
    row("in a body", "'path':'/x','body':{'constant':{'_method':'DELETE'}}");
    row("in a form", "'path':'/x','body':{'constant':'_method=DELETE'},'headers':{'Content-Type':{'constant':"
                     "'application/x-www-form-urlencoded'}}");
    row("a mutation", "'path':'/x','query':{'query':{'constant':'mutation{d}'}}");
    row("a mutation in the path", "'path':'/x?query=mutation%7Bd%7D'");
    row("a mutation, encoded twice", "'path':'/x?query=%256dutation%257Bd%257D'");
    row("a mutation behind a comment", "'path':'/x','query':{'query':{'constant':'#q\\nmutation{d}'}}");
    row("a mutation in a header", "'path':'/x','headers':{'X-Query':{'constant':'mutation{d}'}}");
    row("a mutation in a body", "'path':'/x','body':{'constant':{'query':'mutation{d}'}}");
    row("a subscription", "'path':'/x','query':{'query':{'constant':'subscription{d}'}}");
    row("a stored operation", "'path':'/x','query':{'extensions':{'constant':'persistedQuery'}}");
    for (const char *path : {"/q", "/q/op1", "/;x/q", "/%2571", "/Q;v=1/", "/q%00"})
        QTest::newRow((std::string("stored at ") + path).c_str())
            << "'path':'" + std::string(path) + "','query':{'id':{'constant':'op1'}}" << false;
    row("read-only by its own word", "'method':'DELETE','path':'/x'},'annotations':{'read_only':true");
}

void LimitsTest::readingIsWhatReads()
{
    QFETCH(std::string, operation);
    QFETCH(bool, reads);
    const std::string name = "r" + std::to_string(m_number++);
    if (!import(*m_program, packOf({{name, "'operation':{" + operation + "}"}}, "denying"))) {
        QVERIFY(!reads); // refused at once
        return;
    }
    m_upstream->takeRequests();
    for (const char *client : {"agent", "reader"}) {
        const json::Value result = m_program->call(client, name);
        QCOMPARE(result["isError"].toBool() || result["error"].isObject(), !reads);
    }
    QCOMPARE(m_upstream->takeRequests().size(), std::size_t(reads ? 2 : 0));
}

void LimitsTest::valuesDoNotWrite_data()
{
    addColumns<std::string, bool>("text", "reads");
    const auto row = [](const char *text, bool reads = false) {
        QTest::newRow(text) << std::string(text) << reads;
    };
    row("control: open issues", true);
    row("control: why do mutations fail", true);
    row("mutation{d}");
    row("mutation M { d }");
    row("# q\nmutation { d }");
    row("query A { a } mutation B { d }");
    row("%6dutation%7Bd%7D");
    row("%256dutation%257Bd%257D");
    row("{\"query\":\"mutation{d}\"}");
    row("{\"query\":\"\\u006dutation{d}\"}");
    row("subscription{d}");
}

void LimitsTest::valuesDoNotWrite()
{
    QFETCH(std::string, text);
    QFETCH(bool, reads);
    for (const char *place :
         {"'path':'/x','query':{'q':{'parameter':'q'}}", "'path':'/x','body':{'parameter':'q'}",
          "'path':'/x','query':{'q':{'parameter':'q','transforms':['string']}}"}) {
        const std::string name = "v" + std::to_string(m_number++);
        QVERIFY(import(*m_program,
                       packOf({{name, "'operation':{" + std::string(place)
                                          + "},'parameters':{'type':'object','properties':{'q':{'type':"
                                            "'string'}}}"}},
                              "denying")));
        m_upstream->takeRequests();
        const json::Value result =
            m_program->call("agent", name, json::Value::object({{"q", json::Value(text)}}));
        QCOMPARE(result["isError"].toBool(), !reads);
        QCOMPARE(m_upstream->takeRequests().size(), std::size_t(reads ? 1 : 0));
    }
}

void LimitsTest::whatAPersonSetStays_data()
{
    const TestRows<std::string> row{"operation"};
    row("control", "'path':'/x'");
    for (const char *name : {"X-Tenant", "x-tenant", "X_Tenant", "Authorization", "Cookie", "Host"})
        QTest::newRow(name) << "'path':'/x','headers':{'" + std::string(name) + "':{'constant':'evil'}}";
    for (const char *name : {"tenant", "TENANT", "tenant[]"})
        QTest::newRow((std::string("parameter ") + name).c_str())
            << "'path':'/x','query':{'" + std::string(name) + "':{'constant':'evil'}}";
    row("a parameter in the path", "'path':'/x?tenant=evil'");
    row("a parameter in the path, encoded", "'path':'/x?%74enant=evil'");
    row("a parameter of the pages", "'path':'/"
                                    "x'},'pagination':{'style':'page','page_size':666,'max_pages':1,'"
                                    "variables':{'size':'tenant','page':'p'}");
}

void LimitsTest::whatAPersonSetStays()
{
    QFETCH(std::string, operation);
    const std::string name = "h" + std::to_string(m_number++);
    m_upstream->takeRequests();
    if (import(*m_program, packOf({{name, "'operation':{" + operation + "}"}}, "allowing")))
        m_program->call("agent", name);
    const bool isControl = std::string_view(QTest::currentDataTag()) == "control";
    const std::vector<std::string> requests = m_upstream->takeRequests();
    QVERIFY(!isControl || requests.size() == 1);
    for (const std::string &request : requests) {
        QVERIFY2(request.find("tenant=acme") != std::string::npos && request.find("evil") == std::string::npos
                     && request.find("=666") == std::string::npos,
                 request.c_str());
        QVERIFY2(request.find("X-Tenant: acme") != std::string::npos, request.c_str());
    }
}

void LimitsTest::agentsAllowThemselvesNothing()
{
    const char *steps = "'operation':{'steps':[{'name':'one','operation':{'method':'POST','path':'/x'}},"
                        "{'name':'two','operation':{'method':'POST','path':'/x'}}]}";
    QVERIFY(
        !import(*m_program,
                packOf({{"two_posts", std::string(steps) + ",'behaviour':{'allow_multiple_mutations':true}"}},
                       "allowing")));
    QVERIFY(
        import(*m_program, packOf({{"one_post", "'operation':{'method':'POST','path':'/x'}"}}, "allowing")));
    m_upstream->takeRequests();
    m_program->call("agent", "two_posts");
    QVERIFY(m_upstream->takeRequests().empty());
    QVERIFY(!m_program->call("agent", "one_post")["isError"].toBool()); // the control
    QCOMPARE(m_upstream->takeRequests().size(), std::size_t(1));
}

void LimitsTest::compositesEndWithTheirFirstFailure_data()
{
    addColumns<std::string, std::string, bool>("reply", "mark", "goesOn");
    const auto row = [](const char *name, const char *reply, bool goesOn = false, const char *mark = "") {
        QTest::newRow(name) << std::string(reply) << std::string(mark) << goesOn;
    };
    row("control: found", R"({"data":{"owner":{"id":"1"}}})", true);
    row("control: optional", R"({"data":{"owner":null}})", true, ",'optional':true");
    row("denied", R"({"data":{"owner":null},"errors":[{"message":"permission denied"}]})");
    row("denied, though optional", R"({"data":{"owner":null},"errors":[{"message":"denied"}]})", false,
        ",'optional':true");
    row("not found", R"({"data":{"owner":null}})");
    row("without an id", R"({"data":{"owner":{}}})");
    row("with a null id", R"({"data":{"owner":{"id":null}}})");
    row("no data", R"({"data":null,"errors":[{"message":"no"}]})");
    row("no response", "<html>");
}

void LimitsTest::compositesEndWithTheirFirstFailure()
{
    QFETCH(std::string, reply);
    QFETCH(std::string, mark);
    QFETCH(bool, goesOn);
    {
        const std::scoped_lock lock(m_mutex);
        m_reply = reply;
    }
    const std::string owner = "{'name':'owner','operation':{'document':'{ owner { id } }'}}";
    const std::string id = "{'step':'owner','path':'/owner/id'" + mark + "}";
    const std::string seconds[] = {
        "{'name':'next','operation':{'document':'mutation ($o: ID) { create(ownerId: $o) { id } }'},"
        "'bindings':{'o':"
            + id + "}}",
        "{'name':'next','operation':{'method':'POST','path':'/"
        "things','body':{'object':{'t':{'constant':1},'o':"
            + id + "}}}}"};
    for (const std::string &second : seconds) {
        const std::string name = "c" + std::to_string(m_number++);
        QVERIFY(import(*m_program,
                       packOf({{name, "'operation':{'steps':[" + owner + "," + second + "]}"}}, "allowing")));
        m_upstream->takeRequests();
        const json::Value result = m_program->call("agent", name);
        QVERIFY2(result["isError"].toBool() != goesOn, json::write(result).c_str());
        QCOMPARE(m_upstream->takeRequests().size(), std::size_t(goesOn ? 2 : 1));
    }
}

void LimitsTest::endlessPagesEnd()
{
    QVERIFY(
        import(*m_program,
               packOf({{"endless",
                        "'operation':{'document':'query ($first: Int, $after: String) { list(first: $first, "
                        "after: $after) { nodes pageInfo { hasNextPage endCursor } } }'},'pagination':{"
                        "'style':'relay'},'result':{'path':'/list/nodes','max_bytes':200}"}},
                      "denying")));
    m_upstream->takeRequests();
    const json::Value result = m_program->call("agent", "endless");
    QVERIFY2(!result["isError"].toBool(), json::write(result).c_str());
    const std::size_t sent = m_upstream->takeRequests().size();
    QVERIFY2(sent <= 1'000, std::to_string(sent).c_str());
    const std::string text = json::write(result);
    QVERIFY2(text.find("This call reached the limit of 1,000 upstream requests") != std::string::npos,
             text.c_str());
    QVERIFY(text.find("next_cursor") != std::string::npos);
}

void LimitsTest::fanOutEnds()
{
    ServedProgram program(setup());
    QVERIFY(import(program, bomb(6, 10))); // 100,000 requests
    m_upstream->takeRequests();
    const json::Value result = program.call("agent", "t0");
    QVERIFY(result["isError"].toBool());
    QVERIFY(ServedProgram::textOf(result).find("This call reached the limit of 1,000 upstream requests")
            != std::string::npos);
    QVERIFY(m_upstream->takeRequests().size() <= 1'000);
}

TOOLTRAY_TEST(LimitsTest)

#include "limitstest.moc"
