// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/log/log.h"

#include "base/time/rfc3339.h"
#include "support/result.h"
#include "support/testcase.h"

#include <QTemporaryFile>
#include <QTest>

#include <thread>
#include <vector>

using namespace tooltray;

namespace {

class Masking final : public LogFilter {
public:
    std::string filtered(std::string line) const override
    {
        return line.replace(line.find("secret"), 6, "******");
    }
};

// A file that takes the lines in place of standard error.
class Lines {
public:
    Lines() { [[maybe_unused]] const bool isOpen = m_file.open(); }

    int handle() const { return m_file.handle(); }
    // Without their times.
    std::vector<std::string> texts()
    {
        std::vector<std::string> texts;
        m_file.seek(0);
        for (const QByteArray &line : m_file.readAll().split('\n'))
            texts.push_back(line.mid(line.indexOf(' ') + 1).toStdString());
        texts.pop_back();
        return texts;
    }

private:
    QTemporaryFile m_file;
};

void setLevels(std::string_view levels)
{
    QLoggingCategory::setFilterRules(QString::fromStdString(logRules(levels).valueOr("")));
}

} // namespace

class LogTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void cleanup() { QLoggingCategory::setFilterRules(QString()); }

    void aLineHasTimeLevelCategoryAndMessage()
    {
        QCOMPARE(LogOutput::line(WallTime(), QtWarningMsg, "tooltray.http", "The port is in use."),
                 "1970-01-01T00:00:00.000Z warning http: The port is in use.");
        QCOMPARE(LogOutput::line(WallTime(), QtCriticalMsg, "qt.network", "x"),
                 "1970-01-01T00:00:00.000Z critical qt.network: x");
    }

    void aMessageCannotForgeALineOrSteerATerminal()
    {
        QCOMPARE(LogOutput::line(WallTime(), QtInfoMsg, "tooltray.mcp", "a\nb\x1b[2J\x7f\u009b\u00e9"),
                 "1970-01-01T00:00:00.000Z info mcp: a\\nb\\x1b[2J\\x7f\\x9b\u00e9");
    }

    void messagesOfEveryLevelAndOfQtAreWritten()
    {
        setLevels("debug");
        const LogCategory category("tooltray.test");
        Lines lines;
        {
            const LogOutput output(lines.handle());
            category.debug("One.");
            category.info("Two.");
            category.warning("Three \"3\" \u20ac.");
            category.critical("Four.");
            qWarning("Five.");
        }
        QTest::ignoreMessage(QtWarningMsg, "Six.");
        qWarning("Six.");
        QCOMPARE(lines.texts(), (std::vector<std::string>{"debug test: One.", "info test: Two.",
                                                          "warning test: Three \"3\" \u20ac.",
                                                          "critical test: Four.", "warning default: Five."}));
    }

    void theFilterSeesEveryLine()
    {
        const LogCategory category("tooltray.test");
        Lines lines;
        LogOutput output(lines.handle());
        output.setFilter(std::make_shared<Masking>());
        category.warning("A secret slipped in.");
        QCOMPARE(lines.texts(), std::vector<std::string>{"warning test: A ****** slipped in."});
    }

    void levelsDecideWhatIsWritten_data()
    {
        // http: the levels enabled there, by their first letters
        const TestRows<QByteArray, QByteArray, QByteArray> row{"levels", "http", "mcp"};
        row("debug", "debug", "diwc", "diwc");
        row("info", "info", "iwc", "iwc");
        row("critical", "critical", "c", "c");
        row("one louder", "warning,http=debug", "diwc", "wc");
        row("one quieter", "debug,mcp=warning", "diwc", "wc");
        row("only one", "mcp=critical", "iwc", "c");
    }
    void levelsDecideWhatIsWritten()
    {
        QFETCH(QByteArray, levels);
        const LogCategory http("tooltray.http");
        const LogCategory mcp("tooltray.mcp");
        const auto enabled = [](const LogCategory &category) {
            QByteArray letters;
            for (const auto &[level, letter] : {std::pair{LogSeverity::Debug, 'd'},
                                                {LogSeverity::Info, 'i'},
                                                {LogSeverity::Warning, 'w'},
                                                {LogSeverity::Critical, 'c'}}) {
                if (category.isEnabled(level))
                    letters += letter;
            }
            return letters;
        };
        setLevels(levels.toStdString());
        QTEST(enabled(http), "http");
        QTEST(enabled(mcp), "mcp");
    }

    void unknownLevelsAreRefused_data()
    {
        const TestRows<QByteArray, QByteArray, QByteArray> row{"levels", "code", "hint"};
        const char *all = "The levels are debug, info, warning and critical.";
        row("", "log_level_unknown", all);
        row("loud", "log_level_unknown", all);
        row("warnin", "log_level_unknown",
            "Did you mean \"warning\"? The levels are debug, info, warning and critical.");
        row("info,", "log_level_unknown", all);
        row("http=", "log_level_unknown", all);
        row("=debug", "log_room_unknown", "Write http=debug, for example.");
        row("h*p=debug", "log_room_unknown", "Write http=debug, for example.");
        row("a\nb=debug", "log_room_unknown", "Write http=debug, for example.");
    }
    void unknownLevelsAreRefused()
    {
        QFETCH(QByteArray, levels);
        QFETCH(QByteArray, code);
        QFETCH(QByteArray, hint);
        const auto rules = logRules(levels.toStdString());
        COMPARE_ERROR(rules, ErrorKind::Usage, code.toStdString());
        QCOMPARE(rules.error().hint, hint.toStdString());
    }

    void linesOfThreadsDoNotMix()
    {
        const LogCategory category("tooltray.test");
        Lines lines;
        {
            const LogOutput output(lines.handle());
            std::vector<std::jthread> threads;
            threads.reserve(3);
            for (const char letter : {'a', 'b', 'c'}) {
                threads.emplace_back([&category, letter] {
                    for (int i = 0; i < 100; ++i)
                        category.warning(std::string(50, letter));
                });
            }
        }
        const auto texts = lines.texts();
        QCOMPARE(texts.size(), 300U);
        for (const std::string &text : texts)
            QCOMPARE(text, "warning test: " + std::string(50, text.back()));
    }
};

TOOLTRAY_TEST(LogTest)
#include "logtest.moc"
