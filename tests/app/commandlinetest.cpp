// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commandline.h"
#include "support/result.h"
#include "support/testcase.h"

#include <QTest>

using namespace tooltray;
using namespace tooltray::app;

namespace {

std::vector<std::string> words(const QByteArray &line)
{
    std::vector<std::string> result;
    for (const QByteArray &word : line.split(' ')) {
        if (!word.isEmpty())
            result.push_back(word.toStdString());
    }
    return result;
}

} // namespace

class CommandLineTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void goodLinesAreUnderstood_data()
    {
        const TestRows<QByteArray, CommandLine> row{"arguments", "expected"};
        using Mode = CommandLine::Mode;

        row("nothing", QByteArray(), CommandLine{});
        row("serve", "serve", CommandLine{.mode = Mode::Headless});
        row("stdio", "stdio --port 1", CommandLine{.mode = Mode::Stdio, .port = std::uint16_t(1)});
        row("stdio to somewhere", "stdio --url http://[::1]:1/x",
            CommandLine{.mode = Mode::Stdio, .url = "http://[::1]:1/x"});
        row("stdio of somebody", "stdio --client my-editor_2.0",
            CommandLine{.mode = Mode::Stdio, .client = "my-editor_2.0"});
        row("as long as it is used", "serve --while-used",
            CommandLine{.mode = Mode::Headless, .isForRelays = true});
        row("headless", "--headless", CommandLine{.mode = Mode::Headless});
        row("data folder", "--data-dir /x", CommandLine{.dataFolder = "/x"});
        row("data folder with =", "--data-dir=/x=y", CommandLine{.dataFolder = "/x=y"});
        row("port", "serve --port 0", CommandLine{.mode = Mode::Headless, .port = std::uint16_t(0)});
        row("highest port", "--port=65535", CommandLine{.port = std::uint16_t(65535)});
        row("demo", "serve --demo", CommandLine{.mode = Mode::Headless, .hasDemo = true});
        row("configuration", "serve --config /x.yaml",
            CommandLine{.mode = Mode::Headless, .config = "/x.yaml"});
        row("file to open", "--port 1 tools.pack.json",
            CommandLine{.port = std::uint16_t(1), .file = "tools.pack.json"});
        row("connection", "serve --print-connection",
            CommandLine{.mode = Mode::Headless, .printsConnection = true});
        row("log levels", "--log info", CommandLine{.logLevels = "info"});
        row("help", "-h", CommandLine{.mode = Mode::Help});
        row("help before nonsense", "--help --nonsense", CommandLine{.mode = Mode::Help});
        row("version", "--version", CommandLine{.mode = Mode::Version});
        row("last one counts", "--port 1 --port 2", CommandLine{.port = std::uint16_t(2)});
    }

    void goodLinesAreUnderstood()
    {
        QFETCH(QByteArray, arguments);
        QFETCH(CommandLine, expected);
        const auto parsed = parseCommandLine(words(arguments));
        VERIFY_RESULT(parsed);
        QVERIFY(*parsed == expected);
    }

    void badLinesSayWhatToDo_data()
    {
        addColumns<QByteArray, QByteArray>("arguments", "message");

        const auto add = [](const char *arguments, const char *message) {
            QTest::newRow(arguments) << QByteArray(arguments) << QByteArray(message);
        };
        add("--nonsense", "There is no option --nonsense.");
        add("--prot 1", "There is no option --prot. Did you mean \"--port\"?");
        add("-x", "There is no option -x.");
        add("--nonsense=1", "There is no option --nonsense.");
        add("srve", "There is no command srve. Did you mean \"serve\"?");
        add("--headless serve",
            "The command must come first, and there can be only one: tooltray serve [options].");
        add("serve stdio",
            "The command must come first, and there can be only one: tooltray stdio [options].");
        add("--data-dir /x status",
            "The command must come first, and there can be only one: tooltray status [options].");
        add("serve a.json", "Only the window opens a file; without it, use tooltray tools import.");
        add("a.json b.json", "There is no command b.json.");
        add("stdio --headless", "--headless cannot be used with tooltray stdio, which never has a window.");
        add("--port", "--port needs a value: --port N.");
        add("--port x", "--port needs a number from 0 to 65535, not \"x\".");
        add("--port 65536", "--port needs a number from 0 to 65535, not \"65536\".");
        add("--port -1", "--port needs a number from 0 to 65535, not \"-1\".");
        add("--port 80x", "--port needs a number from 0 to 65535, not \"80x\".");
        add("--port=", "--port needs a number from 0 to 65535, not \"\".");
        add("--data-dir", "--data-dir needs a value: --data-dir FOLDER.");
        add("--data-dir=", "--data-dir needs the name of a folder.");
        add("--config=", "--config needs the name of a file.");
        add("--print-connection", "--print-connection can only be used with tooltray serve.");
        add("stdio --print-connection", "--print-connection can only be used with tooltray serve.");
        add("serve --client x", "--client can only be used with tooltray stdio.");
        add("stdio --client=", "--client needs a name of letters, digits, -, _ and ., at most 64.");
        add("stdio --client a/b", "--client needs a name of letters, digits, -, _ and ., at most 64.");
        add("stdio --while-used", "--while-used can only be used with tooltray serve.");
        add("--while-used", "--while-used can only be used with tooltray serve.");
        add("stdio --move-library", "--move-library can only be used with tooltray serve.");
        add("--move-library", "--move-library can only be used with tooltray serve.");
        add("--log loud", "There is no log level \"loud\".");
        add("stdio --url https://localhost/mcp",
            "\"https://localhost/mcp\" is not a URL that can be relayed to.");
        add("serve --url http://localhost/mcp", "--url can only be used with tooltray stdio.");
        add("--headless=yes", "--headless takes no value.");
    }

    void badLinesSayWhatToDo()
    {
        QFETCH(QByteArray, arguments);
        QFETCH(QByteArray, message);
        const auto parsed = parseCommandLine(words(arguments));
        QVERIFY(!parsed);
        QCOMPARE(parsed.error().kind, ErrorKind::Usage);
        QCOMPARE(QByteArray::fromStdString(parsed.error().message), message);
        QVERIFY(!parsed.error().hint.empty());
    }

    void helpNamesEveryOptionInNarrowLines()
    {
        const std::string help = helpText();
        for (const char *option : {"--data-dir", "--port", "--headless", "--url", "--demo", "--config",
                                   "--print-connection", "--log", "--help", "--version", "serve", "stdio"})
            QVERIFY2(help.find(option) != std::string::npos, option);
        for (const QByteArray &line : QByteArray::fromStdString(help).split('\n'))
            QVERIFY2(line.size() <= 110, line.constData());
    }
};

TOOLTRAY_TEST(CommandLineTest)
#include "commandlinetest.moc"
