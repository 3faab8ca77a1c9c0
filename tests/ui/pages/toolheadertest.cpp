// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/tools/toolheader.h"

#include "engine/engine.h"
#include "support/testcase.h"
#include "ui/actions/actionids.h"
#include "ui/editor/graphqleditor.h"
#include "ui/pages/shoppagefixture.h"
#include "ui/pages/tools/toolspage.h"
#include "ui/support/walk.h"
#include "ui/theme/metrics.h"
#include "ui/widgets/actionbutton.h"
#include "ui/widgets/listpane.h"

#include <QAction>
#include <QLabel>
#include <QLineEdit>
#include <QTest>

#include <algorithm>

using namespace tooltray;
using namespace tooltray::ui;

// The head of a tool in the smallest window.
class ToolHeaderTest final : public test::ShopPageTest {
    Q_OBJECT

private Q_SLOTS:
    void theHeaderHasRoomInTheSmallestWindow()
    {
        m_shop->list().setCurrent(QStringLiteral("search_orders"));
        m_shop->editor().setPlainText(QStringLiteral("{ orders { id } }"));
        auto *header = m_shop->page->findChild<ToolHeader *>();
        m_shop->page->setMinimumSize(1, 1); // as in a window that is as small as that
        m_shop->page->resize(736, 470);
        QTRY_COMPARE(test::clipped(*header).join(u"; "), QString()); // the side panel makes room
        // What is said of the tool is marked in its name, which has the room.
        QVERIFY2(m_shop->name().width() >= 150, qPrintable(QString::number(m_shop->name().width())));
        QVERIFY(m_shop->name().toolTip().startsWith(m_shop->name().text()));
        const auto *mark = m_shop->name().actions().constFirst();
        QVERIFY(mark->isVisible());
        QCOMPARE(mark->text(), QStringLiteral("Draft, not saved"));
        QCOMPARE(mark->toolTip(), mark->text());
        const int below = header->height();
        m_shop->trigger(actionid::kSave);
        QTRY_VERIFY(!mark->isVisible());
        QCOMPARE(header->height(), below); // and no row was kept for it
        QVERIFY(below < 2 * m_shop->name().height() + 2 * metrics::kMargin);
        QVERIFY(header->geometry().right() <= header->parentWidget()->rect().right());
        // The commands that the page is for are told by words.
        for (const auto *button : header->findChildren<ActionButton *>())
            QVERIFY(!button->text().isEmpty() && button->width() >= button->sizeHint().width());
    }

    void theStateStandsBesideTheVersionBelowTheNameInTheSmallestWindow()
    {
        engine::WorkspaceClient &client = m_shop->engine->workspaceClient();
        workspace::Tool tool = *client.state().workspace->find<workspace::Tool>("search_orders");
        tool.versions.emplace(workspace::Version{9, 0, 0}, tool.versions.at(tool.active));
        QVERIFY(resultOf(client.apply({.label = "Add", .steps = {workspace::PutObject{tool}}})));
        const auto saved = [&client] {
            return client.state().workspace->find<workspace::Tool>("search_orders");
        };
        QTRY_COMPARE(saved()->versions.size(), std::size_t(2));
        m_shop->list().setCurrent(QStringLiteral("search_orders"));
        m_shop->editor().setPlainText(QStringLiteral("{ orders { id } }"));
        auto *header = m_shop->page->findChild<ToolHeader *>();
        m_shop->page->setMinimumSize(1, 1);
        m_shop->page->resize(736, 470);
        QTRY_COMPARE(test::clipped(*header).join(u"; "), QString());
        QVERIFY(!m_shop->name().actions().constFirst()->isVisible()); // the row below has room for it
        const auto labels = header->findChildren<QLabel *>();
        const auto state = std::ranges::find(labels, QStringLiteral("Draft, not saved"), &QLabel::text);
        QVERIFY(state != labels.end() && (*state)->isVisible());
        QVERIFY((*state)->y() > m_shop->name().geometry().bottom());
    }
};

TOOLTRAY_TEST(ToolHeaderTest)
#include "toolheadertest.moc"
