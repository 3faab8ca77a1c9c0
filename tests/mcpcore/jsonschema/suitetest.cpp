// SPDX-License-Identifier: GPL-3.0-or-later
// The official JSON-Schema-Test-Suite, from the folder that TOOLTRAY_JSON_SCHEMA_SUITE names.
#include "jsonschema/schema.h"
#include "json/parser.h"
#include "json/write.h"

#include "support/testcase.h"

#include <QTest>

#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <sstream>

using namespace tooltray;
using namespace tooltray::jsonschema;

namespace {

namespace fs = std::filesystem;

std::optional<json::Value> readJson(const fs::path &file)
{
    std::ifstream stream(file, std::ios::binary);
    std::ostringstream text;
    text << stream.rdbuf();
    const json::Parsed parsed = json::parse(text.str());
    return stream && parsed ? std::optional(parsed.value) : std::nullopt;
}

} // namespace

class SuiteTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        const char *const folder = std::getenv("TOOLTRAY_JSON_SCHEMA_SUITE");
        if (folder == nullptr || !fs::is_directory(fs::path(folder) / "tests"))
            QSKIP("TOOLTRAY_JSON_SCHEMA_SUITE names no folder with the JSON-Schema-Test-Suite.");
        m_folder = folder;
    }

    void required_data() { addFiles(""); }
    void required() { runFile({}); }

    void optional_data() { addFiles("optional"); }
    void optional()
    {
        QFETCH(const std::string, file);
        CompileOptions options;
        options.content =
            file.find("draft7/") != std::string::npos ? KeywordEffect::Asserts : KeywordEffect::Annotates;
        runFile(options);
    }

    void formats_data() { addFiles("optional/format"); }
    void formats()
    {
        CompileOptions options;
        options.format = KeywordEffect::Asserts;
        runFile(options);
    }

    void countsItsCases()
    {
        for (const auto &[group, counts] : m_counts)
            qInfo("%s: %d of %d", group.c_str(), counts.passed, counts.all);
        QVERIFY(!m_counts.empty());
    }

private:
    struct Counts {
        int passed = 0;
        int all = 0;
    };

    void addFiles(const std::string &below)
    {
        addColumns<std::string, std::string>("group", "file");
        for (const std::string &draft : std::initializer_list<std::string>{"draft2020-12", "draft7"}) {
            std::vector<fs::path> files;
            for (const auto &entry : fs::directory_iterator(m_folder / "tests" / draft / below)) {
                if (entry.is_regular_file())
                    files.push_back(entry.path());
            }
            std::sort(files.begin(), files.end());
            for (const fs::path &file : files) {
                std::string group = draft;
                if (!below.empty())
                    group += "/" + below;
                QTest::addRow("%s/%s", group.c_str(), file.stem().c_str()) << group << file.string();
            }
        }
    }

    void runFile(CompileOptions options)
    {
        QFETCH(const std::string, group);
        QFETCH(const std::string, file);
        options.draft = group.starts_with("draft7") ? Draft::Draft7 : Draft::Draft2020_12;
        options.resolve = [this](const std::string &uri) -> std::optional<json::Value> {
            constexpr std::string_view server = "http://localhost:1234/";
            return uri.starts_with(server) ? readJson(m_folder / "remotes" / uri.substr(server.size()))
                                           : std::nullopt;
        };
        const std::optional<json::Value> groups = readJson(file);
        QVERIFY(groups);
        std::string failures;
        for (const json::Value &cases : groups->elements()) {
            const Schema::Compiled compiled = Schema::compile(cases["schema"], options);
            for (const CompileError &error : compiled.errors)
                failures += "\n  " + std::string(cases["description"].toString()) + ": " + error.pointer
                            + ": " + error.message;
            for (const json::Value &test : cases["tests"].elements())
                failures += failureOf(compiled.schema, cases, test, m_counts[group]);
        }
        QVERIFY2(failures.empty(), failures.c_str());
    }

    static std::string failureOf(const std::optional<Schema> &schema, const json::Value &cases,
                                 const json::Value &test, Counts &counts)
    {
        ++counts.all;
        if (!schema)
            return {};
        const bool isValid = schema->isValid(test["data"]);
        const std::vector<ValidationError> errors = schema->validate(test["data"]);
        const bool isExplained = std::all_of(errors.begin(), errors.end(), [](const ValidationError &error) {
            return error.message.ends_with('.') || error.message.ends_with('?');
        });
        if (isValid == test["valid"].toBool() && isValid == errors.empty() && isExplained) {
            ++counts.passed;
            return {};
        }
        return "\n  " + std::string(cases["description"].toString()) + " / "
               + std::string(test["description"].toString()) + ": " + json::write(test["data"])
               + " should be " + (test["valid"].toBool() ? "valid" : "invalid")
               + (errors.empty() ? std::string() : "; " + errors.front().message);
    }

    fs::path m_folder;
    std::map<std::string, Counts> m_counts;
};

TOOLTRAY_TEST(SuiteTest)
#include "suitetest.moc"
