// SPDX-License-Identifier: GPL-3.0-or-later
#include "journal/record/entrystore.h"

#include "credentials/redaction/redactor.h"
#include "mcpcore/journal/samples.h"
#include "support/temporaryfolder.h"
#include "support/testcase.h"

#include <QRegularExpression>
#include <QTest>

#include <sys/stat.h>

using namespace tooltray;
using namespace tooltray::journal;
using namespace tooltray::journal::test;
using credentials::Redactor;
using credentials::Secret;
using tooltray::test::TemporaryFolder;

namespace {

BodyStore::Place place(std::size_t memory = 1'000'000)
{
    return {EntryId(7), at("2026-01-01T12:00:00Z"), 2, memory};
}

} // namespace

class BodyStoreTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aHarmlessBodyStaysAsItIs()
    {
        const TemporaryFolder folder;
        const BodyStore keeper(std::make_shared<Redactor>(), folder.path());
        const Body body = Body::of("{\"state\":\"open\", \"first\":20}");
        QVERIFY(keeper.keep(body, place()) == body);
        QVERIFY(keeper.keep(Body(), place()) == Body());
        QVERIFY(folder.names().empty());
    }

    void secretsAreMaskedByNameAndByValue()
    {
        const TemporaryFolder folder;
        const auto redactor = std::make_shared<Redactor>();
        const auto known = redactor->add(Secret("hunter2-hunter2"));
        const BodyStore keeper(redactor, folder.path());
        const Body raw = Body::of("{\"password\":\"abc\",\"text\":\"it is hunter2-hunter2\"}");
        const Body kept = keeper.keep(raw, place());
        QVERIFY(kept.text().find("abc") == std::string_view::npos);
        QVERIFY(kept.text().find("hunter2") == std::string_view::npos);
        QVERIFY(kept.text().find("it is ") != std::string_view::npos);
        QVERIFY(kept.isMasked);
        QCOMPARE(kept.size, raw.size);
    }

    void bytesThatAreNoTextAreReplaced()
    {
        const TemporaryFolder folder;
        const BodyStore keeper(std::make_shared<Redactor>(), folder.path());
        const Body kept = keeper.keep(Body::of("a\xFF"
                                               "b"),
                                      place());
        QCOMPARE(kept.text(), "a\xEF\xBF\xBD"
                              "b");
        QVERIFY(kept.isRepaired && !kept.isMasked);
        QCOMPARE(kept.size, std::uint64_t(3));
    }

    void theWholeOfALongBodyIsInAFile()
    {
        const TemporaryFolder folder;
        const auto redactor = std::make_shared<Redactor>();
        const auto known = redactor->add(Secret("hunter2-hunter2"));
        const BodyStore keeper(redactor, folder.path());
        // The secret lies across the cut, and the cut across a character.
        const std::string text =
            std::string(90, 'x') + "hunter2-hunter2" + "\xE2\x82\xAC\xE2\x82\xAC\xE2\x82\xAC";
        const Body kept = keeper.keep(Body::of(text), place(95));
        QCOMPARE(kept.text(), std::string(90, 'x') + "***");
        QVERIFY(kept.isCut && kept.isMasked);
        QCOMPARE(kept.size, std::uint64_t(text.size()));
        QCOMPARE(kept.file, "2026-01-01/7-2");
        QCOMPARE(folder.read("bodies/2026-01-01/7-2"),
                 std::string(90, 'x') + "***\xE2\x82\xAC\xE2\x82\xAC\xE2\x82\xAC");
        struct stat status {};
        QVERIFY(::stat((folder / "bodies/2026-01-01/7-2").c_str(), &status) == 0);
        QCOMPARE(status.st_mode & 0777U, 0600U);
    }

    void whatCannotBeWrittenIsCutAllTheSame()
    {
        const TemporaryFolder folder;
        folder.write("bodies", "in the way");
        const BodyStore keeper(std::make_shared<Redactor>(), folder.path());
        QTest::ignoreMessage(QtWarningMsg,
                             QRegularExpression(QStringLiteral("only the beginning of a body")));
        const Body kept = keeper.keep(Body::of(std::string(100, 'x')), place(10));
        QVERIFY(kept.isCut);
        QCOMPARE(kept.file, "");
        QCOMPARE(kept.text(), std::string(10, 'x'));
    }
};

TOOLTRAY_TEST(BodyStoreTest)
#include "bodystoretest.moc"
