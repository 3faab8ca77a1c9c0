// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/state/splittershares.h"

#include "ui/state/uistate.h"

#include <QEvent>
#include <QSplitter>

#include <numeric>

namespace tooltray::ui {
namespace {

// A splitter has no size to share out before it is shown.
class FirstShares final : public QObject {
public:
    FirstShares(QSplitter &splitter, const QList<int> &shares)
        : QObject(&splitter)
        , m_splitter(splitter)
        , m_shares(shares)
    {
        splitter.installEventFilter(this);
    }

    bool eventFilter(QObject *watched, QEvent *event) override
    {
        const bool isLaidOut =
            event->type() == QEvent::Show || (event->type() == QEvent::Resize && m_splitter.isVisible());
        if (watched == &m_splitter && isLaidOut) {
            const bool isWide = m_splitter.orientation() == Qt::Horizontal;
            const int room = isWide ? m_splitter.width() : m_splitter.height();
            QList<int> sizes;
            for (const int share : m_shares)
                sizes.append(room * share / 100);
            m_splitter.setSizes(sizes);
            if (event->type() == QEvent::Resize)
                deleteLater();
        }
        return false;
    }

private:
    QSplitter &m_splitter;
    QList<int> m_shares;
};

} // namespace

void keepShares(QSplitter &splitter, UiState &state, const QString &id, const QList<int> &usual)
{
    const QList<int> kept = state.splitterShares(id, usual.size());
    new FirstShares(splitter, kept.isEmpty() ? usual : kept);
    QObject::connect(&splitter, &QSplitter::splitterMoved, &splitter, [&splitter, &state, id] {
        QList<int> sizes = splitter.sizes();
        const int all = std::accumulate(sizes.begin(), sizes.end(), 0);
        if (all == 0)
            return;
        int given = 0;
        for (qsizetype i = 0; i + 1 < sizes.size(); ++i) {
            sizes[i] = sizes[i] * 100 / all;
            given += sizes[i];
        }
        sizes.last() = 100 - given;
        state.setSplitterShares(id, sizes);
    });
}

} // namespace tooltray::ui
