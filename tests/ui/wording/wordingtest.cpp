// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/wording/realerrors.h"

#include "base/files/filesystem.h"
#include "base/text/quantity.h"
#include "journal/entries/entrycodec.h"
#include "support/testcase.h"
#include "ui/language/sentence.h"
#include "ui/language/utf8text.h"
#include "ui/models/recententriesmodel.h"
#include "ui/models/roles.h"
#include "ui/models/toolnotes.h"
#include "workspace/checks/checkchange.h"
#include "workspace/edits/merge.h"

#include <QCoreApplication>
#include <QTest>
#include <QTranslator>

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
        return qstrcmp(context, "Core") == 0 && !isJoined ? kBegin + QString::fromUtf8(source) + kEnd
                                                          : QString();
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
        if (text == "this name appears twice")
            return QStringLiteral("doppelt");
        if (text == "{^problem}.")
            return QStringLiteral("{^problem}.");
        if (text == "The {object} was deleted in the meantime.")
            return QStringLiteral("Jemand hat es entfernt: {object}.");
        return text == "tool \"{name}\"" ? QStringLiteral("Tool <{name}>") : QStringLiteral("anders");
    }
};

QString withoutAngles(QString text)
{
    return text.remove(kBegin).remove(kEnd);
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
                const QString said = ui::said(text);
                if (!text.empty() && (!said.startsWith(kBegin) || !said.endsWith(kEnd)))
                    unknown.append(QString::fromStdString(how + ", " + error.code + ": " + text.text()));
                // An angle has no capital.
                QCOMPARE(withoutAngles(said).toCaseFolded(), fromUtf8(text.text()).toCaseFolded());
            }
        }
        QVERIFY2(unknown.isEmpty(), qPrintable(unknown.join(u'\n')));
    }

    void aSentenceBeginsWithACapitalInEachLanguage()
    {
        const Reversed reversed;
        QCOMPARE(said({CORE_TEXT("Core", "{^problem}."),
                       {{"problem", CORE_TEXT("Core", "this name appears twice")}}}),
                 QStringLiteral("Doppelt."));
    }

    void namesMayStandElsewhere()
    {
        const Reversed reversed;
        const Message taken{CORE_TEXT("Core", "Port {port} is already in use on {address}."),
                            {{"port", 8080}, {"address", "127.0.0.1"}}};
        QCOMPARE(said(taken), QStringLiteral("127.0.0.1: 8080 vergeben."));
        const workspace::ObjectKey key{workspace::ObjectKind::Tool, "a {name}"};
        QCOMPARE(sentenceOf(workspace::changedSince(key, nullptr, {})),
                 QStringLiteral("Jemand hat es entfernt: Tool <a {name}>."));
    }

    void wordsOfTheCoreWithinOthersAreTranslatedAsWell()
    {
        const Angles angles;
        const workspace::ToolProblem problem{"rest_url_missing", "/operation", std::nullopt,
                                             CORE_TEXT("Core", "The tool has no example.")};
        QCOMPARE(said({CORE_TEXT("Core", "The change breaks the tools {names}. {name}: {problem}"),
                       {{"names", "\"a\" and \"b\""}, {"name", "a"}, {"problem", withPlace(problem)}}}),
                 QStringLiteral("\u00ABThe change breaks the tools \"a\" and \"b\". a: \u00ABAt /operation: "
                                "\u00ABThe tool has no example.\u00BB\u00BB\u00BB"));
        QCOMPARE(sentenceOf(fileError(FileAction::ReadFile, "/a", EIO)),
                 QStringLiteral("\u00ABThe file \"/a\" cannot be read: Input/output error.\u00BB"));
        QCOMPARE(
            sentenceOf(fileError(FileAction::ReadFile, "/a", EACCES)),
            QStringLiteral("\u00ABThe file \"/a\" cannot be read: \u00ABpermission was denied\u00BB.\u00BB"));
    }

    void sentencesOfAListAreTranslatedOneByOne()
    {
        const Angles angles;
        const std::vector<Message> two{CORE_TEXT("Core", "The pattern is too long."),
                                       "Line 1, column 2: Oops"};
        QCOMPARE(said(listedSentences(two, "problems")),
                 QStringLiteral("\u00AB2 problems:\u00BB\n- \u00ABThe pattern is too long.\u00BB"
                                "\n- Line 1, column 2: Oops"));
        const Message many = listedSentences(std::vector<std::string>(100, std::string(90, 'a')), "errors");
        const QString cut = said(many);
        QVERIFY2(cut.startsWith(QStringLiteral("\u00AB100 errors:\u00BB\n- aaa")), qPrintable(cut));
        QVERIFY2(cut.endsWith(QStringLiteral(" more.\u00BB")), qPrintable(cut));
        QCOMPARE(withoutAngles(cut).toStdString(), many.text());
    }

    void whatOthersSayStaysAsItIs()
    {
        const Angles angles;
        QCOMPARE(said(Message("Rate limit exceeded. Try again.")),
                 QStringLiteral("Rate limit exceeded. Try again."));
        QCOMPARE(said(Message()), QString());
        QCOMPARE(
            said({CORE_TEXT("Core", "The call failed: {problem}"), {{"problem", "Port {port} is taken."}}}),
            QStringLiteral("\u00ABThe call failed: Port {port} is taken.\u00BB"));
    }

    void theHintStandsBehindTheSentence()
    {
        const Error error{ErrorKind::Unavailable, "name_not_found", "No address was found for the host a.b.",
                          "Check the host in the endpoint's URL, and this machine's network."};
        QCOMPARE(errorText(error).toStdString(), error.message.text() + ' ' + error.hint.text());
        const auto told = [](const char *message) {
            return errorText({ErrorKind::NotFound, "http_404", Message(message), Message("Check the ids.")});
        };
        QCOMPARE(told("There is no such pet"), QStringLiteral("There is no such pet. Check the ids."));
        QCOMPARE(told("Is it gone?"), QStringLiteral("Is it gone? Check the ids."));
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
        entry.message = {CORE_TEXT("Core", "The tool \"{tool}\" is disabled."), {{"tool", "list_issues"}}};
        RecentEntriesModel model(RecentEntriesModel::Of::Errors);
        model.take({std::make_shared<const journal::LogEntry>(entry)});
        QVERIFY(model.index(0)
                    .data(SubtitleRole)
                    .toString()
                    .endsWith(QStringLiteral("\u00ABThe tool \"list_issues\" is disabled.\u00BB")));
    }
};

TOOLTRAY_TEST(WordingTest)
#include "wordingtest.moc"
