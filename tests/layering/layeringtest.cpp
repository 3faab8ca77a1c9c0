// SPDX-License-Identifier: GPL-3.0-or-later
#include "layering/housecheck.h"
#include "layering/layeringcheck.h"
#include "support/testcase.h"

#include <QTemporaryDir>
#include <QTest>

#include <filesystem>
#include <fstream>

using namespace tooltray::layering;
namespace fs = std::filesystem;

namespace {

constexpr const char *kLicence = "// SPDX-License-Identifier: GPL-3.0-or-later\n";

QByteArray texts(const std::vector<Violation> &violations)
{
    QByteArray all;
    for (const Violation &violation : violations)
        all += violation.text() + "\n";
    return all;
}

} // namespace

class LayeringTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void theTreeKeepsItsRules()
    {
        const auto found = checkTree(TOOLTRAY_SOURCE_DIR);
        QVERIFY2(found.empty(), texts(found).prepend('\n').constData());
    }

    void theHouseKeepsItsOrder()
    {
        const auto found = checkHouse(readTree(TOOLTRAY_SOURCE_DIR), houseRules());
        QVERIFY2(found.empty(), texts(found).prepend('\n').constData());
    }

    void aBreachOfTheHouseIsNamed_data()
    {
        QTest::addColumn<QByteArray>("path");
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QByteArray>("expected"); // how the report begins; empty: no report

        const auto add = [](const char *name, const char *path, const QByteArray &text,
                            const char *expected) {
            QTest::newRow(name) << QByteArray(path) << text << QByteArray(expected);
        };
        add("its own folder", "mcpcore/mcp/wire/b.cpp", "#include \"mcp/wire/a.h\"\n", "");
        add("a folder below", "mcpcore/mcp/wire/b.cpp", "#include \"mcp/types/a.h\"\n", "");
        add("a folder above", "mcpcore/mcp/types/b.cpp", "\n#include \"mcp/wire/a.h\"\n",
            "mcpcore/mcp/types/b.cpp:2: [order] \"mcp/wire/a.h\" is above mcpcore/mcp/types");
        add("a face above", "mcpcore/mcp/types/b.cpp", "#include \"mcp/face.h\"\n",
            "mcpcore/mcp/types/b.cpp:1: [order]");
        add("the face itself", "mcpcore/mcp/face.cpp", "#include \"mcp/wire/a.h\"\n", "");
        add("another room", "mcpcore/mcp/types/b.cpp", "#include \"base/wire/a.h\"\n", "");
        add("a new folder", "mcpcore/mcp/extras/b.cpp", "int x;\n",
            "mcpcore/mcp/extras/b.cpp:1: [order] The folder has no place in the order of mcpcore/mcp");
        add("what is known", "mcpcore/mcp/types/old.cpp", "#include \"mcp/wire/a.h\"\n", "");
        add("a second source", "mcpcore/mcp/wire/b.cpp", "void Server::stop()\n{}\n",
            "mcpcore/mcp/wire/server.cpp:1: [class] Server has member functions in 2 source files");
        add("a class in another folder", "mcpcore/mcp/types/b.cpp", "void Server::stop()\n{}\n", "");
        add("a class inside", "mcpcore/mcp/wire/b.cpp",
            "std::vector<std::string> Server::Client::names(int x) const\n{}\n",
            "mcpcore/mcp/wire/server.cpp:1: [class] Server");
        add("a free function", "mcpcore/mcp/wire/b.cpp", "std::string text()\n{\n    Server::start();\n}\n",
            "");
        add("a free function with a type of a class", "mcpcore/mcp/wire/b.cpp",
            "std::vector<Server::Client> clients(int x)\n{}\n", "");
        add("a large class", "mcpcore/mcp/wire/b.cpp", "void Other::stop()\n{}\n" + QByteArray(599, '\n'),
            "mcpcore/mcp/wire/b.cpp:1: [class] Other has 601 lines over its files");
    }

    void aBreachOfTheHouseIsNamed()
    {
        QFETCH(QByteArray, path);
        QFETCH(QByteArray, text);
        QFETCH(QByteArray, expected);
        const HouseRules rules{.orders = {{"mcpcore/mcp", {"types", "wire", "."}}},
                               .upward = {{"mcpcore/mcp/types/old.cpp", "mcp/wire/a.h"}},
                               .spread = {},
                               .large = {}};
        std::vector<SourceFile> files{sourceFile("mcpcore/mcp/wire/server.cpp", "void Server::start()\n{}\n"),
                                      sourceFile(path.toStdString(), text.toStdString())};
        if (path != "mcpcore/mcp/types/old.cpp")
            files.push_back(sourceFile("mcpcore/mcp/types/old.cpp", "#include \"mcp/wire/a.h\"\n"));
        const auto found = checkHouse(files, rules);
        const QByteArray actual = texts(found);
        QCOMPARE(found.size(), std::size_t(expected.isEmpty() ? 0 : 1));
        QVERIFY2(actual.startsWith(expected), actual.constData());
    }

    void aListThatCouldBeShorterIsABreach()
    {
        const HouseRules rules{.orders = {{"mcpcore/mcp", {"types", "wire"}}},
                               .upward = {{"mcpcore/mcp/types/a.cpp", "mcp/wire/a.h"}},
                               .spread = {{"mcpcore/mcp/types", "Server"}},
                               .large = {{"mcpcore/mcp/types", "Server"}}};
        const auto found = checkHouse({sourceFile("mcpcore/mcp/types/a.cpp", "int x;\n")}, rules);
        QCOMPARE(texts(found).count("is no breach any more"), 3);
    }

    void theTreeIsReallyRead() { QVERIFY(readTree(TOOLTRAY_SOURCE_DIR).size() > 10); }

    void aBreachIsNamedWithFileLineAndRule_data()
    {
        QTest::addColumn<QByteArray>("path");
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QByteArray>("expected"); // how the report begins; empty: no report

        const auto add = [](const char *name, const char *path, const QByteArray &text,
                            const char *expected) {
            QTest::newRow(name) << QByteArray(path) << QByteArray(kLicence) + text << QByteArray(expected);
        };
        add("a clean file", "mcpcore/mcp/a.cpp", "#include \"base/result.h\"\n", "");
        add("ui inside mcpcore", "mcpcore/engine/a.cpp", "\n#include \"ui/theme/theme.h\"\n",
            "mcpcore/engine/a.cpp:3: [rooms] \"ui/theme/theme.h\" is out of bounds");
        add("a room above", "mcpcore/json/a.cpp", "#include \"base/result.h\"\n",
            "mcpcore/json/a.cpp:2: [rooms]");
        add("a sibling room", "mcpcore/mcp/a.cpp", "#  include \"http/server.h\"\n",
            "mcpcore/mcp/a.cpp:2: [rooms]");
        add("an unknown room", "mcpcore/extras/a.cpp", "#include \"base/result.h\"\n",
            "mcpcore/extras/a.cpp:2: [rooms]");
        add("ui behind the engine's back", "ui/pages/a.cpp", "#include \"storage/store.h\"\n",
            "ui/pages/a.cpp:2: [rooms]");
        add("ui uses the engine", "ui/pages/a.cpp", "#include \"engine/engine.h\"\n", "");
        add("app may use all", "app/a.cpp", "#include \"storage/store.h\"\n#include <QApplication>\n", "");
        add("Qt in a room without", "mcpcore/graphql/a.cpp", "#include <QString>\n",
            "mcpcore/graphql/a.cpp:2: [qt]");
        add("widgets in the core", "mcpcore/engine/a.cpp", "#include <QWidget>\n",
            "mcpcore/engine/a.cpp:2: [qt]");
        add("gui in a model", "ui/models/a.cpp", "#include <QColor>\n", "ui/models/a.cpp:2: [qt]");
        for (const char *header :
             {"QTextCursor", "QTextEdit", "QTextCharFormat", "QComboBox", "QCheckBox", "QTableWidget",
              "QTreeWidget", "QScrollArea", "QHeaderView", "QBoxLayout", "QHBoxLayout", "QVBoxLayout"}) {
            add(header, "ui/models/a.cpp", QByteArray("#include <") + header + ">\n",
                "ui/models/a.cpp:2: [qt]");
        }
        add("text that is no text on a screen", "ui/models/a.cpp",
            "#include <QTextStream>\n#include <QTextBoundaryFinder>\n", "");
        add("gui by module", "mcpcore/http/a.cpp", "#include <QtGui/QImage>\n", "mcpcore/http/a.cpp:2: [qt]");
        add("a word of the program", "mcpcore/mcp/a.cpp", "const char *name = \"Tooltray\";\n",
            "mcpcore/mcp/a.cpp:2: [words]");
        add("a word in a comment", "mcpcore/stdio/a.cpp", "// for the workspace\n",
            "mcpcore/stdio/a.cpp:2: [words]");
        add("the namespace is no word", "mcpcore/mcp/a.cpp",
            "namespace tooltray::mcp {}\nusing tooltray::Result;\n", "");
        add("a header without guard", "mcpcore/mcp/a.h", "int f();\n", "mcpcore/mcp/a.h:1: [header]");
        add("a header opening a namespace", "ui/a.h", "#pragma once\nusing namespace std;\n",
            "ui/a.h:3: [header]");
        add("own header later", "mcpcore/mcp/a.cpp", "#include <string>\n#include \"mcp/a.h\"\n",
            "mcpcore/mcp/a.cpp:3: [includes]");
        add("a nested loop", "ui/dialogs/a.cpp", "void f() { dialog.exec(); }\n",
            "ui/dialogs/a.cpp:2: [loops]");
        add("a menu that waits", "ui/pages/a.cpp", "void f() { menu->exec(QCursor::pos()); }\n",
            "ui/pages/a.cpp:2: [loops]");
        add("an exec of its own", "ui/dialogs/a.cpp", "int f() { return exec(); }\n",
            "ui/dialogs/a.cpp:2: [loops]");
        add("a question that waits", "ui/pages/a.cpp",
            "\nauto button = QMessageBox::question(this, title, text);\n", "ui/pages/a.cpp:3: [loops]");
        add("a file chooser that waits", "ui/pages/a.cpp", "f(QFileDialog::getOpenFileName(this));\n",
            "ui/pages/a.cpp:2: [loops]");
        add("an input that waits", "ui/pages/a.cpp", "f(QInputDialog::getText(this, title, label));\n",
            "ui/pages/a.cpp:2: [loops]");
        add("no loop at all", "mcpcore/storage/a.cpp",
            "query.exec(text);\nexecute(call);\nf(QMessageBox::Question);\nmyexec(1);\n", "");
        add("a label of its own", "ui/pages/a.cpp", "auto *label = new QLabel(this);\n",
            "ui/pages/a.cpp:2: [markup]");
        add("a label on the stack", "ui/pages/a.cpp", "\nQLabel(text).show();\n",
            "ui/pages/a.cpp:3: [markup]");
        add("rich text", "ui/pages/a.cpp", "m_text->setTextFormat(Qt::RichText);\n",
            "ui/pages/a.cpp:2: [markup]");
        add("HTML", "ui/widgets/a.cpp", "m_text->setHtml(text);\n", "ui/widgets/a.cpp:2: [markup]");
        add("HTML behind what is there", "ui/widgets/a.cpp", "m_text->appendHtml(text);\n",
            "ui/widgets/a.cpp:2: [markup]");
        add("Markdown", "app/a.cpp", "text.setMarkdown(answer);\n", "app/a.cpp:2: [markup]");
        add("a message box", "app/a.cpp", "auto *box = new QMessageBox(this);\n", "app/a.cpp:2: [markup]");
        add("a text that writes its markup itself", "ui/dialogs/aboutdialog.cpp", "text->setHtml(licence);\n",
            "");
        add("the one label", "ui/pages/a.cpp", "auto *label = new TextLabel(this);\n", "");
        for (const char *raw : {"std::ofstream out(path);", "QFile file(path);", "QSaveFile file(path);",
                                "int file = ::open(path, O_RDONLY);", "f(::open(path, O_RDONLY));",
                                "::unlink(path);", "fs::remove_all(folder);", "fs::rename(from, to);",
                                "for (fs::directory_iterator entry(folder);;)", "QLockFile lock(path);"}) {
            add(raw, "mcpcore/journal/a.cpp", QByteArray(raw) + "\n", "mcpcore/journal/a.cpp:2: [files]");
        }
        add("a file by way of a folder", "mcpcore/journal/a.cpp",
            "Journal::open(x);\nfolder.open(name, O_RDONLY);\nfolder.remove(name);\n", "");
        add("a file of the person", "mcpcore/clients/file/a.cpp", "fs::rename(from, to);\n", "");
        add("700 lines", "mcpcore/mcp/a.cpp", QByteArray(699, '\n'),
            "mcpcore/mcp/a.cpp:601: [length] The file has 700 lines");
        add("600 lines", "mcpcore/mcp/a.cpp", QByteArray(599, '\n'), "");
        QTest::newRow("no licence") << QByteArray("app/a.cpp") << QByteArray("int x;\n")
                                    << QByteArray("app/a.cpp:1: [licence]");
    }

    void aBreachIsNamedWithFileLineAndRule()
    {
        QFETCH(QByteArray, path);
        QFETCH(QByteArray, text);
        QFETCH(QByteArray, expected);
        const auto found = checkFile(sourceFile(path.toStdString(), text.toStdString()));
        if (expected.isEmpty()) {
            QVERIFY2(found.empty(), texts(found).constData());
            return;
        }
        QCOMPARE(found.size(), std::size_t(1));
        const QByteArray actual = texts(found);
        QVERIFY2(actual.startsWith(expected), actual.constData());
    }

    void aBreachInAFolderOnDiskIsFound()
    {
        QTemporaryDir folder;
        const fs::path root = folder.path().toStdString();
        const auto write = [&](const char *path, const std::string &text) {
            fs::create_directories((root / path).parent_path());
            std::ofstream(root / path) << text;
        };
        write("mcpcore/base/CMakeLists.txt", "tooltray_room(base)\n");
        write("mcpcore/base/good.cpp", kLicence);
        write("mcpcore/base/bad.cpp", std::string(kLicence) + "#include \"ui/theme/theme.h\"\n");
        write("mcpcore/base/long.cpp", kLicence + std::string(699, '\n'));
        write("app/CMakeLists.txt", "add_library(app named.cpp)\n");
        write("app/named.cpp", kLicence);
        write("app/forgotten.cpp", kLicence);
        write("tests/base/CMakeLists.txt", "tooltray_tests(. ROOMS base)\n");
        write("tests/base/goodtest.cpp", kLicence);
        write("tests/ui/CMakeLists.txt", "tooltray_tests(log/slow ROOMS ui)\ntooltray_tests(pages)\n");
        write("tests/ui/log/forgottentest.cpp", kLicence);
        write("tests/ui/log/slow/goodtest.cpp", kLicence);
        write("tests/ui/pages/goodtest.cpp", kLicence);
        write("tests/ui/pagesof/forgottentest.cpp", kLicence);
        const QByteArray report = texts(checkTree(root));
        QCOMPARE(report.count('\n'), 5);
        QVERIFY2(report.contains("mcpcore/base/bad.cpp:2: [rooms]"), report.constData());
        QVERIFY2(report.contains("mcpcore/base/long.cpp:601: [length]"), report.constData());
        QVERIFY2(report.contains("app/forgotten.cpp:1: [build]"), report.constData());
        QVERIFY2(report.contains("tests/ui/log/forgottentest.cpp:1: [build]"), report.constData());
        QVERIFY2(report.contains("tests/ui/pagesof/forgottentest.cpp:1: [build]"), report.constData());
    }
};

TOOLTRAY_TEST(LayeringTest)
#include "layeringtest.moc"
