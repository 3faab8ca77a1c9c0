// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/gallery/logpictures.h"

#include "engine/engine.h"
#include "support/await.h"
#include "ui/actions/actionids.h"
#include "ui/dialogs/comparedialog.h"
#include "ui/gallery/galleryorder.h"
#include "ui/mainwindow/mainwindow.h"
#include "ui/models/logtext.h"
#include "ui/navigation/place.h"
#include "ui/pages/log/logactions.h"
#include "ui/widgets/log/filtercompleter.h"
#include "ui/widgets/log/logfilters.h"
#include "ui/widgets/log/logtable.h"
#include "ui/widgets/palettepopup.h"
#include "ui/widgets/serverbar.h"
#include "json/parser.h"

#include <QAction>
#include <QLineEdit>
#include <QTcpServer>

#include <utility>

using namespace tooltray;
using namespace tooltray::ui;
using test::choose;
using test::Order;
using test::save;
using test::settle;

namespace {

// What comes up below the filter.
bool saveFilterPopups(MainWindow &window, const Order &order)
{
    auto &filter = *window.findChild<FilterEdit *>();
    filter.setText(QStringLiteral("is:error"));
    auto &sheet = *window.findChild<FilterSheet *>();
    sheet.openBelow(filter);
    bool isSaved = save(sheet, order, QStringLiteral("log-filter-sheet"));
    sheet.close();
    auto &naming = *window.findChild<NameFilterPopup *>();
    naming.openBelow(filter);
    isSaved = save(naming, order, QStringLiteral("log-filter-name")) && isSaved;
    naming.close();
    filter.setText({});
    return settle(order) && choose(window, QStringLiteral("get_issue")) && isSaved;
}

using engine::ApprovalCard;
using engine::ApprovalValue;
using engine::Provenance;

ApprovalCard mutationCard()
{
    return {.id = engine::ApprovalId(1),
            .client = "claude-code",
            .tool = "create_issue",
            .version = "1.2.0",
            .endpoint = "tracker",
            .arguments = json::parse(R"({"title":"The export is empty"})").value,
            .lastApproved =
                engine::LastApproval{.values = {{.name = "title", .value = json::Value("Add a dark theme")}},
                                     .endpoint = "tracker"},
            .document =
                "mutation CreateIssue($title: String!, $project: ID!) {\n  createIssue(title: $title, "
                "project: $project) {\n    id\n  }\n}",
            .headline = "createIssue",
            .values = {{.name = "title",
                        .value = json::Value("The export is empty"),
                        .sources = {{Provenance::Argument, "title"}}},
                       {.name = "project",
                        .value = json::Value("P_17"),
                        .sources = {{Provenance::Context, "PROJECT"}, {Provenance::Mapping, "projects"}}}}};
}

ApprovalCard requestCard()
{
    return {.id = engine::ApprovalId(2),
            .client = "cursor",
            .tool = "delete_note",
            .version = "0.3.0",
            .endpoint = "tracker",
            .arguments = json::parse(R"({"project":"web","text":"Done."})").value,
            .document = "POST http://127.0.0.1:9/projects/web/notes",
            .headline = "POST /projects/web/notes",
            .isDestructive = true,
            .origin = "http://127.0.0.1:9",
            .method = "POST",
            .values = {{.place = ApprovalValue::Place::Path,
                        .name = "project",
                        .value = json::Value("web"),
                        .sources = {{Provenance::Argument, "project"}}},
                       {.place = ApprovalValue::Place::Header,
                        .name = "Authorization",
                        .value = json::Value("***"),
                        .sources = {{Provenance::Credential, "tracker"}},
                        .isSecret = true},
                       {.place = ApprovalValue::Place::Body,
                        .value = json::parse(R"({"text":"Done.","notify":false})").value,
                        .sources = {{Provenance::Argument, "text"}, {Provenance::Constant, {}}}}}};
}

ApprovalCard longCard()
{
    std::string text;
    for (int i = 1; i <= 200; ++i)
        text += "Line " + std::to_string(i) + " of what an agent wants to write. ";
    ApprovalCard card = mutationCard();
    card.id = engine::ApprovalId(3);
    card.lastApproved.reset();
    card.values.front().value = json::Value(text);
    return card;
}

// Calls that wait for a yes.
bool saveApprovals(MainWindow &window, engine::Engine &engine, const Order &order)
{
    const auto show = [&](ApprovalCard card) {
        card.since = wallTimeNow();
        card.until = card.since + std::chrono::seconds(120);
        engine.approvals().takeCards({std::move(card)});
    };
    show(requestCard());
    bool isSaved = save(window, order, QStringLiteral("approval-request"));
    show(longCard());
    isSaved = save(window, order, QStringLiteral("approval-long")) && isSaved;
    show(mutationCard());
    isSaved = save(window, order, QStringLiteral("approval")) && isSaved;
    const QSize usual = window.size();
    window.resize(800, 560);
    isSaved = save(window, order, QStringLiteral("approval-smallest")) && isSaved;
    window.resize(usual);
    engine.approvals().takeCards({});
    return isSaved;
}

} // namespace

bool tooltray::test::saveLog(MainWindow &window, const Order &order)
{
    const ActionRegistry &actions = window.actions();
    actions.action(actionid::page(pageid::kLog))->trigger();
    bool isSaved = choose(window, QStringLiteral("get_issue"));
    isSaved = save(window, order, QStringLiteral("log-detail")) && isSaved;
    isSaved = saveFilterPopups(window, order) && isSaved;
    actions.action(logaction::kDelete)->trigger();
    isSaved = save(window, order, QStringLiteral("log-delete")) && isSaved;
    actions.action(logaction::kCopyCurlSecrets)->trigger();
    isSaved = save(window, order, QStringLiteral("log-secrets")) && isSaved;
    actions.action(logaction::kSaveExample)->trigger();
    isSaved = save(window, order, QStringLiteral("log-example")) && isSaved;
    const QSize usual = window.size();
    window.resize(800, 560);
    isSaved = save(window, order, QStringLiteral("log-smallest")) && isSaved;
    window.resize(usual);

    auto *table = window.findChild<LogTable *>();
    table->selectRow(0);
    table->selectionModel()->select(table->model()->index(4, 0),
                                    QItemSelectionModel::Select | QItemSelectionModel::Rows);
    actions.action(logaction::kCompare)->trigger();
    if (auto *dialog = window.findChild<CompareDialog *>()) {
        isSaved = save(*dialog, order, QStringLiteral("dialog-compare")) && isSaved;
        dialog->close();
    }
    table->selectRow(0);
    actions.action(logaction::kResend)->trigger();
    isSaved = save(window, order, QStringLiteral("tools-resend")) && isSaved;
    actions.action(actionid::page(pageid::kLog))->trigger();
    actions.action(logaction::kSaveTool)->trigger();
    isSaved = save(window, order, QStringLiteral("tools-from-call")) && isSaved;

    for (const auto &[typed, what] :
         {std::pair(QStringLiteral("#"), QStringLiteral("palette-calls")),
          std::pair(QStringLiteral(":is:error"), QStringLiteral("palette-filter"))}) {
        actions.action(actionid::kPalette)->trigger();
        window.findChild<PalettePopup *>()->findChild<QLineEdit *>()->setText(typed);
        isSaved = save(window, order, what) && isSaved;
        window.findChild<PalettePopup *>()->hide();
    }
    actions.action(actionid::page(pageid::kLog))->trigger();
    actions.action(actionid::kPauseCalls)->trigger();
    isSaved = save(window, order, QStringLiteral("log-paused")) && isSaved;
    window.findChild<ServerPill *>()->click();
    isSaved = save(*window.findChild<ServerPopover *>(), order, QStringLiteral("popover-paused")) && isSaved;
    window.findChild<ServerPopover *>()->close();
    actions.action(actionid::kPauseCalls)->trigger();
    actions.action(logaction::kClear)->trigger();
    isSaved = save(window, order, QStringLiteral("log-cleared")) && isSaved;
    actions.action(logaction::kShowCleared)->trigger();
    return settle(order) && isSaved;
}

bool tooltray::test::saveServer(MainWindow &window, engine::Engine &engine, const Order &order)
{
    const WallTime now = wallTimeNow();
    engine.clients().takeClients(
        {{.name = "cursor", .program = "cursor 1.2", .revision = "2025-11-25", .calls = 31, .lastSeen = now},
         {.name = "claude-code",
          .program = "claude-code 2.0.14",
          .revision = "2026-07-28",
          .calls = 4,
          .lastSeen = now - std::chrono::minutes(12)}});
    auto &popover = *window.findChild<ServerPopover *>();
    const auto savePopover = [&](const QString &what) {
        window.findChild<ServerPill *>()->click();
        const bool isSaved = save(popover, order, what);
        popover.close();
        return isSaved;
    };
    bool isSaved = savePopover(QStringLiteral("popover-clients"));
    isSaved = saveApprovals(window, engine, order) && isSaved;
    QTcpServer occupant;
    if (!occupant.listen(QHostAddress::LocalHost)
        || test::await(engine.startServer({.port = occupant.serverPort()})).hasValue())
        return false;
    isSaved = save(window, order, QStringLiteral("server-port-in-use")) && isSaved;
    return savePopover(QStringLiteral("popover-port-in-use")) && isSaved;
}
