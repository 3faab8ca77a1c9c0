// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/tools/versionstab.h"

#include "base/task/ask.h"
#include "engine/clients/workspacestate.h"
#include "ui/delegates/twolinedelegate.h"
#include "ui/language/language.h"
#include "ui/language/utf8text.h"
#include "ui/models/definitiontext.h"
#include "ui/models/diffmodel.h"
#include "ui/models/toolhistory.h"
#include "ui/state/keptlayout.h"
#include "ui/theme/metrics.h"
#include "ui/theme/textlabel.h"
#include "ui/theme/theme.h"
#include "ui/widgets/diffview.h"

#include <QComboBox>
#include <QKeyEvent>
#include <QListView>
#include <QPushButton>
#include <QSignalBlocker>
#include <QSplitter>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>
#include <iterator>

namespace tooltray::ui {

using workspace::Version;

VersionsTab::VersionsTab(const PageContext &context, const ToolHistoryModel &calls, QWidget *parent)
    : ToolTab(parent)
    , m_calls(calls)
    , m_open(new QPushButton(context.theme.icon(Icon::Edit), QString(), this))
    , m_activate(new QPushButton(context.theme.icon(Icon::Success), QString(), this))
    , m_copy(new QPushButton(context.theme.icon(Icon::Plus), QString(), this))
    , m_remove(new QToolButton(this))
    , m_list(new QListView(this))
    , m_choice(new QWidget(this))
    , m_otherLabel(new TextLabel(TextStyle::Muted, m_choice))
    , m_other(new QComboBox(m_choice))
    , m_outcome(new TextLabel(TextStyle::Muted, this))
    , m_diff(new DiffView(context.theme, this))
    , m_state(context.state)
    , m_theme(context.theme)
{
    build();
    connectParts();
    keepTranslated(*this, [this] { setTexts(); });
}

void VersionsTab::build()
{
    m_remove->setIcon(m_theme.icon(Icon::Trash));
    m_remove->setAutoRaise(true);
    m_remove->setFocusPolicy(Qt::StrongFocus);
    m_list->setModel(&m_model);
    m_list->setItemDelegate(new TwoLineDelegate(m_theme, m_list));
    m_list->setEditTriggers(QListView::NoEditTriggers);
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_list->setMouseTracking(true);
    m_list->setMinimumWidth(120);
    m_list->installEventFilter(this);
    m_otherLabel->setBuddy(m_other);
    m_other->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    m_outcome->shorten();

    auto *choice = new QHBoxLayout(m_choice);
    choice->setContentsMargins({});
    choice->addWidget(m_otherLabel);
    choice->addWidget(m_other);
    auto *line = new QHBoxLayout;
    line->addWidget(m_choice);
    line->addWidget(m_outcome, 1);
    auto *split = new QSplitter(Qt::Horizontal, this);
    auto *right = new QWidget(split);
    auto *rightLayout = new QVBoxLayout(right);
    keepMargins(*right, *rightLayout, {metrics::kSpacing, 0, 0, 0});
    rightLayout->setSpacing(metrics::kSpacing);
    rightLayout->addLayout(line);
    rightLayout->addWidget(m_diff, 1);
    rightLayout->addStretch(0);
    split->addWidget(m_list);
    split->addWidget(right);
    split->setChildrenCollapsible(false);
    keepShares(*split, m_state, QStringLiteral("tools.versions"), {30, 70});

    auto *bar = new QHBoxLayout;
    for (QPushButton *button : {m_open, m_activate, m_copy})
        bar->addWidget(button);
    bar->addStretch();
    bar->addWidget(m_remove);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(metrics::kMargin, metrics::kSpacing, metrics::kMargin, metrics::kSpacing);
    layout->setSpacing(metrics::kSpacing);
    layout->addLayout(bar);
    layout->addWidget(split, 1);
}

void VersionsTab::connectParts()
{
    const auto ask = [this](auto signal) {
        return [this, signal] {
            if (const auto version = current())
                (this->*signal)(*version);
        };
    };
    connect(m_open, &QPushButton::clicked, this, ask(&VersionsTab::openWanted));
    connect(m_activate, &QPushButton::clicked, this, ask(&VersionsTab::activateWanted));
    connect(m_copy, &QPushButton::clicked, this, ask(&VersionsTab::copyWanted));
    connect(m_remove, &QToolButton::clicked, this, ask(&VersionsTab::removeWanted));
    connect(m_list, &QListView::activated, this, ask(&VersionsTab::openWanted));
    connect(m_list->selectionModel(), &QItemSelectionModel::currentChanged, this,
            &VersionsTab::versionChosen);
    connect(m_other, &QComboBox::activated, this, &VersionsTab::compare);
    connect(&m_calls, &ToolHistoryModel::callsChanged, this, [this] {
        m_known.lastUses = m_calls.lastUses();
        showList();
    });
}

void VersionsTab::setTexts()
{
    //: Button: the version is shown in the other tabs, to be worked on
    m_open->setText(tr("Open"));
    m_open->setToolTip(tr("Edit this version in the other tabs"));
    //: Button: the version is called from now on
    m_activate->setText(tr("Activate"));
    m_activate->setToolTip(tr("Make this the version that clients call"));
    m_copy->setText(tr("New version"));
    m_copy->setToolTip(tr("Create a new version as a copy of this one"));
    m_remove->setAccessibleName(tr("Delete this version"));
    m_list->setAccessibleName(tr("Versions"));
    m_otherLabel->setText(tr("Compare with"));
    m_other->setAccessibleName(tr("Compare with"));
    m_diff->setAccessibleName(tr("Differences between the versions"));
    showList();
    versionChosen();
}

void VersionsTab::setState(const engine::WorkspaceState &state)
{
    m_workspace = state.workspace;
    m_schemas = state.checked();
    if (isVisible())
        check();
}

void VersionsTab::showDraft(const ToolDraft &draft)
{
    const bool isAnother = draft.original != m_original;
    const auto shown = isAnother ? std::nullopt : current();
    if (isAnother)
        m_known.errors.clear(); // those of the same tool stay until they are counted again
    m_original = draft.original;
    m_tool = draft.tool;
    m_edited = draft.version;
    m_known.lastUses = m_calls.lastUses();
    showList();
    const Version wanted = shown && m_tool.versions.contains(*shown) ? *shown : m_edited;
    {
        const QSignalBlocker blocker(m_list->selectionModel());
        m_list->setCurrentIndex(m_model.index(m_model.rowOf(wanted)));
    }
    m_list->viewport()->update();
    versionChosen();
    check();
}

void VersionsTab::showList()
{
    const auto shown = current();
    m_model.show(m_tool, m_edited, m_known);
    if (const int row = shown ? m_model.rowOf(*shown) : -1; row >= 0 && !m_list->currentIndex().isValid()) {
        const QSignalBlocker blocker(m_list->selectionModel());
        m_list->setCurrentIndex(m_model.index(row));
    }
}

void VersionsTab::check()
{
    if (!m_workspace || m_tool.versions.empty())
        return;
    using Errors = std::map<Version, int>;
    const auto work = [workspace = m_workspace, schemas = m_schemas, tool = m_tool]() -> Result<Errors> {
        Errors errors;
        for (const auto &[version, definition] : tool.versions) {
            const auto found = workspace::checkVersion(*workspace, schemas, tool, version).problems.size();
            if (found > 0)
                errors.emplace(version, static_cast<int>(found));
        }
        return errors;
    };
    whenDone(ask(QThreadPool::globalInstance(), work), this,
             [this, revision = ++m_checkRevision](const Result<Errors> &errors) {
                 if (revision != m_checkRevision || !errors)
                     return;
                 m_known.errors = *errors;
                 showList();
             });
}

std::optional<Version> VersionsTab::current() const
{
    return m_model.versionAt(m_list->currentIndex().row());
}

std::optional<Version> VersionsTab::other() const
{
    return Version::parse(toUtf8(m_other->currentData().toString()));
}

// What people ask first: how it differs from the one that is called or, of that one, from the one before.
Version VersionsTab::usualOther(Version version) const
{
    if (version != m_tool.active)
        return m_tool.active;
    const auto found = m_tool.versions.find(version);
    if (found == m_tool.versions.begin() || found == m_tool.versions.end())
        return m_tool.versions.rbegin()->first;
    return std::prev(found)->first;
}

void VersionsTab::versionChosen()
{
    const auto version = current();
    enableButtons();
    if (!version || m_tool.versions.empty())
        return;
    const auto before = other();
    {
        const QSignalBlocker blocker(m_other);
        m_other->clear();
        for (auto each = m_tool.versions.rbegin(); each != m_tool.versions.rend(); ++each) {
            if (each->first == *version)
                continue;
            const QString number = fromUtf8(each->first.toString());
            m_other->addItem(each->first == m_tool.active ? tr("%1 (active)").arg(number) : number, number);
        }
        const Version wanted = before && *before != *version && m_tool.versions.contains(*before)
                                   ? *before
                                   : usualOther(*version);
        m_other->setCurrentIndex(m_other->findData(fromUtf8(wanted.toString())));
    }
    m_choice->setVisible(m_other->count() > 0);
    compare();
}

void VersionsTab::compareWithActive()
{
    m_list->setCurrentIndex(m_model.index(m_model.rowOf(m_edited)));
    m_other->setCurrentIndex(m_other->findData(fromUtf8(m_tool.active.toString())));
    compare();
    m_list->setFocus();
}

// The older one stands on the left, whichever was chosen first.
void VersionsTab::compare()
{
    const auto chosen = current();
    if (!chosen)
        return;
    const auto another = other();
    m_diff->setVisible(another.has_value());
    m_outcome->setText(another ? QString() : tr("Only one version"));
    if (!another) {
        ++m_diffRevision; // what is still being compared is of another tool
        return;
    }
    const auto [left, right] = std::minmax({*chosen, *another});
    const auto work = [tool = m_tool, before = Version(left),
                       after = Version(right)]() -> Result<std::vector<DiffRow>> {
        return diffRows(versionText(tool, before), versionText(tool, after));
    };
    whenDone(ask(QThreadPool::globalInstance(), work), this,
             [this, before = Version(left), after = Version(right),
              revision = ++m_diffRevision](const Result<std::vector<DiffRow>> &rows) {
                 if (revision != m_diffRevision || !rows)
                     return;
                 m_diff->setRows(*rows);
                 const auto count = std::ranges::count(*rows, DiffRow::Kind::Changed, &DiffRow::kind);
                 if (count == 0)
                     m_outcome->setText(tr("Identical"));
                 else
                     //: From one version to another
                     m_outcome->setText(tr("%1 to %2: %n line(s) differ", nullptr, static_cast<int>(count))
                                            .arg(fromUtf8(before.toString()), fromUtf8(after.toString())));
             });
}

void VersionsTab::enableButtons()
{
    const auto version = current();
    m_open->setEnabled(version && *version != m_edited);
    m_activate->setEnabled(version && *version != m_tool.active);
    m_copy->setEnabled(version.has_value());
    const bool isActive = version && *version == m_tool.active;
    m_remove->setEnabled(version && !isActive);
    m_remove->setToolTip(isActive ? tr("The active version cannot be deleted") : tr("Delete this version"));
}

bool VersionsTab::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == m_list && event->type() == QEvent::KeyPress
        && static_cast<QKeyEvent *>(event)->key() == Qt::Key_Delete) {
        m_remove->click();
        return true;
    }
    return ToolTab::eventFilter(watched, event);
}

} // namespace tooltray::ui
