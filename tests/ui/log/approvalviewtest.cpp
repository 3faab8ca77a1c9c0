// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/approvals/approvalview.h"

#include "support/testcase.h"
#include "ui/support/picture.h"
#include "ui/theme/theme.h"
#include "ui/widgets/approvals/approvalstack.h"
#include "json/parser.h"

#include <QApplication>
#include <QLabel>
#include <QScrollBar>
#include <QTest>

#include <algorithm>
#include <functional>

using namespace tooltray;
using namespace tooltray::ui;
using engine::ApprovalCard;

namespace {

using SentAt = engine::ApprovalValue::Place;
using CardChange = std::function<void(ApprovalCard &)>;

engine::ApprovalValue sentValue(SentAt place, const char *name, const char *text)
{
    return {.place = place, .name = name, .value = json::parse(text).value};
}

ApprovalCard reviewCard(std::uint64_t id = 1)
{
    ApprovalCard card{.id = engine::ApprovalId(id), .client = "Inspector", .tool = "mk", .version = "0.1.0"};
    card.endpoint = "shop";
    card.url = "https://shop.example/graphql";
    card.document = "mutation { createReview { id } }";
    card.values = {sentValue(SentAt::Variable, "text", R"("fine")"),
                   sentValue(SentAt::Variable, "stars", "5"),
                   sentValue(SentAt::Header, "X-Team", R"("core")")};
    return card;
}

ApprovalCard textCard(std::uint64_t id, const QString &text)
{
    ApprovalCard card = reviewCard(id);
    card.values[0].value = json::Value(text.toStdString());
    return card;
}

// The lines of the view that hold the text.
QStringList linesWith(const ApprovalView &view, const QString &text)
{
    return view.toPlainText().split(u'\n').filter(text);
}

} // namespace

Q_DECLARE_METATYPE(CardChange)

class ApprovalViewTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        test::useTestFont();
        m_theme = std::make_unique<Theme>(*qApp, ThemeChoice::Light);
    }

    void whoCallsIsNamed()
    {
        ApprovalCard card = reviewCard();
        card.client = "Window"; // which a client may call itself
        ApprovalPanel panel(*m_theme);
        const auto says = [&panel](const QString &text) {
            const auto labels = panel.findChildren<QLabel *>();
            return std::ranges::any_of(labels, [&](const QLabel *label) { return label->text() == text; });
        };
        panel.setCard(card, 0);
        QVERIFY(says(QStringLiteral("Window wants to run")));
        card.isOwn = true;
        panel.setCard(card, 0);
        QVERIFY(says(QStringLiteral("You want to run")));
        QCOMPARE(linesWith(*panel.findChild<ApprovalView *>(), QStringLiteral("Client: this window")).size(),
                 1);
    }

    void aBrokenToolIsCalledThat()
    {
        ApprovalCard card = reviewCard();
        ApprovalView view(*m_theme);
        view.setCard(card);
        QCOMPARE(linesWith(view, QStringLiteral("broken")), QStringList());
        card.problem = "POST /reviews requires the query parameter \"kind\".";
        view.setCard(card);
        QCOMPARE(linesWith(view, QStringLiteral("broken")),
                 QStringList(QStringLiteral(
                     "  The tool is broken: POST /reviews requires the query parameter \"kind\".")));
    }

    // Method, URL and what the agent decides: all that is long or always the same stands behind that.
    void whatIsDecidedAboutComesFirst()
    {
        ApprovalCard card = reviewCard();
        card.method = "PATCH";
        card.document.clear();
        card.values = {sentValue(SentAt::Header, "X-Team", R"("core")"),
                       sentValue(SentAt::Path, "owner", R"("octocat")"),
                       sentValue(SentAt::Body, "title", R"("fine")")};
        ApprovalView view(*m_theme);
        view.setCard(card);
        const QString text = view.toPlainText();
        QVERIFY2(text.startsWith(QStringLiteral(" Request \n  PATCH: https://shop.example/graphql\n\n")),
                 qPrintable(text));
        qsizetype last = 0;
        for (const char *part : {" Body ", "title", " Path ", " Headers ", " Caller ", "Client: Inspector"}) {
            const qsizetype place = text.indexOf(QLatin1StringView(part));
            QVERIFY2(place > last, part);
            last = place;
        }
    }

    void theToolsThatCallItAreNamed()
    {
        ApprovalCard card = reviewCard();
        card.callers = {{"comp2", "0.2.0"}, {"nightly", "1.0.0"}};
        card.values[0].sources = {{engine::Provenance::Constant, "comp2"}};
        card.values[1].sources = {{engine::Provenance::Default, "nightly"}};
        card.values[2].sources = {{engine::Provenance::Constant, ""}};
        ApprovalPanel panel(*m_theme);
        panel.setCard(card, 0);
        const QString text = panel.findChild<ApprovalView *>()->toPlainText();
        for (const char *line :
             {"  Tool: mk, version 0.1.0\n  Called by: comp2, version 0.2.0\n"
              "  Called by: nightly, version 1.0.0\n",
              "  text: \"fine\"   (constant of comp2)\n", "  stars: 5   (default of nightly)\n",
              "  X-Team: \"core\"   (constant of the tool)\n"})
            QVERIFY2(text.contains(QLatin1StringView(line)), qPrintable(text));
        QVERIFY(panel.accessibleDescription().endsWith(
            QStringLiteral("tool mk, version 0.1.0 · called by comp2, nightly")));
    }

    void whatChangedIsTold_data()
    {
        QTest::addColumn<CardChange>("change");
        QTest::addColumn<QString>("told");
        const auto row = [](const char *name, const CardChange &change, const char *told) {
            QTest::newRow(name) << change << QString::fromUtf8(told);
        };
        row(
            "nothing", [](ApprovalCard &) {}, "");
        row(
            "a value", [](ApprovalCard &card) { card.values[0].value = json::Value("EVIL"); },
            "  text: \"EVIL\"   (now)\n  text: \"fine\"   (before)");
        // The argument is the same, what its label stands for is not.
        row(
            "a mapped value",
            [](ApprovalCard &card) {
                card.arguments = json::Value::object({{"stars", "most"}});
                card.values[1].value = json::Value(1);
            },
            "  stars: 1   (now)\n  stars: 5   (before)");
        row(
            "a value more",
            [](ApprovalCard &card) { card.values.push_back(sentValue(SentAt::Body, "role", "7")); },
            "  role: 7   (new)");
        row(
            "a value less", [](ApprovalCard &card) { card.values.pop_back(); },
            "  X-Team: \"core\"   (no longer sent)");
        row(
            "the whole body",
            [](ApprovalCard &card) { card.values.push_back(sentValue(SentAt::Body, "", "\"a=1\"")); },
            "  Body: \"a=1\"   (new)");
        row(
            "the endpoint", [](ApprovalCard &card) { card.endpoint = "other"; },
            "  Endpoint: other   (now)\n  Endpoint: shop   (before)");
        row(
            "the URL", [](ApprovalCard &card) { card.url = "https://evil.example"; },
            "  URL: https://evil.example   (now)\n  URL: https://shop.example/graphql   (before)");
        row(
            "the definition", [](ApprovalCard &card) { card.lastApproved->hasSameDefinition = false; },
            "  The definition of the tool changed.");
        row(
            "a mapping", [](ApprovalCard &card) { card.lastApproved->hasSameDependencies = false; },
            "  A type, mapping or context value that the call uses changed.");
        row(
            "the credential", [](ApprovalCard &card) { card.lastApproved->hasSameTarget = false; },
            "  The settings of the endpoint or its credential changed.");
        row(
            "the operation of no tool",
            [](ApprovalCard &card) {
                card.version.clear();
                card.lastApproved->hasSameDefinition = false;
            },
            "  The operation changed.");
    }

    void whatChangedIsTold()
    {
        QFETCH(const CardChange, change);
        QFETCH(const QString, told);
        ApprovalCard card = reviewCard();
        card.lastApproved = engine::LastApproval{card.values, card.endpoint, card.url};
        change(card);
        ApprovalView view(*m_theme);
        view.setCard(card);
        const QString text = view.toPlainText();
        const QString heading = QStringLiteral(" Changed since the last approved call ");
        QCOMPARE(text.contains(heading), !told.isEmpty());
        if (!told.isEmpty())
            QCOMPARE(text.section(heading + u'\n', 1).section(QStringLiteral("\n\n"), 0, 0), told);
    }

    void anotherCardBeginsAtItsStart()
    {
        const QString lines = QStringLiteral("fine\n").repeated(200);
        ApprovalView view(*m_theme);
        view.resize(400, 120);
        ApprovalCard card = reviewCard(1);
        card.document = lines.toStdString();
        view.setCard(card);
        view.show();
        QCOMPARE(view.textCursor().position(), 0);
        view.moveCursor(QTextCursor::End);
        const int end = view.textCursor().position();
        view.verticalScrollBar()->setValue(view.verticalScrollBar()->maximum());
        const int bottom = view.verticalScrollBar()->value();
        QVERIFY(bottom > 0);
        view.setCard(card); // the same one stays where somebody reads
        QCOMPARE(view.verticalScrollBar()->value(), bottom);
        QCOMPARE(view.textCursor().position(), end);
        card.id = engine::ApprovalId(2);
        view.setCard(card);
        QCOMPARE(view.verticalScrollBar()->value(), 0);
        QCOMPARE(view.textCursor().position(), 0);
    }

    void longValuesAreWhole_data()
    {
        QTest::addColumn<QString>("text");
        QTest::newRow("words") << QStringLiteral("fine words ").repeated(8'000);
        QTest::newRow("a word") << QString(15'000, u'x');
    }

    void longValuesAreWhole()
    {
        QFETCH(const QString, text);
        ApprovalView view(*m_theme);
        view.setCard(textCard(1, text));
        QCOMPARE(linesWith(view, text), QStringList{QStringLiteral("    \"%1\"").arg(text)});
    }

    // What continues reads like a row that was wrapped: a new line would begin with spaces.
    void evenLongerValuesBreakAfterASpace()
    {
        QString text;
        for (int i = 0; i < 50'000; ++i)
            text += QStringLiteral("word%1 ").arg(i);
        ApprovalView view(*m_theme);
        view.setCard(textCard(1, text));
        const QStringList lines = linesWith(view, QStringLiteral("word"));
        QVERIFY(lines.size() > 1);
        QCOMPARE(lines.join(QString()), QStringLiteral("    \"%1\"").arg(text));
        for (qsizetype i = 1; i < lines.size(); ++i)
            QVERIFY(lines[i - 1].endsWith(u' ') && lines[i].startsWith(QStringLiteral("word")));
    }

    void aHeaderThatIsRepeatedIsCompared()
    {
        ApprovalCard card = reviewCard();
        card.values.push_back(sentValue(SentAt::Header, "X-Team", R"("EVIL")"));
        card.lastApproved = engine::LastApproval{card.values, card.endpoint, card.url};
        ApprovalView view(*m_theme);
        view.setCard(card);
        const QString heading = QStringLiteral("Changed since the last approved call");
        QVERIFY(!view.toPlainText().contains(heading));
        card.values.pop_back();
        view.setCard(card);
        const QString changes = view.toPlainText().section(heading, 1);
        QVERIFY2(changes.contains(QStringLiteral("EVIL")), qPrintable(changes));
    }

    void noCharacterIsBroken()
    {
        const QString text = u'x' + QStringLiteral("\U0001F600").repeated(20'000);
        ApprovalView view(*m_theme);
        view.setCard(textCard(1, text));
        const QStringList lines = linesWith(view, QStringLiteral("\U0001F600"));
        QVERIFY(lines.size() > 1);
        QCOMPARE(lines.join(QString()), QStringLiteral("    \"%1\"").arg(text));
        for (const QString &line : lines)
            QVERIFY(!line.back().isHighSurrogate());
    }

    void theTextThatHasTheKeyboardHasAFrame()
    {
        ApprovalPanel panel(*m_theme);
        panel.setCard(textCard(1, QStringLiteral("fine\n").repeated(200)), 0);
        panel.resize(900, 400);
        panel.show();
        panel.activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&panel));
        const auto *view = panel.findChild<ApprovalView *>();
        const auto beside = [&] {
            return panel.grab().toImage().pixelColor(view->x() - 2, view->geometry().center().y());
        };
        if (QWidget *focused = QApplication::focusWidget())
            focused->clearFocus();
        const QColor without = beside();
        panel.takeKeyboard();
        QVERIFY(view->hasFocus());
        QVERIFY(beside() != without);
    }

private:
    std::unique_ptr<Theme> m_theme;
};

TOOLTRAY_TEST(ApprovalViewTest)
#include "approvalviewtest.moc"
