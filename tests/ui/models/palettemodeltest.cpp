// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/palettemodel.h"

#include "support/growth.h"
#include "support/testcase.h"
#include "ui/models/roles.h"

#include <QAbstractItemModelTester>
#include <QTest>

using namespace tooltray::ui;

namespace {

QStringList list(QStringView texts)
{
    return texts.toString().split(u'|');
}

class ListSource final : public PaletteSource {
public:
    ListSource(const QString &kind, QChar prefix, const QStringList &texts, Reach reach = Reach::Always)
        : m_kind(kind)
        , m_prefix(prefix)
        , m_texts(texts)
        , m_reach(reach)
    {}

    QString kind() const override { return m_kind; }
    QChar prefix() const override { return m_prefix; }
    QList<PaletteEntry> entries() const override
    {
        QList<PaletteEntry> entries;
        for (const QString &text : m_texts)
            entries.append(
                {m_kind + u'.' + text, text, text == u"Log" ? QStringLiteral("Alt+7") : QString()});
        return entries;
    }
    QList<PaletteEntry> answers(const QString &typed) const override
    {
        if (m_reach == Reach::Always || typed.isEmpty())
            return {};
        return {{m_kind + u'.' + typed, QStringLiteral("Go to ") + typed, {}}};
    }
    void run(const QString &id) override { ran.append(id); }
    Reach reach() const override { return m_reach; }

    QStringList ran;

private:
    QString m_kind;
    QChar m_prefix;
    QStringList m_texts;
    Reach m_reach;
};

QStringList texts(const PaletteModel &model)
{
    QStringList found;
    for (int row = 0; row < model.rowCount(); ++row)
        found.append(model.index(row).data().toString());
    return found;
}

} // namespace

class PaletteModelTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_model = std::make_unique<PaletteModel>();
        m_model->addSource(m_pages);
        m_model->addSource(m_commands);
        m_commands.ran.clear();
    }

    void keepsTheRulesOfModels()
    {
        const QAbstractItemModelTester tester(m_model.get(),
                                              QAbstractItemModelTester::FailureReportingMode::QtTest);
        m_model->reload({});
        for (const char *query : {"l", "lo", "log", "logx", "", ">", ">s"})
            m_model->setQuery(QString::fromLatin1(query));
        QCOMPARE(m_model->rowCount(), 1);
    }

    void listsAllInTheOrderOfTheSources()
    {
        m_model->reload({});
        QCOMPARE(texts(*m_model), list(u"Home|Log|Start server|Clear log"));
    }

    void whatWasRunLatelyComesFirst()
    {
        m_model->reload({QStringLiteral("Command.Clear log"), QStringLiteral("Page.Log")});
        QCOMPARE(texts(*m_model), list(u"Clear log|Log|Home|Start server"));
    }

    void aBetterMatchComesBeforeARecentOne()
    {
        m_model->reload({QStringLiteral("Command.Clear log")});
        m_model->setQuery(QStringLiteral("log"));
        QCOMPARE(texts(*m_model), list(u"Log|Clear log"));
    }

    void whatIsMeantIsFoundToo_data()
    {
        QTest::addColumn<QString>("query");
        QTest::addColumn<QStringList>("found");
        QTest::newRow("another word") << "remove tool" << list(u"Delete tool");
        QTest::newRow("a slip of the fingers") << "exprot" << list(u"Export tools");
        QTest::newRow("another order") << "tools export" << list(u"Export tools");
        QTest::newRow("what was typed is first") << "delete" << list(u"Delete tool|Remove endpoint");
        QTest::newRow("before scattered letters")
            << "erase" << list(u"Delete tool|Remove endpoint|General usage");
        QTest::newRow("all words") << "remove log" << QStringList();
        QTest::newRow("too little is said") << "rmv" << list(u"Remove endpoint");
        QTest::newRow("nothing known") << "xyzzy" << QStringList();
    }

    void whatIsMeantIsFoundToo()
    {
        QFETCH(QString, query);
        QFETCH(QStringList, found);
        ListSource source(QStringLiteral("Command"), u'!',
                          list(u"Delete tool|Export tools|Remove endpoint|General usage"));
        PaletteModel model;
        model.addSource(source);
        model.reload({});
        model.setQuery(query);
        QCOMPARE(texts(model), found);
    }

    void aPrefixLimitsTheSources_data()
    {
        QTest::addColumn<QString>("query");
        QTest::addColumn<QStringList>("found");
        QTest::newRow("alone") << ">" << list(u"Start server|Clear log");
        QTest::newRow("with letters") << ">log" << list(u"Clear log");
        QTest::newRow("and a space") << "> log" << list(u"Clear log");
        QTest::newRow("one that no source has") << "@log" << QStringList();
    }

    void aPrefixLimitsTheSources()
    {
        QFETCH(QString, query);
        QFETCH(QStringList, found);
        m_model->reload({});
        m_model->setQuery(query);
        QCOMPARE(texts(*m_model), found);
    }

    void runsTheEntryOfItsSource()
    {
        m_model->reload({});
        m_model->setQuery(QStringLiteral("start"));
        QCOMPARE(m_model->run(m_model->index(0)), QStringLiteral("Command.Start server"));
        QCOMPARE(m_commands.ran, list(u"Command.Start server"));
        QCOMPARE(m_model->run({}), QString());
    }

    void someAreOnlyFoundByTheirPrefixAndAnswerWhatIsTyped()
    {
        ListSource calls(QStringLiteral("Call"), u'#', list(u"12|120|7"), PaletteSource::Reach::ByPrefix);
        m_model->addSource(calls);
        m_model->reload({});
        m_model->setQuery(QStringLiteral("12"));
        QCOMPARE(texts(*m_model), QStringList());
        m_model->setQuery(QStringLiteral("#"));
        QCOMPARE(texts(*m_model), list(u"12|120|7"));
        // Once, and first.
        m_model->setQuery(QStringLiteral("#12"));
        QCOMPARE(texts(*m_model), list(u"Go to 12|120"));
        // Not worth to be remembered.
        QCOMPARE(m_model->run(m_model->index(0)), QString());
        QCOMPARE(calls.ran, list(u"Call.12"));
        m_model->setQuery(QStringLiteral("#99"));
        QCOMPARE(texts(*m_model), list(u"Go to 99"));
        m_model->setQuery(QStringLiteral("log"));
        QCOMPARE(texts(*m_model), list(u"Log|Clear log"));
        m_model = std::make_unique<PaletteModel>();
    }

    void tellsWhatDelegatesAndScreenReadersNeed()
    {
        m_model->reload({});
        m_model->setQuery(QStringLiteral("log"));
        const QModelIndex log = m_model->index(0);
        QCOMPARE(log.data(DetailRole).toString(), QStringLiteral("Page"));
        QCOMPARE(log.data(KeysRole).toString(), QStringLiteral("Alt+7"));
        QCOMPARE(log.data(PositionsRole).value<QList<qsizetype>>(), QList<qsizetype>({0, 1, 2}));
        QCOMPARE(log.data(Qt::AccessibleTextRole).toString(), QStringLiteral("Log, Page, Alt+7"));
        QCOMPARE(m_model->index(1).data(Qt::AccessibleTextRole).toString(),
                 QStringLiteral("Clear log, Command"));
    }

    void manyEntriesAreSearchedWhileTyping()
    {
        QStringList names;
        for (int i = 0; i < 10'000; ++i)
            names.append(QStringLiteral("search_orders_of_customer_%1").arg(i));
        ListSource tools(QStringLiteral("Tool"), u'@', names);
        m_model->addSource(tools);
        m_model->reload({});
        const test::ComputingTime time;
        m_model->setQuery(QStringLiteral("order9999"));
        const double elapsed = time.elapsed();
        QCOMPARE(texts(*m_model), list(u"search_orders_of_customer_9999"));
        // Generous, for sanitizers. A release build needs about 10 ms.
        QVERIFY2(elapsed < 1000, qPrintable(QString::number(elapsed)));
        m_model = std::make_unique<PaletteModel>();
    }

private:
    ListSource m_pages{QStringLiteral("Page"), QChar(), list(u"Home|Log")};
    ListSource m_commands{QStringLiteral("Command"), u'>', list(u"Start server|Clear log")};
    std::unique_ptr<PaletteModel> m_model;
};

TOOLTRAY_TEST(PaletteModelTest)
#include "palettemodeltest.moc"
