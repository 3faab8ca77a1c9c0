// SPDX-License-Identifier: GPL-3.0-or-later
#include "refusals.h"
#include "samples.h"
#include "support/growth.h"
#include "support/testcase.h"
#include "workspace/codec/objectcodec.h"
#include "json/decode.h"
#include "json/parser.h"
#include "json/write.h"

#include <QTest>

using namespace tooltray;
using namespace tooltray::workspace;

namespace {

struct Read {
    Object object;
    std::vector<json::DecodeError> errors;
};

Read readAs(ObjectKind kind, std::string_view text)
{
    Read result{makeObject(kind), {}};
    const json::Value value = json::parse(text).value;
    read(json::Reader(value, result.errors), result.object);
    return result;
}

std::string firstError(const Read &read)
{
    return read.errors.empty() ? std::string() : read.errors.front().message.text();
}

} // namespace

class CodecTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everyObjectSurvivesTheWayThere_andBack_data()
    {
        QTest::addColumn<int>("index");
        const auto objects = samples::everything();
        for (std::size_t i = 0; i < objects.size(); ++i)
            QTest::addRow("%s", toString(keyOf(objects[i])).c_str()) << static_cast<int>(i);
    }

    void everyObjectSurvivesTheWayThere_andBack()
    {
        QFETCH(const int, index);
        const Object object = samples::everything()[static_cast<std::size_t>(index)];
        const json::Value encoded = encode(object);
        Read back = readAs(kindOf(object), json::write(encoded));
        QCOMPARE(firstError(back), std::string());
        rename(back.object, std::string(nameOf(object)));
        QVERIFY(back.object == object);
        QVERIFY(encode(back.object).isIdenticalTo(encoded));
    }

    void whatIsNotSaidStaysAsInANewObject_data()
    {
        addColumns<int, QByteArray>("kind", "text");
        const auto row = [](ObjectKind kind, const char *text) {
            QTest::addRow("%s", kindName(kind).data()) << static_cast<int>(kind) << QByteArray(text);
        };
        row(ObjectKind::Settings, "{}");
        row(ObjectKind::Endpoint, "{\"url\":\"https://example.com\"}");
        row(ObjectKind::Credential, "{}");
        row(ObjectKind::Tool, R"({"active":"0.1.0","versions":{"0.1.0":{"operation":{"document":"{a}"}}}})");
        row(ObjectKind::Type, R"({"schema":{}})");
        row(ObjectKind::Mapping, R"({"entries":{}})");
        row(ObjectKind::Prompt, R"({"messages":[]})");
        row(ObjectKind::Context, R"({"value":7})");
    }

    void whatIsNotSaidStaysAsInANewObject()
    {
        QFETCH(const int, kind);
        QFETCH(const QByteArray, text);
        const Read result = readAs(static_cast<ObjectKind>(kind), text.toStdString());
        QCOMPARE(firstError(result), std::string());
        QCOMPARE(json::write(encode(result.object)), text.toStdString());
    }

    void wrongMembersAreRefusedByTheirPlace_data()
    {
        addColumns<int, QByteArray, QByteArray, QByteArray>("kind", "text", "path", "says");
        for (const Refusal &refusal : refusals())
            QTest::newRow(refusal.name) << static_cast<int>(refusal.kind) << QByteArray(refusal.text)
                                        << QByteArray(refusal.path) << QByteArray(refusal.says);
    }

    void wrongMembersAreRefusedByTheirPlace()
    {
        QFETCH(const int, kind);
        QFETCH(const QByteArray, text);
        QFETCH(const QByteArray, path);
        QFETCH(const QByteArray, says);
        QVERIFY(!json::parse(text.toStdString()).error);
        const Read result = readAs(static_cast<ObjectKind>(kind), text.toStdString());
        QVERIFY(!result.errors.empty());
        QCOMPARE(QByteArray::fromStdString(result.errors.front().path.toString()), path);
        QVERIFY2(QByteArray::fromStdString(firstError(result)).contains(says), firstError(result).c_str());
    }

    // No call sends that many requests, and every step is looked at again by many checks.
    void aToolHasSoManyStepsAtMost()
    {
        const auto errorWith = [](std::size_t count, bool areCases) {
            std::string members;
            for (std::size_t i = 0; i < count; ++i) {
                const std::string name = "\"s" + std::to_string(i) + "\"";
                members.append(i == 0 ? "" : ",")
                    .append(areCases ? name + ":{" : "{\"name\":" + name + ",")
                    .append(R"("operation":{"path":"/x"}})");
            }
            const std::string operation =
                areCases ? R"("parameter":"p","cases":{)" + members + '}' : R"("steps":[)" + members + ']';
            return firstError(
                readAs(ObjectKind::Tool,
                       R"({"active":"0.1.0","versions":{"0.1.0":{"operation":{)" + operation + "}}}}"));
        };
        for (const bool areCases : {false, true}) {
            const std::string what = areCases ? "cases" : "steps";
            QCOMPARE(errorWith(1'000, areCases), std::string());
            QCOMPARE(errorWith(1'001, areCases),
                     "at /versions/0.1.0/operation/" + what + ": There are more than 1,000 " + what);
        }
    }

    void timeGrowsWithTheAliases()
    {
        const double measured = test::growth(2'000, [](std::size_t size) {
            std::string tool =
                R"({"active":"0.1.0","versions":{"0.1.0":{"operation":{"path":"/x"}}},"aliases":["a")";
            for (std::size_t i = 0; i < size; ++i)
                tool += ",\"alias_" + std::to_string(i) + '"';
            return
                [tool = tool + "]}"] { QCOMPARE(firstError(readAs(ObjectKind::Tool, tool)), std::string()); };
        });
        QVERIFY2(measured < test::kMaxGrowth, std::to_string(measured).c_str());
    }

    void aTokenThatIsNoHashIsNotRepeated()
    {
        const Read result = readAs(ObjectKind::Client, R"({"token_hash":"s3cr3t"})");
        QVERIFY(firstError(result).find("s3cr3t") == std::string::npos);
    }

    void textsOfSeveralLinesAreWrittenLineByLine()
    {
        const json::Value encoded = encode(Object(samples::prompt()));
        const json::Value &text = encoded["messages"][0]["text"];
        QCOMPARE(json::write(text), R"(["Look at {{project}}.","Label what is new."])");
    }
};

TOOLTRAY_TEST(CodecTest)

#include "codectest.moc"
