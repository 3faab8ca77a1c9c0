// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/testcase.h"
#include "ui/models/operationtreemodel.h"

#include <QTest>

#include <memory>

using namespace tooltray;
using namespace tooltray::ui;

// Which operations of an API the requests in the log belong to.
class UsedOperationsTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void requestsAreThoseOfOperations_data()
    {
        QTest::addColumn<QString>("method");
        QTest::addColumn<QString>("url");
        QTest::addColumn<QString>("used"); // empty: none
        const auto row = [](const char *name, const char *method, const char *url, const char *used) {
            QTest::newRow(name) << QString::fromLatin1(method) << QString::fromLatin1(url)
                                << QString::fromLatin1(used);
        };
        row("as it is", "GET", "https://a.example/v1/pets", "list");
        row("with a query", "GET", "https://a.example/v1/pets?limit=3#top", "list");
        row("with a slash", "GET", "https://a.example/v1/pets/", "list");
        row("with a value", "GET", "https://a.example/v1/pets/7", "get");
        row("with more words", "GET", "https://a.example/v1/pets/mine", "mine");
        row("another method", "PUT", "https://a.example/v1/pets", "");
        row("below another path", "GET", "https://a.example/other/v1/pets", "");
        row("longer", "GET", "https://a.example/v1/pets/7/photos", "");
        row("the root", "GET", "https://a.example", "root");
        row("not the root", "GET", "https://a.example/v1/owners", "");
        row("where the path of the server is not known", "POST", "https://a.example/v2/pets", "add");
        row("where no word is known", "POST", "https://a.example/v2/owners", "");
    }

    void requestsAreThoseOfOperations()
    {
        QFETCH(QString, method);
        QFETCH(QString, url);
        QFETCH(QString, used);
        const std::vector<engine::OutlineOperation> operations{
            {"root", "GET", "/", "/"},
            {"list", "GET", "/pets", "/v1/pets"},
            {"get", "GET", "/pets/{petId}", "/v1/pets/{petId}"},
            {"mine", "GET", "/pets/mine", "/v1/pets/mine"},
            {"any", "POST", "/{kind}"},
            {"none", "POST", "/"},
            {"add", "POST", "/pets"},
        };
        auto entry = std::make_shared<journal::LogEntry>();
        journal::Exchange exchange;
        exchange.endpoint = "pets";
        exchange.method = method.toStdString();
        exchange.url = url.toStdString();
        entry->exchanges.push_back(exchange);
        exchange.endpoint = "others";
        exchange.method = "GET";
        exchange.url = "https://a.example/v1/pets";
        entry->exchanges.push_back(exchange);
        const auto wanted =
            used.isEmpty() ? std::vector<std::string>() : std::vector<std::string>{used.toStdString()};
        QCOMPARE(usedOperations(operations, "pets", {entry}), wanted);
    }
};

TOOLTRAY_TEST(UsedOperationsTest)
#include "usedoperationstest.moc"
