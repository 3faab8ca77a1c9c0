// SPDX-License-Identifier: GPL-3.0-or-later
#include "journal/exports/exports.h"

#include "journal/entries/entrycodec.h"
#include "mcpcore/journal/samples.h"
#include "support/result.h"
#include "support/temporaryfolder.h"
#include "support/testcase.h"

#include <QTest>

#include <sys/stat.h>

using namespace tooltray;
using namespace tooltray::journal;
using namespace tooltray::journal::test;
using tooltray::test::TemporaryFolder;

namespace {

unsigned permissionsOf(const std::filesystem::path &path)
{
    struct stat status {};
    return ::stat(path.c_str(), &status) == 0 ? status.st_mode & 07777U : 0;
}

} // namespace

class ExportFileTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aLineForEachEntry()
    {
        const std::string text = jsonLines(std::vector{samplePointer(1), samplePointer(2)});
        const std::size_t end = text.find('\n');
        QVERIFY(decodeLine(text.substr(0, end)).value() == sampleEntry(1));
        QVERIFY(decodeLine(text.substr(end + 1, text.size() - end - 2)).value() == sampleEntry(2));
        QCOMPARE(jsonLines({}), "");
    }

    void nobodyElseMayReadIt()
    {
        const TemporaryFolder folder;
        VERIFY_RESULT(writeExport(folder / "new", "content"));
        QCOMPARE(permissionsOf(folder / "new"), 0600U);
        folder.write("old", "seen by all");
        ::chmod((folder / "old").c_str(), 0644);
        VERIFY_RESULT(writeExport(folder / "old", "content"));
        QCOMPARE(permissionsOf(folder / "old"), 0600U);
        QCOMPARE(folder.read("old"), "content");
    }

    void aFolderThatIsNotThereIsNamed()
    {
        const TemporaryFolder folder;
        COMPARE_ERROR(writeExport(folder / "none" / "new", "content"), ErrorKind::NotFound, "folder_missing");
    }
};

TOOLTRAY_TEST(ExportFileTest)
#include "exportfiletest.moc"
