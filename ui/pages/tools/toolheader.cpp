// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/tools/toolheader.h"

#include "ui/actions/actionids.h"
#include "ui/actions/actionregistry.h"
#include "ui/language/language.h"
#include "ui/language/sentence.h"
#include "ui/language/utf8text.h"
#include "ui/models/fieldtexts.h"
#include "ui/theme/fonts.h"
#include "ui/theme/metrics.h"
#include "ui/theme/textlabel.h"
#include "ui/theme/theme.h"
#include "ui/widgets/actionbutton.h"
#include "ui/widgets/formrows.h"
#include "ui/widgets/inlinemessage.h"
#include "workspace/definitions/names.h"
#include "workspace/snapshot/resolvedendpoint.h"

#include <QAction>
#include <QCheckBox>
#include <QComboBox>
#include <QGridLayout>
#include <QLineEdit>
#include <QMenu>
#include <QPlainTextEdit>
#include <QSignalBlocker>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>
#include <array>
#include <utility>

namespace tooltray::ui {
namespace {

constexpr int kDescriptionLines = 2;
constexpr int kToolNameWidth = 120;
constexpr int kTagsWidth = 150;
constexpr int kEndpointWidth = 170;
constexpr int kRoomForAll = 620;

} // namespace

ToolHeader::ToolHeader(const Theme &theme, const ActionRegistry &actions, QWidget *parent)
    : ToolTab(parent)
    , m_theme(theme)
    , m_name(new QLineEdit(this))
    , m_stateMark(m_name->addAction(theme.icon(Icon::Edit, Tint::Accent), QLineEdit::TrailingPosition))
    , m_version(new TextLabel(TextStyle::Muted, this))
    , m_stateText(new TextLabel(TextStyle::Muted, this))
    , m_enabled(new QCheckBox(this))
    , m_detailsButton(new QToolButton(this))
    , m_menu(new QToolButton(this))
    , m_details(new QWidget(this))
    , m_title(new QLineEdit(m_details))
    , m_endpoint(new QComboBox(m_details))
    , m_tags(new QLineEdit(m_details))
    , m_description(new QPlainTextEdit(m_details))
    , m_problem(new InlineMessage(theme, this))
{
    build(actions);
    connect(m_name, &QLineEdit::textChanged, this, &ToolHeader::checkName);
    for (QLineEdit *edit : {m_name, m_title, m_tags})
        connect(edit, &QLineEdit::textEdited, this, &ToolHeader::edited);
    connect(m_enabled, &QCheckBox::clicked, this, &ToolHeader::edited);
    connect(m_detailsButton, &QToolButton::clicked, this, [this](bool areShown) {
        setDetailsShown(areShown);
        Q_EMIT detailsToggled(areShown);
    });
    connect(m_endpoint, &QComboBox::activated, this, &ToolHeader::edited);
    connect(m_description, &QPlainTextEdit::textChanged, this, [this] {
        if (!m_isShowing)
            Q_EMIT edited();
    });
    keepTranslated(*this, [this] { setTexts(); });
}

void ToolHeader::build(const ActionRegistry &actions)
{
    QFont heading = headingFont(font());
    m_name->setFont(heading);
    m_name->setMinimumWidth(kToolNameWidth);
    for (TextLabel *label : {m_version, m_stateText})
        label->setMinimumWidth(1); // gives way first
    m_menu->setIcon(m_theme.icon(Icon::ChevronDown));
    m_menu->setAutoRaise(true);
    m_menu->setFocusPolicy(Qt::StrongFocus);
    m_menu->setPopupMode(QToolButton::InstantPopup);
    m_menu->setMenu(new QMenu(m_menu));
    m_detailsButton->setCheckable(true);
    m_detailsButton->setAutoRaise(true);
    m_detailsButton->setFocusPolicy(Qt::StrongFocus);
    m_detailsButton->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    m_problem->hide();

    m_first = new QHBoxLayout;
    m_labels = new QHBoxLayout;
    QHBoxLayout *first = m_first;
    first->addWidget(m_name, 1);
    placeLabels();
    first->addSpacing(metrics::kSpacing);
    first->addWidget(m_enabled);
    first->addWidget(m_detailsButton);
    first->addWidget(new ActionButton(*actions.action(actionid::kTryTool), this));
    auto *save = new ActionButton(*actions.action(actionid::kSave), this);
    save->setDefault(true);
    first->addWidget(save);
    for (const auto &id : {actionid::kCopyTool, actionid::kToolCalls}) {
        auto *button = new QToolButton(this);
        button->setDefaultAction(actions.action(id));
        button->setToolButtonStyle(Qt::ToolButtonIconOnly);
        button->setAutoRaise(true);
        button->setFocusPolicy(Qt::StrongFocus);
        m_extras.append(button);
        first->addWidget(button);
    }
    first->addWidget(m_menu);
    buildDetails();
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(metrics::kMargin, metrics::kMargin, metrics::kMargin, metrics::kSpacingSmall);
    layout->setSpacing(metrics::kSpacing);
    layout->addLayout(first);
    layout->addLayout(m_labels);
    layout->addWidget(m_problem);
    layout->addWidget(m_details);
    orderTabs(controlsOf(*layout));
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    setDetailsShown(false);
}

void ToolHeader::buildDetails()
{
    m_tags->setFixedWidth(kTagsWidth);
    m_endpoint->setMinimumWidth(kEndpointWidth);
    m_title->setMinimumWidth(60);
    m_description->setTabChangesFocus(true);
    m_description->setFixedHeight(kDescriptionLines * fontMetrics().lineSpacing() + 2 * metrics::kSpacing);
    auto *details = new QGridLayout(m_details);
    details->setContentsMargins({});
    details->setHorizontalSpacing(metrics::kSpacing);
    details->setVerticalSpacing(2);
    details->setColumnStretch(0, 1);
    const auto addField = [this, details](QWidget *field, int row, int column, int columns) {
        auto *label = new TextLabel(TextStyle::Muted, m_details);
        label->setBuddy(field);
        m_detailLabels.append(label);
        details->addWidget(label, row, column, 1, columns);
        details->addWidget(field, row + 1, column, 1, columns);
    };
    addField(m_title, 0, 0, 1);
    addField(m_endpoint, 0, 1, 1);
    addField(m_tags, 0, 2, 1);
    addField(m_description, 2, 0, 3);
}

void ToolHeader::setDetailsShown(bool areShown)
{
    m_details->setVisible(areShown);
    m_detailsButton->setChecked(areShown);
    m_detailsButton->setIcon(m_theme.icon(areShown ? Icon::ChevronUp : Icon::ChevronDown));
}

void ToolHeader::setTexts()
{
    m_name->setAccessibleName(tr("Name"));
    const QStringList labels{tr("Title"), tr("Endpoint"), tr("Tags"), tr("Description")};
    for (qsizetype i = 0; i < labels.size(); ++i) {
        m_detailLabels[i]->setText(labels[i]);
        m_detailLabels[i]->buddy()->setAccessibleName(labels[i]);
    }
    m_title->setPlaceholderText(tr("Display title (optional)"));
    m_tags->setPlaceholderText(tr("Separated by commas"));
    m_endpoint->setToolTip(tr("Where the tool sends its requests"));
    m_description->setPlaceholderText(tr("Describe what it does and when to use it. Agents read this."));
    //: Check box: whether clients are offered the tool
    m_enabled->setText(tr("Enabled"));
    //: Button that folds out title, endpoint, tags and description of a tool
    m_detailsButton->setText(tr("Details"));
    m_detailsButton->setToolTip(tr("Title, endpoint, tags and description"));
    m_menu->setAccessibleName(tr("More"));
    m_menu->setToolTip(tr("More"));
    setState(m_state);
    checkName();
    fillEndpoints(m_endpoint->currentData().toString());
}

void ToolHeader::setWorkspace(const workspace::WorkspacePtr &workspace)
{
    m_workspace = workspace;
    fillEndpoints(m_endpoint->currentData().toString());
    checkName();
}

void ToolHeader::setMenuActions(const QList<QAction *> &actions)
{
    m_menu->menu()->addActions(actions);
}

void ToolHeader::setState(State state)
{
    m_state = state;
    switch (state) {
    case State::Saved: // hidden, it has the size of a draft's
    //: Of a tool: it was changed, and the change is not saved
    case State::Draft: m_stateText->setText(tr("Draft, not saved")); break;
    //: Of a tool: it was made, and is not saved
    case State::New: m_stateText->setText(tr("New, not saved")); break;
    }
    placeLabels();
    markState();
}

// The first letter typed must not move what is beside or below.
void ToolHeader::markState()
{
    const bool isSaved = m_state == State::Saved;
    const bool isMarked = m_areLabelsBelow && m_version->isHidden();
    QSizePolicy reserved = m_stateText->sizePolicy();
    reserved.setRetainSizeWhenHidden(!m_areLabelsBelow);
    m_stateText->setSizePolicy(reserved);
    m_stateText->setVisible(!isSaved && !isMarked);
    m_stateText->setToolTip(isSaved ? QString() : tr("Your changes are not saved."));
    m_stateMark->setVisible(!isSaved && isMarked);
    m_stateMark->setText(m_stateText->text());
    m_stateMark->setToolTip(m_stateText->text());
    m_name->setAccessibleDescription(isSaved ? QString() : m_stateText->text());
}

void ToolHeader::resizeEvent(QResizeEvent *event)
{
    ToolTab::resizeEvent(event);
    setNarrow(width() < kRoomForAll);
    placeLabels();
}

void ToolHeader::setNarrow(bool isNarrow)
{
    if (isNarrow == m_isNarrow)
        return;
    m_isNarrow = isNarrow;
    m_detailsButton->setToolButtonStyle(isNarrow ? Qt::ToolButtonIconOnly : Qt::ToolButtonTextBesideIcon);
    for (QToolButton *button : std::as_const(m_extras)) {
        button->setVisible(!isNarrow);
        if (isNarrow)
            m_menu->menu()->addAction(button->defaultAction());
        else
            m_menu->menu()->removeAction(button->defaultAction());
    }
    placeLabels();
}

// Beside the name only where all of it can be read nevertheless.
void ToolHeader::placeLabels()
{
    const bool areBelow = !hasRoomForLabels();
    if (areBelow == m_areLabelsBelow)
        return;
    m_areLabelsBelow = areBelow;
    for (QWidget *label : {m_version, m_stateText}) {
        m_first->removeWidget(label);
        m_labels->removeWidget(label);
    }
    while (QLayoutItem *stretch = m_labels->takeAt(0))
        delete stretch;
    if (areBelow) {
        m_labels->addWidget(m_version);
        m_labels->addWidget(m_stateText);
        m_labels->addStretch();
    } else {
        m_first->insertWidget(1, m_version);
        m_first->insertWidget(2, m_stateText);
    }
    markState();
}

bool ToolHeader::hasRoomForLabels() const
{
    if (m_isNarrow)
        return false;
    // By what the parts want, not by what they have: that is of before the text or the width changed.
    int room = width() - 2 * metrics::kMargin;
    for (int i = 0; i < m_first->count(); ++i) {
        const QLayoutItem &item = *m_first->itemAt(i);
        const bool isOwn =
            item.widget() == m_name || item.widget() == m_version || item.widget() == m_stateText;
        if (!isOwn && (!item.widget() || !item.isEmpty()))
            room -= item.sizeHint().width() + (item.widget() ? m_first->spacing() : 0);
    }
    for (const QWidget *label : {m_version, m_stateText}) {
        if (label == m_stateText || !label->isHidden())
            room -= label->sizeHint().width() + m_first->spacing();
    }
    const int wanted = QFontMetrics(m_name->font()).horizontalAdvance(m_name->text());
    return !isVisible() || room >= std::max(kToolNameWidth, wanted + 2 * metrics::kMargin);
}

QSize ToolHeader::minimumSizeHint() const
{
    const QSize all = ToolTab::minimumSizeHint();
    return m_isNarrow ? all : QSize(std::max(all.width() - spared(), 1), all.height());
}

// How much narrower it can be at least once it is narrow; how narrow buttons get is the style's business.
int ToolHeader::spared() const
{
    int spared = 0;
    for (const QToolButton *button : m_extras)
        spared += button->minimumSizeHint().width() + metrics::kSpacing;
    return spared;
}

void ToolHeader::focusName()
{
    m_name->setFocus(Qt::OtherFocusReason);
    m_name->selectAll();
}

bool ToolHeader::goTo(const QString &place)
{
    const std::array<std::pair<QLatin1StringView, QWidget *>, 4> fields{
        {{QLatin1StringView("/endpoint"), m_endpoint},
         {QLatin1StringView("/title"), m_title},
         {QLatin1StringView("/tags"), m_tags},
         {QLatin1StringView("/description"), m_description}}};
    const auto found = std::ranges::find(fields, place, &std::pair<QLatin1StringView, QWidget *>::first);
    if (found == fields.end())
        return false;
    setDetailsShown(true);
    found->second->setFocus(Qt::OtherFocusReason);
    return true;
}

QString ToolHeader::nameProblem() const
{
    const std::string name = toUtf8(m_name->text());
    if (const auto problem = workspace::nameProblem(workspace::ObjectKind::Tool, name))
        return said(*problem);
    if (!m_workspace || name == m_original)
        return {};
    if (m_workspace->find<workspace::Tool>(name))
        return tr("Another tool has this name.");
    if (m_workspace->isBuiltIn(name))
        return tr("A built-in tool has this name.");
    if (m_workspace->aliased(name))
        return tr("Another tool has this name as an alias.");
    return {};
}

void ToolHeader::showDraft(const ToolDraft &draft)
{
    m_isShowing = true;
    const auto set = [](QLineEdit &edit, const std::string &text) {
        const QString wanted = fromUtf8(text);
        if (edit.text() == wanted)
            return;
        edit.setText(wanted);
        if (!edit.hasFocus())
            edit.setCursorPosition(0); // else it is the beginning that is cut off
    };
    m_original = draft.original;
    set(*m_name, draft.tool.name);
    set(*m_title, draft.tool.title);
    if (FieldTexts::names(m_tags->text()) != draft.tool.tags)
        m_tags->setText(FieldTexts::ofNames(draft.tool.tags));
    m_enabled->setChecked(draft.tool.enabled);
    fillEndpoints(fromUtf8(draft.tool.endpoint));
    const QString description = fromUtf8(draft.edited().description);
    if (m_description->toPlainText() != description)
        m_description->setPlainText(description);
    showVersion(draft);
    checkName();
    m_isShowing = false;
}

void ToolHeader::showVersion(const ToolDraft &draft)
{
    const bool isActive = draft.version == draft.tool.active;
    const QString number = fromUtf8(draft.version.toString());
    m_version->setVisible(draft.tool.versions.size() > 1);
    //: Of a tool: the version that is worked on is not the one that clients call
    m_version->setText(isActive ? number : tr("%1, not active").arg(number));
    markState();
}

void ToolHeader::store(ToolDraft &draft) const
{
    draft.tool.name = toUtf8(m_name->text());
    draft.tool.title = toUtf8(m_title->text().trimmed());
    draft.tool.tags = FieldTexts::names(m_tags->text());
    draft.tool.enabled = m_enabled->isChecked();
    draft.tool.endpoint = toUtf8(m_endpoint->currentData().toString());
    draft.edited().description = toUtf8(m_description->toPlainText());
}

void ToolHeader::checkName()
{
    const QString problem = nameProblem();
    // The field may be too narrow for all of it.
    //: %1 is a name
    m_name->setToolTip(m_name->text().isEmpty() ? tr("What clients call the tool")
                                                : tr("%1: what clients call the tool").arg(m_name->text()));
    placeLabels();
    m_problem->setVisible(!problem.isEmpty());
    if (!problem.isEmpty())
        m_problem->setMessage(MessageKind::Error, problem);
}

void ToolHeader::fillEndpoints(const QString &chosen)
{
    const QSignalBlocker blocker(m_endpoint);
    m_endpoint->clear();
    if (m_workspace) {
        for (const auto &[name, entry] : m_workspace->entries(workspace::ObjectKind::Endpoint))
            m_endpoint->addItem(fromUtf8(name), fromUtf8(name));
    }
    // With one endpoint a tool need not name it.
    if (chosen.isEmpty() || m_endpoint->count() == 0) {
        const bool isKnown = !m_workspace || m_endpoint->count() < 2
                             || !workspace::endpointOf(*m_workspace, workspace::Tool()).empty();
        //: In the list of endpoints, while a tool names none
        m_endpoint->insertItem(0, isKnown ? tr("Default endpoint") : tr("Choose an endpoint"), QString());
    }
    if (m_endpoint->findData(chosen) < 0)
        //: In the list of endpoints: a tool names one that does not exist
        m_endpoint->addItem(tr("%1 (missing)").arg(chosen), chosen);
    m_endpoint->setCurrentIndex(m_endpoint->findData(chosen));
}

} // namespace tooltray::ui
