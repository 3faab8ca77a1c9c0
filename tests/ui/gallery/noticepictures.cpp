// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/gallery/noticepictures.h"

#include "engine/engine.h"
#include "support/await.h"
#include "ui/dialogs/startfailure.h"
#include "ui/gallery/galleryorder.h"
#include "ui/language/language.h"
#include "ui/mainwindow/mainwindow.h"
#include "ui/mainwindow/notices.h"
#include "ui/models/tooldraft.h"
#include "ui/state/uistate.h"

#include <QApplication>
#include <QTemporaryDir>
#include <QTest>

using namespace tooltray;
using namespace tooltray::ui;
using test::Order;
using test::save;
using test::writeFile;

namespace {

constexpr int kNoticePatience = 10'000; // ms

// As a process that ends without saving.
bool leaveDraft(const engine::EngineSettings &settings)
{
    engine::Engine engine(settings);
    if (!test::await(engine.open()))
        return false;
    ToolDraft draft = newToolDraft(*engine.workspaceClient().state().workspace, {},
                                   workspace::GraphqlOperation{"{ viewer { name } }"});
    draft.tool.name = "who_is_there";
    return test::await(engine.workspaceClient().writeDraft("tool-new-1", encodeDraft(draft))).hasValue();
}

bool saveNotices(Theme &theme, Language &language, Order order)
{
    const QTemporaryDir data;
    const engine::EngineSettings settings{.dataFolder = data.path().toStdString(),
                                          .home = data.filePath(QStringLiteral("home")).toStdString()};
    if (!writeFile(data.filePath(QStringLiteral("config.yaml")), "context_variables: { TEAM: blue }\n")
        || !leaveDraft(settings))
        return false;
    engine::Engine engine(settings);
    order.engine = &engine;
    if (!test::await(engine.open()))
        return false;
    UiState state(data.filePath(QStringLiteral("ui.ini")));
    MainWindow window({engine, engine::ServerSettings{.port = 0}, theme, language, state});
    window.resize(1360, 840);
    window.show();
    const auto waitFor = [](const QWidget *notice) {
        return QTest::qWaitFor([notice] { return notice->isVisible(); }, kNoticePatience);
    };
    bool isSaved = waitFor(window.findChild<DraftsNotice *>());
    isSaved = save(window, order, QStringLiteral("notice-drafts")) && isSaved;
    isSaved = writeFile(data.filePath(QStringLiteral("config.yaml")), "servers: {}\nports: 1\n")
              && writeFile(data.filePath(QStringLiteral("workspaces/default/tools/broken.json")),
                           "{\n  \"tool\": {,}\n}\n")
              && QTest::qWaitFor(
                  [&state = engine.workspaceClient().state()] {
                      return state.configuration && !state.problems.empty();
                  },
                  kNoticePatience)
              && waitFor(window.findChild<FilesNotice *>()) && isSaved;
    isSaved = save(window, order, QStringLiteral("notice-files")) && isSaved;
    window.resize(800, 560);
    return save(window, order, QStringLiteral("notice-files-smallest")) && isSaved;
}

} // namespace

bool tooltray::test::saveStarts(const Order &order)
{
    Theme theme(*qApp, order.theme);
    Language language(order.language);
    StartFailure failure(Error{ErrorKind::Unavailable, "data_folder_not_writable",
                               "The folder /home/ada/.local/share/tooltray cannot be written to.",
                               "Change its permissions, or choose another folder."});
    failure.show();
    const bool isSaved = save(failure, order, QStringLiteral("start-failure"));
    failure.close();
    return saveNotices(theme, language, order) && isSaved;
}
