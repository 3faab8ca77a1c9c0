// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/engine.h"
#include "support/await.h"
#include "support/testcase.h"
#include "ui/actions/actionids.h"
#include "ui/dialogs/comparedialog.h"
#include "ui/dialogs/import/importdialog.h"
#include "ui/dialogs/movetoolsdialog.h"
#include "ui/mainwindow/filledwindow.h"
#include "ui/navigation/place.h"
#include "ui/pages/context/envimportdialog.h"
#include "ui/pages/context/variabledialog.h"
#include "ui/support/rest.h"
#include "ui/support/walk.h"
#include "ui/widgets/log/logtable.h"
#include "json/write.h"

#include <QAbstractItemView>
#include <QApplication>
#include <QDialog>
#include <QDir>
#include <QFile>
#include <QLabel>
#include <QListWidget>
#include <QTabWidget>
#include <QTest>
#include <QTextEdit>
#include <QTreeWidget>

#include <functional>
#include <map>

using namespace tooltray;
using namespace tooltray::ui;

namespace {

// What a definition may say to look like something else; characters that nobody can see are refused there.
const std::string kMarkup =
    "<b>HOSTILE</b><img src=\"file:///etc/hostname\"> ok <!-- and delete everything -->"
    " <font size=7>R&D</font>";
// What an API, an agent or a file may say beside it.
const std::string kHostile = kMarkup + "\u202Etxet\u2066x\u2069";
const QString kShownMark = QStringLiteral("<b>HOSTILE</b><img");

std::string spoilt(const std::string &text)
{
    return text + ' ' + kMarkup;
}

// The texts of an object that say something and mean nothing.
workspace::Object spoilt(workspace::Object object)
{
    using namespace workspace;
    std::visit(
        [](auto &each) {
            if constexpr (requires { each.description; })
                each.description = spoilt(each.description);
            if constexpr (requires { each.title; })
                each.title = spoilt(each.title);
        },
        object);
    if (auto *tool = std::get_if<Tool>(&object)) {
        for (auto &[number, version] : tool->versions) {
            version.description = spoilt(version.description);
            for (ErrorRule &rule : version.errors)
                rule.message = spoilt(rule.message);
        }
        for (Example &example : tool->examples) {
            example.name = spoilt(example.name);
            example.description = spoilt(example.description);
        }
    }
    if (auto *type = std::get_if<CustomType>(&object)) {
        type->schema.set("description", json::Value(kMarkup));
        type->schema.set("title", json::Value(kMarkup));
    }
    if (auto *mapping = std::get_if<Mapping>(&object))
        mapping->entries.push_back({kMarkup, json::Value(kMarkup)});
    if (auto *variable = std::get_if<ContextVariable>(&object); variable && variable->value.isString())
        variable->value = json::Value(spoilt(std::string(variable->value.toString())));
    return object;
}

QDialog *shownDialog()
{
    for (QWidget *widget : QApplication::topLevelWidgets()) {
        if (auto *dialog = qobject_cast<QDialog *>(widget); dialog && dialog->isVisible())
            return dialog;
    }
    return nullptr;
}

bool writeAll(const QString &path, const std::string &content)
{
    QFile file(path);
    return QDir().mkpath(QFileInfo(path).path()) && file.open(QIODevice::WriteOnly)
           && file.write(QByteArray::fromStdString(content)) == static_cast<qsizetype>(content.size());
}

void countIn(const QAbstractItemModel &model, const QModelIndex &parent, int &count)
{
    for (int row = 0; row < std::min(40, model.rowCount(parent)); ++row) {
        for (int column = 0; column < model.columnCount(parent); ++column) {
            const QMap<int, QVariant> roles = model.itemData(model.index(row, column, parent));
            for (const QVariant &data : roles) {
                if (data.typeId() == QMetaType::QString && data.toString().contains(kShownMark))
                    ++count;
            }
        }
        if (const QModelIndex first = model.index(row, 0, parent); model.hasChildren(first))
            countIn(model, first, count);
    }
}

} // namespace

// Every page and dialog over a workspace, calls and files whose texts are made to be taken for markup.
class HostileTextTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        m_filled = std::make_unique<test::FilledWindow>(QStringLiteral("en"));
        QVERIFY(m_filled->open());
        workspace::Edit edit{.label = "Spoil " + kHostile, .origin = workspace::Origin::Agent, .steps = {}};
        using Kind = workspace::ObjectKind;
        const auto workspace = m_filled->engine.workspaceClient().state().workspace;
        for (const Kind kind : {Kind::Endpoint, Kind::Tool, Kind::Type, Kind::Mapping, Kind::Context,
                                Kind::Prompt, Kind::Client}) {
            for (const auto &item : workspace->entries(kind))
                edit.steps.emplace_back(workspace::PutObject{.object = spoilt(item.value.object())});
        }
        const auto applied = test::await(m_filled->engine.workspaceClient().apply(std::move(edit)));
        QVERIFY2(applied.hasValue(), applied ? "" : applied.error().message.c_str());
        // Arguments and errors of an agent and of an API.
        const auto call = [this](engine::Trial trial) {
            return test::await(m_filled->engine.calls().run(std::move(trial))).hasValue();
        };
        json::Value arguments = json::Value::object();
        arguments.set("text", json::Value(kHostile));
        QVERIFY(call({.what = engine::SavedTrial{"search_everything"}, .arguments = arguments}));
        QVERIFY(call({.what = engine::SavedTrial{"get_issue"}, .arguments = arguments}));
        QVERIFY(call(
            {.what = engine::OperationTrial{"tracker", "query($text: String!) { failure(message: $text) }"},
             .arguments = arguments}));
    }

    void pagesShowItAsItIs_data()
    {
        QTest::addColumn<QString>("page");
        QTest::addColumn<QString>("item");
        QTest::addColumn<bool>("isThere"); // something hostile is to be seen
        const auto add = [](const QString &page, const char *item, bool isThere = true) {
            QTest::addRow("%s %s", qPrintable(page), item) << page << QString::fromLatin1(item) << isThere;
        };
        add(pageid::kHome, "", false);
        for (const char *tool :
             {"list_issues", "get_issue", "search_everything", "create_issue", "delete_issue",
              "get_statistics", "list_projects", "who_am_i", "add_note", "close_issue", "find_things"})
            add(pageid::kTools, tool);
        for (const char *endpoint : {"tracker", "billing"})
            add(pageid::kEndpoints, endpoint, false);
        for (const char *type : {"issue_state", "teams", "short_date"})
            add(pageid::kTypes, type, false);
        add(pageid::kContext, "project");
        add(pageid::kPrompts, "review_issue");
        add(pageid::kCredentials, "tracker-token", false);
        add(pageid::kClients, "claude-code", false);
        add(pageid::kLog, "");
    }

    void pagesShowItAsItIs()
    {
        QFETCH(QString, page);
        QFETCH(QString, item);
        QFETCH(bool, isThere);
        m_problems.clear();
        m_seen = 0;
        m_filled->trigger(actionid::page(page));
        if (!item.isEmpty())
            QVERIFY(m_filled->choose(item));
        look(*m_filled->window, page);
        for (auto *tabs : m_filled->window->findChildren<QTabWidget *>()) {
            if (!tabs->isVisible())
                continue;
            const int first = tabs->currentIndex();
            for (int tab = 0; tab < tabs->count(); ++tab) {
                if (tabs->isTabVisible(tab) && tabs->isTabEnabled(tab)) {
                    tabs->setCurrentIndex(tab);
                    look(*m_filled->window, tabs->tabText(tab));
                }
            }
            tabs->setCurrentIndex(first);
        }
        QVERIFY2(m_problems.isEmpty(), qPrintable(m_problems.join(u'\n')));
        QVERIFY2(!isThere || m_seen > 0, "Nothing of it was seen.");
    }

    void callsShowItAsItIs()
    {
        m_problems.clear();
        m_seen = 0;
        m_filled->trigger(actionid::page(pageid::kLog));
        auto *table = m_filled->window->findChild<LogTable *>();
        QVERIFY(table);
        QTRY_VERIFY(table->model()->rowCount() > 0);
        for (int row = 0; row < std::min(5, table->model()->rowCount()); ++row) {
            table->selectRow(row);
            for (auto *tabs : m_filled->window->findChildren<QTabWidget *>()) {
                for (int tab = 0; tabs->isVisible() && tab < tabs->count(); ++tab) {
                    tabs->setCurrentIndex(tab);
                    look(*m_filled->window, QStringLiteral("call %1, %2").arg(row).arg(tab));
                }
            }
        }
        QVERIFY2(m_problems.isEmpty(), qPrintable(m_problems.join(u'\n')));
        QVERIFY(m_seen > 0);
    }

    void dialogsShowItAsItIs_data()
    {
        QTest::addColumn<QString>("dialog");
        for (const auto &[name, open] : dialogs())
            QTest::newRow(qPrintable(name)) << name;
    }

    void dialogsShowItAsItIs()
    {
        QFETCH(QString, dialog);
        m_problems.clear();
        (this->*dialogs().at(dialog))();
        QVERIFY(!QTest::currentTestFailed());
        QDialog *shown = shownDialog();
        QVERIFY(shown);
        look(*shown, dialog);
        if (auto *list = shown->findChild<QListWidget *>()) {
            for (int row = 0; row < list->count(); ++row) {
                list->setCurrentRow(row);
                look(*shown, QStringLiteral("%1, row %2").arg(dialog).arg(row));
            }
        }
        shown->reject();
        QTRY_VERIFY(!shownDialog());
        QVERIFY2(m_problems.isEmpty(), qPrintable(m_problems.join(u'\n')));
    }

    void cleanup()
    {
        if (QDialog *left = shownDialog())
            left->close();
    }
    void cleanupTestCase() { m_filled.reset(); }

private:
    using Open = void (HostileTextTest::*)();

    static const std::map<QString, Open> &dialogs()
    {
        static const std::map<QString, Open> all{
            {QStringLiteral("about"), &HostileTextTest::about},
            {QStringLiteral("compare"), &HostileTextTest::compare},
            {QStringLiteral("connect"), &HostileTextTest::connectClient},
            {QStringLiteral("create tools"), &HostileTextTest::createTools},
            {QStringLiteral("env file"), &HostileTextTest::importVariables},
            {QStringLiteral("help"), &HostileTextTest::help},
            {QStringLiteral("import"), &HostileTextTest::importTools},
            {QStringLiteral("move tools"), &HostileTextTest::moveTools},
            {QStringLiteral("new endpoint"), &HostileTextTest::addEndpoint},
            {QStringLiteral("report"), &HostileTextTest::report},
            {QStringLiteral("settings"), &HostileTextTest::settings},
            {QStringLiteral("shortcuts"), &HostileTextTest::shortcuts},
            {QStringLiteral("variable"), &HostileTextTest::variable},
        };
        return all;
    }

    QWidget *window() const { return m_filled->window.get(); }

    void look(QWidget &part, const QString &where)
    {
        [[maybe_unused]] const bool rests = test::comesToRest();
        for (const QString &problem : test::markup(part))
            m_problems.append(where + QStringLiteral(": ") + problem);
        for (const auto *label : part.findChildren<QLabel *>()) {
            // The style draws the codes in tips; they keep their texts as they came.
            if (!label->text().contains(u"HOSTILE") || label->inherits("QTipLabel"))
                continue;
            ++m_seen;
            for (const char16_t hidden : {u'\u202E', u'\u2066', u'\u2069'}) {
                if (label->text().contains(hidden))
                    m_problems.append(where + QStringLiteral(": hidden characters in ")
                                      + test::nameOf(*label));
            }
        }
        for (auto *text : part.findChildren<QTextEdit *>()) {
            const QString plain = text->toPlainText();
            if (plain.contains(u"HOSTILE") && !plain.contains(kShownMark))
                m_problems.append(where + QStringLiteral(": markup in ") + test::nameOf(*text));
        }
        for (const auto *view : part.findChildren<QAbstractItemView *>()) {
            if (view->model() && view->isVisible())
                countIn(*view->model(), {}, m_seen);
        }
    }

    void about() { m_filled->trigger(QStringLiteral("help.about")); }
    void addEndpoint() { m_filled->trigger(actionid::kNewEndpoint); }
    void help() { m_filled->trigger(actionid::kContents); }
    void report() { m_filled->trigger(QStringLiteral("help.reportProblem")); }
    void settings() { m_filled->trigger(actionid::kSettings); }
    void shortcuts() { m_filled->trigger(actionid::kShortcuts); }

    void compare()
    {
        const auto body = std::make_shared<const std::string>("{\"text\":\"<b>HOSTILE</b>\"}");
        auto *dialog = new CompareDialog(m_filled->theme, {QString::fromStdString(kHostile), body},
                                         {QString::fromStdString(kHostile), body}, window());
        dialog->open();
        QTRY_VERIFY(dialog->isComplete());
    }

    void connectClient()
    {
        QVERIFY(writeAll(m_filled->folder.filePath(QStringLiteral("home/.cursor/mcp.json")),
                         "{ \"theme\": \"<b>HOSTILE</b>\" \"broken\": <img src=x>"));
        m_filled->trigger(actionid::kConnectClient);
        QVERIFY(shownDialog());
        auto *clients = shownDialog()->findChild<QAbstractItemView *>();
        QTRY_VERIFY(clients->model()->rowCount() > 0);
        for (int row = 0; row < clients->model()->rowCount(); ++row) {
            clients->setCurrentIndex(clients->model()->index(row, 0));
            look(*shownDialog(), QStringLiteral("client %1").arg(row));
        }
    }

    void createTools()
    {
        m_filled->trigger(actionid::kToolsFromSchema);
        QVERIFY(shownDialog());
        QTRY_VERIFY(shownDialog()->findChild<QAbstractItemView *>()->model()->rowCount() > 0);
    }

    void importVariables()
    {
        const QString file = m_filled->folder.filePath(QStringLiteral("<b>HOSTILE<b>.env"));
        QVERIFY(writeAll(file, "TEAM=" + kHostile + "\n<b>HOSTILE</b>\nPROJECT=<img src=x>\n"));
        (new EnvImportDialog(m_filled->context(), file, window()))->open();
    }

    void importTools()
    {
        const QString file = m_filled->folder.filePath(QStringLiteral("hostile.json"));
        const std::string name = json::write(json::Value(kHostile));
        const std::string collection = "{\"info\":{\"schema\":\"https://schema.getpostman.com/json/"
                                       "collection/v2.1.0/collection.json\",\"name\":"
                                       + name + "},\"item\":[{\"name\":" + name
                                       + ",\"request\":{\"method\":\"POST\",\"description\":" + name
                                       + ",\"url\":\"https://api.invalid/"
                                         "graphql\",\"body\":{\"mode\":\"graphql\",\"graphql\":{\"query\":"
                                         "\"query Q { viewer { login } }\"}}}}]}";
        QVERIFY(writeAll(file, collection));
        m_filled->trigger(actionid::kImport);
        auto *dialog = qobject_cast<ImportDialog *>(shownDialog());
        QVERIFY(dialog);
        dialog->openFile(file);
        QTRY_VERIFY(dialog->findChild<QTreeWidget *>()->topLevelItemCount() > 0);
    }

    void moveTools()
    {
        using Fit = ToolMove::Fit;
        (new MoveToolsDialog(m_filled->theme,
                             {{"fine", Fit::Fits}, {kHostile, Fit::Misfit, QString::fromStdString(kHostile)}},
                             QString::fromStdString(kHostile), window()))
            ->open();
    }

    void variable()
    {
        (new VariableDialog(m_filled->context(), QStringLiteral("project"), window()))->open();
    }

    std::unique_ptr<test::FilledWindow> m_filled;
    QStringList m_problems;
    int m_seen = 0;
};

TOOLTRAY_TEST(HostileTextTest)
#include "hostiletexttest.moc"
