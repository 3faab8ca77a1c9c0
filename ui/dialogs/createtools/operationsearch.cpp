// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/dialogs/createtools/operationsearch.h"

#include "base/task/ask.h"
#include "engine/engine.h"
#include "ui/dialogs/createtools/operationtree.h"
#include "ui/language/utf8text.h"

#include <QAbstractItemView>
#include <QKeyEvent>
#include <QLineEdit>
#include <QPushButton>
#include <QSignalBlocker>

#include <optional>
#include <string>
#include <vector>

namespace tooltray::ui {
namespace {

constexpr int kSearchAfter = 150; // ms

} // namespace

OperationSearch::OperationSearch(engine::Engine &engine, const QString &endpoint, const Parts &parts,
                                 QObject *parent)
    : QObject(parent)
    , m_engine(engine)
    , m_endpoint(endpoint)
    , m_parts(parts)
{
    m_waiting.setSingleShot(true);
    m_waiting.setInterval(kSearchAfter);
    m_parts.selected.setCheckable(true);
    m_parts.selected.setAutoDefault(false);
    new SearchKeys(m_parts.words, m_parts.tree);
    connect(&m_waiting, &QTimer::timeout, this, &OperationSearch::search);
    connect(&m_parts.words, &QLineEdit::textChanged, this, [this] {
        if (!m_parts.words.text().isEmpty()) {
            const QSignalBlocker blocker(m_parts.selected);
            m_parts.selected.setChecked(false);
        }
        list();
    });
    connect(&m_parts.selected, &QPushButton::toggled, this, [this](bool isOn) {
        if (isOn) { // the selected ones are not searched
            m_wordsBefore = m_parts.words.text();
            m_parts.words.clear();
        } else {
            m_parts.words.setText(m_wordsBefore);
        }
        list();
    });
    connect(&m_parts.model, &OperationTreeModel::chosenChanged, this, &OperationSearch::retranslate);
}

void OperationSearch::retranslate()
{
    const std::size_t count = m_parts.model.chosen().size();
    //: Lists only the operations that are selected; %1 is their number
    m_parts.selected.setText(tr("Selected (%1)").arg(count));
    m_parts.selected.setEnabled(count > 0 || m_parts.selected.isChecked());
    m_parts.selected.setToolTip(m_parts.selected.isEnabled() ? tr("Lists only the selected operations")
                                                             : tr("No operations are selected."));
}

void OperationSearch::list()
{
    ++m_revision;
    m_waiting.stop();
    // A row that is deselected stays in this list until it is left.
    if (m_parts.selected.isChecked())
        m_parts.tree.setHits(m_parts.model.chosen());
    else if (m_parts.words.text().trimmed().isEmpty())
        m_parts.tree.setHits(std::nullopt);
    else
        m_waiting.start();
    retranslate();
}

void OperationSearch::search()
{
    const std::uint64_t revision = m_revision;
    whenDone(m_engine.apis().search(toUtf8(m_endpoint), toUtf8(m_parts.words.text().trimmed())), this,
             [this, revision](const Result<std::vector<std::string>> &keys) {
                 if (revision == m_revision && keys)
                     m_parts.tree.setHits(*keys);
             });
}

SearchKeys::SearchKeys(QLineEdit &field, QAbstractItemView &view)
    : QObject(&field)
    , m_field(field)
    , m_view(view)
{
    field.installEventFilter(this);
}

bool SearchKeys::eventFilter(QObject *watched, QEvent *event)
{
    if (watched != &m_field || event->type() != QEvent::KeyPress)
        return QObject::eventFilter(watched, event);
    const int key = static_cast<QKeyEvent *>(event)->key();
    if (key == Qt::Key_Down) {
        goToView();
        return true;
    }
    if (key != Qt::Key_Escape || m_field.text().isEmpty())
        return false;
    m_field.clear();
    return true;
}

void SearchKeys::goToView()
{
    if (!m_view.currentIndex().isValid())
        m_view.setCurrentIndex(m_view.model()->index(0, 0));
    m_view.setFocus(Qt::OtherFocusReason);
}

} // namespace tooltray::ui
