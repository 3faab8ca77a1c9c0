// SPDX-License-Identifier: GPL-3.0-or-later
#include "credentials/redaction/redactor.h"

#include "support/testcase.h"
#include "text/encoding/encoding.h"
#include "json/parser.h"
#include "json/write.h"

#include <QTest>

#include <atomic>
#include <optional>
#include <string>
#include <thread>
#include <vector>

using namespace tooltray;
using namespace tooltray::credentials;

class RedactorTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    // New secrets join those that are looked for already, in groups of which each is looked for apart.
    void anyNumberOfSecretsIsMasked()
    {
        const auto text = [](int i) { return "s3cr3t-number-" + std::to_string(1'000 + i); };
        constexpr int count = 200;
        Redactor redactor;
        std::vector<Registration> registrations;
        for (int i = 0; i < count; ++i) {
            registrations.push_back(redactor.add(Secret(text(i))));
            QCOMPARE(redactor.mask("a " + text(i) + " b"), std::string("a *** b"));
        }
        std::string all;
        for (int i = 0; i < count; ++i)
            all += text(i) + "; ";
        MaskingStream stream(redactor);
        std::string masked;
        for (const char c : all)
            masked += stream.add({&c, 1});
        masked += stream.finish();
        QCOMPARE(masked, redactor.mask(all));
        QCOMPARE(masked.find("s3cr3t"), std::string::npos);
        for (int i = 0; i < count; i += 2)
            registrations[static_cast<std::size_t>(i)] = {};
        for (int i = 0; i < count; ++i)
            QCOMPARE(redactor.mask(text(i)), i % 2 == 0 ? text(i) : std::string("***"));
        registrations.clear();
        QCOMPARE(redactor.mask(all), all);
    }

    void everyFormIsMasked_data()
    {
        const TestRows<QByteArray, QByteArray> row{"text", "expected"};
        // Of the secret pa ss/w"or~d
        row("raw", "x=pa ss/w\"or~d;", "x=***;");
        row("none", "x=pa ss/w\"or~;", "x=pa ss/w\"or~;");
        row("twice, touching", "pa ss/w\"or~dpa ss/w\"or~d", "***");
        row("base64", "cGEgc3MvdyJvcn5k", "***");
        row("base64 after one", "Basic OnBhIHNzL3cib3J+ZA==", "Basic O***==");
        row("base64 after two", "eDpwYSBzcy93Im9yfmQ=", "eD***=");
        row("base64url after one", "OnBhIHNzL3cib3J-ZA", "O***");
        row("base64 within more", "eDpwYSBzcy93Im9yfmR4eHg=", "eD***4eHg=");
        row("percent", "?p=pa%20ss%2Fw%22or~d&q", "?p=***&q");
        row("percent, lower case", "?p=pa%20ss%2fw%22or~d&q", "?p=***&q");
        row("percent, as few as possible", "?p=pa%20ss/w%22or~d&q", "?p=***&q");
        row("percent, as many as possible", "%70%61%20%73%73%2F%77%22%6F%72%7E%64", "***");
        row("form", "p=pa+ss%2Fw%22or%7Ed", "p=***");
        row("base64 in a URL", "OnBhIHNzL3cib3J%2BZA%3D%3D", "O***%3D%3D");
        row("JSON", "\"pa ss/w\\\"or~d\"", "\"***\"");
        row("JSON with \\/", "pa ss\\/w\\\"or~d", "***");
        row("JSON in numbers", "pa\\u0020ss/w\\u0022or~d", "***");
        row("JSON in JSON", "\"{\\\"p\\\":\\\"pa ss/w\\\\\\\"or~d\\\"}\"", "\"{\\\"p\\\":\\\"***\\\"}\"");
        row("JSON in a URL", "v=%22pa%20ss%2Fw%5C%22or~d%22", "v=%22***%22");
        row("URL in JSON", "pa%20ss%2Fw%22or~d\\n", "***\\n");
        row("percent twice", "pa%2520ss%252Fw%2522or~d", "***");
        row("an escape before", "\\\\pa ss/w\\\"or~d", "\\\\***");
        row("half an escape before", "%2pa ss/w%22or~d", "%2***");
        row("in capitals", "x=PA SS/W\"OR~D;", "x=***;");
        row("base64 of capitals", "UEEgU1MvVyJPUn5E", "***");
        row("hexadecimal digits", "0x70612073732f77226f727e64.", "0x***.");
        row("hexadecimal digits, capitals", "70612073732F77226F727E64", "***");
        row("HTML", "<b>pa ss/w&quot;or~d</b>", "<b>***</b>");
        row("HTML in numbers", "&#112;a&#x20;ss&sol;w&#34;or~d &amp;", "*** &amp;");
        row("HTML in JSON", "\"pa ss/w\\u0026quot;or~d\"", "\"***\"");
        row("bytes of a language", "pa\\x20ss/w\\x22or~d", "***");
    }
    void everyFormIsMasked()
    {
        QFETCH(QByteArray, text);
        QFETCH(QByteArray, expected);
        Redactor redactor;
        const Registration registration = redactor.add(Secret("pa ss/w\"or~d"));
        QCOMPARE(redactor.mask(text.toStdString()), expected.toStdString());
        QCOMPARE(redactor.filtered(text.toStdString()), expected.toStdString());
    }

    void aMessageKeepsWhatItWasMadeOf()
    {
        Redactor redactor;
        const Registration registration = redactor.add(Secret("pa ss/w\"or~d"));
        const Message message{CORE_TEXT("Core", "The context variable \"{name}\" does not fit. {problem}"),
                              {{"name", "KEY"}, {"problem", "No pa ss/w\"or~d here."}}};
        const Message masked = redactor.maskMessage(message);
        QCOMPARE(masked.text(), std::string("The context variable \"KEY\" does not fit. No *** here."));
        QCOMPARE(masked.source()->english, message.source()->english);
        // Where only the whole has the secret, the secret goes and the template with it.
        const Message joint = Message::from("\"{step}\"or~d", {{"step", "pa ss/w"}});
        QCOMPARE(redactor.maskMessage(joint).text(), std::string("\"***"));
    }

    void theLookThatIsCheapMissesNothing_data() { everyFormIsMasked_data(); }
    void theLookThatIsCheapMissesNothing()
    {
        QFETCH(QByteArray, text);
        QFETCH(QByteArray, expected);
        Redactor redactor;
        QVERIFY(!redactor.mayHold(text.toStdString())); // nothing is known yet
        const Registration registration = redactor.add(Secret("pa ss/w\"or~d"));
        // At every distance from the places that are looked at.
        for (std::size_t before = 0; before < 12; ++before) {
            if (text != expected)
                QVERIFY(redactor.mayHold(std::string(before, '.') + text.toStdString()));
        }
        QVERIFY(!redactor.mayHold("pa ss, or %20 of it &amp; such"));
    }

    void jsonThatGoesOutStaysJson_data()
    {
        const TestRows<QByteArray, QByteArray> row{"message", "expected"};
        row("a text", "{\"a\":\"x 12345678 y\",\"token\":\"stays\"}",
            "{\"a\":\"x *** y\",\"token\":\"stays\"}");
        row("a number", "[12345678,1.5,712345678]", "[0,1.5,0]");
        row("a name", "{\"k12345678\":null}", "{\"k***\":null}");
        row("escaped", "{\"a\":\"1234567\\u0038\"}", "{\"a\":\"***\"}");
        row("escaped once more", "{\"a\":\"1234567\\\\u0038\"}", "{\"a\":\"***\"}");
        row("JSON in a text", "{\"text\":\"{\\\"n\\\":12345678}\"}", "{\"text\":\"{\\\"n\\\":0}\"}");
        row("no JSON", "n = 12345678", "n = ***");
        row("the id of a message", "{\"jsonrpc\":\"2.0\",\"id\":12345678,\"result\":{\"id\":12345678}}",
            "{\"jsonrpc\":\"2.0\",\"id\":12345678,\"result\":{\"id\":0}}");
        row("nothing", "{\"a\":1234567,\"b\":\"\\n\\u0041\"}", "");
    }
    void jsonThatGoesOutStaysJson()
    {
        QFETCH(QByteArray, message);
        QFETCH(QByteArray, expected);
        Redactor redactor;
        const Registration registration = redactor.add(Secret("12345678"));
        const auto sent = redactor.replacement(message.toStdString());
        QCOMPARE(sent.value_or(""), expected.toStdString());
    }

    // A server that chooses tokens chooses words of the protocol, to keep agents from reading anything.
    void noSecretBreaksTheProtocol()
    {
        const std::string answer =
            R"({"jsonrpc":"2.0","id":"text","result":{"content":[{"type":"text","text":"a text"}],)"
            R"("structuredContent":{"text":"type"},"tools":[{"inputSchema":{"type":"object","required":["type"]}}]}})";
        for (const std::string word : {"jsonrpc", "text", "type", "structuredContent", "tructuredContent",
                                       "result", "object", "inputSchema", "content"}) {
            Redactor redactor;
            const Registration registration = redactor.add(Secret(word));
            const std::string sent = redactor.replacement(answer).value_or(answer);
            const json::Parsed parsed = json::parse(sent);
            QVERIFY2(parsed, sent.c_str());
            QCOMPARE(parsed.value["jsonrpc"].toString(), std::string_view("2.0"));
            QCOMPARE(parsed.value["id"].toString(), std::string_view("text"));
            const json::Value &result = parsed.value["result"];
            QCOMPARE(result["content"][std::size_t(0)]["type"].toString(), std::string_view("text"));
            QVERIFY2(result["content"][std::size_t(0)].contains("text"), sent.c_str());
            QVERIFY2(result.contains("structuredContent"), sent.c_str());
            QCOMPARE(result["tools"][std::size_t(0)]["inputSchema"]["type"].toString(),
                     std::string_view("object"));
        }
        Redactor redactor;
        const Registration registration = redactor.add(Secret("text"));
        QVERIFY(redactor.replacement(answer).value_or("").find("a ***") != std::string::npos); // the control
    }

    void urlsInATextAreMaskedByTheirParts()
    {
        Redactor redactor;
        QCOMPARE(redactor.filtered("GET https://a.example/b?api_key=xyz&page=2 (200), \"https://me:pw@b\""),
                 "GET https://a.example/b?api_key=***&page=2 (200), \"https://me:***@b\"");
        QCOMPARE(redactor.filtered("a = b, token = c, me@example.com"), "a = b, token = c, me@example.com");
        QCOMPARE(redactor.maskHeader("Link", "<https://a.example/?sig=abc&page=2>; rel=\"next\""),
                 "<https://a.example/?sig=***&page=2>; rel=\"next\"");
        QCOMPARE(redactor.maskUrl("https://a.example/?key=name&code=0123456789abcdefghij"),
                 "https://a.example/?key=name&code=***");
    }

    void shortSecretsCountAsWords_data()
    {
        const TestRows<QByteArray, QByteArray, QByteArray> row{"secret", "text", "expected"};
        row("of 4", "4711", "4711 id-4711; 14711 47110 _4711 4711", "*** id-***; 14711 47110 _4711 ***");
        row("of 7", "abcdefg", "abcdefgh abcdefg", "abcdefgh ***");
        row("of 8", "abcdefgh", "xabcdefghi", "x***i");
        row("of 5 in base64", "abcde", "YWJjZGU= YWJjZGVm xYWJjZGU=", "***= YWJjZGVm xYWJjZGU=");
        row("of 6 in base64", "abcdef", "OmFiY2RlZg==", "O***==");
        row("of 3", "abc", "abc", "abc");
        row("empty", "", "abc", "abc");
    }
    void shortSecretsCountAsWords()
    {
        QFETCH(QByteArray, secret);
        QFETCH(QByteArray, text);
        QFETCH(QByteArray, expected);
        Redactor redactor;
        const Registration registration = redactor.add(Secret(secret.toStdString()));
        QCOMPARE(redactor.mask(text.toStdString()), expected.toStdString());
    }

    void registrationsAreCounted()
    {
        Redactor redactor;
        auto first = std::make_optional(redactor.add(Secret("topsecret")));
        auto second = std::make_optional(redactor.add(Secret("topsecret")));
        Registration moved = std::move(*first);
        first.reset();
        second.reset();
        QCOMPARE(redactor.mask("topsecret"), "***");
        moved = redactor.add(Secret("another one"));
        QCOMPARE(redactor.mask("topsecret, another one"), "topsecret, ***");
        moved = Registration();
        QCOMPARE(redactor.mask("another one"), "another one");
    }

    void aRegistrationMayOutliveTheRedactor()
    {
        auto redactor = std::make_optional<Redactor>();
        const Registration registration = redactor->add(Secret("topsecret"));
        redactor.reset();
    }

    void headersAreMaskedByNameOrValue()
    {
        Redactor redactor;
        const Registration registration = redactor.add(Secret("topsecret"));
        QCOMPARE(redactor.maskHeader("authorization", "Bearer unknown"), "***");
        QCOMPARE(redactor.maskHeader("Accept", "text/html"), "text/html");
        QCOMPARE(redactor.maskHeader("X-Custom", "a topsecret"), "a ***");
    }

    void urlsAreMaskedByTheirParts_data()
    {
        const TestRows<QByteArray, QByteArray> row{"url", "expected"};
        row("https://example.com/a/b?page=2&name=x#part", "https://example.com/a/b?page=2&name=x#part");
        row("https://me:hunter2@example.com/", "https://me:***@example.com/");
        row("https://unknown@example.com", "https://***@example.com");
        row("https://example.com/?access_token=abc&x=1", "https://example.com/?access_token=***&x=1");
        row("https://example.com/#id_token=abc", "https://example.com/#id_token=***");
        row("https://example.com/?api%5Fkey=abc", "https://example.com/?api%5Fkey=***");
        row("https://example.com/topsecret?q=topsecret", "https://example.com/***?q=***");
        row("grant_type=password&password=abc", "grant_type=password&password=***");
        row("/relative?to=https://a@b", "/relative?to=https://a@b");
        row("/relative?to=https://me:hunter2@b/c", "/relative?to=***");
        row("/a?q=https%3A%2F%2Fme%3Ahunter2%40b%2Fc&x=1", "/a?q=***&x=1");
        row("/a?q=https%253A%252F%252Fme%253Ahunter2%2540b", "/a?q=***");
        row("/a?q=Basic%20bWU6aHVudGVyMg==&x=1", "/a?q=***&x=1");
        row("/a?q=Basic+bWU6aHVudGVyMg%3D%3D", "/a?q=***");
        row("https://b/Basic%20bWU6aHVudGVyMg%3D%3D/c", "https://b/***/c");
        row("/a?q=-----BEGIN%20PRIVATE%20KEY-----MIIB", "/a?q=***");
        row("/a%20b/c?q=100%25+of+basic%20needs", "/a%20b/c?q=100%25+of+basic%20needs");
        row("", "");
    }
    void urlsAreMaskedByTheirParts()
    {
        QFETCH(QByteArray, url);
        QFETCH(QByteArray, expected);
        Redactor redactor;
        const Registration registration = redactor.add(Secret("topsecret"));
        QCOMPARE(redactor.maskUrl(url.toStdString()), expected.toStdString());
    }

    void jsonIsMaskedByTheNamesInIt_data()
    {
        const TestRows<QByteArray, QByteArray> row{"text", "expected"};
        row("a string", "{\"password\" : \"x\", \"name\": \"y\"}",
            "{\"password\" : \"***\", \"name\": \"y\"}");
        row("a number", "{\"pin\":-1.5e3,\"n\":1}", "{\"pin\":\"***\",\"n\":1}");
        row("null", "{\"token\":null,\"a\":[true]}", "{\"token\":null,\"a\":[true]}");
        row("an array", "{\"cookies\":[\"a\",2,[\"b\"],{\"c\":\"d\"}],\"e\":\"f\"}",
            "{\"cookies\":[\"***\",\"***\",[\"***\"],{\"c\":\"***\"}],\"e\":\"f\"}");
        row("an object", "{\"token\":{\"type\":\"string\"},\"a\":\"b\"}",
            "{\"token\":{\"type\":\"***\"},\"a\":\"b\"}");
        row("a binding", "{\"Authorization\":{\"constant\":\"Bearer X\"},\"Accept\":{\"constant\":\"a\"}}",
            "{\"Authorization\":{\"constant\":\"***\"},\"Accept\":{\"constant\":\"a\"}}");
        row("deep in an object",
            "{\"pin\":{\"first\":[{\"a\":1},{\"b\":{\"c\":\"d\"}},true],\"e\":\"f\"},\"g\":\"h\"}",
            "{\"pin\":{\"first\":[{\"a\":\"***\"},{\"b\":{\"c\":\"***\"}},true],\"e\":\"***\"},\"g\":\"h\"}");
        row("an object cut off", "{\"token\":{\"constant\":\"abc", "{\"token\":{\"constant\":\"***");
        row("a value of that name", "[\"token\",\"x\",{\"a\":\"token\"}]",
            "[\"token\",\"x\",{\"a\":\"token\"}]");
        row("escapes", "{\"token\":\"a\\\\\\\"b\\\\\",\"c\":\"d\"}", "{\"token\":\"***\",\"c\":\"d\"}");
        row("cut off", "{\"token\":\"abc", "{\"token\":\"***");
        row("cut off in an escape", "{\"token\":\"abc\\\"", "{\"token\":\"***");
        row("in a string", "{\"text\":\"{\\\"token\\\":\\\"x\\\",\\\"n\\\":1,\\\"pin\\\":2}\",\"n\":2}",
            "{\"text\":\"{\\\"token\\\":\\\"***\\\",\\\"n\\\":1,\\\"pin\\\":\\\"***\\\"}\",\"n\":2}");
        row("with a quote in that", "{\"text\":\"{\\\"token\\\":\\\"x\\\\\\\"y\\\",\\\"n\\\":1}\"}",
            "{\"text\":\"{\\\"token\\\":\\\"***\\\",\\\"n\\\":1}\"}");
        row("a known one", "[\"a topsecret\"]", "[\"a ***\"]");
        row("a known one as a name", "{\"topsecret\":1}", "{\"***\":1}");
        row("no JSON", "topsecret: }]\"", "***: }]\"");
        row("tokens known by their looks",
            "{\"a\":\"x\\nglpat-abcdefghij0123456789\",\"glpat-abcdefghij0123456789\":1}",
            "{\"a\":\"x\\n***\",\"***\":1}");
        row("a private key in a string of a string",
            "{\"a\":\"{\\\"k\\\":\\\"-----BEGIN PRIVATE KEY-----\\\\nMIIEv\\\"}\"}",
            "{\"a\":\"{\\\"k\\\":\\\"***\\\"}\"}");
        row("a password in a URL",
            "{\"url\":\"https://me:hunter2@a.example/graphql\",\"mail\":\"me@a.example\"}",
            "{\"url\":\"https://me:***@a.example/graphql\",\"mail\":\"me@a.example\"}");
        row("passwords with marks in them",
            "[\"http://me:p:a(s@s'@a.example:8080?x=1\",\"wss://me:pa{ss@b\"]",
            "[\"http://me:***@a.example:8080?x=1\",\"wss://me:***@b\"]");
        row("a password in a URL with escaped slashes", "{\"url\":\"https:\\/\\/me:hunter2@a.example\\/x\"}",
            "{\"url\":\"https:\\/\\/me:***@a.example\\/x\"}");
        row("a password in a URL in a string of a string",
            "{\"a\":\"{\\\"url\\\":\\\"https:\\\\/\\\\/me:hunter2@b\\\"}\"}",
            "{\"a\":\"{\\\"url\\\":\\\"https:\\\\/\\\\/me:***@b\\\"}\"}");
        row("passwords in a text", "no JSON: https://me:hunter2@a,http://b:80/c?to=https://you:pw@d;e",
            "no JSON: https://me:***@a,http://b:80/c?to=https://you:***@d;e");
        row("no passwords",
            "[\"ssh://git@a.example:22/b\",\"http://a:80/@b\",\"https://me:{pw}@a\",\"a:b@c\"]",
            "[\"ssh://git@a.example:22/b\",\"http://a:80/@b\",\"https://me:{pw}@a\",\"a:b@c\"]");
        row("empty", "", "");
    }
    void jsonIsMaskedByTheNamesInIt()
    {
        QFETCH(QByteArray, text);
        QFETCH(QByteArray, expected);
        Redactor redactor;
        const Registration registration = redactor.add(Secret("topsecret"));
        QCOMPARE(redactor.maskedJson(text.toStdString()).value_or(text.toStdString()),
                 expected.toStdString());
    }

    void valuesAreMaskedLikeTheirText()
    {
        Redactor redactor;
        const Registration registration = redactor.add(Secret("1234567890123"));
        const std::string text = "{\"a\":[1,\"x 1234567890123\",1234567890123,null,true],\"token\":\"x\","
                                 "\"pin\":7,\"cookies\":[\"a\",{\"b\":\"c\"}],\"k1234567890123\":{}}";
        const std::string expected = "{\"a\":[1,\"x ***\",\"***\",null,true],\"token\":\"***\","
                                     "\"pin\":\"***\",\"cookies\":[\"***\",{\"b\":\"***\"}],\"k***\":{}}";
        QCOMPARE(json::write(redactor.maskValue(json::parse(text).value)), expected);
    }

    void namesThatSomebodyAddsCountInAnySpelling()
    {
        Redactor redactor;
        const std::vector<std::string> names{"X-Customer", "", "--"};
        redactor.setSecretNames(names);
        QCOMPARE(redactor.maskHeader("x-customer", "ada"), std::string("***"));
        QCOMPARE(redactor.maskHeader("x-customer-kind", "gold"), std::string("gold"));
        QCOMPARE(redactor.maskedJson(R"({"xCustomer":"ada","x_customer":7,"a":1})"),
                 std::optional<std::string>(R"({"xCustomer":"***","x_customer":"***","a":1})"));
        QCOMPARE(redactor.maskUrl("https://a/b?x_customer=ada&b=1"),
                 std::string("https://a/b?x_customer=***&b=1"));
        json::Value value = json::Value::object();
        value.set("XCUSTOMER", json::Value("ada"));
        QCOMPARE(redactor.maskValue(value).find("XCUSTOMER")->toString(), std::string("***"));
        redactor.setSecretNames({});
        QCOMPARE(redactor.maskHeader("x-customer", "ada"), std::string("ada"));
    }

    void readersAndWritersDoNotWaitForAQuietMoment()
    {
        Redactor redactor;
        const Registration registration = redactor.add(Secret("always-there"));
        std::atomic_int wrong = 0;
        {
            std::vector<std::jthread> threads;
            threads.reserve(4);
            for (int i = 0; i < 2; ++i) {
                threads.emplace_back([&] {
                    for (int j = 0; j < 500; ++j)
                        wrong += redactor.mask("it is always-there\\n") == "it is ***\\n" ? 0 : 1;
                });
                threads.emplace_back([&, i] {
                    for (int j = 0; j < 500; ++j) {
                        const std::string text = "comes-and-goes-" + std::to_string(i);
                        const Registration brief = redactor.add(Secret(text));
                        wrong += redactor.mask(text) == "***" ? 0 : 1;
                    }
                });
            }
        }
        QCOMPARE(wrong.load(), 0);
    }
};

TOOLTRAY_TEST(RedactorTest)
#include "redactortest.moc"
