// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/tools/tooleditor.h"

#include "engine/clients/clientpreview.h"
#include "engine/clients/workspacestate.h"
#include "engine/settings/serversettings.h"
#include "ui/actions/actionids.h"
#include "ui/actions/actionregistry.h"
#include "ui/delegates/twolinedelegate.h"
#include "ui/editor/graphqleditor.h"
#include "ui/language/language.h"
#include "ui/language/utf8text.h"
#include "ui/models/operationedits.h"
#include "ui/pages/baselinecommands.h"
#include "ui/pages/tools/argumentstab.h"
#include "ui/pages/tools/behaviourtab.h"
#include "ui/pages/tools/clienttab.h"
#include "ui/pages/tools/drawerkeys.h"
#include "ui/pages/tools/examplestab.h"
#include "ui/pages/tools/historypane.h"
#include "ui/pages/tools/operationtab.h"
#include "ui/pages/tools/resulttab.h"
#include "ui/pages/tools/toolheader.h"
#include "ui/pages/tools/trypane.h"
#include "ui/pages/tools/versionstab.h"
#include "ui/state/keptlayout.h"
#include "ui/state/uistate.h"
#include "ui/theme/metrics.h"
#include "ui/theme/screenreader.h"
#include "ui/theme/theme.h"
#include "ui/widgets/actionbutton.h"
#include "workspace/snapshot/resolvedendpoint.h"

#include <QAction>
#include <QApplication>
#include <QListView>
#include <QSplitter>
#include <QTabBar>
#include <QTabWidget>
#include <QVBoxLayout>

#include <algorithm>

namespace tooltray::ui {
namespace {

constexpr int kLeastSides = 100;    // the tabs and some lines
constexpr int kLeastDrawer = 200;   // with a response in it
constexpr int kRoomForDrawer = 560; // below the sides
constexpr int kRoomForBoth = 1100;  // side by side

// Problems are told by their place in the version, advice by that in the tool: /versions/0.1.0/parameters.
QString placeInVersion(const QString &place)
{
    static constexpr QLatin1StringView kVersions("/versions/");
    if (!place.startsWith(kVersions))
        return place;
    const qsizetype end = place.indexOf(u'/', kVersions.size());
    return end < 0 ? QString() : place.mid(end);
}

} // namespace

ToolEditor::ToolEditor(const PageContext &context, QWidget *parent)
    : QWidget(parent)
    , m_context(context)
    , m_split(new QSplitter(Qt::Vertical, this))
    , m_header(new ToolHeader(context.theme, context.actions, this))
    , m_tabs(new QTabWidget(m_split))
    , m_operation(new OperationTab(context.theme, m_tabs))
    , m_arguments(new ArgumentsTab(context.theme, m_tabs))
    , m_result(new ResultTab(context.theme, m_tabs))
    , m_behaviour(new BehaviourTab(context.theme, m_tabs))
    , m_client(new ClientTab(context.theme, m_tabs))
    , m_drawer(new QTabWidget) // Tab gets to it after all of the sides: it comes into the window last
    , m_isDrawerWanted(context.state.showsDrawer())
    , m_sampleFix(new QWidget(m_drawer))
    , m_problems(new QListView(m_drawer))
    , m_try(new TryPane(context.theme, *context.actions.action(actionid::kTryTool), m_drawer))
    , m_baselines(new BaselineCommands(context, this))
    , m_history(new HistoryPane(context, m_drawer))
    , m_examples(new ExamplesTab(context, m_tabs))
    , m_versions(new VersionsTab(context, m_history->calls(), m_tabs))
{
    build();
    connect(m_header, &ToolTab::edited, this, [this] { take(*m_header); });
    connect(m_header, &ToolHeader::detailsToggled, this,
            [this](bool areShown) { m_context.state.setShowsToolDetails(areShown); });
    connect(m_tabs, &QTabWidget::currentChanged, this, [this](int tab) {
        showTab(tab);
        Q_EMIT tabShown();
    });
    connect(m_problems, &QListView::activated, this,
            [this](const QModelIndex &index) { goToNote(index.row()); });
    connect(m_problems, &QListView::clicked, this,
            [this](const QModelIndex &index) { goToNote(index.row()); });
    connect(m_history, &HistoryPane::argumentsWanted, this, [this](const json::Value &arguments) {
        m_try->setArguments(arguments);
        showDrawer(Drawer::Try);
    });
    connect(m_try, &TryPane::baselineWanted, m_baselines,
            [this](quint64 entry) { m_baselines->pin(journal::EntryId(entry)); });
    connect(m_try, &TryPane::comparisonWanted, m_baselines,
            [this](quint64 entry) { m_baselines->compare(journal::EntryId(entry)); });
    connect(m_baselines, &BaselineCommands::told, m_try, &TryPane::tell);
    connect(m_baselines, &BaselineCommands::pinned, this, &ToolEditor::showBaseline);
    keepTranslated(*this, [this] { setTexts(); });
}

ToolEditor::~ToolEditor()
{
    delete m_drawerKeys; // the keyboard may go from one part to the next while they are deleted
}

void ToolEditor::build()
{
    m_header->setDetailsShown(m_context.state.showsToolDetails());
    m_tabs->setDocumentMode(true);
    m_tabs->setObjectName(QStringLiteral("sides"));
    m_drawer->setDocumentMode(true);
    // For the menus of the editors within.
    for (const auto id : {actionid::kComplete, actionid::kApplyFix, actionid::kExtractVariable,
                          actionid::kInlineVariable, actionid::kExtractFragment, actionid::kToggleComment,
                          actionid::kFormat, actionid::kGoToDefinition}) {
        if (QAction *action = m_context.actions.action(id))
            addAction(action);
    }
    addTab(m_operation);
    addTab(m_arguments);
    addTab(m_result);
    addTab(m_behaviour);
    addTab(m_client);
    addTab(m_examples);
    addTab(m_versions);
    m_problems->setModel(&m_notes);
    m_problems->setItemDelegate(new TwoLineDelegate(m_context.theme, m_problems));
    m_problems->setFrameShape(QFrame::NoFrame);
    m_problems->setEditTriggers(QListView::NoEditTriggers);
    m_problems->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_problems->setMouseTracking(true);
    auto *problems = new QWidget(m_drawer);
    auto *above = new QHBoxLayout(m_sampleFix);
    above->setContentsMargins(metrics::kMargin, metrics::kSpacingSmall, metrics::kMargin,
                              metrics::kSpacingSmall);
    if (QAction *sample = m_context.actions.action(actionid::kUseSample))
        above->addWidget(new ActionButton(*sample, m_sampleFix));
    above->addStretch(1);
    m_sampleFix->hide();
    auto *below = new QVBoxLayout(problems);
    below->setContentsMargins({});
    below->setSpacing(0);
    below->addWidget(m_sampleFix);
    below->addWidget(m_problems, 1);
    m_drawer->addTab(problems, QString());
    m_drawer->addTab(m_try, QString());
    m_drawer->addTab(m_history, QString());
    m_split->addWidget(m_tabs);
    m_split->addWidget(m_drawer);
    // Or a long message beside a response would lift the button that brought it.
    m_drawer->setMinimumHeight(kLeastDrawer);
    m_tabs->setMinimumHeight(kLeastSides); // else the largest of them would take the room of all
    m_split->setCollapsible(0, false);
    m_split->setStretchFactor(0, 1);
    showParts();
    shareRoom();
    const auto usual = [this] {
        return m_operation->editor().isVisible() ? static_cast<QWidget *>(&m_operation->editor())
                                                 : m_tabs->tabBar();
    };
    m_drawerKeys = new DrawerKeys(*this, *m_drawer, usual);
    connect(m_drawerKeys, &DrawerKeys::left, this, &ToolEditor::showSides);
    connect(m_drawerKeys, &DrawerKeys::closeWanted, this, &ToolEditor::toggleDrawer);

    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins({});
    layout->setSpacing(0);
    layout->addWidget(m_header);
    layout->addWidget(m_split, 1);
}

// The drawer is beside the sides where that leaves both enough room, else below them.
void ToolEditor::shareRoom()
{
    const bool isBeside = m_split->orientation() == Qt::Horizontal;
    keepShares(*m_split, m_context.state,
               isBeside ? QStringLiteral("tools.beside") : QStringLiteral("tools.below"), {56, 44});
    // Request and response are laid out across the drawer.
    m_try->sides().setOrientation(isBeside ? Qt::Vertical : Qt::Horizontal);
    keepShares(m_try->sides(), m_context.state,
               isBeside ? QStringLiteral("tools.requestAbove") : QStringLiteral("tools.sides"), {40, 60});
}

void ToolEditor::addTab(ToolTab *tab)
{
    m_tabs->addTab(tab, QString());
    m_sides.append(tab);
    connect(tab, &ToolTab::edited, this, [this, tab] { take(*tab); });
}

void ToolEditor::setTexts()
{
    m_tabs->setTabText(static_cast<int>(m_sides.indexOf(m_operation)), tr("Operation"));
    m_tabs->setTabText(static_cast<int>(m_sides.indexOf(m_arguments)), tr("Arguments"));
    m_tabs->setTabText(static_cast<int>(m_sides.indexOf(m_result)), tr("Result"));
    m_tabs->setTabText(static_cast<int>(m_sides.indexOf(m_behaviour)), tr("Behaviour"));
    //: Tab of a tool
    m_tabs->setTabText(static_cast<int>(m_sides.indexOf(m_client)), tr("Client"));
    m_tabs->setTabToolTip(static_cast<int>(m_sides.indexOf(m_client)), tr("What clients see of the tool"));
    //: Tab of the drawer: the tool is called
    m_drawer->setTabText(1, tr("Try"));
    //: Tab of the drawer: the calls of the tool
    m_drawer->setTabText(2, tr("History"));
    m_tabs->setTabText(static_cast<int>(m_sides.indexOf(m_examples)), tr("Examples"));
    m_tabs->setTabText(static_cast<int>(m_sides.indexOf(m_versions)), tr("Versions"));
    m_problems->setAccessibleName(tr("Problems"));
    m_tabs->setAccessibleName(tr("Parts of the tool"));
    m_drawer->setAccessibleName(tr("Drawer"));
    setNotes(m_notes.notes());
}

void ToolEditor::open(const QString &id, const ToolDraft &draft)
{
    m_draft = draft;
    m_isShowing = true;
    m_header->showDraft(m_draft);
    for (ToolTab *tab : std::as_const(m_sides))
        tab->showDraft(m_draft);
    m_try->setSubject(id);
    m_history->setTool(m_draft);
    m_isShowing = false;
    showBaseline();
    showSchema();
}

void ToolEditor::showBaseline()
{
    m_try->setHasBaseline(m_baselines->has(m_draft.tool.name));
}

void ToolEditor::rebase(const ToolDraft &draft)
{
    m_draft = draft;
    m_isShowing = true;
    m_header->showDraft(m_draft);
    if (QWidget *tab = m_tabs->currentWidget())
        static_cast<ToolTab *>(tab)->showDraft(m_draft);
    m_isShowing = false;
    m_history->setTool(m_draft);
}

void ToolEditor::setState(const engine::WorkspaceState &state)
{
    m_state = &state;
    m_header->setWorkspace(state.workspace);
    m_versions->setState(state);
    showSchema();
    showAround();
}

void ToolEditor::showAround()
{
    for (ToolTab *tab : std::as_const(m_sides))
        tab->showState(*m_state, m_schema);
}

void ToolEditor::showSampleFix()
{
    const bool lacksSample =
        m_state && m_draft.tool.endpoint == engine::kSampleEndpoint
        && m_state->workspace->find<workspace::Endpoint>(engine::kSampleEndpoint) == nullptr;
    m_sampleFix->setVisible(lacksSample);
}

void ToolEditor::showSchema()
{
    if (!m_state)
        return;
    const auto found = m_state->schemas.find(workspace::endpointOf(*m_state->workspace, m_draft.tool));
    graphql::SchemaPointer schema = found == m_state->schemas.end() ? nullptr : found->second.schema;
    if (schema == m_schema)
        return;
    m_schema = std::move(schema);
    m_operation->setSchema(m_schema);
    showAround();
    Q_EMIT schemaChanged(m_schema);
}

void ToolEditor::setNotes(const QList<ToolNote> &notes)
{
    m_notes.setNotes(notes);
    showSampleFix();
    // What a new tool lacks before anything is written is no fault of the person who begins it.
    const auto isFault = [](const ToolNote &note) { return note.kind != ToolNote::Kind::Advice; };
    const qsizetype faults = isBlank(m_draft) ? 0 : std::ranges::count_if(notes, isFault);
    const bool hasErrors = faults > 0 && errorCount(notes) > 0;
    //: Tab of the drawer, with how many there are
    m_drawer->setTabText(0, faults == 0 ? tr("Problems") : tr("Problems (%1)").arg(faults));
    m_drawer->setTabIcon(0, hasErrors         ? m_context.theme.icon(Icon::Error, Tint::Error)
                            : faults > 0      ? m_context.theme.icon(Icon::Warning, Tint::Warn)
                            : notes.isEmpty() ? m_context.theme.icon(Icon::Success, Tint::Ok)
                                              : m_context.theme.icon(Icon::Info, Tint::Muted));
}

void ToolEditor::setPreview(const engine::ClientPreview &preview)
{
    m_client->setPreview(preview);
    for (ToolTab *tab : std::as_const(m_sides))
        tab->showPreview(preview);
    m_try->setSchema(preview.form, m_notes.operationProblem());
    m_examples->setSchema(preview.form);
}

void ToolEditor::showDrawer(Drawer part)
{
    setDrawerShown(true);
    m_drawer->setCurrentIndex(static_cast<int>(part));
    showBaseline(); // the log may have made one
}

void ToolEditor::openTab(ToolTab &tab)
{
    showSides();
    m_tabs->setCurrentWidget(&tab);
}

bool ToolEditor::showsOperation() const
{
    return m_tabs->currentWidget() == m_operation && m_operation->isGraphql();
}

journal::EntryPointer ToolEditor::lastCallThatSent() const
{
    return m_history->calls().lastThatSent();
}

void ToolEditor::tryWith(const json::Value &arguments)
{
    showDrawer(Drawer::Try);
    if (!arguments.isNull())
        m_try->setArguments(arguments);
}

void ToolEditor::toggleDrawer()
{
    setDrawerShown(m_drawer->isHidden());
    Announcement::sayShown(*m_drawer, m_drawer->accessibleName());
}

void ToolEditor::setDrawerShown(bool isShown)
{
    if (m_isLow) {
        m_isDrawerWantedLow = isShown;
    } else {
        m_isDrawerWanted = isShown;
        m_context.state.setShowsDrawer(isShown);
    }
    showParts();
}

// Where there is no room for both, the drawer takes the place of the sides while somebody wants it.
void ToolEditor::showParts()
{
    const bool isShown = m_isLow ? m_isDrawerWantedLow : m_isDrawerWanted;
    m_drawer->setVisible(isShown);
    m_tabs->setVisible(!m_isLow || !isShown);
}

void ToolEditor::showSides()
{
    if (m_isLow)
        setDrawerShown(false);
}

void ToolEditor::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    const auto orientation = width() < kRoomForBoth ? Qt::Vertical : Qt::Horizontal;
    if (orientation != m_split->orientation()) {
        m_split->setOrientation(orientation);
        shareRoom();
    }
    const bool isLow = orientation == Qt::Vertical && height() < kRoomForDrawer;
    if (isLow == m_isLow)
        return;
    m_isLow = isLow;
    m_isDrawerWantedLow = m_drawer->isAncestorOf(QApplication::focusWidget()); // who works in it goes on
    showParts();
}

void ToolEditor::take(ToolTab &tab)
{
    if (m_isShowing)
        return;
    tab.store(m_draft);
    // These are about all of the tool, whatever is edited beside them.
    for (ToolTab *whole : std::initializer_list<ToolTab *>{m_examples, m_versions}) {
        if (whole != &tab && whole->isVisible())
            whole->showDraft(m_draft);
    }
    showSchema();
    if (&tab == m_header)
        showTab(m_tabs->currentIndex()); // some of it follows from the endpoint
    Q_EMIT edited();
}

void ToolEditor::showTab(int index)
{
    if (index < 0 || index >= m_sides.size())
        return;
    m_isShowing = true;
    m_sides[index]->showDraft(m_draft);
    m_isShowing = false;
}

void ToolEditor::goToNote(int row)
{
    if (row < 0 || row >= m_notes.notes().size())
        return;
    const ToolNote &note = m_notes.notes()[row];
    if (note.position || note.place.contains(u"/operation")) {
        openTab(*m_operation);
        m_operation->goTo(note);
    } else {
        goTo(placeInVersion(note.place));
    }
}

bool ToolEditor::goTo(const QString &place)
{
    if (m_header->goTo(place))
        return true;
    m_isShowing = true; // those that are not seen may be behind
    for (ToolTab *tab : std::as_const(m_sides))
        tab->showDraft(m_draft);
    m_isShowing = false;
    const auto at = std::ranges::find_if(m_sides, [&](ToolTab *tab) { return tab->goTo(place); });
    if (at == m_sides.end())
        return false;
    openTab(**at);
    (*at)->goTo(place); // now that it is seen, it can have the keyboard
    return true;
}

QString ToolEditor::goToUnfinished()
{
    for (auto at = m_draft.unfinished.begin(); at != m_draft.unfinished.end();) {
        const QString where = fromUtf8(at->first);
        const QString number = where.section(u'/', 0, 0);
        const auto version = workspace::Version::parse(toUtf8(number));
        if (version == m_draft.version) {
            if (goTo(where.mid(number.size())))
                return tr("Not saved: an entry is not valid yet.");
        } else if (version && m_draft.tool.versions.contains(*version)) {
            return tr("Not saved: an entry in version %1 is not valid yet.").arg(number);
        }
        at = m_draft.unfinished.erase(at);
    }
    return {};
}

} // namespace tooltray::ui
