// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/toolsides/toolpagefixture.h"

#include "ui/pages/tools/toolactions.h"
#include "ui/widgets/inlinemessage.h"
#include "ui/widgets/listpane.h"

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QAction>
#include <QTabWidget>
#include <QTest>

namespace tooltray::test {

using workspace::Tool;

ToolPageFixture::ToolPageFixture(ui::ThemeChoice choice)
    : engineClient(choice)
    , state(engineClient.folder.filePath(QStringLiteral("ui.ini")))
    , actions(engineClient.theme)
{}

ToolPageFixture::~ToolPageFixture()
{
    page.reset(); // it lets go of the actions
}

bool ToolPageFixture::start()
{
    Tool whoAmI;
    whoAmI.name = "who_am_i";
    whoAmI.endpoint = "demo";
    whoAmI.versions[whoAmI.active].operation = workspace::GraphqlOperation{"{ viewer { login } }"};
    if (!engineClient.open() || engineClient.serveDemo().isEmpty() || !engineClient.put(getUserTool())
        || !engineClient.put(whoAmI))
        return false;
    edits = std::make_unique<ui::EditActions>(actions, engineClient.workspaceClient(),
                                              [this] { return page.get(); });
    const ui::PageContext context{engineClient.engine, engineClient.theme, actions, state, *this};
    ui::addToolActions(context);
    page = std::make_unique<ui::ToolsPage>(context);
    page->resize(1200, 740);
    page->show();
    page->activateWindow();
    return QTest::qWaitForWindowActive(page.get()) && show(QStringLiteral("get_user"));
}

bool ToolPageFixture::putGetUser(const Tool &tool)
{
    return engineClient.put(tool);
}

const Tool &ToolPageFixture::saved(const std::string &name)
{
    return *engineClient.workspace().find<Tool>(name);
}

bool ToolPageFixture::show(const QString &tool)
{
    auto *list = page->findChild<ui::ListPane *>();
    return QTest::qWaitFor([=] {
        list->setCurrent(tool);
        return list->current() == tool;
    });
}

bool ToolPageFixture::showTab(const QString &text)
{
    for (QTabWidget *tabs : page->findChildren<QTabWidget *>()) {
        for (int i = 0; i < tabs->count(); ++i) {
            if (!tabs->tabText(i).startsWith(text) || !tabs->isVisible())
                continue;
            tabs->setCurrentIndex(i);
            return true;
        }
    }
    return false;
}

QAbstractButton *ToolPageFixture::button(const QString &text) const
{
    for (QAbstractButton *button : page->findChildren<QAbstractButton *>()) {
        if (button->isVisible() && (button->text() == text || button->accessibleName() == text))
            return button;
    }
    return nullptr;
}

bool ToolPageFixture::press(const QString &text) const
{
    QAbstractButton *found = button(text);
    if (!found || !found->isEnabled())
        return false;
    found->click();
    return true;
}

QAbstractItemView *ToolPageFixture::view(const QString &name) const
{
    for (auto *view : page->findChildren<QAbstractItemView *>()) {
        if (view->accessibleName() == name)
            return view;
    }
    return nullptr;
}

bool ToolPageFixture::hasMessage(const QString &part) const
{
    for (const auto *message : page->findChildren<ui::InlineMessage *>()) {
        if (message->isVisible() && message->text().contains(part))
            return true;
    }
    return false;
}

Tool getUserTool()
{
    Tool tool;
    tool.name = "get_user";
    tool.endpoint = "demo";
    workspace::ToolVersion &first = tool.versions[{0, 1, 0}];
    first.description = "Only who it is.";
    first.operation =
        workspace::GraphqlOperation{"query ($login: String!) {\n  user(login: $login) { login }\n}\n"};
    workspace::ToolVersion &second = tool.versions[{0, 2, 0}];
    second.description = "A user by login.";
    second.operation =
        workspace::GraphqlOperation{"query ($login: String!) {\n  user(login: $login) { login name }\n}\n"};
    tool.active = {0, 2, 0};
    return tool;
}

} // namespace tooltray::test
