// SPDX-License-Identifier: GPL-3.0-or-later
#include "brokenconfigs.h"
#include "fakeenvironment.h"
#include "storage/configuration/readconfiguration.h"
#include "support/testcase.h"

#include <QElapsedTimer>
#include <QString>
#include <QTest>

#include <algorithm>

using namespace tooltray;
using namespace tooltray::storage;

namespace {

Environment environment()
{
    return fakeEnvironment({{"TOKEN", "t0k3n"}, {"PORT", "8665"}, {"WORD", "w0rd"}, {"EMPTY", ""}});
}

struct Marked {
    std::string text;
    std::vector<json::Position> places;
};

// Counts lines and columns with Qt, which knows UTF-16 itself.
Marked unmarked(std::string_view marked)
{
    constexpr std::string_view mark = "@@";
    Marked result;
    std::string_view rest = marked;
    for (std::size_t at = rest.find(mark); at != std::string_view::npos; at = rest.find(mark)) {
        result.text += rest.substr(0, at);
        rest.remove_prefix(at + mark.size());
        const std::size_t line = result.text.rfind('\n') + 1;
        result.places.push_back(
            {static_cast<std::size_t>(std::count(result.text.begin(), result.text.end(), '\n')) + 1,
             static_cast<std::size_t>(QString::fromStdString(result.text.substr(line)).size()) + 1});
    }
    result.text += rest;
    return result;
}

std::string listed(const std::vector<ConfigurationProblem> &diagnostics)
{
    std::string list;
    for (const ConfigurationProblem &diagnostic : diagnostics)
        list += '\n' + diagnostic.toString();
    return list;
}

} // namespace

class BrokenConfigTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everyMistakeIsToldByItsPlace_data()
    {
        QTest::addColumn<int>("index");
        const auto all = brokenConfigs();
        QVERIFY(all.size() >= 40);
        for (std::size_t i = 0; i < all.size(); ++i)
            QTest::newRow(all[i].name) << static_cast<int>(i);
    }

    void everyMistakeIsToldByItsPlace()
    {
        QFETCH(const int, index);
        const BrokenConfig broken = brokenConfigs()[static_cast<std::size_t>(index)];
        const Marked marked = unmarked(broken.text);
        const auto found = readConfiguration(marked.text, "config.yaml", environment()).diagnostics;
        QVERIFY2(found.size() == broken.messages.size(), listed(found).c_str());
        for (std::size_t i = 0; i < found.size(); ++i) {
            QVERIFY2(found[i].message.find(broken.messages[i]) != std::string::npos, listed(found).c_str());
            QVERIFY2(found[i].position == marked.places[i], listed(found).c_str());
            QCOMPARE(found[i].file, std::string("config.yaml"));
            QVERIFY2(found[i].message.ends_with(".") || found[i].message.ends_with("?"),
                     listed(found).c_str());
        }
    }

    void noMessageRepeatsASecretOrTheEnvironment_data() { everyMistakeIsToldByItsPlace_data(); }

    void noMessageRepeatsASecretOrTheEnvironment()
    {
        QFETCH(const int, index);
        const BrokenConfig broken = brokenConfigs()[static_cast<std::size_t>(index)];
        const std::string all =
            listed(readConfiguration(unmarked(broken.text).text, "config.yaml", environment()).diagnostics);
        for (const char *secret : {"t0k3n", "w0rd", "s3cr3t"})
            QVERIFY2(all.find(secret) == std::string::npos, all.c_str());
    }

    void acceptedNamesComeWithTheMessage()
    {
        const auto found = readConfiguration("surface: x\n", "config.yaml", environment()).diagnostics;
        QCOMPARE(found.size(), std::size_t{1});
        QVERIFY((found.front().accepted == std::vector<std::string>{"auto", "direct", "commands"}));
        QVERIFY(found.front().toString().starts_with("config.yaml:1:10: Expected one of"));
    }

    void aByteOrderMarkIsNoColumn()
    {
        const auto found =
            readConfiguration("\xEF\xBB\xBFtitel: x\n", "config.yaml", environment()).diagnostics;
        QCOMPARE(found.size(), std::size_t{1});
        QVERIFY((found.front().position == json::Position{1, 1}));
    }

    void linesThatEndWithTwoCharactersCountOnce()
    {
        const auto found = readConfiguration("title: x\r\nserver:\r\n  port: 1\r\n  prot: 2\r\n",
                                             "config.yaml", environment())
                               .diagnostics;
        QVERIFY2(found.size() == 1, listed(found).c_str());
        QVERIFY((found.front().position == json::Position{4, 3}));
    }

    void whatIsNestedTooDeepIsRefused()
    {
        for (const char *opening : {"[", "{a: ", "- "}) {
            std::string text;
            for (int i = 0; i < 100'000; ++i)
                text += opening;
            const auto found = readConfiguration(text, "config.yaml", environment()).diagnostics;
            QVERIFY2(found.size() == 1, listed(found).c_str());
            QVERIFY2(found.front().message.find("deeper than 32") != std::string::npos,
                     listed(found).c_str());
        }
    }

    void aFileThatIsNoConfigurationIsRefusedUnread()
    {
        const auto found =
            readConfiguration(std::string((1U << 20U) + 1, ' '), "config.yaml", environment()).diagnostics;
        QVERIFY2(found.size() == 1, listed(found).c_str());
        QVERIFY(found.front().message.find("1 MiB") != std::string::npos);
    }

    void theEnvironmentCannotMakeItHuge()
    {
        const Environment big = fakeEnvironment({{"BIG", std::string(100'000, 'x')}});
        std::string text = "mappings:\n  m:\n";
        for (int i = 0; i < 1'000; ++i)
            text += "    l" + std::to_string(i) + ": ${BIG}\n";
        const auto found = readConfiguration(text, "config.yaml", big).diagnostics;
        QVERIFY(!found.empty());
        QVERIFY(found.front().message.find("too long") != std::string::npos);
    }

    void ofManyMistakesTheFirstAreShown_data()
    {
        addColumns<QByteArray, QByteArray>("section", "line");
        QTest::newRow("words") << QByteArray("mappings:\n  m:\n") << QByteArray("    x%1: no\n");
        QTest::newRow("keys") << QByteArray("server:\n") << QByteArray("  x%1: 1\n");
        QTest::newRow("names") << QByteArray("context_variables:\n") << QByteArray("  x-%1: a\n");
        QTest::newRow("values") << QByteArray("context_variables:\n") << QByteArray("  x%1: []\n");
        QTest::newRow("variables") << QByteArray("server:\n  allowed_hosts:\n")
                                   << QByteArray("    - ${X%1}\n");
    }

    void ofManyMistakesTheFirstAreShown()
    {
        QFETCH(const QByteArray, section);
        QFETCH(const QByteArray, line);
        QString text = QString::fromUtf8(section);
        for (int i = 0; i < 500; ++i)
            text += QString::fromUtf8(line).arg(i);
        const auto found = readConfiguration(text.toStdString(), "config.yaml", environment()).diagnostics;
        QCOMPARE(found.size(), std::size_t{101});
        QVERIFY(found.back().message.find("There are more problems") != std::string::npos);
    }

    // Ten times the file takes ten times as long, not a hundred times.
    void aBigFileIsNoTrap_data() { ofManyMistakesTheFirstAreShown_data(); }
    void aBigFileIsNoTrap()
    {
        QFETCH(const QByteArray, section);
        QFETCH(const QByteArray, line);
        const auto timeOf = [&](int count) {
            std::string text = section.toStdString();
            for (int i = 0; i < count; ++i)
                text += QString::fromUtf8(line).arg(i).toStdString();
            QElapsedTimer timer;
            timer.start();
            readConfiguration(text, "config.yaml", environment());
            return timer.nsecsElapsed();
        };
        const qint64 small = std::max({timeOf(1'000), timeOf(1'000), timeOf(1'000)});
        const qint64 big = std::min(timeOf(10'000), timeOf(10'000));
        QVERIFY2(big < 40 * small, std::to_string(double(big) / double(small)).c_str());
    }
};

TOOLTRAY_TEST(BrokenConfigTest)

#include "brokenconfigtest.moc"
