// SPDX-License-Identifier: GPL-3.0-or-later
#include "toolkit/access/workspaceaccess.h"

#include "base/files/filesystem.h"
#include "support/testcase.h"

#include <QTest>

#include <cerrno>

using namespace tooltray;

class UnsavedTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void whatTheStorageSaysIsForThePerson_data()
    {
        const TestRows<Error, std::string> row{"error", "code"};
        for (const int number :
             {EACCES, EROFS, ENOSPC, EDQUOT, ENOTDIR, EISDIR, EMLINK, ELOOP, EMFILE, EIO, ENOENT})
            row(std::to_string(number).c_str(),
                fileError(FileAction::WriteFile, "/home/me/tools/a.json", number), "workspace_not_writable");
        for (const char *code : {"locked", "lock_unusable", "not_writable", "library_unreachable", "damaged"})
            row(code,
                {ErrorKind::Unavailable, code, "\"/home/me/a\" is not to be used.", "Remove /home/me/a."},
                "workspace_not_writable");
        row("busy", {ErrorKind::Unavailable, "busy", "\"/home/me/a\" is being written.", "Try again."},
            "busy");
    }

    void whatTheStorageSaysIsForThePerson()
    {
        QFETCH(const Error, error);
        QFETCH(const std::string, code);
        const Error told = toolkit::unsaved(error);
        QCOMPARE(told.code, code);
        QVERIFY2((told.message.text() + told.hint.text()).find('/') == std::string::npos,
                 told.message.c_str());
        QVERIFY(told.details.isNull());
    }

    void whatIsWrongWithTheChangeIsForTheClient()
    {
        Error taken{ErrorKind::Conflict, "name_taken", "The tool \"a\" already exists.",
                    "Choose another name."};
        QCOMPARE(toolkit::unsaved(taken), taken);
        Error newer{ErrorKind::Conflict, "newer_format", "Tool \"a\" was written by a newer version.", ""};
        newer.details = json::Value::object({{"document", "tools/a.json"}});
        QCOMPARE(toolkit::unsaved(newer), newer);
    }
};

TOOLTRAY_TEST(UnsavedTest)

#include "unsavedtest.moc"
