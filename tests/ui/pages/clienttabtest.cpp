// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/tools/clienttab.h"

#include "support/testcase.h"
#include "ui/editor/codeeditor.h"
#include "ui/support/walk.h"
#include "ui/theme/theme.h"
#include "ui/widgets/schemaoutline.h"
#include "json/parser.h"

#include <QApplication>
#include <QLabel>
#include <QTest>

using namespace tooltray;
using namespace tooltray::ui;

namespace {

engine::ClientPreview previewWith(const char *annotations, const char *more = "")
{
    engine::ClientPreview preview;
    const std::string text = std::string(R"({"name":"find_orders","description":"Finds orders.","inputSchema":
        {"type":"object","properties":{"first":{"type":"integer","description":"How many."}},
         "required":["first"]},"annotations":)")
                             + annotations + more + "}";
    preview.tool = json::parse(text).value;
    preview.bytes = text.size();
    return preview;
}

QString labelsOf(const QWidget &tab)
{
    QStringList texts;
    for (const QLabel *label : tab.findChildren<QLabel *>()) {
        if (label->isVisibleTo(&tab))
            texts.append(label->text());
    }
    return texts.join(u'\n');
}

} // namespace

class ClientTabTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void saysAllThatClientsAreTold()
    {
        ClientTab tab(m_theme);
        tab.resize(800, 600);
        tab.setPreview(previewWith(
            R"({"readOnlyHint":false,"destructiveHint":false,"idempotentHint":true,"openWorldHint":false})",
            R"(,"title":"Find orders","outputSchema":{"type":"object","properties":{"total":{"type":"number"}}})"));
        tab.show();
        QVERIFY(QTest::qWaitForWindowExposed(&tab));
        const QString said = labelsOf(tab);
        for (const char *part : {"find_orders", "Title: Find orders", "Finds orders.", "Not read-only",
                                 "Not destructive", "Idempotent:", "Closed world", "Arguments", "Response"})
            QVERIFY2(said.contains(QLatin1StringView(part)), part);
        const auto outlines = tab.findChildren<SchemaOutline *>();
        QCOMPARE(outlines.size(), 2);
        QCOMPARE(outlines[0]->topLevelItem(0)->text(SchemaOutline::MemberColumn), QStringLiteral("first"));
        QCOMPARE(outlines[1]->topLevelItem(0)->text(SchemaOutline::MemberColumn), QStringLiteral("total"));
        QVERIFY(tab.findChild<CodeEditor *>()->text().contains(u"\"readOnlyHint\""));
        QCOMPARE(test::unnamed(tab), QStringList());
        QTRY_COMPARE(test::clipped(tab), QStringList());
    }

    void whatIsNotSaidIsAsTheSpecificationHasIt()
    {
        ClientTab tab(m_theme);
        tab.setPreview(previewWith("{}"));
        const QString said = labelsOf(tab);
        for (const char *part : {"Not read-only", "Destructive:", "Not idempotent", "Open world"})
            QVERIFY2(said.contains(QLatin1StringView(part)), part);
        QVERIFY(!said.contains(u"Title:"));
        QVERIFY(said.contains(u"No output schema."));
        tab.setPreview(previewWith(R"({"readOnlyHint":true})"));
        QVERIFY(labelsOf(tab).contains(u"Read-only: calls change nothing."));
        QVERIFY(!labelsOf(tab).contains(u"Destructive"));
    }

private:
    Theme m_theme{*qApp, ThemeChoice::Light};
};

TOOLTRAY_TEST(ClientTabTest)
#include "clienttabtest.moc"
