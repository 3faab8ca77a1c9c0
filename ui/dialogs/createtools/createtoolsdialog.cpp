// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/dialogs/createtools/createtoolsdialog.h"

#include "base/task/ask.h"
#include "engine/engine.h"
#include "ui/dialogs/createtools/fieldtoolspage.h"
#include "ui/dialogs/createtools/operationtoolspage.h"
#include "ui/language/language.h"
#include "ui/language/sentence.h"
#include "ui/language/utf8text.h"
#include "ui/theme/metrics.h"
#include "ui/theme/textlabel.h"
#include "ui/widgets/inlinemessage.h"

#include <QAction>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QPushButton>
#include <QSignalBlocker>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace tooltray::ui {
namespace {

constexpr QSize kToolsDialogSize(1180, 720);
constexpr int kIsApiRole = Qt::UserRole + 1; // whether the operations of its REST API are meant

} // namespace

CreateToolsDialog::CreateToolsDialog(engine::Engine &engine, const Theme &theme, const QString &endpoint,
                                     QWidget *parent)
    : QDialog(parent)
    , m_engine(engine)
    , m_theme(theme)
    , m_column(new QVBoxLayout)
    , m_endpointLabel(new TextLabel(this))
    , m_endpoint(new QComboBox(this))
    , m_problem(new InlineMessage(theme, this))
    , m_question(new InlineMessage(theme, this))
    , m_discard(new QAction(this))
    , m_keep(new QAction(this))
    , m_summary(new TextLabel(TextStyle::Muted, this))
    , m_bottom(new QHBoxLayout)
{
    setAttribute(Qt::WA_DeleteOnClose);
    build();
    takeEndpoints(endpoint);
    showChooser();
    connect(m_endpoint, &QComboBox::currentIndexChanged, this, &CreateToolsDialog::changeEndpoint);
    keepTranslated(*this, [this] { retranslate(); });
    resize(kToolsDialogSize);
    m_chooser->setFocus();
}

void CreateToolsDialog::build()
{
    m_endpointLabel->setBuddy(m_endpoint);
    m_endpoint->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    m_problem->hide();
    m_question->addButton(*m_discard);
    m_keepButton = &m_question->addButton(*m_keep);
    m_question->hide();
    connect(m_discard, &QAction::triggered, this, &CreateToolsDialog::discard);
    connect(m_keep, &QAction::triggered, this, &CreateToolsDialog::keep);
    auto *top = new QHBoxLayout;
    top->addWidget(m_endpointLabel);
    top->addWidget(m_endpoint);
    top->addStretch();
    m_bottom->addWidget(m_summary, 1);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(metrics::kMarginLarge, metrics::kMarginLarge, metrics::kMarginLarge,
                               metrics::kMarginLarge);
    layout->setSpacing(metrics::kMargin);
    layout->addLayout(top);
    layout->addLayout(m_column, 1);
    layout->addWidget(m_problem);
    layout->addWidget(m_question);
    layout->addLayout(m_bottom);
}

void CreateToolsDialog::takeEndpoints(const QString &current)
{
    const engine::WorkspaceState &state = m_engine.workspaceClient().state();
    int wanted = -1;
    int usable = -1;
    const auto add = [&](const QString &name, const QString &text, bool isApi, bool isThere) {
        m_endpoint->addItem(text, name);
        const int index = m_endpoint->count() - 1;
        m_endpoint->setItemData(index, isApi, kIsApiRole);
        if (wanted < 0 && name == current)
            wanted = index;
        if (usable < 0 && isThere)
            usable = index; // of the others nothing can be made
    };
    for (const auto &[key, entry] : state.workspace->entries(workspace::ObjectKind::Endpoint)) {
        const auto &endpoint = std::get<workspace::Endpoint>(entry.object());
        const auto found = state.schemas.find(key);
        const engine::EndpointSchema known =
            found == state.schemas.end() ? engine::EndpointSchema() : found->second;
        const QString name = fromUtf8(key);
        const bool isApi = !endpoint.api.location.empty();
        const bool isGraphql =
            !endpoint.url.empty() && endpoint.schema.kind != workspace::SchemaSource::Kind::None;
        if (isGraphql || !isApi)
            add(name, name, false, known.schema != nullptr);
        if (isApi)
            //: An endpoint that offers GraphQL as well
            add(name, isGraphql ? tr("%1 (REST)").arg(name) : name, true, known.described.summary != nullptr);
    }
    m_endpoint->setCurrentIndex(std::max(wanted >= 0 ? wanted : usable, m_endpoint->count() > 0 ? 0 : -1));
    const bool isChoice = m_endpoint->count() > 1;
    m_endpoint->setVisible(isChoice);
    m_endpointLabel->setVisible(isChoice);
}

void CreateToolsDialog::changeEndpoint()
{
    const int wanted = m_endpoint->currentIndex();
    if (wanted == m_shownEndpoint || !m_chooser->hasChanges())
        return showChooser();
    const QSignalBlocker blocker(m_endpoint);
    m_endpoint->setCurrentIndex(m_shownEndpoint);
    m_wantedEndpoint = wanted;
    askToDiscard();
}

void CreateToolsDialog::reject()
{
    if (!m_question->isHidden())
        return keep();
    if (m_isSaving || !m_chooser->hasChanges())
        return QDialog::reject();
    m_wantedEndpoint = -1;
    askToDiscard();
}

void CreateToolsDialog::askToDiscard()
{
    m_question->setMessage(MessageKind::Warning, m_question->text()); // news each time
    m_question->show();
    m_askedAt = focusWidget();
    m_keepButton->setFocus();
}

void CreateToolsDialog::discard()
{
    m_question->hide();
    if (m_wantedEndpoint < 0)
        return QDialog::reject();
    const QSignalBlocker blocker(m_endpoint);
    m_endpoint->setCurrentIndex(m_wantedEndpoint);
    showChooser();
    m_chooser->setFocus();
}

void CreateToolsDialog::keep()
{
    m_question->hide();
    (m_askedAt ? m_askedAt.data() : m_chooser)->setFocus();
}

void CreateToolsDialog::showChooser()
{
    delete std::exchange(m_chooser, nullptr);
    m_problem->hide();
    m_question->hide();
    m_shownEndpoint = m_endpoint->currentIndex();
    const QString endpoint = m_endpoint->currentData().toString();
    if (m_endpoint->currentData(kIsApiRole).toBool())
        m_chooser = new OperationToolsPage(m_engine, m_theme, endpoint, this);
    else
        m_chooser = new FieldToolsPage(m_engine.workspaceClient(), m_theme, endpoint, this);
    m_column->addWidget(m_chooser);
    connect(m_chooser, &ToolsChooser::stateChanged, this, &CreateToolsDialog::showState);
    makeButtons();
    showState();
}

// The buttons are made anew behind each chooser: the widget that is made last comes last in the order of Tab, and not all
// parts of a box of buttons can be moved there.
void CreateToolsDialog::makeButtons()
{
    delete std::exchange(m_buttons, new QDialogButtonBox(this));
    m_create = m_buttons->addButton(QString(), QDialogButtonBox::AcceptRole);
    m_create->setDefault(true);
    m_cancel = m_buttons->addButton(QDialogButtonBox::Cancel);
    m_cancel->setText(tr("Cancel"));
    connect(m_buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(m_create, &QPushButton::clicked, this, &CreateToolsDialog::create);
    m_bottom->addWidget(m_buttons);
}

void CreateToolsDialog::retranslate()
{
    setWindowTitle(tr("Create tools"));
    m_endpointLabel->setText(tr("&Endpoint"));
    m_cancel->setText(tr("Cancel"));
    m_discard->setText(tr("&Discard"));
    m_keep->setText(tr("&Keep editing"));
    m_question->setMessage(MessageKind::Warning, tr("Discard the selected tools and their settings?"));
    showState();
}

void CreateToolsDialog::showState()
{
    const int count = static_cast<int>(m_chooser->count());
    const bool isSaved = m_chooser->outcome() == ToolsChooser::Outcome::Saved;
    if (isSaved)
        m_create->setText(count == 0 ? tr("Save tools") : tr("Save %n tool(s)", nullptr, count));
    else
        m_create->setText(count == 0 ? tr("Create tools") : tr("Create %n tool(s)", nullptr, count));
    m_create->setEnabled(count > 0 && m_chooser->isReady() && !m_isSaving);
    m_create->setToolTip(count > 0 ? QString() : m_chooser->summary()); // why it is disabled
    m_summary->setText(m_chooser->summary());
}

void CreateToolsDialog::create()
{
    if (!m_chooser->isReady() || m_chooser->count() == 0)
        return;
    if (m_chooser->outcome() == ToolsChooser::Outcome::Saved)
        return save();
    Q_EMIT created(m_chooser->tools());
    accept();
}

void CreateToolsDialog::save()
{
    const std::vector<workspace::Tool> tools = m_chooser->tools();
    workspace::Edit edit{.label =
                             tr("Create %n tool(s)", nullptr, static_cast<int>(tools.size())).toStdString(),
                         .origin = workspace::Origin::Person,
                         .steps = {}};
    for (const workspace::Tool &tool : tools)
        edit.steps.emplace_back(workspace::PutObject{.object = tool, .basedOn = 0});
    m_isSaving = true;
    showState();
    whenDone(m_engine.workspaceClient().save(std::move(edit)), this,
             [this, first = fromUtf8(tools.front().name),
              count = static_cast<int>(tools.size())](const Result<void> &done) {
                 m_isSaving = false;
                 showState();
                 m_problem->setVisible(!done);
                 if (!done)
                     return m_problem->setMessage(MessageKind::Error, errorText(done.error()));
                 accept();
                 Q_EMIT saved(first, count);
             });
}

} // namespace tooltray::ui
