// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/json/jsonviewparts.h"

#include "support/testcase.h"
#include "ui/theme/theme.h"
#include "ui/widgets/inlinemessage.h"
#include "ui/widgets/json/jsonview.h"

#include <QAbstractButton>
#include <QAction>
#include <QApplication>
#include <QDesktopServices>
#include <QDir>
#include <QFile>
#include <QFileDialog>
#include <QFileInfo>
#include <QRegularExpression>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <QUrl>

using namespace tooltray;
using namespace tooltray::ui;

namespace {

constexpr QFile::Permissions kOfTheUser =
    QFile::ReadOwner | QFile::WriteOwner | QFile::ReadUser | QFile::WriteUser;

// In place of another program: reads what it is told to open.
class ProgramForFiles final : public QObject {
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(ProgramForFiles)

public:
    enum class Ability : std::uint8_t { Reads, None };

    explicit ProgramForFiles(Ability ability = Ability::Reads)
    {
        QDesktopServices::setUrlHandler(QStringLiteral("file"), this,
                                        ability == Ability::Reads ? "open" : "missing");
    }
    ~ProgramForFiles() override { QDesktopServices::unsetUrlHandler(QStringLiteral("file")); }

    QStringList paths;
    QList<QByteArray> contents;
    QList<QFile::Permissions> permissions;

public Q_SLOTS:
    void open(const QUrl &url)
    {
        QFile file(url.toLocalFile());
        paths.append(file.fileName());
        permissions.append(file.permissions());
        contents.append(file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray("not to be read"));
    }
};

BodyFile::Body openedBody(const std::string &text)
{
    return std::make_shared<const std::string>(text);
}

QStringList namesAmong(const QStringList &paths)
{
    QStringList names;
    for (const QString &path : paths)
        names.append(QFileInfo(path).fileName());
    return names;
}

template <typename T>
T *withText(const QWidget &in, const QString &text)
{
    for (T *one : in.findChildren<T *>()) {
        if (one->text() == text)
            return one;
    }
    return nullptr;
}

} // namespace

class BodyFileTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        m_before = qgetenv("XDG_RUNTIME_DIR");
        qputenv("XDG_RUNTIME_DIR", QFile::encodeName(m_runtime.path()));
    }
    void cleanupTestCase()
    {
        if (m_before.isEmpty())
            qunsetenv("XDG_RUNTIME_DIR");
        else
            qputenv("XDG_RUNTIME_DIR", m_before);
    }

    void anotherProgramReadsAllOfItAndNobodyElse()
    {
        ProgramForFiles program;
        QWidget view;
        BodyFile file(&view);
        const QSignalSpy opened(&file, &BodyFile::opened);
        const std::string body(3 << 20, 'x');
        file.openElsewhere(openedBody(body));
        QVERIFY(program.paths.isEmpty()); // it is written away from the window
        QTRY_COMPARE(opened.count(), 1);
        QCOMPARE(namesAmong(program.paths), QStringList{QStringLiteral("answer.json")});
        QVERIFY(program.contents.constFirst() == QByteArray::fromStdString(body));
        QCOMPARE(program.permissions.constFirst(), kOfTheUser);
        const QString folder = QFileInfo(program.paths.constFirst()).absolutePath();
        QVERIFY2(folder.startsWith(m_runtime.path() + u'/'), qPrintable(folder));
        const QFile::Permissions others = QFile::ReadGroup | QFile::WriteGroup | QFile::ExeGroup
                                          | QFile::ReadOther | QFile::WriteOther | QFile::ExeOther;
        QVERIFY(!(QFile::permissions(folder) & others));
    }

    void theFileGoesWithTheView()
    {
        ProgramForFiles program;
        auto view = std::make_unique<QWidget>();
        auto *file = new BodyFile(view.get());
        file->openElsewhere(openedBody("1"));
        QTRY_COMPARE(program.paths.size(), 1);
        QVERIFY(QFile::exists(program.paths.constFirst()));
        view.reset();
        QTRY_VERIFY(!QFile::exists(QFileInfo(program.paths.constFirst()).absolutePath()));
    }

    void eachAnswerHasAFileOfItsOwn()
    {
        ProgramForFiles program;
        QWidget view;
        BodyFile file(&view);
        const BodyFile::Body first = openedBody("1");
        qsizetype count = 0;
        for (const BodyFile::Body &body : {first, first, openedBody("2")}) {
            file.openElsewhere(body);
            ++count;
            QTRY_COMPARE(program.paths.size(), count);
        }
        QCOMPARE(namesAmong(program.paths),
                 (QStringList{QStringLiteral("answer.json"), QStringLiteral("answer.json"),
                              QStringLiteral("answer-2.json")}));
        QCOMPARE(program.contents, (QList<QByteArray>{"1", "1", "2"}));
    }

    void whatCannotBeWrittenIsSaid()
    {
        ProgramForFiles program;
        QWidget view;
        BodyFile file(&view);
        MessageKind kind = MessageKind::Info;
        connect(&file, &BodyFile::told, &view, [&kind](MessageKind now, const QString &) { kind = now; });
        file.openElsewhere(openedBody("1"));
        QTRY_COMPARE(program.paths.size(), 1);
        QVERIFY(QDir(QFileInfo(program.paths.constFirst()).absolutePath()).removeRecursively());
        file.openElsewhere(openedBody("2"));
        QTRY_COMPARE(kind, MessageKind::Error);
        QCOMPARE(program.paths.size(), 1);
    }

    void whatIsCutIsOpenedFromTheNotice()
    {
        const Theme theme(*qApp, ThemeChoice::Light);
        ProgramForFiles program;
        JsonView view(theme);
        view.show();
        auto *notice = view.findChild<InlineMessage *>();
        view.setBody(openedBody("{\"a\": ")); // not cut, though there is a notice
        QVERIFY(notice->isVisible());
        auto *button = withText<QAbstractButton>(*notice, m_open);
        QVERIFY(button && !button->isVisible());
        view.setBody(openedBody(std::string(9 << 20, 'x') + "end"));
        QTRY_VERIFY(view.isComplete());
        QVERIFY(notice->isVisible() && notice->text().contains(u"another app"));
        QVERIFY(button->isVisible());
        const QString before = notice->text();
        button->click();
        QTRY_COMPARE(program.contents.size(), 1);
        QVERIFY(program.contents.constFirst().endsWith("end"));
        QCOMPARE(notice->text(), before);
    }

    void theMenuOpensItAsWellAndSaysWhereThatFails()
    {
        const Theme theme(*qApp, ThemeChoice::Light);
        ProgramForFiles program(ProgramForFiles::Ability::None);
        JsonView view(theme);
        view.show();
        auto *notice = view.findChild<InlineMessage *>();
        auto *open = withText<QAction>(view, m_open);
        QVERIFY(open);
        view.setBody(nullptr);
        open->trigger(); // there is nothing
        view.setBody(openedBody("[1]"));
        QVERIFY(!notice->isVisible());
        QTest::ignoreMessage(QtWarningMsg, QRegularExpression(QStringLiteral("No such method .*missing")));
        open->trigger();
        QTRY_VERIFY(notice->isVisible());
        QCOMPARE(notice->kind(), MessageKind::Error);
        QVERIFY2(notice->text().contains(u"answer.json"), qPrintable(notice->text()));
    }

    void isSavedWhereSomebodyChooses()
    {
        QWidget view;
        view.show();
        BodyFile file(&view);
        QString text;
        connect(&file, &BodyFile::told, &view, [&text](MessageKind, const QString &now) { text = now; });
        file.saveAs(openedBody("[1]"));
        auto *dialog = view.findChild<QFileDialog *>();
        QVERIFY(dialog);
        const QString path = m_runtime.filePath(QStringLiteral("saved.json"));
        Q_EMIT dialog->fileSelected(path);
        QTRY_COMPARE(text, QStringLiteral("Saved as %1.").arg(path));
        QFile saved(path);
        QCOMPARE(saved.permissions(), kOfTheUser);
        QVERIFY(saved.open(QIODevice::ReadOnly));
        QCOMPARE(saved.readAll(), QByteArray("[1]"));
        dialog->close();
    }

private:
    QTemporaryDir m_runtime;
    QByteArray m_before;
    const QString m_open = QStringLiteral("Open in another program");
};

TOOLTRAY_TEST(BodyFileTest)
#include "bodyfiletest.moc"
