// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/log/filtercompleter.h"

#include "base/ask.h"
#include "ui/delegates/choicedelegate.h"
#include "ui/language/sentence.h"
#include "ui/models/roles.h"

#include <QAbstractItemView>
#include <QLineEdit>
#include <QThreadPool>

#include <algorithm>

namespace tooltray::ui {
namespace {

constexpr int kPopupWidth = 460;
constexpr int kPopupRows = 10;
constexpr std::string_view kFilterHelpCode = "filter_help";

} // namespace

FilterCompleter::FilterCompleter(const Theme &theme, QLineEdit &field)
    : QCompleter(&field)
    , m_field(field)
    , m_choices(this)
{
    setModel(&m_choices);
    setWidget(&field);
    setCompletionMode(QCompleter::UnfilteredPopupCompletion);
    setMaxVisibleItems(kPopupRows);
    popup()->setItemDelegate(new ChoiceDelegate(theme, popup()));
    connect(this, qOverload<const QModelIndex &>(&QCompleter::activated), this, &FilterCompleter::choose);
}

FilterCompleter::~FilterCompleter() = default;

void FilterCompleter::offer()
{
    const int revision = ++m_revision;
    const QString text = m_field.text();
    const auto cursor =
        static_cast<std::size_t>(QStringView(text).first(m_field.cursorPosition()).toUtf8().size());
    // Values are counted over all of the log, arguments are parsed: not while somebody types.
    auto work = [text = text.toStdString(), cursor,
                 entries = m_entries ? m_entries() : std::vector<journal::EntryPointer>()]()
        -> Result<journal::Completions> { return journal::completeFilter(text, cursor, entries); };
    whenDone(ask(QThreadPool::globalInstance(), std::move(work)), this,
             [this, revision, text](const Result<journal::Completions> &done) {
                 if (done && revision == m_revision && m_field.hasFocus())
                     show(*done, text);
             });
}

void FilterCompleter::offerWhole(const QStringList &texts)
{
    ++m_revision;
    m_choices.clear();
    for (const QString &text : texts)
        m_choices.appendRow(new QStandardItem(text));
    m_from = 0;
    m_length = m_field.text().size();
    open();
}

void FilterCompleter::show(const journal::Completions &completions, const QString &text)
{
    const QByteArray bytes = text.toUtf8();
    const auto position = [&](std::size_t offset) {
        return QString::fromUtf8(QByteArrayView(bytes).first(static_cast<qsizetype>(offset))).size();
    };
    m_from = position(completions.offset);
    m_length = position(completions.offset + completions.length) - m_from;
    m_choices.clear();
    for (const journal::Completion &choice : completions.choices) {
        auto *item = new QStandardItem(QString::fromStdString(choice.text));
        item->setData(worded(kFilterHelpCode, choice.description), DetailRole);
        m_choices.appendRow(item);
    }
    // What is there already need not be offered.
    const bool isTyped =
        m_choices.rowCount() == 1 && m_choices.item(0)->text() == QStringView(text).mid(m_from, m_length);
    if (isTyped)
        m_choices.clear();
    open();
}

void FilterCompleter::choose(const QModelIndex &index)
{
    const QString chosen = index.data().toString();
    QString text = m_field.text();
    text.replace(m_from, m_length, chosen);
    m_field.setText(text);
    m_field.setCursorPosition(static_cast<int>(m_from + chosen.size()));
    Q_EMIT m_field.textEdited(text);
}

void FilterCompleter::open()
{
    if (m_choices.rowCount() == 0) {
        popup()->hide();
        return;
    }
    const QRect field = m_field.rect();
    const int at = m_field.fontMetrics().horizontalAdvance(m_field.text().first(m_from));
    const int width = std::min(kPopupWidth, std::max(field.width(), kPopupWidth));
    const int left = std::clamp(at, 0, std::max(0, field.width() - width));
    complete(QRect(left, 0, width, field.height() + 4));
    popup()->setCurrentIndex({});
}

} // namespace tooltray::ui
