// SPDX-License-Identifier: GPL-3.0-or-later
#include "journal/statistics/statistics.h"

#include "mcpcore/journal/samples.h"
#include "support/testcase.h"

#include <QRegularExpression>
#include <QTest>

#include <map>
#include <sstream>

using namespace tooltray::journal;
using namespace tooltray::journal::test;
using namespace std::chrono_literals;

namespace {

// Reads the format as its specification describes it, and takes apart what it finds.
class Exposition {
public:
    explicit Exposition(const std::string &text)
    {
        std::istringstream lines(text);
        for (std::string line; std::getline(lines, line);)
            read(line);
        if (!text.ends_with('\n'))
            m_problem = "The last line does not end with a line feed.";
    }

    const std::string &problem() const { return m_problem; }
    double value(const std::string &sample) const
    {
        const auto found = m_samples.find(sample);
        return found == m_samples.end() ? -1 : found->second;
    }
    std::size_t count() const { return m_samples.size(); }

private:
    void read(const std::string &line)
    {
        static const QRegularExpression kHelp(QStringLiteral("^# HELP ([a-zA-Z_:][a-zA-Z0-9_:]*) [^\\n]+$"));
        static const QRegularExpression kType(
            QStringLiteral("^# TYPE ([a-zA-Z_:][a-zA-Z0-9_:]*) (counter|gauge|histogram|summary|untyped)$"));
        static const QRegularExpression kSample(QStringLiteral(
            "^([a-zA-Z_:][a-zA-Z0-9_:]*)\\{([a-zA-Z_][a-zA-Z0-9_]*=\"([^\"\\\\]|\\\\[\\\\\"n])*\",?)*\\} "
            "([-+0-9.e]+|NaN|[+-]Inf)$"));
        const QString text = QString::fromStdString(line);
        if (const auto type = kType.match(text); type.hasMatch()) {
            m_family = type.captured(1).toStdString();
            if (!m_families.emplace(m_family, type.captured(2).toStdString()).second)
                m_problem = "Two families of one name: " + line;
        } else if (kHelp.match(text).hasMatch()) {
            return;
        } else if (const auto sample = kSample.match(text); sample.hasMatch()) {
            const std::string name = sample.captured(1).toStdString();
            const bool isHistogram = m_families[m_family] == "histogram";
            if (isHistogram ? !name.starts_with(m_family + '_') : name != m_family)
                m_problem = "A sample outside of its family: " + line;
            const std::size_t space = line.rfind(' ');
            if (!m_samples.emplace(line.substr(0, space), std::stod(line.substr(space + 1))).second)
                m_problem = "Twice the same sample: " + line;
        } else {
            m_problem = "No line of the format: " + line;
        }
    }

    std::string m_problem;
    std::string m_family;
    std::map<std::string, std::string> m_families;
    std::map<std::string, double> m_samples;
};

} // namespace

class PrometheusTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void countersAndHistogramsAreThere()
    {
        StatisticsPair statistics;
        LogEntry entry = sampleEntry();
        statistics.add(entry);
        entry.duration = 3s;
        statistics.add(entry);
        entry.outcome = Outcome::Error;
        entry.duration = 1h;
        entry.isTest = true;
        statistics.add(entry);

        const Exposition read(prometheusText(statistics));
        QCOMPARE(read.problem(), "");
        const std::string calls = "tooltray_tool_calls_total{tool=\"list_issues\",mode=";
        QCOMPARE(read.value(calls + "\"production\",status=\"ok\"}"), 2.0);
        QCOMPARE(read.value(calls + "\"production\",status=\"error\"}"), 0.0);
        QCOMPARE(read.value(calls + "\"test\",status=\"error\"}"), 1.0);
        const std::string time = "tooltray_tool_calls_duration_seconds";
        const std::string labels = "{tool=\"list_issues\",mode=\"production\"";
        QCOMPARE(read.value(time + "_bucket" + labels + ",le=\"0.1\"}"), 0.0);
        QCOMPARE(read.value(time + "_bucket" + labels + ",le=\"0.25\"}"), 1.0);
        QCOMPARE(read.value(time + "_bucket" + labels + ",le=\"2.5\"}"), 1.0);
        QCOMPARE(read.value(time + "_bucket" + labels + ",le=\"5\"}"), 2.0);
        QCOMPARE(read.value(time + "_bucket" + labels + ",le=\"+Inf\"}"), 2.0);
        QCOMPARE(read.value(time + "_sum" + labels + "}"), 3.12);
        QCOMPARE(read.value(time + "_count" + labels + "}"), 2.0);
        QCOMPARE(
            read.value("tooltray_client_calls_total{client=\"editor\",mode=\"production\",status=\"ok\"}"),
            2.0);
        QCOMPARE(
            read.value(
                "tooltray_upstream_requests_total{endpoint=\"github\",mode=\"production\",status=\"ok\"}"),
            2.0);
    }

    void aBoundBelongsToItsBucket()
    {
        LatencyCounts counts;
        counts.add(1ms);
        counts.add(1001us);
        counts.add(1h);
        QCOMPARE(counts.count(0), std::uint64_t(1));
        QCOMPARE(counts.count(1), std::uint64_t(1));
        QCOMPARE(counts.count(LatencyCounts::kBounds.size()), std::uint64_t(1));
    }

    void namesAreEscaped()
    {
        StatisticsPair statistics;
        EntryGenerator generator(1);
        for (int i = 0; i < 200; ++i)
            statistics.add(generator.entry());
        LogEntry entry = sampleEntry();
        entry.tool = "a\"b\\c\nd";
        statistics.add(entry);
        const Exposition read(prometheusText(statistics));
        QCOMPARE(read.problem(), "");
        QCOMPARE(read.value(
                     "tooltray_tool_calls_total{tool=\"a\\\"b\\\\c\\nd\",mode=\"production\",status=\"ok\"}"),
                 1.0);
    }

    void withoutCallsThereAreNoSamples()
    {
        const Exposition read(prometheusText({}));
        QCOMPARE(read.problem(), "");
        QCOMPARE(read.count(), std::size_t(0));
    }
};

TOOLTRAY_TEST(PrometheusTest)
#include "prometheustest.moc"
