// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/shoppagefixture.h"

#include "base/task/ask.h"
#include "ui/actions/actionids.h"
#include "ui/editor/graphqleditor.h"
#include "ui/models/sampletools.h"
#include "ui/pages/tools/operationtab.h"
#include "ui/pages/tools/toolactions.h"
#include "ui/pages/tools/toolheader.h"
#include "ui/support/picture.h"
#include "ui/widgets/inlinemessage.h"
#include "ui/widgets/listpane.h"

#include <QAction>
#include <QApplication>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QTest>

namespace tooltray::test {

using workspace::ObjectKind;
using workspace::Tool;

ShopPageFixture::ShopPageFixture() = default;

ShopPageFixture::~ShopPageFixture()
{
    stop();
}

bool ShopPageFixture::start(ui::ThemeChoice choice)
{
    theme = std::make_unique<ui::Theme>(*qApp, choice);
    useTestFont();
    engine =
        std::make_unique<engine::Engine>(engine::EngineSettings{.dataFolder = folder.path().toStdString()});
    if (!resultOf(engine->open())
        || !QTest::qWaitFor([this] { return engine->workspaceClient().state().isOpen; }))
        return false;
    state = std::make_unique<ui::UiState>(folder.filePath(QStringLiteral("ui.ini")));
    actions = std::make_unique<ui::ActionRegistry>(*theme);
    edits =
        std::make_unique<ui::EditActions>(*actions, engine->workspaceClient(), [this] { return page.get(); });
    const ui::PageContext context{*engine, *theme, *actions, *state, *this};
    ui::addToolActions(context);
    actions->add(
        {.id = ui::actionid::kNewEndpoint, .section = ui::ActionSection::File, .text = "New endpoint"});
    page = std::make_unique<ui::ToolsPage>(context);
    page->resize(1200, 740);
    page->show();
    page->activateWindow();
    return QTest::qWaitForWindowActive(page.get());
}

void ShopPageFixture::stop()
{
    page.reset();
    edits.reset();
    actions.reset();
    state.reset();
    engine.reset();
    theme.reset();
}

bool ShopPageFixture::fill()
{
    const auto sample = sampleWorkspace();
    workspace::Edit edit{"Sample", workspace::Origin::Person, {}};
    for (const auto kind : {ObjectKind::Endpoint, ObjectKind::Tool}) {
        for (const auto &[name, entry] : sample->entries(kind))
            edit.steps.push_back(workspace::PutObject{entry.object()});
    }
    for (workspace::EditStep &step : edit.steps) { // where nobody answers, at once
        if (auto *put = std::get_if<workspace::PutObject>(&step)) {
            if (auto *endpoint = std::get_if<workspace::Endpoint>(&put->object)) {
                endpoint->url = "http://127.0.0.1:9/graphql";
                endpoint->retry.retries = 0;
            }
        }
    }
    return resultOf(engine->workspaceClient().apply(edit))
           && QTest::qWaitFor([this] { return toolCount() == 3 && !list().current().isEmpty(); });
}

bool ShopPageFixture::message(const QString &part) const
{
    for (const auto *one : page->findChildren<ui::InlineMessage *>()) {
        if (one->isVisibleTo(page.get()) && one->text().contains(part))
            return true;
    }
    return false;
}

bool ShopPageFixture::press(const QString &text) const
{
    for (QPushButton *button : page->findChildren<QPushButton *>()) {
        if (!button->isVisibleTo(page.get()) || button->text() != text)
            continue;
        button->click();
        return true;
    }
    return false;
}

ui::ListPane &ShopPageFixture::list() const
{
    return *page->findChild<ui::ListPane *>();
}

ui::GraphqlEditor &ShopPageFixture::editor() const
{
    return page->findChild<ui::OperationTab *>()->editor();
}

QLineEdit &ShopPageFixture::name() const
{
    return *page->findChild<ui::ToolHeader *>()->findChild<QLineEdit *>();
}

QPlainTextEdit *ShopPageFixture::describing() const
{
    return page->findChild<ui::ToolHeader *>()->findChild<QPlainTextEdit *>();
}

std::size_t ShopPageFixture::toolCount() const
{
    return engine->workspaceClient().state().workspace->entries(ObjectKind::Tool).size();
}

std::string ShopPageFixture::savedDocument(const std::string &tool) const
{
    const auto *saved = engine->workspaceClient().state().workspace->find<Tool>(tool);
    return std::get<workspace::GraphqlOperation>(*saved->resolved(saved->active).operation).document;
}

QString ShopPageFixture::savedDescription() const
{
    const auto *saved = engine->workspaceClient().state().workspace->find<Tool>("search_orders");
    return QString::fromStdString(saved->versions.begin()->second.description);
}

ShopPageTest::ShopPageTest() = default;

ShopPageTest::~ShopPageTest() = default;

void ShopPageTest::init()
{
    m_shop = std::make_unique<ShopPageFixture>();
    QVERIFY(m_shop->start(ui::ThemeChoice::Light));
    QVERIFY(m_shop->fill());
    begin();
}

void ShopPageTest::cleanup()
{
    m_shop.reset();
}

} // namespace tooltray::test
