// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/gallery/dialogpictures.h"

#include "engine/clients/secretsclient.h"
#include "engine/engine.h"
#include "support/await.h"
#include "support/petserver.h"
#include "ui/actions/actionids.h"
#include "ui/dialogs/addendpoint/addendpointdialog.h"
#include "ui/dialogs/closedialog.h"
#include "ui/dialogs/connect/connectdialog.h"
#include "ui/dialogs/consentdialog.h"
#include "ui/dialogs/createtools/createtoolsdialog.h"
#include "ui/dialogs/help/helpdialog.h"
#include "ui/dialogs/import/importdialog.h"
#include "ui/dialogs/movetoolsdialog.h"
#include "ui/dialogs/settings/settingsdialog.h"
#include "ui/gallery/galleryorder.h"
#include "ui/mainwindow/mainwindow.h"
#include "ui/models/clients.h"
#include "ui/models/operationtreemodel.h"
#include "ui/navigation/place.h"
#include "ui/pages/context/envimportdialog.h"
#include "ui/pages/context/variabledialog.h"
#include "ui/pages/endpoints/descriptionpane.h"
#include "ui/widgets/inlinemessage.h"

#include <QAction>
#include <QApplication>
#include <QCheckBox>
#include <QDialog>
#include <QLineEdit>
#include <QListView>
#include <QListWidget>
#include <QPointer>
#include <QPushButton>
#include <QStackedWidget>
#include <QTabWidget>
#include <QTest>
#include <QTreeView>

#include <algorithm>
#include <cstdio>
#include <utility>

using namespace tooltray;
using namespace tooltray::ui;
using test::Order;
using test::save;
using test::settle;
using test::writeFile;

namespace {

constexpr int kDialogAnswer = 10'000; // ms

// Whatever the action opens: a dialog of its own, or nothing.
bool saveDialog(const Order &order, const ActionRegistry::Entry &entry)
{
    if (!entry.action->isEnabled() || entry.spec.kind == ActionKind::Page)
        return true;
    entry.action->trigger();
    bool isSaved = settle(order);
    // Windows go away while one of them is drawn.
    QList<QPointer<QDialog>> dialogs;
    for (QWidget *widget : QApplication::topLevelWidgets()) {
        if (auto *dialog = qobject_cast<QDialog *>(widget))
            dialogs.append(dialog);
    }
    for (const auto &dialog : std::as_const(dialogs)) {
        if (dialog == nullptr || !dialog->isVisible())
            continue;
        isSaved = save(*dialog, order, QStringLiteral("dialog-") + entry.spec.id) && isSaved;
        dialog->reject();
    }
    return settle(order) && isSaved;
}

// Of all commands those that open a dialog and nothing else.
bool opensDialog(const QString &id)
{
    static const QStringList dialogs{
        actionid::kNewEndpoint,      actionid::kToolsFromSchema, actionid::kImport,
        actionid::kConnectClient,    actionid::kConsents,        actionid::kSettings,
        actionid::kContents,         actionid::kShortcuts,       QStringLiteral("help.reportProblem"),
        QStringLiteral("help.about")};
    return dialogs.contains(id);
}

bool saveHelp(MainWindow &window, const Order &order)
{
    window.actions().action(actionid::kContents)->trigger();
    auto *help = window.findChild<HelpDialog *>();
    auto *topics = help->findChild<QListWidget *>();
    bool isSaved = true;
    for (int row = 0; row < topics->count(); ++row) {
        topics->setCurrentRow(row);
        isSaved = save(*help, order, QStringLiteral("help-%1").arg(row)) && isSaved;
    }
    help->close();
    return isSaved;
}

// What dialogs only show once something is chosen.
bool saveDialogPages(MainWindow &window, const Order &order)
{
    window.actions().action(actionid::kSettings)->trigger();
    auto *settings = window.findChild<SettingsDialog *>();
    auto *categories = settings->findChild<QListWidget *>();
    bool isSaved = true;
    for (int row = 0; row < categories->count(); ++row) {
        categories->setCurrentRow(row);
        isSaved = save(*settings, order, QStringLiteral("settings-%1").arg(row)) && isSaved;
    }
    settings->reject();
    window.actions().action(actionid::kImport)->trigger();
    auto *import = window.findChild<ImportDialog *>();
    import->openFile(QStringLiteral(TOOLTRAY_SOURCE_DIR "/tests/data/fuzz/foreign/postman.json"));
    isSaved = save(*import, order, QStringLiteral("import-postman")) && isSaved;
    import->openFile(QStringLiteral(TOOLTRAY_SOURCE_DIR "/resources/demo/schema.graphql"));
    isSaved = save(*import, order, QStringLiteral("import-schema")) && isSaved;
    import->reject();
    return isSaved;
}

// Draws it and closes it.
bool saveOpened(QDialog &dialog, const Order &order, const QString &what)
{
    dialog.open();
    const bool isSaved = save(dialog, order, what);
    dialog.reject();
    return settle(order) && isSaved;
}

// Those that no command opens by itself.
bool saveAskingDialogs(MainWindow &window, const PageContext &context, const QString &folder,
                       const Order &order)
{
    using Fit = ToolMove::Fit;
    bool isSaved = saveOpened(*new CloseDialog(CloseDialog::Offer::KeepRunning, &window), order,
                              QStringLiteral("dialog-close"));
    isSaved = saveOpened(*new CloseDialog(CloseDialog::Offer::QuitOnly, &window), order,
                         QStringLiteral("dialog-close-no-tray"))
              && isSaved;
    const ToolMove::Rows rows{
        {"list_issues", Fit::Fits},
        {"get_issue", Fit::Misfit, QStringLiteral("Cannot query field \"issue\" on type \"Query\".")},
        {"search_everything", Fit::Misfit,
         QStringLiteral("Cannot query field \"search\" on type \"Query\".")}};
    isSaved = saveOpened(*new MoveToolsDialog(context.theme, rows, QStringLiteral("billing"), &window), order,
                         QStringLiteral("dialog-move-tools"))
              && isSaved;
    isSaved =
        saveOpened(*new VariableDialog(context, {}, &window), order, QStringLiteral("dialog-variable-new"))
        && isSaved;
    isSaved = saveOpened(*new VariableDialog(context, QStringLiteral("project"), &window), order,
                         QStringLiteral("dialog-variable"))
              && isSaved;
    const QString file = folder + QStringLiteral("/sample.env");
    return writeFile(file, "PROJECT=TRAY\nPAGE_SIZE=25\nAPI_TOKEN=not-a-real-token\n")
           && saveOpened(*new EnvImportDialog(context, file, &window), order,
                         QStringLiteral("dialog-env-import"))
           && isSaved;
}

// What the endpoint answers takes the place of the message that it is being asked.
bool isAnswered(const QWidget &page)
{
    return std::ranges::none_of(page.findChildren<InlineMessage *>(), [](const InlineMessage *message) {
        return message->isVisible() && message->kind() == MessageKind::Info;
    });
}

// Each step on the way to an endpoint.
bool saveEndpointSteps(MainWindow &window, const std::string &url, const QString &what, const Order &order)
{
    window.actions().action(actionid::kNewEndpoint)->trigger();
    AddEndpointDialog *dialog = nullptr; // of the window that is active, if there is one
    for (QWidget *opened : QApplication::topLevelWidgets()) {
        if (auto *found = qobject_cast<AddEndpointDialog *>(opened); found && found->isVisible())
            dialog = found;
    }
    if (!dialog)
        return false;
    const auto *steps = dialog->findChild<QStackedWidget *>();
    QPushButton *next = nullptr;
    for (auto *button : dialog->findChildren<QPushButton *>()) {
        if (button->isDefault())
            next = button;
    }
    steps->currentWidget()
        ->findChild<QLineEdit *>(QStringLiteral("url"))
        ->setText(QString::fromStdString(url));
    bool isSaved = next != nullptr;
    for (int step = 1; isSaved && step <= steps->count(); ++step) {
        isSaved = QTest::qWaitFor([&] { return next->isEnabled() && isAnswered(*steps->currentWidget()); },
                                  kDialogAnswer);
        if (!isSaved)
            std::fprintf(stderr, "Step %d of a new endpoint does not come to its end.\n", step);
        isSaved = save(*dialog, order, what + QString::number(step)) && isSaved;
        if (step < steps->count())
            next->click();
    }
    dialog->reject();
    return settle(order) && isSaved;
}

bool put(engine::Engine &engine, const std::vector<workspace::Object> &objects)
{
    workspace::Edit edit{"Add", workspace::Origin::Person, {}};
    for (const workspace::Object &object : objects)
        edit.steps.emplace_back(workspace::PutObject{.object = object});
    return test::await(engine.workspaceClient().apply(std::move(edit))).hasValue();
}

// Tools of the operations of a REST API, in the large dialog and in the smallest one.
bool saveRestTools(MainWindow &window, const PageContext &context, const Order &order)
{
    auto *dialog = new CreateToolsDialog(context.engine, context.theme, QStringLiteral("pets"), &window);
    dialog->open();
    QTreeView *tree = nullptr;
    for (auto *each : dialog->findChildren<QTreeView *>())
        tree = qobject_cast<OperationTreeModel *>(each->model()) ? each : tree;
    bool isSaved = QTest::qWaitFor([&] { return tree->model()->rowCount() > 0; }, kDialogAnswer);
    const QModelIndex pets = tree->model()->index(1, 0); // behind the owners
    isSaved = tree->model()->setData(pets, Qt::Checked, Qt::CheckStateRole) && isSaved;
    auto *tabs = dialog->findChild<QTabWidget *>();
    for (int i = 0; i < tabs->count(); ++i) {
        tabs->setCurrentIndex(i);
        isSaved = save(*dialog, order, QStringLiteral("rest-tools-%1").arg(i)) && isSaved;
        for (auto *button : tabs->currentWidget()->findChildren<QPushButton *>()) {
            if (button->text().remove(u'&') != tabs->tabText(i))
                continue; // only what tries it is called like its tab
            button->click();
            isSaved = save(*dialog, order, QStringLiteral("rest-tools-tried")) && isSaved;
        }
    }
    tree->setCurrentIndex(tree->model()->index(1, 0, pets)); // what changes something
    tabs->setCurrentIndex(0);
    isSaved = save(*dialog, order, QStringLiteral("rest-tools-mutation")) && isSaved;
    dialog->findChild<QCheckBox *>(QStringLiteral("combine"))->click();
    isSaved = settle(order) && isSaved;
    for (int i = 0; i < tabs->count(); ++i) {
        if (!tabs->isTabVisible(i))
            continue;
        tabs->setCurrentIndex(i);
        isSaved = save(*dialog, order, QStringLiteral("rest-combined-%1").arg(i)) && isSaved;
    }
    tabs->setCurrentIndex(0);
    dialog->findChild<QLineEdit *>(QStringLiteral("filter"))->setText(QStringLiteral("remove a pet"));
    const auto isFound = [&] { return !tree->model()->index(0, 0, tree->model()->index(0, 0)).isValid(); };
    isSaved = QTest::qWaitFor(isFound, kDialogAnswer) && isSaved;
    isSaved = save(*dialog, order, QStringLiteral("rest-tools-found")) && isSaved;
    dialog->resize(dialog->minimumSizeHint());
    isSaved = save(*dialog, order, QStringLiteral("rest-tools-smallest")) && isSaved;
    dialog->reject();
    return settle(order) && isSaved;
}

// Of the request in a tool that somebody wrote: one of its names is not that of the operation.
workspace::Tool toolByHand()
{
    workspace::Tool tool;
    tool.name = "sold_pets";
    tool.title = "Sold pets";
    tool.endpoint = "pets";
    tool.active = *workspace::Version::parse("1.0.0");
    workspace::ToolVersion version;
    version.description = "Lists the pets that are sold.";
    workspace::RestRequest request;
    request.path = "/v1/pets";
    request.query = {{"status", {workspace::ConstantSource{"sold"}}},
                     {"lmit", {workspace::ConstantSource{20}}}};
    version.operation = std::move(request);
    tool.versions.emplace(tool.active, std::move(version));
    return tool;
}

// A REST API from its URL to a change that breaks a tool.
bool saveRest(MainWindow &window, const PageContext &context, const Order &order)
{
    test::PetServer server;
    server.setDescription(test::PetServer::petDescription());
    bool isSaved = saveEndpointSteps(window, server.url(""), QStringLiteral("rest-endpoint-step"), order);
    workspace::Endpoint endpoint;
    endpoint.name = "pets";
    endpoint.schema.kind = workspace::SchemaSource::Kind::None;
    endpoint.api.location = server.url("/openapi.json");
    if (!put(context.engine, {endpoint, toolByHand()}) || !settle(order))
        return false;
    isSaved = saveRestTools(window, context, order) && isSaved;
    const auto made = test::await(context.engine.apis().tools("pets", {"getPet", "listPets"}));
    if (!made || !put(context.engine, {made->at(0).tool, made->at(1).tool}) || !settle(order))
        return false;
    window.actions().action(actionid::page(pageid::kTools))->trigger();
    isSaved = test::choose(window, QStringLiteral("sold_pets")) && isSaved;
    isSaved = save(window, order, QStringLiteral("rest-form")) && isSaved;
    window.actions().action(actionid::page(pageid::kEndpoints))->trigger();
    isSaved = test::choose(window, QStringLiteral("pets")) && isSaved;
    isSaved = test::showTab(window.findChild<DescriptionPane *>()) && isSaved;
    isSaved = save(window, order, QStringLiteral("rest-description")) && isSaved;
    server.setDescription(test::PetServer::petDescription(
        ",{'name':'owner','in':'query','required':true,'schema':{'type':'string'}}"));
    isSaved = test::await(context.engine.workspaceClient().refreshSchema("pets")).hasValue() && isSaved;
    isSaved = save(window, order, QStringLiteral("rest-drift")) && isSaved;
    window.resize(800, 560);
    isSaved = save(window, order, QStringLiteral("rest-drift-smallest")) && isSaved;
    window.resize(1360, 840);
    return isSaved;
}

// What would be written to the file of a client.
bool saveConnect(MainWindow &window, const QString &folder, const Order &order)
{
    if (!writeFile(folder + QStringLiteral("/home/.cursor/mcp.json"), "{\n  \"theme\": \"dark\"\n}\n"))
        return false;
    window.actions().action(actionid::kConnectClient)->trigger();
    auto *dialog = window.findChild<ConnectDialog *>();
    auto *clients = dialog->findChild<QListView *>();
    const auto rowOf = [clients](const QString &title) {
        for (int row = 0; row < clients->model()->rowCount(); ++row) {
            if (clients->model()->index(row, 0).data().toString() == title)
                return row;
        }
        return -1;
    };
    const QString cursor = QStringLiteral("Cursor");
    bool isSaved = QTest::qWaitFor([&] { return rowOf(cursor) >= 0; }, kDialogAnswer);
    clients->setCurrentIndex(clients->model()->index(rowOf(cursor), 0));
    // Files are read one after the other: that of the client is by then.
    engine::Engine &engine = *order.engine;
    isSaved = test::await(engine.clientFiles().files(clientAddress(engine))).hasValue() && isSaved;
    isSaved = save(*dialog, order, QStringLiteral("dialog-connect-diff")) && isSaved;
    dialog->reject();
    return settle(order) && isSaved;
}

// A command of a shared library that says something else by now, a secret for another origin, and a right of a client.
std::vector<engine::ConsentRequest> consentRequests()
{
    using Request = engine::ConsentRequest;
    const auto command = [](const char *argument) {
        return std::vector<engine::ConsentTerm>{
            {"program", "pass"}, {"arguments.0", "show"}, {"arguments.1", argument}, {"folder", "/srv/team"}};
    };
    return {
        {.id = "command",
         .kind = Request::Kind::Command,
         .workspace = "default",
         .endpoint = "tracker",
         .credential = "tracker",
         .terms = command("work/tracker"),
         .before = command("tracker")},
        {.id = "secret",
         .kind = Request::Kind::Secret,
         .workspace = "default",
         .endpoint = "billing",
         .credential = "billing",
         .terms = {{"secret.source", "environment"},
                   {"secret.name", "BILLING_TOKEN"},
                   {"destination.origin", "https://billing.example.com"}}},
        {.id = "policy",
         .kind = Request::Kind::Policy,
         .state = Request::State::Granted,
         .workspace = "default",
         .endpoint = {},
         .credential = {},
         .client = "reporter",
         .terms = {{"workspace", "default"}, {"client", "reporter"}, {"policy.rights", "[\"all_calls\"]"}}}};
}

bool saveConsents(engine::ConsentClient &consents, const Theme &theme, const Order &order)
{
    const auto before = consents.requests();
    consents.takeRequests(consentRequests(), {});
    ConsentDialog dialog(consents, theme);
    dialog.show();
    const bool isSaved = save(dialog, order, QStringLiteral("consents"));
    consents.takeRequests(before, consents.problem());
    return isSaved;
}

} // namespace

bool tooltray::test::saveDialogs(MainWindow &window, const PageContext &context, const QString &folder,
                                 const Order &order)
{
    bool isSaved = saveDialogPages(window, order);
    isSaved = saveHelp(window, order) && isSaved;
    for (const ActionRegistry::Entry &entry : window.actions().entries()) {
        if (opensDialog(entry.spec.id))
            isSaved = saveDialog(order, entry) && isSaved;
    }
    isSaved = saveConsents(context.engine.consents(), context.theme, order) && isSaved;
    isSaved = saveAskingDialogs(window, context, folder, order) && isSaved;
    isSaved = saveEndpointSteps(window, context.engine.serverStatus().demoUrl,
                                QStringLiteral("dialog-endpoint-step"), order)
              && isSaved;
    isSaved = saveRest(window, context, order) && isSaved;
    return saveConnect(window, folder, order) && isSaved;
}
