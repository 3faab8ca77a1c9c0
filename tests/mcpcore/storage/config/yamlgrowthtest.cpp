// SPDX-License-Identifier: GPL-3.0-or-later
#include "fakeenvironment.h"
#include "storage/configuration/readconfiguration.h"

#include "support/growth.h"
#include "support/repeated.h"
#include "support/testcase.h"

#include <QTest>

#include <functional>
#include <string>
#include <utility>

using namespace tooltray;
using namespace tooltray::test;
using namespace tooltray::storage;

namespace {

// Of a size, and ready to be worked through.
using YamlWork = std::function<std::function<void()>(std::size_t size)>;

// Two texts around such lines, with # as the number of each.
YamlWork readLines(const std::string &before, const std::string &line)
{
    return [before, line](std::size_t size) {
        std::string text = before;
        for (std::size_t i = 0; i < size; ++i) {
            for (const char c : line) {
                if (c == '#')
                    text += std::to_string(i);
                else
                    text += c;
            }
        }
        return [text] { (void)readConfiguration(text, "config.yaml", fakeEnvironment({{"WORD", "w0rd"}})); };
    };
}

} // namespace

Q_DECLARE_METATYPE(YamlWork)

// A configuration may be as long as it may be, and say anything: the time follows its length.
class YamlGrowthTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void timeGrowsWithTheSize_data()
    {
        addColumns<YamlWork, int>("work", "size");
        const auto row = [](const char *name, int size, YamlWork work) {
            QTest::newRow(name) << std::move(work) << size;
        };
        row("context", 400, readLines("context_variables:\n", "  K#: \"value #\"\n"));
        row("from the environment", 400, readLines("context_variables:\n", "  K#: \"${WORD} ${WORD}\"\n"));
        row("missing in the environment", 400, readLines("context_variables:\n", "  K#: \"${NO#}\"\n"));
        row("the same key", 400, readLines("context_variables:\n", "  K: \"value #\"\n"));
        row("unknown keys", 400, readLines("", "k#: 1\n"));
        row("endpoints", 100,
            readLines("endpoints:\n", "  e#: { url: \"https://a.example/#\", mutations: deny }\n"));
        row("wrong endpoints", 100, readLines("endpoints:\n", "  e#: { urls: 1, x#: [ ] }\n"));
        row("mappings", 200, readLines("mappings:\n  m:\n", "    \"label #\": \"v#\"\n"));
        row("enumerations", 200,
            readLines("enumerations:\n  e:\n", "    - { name: \"n#\", value: \"v#\" }\n"));
        row("anchors", 400, readLines("context_variables:\n", "  K#: &a# x\n"));
        row("comments", 1000, readLines("", "# #\n"));
        row("a long text", 1000, readLines("graphql_endpoint: \"https://a.example/", "x#"));
        row("quotes", 400, readLines("context_variables:\n", "  K#: 'it''s #'\n"));
        row("brackets", 400, readLines("context_variables: { K: ", "[ "));
    }

    void timeGrowsWithTheSize()
    {
        QFETCH(const YamlWork, work);
        QFETCH(const int, size);
        const double factor = growth(static_cast<std::size_t>(size), work);
        QVERIFY2(factor < kMaxGrowth, QByteArray::number(factor).constData());
    }
};

TOOLTRAY_TEST(YamlGrowthTest)
#include "yamlgrowthtest.moc"
