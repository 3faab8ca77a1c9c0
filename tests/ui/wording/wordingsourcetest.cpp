// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/wording/coresources.h"

#include "support/testcase.h"
#include "ui/language/wording.h"

#include <QRegularExpression>
#include <QSet>
#include <QTest>

using namespace tooltray::ui;
using tooltray::ui::test::CoreSources;
using tooltray::ui::test::ErrorSite;

namespace {

// Codes that no table has, as nobody reads their sentences at the window.
QSet<QString> codesWithoutWords()
{
    QSet<QString> codes;
    for (const char *code :
         {// What agents are told about what they passed to a command, in the words of its parameters.
          "context_fixed", "context_full", "context_secret", "endpoint_missing", "export_incomplete",
          "last_version", "mapping_empty", "mapping_invalid", "not_unwrapped", "nothing_to_change",
          "nothing_to_export", "operation_not_said", "query_too_long", "tag_empty", "type_invalid",
          "type_unknown", "unknown_command", "unknown_type", "version_in_name", "workspace_not_writable",
          "version_invalid", "endpoints_invalid", "pack_unknown", "operation_twice", "prompt_empty",
          "prompt_invalid", "prompt_unknown", "tool_not_graphql", "parameters_bare", "member_unknown",
          "output_mismatch",
          // What programs are told that speak HTTP or the protocol wrongly, or run on the command line.
          "bad_url", "body_malformed", "internal", "internal_error", "message_rejected", "query_malformed",
          "unknown_workspace", "unknown_client", "default_workspace", "workspace_busy", "not_administrator",
          "body_invalid",
          // What the sample API answers.
          "bad_request",
          // In the words of the specifications of GraphQL and JSON, and of an archive that is damaged.
          "constant_unfit", "operation_syntax", "no_pack", "entry_unreadable",
          // The system's own words.
          "file_unreadable"})
        codes.insert(QString::fromLatin1(code));
    return codes;
}

// Files whose errors have sentences for agents beside those with the same codes for people.
bool isForAgents(const QString &file)
{
    return file.startsWith(QStringLiteral("mcpcore/toolkit/"))
           || file.startsWith(QStringLiteral("mcpcore/demo/"));
}

QString withoutNumber(QString code)
{
    static const QRegularExpression number(QStringLiteral("_[0-9]+$"));
    return code.replace(number, QStringLiteral("_"));
}

const CoreSources &sources()
{
    static const CoreSources read(QStringLiteral(TOOLTRAY_SOURCE_DIR));
    return read;
}

} // namespace

class WordingSourceTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        QVERIFY(!sources().isEmpty());
        for (const auto table : wordingTables()) {
            for (const Wording &wording : table) {
                m_codes.insert(
                    QString::fromUtf8(wording.code.data(), static_cast<qsizetype>(wording.code.size())));
                m_phrases.append(CoreSources::phrasesOf(QString::fromUtf8(wording.text)));
            }
        }
        m_allPhrases = m_phrases.join(u'\n');
    }

    void everyCodeHasItsWordsOrNeedsNone()
    {
        const QMap<QString, QString> codes = sources().codes();
        QVERIFY(codes.size() > 250);
        const QSet<QString> without = codesWithoutWords();
        QStringList missing;
        for (auto code = codes.cbegin(); code != codes.cend(); ++code) {
            if (!m_codes.contains(withoutNumber(code.key())) && !without.contains(code.key()))
                missing.append(code.key() + QStringLiteral(" of ") + code.value());
        }
        QVERIFY2(missing.isEmpty(), qPrintable(missing.join(u'\n')));
    }

    void theListOfThoseWithoutHasNoneTooMany()
    {
        const QMap<QString, QString> codes = sources().codes();
        const QSet<QString> without = codesWithoutWords();
        QStringList tooMany;
        for (const QString &code : without) {
            if (!codes.contains(code) || m_codes.contains(code))
                tooMany.append(code);
        }
        QVERIFY2(tooMany.isEmpty(), qPrintable(tooMany.join(u'\n')));
    }

    // A sentence that was put in other words in the core has to be so in the tables.
    void everyTextOfTheTablesIsSaidInTheSources()
    {
        QStringList stale;
        for (const QString &phrase : m_phrases) {
            if (!sources().says(phrase))
                stale.append(phrase);
        }
        QVERIFY2(stale.isEmpty(), qPrintable(stale.join(u'\n')));
    }

    // A code that was there already may get another sentence.
    void everyErrorOfTheSourcesIsInTheTables()
    {
        const QList<ErrorSite> sites = sources().errorSites();
        QVERIFY(sites.size() > 150);
        const QSet<QString> without = codesWithoutWords();
        QStringList missing;
        for (const ErrorSite &site : sites) {
            if (isForAgents(site.file) || without.contains(site.code))
                continue;
            for (const QString &phrase : site.phrases) {
                if (!m_allPhrases.contains(phrase))
                    missing.append(QStringLiteral("%1 in %2: %3").arg(site.code, site.file, phrase));
            }
        }
        QVERIFY2(missing.isEmpty(), qPrintable(missing.join(u'\n')));
    }

    // An error that is shown as it is stays English. These show what the specifications of GraphQL, JSON, JSON Schema
    // and regular expressions say.
    void theWindowShowsWhatItIsToldInItsOwnLanguage()
    {
        QCOMPARE(sources().unworded().join(u'\n'), QStringLiteral("ui/models/clipboardtools.cpp\n"
                                                                  "ui/models/definitiontext.cpp\n"
                                                                  "ui/models/fieldtexts.cpp\n"
                                                                  "ui/models/schemavalues.cpp\n"
                                                                  "ui/pages/types/typeeditor.cpp\n"
                                                                  "ui/widgets/form/choiceeditor.cpp\n"
                                                                  "ui/widgets/form/schemaform.cpp\n"
                                                                  "ui/widgets/json/jsonview.cpp"));
    }

private:
    QSet<QString> m_codes;
    QStringList m_phrases;
    QString m_allPhrases;
};

TOOLTRAY_TEST(WordingSourceTest)
#include "wordingsourcetest.moc"
