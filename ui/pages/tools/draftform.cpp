// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/tools/draftform.h"

#include "ui/language/utf8text.h"
#include "ui/models/texttablemodel.h"
#include "ui/pages/types/texttable.h"
#include "ui/theme/metrics.h"
#include "ui/theme/textlabel.h"
#include "ui/theme/theme.h"
#include "ui/widgets/formrows.h"
#include "ui/widgets/json/jsonedit.h"
#include "json/parser.h"
#include "json/write.h"

#include <QCheckBox>
#include <QComboBox>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QScrollArea>
#include <QScrollBar>
#include <QSignalBlocker>
#include <QTableView>
#include <QVBoxLayout>

#include <algorithm>
#include <cassert>

namespace tooltray::ui {
namespace {

constexpr int kDraftFormWidth = 760;
constexpr int kListLines = 3;
constexpr int kLeastChoiceLetters = 12;
constexpr int kJsonLines = 8;
constexpr int kTableHeight = 150;
constexpr int kLeastTableRows = 1; // of a table over all the width
constexpr int kMaxTableRows = 6;
constexpr int kNarrow = 700; // of both halves
constexpr int kBesideHeight = 220;

QString rowsText(const QList<QStringList> &rows)
{
    json::Value text = json::Value::array();
    for (const QStringList &row : rows) {
        json::Value &cells = text.append(json::Value::array());
        for (const QString &cell : row)
            cells.append(json::Value(toUtf8(cell)));
    }
    return fromUtf8(json::write(text));
}

QList<QStringList> textRows(const QString &text)
{
    QList<QStringList> rows;
    const json::Parsed parsed = json::parse(toUtf8(text));
    for (const json::Value &cells : parsed.value.elements()) {
        QStringList row;
        for (const json::Value &cell : cells.elements())
            row.append(fromUtf8(cell.toString()));
        rows.append(row);
    }
    return rows;
}

} // namespace

DraftForm::DraftForm(const Theme &theme, QWidget *parent)
    : ToolTab(parent)
    , m_theme(theme)
    , m_scroll(new QScrollArea(this))
{
    auto *page = new QWidget(this); // in the window all the time, or the order of Tab is lost
    auto *content = new QWidget(page);
    content->setMaximumWidth(kDraftFormWidth);
    m_form = new FormRows(content);
    m_column = new QVBoxLayout(page);
    m_column->setContentsMargins(metrics::kMargin, metrics::kSpacing, metrics::kMargin, metrics::kMargin);
    m_column->addWidget(content);
    m_column->addStretch();
    m_scroll->setFrameShape(QFrame::NoFrame);
    m_scroll->setWidgetResizable(true);
    m_scroll->setFocusPolicy(Qt::NoFocus);
    m_scroll->viewport()->setBackgroundRole(QPalette::Window);
    m_scroll->setWidget(page);
    m_halves = new QHBoxLayout(this);
    m_halves->setContentsMargins({});
    m_halves->addWidget(m_scroll, 3);
    connect(&theme, &Theme::themeChanged, this, &DraftForm::tint);
}

void DraftForm::setBeside(QWidget *widget)
{
    m_beside = widget;
    m_halves->addWidget(widget, 2);
}

void DraftForm::resizeEvent(QResizeEvent *event)
{
    ToolTab::resizeEvent(event);
    const bool isNarrow = width() < kNarrow;
    if (m_beside == nullptr || isNarrow == m_isNarrow)
        return;
    m_isNarrow = isNarrow;
    m_beside->setMinimumHeight(isNarrow ? kBesideHeight : 0);
    if (isNarrow)
        m_column->insertWidget(1, m_beside);
    else
        m_halves->addWidget(m_beside, 2);
}

TextLabel *DraftForm::addHeading()
{
    auto *heading = new TextLabel(TextStyle::Strong, m_form->parentWidget());
    heading->setContentsMargins(0, m_form->hasRows() ? metrics::kSpacing : 0, 0, 0);
    m_form->addRow(heading);
    return heading;
}

void DraftForm::scrollToTop()
{
    m_scroll->verticalScrollBar()->setValue(0);
}

void DraftForm::addRow(QWidget *widget)
{
    m_form->addRow(widget);
}

DraftField &DraftForm::add(const char *place, QWidget *control, Spread spread)
{
    m_fields.push_back(std::make_unique<DraftField>(place, control, *m_form, m_theme, spread));
    tint();
    return *m_fields.back();
}

DraftField &DraftForm::field(const char *place) const
{
    const auto found =
        std::ranges::find_if(m_fields, [place](const auto &one) { return one->place() == place; });
    assert(found != m_fields.end());
    return **found;
}

QLineEdit *DraftForm::addLine(const char *place, ReadText read, WriteText write)
{
    auto *edit = new QLineEdit;
    DraftField &added = add(place, edit);
    added.followText(
        std::move(read), std::move(write), [edit] { return edit->text(); },
        [edit](const QString &text) {
            if (text != edit->text())
                edit->setText(text);
        });
    connect(edit, &QLineEdit::textEdited, this, [this, changed = &added] { take(*changed); });
    return edit;
}

QPlainTextEdit *DraftForm::addLines(const char *place, ReadText read, WriteText write)
{
    auto *edit = new QPlainTextEdit;
    edit->setTabChangesFocus(true);
    edit->setFixedHeight(kListLines * edit->fontMetrics().lineSpacing() + 2 * metrics::kSpacing);
    addText(place, edit, std::move(read), std::move(write));
    return edit;
}

JsonEdit *DraftForm::addJson(const char *place, ReadText read, WriteText write)
{
    auto *edit = new JsonEdit(m_theme);
    edit->setFrameShape(QFrame::StyledPanel);
    edit->setFixedHeight(kJsonLines * edit->fontMetrics().lineSpacing() + 2 * metrics::kSpacing);
    addText(place, edit, std::move(read), std::move(write));
    return edit;
}

void DraftForm::addText(const char *place, QPlainTextEdit *edit, ReadText read, WriteText write)
{
    DraftField &added = add(place, edit);
    added.followText(
        std::move(read), std::move(write), [edit] { return edit->toPlainText(); },
        [edit](const QString &text) {
            if (text != edit->toPlainText())
                edit->setPlainText(text);
        });
    // Highlighting reports changes of the text that are none.
    connect(edit, &QPlainTextEdit::textChanged, this,
            [this, changed = &added, edit, known = QString()]() mutable {
                if (edit->toPlainText() == known)
                    return;
                known = edit->toPlainText();
                take(*changed);
            });
}

TextTableModel *DraftForm::addTable(const char *place, const QStringList &headers, ReadRows read,
                                    WriteRows write, Spread spread)
{
    auto *model = new TextTableModel(this);
    model->setHeaders(headers);
    addTable(place, new TextTable(m_theme, *model), std::move(read), std::move(write), spread);
    return model;
}

void DraftForm::addTable(const char *place, TextTable *table, ReadRows read, WriteRows write, Spread spread)
{
    TextTableModel *model = &table->model();
    table->setFocusProxy(table->findChild<QTableView *>());
    if (spread == Spread::Row)
        table->fitRows(kLeastTableRows, kMaxTableRows);
    else
        table->setFixedHeight(kTableHeight);
    DraftField &added = add(place, table, spread);
    added.followText([read = std::move(read)](const ToolDraft &draft) { return rowsText(read(draft)); },
                     [write = std::move(write)](ToolDraft &draft, const QString &text) {
                         return write(draft, textRows(text));
                     },
                     [model] { return rowsText(model->rows()); },
                     [model](const QString &text) { model->setRows(textRows(text)); });
    connect(model, &TextTableModel::edited, this, [this, changed = &added] { take(*changed); });
}

void DraftForm::setTableTexts(const char *place, const QString &name, const QString &add,
                              const QStringList &headers)
{
    static_cast<TextTable *>(field(place).control())->setName(name, add);
    tableModel(place).setHeaders(headers);
}

TextTableModel &DraftForm::tableModel(const char *place) const
{
    return static_cast<TextTable *>(field(place).control())->model();
}

QComboBox *DraftForm::addChoice(const char *place, ReadChoice read, WriteChoice write)
{
    auto *box = new QComboBox;
    box->setFocusPolicy(Qt::StrongFocus);
    // The box takes the width available, whatever the width of its longest choice.
    box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    box->setMinimumContentsLength(kLeastChoiceLetters);
    box->installEventFilter(new WheelGuard(box));
    DraftField &added = add(place, box);
    added.follow(
        [box, read = std::move(read)](const ToolDraft &draft) {
            const QSignalBlocker blocker(box);
            box->setCurrentIndex(box->findData(read(draft)));
        },
        [box, write = std::move(write)](ToolDraft &draft) {
            write(draft, box->currentData());
            return QString();
        });
    connect(box, &QComboBox::currentIndexChanged, this, [this, changed = &added] { take(*changed); });
    return box;
}

QCheckBox *DraftForm::addCheck(const char *place, ReadCheck read, WriteCheck write)
{
    auto *box = new QCheckBox;
    DraftField &added = add(place, box);
    added.follow([box, read = std::move(read)](const ToolDraft &draft) { box->setChecked(read(draft)); },
                 [box, write = std::move(write)](ToolDraft &draft) {
                     write(draft, box->isChecked());
                     return QString();
                 });
    connect(box, &QCheckBox::toggled, this, [this, changed = &added] { take(*changed); });
    return box;
}

void DraftForm::setLabel(const char *place, const QString &label, const QString &help)
{
    field(place).setLabel(label, help);
}

void DraftForm::setRowVisible(const char *place, bool visible)
{
    field(place).setVisible(visible);
}

void DraftForm::setChoices(const char *place, const QList<std::pair<QString, QVariant>> &choices)
{
    const DraftField &chosen = field(place);
    auto *box = static_cast<QComboBox *>(chosen.control());
    bool isSame = box->count() == choices.size();
    for (int i = 0; isSame && i < box->count(); ++i)
        isSame = box->itemText(i) == choices[i].first && box->itemData(i) == choices[i].second;
    const QSignalBlocker blocker(box);
    if (!isSame) {
        box->clear();
        for (const auto &[text, value] : choices)
            box->addItem(text, value);
    }
    if (m_draft.tool.versions.contains(m_draft.version))
        chosen.show(m_draft);
}

void DraftForm::change(std::function<void(ToolDraft &draft)> what)
{
    m_change = [this, what = std::move(what)](ToolDraft &draft) {
        what(draft);
        settle(draft);
    };
    m_change(m_draft);
    Q_EMIT edited();
    m_change = {};
    refresh(); // one field may have changed others
}

// Text that did not fit may fit after another change.
void DraftForm::settle(ToolDraft &draft) const
{
    for (const auto &one : m_fields) {
        const std::string *typed = draft.unfinishedAt(keyOf(one->place()));
        if (typed && one->settle(draft, std::string(*typed)))
            draft.setUnfinished(keyOf(one->place()), std::nullopt);
    }
}

void DraftForm::take(DraftField &changed)
{
    if (m_isShowing)
        return;
    change([this, &changed](ToolDraft &draft) {
        const QString problem = changed.write(draft);
        changed.keep(draft, keyOf(changed.place()), problem); // which may be another key by now
    });
}

void DraftForm::showDraft(const ToolDraft &draft)
{
    m_isShowing = true;
    m_draft = draft;
    followDraft();
    for (const auto &one : m_fields)
        one->show(m_draft, keyOf(one->place()));
    m_isShowing = false;
}

void DraftForm::store(ToolDraft &draft) const
{
    if (m_change)
        m_change(draft);
}

bool DraftForm::goTo(const QString &place)
{
    const std::string wanted = toUtf8(place);
    const auto found = std::ranges::find_if(m_fields, [&wanted](const auto &one) {
        return one->isVisible() && (wanted == one->place() || wanted.starts_with(one->place() + '/'));
    });
    if (found == m_fields.end())
        return false;
    m_scroll->ensureWidgetVisible((*found)->control());
    (*found)->control()->setFocus(Qt::OtherFocusReason);
    return true;
}

void DraftForm::tint() const
{
    for (const auto &one : m_fields)
        one->tint(m_theme.tokens().error);
}

} // namespace tooltray::ui
