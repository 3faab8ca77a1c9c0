// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/json/jsonview.h"

#include "base/task/ask.h"
#include "ui/editor/findbar.h"
#include "ui/editor/textfinder.h"
#include "ui/language/language.h"
#include "ui/language/utf8text.h"
#include "ui/models/jsonpreview.h"
#include "ui/models/jsonsearch.h"
#include "ui/theme/metrics.h"
#include "ui/theme/screenreader.h"
#include "ui/theme/textlabel.h"
#include "ui/theme/theme.h"
#include "ui/widgets/inlinemessage.h"
#include "ui/widgets/json/jsonedit.h"
#include "ui/widgets/json/jsonpanes.h"
#include "ui/widgets/json/jsonviewparts.h"
#include "ui/widgets/separator.h"
#include "json/pointer.h"

#include <QAction>
#include <QButtonGroup>
#include <QClipboard>
#include <QGuiApplication>
#include <QKeyEvent>
#include <QLocale>
#include <QMenu>
#include <QStackedLayout>
#include <QTableView>
#include <QTextBlock>
#include <QThreadPool>
#include <QToolButton>
#include <QVBoxLayout>

namespace tooltray::ui {
namespace {

constexpr std::size_t kReadAtOnce =
    std::size_t{16} * 1024;                     // takes less than a frame; no flicker for small ones
constexpr qsizetype kFollowedText = 512 * 1024; // the longest in which the place is looked for
constexpr int kLevels = 4;

constexpr std::size_t indexOfLook(JsonViewMode look)
{
    return static_cast<std::size_t>(look);
}

void setClipboard(const QString &text)
{
    QGuiApplication::clipboard()->setText(text);
}

// Destroying a large document takes time, so another thread does it.
void letGo(JsonDocument &&document)
{
    if (document.body && document.body->size() > kReadAtOnce)
        QThreadPool::globalInstance()->start([gone = std::move(document)]() mutable { gone = {}; });
}

} // namespace

JsonView::JsonView(const Theme &theme, QWidget *parent)
    : QWidget(parent)
    , m_theme(theme)
    , m_looks{new QToolButton(this), new QToolButton(this), new QToolButton(this)}
    , m_find(new QToolButton(this))
    , m_copy(new QToolButton(this))
    , m_more(new QToolButton(this))
    , m_summary(new TextLabel(TextStyle::Muted, this))
    , m_notice(new InlineMessage(theme, this))
    , m_panes(new QWidget(this))
    , m_stack(new QStackedLayout(m_panes))
    , m_empty(new TextLabel(TextStyle::Muted, m_panes))
    , m_text(new JsonEdit(theme, m_panes))
    , m_tree(new JsonTreePane(theme, m_panes))
    , m_table(new JsonTablePane(theme, m_panes))
    , m_image(new JsonImagePane(m_panes))
    , m_place(new TextLabel(TextStyle::Muted, this))
    , m_findBar(new FindBar(theme, this))
    , m_search(new JsonViewSearch(m_document, {m_text, m_tree, m_table}, *m_findBar, this))
    , m_menu(new QMenu(this))
    , m_levels(new QMenu(m_menu))
    , m_file(new BodyFile(this))
{
    addActions();
    build();
    connect(m_text, &JsonEdit::completed, this, [this] {
        if (m_text->isVisibleTo(this))
            m_search->searchIfOpen();
        if (isComplete())
            Q_EMIT completed();
    });
    connect(m_image, &JsonImagePane::changed, this, [this] { showLook(m_look); });
    connect(m_tree, &JsonTreePane::pointerChanged, this, &JsonView::showPlace);
    connect(m_table, &JsonTablePane::pointerChanged, this, &JsonView::showPlace);
    connect(m_file, &BodyFile::opened, this, &JsonView::showNotice);
    connect(m_file, &BodyFile::told, this, [this](MessageKind kind, const QString &text) {
        m_notice->setMessage(kind, text);
        m_notice->show();
    });
    connect(m_findBar, &FindBar::closed, this, [this] {
        m_text->setMatches({}, 0, -1);
        if (QWidget *pane = m_stack->currentWidget())
            pane->setFocus(Qt::OtherFocusReason);
    });
    keepTranslated(*this, [this] { setTexts(); });
    showLook(m_look);
}

void JsonView::addActions()
{
    const auto add = [this](const QIcon &icon, auto &&run) {
        auto *action = m_menu->addAction(icon, QString());
        connect(action, &QAction::triggered, this, run);
        return action;
    };
    m_copyAll = add(m_theme.icon(Icon::Copy), [this] {
        if (m_body)
            setClipboard(fromUtf8(*m_body));
    });
    m_copyValue = add({}, [this] { copy(); });
    m_copyPath = add({}, [this] { setClipboard(fromUtf8(currentPointer().toString())); });
    m_menu->addSeparator();
    m_menu->addMenu(m_levels);
    for (int levels = 0; levels <= kLevels; ++levels)
        connect(m_levels->addAction(QString()), &QAction::triggered, this,
                [this, levels] { m_tree->openLevels(levels); });
    m_pretty = add({}, [this] { read(m_pretty->isChecked() ? JsonLayout::Pretty : JsonLayout::AsReceived); });
    m_pretty->setCheckable(true);
    m_pretty->setChecked(true);
    m_wrap = add({}, [this] {
        m_text->setLineWrapMode(m_wrap->isChecked() ? QPlainTextEdit::WidgetWidth : QPlainTextEdit::NoWrap);
    });
    m_wrap->setCheckable(true);
    m_menu->addSeparator();
    m_save = add(m_theme.icon(Icon::Save), [this] {
        if (m_body)
            m_file->saveAs(m_body);
    });
    m_open = add(m_theme.icon(Icon::Monitor), [this] {
        if (m_body)
            m_file->openElsewhere(m_body);
    });
}

void JsonView::build()
{
    auto *group = new QButtonGroup(this);
    auto *bar = new QHBoxLayout;
    bar->setContentsMargins(0, metrics::kSpacingSmall, 0, metrics::kSpacingSmall);
    bar->setSpacing(metrics::kSpacingSmall);
    for (std::size_t i = 0; i < m_looks.size(); ++i) {
        QToolButton *button = m_looks[i];
        button->setCheckable(true);
        group->addButton(button);
        bar->addWidget(button);
        connect(button, &QToolButton::clicked, this, [this, i] { setLook(static_cast<JsonViewMode>(i)); });
    }
    bar->addSpacing(metrics::kSpacing);
    bar->addWidget(m_summary, 1);
    m_find->setIcon(m_theme.icon(Icon::Search));
    m_copy->setIcon(m_theme.icon(Icon::Copy));
    m_more->setIcon(m_theme.icon(Icon::ChevronDown));
    m_more->setMenu(m_menu);
    m_more->setPopupMode(QToolButton::InstantPopup);
    for (QToolButton *button : {m_find, m_copy, m_more})
        bar->addWidget(button);
    for (QToolButton *button : {m_looks[0], m_looks[1], m_looks[2], m_find, m_copy, m_more}) {
        button->setAutoRaise(true);
        button->setFocusPolicy(Qt::StrongFocus);
    }
    connect(m_find, &QToolButton::clicked, this, &JsonView::openSearch);
    connect(m_copy, &QToolButton::clicked, m_copyAll, &QAction::trigger);

    m_empty->setAlignment(Qt::AlignCenter);
    m_empty->setWordWrap(true);
    makeReadOnly(*m_text);
    m_text->leaveSearch();
    m_place->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_place->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    m_place->setContentsMargins(metrics::kSpacing, metrics::kSpacingSmall, metrics::kSpacing,
                                metrics::kSpacingSmall);
    for (QWidget *pane :
         {static_cast<QWidget *>(m_text), static_cast<QWidget *>(m_tree), static_cast<QWidget *>(m_table),
          static_cast<QWidget *>(m_image), static_cast<QWidget *>(m_empty)})
        m_stack->addWidget(pane);
    for (QWidget *view : {static_cast<QWidget *>(m_text), static_cast<QWidget *>(m_tree),
                          static_cast<QWidget *>(&m_table->view())}) {
        view->setContextMenuPolicy(Qt::CustomContextMenu);
        connect(view, &QWidget::customContextMenuRequested, this,
                [this, view](const QPoint &at) { m_menu->popup(view->mapToGlobal(at)); });
    }
    m_table->setFocusProxy(&m_table->view());

    m_notice->addButton(*m_save);
    m_openButton = &m_notice->addButton(*m_open);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins({});
    layout->setSpacing(0);
    layout->addLayout(bar);
    layout->addWidget(m_notice);
    layout->addWidget(m_panes, 1);
    layout->addWidget(m_place);
    layout->addWidget(m_findBar);
}

void JsonView::setTexts()
{
    //: The ways to look at an answer
    const std::array looks{tr("Text"), tr("Tree"), tr("Table")};
    for (std::size_t i = 0; i < looks.size(); ++i)
        m_looks[i]->setText(looks[i]);
    const auto name = [](QToolButton &button, const QString &text) {
        button.setToolTip(text);
        button.setAccessibleName(text);
    };
    name(*m_find, tr("Find"));
    name(*m_copy, tr("Copy all"));
    name(*m_more, tr("More"));
    m_copyAll->setText(tr("Copy all"));
    m_copyValue->setText(tr("Copy value"));
    m_copyPath->setText(tr("Copy path"));
    m_levels->setTitle(tr("Expand to level"));
    m_levels->actions().constFirst()->setText(tr("Collapse all"));
    for (int levels = 1; levels <= kLevels; ++levels)
        m_levels->actions().at(levels)->setText(tr("%n level(s)", nullptr, levels));
    m_pretty->setText(tr("Format"));
    m_wrap->setText(tr("Wrap lines"));
    m_save->setText(tr("Save..."));
    m_open->setText(tr("Open in another program"));
    m_text->setAccessibleName(tr("JSON as text"));
    m_empty->setText(m_emptyText.isEmpty() ? tr("Nothing to show yet.") : m_emptyText);
    showNotice();
}

void JsonView::setEmptyText(const QString &text)
{
    m_emptyText = text;
    m_empty->setText(text);
}

void JsonView::setBody(std::shared_ptr<const std::string> body)
{
    m_body = std::move(body);
    read(m_pretty->isChecked() ? JsonLayout::Pretty : JsonLayout::AsReceived);
}

bool JsonView::isComplete() const
{
    return !m_isReading && m_text->isComplete();
}

void JsonView::read(JsonLayout layout)
{
    const int revision = ++m_revision;
    m_search->drop();
    if (!m_body || m_body->size() <= kReadAtOnce) {
        m_isReading = false;
        showDocument(readJsonDocument(m_body, layout));
        return;
    }
    m_isReading = true;
    auto reading = ask(QThreadPool::globalInstance(), [body = m_body, layout]() -> Result<JsonDocument> {
        return readJsonDocument(body, layout);
    });
    whenDone(reading, this, [this, revision](const Result<JsonDocument> &document) {
        if (revision != m_revision || !document)
            return;
        m_isReading = false;
        showDocument(*document);
    });
}

void JsonView::showDocument(JsonDocument document)
{
    m_search->forget();
    JsonDocument before = std::exchange(m_document, std::move(document));
    m_tree->setValue(m_document.value);
    m_table->setDocument(m_document);
    m_image->setValue(m_document.value);
    letGo(std::move(before));
    m_looks[indexOfLook(JsonViewMode::Tree)]->setEnabled(m_document.value != nullptr);
    m_looks[indexOfLook(JsonViewMode::Table)]->setEnabled(!m_document.tables.empty());
    showLook(m_wantedLook);
    showNotice();
    m_text->showText(m_document.text,
                     m_document.isHighlighted() ? JsonColours::Highlighted : JsonColours::None);
    if (m_look != JsonViewMode::Text)
        m_search->searchIfOpen();
}

void JsonView::showNotice()
{
    const QLocale locale;
    m_summary->setText(
        m_body ? locale.formattedDataSize(static_cast<qint64>(m_body->size()), 1, QLocale::DataSizeSIFormat)
               : QString());
    QStringList sentences;
    MessageKind kind = MessageKind::Info;
    if (m_document.problem) {
        kind = MessageKind::Warning;
        sentences.append(tr("This is not valid JSON. Line %1, column %2: %3")
                             .arg(m_document.problem->line)
                             .arg(m_document.problem->column)
                             .arg(fromUtf8(m_document.problem->message)));
    }
    if (m_document.isCut)
        sentences.append(
            tr("Too large: only the beginning is shown. Save it or open it in another app to see the rest."));
    m_openButton->setVisible(m_document.isCut);
    if (m_document.hasBrokenLines)
        sentences.append(tr("Very long lines are wrapped."));
    if (!sentences.isEmpty())
        m_notice->setMessage(kind, sentences.join(u' '));
    m_notice->setVisible(!sentences.isEmpty());
}

void JsonView::setLook(JsonViewMode look)
{
    const json::Pointer place = currentPointer();
    m_wantedLook = look;
    showLook(look);
    showAt(place);
    m_search->searchIfOpen();
}

void JsonView::showLook(JsonViewMode look)
{
    const bool canShow = look == JsonViewMode::Text || m_looks[indexOfLook(look)]->isEnabled();
    const JsonViewMode before = std::exchange(m_look, canShow ? look : JsonViewMode::Text);
    m_search->setLook(m_look);
    m_looks[indexOfLook(m_look)]->setChecked(true);
    QWidget *text = m_image->hasImage() ? m_image : static_cast<QWidget *>(m_text);
    const std::array<QWidget *, 3> panes{text, m_tree, m_table};
    m_stack->setCurrentWidget(m_body ? panes[indexOfLook(m_look)] : m_empty);
    for (QWidget *widget : {static_cast<QWidget *>(m_find), static_cast<QWidget *>(m_copy),
                            static_cast<QWidget *>(m_more), static_cast<QWidget *>(m_looks[0]),
                            static_cast<QWidget *>(m_looks[1]), static_cast<QWidget *>(m_looks[2])})
        widget->setVisible(m_body != nullptr);
    m_levels->menuAction()->setVisible(m_look == JsonViewMode::Tree);
    m_pretty->setVisible(m_look == JsonViewMode::Text && m_document.value);
    m_wrap->setVisible(m_look == JsonViewMode::Text);
    m_copyPath->setVisible(m_document.value != nullptr);
    showPlace();
    if (before != m_look)
        Q_EMIT lookChanged();
}

void JsonView::showPlace()
{
    const bool isShown = m_body && m_look != JsonViewMode::Text;
    m_place->setVisible(isShown);
    if (isShown)
        m_place->setText(fromUtf8(currentPointer().toString()));
}

json::Pointer JsonView::currentPointer() const
{
    switch (m_look) {
    case JsonViewMode::Tree: return m_tree->pointer();
    case JsonViewMode::Table: return m_table->pointer();
    case JsonViewMode::Text: break;
    }
    const int position = m_text->textCursor().selectionStart();
    if (!m_document.value || position > kFollowedText)
        return {};
    return jsonPointerAt(m_document.text, position);
}

void JsonView::showAt(const json::Pointer &pointer)
{
    if (pointer.isRoot() || !m_document.value)
        return;
    if (m_look == JsonViewMode::Tree)
        m_tree->showPointer(pointer);
    else if (m_look == JsonViewMode::Table)
        m_table->showPointer(pointer);
    else if (m_document.text.size() <= kFollowedText && !m_document.hasBrokenLines && m_text->isComplete()) {
        const auto place = json::locate(toUtf8(m_document.text), pointer);
        const QTextBlock block =
            m_text->document()->findBlockByNumber(place ? static_cast<int>(place->line) - 1 : -1);
        if (block.isValid())
            m_text->reveal(block.position() + static_cast<qsizetype>(place->column) - 1, 0);
    }
}

const json::Value *JsonView::currentValue() const
{
    switch (m_look) {
    case JsonViewMode::Tree: return m_tree->value();
    case JsonViewMode::Table: return m_table->value();
    case JsonViewMode::Text: break;
    }
    return m_document.value ? json::resolve(*m_document.value, currentPointer()) : nullptr;
}

void JsonView::copy()
{
    const QString cells = m_look == JsonViewMode::Table ? m_table->copiedCells() : QString();
    if (!cells.isEmpty())
        setClipboard(cells);
    else if (m_look == JsonViewMode::Text && m_text->textCursor().hasSelection())
        m_text->copy();
    else if (const json::Value *value = currentValue())
        setClipboard(plainJsonText(*value));
}

bool JsonView::event(QEvent *event)
{
    // Takes the key as the texts of Qt do, also where there is no window with commands around.
    if (event->type() == QEvent::ShortcutOverride && m_look != JsonViewMode::Text
        && static_cast<QKeyEvent *>(event)->matches(QKeySequence::Copy)) {
        event->accept();
        return true;
    }
    return QWidget::event(event);
}

void JsonView::keyPressEvent(QKeyEvent *event)
{
    if (event->matches(QKeySequence::Copy))
        copy();
    else if (event->key() == Qt::Key_Escape && !m_findBar->isHidden())
        m_findBar->close();
    else
        QWidget::keyPressEvent(event);
}

bool JsonView::takes(EditCommand command) const
{
    return m_body && (TextFinder::takes(command) || command == EditCommand::Copy);
}

void JsonView::edit(EditCommand command)
{
    if (command == EditCommand::Copy)
        copy();
    else if (command == EditCommand::Find || m_findBar->isHidden())
        openSearch();
    else
        m_search->step(command == EditCommand::FindNext ? 1 : -1);
}

void JsonView::openSearch()
{
    if (m_body)
        m_findBar->open(m_text->hasFocus() ? TextFinder::selectedIn(*m_text) : QString());
}

} // namespace tooltray::ui
