// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/wording/realerrors.h"

#include "base/files/fileerror.h"
#include "base/text/quantity.h"
#include "journal/entries/entrycodec.h"
#include "support/testcase.h"
#include "ui/language/language.h"
#include "ui/language/sentence.h"
#include "ui/language/sentencepattern.h"
#include "ui/language/wording.h"
#include "ui/models/recententriesmodel.h"
#include "ui/models/roles.h"
#include "ui/models/toolnotes.h"
#include "workspace/checks/checkchange.h"
#include "workspace/edits/merge.h"

#include <QCoreApplication>
#include <QSet>
#include <QTest>
#include <QTranslator>

#include <algorithm>
#include <cerrno>
#include <string>
#include <vector>

using namespace tooltray;
using namespace tooltray::ui;

namespace {

constexpr QChar kBegin(u'\u00AB');
constexpr QChar kEnd(u'\u00BB');

// Puts every text that the core says into angles.
class Angles final : public QTranslator {
    Q_OBJECT

public:
    Angles() { QCoreApplication::installTranslator(this); }
    ~Angles() override { QCoreApplication::removeTranslator(this); }

    bool isEmpty() const override { return false; }
    QString translate(const char *context, const char *source, const char *, int) const override
    {
        const bool isJoined = qstrncmp(source, "{b}", 3) == 0; // that has no words of its own
        const bool isOfCore =
            !isJoined && (qstrcmp(context, "Core") == 0 || qstrcmp(context, "Wording") == 0);
        return isOfCore ? kBegin + QString::fromUtf8(source) + kEnd : QString();
    }
};

// Says it with the parts in another order.
class Reversed final : public QTranslator {
    Q_OBJECT

public:
    Reversed() { QCoreApplication::installTranslator(this); }
    ~Reversed() override { QCoreApplication::removeTranslator(this); }

    bool isEmpty() const override { return false; }
    QString translate(const char *, const char *source, const char *, int) const override
    {
        const QByteArray text(source);
        if (text == "Port {port} is already in use on {address}.")
            return QStringLiteral("{address}: {port} vergeben.");
        if (text == "The {object} was deleted in the meantime.")
            return QStringLiteral("Jemand hat es entfernt: {object}.");
        return text == "tool \"{name}\"" ? QStringLiteral("Tool <{name}>") : QStringLiteral("anders");
    }
};

QString withoutAngles(QString text)
{
    return text.remove(kBegin).remove(kEnd);
}

QStringList sortedNames(const char *text)
{
    const QByteArray kept(text);
    const SentencePattern pattern(kept.constData());
    QStringList names;
    for (const std::string_view name : pattern.names())
        names.append(QString::fromUtf8(name.data(), static_cast<qsizetype>(name.size())));
    names.removeDuplicates();
    names.sort();
    return names;
}

} // namespace

class WordingTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void whatTheCoreSaysIsKnown_data()
    {
        QTest::addColumn<ui::test::RealErrors>("errors");
        QTest::newRow("files") << ui::test::fileErrors();
        QTest::newRow("upstream") << ui::test::upstreamErrors();
        QTest::newRow("answers") << ui::test::answerErrors();
        QTest::newRow("workspace") << ui::test::workspaceErrors();
        QTest::newRow("credentials") << ui::test::credentialErrors();
        QTest::newRow("server") << ui::test::serverErrors();
        QTest::newRow("configuration") << ui::test::configurationErrors();
        QTest::newRow("log") << ui::test::logErrors();
        QTest::newRow("health") << ui::test::healthProblems();
        QTest::newRow("lint") << ui::test::lintFindings();
        QTest::newRow("schema changes") << ui::test::schemaChanges();
        QTest::newRow("decoding") << ui::test::decodeErrors();
    }

    // In English nothing changes; with a translation all of it is translated, and nothing of it is lost.
    void whatTheCoreSaysIsKnown()
    {
        QFETCH(ui::test::RealErrors, errors);
        QVERIFY(errors.size() >= 10);
        QStringList unknown;
        for (const auto &[how, error] : errors) {
            QCOMPARE(sentenceOf(error).toStdString(), error.message.text());
            QCOMPARE(hintOf(error).toStdString(), error.hint.text());
            const Angles angles;
            for (const Message &text : {error.message, error.hint}) {
                const QString said = worded(error.code, text);
                if (!text.empty() && (!said.startsWith(kBegin) || !said.endsWith(kEnd)))
                    unknown.append(QString::fromStdString(how + ", " + error.code + ": " + text.text()));
                QCOMPARE(withoutAngles(said).toStdString(), text.text());
            }
        }
        QVERIFY2(unknown.isEmpty(), qPrintable(unknown.join(u'\n')));
    }

    void namesMayStandElsewhere()
    {
        const Reversed reversed;
        QCOMPARE(worded("port_in_use", "Port 8080 is already in use on 127.0.0.1."),
                 QStringLiteral("127.0.0.1: 8080 vergeben."));
        const workspace::ObjectKey key{workspace::ObjectKind::Tool, "a {name}"};
        QCOMPARE(sentenceOf(workspace::changedSince(key, nullptr, {})),
                 QStringLiteral("Jemand hat es entfernt: Tool <a {name}>."));
        QCOMPARE(worded({}, taken), QStringLiteral("127.0.0.1: 8080 vergeben."));
    }

    void wordsOfTheCoreWithinOthersAreTranslatedAsWell()
    {
        const Angles angles;
        const Message refused{CORE_TEXT("Core", "Nothing listens at {place}."),
                              {{"place", "localhost:4000"}}};
        QCOMPARE(
            said({CORE_TEXT("Core", "Endpoint \"{endpoint}\": {problem}"),
                  {{"endpoint", "main"}, {"problem", refused}}}),
            QStringLiteral("\u00ABEndpoint \"main\": \u00ABNothing listens at localhost:4000.\u00BB\u00BB"));
        QCOMPARE(worded("mapping_missing", "create: Binding \"state\": There is no mapping \"a b\"."),
                 QStringLiteral(
                     "create: \u00ABBinding \"state\": \u00ABThere is no mapping \"a b\".\u00BB\u00BB"));
        QCOMPARE(worded("http_503", "Wait 1.5 s, as the server asks. Try again later."),
                 QStringLiteral("\u00ABWait 1.5 s, as the server asks.\u00BB \u00ABTry again later.\u00BB"));
        const workspace::ToolProblem problem{"rest_url_missing", "/operation", std::nullopt,
                                             "Nothing listens at localhost:4000."};
        QCOMPARE(
            said({CORE_TEXT("Core", "The change breaks the tools {names}. {name}: {problem}"),
                  {{"names", "\"a\", \"b\" and 3 more"}, {"name", "a"}, {"problem", withPlace(problem)}}}),
            QStringLiteral("\u00ABThe change breaks the tools \"a\", \"b\" and 3 more. a: \u00ABAt "
                           "/operation: Nothing listens at localhost:4000.\u00BB\u00BB"));
        QCOMPARE(
            worded("library_unreadable", "The old library cannot be read completely: tools/a.json, line 1, "
                                         "column 2: Nothing listens at localhost:4000."),
            QStringLiteral("\u00ABThe old library cannot be read completely: tools/a.json, line 1, column "
                           "2: \u00ABNothing listens at localhost:4000.\u00BB\u00BB"));
        QCOMPARE(worded("io_error", "The file \"/a\" cannot be read: Input/output error."),
                 QStringLiteral("\u00ABThe file \"/a\" cannot be read: Input/output error.\u00BB"));
        QCOMPARE(
            sentenceOf(fileError(FileAction::ReadFile, "/a", EACCES)),
            QStringLiteral("\u00ABThe file \"/a\" cannot be read: \u00ABpermission was denied\u00BB.\u00BB"));
    }

    void sentencesOfAListAreTranslatedOneByOne()
    {
        const Angles angles;
        const std::vector<Message> two{CORE_TEXT("Core", "The pattern is too long."),
                                       "Oops (line 1, column 2)"};
        QCOMPARE(worded("operation_invalid", listedSentences(two, "problems")),
                 QStringLiteral("\u00AB2 problems:\u00BB\n- \u00ABThis is a fragment already.\u00BB"
                                "\n- Oops (line 1, column 2)"));
        const Message many = listedSentences(std::vector<std::string>(100, std::string(90, 'a')), "errors");
        const QString cut = worded("graphql_errors", many);
        QVERIFY2(cut.startsWith(QStringLiteral("\u00AB100 errors:\u00BB\n- aaa")), qPrintable(cut));
        QVERIFY2(cut.endsWith(QStringLiteral(" more.\u00BB")), qPrintable(cut));
        QCOMPARE(withoutAngles(cut).toStdString(), many.text());
    }

    void whatOthersSayStaysAsItIs()
    {
        const Angles angles;
        QCOMPARE(worded("graphql_errors", "Rate limit exceeded. Try again."),
                 QStringLiteral("Rate limit exceeded. Try again."));
        QCOMPARE(worded("no_code_of_ours", "It did not work."), QStringLiteral("It did not work."));
        QCOMPARE(worded({}, {}), QString());
        const std::string endless(100'000, '.');
        QCOMPARE(worded("http_500", endless).toStdString(), endless);
    }

    void theHintStandsBehindTheSentence()
    {
        const Error error{ErrorKind::Unavailable, "name_not_found", "No address was found for the host a.b.",
                          "Check the host in the endpoint's URL, and this machine's network."};
        QCOMPARE(errorText(error).toStdString(), error.message.text() + ' ' + error.hint.text());
    }

    void whatIsWrongWithAToolIsToldSo()
    {
        const Angles angles;
        const workspace::ToolProblem problem{
            "operation_missing", "/operation", std::nullopt,
            CORE_TEXT("Core", "No version up to this one has an operation.")};
        const workspace::LintFinding finding{
            "examples_missing",
            workspace::LintSeverity::Advice,
            {},
            CORE_TEXT("Core", "The tool has no example."),
            CORE_TEXT("Core", "Save one from a call that worked: agents copy it, and it tests the tool.")};
        const QList<ToolNote> notes = toolNotes({problem}, {finding});
        QCOMPARE(notes.at(0).message,
                 QStringLiteral("\u00ABNo version up to this one has an operation.\u00BB"));
        QCOMPARE(notes.at(1).message, QStringLiteral("\u00ABThe tool has no example.\u00BB"));
        QVERIFY(notes.at(1).advice.startsWith(kBegin));
    }

    void whatTheLogHasKeptIsToldSo()
    {
        const Angles angles;
        journal::LogEntry entry;
        entry.outcome = journal::Outcome::Error;
        entry.code = "tool_disabled";
        entry.message = {CORE_TEXT("Core", "The tool \"{tool}\" is switched off."),
                         {{"tool", "list_issues"}}};
        RecentEntriesModel model(RecentEntriesModel::Of::Errors);
        model.take({std::make_shared<const journal::LogEntry>(entry)});
        QVERIFY(model.index(0)
                    .data(SubtitleRole)
                    .toString()
                    .endsWith(QStringLiteral("\u00ABThe tool \"list_issues\" is switched off.\u00BB")));
    }

    void noTextStandsTwiceUnderOneCode()
    {
        QSet<QByteArray> seen;
        for (const auto table : wordingTables()) {
            for (const Wording &wording : table) {
                const QByteArray row =
                    QByteArray(wording.code.data(), static_cast<qsizetype>(wording.code.size())) + ' '
                    + wording.text;
                QVERIFY2(!seen.contains(row), row.constData());
                seen.insert(row);
            }
        }
    }

    void translationsKeepTheNames_data()
    {
        QTest::addColumn<QString>("code");
        for (const QString &code : Language::available())
            QTest::newRow(qPrintable(code)) << code;
    }

    void translationsKeepTheNames()
    {
        QFETCH(QString, code);
        const Language language(code);
        for (const auto table : wordingTables()) {
            for (const Wording &wording : table) {
                const QByteArray said = QCoreApplication::translate("Wording", wording.text).toUtf8();
                QVERIFY2(sortedNames(said.constData()) == sortedNames(wording.text), said.constData());
            }
        }
    }
};

TOOLTRAY_TEST(WordingTest)
#include "wordingtest.moc"
