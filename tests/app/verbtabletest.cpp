// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/verbs/verbtable.h"
#include "app/verbs/arguments.h"
#include "app/verbs/completion.h"
#include "app/verbs/help.h"
#include "app/verbs/manual.h"
#include "app/verbs/output.h"
#include "app/verbs/reference.h"
#include "support/result.h"
#include "support/testcase.h"
#include "json/parser.h"

#include <QFile>
#include <QTest>

#include <algorithm>
#include <set>

using namespace tooltray;
using namespace tooltray::app;

namespace {

std::vector<std::string> wordsIn(const char *line)
{
    std::vector<std::string> words;
    for (const QByteArray &word : QByteArray(line).split(' '))
        words.push_back(word.toStdString());
    return words;
}

std::string textOfFile(const char *name)
{
    QFile file(QStringLiteral(TOOLTRAY_SOURCE_DIR "/") + QString::fromLatin1(name));
    return file.open(QIODevice::ReadOnly) ? file.readAll().toStdString() : std::string();
}

bool isAlias(const Verb &verb)
{
    return verb.summary.starts_with("the same as ");
}

std::vector<std::string> noNames(std::string_view)
{
    return {};
}

} // namespace

// What the one table of verbs says, and what is made of it.
class VerbTableTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everyVerbHasItsParts()
    {
        std::set<std::string_view> names;
        for (const Verb *verb : allVerbs()) {
            const std::string name(verb->name);
            QVERIFY2(names.insert(verb->name).second, name.c_str());
            QVERIFY2(!verb->summary.empty() && !verb->summary.ends_with('.'), name.c_str());
            QVERIFY2(verb->isHidden || !used(verb->examples).empty(), name.c_str());
            QVERIFY2((verb->run == nullptr) == (verb->effect == Verb::Effect::Starts), name.c_str());
            for (const VerbExample &example : used(verb->examples))
                QVERIFY2(isAlias(*verb) || example.line.starts_with(verb->name), name.c_str());
            std::set<std::string_view> options;
            for (const VerbOption *option : optionsOf(*verb))
                QVERIFY2(options.insert(option->name).second, std::string(option->name).c_str());
        }
    }

    // What an example says is a command line that is understood.
    void everyExampleCanBeTyped()
    {
        for (const Verb *verb : allVerbs()) {
            if (verb->effect == Verb::Effect::Starts)
                continue;
            for (const VerbExample &example : used(verb->examples)) {
                const std::string line(example.line.substr(0, example.line.find_first_of("<>|")));
                auto words = wordsIn(line.c_str());
                std::erase(words, std::string());
                const auto found = verbIn(words);
                QVERIFY2(found && *found && (isAlias(*verb) || (*found)->verb == verb), line.c_str());
                const auto parsed = parseArguments(*verb, std::span(words).subspan((*found)->words));
                QVERIFY2(parsed, line.c_str());
            }
        }
    }

    void wordsAndOptionsAreToldApart()
    {
        const Verb &call = *findVerb("call");
        const auto words = wordsIn("list_issues first:=5 --file=x.json --json -- --odd");
        const auto parsed = parseArguments(call, words);
        VERIFY_RESULT(parsed);
        QCOMPARE(parsed->words, (std::vector<std::string>{"list_issues", "first:=5", "--odd"}));
        QCOMPARE(parsed->value("--file"), std::optional<std::string>("x.json"));
        QVERIFY(parsed->has("--json"));
        QVERIFY(!parsed->has("--quiet"));
    }

    void wrongLinesSayWhatToDo_data()
    {
        const TestRows<QByteArray, QByteArray> row{"line", "message"};
        row("noun alone", "config", "tooltray config needs a command: check, show, path.");
        row("slip", "tools lst", "There is no command tools lst. Did you mean \"list\"?");
        row("option", "tools list --tga x",
            "tooltray tools list has no option --tga. Did you mean \"--tag\"?");
        row("missing word", "tools show", "Missing argument TOOL: tooltray tools show TOOL.");
        row("word too many", "status now", "Unexpected argument: tooltray status.");
        row("missing value", "tools list --tag", "--tag needs a value: --tag TAG.");
        row("value too many", "status --json=x", "--json takes no value.");
        row("no dry run where nothing changes", "status --dry-run",
            "tooltray status has no option --dry-run.");
    }

    void wrongLinesSayWhatToDo()
    {
        QFETCH(QByteArray, line);
        QFETCH(QByteArray, message);
        const auto words = wordsIn(line.constData());
        const auto found = verbIn(words);
        const auto parsed = found ? parseArguments(*(*found)->verb, std::span(words).subspan((*found)->words))
                                  : Result<app::Arguments>(found.error());
        QVERIFY(!parsed);
        QCOMPARE(parsed.error().kind, ErrorKind::Usage);
        QCOMPARE(QByteArray::fromStdString(parsed.error().message), message);
        QVERIFY(!parsed.error().hint.empty());
    }

    void helpHasAllThatTheTableSays()
    {
        for (const Verb *verb : allVerbs()) {
            const std::string help = verbHelp(*verb);
            for (const VerbOption &option : used(verb->options))
                QVERIFY2(help.find(option.name) != std::string::npos, help.c_str());
            for (const VerbArgument &argument : used(verb->arguments))
                QVERIFY2(help.find(argument.name) != std::string::npos, help.c_str());
            QVERIFY2(std::ranges::count(help, '\n') <= 48, help.c_str()); // two screens
            for (const QByteArray &line : QByteArray::fromStdString(help).split('\n'))
                QVERIFY2(line.size() <= 120, line.constData());
        }
    }

    // What the package and the repository have is what the program says now.
    void theManualIsTheOneOfTheTable_data()
    {
        addColumns<QByteArray, QByteArray>("chapter", "file");
        for (const ManualChapter &chapter : manualChapters())
            QTest::newRow(chapter.name.c_str())
                << QByteArray(chapter.name.c_str()) << "docs/" + QByteArray(chapter.file.c_str());
    }

    void theManualIsTheOneOfTheTable()
    {
        QFETCH(QByteArray, chapter);
        QFETCH(QByteArray, file);
        const auto page = manualPage(chapter.constData());
        VERIFY_RESULT(page);
        QVERIFY2(textOfFile(file.constData()) == *page,
                 ("Run: tooltray manual " + chapter + " > " + file).constData());
    }

    void everyConfigurationKeyIsDescribedAndNoOther()
    {
        std::vector<std::string> accepted;
        for (const ConfigKey &key : configKeys()) {
            QVERIFY2(!key.help.empty() && !key.type.empty(), key.path.c_str());
            accepted.push_back(key.path);
        }
        QVERIFY(accepted.size() > 40);
        for (const std::string &key : describedConfigKeys())
            QVERIFY2(std::ranges::find(accepted, key) != accepted.end(), key.c_str());
    }

    void manualPagesNameEveryVerb()
    {
        const auto page = manPage("tooltray");
        VERIFY_RESULT(page);
        for (const Verb *verb : allVerbs()) {
            std::string usage = usageLine(*verb);
            for (std::size_t at = usage.find('-'); at != std::string::npos; at = usage.find('-', at + 2))
                usage.insert(at, "\\");
            QVERIFY2(verb->isHidden || page->find(usage) != std::string::npos, usage.c_str());
        }
        QVERIFY(!manPage("other"));
        const auto tool = manPage("tooltray-tool");
        VERIFY_RESULT(tool);
        for (const char *key : {"graphql_query", "pagination_config.page_size", "result.format"})
            QVERIFY2(tool->find(key) != std::string::npos, key);
    }

    void everyVerbHasASchemaOfItsOutput()
    {
        const json::Value schemas =
            json::parse(textOfFile("docs/reference/output.schema.json")).value["$defs"];
        for (const Verb *verb : allVerbs()) {
            const bool printsText = verb->isHidden || verb->effect == Verb::Effect::Starts
                                    || verb->name == "help" || verb->name == "completion"
                                    || verb->name == "man";
            QVERIFY2(printsText || schemas.contains(verb->name), std::string(verb->name).c_str());
        }
        for (const json::Member &schema : schemas.members())
            QVERIFY2(schema.name == "error" || findVerb(schema.name) != nullptr,
                     std::string(schema.name.view()).c_str());
    }

    void wordsAreCompleted_data()
    {
        QTest::addColumn<QByteArray>("line"); // the last word is the one that is typed
        QTest::addColumn<QByteArray>("words");
        QTest::newRow("verbs") << QByteArray("st") << QByteArray("stdio status storage");
        QTest::newRow("verbs of a noun") << QByteArray("tools l") << QByteArray("list lint");
        QTest::newRow("options") << QByteArray("tools list --t") << QByteArray("--tag");
        QTest::newRow("shells") << QByteArray("completion z") << QByteArray("zsh");
        QTest::newRow("programs") << QByteArray("connect claude") << QByteArray("claude-code claude-desktop");
        QTest::newRow("names") << QByteArray("tools show o") << QByteArray("one");
        QTest::newRow("names behind an option")
            << QByteArray("tools enable --dry-run t") << QByteArray("two");
        QTest::newRow("the second of many") << QByteArray("tools enable one t") << QByteArray("two");
        QTest::newRow("no second of one") << QByteArray("tools show one t") << QByteArray();
        QTest::newRow("the value of an option")
            << QByteArray("schema info --endpoint o") << QByteArray("one");
        QTest::newRow("files are the shell's") << QByteArray("validate x") << QByteArray();
        QTest::newRow("nothing hidden") << QByteArray("__") << QByteArray();
    }

    void wordsAreCompleted()
    {
        QFETCH(QByteArray, line);
        QFETCH(QByteArray, words);
        const auto typed = wordsIn(line.constData());
        const auto names = [](std::string_view kind) {
            return kind == "tools" || kind == "endpoints" ? std::vector<std::string>{"one", "two"}
                                                          : std::vector<std::string>();
        };
        QByteArrayList found;
        for (const Completion &one : completionsFor(typed, names))
            found.append(QByteArray::fromStdString(one.word));
        QCOMPARE(found.join(' '), words);
    }

    void eachShellHasAScript()
    {
        for (const char *shell : {"bash", "zsh", "fish"})
            VERIFY_RESULT(completionScript(shell));
        QVERIFY(!completionScript("cmd"));
        QVERIFY(completionsFor({}, noNames).size() > 10);
    }

    void errorsHaveTheirExitCodes_data()
    {
        addColumns<int, QByteArray, int>("kind", "error", "code");
        const auto add = [](const char *name, ErrorKind kind, const char *code, int exit) {
            QTest::newRow(name) << static_cast<int>(kind) << QByteArray(code) << exit;
        };
        add("usage", ErrorKind::Usage, "x", 2);
        add("not found", ErrorKind::NotFound, "x", 3);
        add("denied", ErrorKind::Denied, "x", 4);
        add("invalid", ErrorKind::Invalid, "x", 5);
        add("unavailable", ErrorKind::Unavailable, "x", 6);
        add("timeout", ErrorKind::Timeout, "x", 6);
        add("no instance", ErrorKind::NotFound, "no_instance", 7);
        add("conflict", ErrorKind::Conflict, "x", 1);
        add("internal", ErrorKind::Internal, "x", 1);
    }

    void errorsHaveTheirExitCodes()
    {
        QFETCH(int, kind);
        QFETCH(QByteArray, error);
        QFETCH(int, code);
        const Error told{static_cast<ErrorKind>(kind), error.toStdString(), "Message."};
        QCOMPARE(static_cast<int>(exitCodeOf(told)), code);
    }

    void terminalsGetNoControlCharacters()
    {
        QCOMPARE(plainLine("a\nb\tc\x1b[31md\x7f"), std::string("a b c?[31md?"));
        QCOMPARE(plainText("a\nb\x1b"), std::string("a\nb?"));
        QCOMPARE(plainLine("\xC2\x9B"
                           "1m\xC3\xA9"),
                 std::string("?1m\xC3\xA9"));
        QCOMPARE(tableText({{"A", "B"}, {"\xC3\xA4\xC3\xA4\xC3\xA4", "x"}, {"b", ""}}),
                 std::string("A    B\n\xC3\xA4\xC3\xA4\xC3\xA4  x\nb\n"));
    }

    void resultsAreWrittenAsJUnit()
    {
        const json::Value tests = json::parse(R"([
            {"tool": "a", "example": "one & two", "passed": true, "failures": [], "duration_us": 1500},
            {"tool": "a", "example": "three", "passed": false, "failures": [{"message": "At <x>.", "found": 5}]}])")
                                      .value;
        const std::string report = junitReport(tests);
        QVERIFY2(report.find(R"(<testsuite name="a" tests="2" failures="1" time="0.002">)")
                     != std::string::npos,
                 report.c_str());
        QVERIFY2(report.find(R"(name="one &amp; two" time="0.002")") != std::string::npos, report.c_str());
        QVERIFY2(report.find(R"(<failure message="At &lt;x&gt;.">Found: 5</failure>)") != std::string::npos,
                 report.c_str());
    }
};

TOOLTRAY_TEST(VerbTableTest)
#include "verbtabletest.moc"
