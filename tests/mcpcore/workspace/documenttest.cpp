// SPDX-License-Identifier: GPL-3.0-or-later
#include "workspace/codec/document.h"
#include "samples.h"
#include "support/testcase.h"

#include <QTest>

#include <set>

using namespace tooltray;
using namespace tooltray::workspace;

namespace {

Document document(DocumentKind kind, std::string name, std::string body)
{
    return {{kind, std::move(name)}, std::move(body)};
}

std::vector<Object> objectsOf(DocumentKind kind)
{
    std::vector<Object> objects;
    for (const ObjectKind wanted : objectKinds(kind)) {
        for (const Object &object : samples::everything()) {
            if (kindOf(object) == wanted)
                objects.push_back(object);
        }
    }
    return objects;
}

std::string encoded(DocumentKind kind, const std::vector<Object> &objects)
{
    std::vector<const Object *> pointers;
    for (const Object &object : objects)
        pointers.push_back(&object);
    return encodeDocument(kind, pointers);
}

} // namespace

class DocumentTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everyKindOfObjectBelongsIntoOneKindOfDocument()
    {
        std::set<ObjectKind> seen;
        for (std::size_t kind = 0; kind < kDocumentKinds; ++kind) {
            for (const ObjectKind object : objectKinds(static_cast<DocumentKind>(kind))) {
                QVERIFY(seen.insert(object).second);
                QCOMPARE(static_cast<std::size_t>(documentOf({object, "name"}).kind), kind);
                QCOMPARE(documentOf({object, "name"}).name.empty(),
                         isSingle(static_cast<DocumentKind>(kind)));
            }
        }
        QCOMPARE(seen.size(), kObjectKinds);
    }

    void documentsGiveBackWhatWasPutIntoThem_data()
    {
        QTest::addColumn<int>("kind");
        for (std::size_t kind = 0; kind < kDocumentKinds; ++kind)
            QTest::addRow("%zu", kind) << static_cast<int>(kind);
    }

    void documentsGiveBackWhatWasPutIntoThem()
    {
        QFETCH(const int, kind);
        const auto documentKind = static_cast<DocumentKind>(kind);
        std::vector<Object> objects = objectsOf(documentKind);
        if (!isSingle(documentKind))
            objects.resize(1);
        const std::string body = encoded(documentKind, objects);
        const std::string name(isSingle(documentKind) ? std::string_view() : nameOf(objects.front()));
        const DecodedDocument decoded = decodeDocument(document(documentKind, name, body));
        QVERIFY2(decoded.errors.empty(),
                 decoded.errors.empty() ? "" : decoded.errors.front().message.c_str());
        QVERIFY(decoded.objects == objects);
        QCOMPARE(encoded(documentKind, decoded.objects), body);
    }

    void anEmptyWorkspaceIsADocumentToo()
    {
        const std::string body = encoded(DocumentKind::Workspace, {Settings()});
        QCOMPARE(body, std::string("{\n  \"format\": 1\n}\n"));
        QVERIFY(decodeDocument(document(DocumentKind::Workspace, {}, body)).errors.empty());
    }

    void whatIsWrongIsNamedByLineAndColumn_data()
    {
        const TestRows<QByteArray, int, int, QByteArray> row{"body", "line", "column", "says"};
        row("nothing", "", 1, 1, "");
        row("no JSON", "{\n  \"format\": 1,\n  \"entries\": {,}\n}", 3, 15, "");
        row("cut off", "{\n  \"format\": 1,\n  \"entr", 3, 3, "");
        row("conflict of a merge", "{\n<<<<<<< HEAD\n", 2, 1, "");
        row("no format", "{\n  \"entries\": {}\n}", 1, 1, "\"format\"");
        row("another format", "{\n  \"format\": \"1\"\n}", 2, 13, "integer");
        row("newer format", "{\n  \"format\": 2,\n  \"new\": 1\n}", 2, 13, "newer version of Tooltray");
        row("older than anything", "{\n  \"format\": 0\n}", 2, 13, "integer");
        row("typing error", "{\n  \"format\": 1,\n  \"entries\": {},\n  \"descripton\": \"\"\n}", 4, 3,
            "\"description\"");
        row("twice", "{\n  \"format\": 1,\n  \"entries\": {},\n  \"entries\": {}\n}", 4, 3, "");
        row("value", "{\n  \"format\": 1,\n  \"entries\": {\n    \"a\": null\n  }\n}", 4, 10,
            "string, number or boolean");
    }

    void whatIsWrongIsNamedByLineAndColumn()
    {
        QFETCH(const QByteArray, body);
        QFETCH(const int, line);
        QFETCH(const int, column);
        QFETCH(const QByteArray, says);
        const DecodedDocument decoded =
            decodeDocument(document(DocumentKind::Mapping, "m", body.toStdString()));
        QVERIFY(!decoded.errors.empty());
        const DocumentError &error = decoded.errors.front();
        QVERIFY2(QByteArray::fromStdString(error.message).contains(says), error.message.c_str());
        QVERIFY2(error.message.ends_with("."), error.message.c_str());
        QCOMPARE(static_cast<int>(error.position.line), line);
        QCOMPARE(static_cast<int>(error.position.column), column);
    }

    void namesInsideOfADocumentAreChecked()
    {
        const std::string body = "{\n  \"format\": 1,\n  \"variables\": {\"9lives\": {\"value\": 1}}\n}";
        const DecodedDocument decoded = decodeDocument(document(DocumentKind::Context, {}, body));
        QCOMPARE(decoded.errors.size(), std::size_t{1});
        QVERIFY(decoded.errors.front().message.find("9lives") != std::string::npos);
        QCOMPARE(decoded.errors.front().position.line, std::size_t{3});
    }

    void olderDocumentsComeThroughTheMigrations()
    {
        const Formats formats{.current = {1, 1, 1, 3, 1, 1},
                              .migrations = {{DocumentKind::Mapping, 1,
                                              [](json::Value &document) {
                                                  document.set("pairs", document["list"]);
                                                  document.remove("list");
                                              }},
                                             {DocumentKind::Mapping, 2, [](json::Value &document) {
                                                  document.set("entries", document["pairs"]);
                                                  document.remove("pairs");
                                              }}}};
        const auto decodedFrom = [&](const char *body) {
            return decodeDocument(document(DocumentKind::Mapping, "m", body), formats);
        };
        const DecodedDocument oldest = decodedFrom(R"({"format": 1, "list": {"a": 1}})");
        QVERIFY(oldest.errors.empty());
        QVERIFY(oldest.age == DecodedDocument::Age::Older);
        QCOMPARE(std::get<Mapping>(oldest.objects.front()).entries.front().label, std::string("a"));
        const DecodedDocument newest = decodedFrom(R"({"format": 3, "entries": {"a": 1}})");
        QVERIFY(newest.age == DecodedDocument::Age::Current);
        QVERIFY(newest.objects == oldest.objects);
        QVERIFY(!decodedFrom(R"({"format": 4, "entries": {}})").errors.empty());
    }
};

TOOLTRAY_TEST(DocumentTest)

#include "documenttest.moc"
