// SPDX-License-Identifier: GPL-3.0-or-later
#include "layering/layeringcheck.h"

#include "layering/roomtable.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <fstream>
#include <iterator>

namespace tooltray::layering {
namespace {

namespace fs = std::filesystem;

constexpr std::size_t kMaxLines = 600;

// Names of Qt Gui, Widgets and Svg by their beginnings; what slips through fails the headless build,
// which has none of their headers.
constexpr std::array kWindowHeaders{"QtGui",
                                    "QtWidgets",
                                    "QtSvg",
                                    "QAbstractButton",
                                    "QAbstractItemDelegate",
                                    "QAbstractItemView",
                                    "QAction",
                                    "QApplication",
                                    "QBoxLayout",
                                    "QBrush",
                                    "QCheckBox",
                                    "QClipboard",
                                    "QColor",
                                    "QComboBox",
                                    "QCompleter",
                                    "QCursor",
                                    "QDesktop",
                                    "QDialog",
                                    "QDockWidget",
                                    "QDoubleSpinBox",
                                    "QFileDialog",
                                    "QFont",
                                    "QFormLayout",
                                    "QFrame",
                                    "QGridLayout",
                                    "QGroupBox",
                                    "QGuiApplication",
                                    "QHBoxLayout",
                                    "QHeaderView",
                                    "QIcon",
                                    "QImage",
                                    "QKeySequence",
                                    "QLabel",
                                    "QLayout",
                                    "QLineEdit",
                                    "QListView",
                                    "QListWidget",
                                    "QMainWindow",
                                    "QMenu",
                                    "QMessageBox",
                                    "QPainter",
                                    "QPalette",
                                    "QPen",
                                    "QPixmap",
                                    "QPlainTextEdit",
                                    "QProgressBar",
                                    "QPushButton",
                                    "QRadioButton",
                                    "QScreen",
                                    "QScroll",
                                    "QShortcut",
                                    "QSpinBox",
                                    "QSplitter",
                                    "QStackedWidget",
                                    "QStatusBar",
                                    "QStyle",
                                    "QSvg",
                                    "QSyntaxHighlighter",
                                    "QSystemTrayIcon",
                                    "QTabBar",
                                    "QTabWidget",
                                    "QTableView",
                                    "QTableWidget",
                                    "QTextBlock",
                                    "QTextBrowser",
                                    "QTextCharFormat",
                                    "QTextCursor",
                                    "QTextDocument",
                                    "QTextEdit",
                                    "QTextFormat",
                                    "QTextLayout",
                                    "QTextOption",
                                    "QToolBar",
                                    "QToolButton",
                                    "QToolTip",
                                    "QTreeView",
                                    "QTreeWidget",
                                    "QUndo",
                                    "QVBoxLayout",
                                    "QWidget",
                                    "QWindow",
                                    "QWizard"};

// They show themselves and wait, whatever is passed to them.
constexpr std::array kWaitingDialogs{
    "QMessageBox::about(",    "QMessageBox::critical(", "QMessageBox::information(",
    "QMessageBox::question(", "QMessageBox::warning(",  "QColorDialog::get",
    "QFileDialog::get",       "QFontDialog::get",       "QInputDialog::get"};

// Whatever draws markup is a way for texts from outside to fake the window. These few write their markup themselves
// and escape every name in it; all else is a TextLabel, a plain text or a tooltip, which the style keeps plain.
constexpr std::array kMarkupWriters{
    "ui/dialogs/aboutdialog.cpp", "ui/dialogs/help/helpdialog.cpp",
    "ui/editor/hovertip.cpp",     "ui/widgets/schemapanel/schemapanel.cpp",
    "ui/theme/textlabel.cpp",     "ui/theme/appstyle.cpp",
};
constexpr std::array kMarkupWords{
    "new QLabel",       "QLabel(",         "Qt::RichText",    "Qt::AutoText",
    "Qt::MarkdownText", "setHtml(",        "insertHtml(",     "appendHtml(",
    "setMarkdown(",     "insertMarkdown(", "new QMessageBox", "new QErrorMessage",
    "QWhatsThis",       "new QTextEdit",   "QStaticText",     "new QProgressDialog",
    "new QTextBrowser",
};

// Ways to a file that follow links, wait for pipes or leave the umask to decide. base/files/folder.h has better ones.
constexpr std::array kRawFileCalls{"std::ofstream",
                                   "std::ifstream",
                                   "std::fstream",
                                   "fopen(",
                                   "QFile ",
                                   "QFile(",
                                   "QSaveFile",
                                   "QTemporaryFile",
                                   "QLockFile",
                                   "::unlink(",
                                   "::mkdir(",
                                   "::truncate(",
                                   " ::open(",
                                   "(::open(",
                                   "::openat(",
                                   "fs::remove",
                                   "fs::rename",
                                   "filesystem::remove",
                                   "directory_iterator",
                                   "create_directories",
                                   "filesystem::rename"};

// Where what is read belongs to the person alone.
constexpr std::array kFreeWithFiles{
    "mcpcore/base/",
    "mcpcore/clients/",                           // other programs' settings, whose links are the person's
    "mcpcore/credentials/consent/ledgerfile.cpp", // in a folder whose owner and permissions it checks itself
    "mcpcore/engine/workspaces/workspacefolders.cpp"}; // a whole workspace may be a link

std::string joined(const std::vector<std::string> &words)
{
    std::string text;
    for (const std::string &word : words)
        text += (text.empty() ? "" : ", ") + word;
    return text.empty() ? "no other room" : text;
}

std::string lowerCase(std::string_view text)
{
    std::string lower(text);
    std::ranges::transform(lower, lower.begin(),
                           [](unsigned char c) { return static_cast<char>(std::tolower(c)); });
    return lower;
}

bool isWordCharacter(char c)
{
    return std::isalnum(static_cast<unsigned char>(c)) != 0 || c == '_';
}

void eraseAll(std::string &text, std::string_view what)
{
    for (auto at = text.find(what); at != std::string::npos; at = text.find(what, at))
        text.erase(at, what.size());
}

// exec() of a loop, a dialog, a menu or a drag, with arguments or without; not execute() or a name that ends like it.
bool callsExec(std::string_view line)
{
    constexpr std::string_view kCall = "exec(";
    for (auto at = line.find(kCall); at != std::string_view::npos; at = line.find(kCall, at + 1)) {
        if (at == 0 || !isWordCharacter(line[at - 1]))
            return true;
    }
    return false;
}

bool waitsInALoop(std::string_view line)
{
    const auto isIn = [line](std::string_view words) { return line.find(words) != std::string_view::npos; };
    return callsExec(line) || isIn("QEventLoop") || isIn("processEvents(")
           || std::ranges::any_of(kWaitingDialogs, isIn);
}

class FileCheck {
public:
    explicit FileCheck(const SourceFile &file) : m_file(file), m_includes(file.includes()) {}

    std::vector<Violation> run()
    {
        checkLength();
        if (!m_file.isCpp())
            return std::move(m_found);
        checkFirstLine();
        checkRooms();
        checkQt();
        checkForeignWords();
        checkHeader();
        checkOwnHeaderFirst();
        checkNestedLoops();
        checkMarkup();
        checkFileCalls();
        return std::move(m_found);
    }

private:
    void report(int line, std::string rule, std::string message)
    {
        m_found.push_back({m_file.path, line, std::move(rule), std::move(message)});
    }

    bool isIn(std::string_view folder) const { return m_file.path.starts_with(folder); }

    void checkLength()
    {
        const bool allowed =
            std::ranges::find(longFiles(), m_file.path, &LongFile::path) != longFiles().end();
        if (m_file.lines.size() > kMaxLines && !allowed) {
            report(static_cast<int>(kMaxLines) + 1, "length",
                   "The file has " + std::to_string(m_file.lines.size()) + " lines; the limit is "
                       + std::to_string(kMaxLines) + ". Split it by what its parts are about.");
        }
    }

    void checkFirstLine()
    {
        if (m_file.lines.empty() || m_file.lines.front() != "// SPDX-License-Identifier: GPL-3.0-or-later")
            report(1, "licence",
                   "The first line must name the licence: // SPDX-License-Identifier: GPL-3.0-or-later");
    }

    void checkRooms()
    {
        for (const Include &include : m_includes) {
            if (!include.quoted || include.path.find('/') == std::string::npos)
                continue;
            const std::string target = include.path.substr(0, include.path.find('/'));
            if (m_file.top() == "mcpcore")
                checkRoomInclude(include, target);
            else if (m_file.top() == "ui")
                checkUiInclude(include, target);
        }
    }

    void checkRoomInclude(const Include &include, const std::string &target)
    {
        const Room *room = findRoom(m_file.room());
        if (!room) {
            report(include.line, "rooms",
                   "mcpcore has no room \"" + std::string(m_file.room())
                       + "\". Add it to the table in "
                         "ARCHITECTURE.md and tests/layering/roomtable.cpp first.");
        } else if (target != room->name && std::ranges::find(room->mayUse, target) == room->mayUse.end()) {
            report(include.line, "rooms",
                   "\"" + include.path + "\" is out of bounds: " + room->name + " may use "
                       + joined(room->mayUse) + ". Put a seam in " + room->name
                       + " and implement it in a room above.");
        }
    }

    void checkUiInclude(const Include &include, const std::string &target)
    {
        if (target == "ui")
            return;
        const auto &allowed = roomsForUi();
        if (std::ranges::find(allowed, target) == allowed.end()) {
            report(include.line, "rooms",
                   "\"" + include.path + "\" is out of bounds: ui may use " + joined(allowed)
                       + ". Ask for it through the engine.");
        }
    }

    void checkQt()
    {
        const Room *room = findRoom(m_file.room());
        const bool noQt = room && room->qt == Room::Qt::None;
        const bool noWindow = m_file.top() == "mcpcore" || isIn("ui/models/") || isIn("ui/navigation/")
                              || isIn("tests/mcpcore/");
        for (const Include &include : m_includes) {
            const auto beginsLike = [&](std::string_view name) { return include.path.starts_with(name); };
            if (noQt && include.path.size() > 1 && include.path[0] == 'Q'
                && (std::isupper(static_cast<unsigned char>(include.path[1])) != 0
                    || include.path[1] == 't')) {
                report(include.line, "qt",
                       "<" + include.path + "> is out of bounds: " + room->name + " uses no Qt.");
            } else if (noWindow && std::ranges::any_of(kWindowHeaders, beginsLike)) {
                report(include.line, "qt",
                       "<" + include.path
                           + "> belongs to the window; only ui and app may use Qt Gui, Widgets and Svg.");
            }
        }
    }

    void checkForeignWords()
    {
        const Room *room = findRoom(m_file.room());
        if (!room || room->foreignWords.empty())
            return;
        for (std::size_t i = 0; i < m_file.lines.size(); ++i) {
            std::string line = lowerCase(m_file.lines[i]);
            // Our namespace is the one place where the program's name may stand.
            eraseAll(line, "namespace tooltray");
            eraseAll(line, "tooltray::");
            for (const std::string &word : room->foreignWords) {
                const auto at = line.find(word);
                if (at != std::string::npos && (at == 0 || !isWordCharacter(line[at - 1]))) {
                    report(static_cast<int>(i) + 1, "words",
                           "The word \"" + word + "\" does not belong here: " + room->name
                               + " must not know what it is used for.");
                }
            }
        }
    }

    void checkHeader()
    {
        if (!m_file.isHeader())
            return;
        if (std::ranges::find(m_file.lines, "#pragma once") == m_file.lines.end())
            report(1, "header", "A header begins with #pragma once.");
        for (std::size_t i = 0; i < m_file.lines.size(); ++i) {
            if (m_file.lines[i].find("using namespace ") != std::string::npos)
                report(static_cast<int>(i) + 1, "header",
                       "A header must not open a namespace for everybody.");
        }
    }

    void checkOwnHeaderFirst()
    {
        if (m_file.isHeader())
            return;
        const std::string own = std::string(m_file.stem()) + ".h";
        const auto isOwn = [&](const Include &include) {
            return include.quoted && (include.path == own || include.path.ends_with("/" + own))
                   && include.path.find('/') != std::string::npos
                   && (m_file.path.substr(0, m_file.path.rfind('/') + 1) + own).ends_with(include.path);
        };
        const auto found = std::ranges::find_if(m_includes, isOwn);
        if (found != m_includes.end() && found != m_includes.begin())
            report(found->line, "includes", "A source file includes its own header first.");
    }

    void checkNestedLoops()
    {
        if (m_file.top() != "mcpcore" && m_file.top() != "ui")
            return;
        if (m_file.path.find("mcpcore/base/task/eventthread.")
            != std::string::npos) // the one loop of each thread of ours
            return;
        for (std::size_t i = 0; i < m_file.lines.size(); ++i) {
            std::string line = m_file.lines[i];
            eraseAll(line, "query.exec("); // of Qt Sql, which waits without a loop
            if (waitsInALoop(line)) {
                report(static_cast<int>(i) + 1, "loops",
                       "No nested event loops: open() a dialog, answer by a future or a signal.");
            }
        }
    }

    void checkMarkup()
    {
        if (m_file.top() != "ui" && m_file.top() != "app")
            return;
        if (std::ranges::find(kMarkupWriters, m_file.path) != kMarkupWriters.end())
            return;
        for (std::size_t i = 0; i < m_file.lines.size(); ++i) {
            const std::string_view line = m_file.lines[i];
            const auto isUsed = [line](std::string_view word) {
                for (auto at = line.find(word); at != std::string_view::npos; at = line.find(word, at + 1)) {
                    if (at == 0 || !isWordCharacter(line[at - 1]))
                        return true;
                }
                return false;
            };
            if (std::ranges::any_of(kMarkupWords, isUsed)) {
                report(static_cast<int>(i) + 1, "markup",
                       "Text from outside must not be read as markup: use TextLabel or a plain text.");
            }
        }
    }

    void checkFileCalls()
    {
        if (m_file.top() != "mcpcore"
            || std::ranges::any_of(kFreeWithFiles, [this](const char *place) { return isIn(place); }))
            return;
        for (std::size_t i = 0; i < m_file.lines.size(); ++i) {
            const std::string &line = m_file.lines[i];
            const auto call = std::ranges::find_if(
                kRawFileCalls, [&](const char *text) { return line.find(text) != std::string::npos; });
            if (call != kRawFileCalls.end()) {
                report(static_cast<int>(i) + 1, "files",
                       "\"" + std::string(*call)
                           + "\" may follow a link or wait for a pipe: use Folder (base/files/folder.h).");
            }
        }
    }

    const SourceFile &m_file;
    std::vector<Include> m_includes;
    std::vector<Violation> m_found;
};

std::string readText(const fs::path &path)
{
    std::ifstream stream(path, std::ios::binary);
    return {std::istreambuf_iterator<char>(stream), {}};
}

bool contains(std::string_view lists, std::string_view word)
{
    for (auto at = lists.find(word); at != std::string_view::npos; at = lists.find(word, at + 1)) {
        const auto end = at + word.size();
        if ((at == 0 || !isWordCharacter(lists[at - 1]))
            && (end == lists.size() || !isWordCharacter(lists[end])))
            return true;
    }
    return false;
}

// Whether a tooltray_tests() of the list is that of the folder: it takes every file in it (see tests/tests.cmake).
bool takesTestsOf(const std::string &lists, const std::string &folder)
{
    const std::string call = "tooltray_tests(" + folder;
    for (auto at = lists.find(call); at != std::string::npos; at = lists.find(call, at + 1)) {
        const auto end = at + call.size();
        if (end < lists.size() && (lists[end] == ' ' || lists[end] == '\n' || lists[end] == ')'))
            return true;
    }
    return false;
}

// A file that belongs to no target is compiled and tested by nobody. Rooms and the window take every file below their
// folder (see mcpcore/room.cmake).
bool isBuilt(const fs::path &root, const SourceFile &file)
{
    const fs::path path = root / file.path;
    for (fs::path folder = path.parent_path(); folder != root && folder.has_parent_path();
         folder = folder.parent_path()) {
        const std::string lists = readText(folder / "CMakeLists.txt");
        if (contains(lists, path.filename().string()) || contains(lists, "tooltray_room")
            || contains(lists, "tooltray_sources")
            || takesTestsOf(lists, path.parent_path().lexically_relative(folder).generic_string()))
            return true;
    }
    return false;
}

} // namespace

std::string Violation::text() const
{
    return file + ":" + std::to_string(line) + ": [" + rule + "] " + message;
}

std::vector<Violation> checkFile(const SourceFile &file)
{
    return FileCheck(file).run();
}

std::vector<Violation> checkTree(const fs::path &root)
{
    std::vector<Violation> found;
    for (const SourceFile &file : readTree(root)) {
        std::ranges::move(checkFile(file), std::back_inserter(found));
        // Headers of tests are found through what includes them.
        const bool testHeader = file.top() == "tests" && file.isHeader();
        if (file.isCpp() && !testHeader && !isBuilt(root, file))
            found.push_back({file.path, 1, "build",
                             "This file belongs to no target: no CMakeLists.txt takes or names it."});
    }
    return found;
}

} // namespace tooltray::layering
