// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/endpoints/endpointeditor.h"

#include "engine/settings/serversettings.h"
#include "ui/language/language.h"
#include "ui/language/sentence.h"
#include "ui/language/utf8text.h"
#include "ui/models/endpointtexts.h"
#include "ui/pages/endpoints/connectionform.h"
#include "ui/pages/endpoints/descriptionpane.h"
#include "ui/pages/endpoints/limitsform.h"
#include "ui/pages/endpoints/schemapane.h"
#include "ui/theme/fonts.h"
#include "ui/theme/metrics.h"
#include "ui/theme/screenreader.h"
#include "ui/theme/theme.h"
#include "ui/widgets/formrows.h"
#include "ui/widgets/inlinemessage.h"
#include "workspace/definitions/names.h"

#include <QAction>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QScrollArea>
#include <QTabBar>
#include <QTabWidget>
#include <QVBoxLayout>

#include <utility>

namespace tooltray::ui {
namespace {

constexpr int kFormWidth = 760;
constexpr int kExcerptHeight = 110;
constexpr int kConnectionTab = 0;
constexpr int kSchemaTab = 1;
constexpr int kDescriptionTab = 2;

} // namespace

EndpointEditor::EndpointEditor(const Theme &theme, QWidget *parent)
    : ObjectEditor(theme, parent)
    , m_test(new QPushButton(this))
    , m_testMessage(new InlineMessage(theme, this))
    , m_excerpt(new QPlainTextEdit(this))
    , m_tabs(new QTabWidget(this))
    , m_schemaProblem(new InlineMessage(theme, this))
    , m_fetchAgain(new QAction(this))
    , m_showSchema(new QAction(this))
    , m_connection(new ConnectionForm(theme, this))
    , m_schema(new SchemaPane(theme, this))
    , m_description(new DescriptionPane(theme, this))
    , m_limits(new LimitsForm(theme, this))
{
    build(theme);
    connect(m_name, &QLineEdit::textEdited, this, [this] {
        showState();
        Q_EMIT edited();
    });
    connect(m_connection, &ConnectionForm::edited, this, &EndpointEditor::edited);
    connect(m_schema, &SchemaPane::edited, this, &EndpointEditor::edited);
    connect(m_description, &DescriptionPane::edited, this, &EndpointEditor::edited);
    connect(m_limits, &LimitsForm::edited, this, &EndpointEditor::edited);
    connect(m_test, &QPushButton::clicked, this, &EndpointEditor::testWanted);
    connect(m_fetchAgain, &QAction::triggered, m_schema, &SchemaPane::refreshWanted);
    connect(m_showSchema, &QAction::triggered, this,
            [this] { m_tabs->setCurrentIndex(m_shown.url.empty() ? kDescriptionTab : kSchemaTab); });
    keepTranslated(*this, [this] { retranslate(); });
}

void EndpointEditor::build(const Theme &theme)
{
    m_test->setIcon(theme.icon(Icon::Play));
    for (InlineMessage *message : {m_testMessage, m_schemaProblem})
        message->hide();
    m_schemaProblem->addButton(m_schema->consentAction());
    m_schemaProblem->addButton(*m_fetchAgain);
    m_schemaProblem->addButton(*m_showSchema);
    makeReadOnly(*m_excerpt);
    m_excerpt->setFont(codeFont());
    m_excerpt->setTabChangesFocus(true);
    m_excerpt->setMaximumHeight(kExcerptHeight);
    m_excerpt->hide();
    m_tabs->setDocumentMode(true);
    m_tabs->addTab(page(*m_connection, m_schemaProblem), QString());
    m_tabs->addTab(page(*m_schema), QString());
    m_tabs->addTab(page(*m_description), QString());
    m_tabs->addTab(page(*m_limits), QString());
    orderTabs(QWidgetList{m_tabs->tabBar()} + controlsOf(*m_schemaProblem->parentWidget()->layout()));

    auto *layout = newLayout();
    m_header->insertWidget(m_header->indexOf(m_discard), m_test);
    setTabOrder(m_name, m_test);
    m_test->stackUnder(m_discard); // screen readers go by this order
    layout->addWidget(m_tabs, 1);
    // Below: what comes above the tabs would move them away from under the mouse.
    layout->addWidget(m_testMessage);
    layout->addWidget(m_excerpt);
}

QWidget *EndpointEditor::page(QWidget &content, QWidget *above)
{
    auto *column = new QWidget(this); // in the window all the time, or the order of Tab is lost
    content.setMaximumWidth(kFormWidth);
    auto *layout = new QVBoxLayout(column);
    keepMargins(*column, *layout, {0, 0, metrics::kSpacing, 0});
    if (above) {
        above->setMaximumWidth(kFormWidth);
        layout->addWidget(above);
    }
    layout->addWidget(&content, content.sizePolicy().verticalPolicy() == QSizePolicy::Expanding ? 1 : 0);
    layout->addStretch();
    auto *scroll = new QScrollArea(m_tabs);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setWidgetResizable(true);
    scroll->setFocusPolicy(Qt::NoFocus);
    scroll->viewport()->setBackgroundRole(QPalette::Window);
    scroll->setWidget(column);
    return scroll;
}

void EndpointEditor::retranslate()
{
    m_name->setAccessibleName(tr("Name of the endpoint"));
    m_name->setPlaceholderText(tr("Name"));
    //: Asks the endpoint for an answer
    m_test->setText(tr("&Test"));
    m_tabs->setAccessibleName(tr("Parts of the endpoint"));
    m_tabs->setTabText(0, tr("Connection"));
    m_tabs->setTabText(1, tr("Schema"));
    //: Tab: the description of a REST API
    m_tabs->setTabText(2, tr("REST API"));
    m_tabs->setTabText(3, tr("Limits and network"));
    m_excerpt->setAccessibleName(tr("Response of the endpoint"));
    m_fetchAgain->setText(tr("Try again"));
    //: Opens the tab of the schema or of the description
    m_showSchema->setText(tr("Show details"));
    showState();
    setEndpoint(m_shown, m_layer);
}

void EndpointEditor::showDraft(const ObjectDraft &draft, workspace::Layer layer)
{
    setEndpoint(std::get<workspace::Endpoint>(draft.object), layer);
}

void EndpointEditor::setWorkspace(const workspace::WorkspacePtr &workspace)
{
    m_connection->setWorkspace(workspace);
}

void EndpointEditor::setEndpoint(const workspace::Endpoint &endpoint, workspace::Layer layer)
{
    if (endpoint.name != m_shown.name) // another one
        showFirstTab(endpoint);
    m_shown = endpoint;
    m_layer = layer;
    showIn(*m_name, endpoint.name);
    m_connection->setEndpoint(endpoint);
    m_schema->setSource(endpoint.schema);
    m_description->setSource(endpoint.api);
    m_description->setBaseUrl(fromUtf8(endpoint.restUrl));
    m_limits->setEndpoint(endpoint);
    const bool isEditable = layer == workspace::Layer::Stored;
    m_name->setReadOnly(!isEditable);
    m_connection->setEnabled(isEditable);
    m_schema->setSourceEditable(isEditable);
    m_description->setSourceEditable(isEditable);
    m_limits->setEnabled(isEditable);
    m_note->setVisible(!isEditable);
    if (!isEditable)
        m_note->setMessage(MessageKind::Info,
                           layer == workspace::Layer::Config
                               ? tr("Defined in the configuration file. Change it there.")
                           : endpoint.name == engine::kSampleEndpoint
                               ? tr("Built-in sample. Its data is reset when Tooltray quits.")
                               : tr("Read-only, for this session only."));
    showState();
}

// Of a REST API the description says more than its connection, and it has no schema.
void EndpointEditor::showFirstTab(const workspace::Endpoint &endpoint)
{
    const int current = m_tabs->currentIndex();
    if (isRestOnly(endpoint) && (current == kConnectionTab || current == kSchemaTab))
        m_tabs->setCurrentIndex(kDescriptionTab);
    else if (endpoint.api.location.empty() && current == kDescriptionTab)
        m_tabs->setCurrentIndex(kConnectionTab);
}

workspace::Endpoint EndpointEditor::endpoint() const
{
    workspace::Endpoint endpoint = m_shown;
    endpoint.name = typedIn(*m_name);
    m_connection->writeTo(endpoint);
    m_limits->writeTo(endpoint);
    endpoint.schema = m_schema->source();
    endpoint.api = m_description->source();
    return endpoint;
}

void EndpointEditor::setSchema(const engine::EndpointSchema &schema, const QStringList &brokenTools)
{
    m_schema->setSchema(schema, schema.schema ? brokenTools : QStringList());
    m_description->setDescription(schema.described, brokenTools);
    m_connection->setDescribedUrl(schema.described.summary ? fromUtf8(schema.described.summary->url)
                                                           : QString());
    const auto fetchedAt = std::pair(schema.fetchedAt, schema.described.fetchedAt);
    const auto before = std::exchange(m_fetchedAt, fetchedAt);
    if (before != fetchedAt && (before.first || before.second) && !m_isTesting) {
        m_testMessage->hide(); // the test was of what there was before
        m_excerpt->hide();
    }
    const std::optional<Error> &problem = schema.problem ? schema.problem : schema.described.problem;
    const bool needsConsent = problem && problem->code == "consent_needed";
    m_fetchAgain->setEnabled(!schema.isLoading && !schema.described.isLoading);
    m_schema->consentAction().setVisible(needsConsent);
    m_fetchAgain->setVisible(!needsConsent);
    m_showSchema->setVisible(!needsConsent);
    if (problem)
        //: %1 is a sentence
        m_schemaProblem->setMessage(needsConsent ? MessageKind::Warning : MessageKind::Error,
                                    needsConsent     ? errorText(*problem)
                                    : schema.problem ? tr("Schema not loaded. %1").arg(errorText(*problem))
                                                     : errorText(*problem));
    m_schemaProblem->setVisible(problem.has_value());
    QLayout &column = *m_schemaProblem->parentWidget()->layout();
    QMargins margins = column.contentsMargins();
    margins.setTop(problem ? metrics::kSpacing : 0);
    column.setContentsMargins(margins);
}

void EndpointEditor::showState()
{
    const auto problem = workspace::nameProblem(workspace::ObjectKind::Endpoint, typedIn(*m_name));
    m_name->setToolTip(problem ? said(*problem) : QString());
    m_name->setAccessibleDescription(m_name->toolTip());
    const bool isEditable = m_layer == workspace::Layer::Stored;
    m_save->setEnabled(isEditable && isUnsaved() && !problem && !isBusy());
    m_discard->setVisible(isUnsaved());
    m_save->setVisible(isEditable);
    if (problem && isUnsaved()) {
        showProblem(m_name->toolTip());
        m_isNameWrong = true;
    } else if (std::exchange(m_isNameWrong, false)) {
        m_problem->hide();
    }
}

void EndpointEditor::clearProblem()
{
    ObjectEditor::clearProblem();
    m_testMessage->hide();
    m_excerpt->hide();
}

void EndpointEditor::showTesting()
{
    m_isTesting = true;
    m_excerpt->hide();
    m_testMessage->setMessage(MessageKind::Info, tr("Testing the endpoint..."));
    m_testMessage->show();
}

void EndpointEditor::showTest(const ProbeVerdict &verdict, const QString &excerpt)
{
    m_isTesting = false;
    m_testMessage->setMessage(messageKindOf(verdict.tone), verdict.text);
    m_testMessage->show();
    m_excerpt->setPlainText(excerpt);
    m_excerpt->setVisible(!excerpt.isEmpty() && !verdict.hasOperations());
}

} // namespace tooltray::ui
