// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/state/keptlayout.h"

#include "support/testcase.h"
#include "ui/state/uistate.h"

#include <QSplitter>
#include <QTemporaryDir>
#include <QTest>

using namespace tooltray::ui;

namespace {

const QString kId = QStringLiteral("parts");

// A list, what is worked on, and a panel at its side.
class Parts final {
public:
    explicit Parts(UiState &state)
    {
        for (const int width : {160, 300, 180}) {
            auto *part = new QWidget(&splitter);
            part->setMinimumWidth(width);
            splitter.addWidget(part);
        }
        splitter.setHandleWidth(1);
        splitter.setChildrenCollapsible(false);
        splitter.setStretchFactor(1, 1);
        keepShares(splitter, state, kId, {20, 55, 25});
        splitter.resize(1000, 100);
        splitter.show();
    }

    int size(int part) const { return splitter.sizes().at(part); }
    bool isAbout(int part, int wanted) const { return qAbs(size(part) - wanted) <= 6; }
    // As somebody does it with the mouse.
    void drag(int handle, int by)
    {
        QSplitterHandle *grip = splitter.handle(handle);
        const QPoint from = grip->rect().center();
        QTest::mousePress(grip, Qt::LeftButton, {}, from);
        QTest::mouseMove(grip, from + QPoint(by, 0));
        QTest::mouseRelease(grip, Qt::LeftButton, {}, from + QPoint(by, 0));
    }

    QSplitter splitter;
};

} // namespace

class SplitterSharesTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { m_folder = std::make_unique<QTemporaryDir>(); }

    void aPartIsAsLargeAsBeforeInAWindowMadeSmallAndLargeAgain()
    {
        UiState state(file());
        Parts parts(state);
        QVERIFY(parts.isAbout(0, 200));
        parts.splitter.resize(660, 100);
        QVERIFY(parts.size(0) < 180);
        parts.splitter.resize(1000, 100);
        QVERIFY2(parts.isAbout(0, 200), qPrintable(QString::number(parts.size(0))));
        QVERIFY(parts.isAbout(2, 250));
        QVERIFY(state.splitterShares(kId, 3).isEmpty()); // nobody moved anything
    }

    void soItIsWhereSomebodyMovedIt()
    {
        UiState state(file());
        {
            Parts parts(state);
            parts.drag(1, 100);
            QVERIFY(parts.isAbout(0, 300));
            parts.splitter.resize(660, 100);
            parts.splitter.resize(1000, 100);
            QVERIFY2(parts.isAbout(0, 300), qPrintable(QString::number(parts.size(0))));
        }
        const Parts again(state);
        QVERIFY2(again.isAbout(0, 300), qPrintable(QString::number(again.size(0))));
    }

    void aPartThatIsNotSeenKeepsItsShare()
    {
        UiState state(file());
        {
            Parts parts(state);
            parts.splitter.widget(2)->hide();
            parts.drag(1, 50);
            parts.splitter.resize(900, 100);
            parts.splitter.resize(1000, 100);
            QVERIFY2(parts.isAbout(0, 250), qPrintable(QString::number(parts.size(0))));
        }
        QCOMPARE(state.splitterShares(kId, 3).at(2), 25);
        const Parts again(state);
        QVERIFY(again.isAbout(2, 250));
    }

    void eachUseHasSharesOfItsOwn()
    {
        const QString other = QStringLiteral("other");
        UiState state(file());
        Parts parts(state);
        parts.drag(1, 100);
        keepShares(parts.splitter, state, other, {40, 40, 20});
        QVERIFY2(parts.isAbout(0, 400), qPrintable(QString::number(parts.size(0))));
        parts.drag(1, -100);
        QVERIFY(qAbs(state.splitterShares(other, 3).at(0) - 30) <= 1);
        keepShares(parts.splitter, state, kId, {20, 55, 25});
        QVERIFY2(parts.isAbout(0, 300), qPrintable(QString::number(parts.size(0))));
        QVERIFY(qAbs(state.splitterShares(kId, 3).at(0) - 30) <= 1);
        parts.drag(1, -50);
        QVERIFY(qAbs(state.splitterShares(kId, 3).at(0) - 25) <= 1);
        QVERIFY(qAbs(state.splitterShares(other, 3).at(0) - 30) <= 1); // it is nobody's any more
    }

private:
    QString file() const { return m_folder->filePath(QStringLiteral("ui.ini")); }

    std::unique_ptr<QTemporaryDir> m_folder;
};

TOOLTRAY_TEST(SplitterSharesTest)
#include "splittersharestest.moc"
