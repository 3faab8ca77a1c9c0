// SPDX-License-Identifier: GPL-3.0-or-later
#include "clients/files/clientfile.h"

#include "support/result.h"
#include "support/testcase.h"

#include <QDir>
#include <QFile>

using namespace tooltray;
using namespace tooltray::clients;

namespace {

constexpr std::size_t kFewestFixtures = 20;

std::string fixture(const QString &name)
{
    QFile file(QStringLiteral(TOOLTRAY_SOURCE_DIR "/tests/data/clients/") + name);
    return file.open(QIODevice::ReadOnly) ? file.readAll().toStdString() : std::string("unreadable");
}

Syntax syntaxOf(const QString &name)
{
    return name.endsWith(QStringLiteral(".toml")) ? Syntax::Toml : Syntax::Json;
}

EntryPlace placeIn(const QString &name)
{
    if (syntaxOf(name) == Syntax::Toml)
        return {{"mcp_servers"}, "tooltray"};
    if (name.startsWith(QStringLiteral("zed")))
        return {{"context_servers"}, "tooltray"};
    if (name.startsWith(QStringLiteral("vscode")))
        return {{"servers"}, "tooltray"};
    if (name.startsWith(QStringLiteral("opencode")))
        return {{"mcp"}, "tooltray"};
    return {{"mcpServers"}, "tooltray"};
}

json::Value sampleEntry(const std::string &token)
{
    return entryOf(*findClient("claude-code"), {.url = "http://127.0.0.1:8665/mcp", .token = token});
}

// Whether the text has all of the other one, in its order, and more.
bool holdsEveryByteOf(std::string_view text, std::string_view other)
{
    std::size_t at = 0;
    for (const char byte : text) {
        if (at < other.size() && other[at] == byte)
            ++at;
    }
    return at == other.size() && text.size() > other.size();
}

} // namespace

class ConfigTextTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void leavesEveryOtherByteAlone_data()
    {
        QTest::addColumn<QString>("name");
        const QDir folder(QStringLiteral(TOOLTRAY_SOURCE_DIR "/tests/data/clients"));
        const QStringList names = folder.entryList(QDir::Files);
        QVERIFY(static_cast<std::size_t>(names.size()) >= kFewestFixtures);
        for (const QString &name : names)
            QTest::newRow(name.toUtf8().constData()) << name;
    }

    void leavesEveryOtherByteAlone()
    {
        QFETCH(QString, name);
        const std::string source = fixture(name);
        const EntryPlace place = placeIn(name);
        const auto put = putEntry(syntaxOf(name), source, place, sampleEntry("first"));
        VERIFY_RESULT(put);
        const bool isBlank = name == QStringLiteral("blank.json"); // of which nothing is worth keeping
        QVERIFY(isBlank || holdsEveryByteOf(*put, source));
        QCOMPARE((*findEntry(syntaxOf(name), *put, place))->value, sampleEntry("first"));

        const auto replaced = putEntry(syntaxOf(name), *put, place, sampleEntry("second"));
        VERIFY_RESULT(replaced);
        std::string expected = *put;
        expected.replace(expected.find("first"), 5, "second");
        // A comment may say "first", too.
        if (source.find("first") == std::string::npos)
            QCOMPARE(*replaced, expected);

        const auto removed = removeEntry(syntaxOf(name), *replaced, place);
        VERIFY_RESULT(removed);
        QCOMPARE(*removed,
                 source.empty() || isBlank ? (syntaxOf(name) == Syntax::Toml ? "" : "{}\n") : source);
    }

    void refusesWhatItCannotFollow_data()
    {
        addColumns<QString, QString, int, int>("name", "code", "line", "column");
        const auto row = [](const char *name, const char *code, int line, int column) {
            QTest::newRow(name) << QString::fromLatin1(name) << QString::fromLatin1(code) << line << column;
        };
        row("cut-off.json", "client_file_syntax", 3, 21);
        row("missing-comma.json", "client_file_syntax", 3, 3);
        row("not-json.json", "client_file_syntax", 1, 1);
        row("open-comment.json", "client_file_syntax", 1, 20);
        row("two-documents.json", "client_file_syntax", 2, 1);
        row("array.json", "client_file_shape", 1, 1);
        row("servers-are-a-list.json", "client_file_shape", 2, 17);
        row("servers-twice.json", "client_file_shape", 3, 3);
        row("utf16.json", "client_file_encoding", 0, 0);
        row("latin1.json", "client_file_encoding", 0, 0);
        row("open-text.toml", "client_file_syntax", 1, 9);
        row("no-value.toml", "client_file_syntax", 1, 8);
        row("inline-servers.toml", "client_file_shape", 1, 1);
        row("inline-entry.toml", "client_file_shape", 2, 1);
    }

    void refusesWhatItCannotFollow()
    {
        QFETCH(QString, name);
        QFETCH(QString, code);
        QFETCH(int, line);
        QFETCH(int, column);
        const std::string source = fixture(QStringLiteral("broken/") + name);
        const EntryPlace place = placeIn(name);
        const auto found = findEntry(syntaxOf(name), source, place);
        COMPARE_ERROR(found, ErrorKind::Invalid, code.toStdString());
        QCOMPARE(static_cast<int>(found.error().details["line"].toInt64().value_or(0)), line);
        QCOMPARE(static_cast<int>(found.error().details["column"].toInt64().value_or(0)), column);
        QCOMPARE(putEntry(syntaxOf(name), source, place, sampleEntry("x")).error(), found.error());
        QCOMPARE(removeEntry(syntaxOf(name), source, place).error(), found.error());
    }
};

TOOLTRAY_TEST(ConfigTextTest)
#include "configtexttest.moc"
