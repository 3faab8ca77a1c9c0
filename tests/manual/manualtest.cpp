// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/verbs/arguments.h"
#include "app/verbs/verbtable.h"
#include "errorcodes.h"
#include "jsonschema/schema.h"
#include "support/childprocess.h"
#include "support/temporaryfolder.h"
#include "support/testcase.h"
#include "json/parser.h"

#include <QFile>
#include <QProcess>
#include <QTest>

#include <algorithm>
#include <csignal>
#include <filesystem>
#include <regex>
#include <set>

using namespace tooltray;
using namespace tooltray::test;
namespace fs = std::filesystem;

namespace {

constexpr std::chrono::seconds kPatience{60};

const fs::path kSource(TOOLTRAY_SOURCE_DIR);

std::string contentOf(const fs::path &path)
{
    QFile file(QString::fromStdString(path.string()));
    return file.open(QIODevice::ReadOnly) ? file.readAll().toStdString() : std::string();
}

std::vector<std::string> linesOf(const std::string &text)
{
    std::vector<std::string> lines;
    for (std::size_t begin = 0; begin < text.size();) {
        const std::size_t end = std::min(text.find('\n', begin), text.size());
        lines.push_back(text.substr(begin, end - begin));
        begin = end + 1;
    }
    return lines;
}

// The pages of the manual and those at the root, by their path in the project.
std::vector<std::string> allPages()
{
    std::vector<std::string> pages{"README.md", "CHANGELOG.md", "CONTRIBUTING.md", "ARCHITECTURE.md"};
    for (const auto &entry : fs::recursive_directory_iterator(kSource / "docs")) {
        if (entry.path().extension() == ".md")
            pages.push_back(entry.path().lexically_relative(kSource).generic_string());
    }
    std::ranges::sort(pages);
    return pages;
}

struct Block {
    std::string language;
    std::string before; // the line before it
    std::string text;
};

std::vector<Block> blocksOf(const std::string &page)
{
    std::vector<Block> blocks;
    std::string before;
    bool isOpen = false;
    for (const std::string &line : linesOf(contentOf(kSource / page))) {
        if (line.starts_with("```")) {
            if (!isOpen)
                blocks.push_back({line.substr(3), before, {}});
            isOpen = !isOpen;
        } else if (isOpen) {
            blocks.back().text += line + '\n';
        }
        before = line;
    }
    return blocks;
}

std::vector<Block> blocksIn(const std::string &page, std::string_view language)
{
    std::vector<Block> blocks = blocksOf(page);
    std::erase_if(blocks, [&](const Block &block) { return block.language != language; });
    return blocks;
}

// As code hosts make it of a heading.
std::string anchorOf(const std::string &heading)
{
    std::string anchor;
    for (const char c : heading) {
        if (c == ' ')
            anchor += '-';
        else if (c >= 'A' && c <= 'Z')
            anchor += static_cast<char>(c - 'A' + 'a');
        else if ((c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '-' || c == '_')
            anchor += c;
    }
    return anchor;
}

bool hasAnchor(const fs::path &page, const std::string &anchor)
{
    for (const std::string &line : linesOf(contentOf(page))) {
        const std::size_t text = line.find_first_not_of('#');
        if (text != std::string::npos && text > 0 && line[text] == ' '
            && anchorOf(line.substr(text + 1)) == anchor)
            return true;
    }
    return false;
}

struct Link {
    std::string file; // in the project
    std::string anchor;
};

std::vector<Link> linksOf(const std::string &page)
{
    static const std::regex pattern("\\]\\(([^)\\s]+)\\)");
    const std::string text = contentOf(kSource / page);
    std::vector<Link> links;
    for (std::sregex_iterator found(text.begin(), text.end(), pattern), end; found != end; ++found) {
        const std::string target = (*found)[1].str();
        if (target.starts_with("http://") || target.starts_with("https://"))
            continue;
        const std::size_t hash = target.find('#');
        const std::string file = target.substr(0, hash);
        const fs::path place =
            file.empty() ? fs::path(page) : (fs::path(page).parent_path() / file).lexically_normal();
        links.push_back({place.generic_string(), hash == std::string::npos ? "" : target.substr(hash + 1)});
    }
    return links;
}

void addPages()
{
    QTest::addColumn<QByteArray>("page");
    for (const std::string &page : allPages())
        QTest::newRow(page.c_str()) << QByteArray(page.c_str());
}

} // namespace

// What the manual says is so: its commands do what it says, its files are read, its links lead somewhere.
class ManualTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        m_home.becomeHome();
        qputenv("PATH", QByteArray(fs::path(TOOLTRAY_PROGRAM).parent_path().c_str()) + ':' + qgetenv("PATH"));
        m_server = std::make_unique<ChildProcess>(TOOLTRAY_PROGRAM,
                                                  std::vector<std::string>{"serve", "--demo", "--port", "0"});
        QVERIFY2(m_server->readLine(kPatience), m_server->errorOutput().c_str());
    }

    void cleanupTestCase()
    {
        m_server->sendSignal(SIGTERM);
        QCOMPARE(m_server->waitForExit(), std::optional(0));
    }

    void linksLeadSomewhere_data() { addPages(); }
    void linksLeadSomewhere()
    {
        QFETCH(QByteArray, page);
        for (const Link &link : linksOf(page.toStdString())) {
            QVERIFY2(fs::exists(kSource / link.file), link.file.c_str());
            QVERIFY2(link.anchor.empty() || hasAnchor(kSource / link.file, link.anchor), link.anchor.c_str());
        }
    }

    void everyPageIsReachedFromTheFirst()
    {
        std::set<std::string> reached{"README.md"};
        std::vector<std::string> next{"README.md"};
        while (!next.empty()) {
            const std::string page = next.back();
            next.pop_back();
            for (const Link &link : linksOf(page)) {
                if (link.file.ends_with(".md") && reached.insert(link.file).second)
                    next.push_back(link.file);
            }
        }
        for (const std::string &page : allPages())
            QVERIFY2(reached.contains(page), page.c_str());
    }

    void jsonIsRead_data() { addPages(); }
    void jsonIsRead()
    {
        QFETCH(QByteArray, page);
        static const std::regex mark("<!-- schema: ([a-z]+) -->");
        for (const Block &block : blocksIn(page.toStdString(), "json")) {
            const json::Parsed parsed = json::parse(block.text);
            QVERIFY2(parsed, block.text.c_str());
            std::smatch found;
            if (!std::regex_match(block.before, found, mark))
                continue;
            const fs::path file = kSource / "docs/reference" / (found[1].str() + ".schema.json");
            const auto compiled = jsonschema::Schema::compile(json::parse(contentOf(file)).value);
            QVERIFY2(compiled.schema, file.c_str());
            const auto errors = compiled.schema->validate(parsed.value);
            QVERIFY2(errors.empty(), errors.empty() ? "" : errors.front().message.c_str());
        }
    }

    void configurationIsAccepted_data() { addPages(); }
    void configurationIsAccepted()
    {
        QFETCH(QByteArray, page);
        for (const Block &block : blocksIn(page.toStdString(), "yaml")) {
            m_home.write("config.yaml", block.text);
            static const std::regex variable("\\$\\{([A-Z_]+)\\}");
            for (std::sregex_iterator found(block.text.begin(), block.text.end(), variable), end;
                 found != end; ++found)
                qputenv((*found)[1].str().c_str(), QByteArray(40, 'x'));
            const auto [code, output] = shell("tooltray config check " + (m_home / "config.yaml").string());
            QVERIFY2(code == 0, (block.text + output).c_str());
        }
    }

    // A line may say "# exits N: why".
    void commandsDoWhatTheySay_data() { addPages(); }
    void commandsDoWhatTheySay()
    {
        QFETCH(QByteArray, page);
        static const std::regex mark("# exits ([0-9]+)");
        for (const Block &block : blocksIn(page.toStdString(), "sh")) {
            for (const std::string &line : linesOf(block.text)) {
                std::smatch found;
                const int expected = std::regex_search(line, found, mark) ? std::stoi(found[1].str()) : 0;
                const auto [code, output] = shell(line);
                QVERIFY2(code == expected,
                         (line + "\nended with " + std::to_string(code) + '\n' + output).c_str());
            }
        }
    }

    // Those that are not run here because they need a person, root or another computer.
    void otherCommandsExist_data() { addPages(); }
    void otherCommandsExist()
    {
        QFETCH(QByteArray, page);
        for (const std::string &line : linesOf(contentOf(kSource / page.toStdString()))) {
            constexpr std::string_view kStart = "    tooltray ";
            if (!line.starts_with(kStart) || page.endsWith("commands.md"))
                continue;
            std::string rest = line.substr(kStart.size());
            rest = rest.substr(
                0, std::min({rest.find(" <"), rest.find(" >"), rest.find(" |"), rest.find("  ")}));
            std::vector<std::string> words;
            for (const QString &word : QProcess::splitCommand(QString::fromStdString(rest)))
                words.push_back(word.toStdString());
            const auto verb = app::verbIn(words);
            QVERIFY2(verb, line.c_str());
            if (!*verb)
                continue;
            const auto parsed = app::parseArguments(*(*verb)->verb, std::span(words).subspan((*verb)->words));
            QVERIFY2(parsed, line.c_str());
        }
    }

    void errorsOfCppAreFound()
    {
        std::map<std::string, ErrorCode> codes;
        collectErrorCodes(R"(
            return Error{ErrorKind::NotFound, "a_missing", "There is no " + name + ", at (all)."};
            return {ErrorKind::Invalid, "b_bad",
                    {CORE_TEXT("Core", "The {b} " "is bad."), {{"b", f(x, y)}}}, CORE_TEXT("Core", "Mend it.")};
            Error e(ErrorKind::Internal, "c_told", message);

Error refused(const std::string &name, Template says, Message hint)
{
    return {ErrorKind::Denied, "d_refused", {says, {{"name", name}}}, std::move(hint)};
}

            return refused(x, CORE_TEXT("Core", "No {name}."), CORE_TEXT("Core", "Ask."));)",
                          codes);
        QCOMPARE(codes.size(), std::size_t(4));
        QCOMPARE(codes["d_refused"].texts.size(), std::size_t(1));
        QCOMPARE(codes["d_refused"].texts.at(0).message, std::string("No {name}."));
        QCOMPARE(codes["d_refused"].texts.at(0).hint, std::string("Ask."));
        QCOMPARE(codes["a_missing"].kind, std::string("not found"));
        QCOMPARE(codes["a_missing"].texts.at(0).message, std::string("There is no …, at (all)."));
        QCOMPARE(codes["b_bad"].texts.at(0).message, std::string("The {b} is bad."));
        QCOMPARE(codes["b_bad"].texts.at(0).hint, std::string("Mend it."));
        QVERIFY(codes["c_told"].texts.empty());
    }

    void everyErrorHasItsPlace()
    {
        const std::string chapter = errorChapter(errorCodesOfTheSources());
        const fs::path file = kSource / "docs/reference/errors.md";
        if (qEnvironmentVariableIsSet("TOOLTRAY_WRITE_MANUAL")) {
            QFile out(QString::fromStdString(file.string()));
            QVERIFY(out.open(QIODevice::WriteOnly));
            out.write(chapter.c_str(), static_cast<qint64>(chapter.size()));
        }
        QVERIFY2(contentOf(file) == chapter, "Run test_manual with TOOLTRAY_WRITE_MANUAL=1");
    }

private:
    std::pair<int, std::string> shell(const std::string &line)
    {
        ChildProcess child("/bin/sh", {"-c", "cd '" + m_home.path().string() + "' && " + line});
        const int code = child.waitForExit(kPatience).value_or(-1);
        return {code, child.output() + child.errorOutput()};
    }

    TemporaryFolder m_home;
    std::unique_ptr<ChildProcess> m_server;
};

TOOLTRAY_TEST(ManualTest)
#include "manualtest.moc"
