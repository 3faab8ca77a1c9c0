// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/state/keptlayout.h"

#include "ui/state/uistate.h"

#include <QEvent>
#include <QHeaderView>
#include <QSplitter>
#include <QTimer>

#include <algorithm>
#include <numeric>

namespace tooltray::ui {
namespace {

constexpr int kWidthsRest = 400; // ms without a move, before it is written

constexpr int kHundred = 100;
constexpr QLatin1StringView kSharesName("shares");

bool isStretched(const QSplitter &splitter, int part)
{
    const QSizePolicy policy = splitter.widget(part)->sizePolicy();
    return (splitter.orientation() == Qt::Horizontal ? policy.horizontalStretch() : policy.verticalStretch())
           > 0;
}

// Shares the room out whenever there is more or less of it. The splitter itself gives what comes to the part that
// stretches, and what went was taken from all.
class SavedShares final : public QObject {
public:
    SavedShares(QSplitter &splitter, const QList<int> &shares)
        : QObject(&splitter)
        , m_splitter(splitter)
        , m_shares(shares.begin(), shares.end())
    {
        setObjectName(kSharesName);
        splitter.installEventFilter(this);
        if (splitter.isVisible())
            shareOut();
    }

    bool eventFilter(QObject *watched, QEvent *event) override
    {
        // A splitter has no size to share out before it is shown.
        const bool isLaidOut =
            event->type() == QEvent::Show || (event->type() == QEvent::Resize && m_splitter.isVisible());
        if (watched == &m_splitter && isLaidOut)
            shareOut();
        return false;
    }

    // Keeps the handles as somebody moved them.
    void follow()
    {
        const QList<int> sizes = m_splitter.sizes();
        const int all = std::accumulate(sizes.begin(), sizes.end(), 0);
        if (all == 0)
            return;
        qsizetype rest = sizes.size() - 1; // has what the others leave, and what is not seen now
        for (qsizetype i = 0; i < sizes.size(); ++i) {
            if (!m_splitter.widget(static_cast<int>(i))->isHidden())
                m_shares[i] = double(sizes[i]) * kHundred / all;
            if (isStretched(m_splitter, static_cast<int>(i)))
                rest = i;
        }
        m_shares[rest] = 0;
        m_shares[rest] = std::max(0., kHundred - std::accumulate(m_shares.begin(), m_shares.end(), 0.));
    }

    QList<int> percentages() const
    {
        QList<int> whole;
        for (const double share : m_shares)
            whole.append(qRound(share));
        // Together they are all there is; where that is most, it is seen least.
        *std::ranges::max_element(whole) += kHundred - std::accumulate(whole.begin(), whole.end(), 0);
        return whole;
    }

private:
    void shareOut()
    {
        const int room =
            m_splitter.orientation() == Qt::Horizontal ? m_splitter.width() : m_splitter.height();
        QList<int> sizes;
        for (const double share : m_shares)
            sizes.append(qRound(room * share / kHundred));
        m_splitter.setSizes(sizes);
    }

    QSplitter &m_splitter;
    QList<double> m_shares;
};

} // namespace

void keepColumnWidths(QHeaderView &header, UiState &state, const QString &id)
{
    const int columns = header.count() - 1;
    const QList<int> kept = state.columnWidths(id, columns);
    for (int column = 0; column < kept.size(); ++column)
        header.resizeSection(column, kept[column]);

    auto *rest = new QTimer(&header);
    rest->setSingleShot(true);
    rest->setInterval(kWidthsRest);
    QObject::connect(&header, &QHeaderView::sectionResized, rest, [columns, rest](int column) {
        if (column < columns) // the last one follows the window
            rest->start();
    });
    QObject::connect(rest, &QTimer::timeout, &header, [&header, &state, id, columns] {
        QList<int> widths;
        for (int column = 0; column < columns; ++column)
            widths.append(header.sectionSize(column));
        state.setColumnWidths(id, widths);
    });
}

void keepShares(QSplitter &splitter, UiState &state, const QString &id, const QList<int> &usual)
{
    delete splitter.findChild<QObject *>(kSharesName, Qt::FindDirectChildrenOnly);
    const QList<int> kept = state.splitterShares(id, usual.size());
    auto *shares = new SavedShares(splitter, kept.isEmpty() ? usual : kept);
    QObject::connect(&splitter, &QSplitter::splitterMoved, shares, [shares, &state, id] {
        shares->follow();
        state.setSplitterShares(id, shares->percentages());
    });
}

} // namespace tooltray::ui
