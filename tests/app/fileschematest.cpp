// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/verbs/reference.h"
#include "jsonschema/schema.h"
#include "support/testcase.h"
#include "json/parser.h"

#include <QDir>
#include <QFile>
#include <QTest>

#include <string>

using namespace tooltray;
using namespace tooltray::app;

namespace {

json::Value parsed(const std::string &text)
{
    const json::Parsed read = json::parse(text);
    return read ? read.value : json::Value();
}

std::string problemOf(std::string_view kind, const json::Value &file)
{
    const auto compiled = jsonschema::Schema::compile(fileSchema(kind));
    if (!compiled.schema)
        return "no schema";
    const auto errors = compiled.schema->validate(file);
    return errors.empty() ? std::string() : errors.front().instancePointer + ": " + errors.front().message;
}

} // namespace

// The schemas that editors get say yes to what the program reads, and no to what is not in any of its files. That they are
// those of docs/reference is in verbtabletest.
class FileSchemaTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void filesOfTheProgramFit_data()
    {
        const TestRows<QByteArray, QByteArray> row{"kind", "file"};
        row("workspace-file", R"({"format": 1, "settings": {"title": "Work", "context_override": "all",
            "surface": {"mode": "auto", "max_tools": 12}, "groups_off": ["execute"]},
            "endpoints": {"api": {"url": "https:\/\/api.example.com\/graphql", "headers": {"X": "y"},
                "limits": {"depth": 5, "requests_per_minute": 100}, "mutations": "ask", "credential": "key"},
                "other": {"url": "http:\/\/127.0.0.1:9\/graphql", "schema": "none"}},
            "credentials": {"key": {"source": "environment", "variable": "SOME_KEY"}},
            "clients": {"cursor": {"title": "Cursor", "policy": {"read_only": true, "calls_per_minute": 3},
                "token_hash": "sha256:0000000000000000000000000000000000000000000000000000000000000000"}}})");
        row("tool-file",
            R"({"format": 1, "title": "Issues", "endpoint": "api", "tags": ["a"], "aliases": ["first_issues"],
            "active": "0.2.0", "versions": {
                "0.1.0": {"description": "Lists.", "operation": {"document": "query A($first: Int) { a(first: $first) }"}},
                "0.2.0": {"description": "Lists.", "operation": {"document": ["{", "  a", "}"]},
                    "parameters": {"type": "object", "properties": {"first": {"type": "integer"}}},
                    "result": {"path": "\/a", "max_items": 5}, "idempotency": {"enabled": true, "ttl_seconds": 5}}},
            "examples": [{"name": "one", "parameters": {"first": 1}, "assertions": [{"path": "\/a", "equals": 1}]}]})");
        row("type-file",
            R"({"format": 1, "description": "How many", "schema": {"type": "integer", "minimum": 1}})");
        row("mapping-file",
            R"({"format": 1, "description": ["By", "name"], "entries": {"ada": "user_1", "ben": 2}})");
        row("prompt-file",
            R"({"format": 1, "title": "Triage", "arguments": [{"name": "project", "required": true}],
            "messages": [{"text": "Look at {project}"}, {"role": "assistant", "text": ["A", "b"]}]})");
        row("context-file",
            R"({"format": 1, "variables": {"GROUP": {"value": "g", "description": "The group"},
            "COUNT": {"value": 7}, "KEY": {"credential": "key"}}})");
    }

    void filesOfTheProgramFit()
    {
        QFETCH(const QByteArray, kind);
        QFETCH(const QByteArray, file);
        const json::Value value = parsed(file.toStdString());
        QVERIFY(value.isObject());
        QCOMPARE(problemOf(kind.toStdString(), value), std::string());
        json::Value strange = value;
        strange.set("no_member_of_any_file", json::Value(1));
        QVERIFY(!problemOf(kind.toStdString(), strange).empty());
        strange = value;
        strange.set("format", json::Value(0));
        QVERIFY(!problemOf(kind.toStdString(), strange).empty());
    }

    void packsOfTheProgramFit()
    {
        const QDir packs(QStringLiteral(TOOLTRAY_SOURCE_DIR "/resources/packs"));
        const QStringList names = packs.entryList({QStringLiteral("*.json")});
        QVERIFY(names.size() >= 2);
        for (const QString &name : names) {
            QFile file(packs.filePath(name));
            QVERIFY(file.open(QIODevice::ReadOnly));
            QCOMPARE(problemOf("pack", parsed(file.readAll().toStdString())), std::string());
        }
    }

    void everyKindSaysSomething()
    {
        for (const std::string &kind : fileKinds()) {
            const json::Value schema = fileSchema(kind);
            QVERIFY2(schema["properties"].size() >= 3 || kind == "context-file", kind.c_str());
            QVERIFY(!schema["additionalProperties"].toBool());
        }
        const json::Value tool = fileSchema("tool-file")["properties"];
        QVERIFY(tool["versions"]["additionalProperties"]["properties"].size() > 5);
        QCOMPARE(tool["tags"]["items"]["type"], json::Value("string"));
    }
};

TOOLTRAY_TEST(FileSchemaTest)
#include "fileschematest.moc"
