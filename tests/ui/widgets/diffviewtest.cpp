// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/diffview.h"

#include "support/testcase.h"
#include "ui/support/picture.h"
#include "ui/theme/theme.h"

#include <QApplication>
#include <QTest>

#include <memory>

using namespace tooltray;
using namespace tooltray::ui;

class DiffViewTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        test::useTestFont();
        m_theme = std::make_unique<Theme>(*qApp, ThemeChoice::Light);
        m_view = std::make_unique<DiffView>(*m_theme);
        m_view->resize(700, 300);
        m_view->show();
    }
    void cleanup()
    {
        m_view.reset();
        m_theme.reset();
    }

    // A file may be one line, of which what is added is the end.
    void aLineThatIsLongerThanTheViewGoesOnBelow()
    {
        const std::string before =
            R"({ "mcpServers": { "files": { "command": "npx", "args": ["-y", "files"] } } })";
        const std::string after = before.substr(0, before.size() - 4)
                                  + R"(, "tooltray": { "url": "http://127.0.0.1:8665/mcp" } } })";
        m_view->setRows(diffRows(before + "\nshort\n", after + "\nshort\n"));
        QVERIFY(m_view->rowHeight(0) > 2 * m_view->rowHeight(1));
        QVERIFY(test::savePicture(*m_view, QStringLiteral("diffview-long")));
        m_view->resize(3000, 300);
        QTRY_COMPARE(m_view->rowHeight(0), m_view->rowHeight(1));
        m_view->resize(700, 300);
        QTRY_VERIFY(m_view->rowHeight(0) > 2 * m_view->rowHeight(1));
    }

private:
    std::unique_ptr<Theme> m_theme;
    std::unique_ptr<DiffView> m_view;
};

TOOLTRAY_TEST(DiffViewTest)
#include "diffviewtest.moc"
