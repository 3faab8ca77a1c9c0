// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/endpoints/connectionform.h"

#include "ui/language/language.h"
#include "ui/language/sentence.h"
#include "ui/models/endpointdefaults.h"
#include "ui/models/endpointtexts.h"
#include "ui/theme/metrics.h"
#include "ui/theme/textlabel.h"
#include "ui/theme/theme.h"
#include "ui/widgets/formrows.h"
#include "ui/widgets/inlinemessage.h"

#include <QComboBox>
#include <QFormLayout>
#include <QHeaderView>
#include <QLineEdit>
#include <QShortcut>
#include <QSignalBlocker>
#include <QTableView>
#include <QToolButton>
#include <QVBoxLayout>

#include <utility>

namespace tooltray::ui {
namespace {

constexpr int kHeaderRows = 4;
constexpr int kHeaderWidth = 180;

using Protocol = workspace::Subscriptions::Protocol;

} // namespace

ConnectionForm::ConnectionForm(const Theme &theme, QWidget *parent)
    : QWidget(parent)
    , m_theme(theme)
    , m_workspace(workspace::Workspace::create({}))
    , m_urlLabel(new TextLabel(this))
    , m_url(new QLineEdit(this))
    , m_preview(new TextLabel(TextStyle::Muted, this))
    , m_credentialLabel(new TextLabel(this))
    , m_credential(new QComboBox(this))
    , m_openCredential(new QToolButton(this))
    , m_mutationsLabel(new TextLabel(this))
    , m_mutations(new QComboBox(this))
    , m_headersLabel(new TextLabel(this))
    , m_headerView(new QTableView(this))
    , m_addHeader(new QToolButton(this))
    , m_removeHeader(new QToolButton(this))
    , m_headerProblem(new InlineMessage(theme, this))
    , m_descriptionLabel(new TextLabel(this))
    , m_description(new QLineEdit(this))
    , m_restLabel(new TextLabel(this))
    , m_rest(new QLineEdit(this))
    , m_subscriptionsLabel(new TextLabel(this))
    , m_protocol(new QComboBox(this))
    , m_subscriptionsUrl(new QLineEdit(this))
{
    build();
    connectParts();
    keepTranslated(*this, [this] { retranslate(); });
}

void ConnectionForm::build()
{
    m_preview->shorten();
    m_preview->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_openCredential->setIcon(m_theme.icon(Icon::Key));
    m_openCredential->setFocusPolicy(Qt::StrongFocus);
    m_headerProblem->hide();
    for (const auto policy : kAllPolicies)
        m_mutations->addItem(QString(), int(policy));
    m_protocol->addItem(QStringLiteral("auto"), int(Protocol::Auto));
    m_protocol->addItem(QStringLiteral("graphql-transport-ws"), int(Protocol::GraphqlTransportWs));
    m_protocol->addItem(QStringLiteral("graphql-sse"), int(Protocol::GraphqlSse));
    m_protocol->setMinimumContentsLength(22);

    auto *form = new QFormLayout;
    form->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
    addFormRow(*form, m_urlLabel, m_url);
    form->addRow(QString(), m_preview);
    auto *credential = new QHBoxLayout;
    credential->addWidget(m_credential, 1);
    credential->addWidget(m_openCredential);
    form->addRow(m_credentialLabel, credential);
    m_credentialLabel->setBuddy(m_credential);
    addFormRow(*form, m_mutationsLabel, m_mutations);
    buildHeaders(*form);
    addFormRow(*form, m_descriptionLabel, m_description);
    addFormRow(*form, m_restLabel, m_rest);
    auto *subscriptions = new QHBoxLayout;
    subscriptions->addWidget(m_protocol);
    subscriptions->addWidget(m_subscriptionsUrl, 1);
    form->addRow(m_subscriptionsLabel, subscriptions);
    m_subscriptionsLabel->setBuddy(m_protocol);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, metrics::kMargin, 0, 0);
    layout->addLayout(form);
    // Not in the form: with texts that wrap and rows that hide it loses its count.
    layout->addWidget(m_headerProblem);
}

void ConnectionForm::buildHeaders(QFormLayout &form)
{
    m_headerView->setModel(&m_headers);
    m_headerView->verticalHeader()->hide();
    m_headerView->verticalHeader()->setDefaultSectionSize(metrics::kRowHeight);
    m_headerView->setShowGrid(false);
    m_headerView->setTabKeyNavigation(false);
    // Not when a cell becomes the current one: Tab would go from editor to editor and never leave the table.
    m_headerView->setEditTriggers(QTableView::DoubleClicked | QTableView::SelectedClicked
                                  | QTableView::EditKeyPressed | QTableView::AnyKeyPressed);
    m_headerView->setSelectionMode(QTableView::SingleSelection);
    m_headerView->horizontalHeader()->setStretchLastSection(true);
    m_headerView->horizontalHeader()->setDefaultAlignment(Qt::AlignLeading | Qt::AlignVCenter);
    m_headerView->horizontalHeader()->setHighlightSections(false);
    m_headerView->setColumnWidth(HeaderTableModel::NameColumn, kHeaderWidth);
    m_headerView->setFixedHeight(kHeaderRows * metrics::kRowHeight);
    m_addHeader->setIcon(m_theme.icon(Icon::Plus));
    m_addHeader->setFocusPolicy(Qt::StrongFocus);
    m_removeHeader->setIcon(m_theme.icon(Icon::Trash));
    m_removeHeader->setFocusPolicy(Qt::StrongFocus);
    m_removeHeader->setEnabled(false);
    auto *row = new QHBoxLayout;
    row->addWidget(m_headerView, 1);
    auto *buttons = new QVBoxLayout;
    buttons->addWidget(m_addHeader);
    buttons->addWidget(m_removeHeader);
    buttons->addStretch();
    row->addLayout(buttons);
    form.addRow(m_headersLabel, row);
    m_headersLabel->setBuddy(m_headerView);
}

void ConnectionForm::connectParts()
{
    connect(m_url, &QLineEdit::textChanged, this, &ConnectionForm::showPreview);
    for (QLineEdit *edit : {m_url, m_description, m_rest, m_subscriptionsUrl})
        connect(edit, &QLineEdit::textEdited, this, &ConnectionForm::edited);
    for (QComboBox *combo : {m_credential, m_mutations, m_protocol})
        connect(combo, &QComboBox::activated, this, &ConnectionForm::edited);
    connect(m_openCredential, &QToolButton::clicked, this,
            [this] { Q_EMIT credentialWanted(m_credential->currentData().toString()); });
    connect(&m_headers, &HeaderTableModel::headersChanged, this, [this] {
        showPreview();
        Q_EMIT edited();
    });
    connect(m_addHeader, &QToolButton::clicked, this, [this] {
        const QModelIndex name = m_headers.index(m_headers.rowCount() - 1, HeaderTableModel::NameColumn);
        m_headerView->setFocus(Qt::OtherFocusReason);
        m_headerView->setCurrentIndex(name);
        m_headerView->edit(name);
    });
    connect(m_removeHeader, &QToolButton::clicked, this, &ConnectionForm::removeHeader);
    auto *remove = new QShortcut(QKeySequence::Delete, m_headerView);
    remove->setContext(Qt::WidgetShortcut);
    connect(remove, &QShortcut::activated, this, &ConnectionForm::removeHeader);
    const auto follow = [this] {
        m_removeHeader->setEnabled(m_headerView->currentIndex().row() + 1 < m_headers.rowCount()
                                   && m_headerView->currentIndex().isValid());
    };
    connect(m_headerView->selectionModel(), &QItemSelectionModel::currentChanged, this, follow);
    connect(&m_headers, &QAbstractItemModel::modelReset, this, follow);
    connect(&m_headers, &QAbstractItemModel::rowsRemoved, this, follow);
}

void ConnectionForm::retranslate()
{
    m_urlLabel->setText(tr("&URL"));
    m_url->setPlaceholderText(QStringLiteral("https://api.example.com/graphql"));
    m_credentialLabel->setText(tr("C&redential"));
    m_openCredential->setToolTip(tr("Open credential"));
    m_openCredential->setAccessibleName(m_openCredential->toolTip());
    //: Requests that change data: whether they need approval
    m_mutationsLabel->setText(tr("&Changes"));
    for (int i = 0; i < m_mutations->count(); ++i)
        m_mutations->setItemText(i, PolicyTexts::title(kAllPolicies[static_cast<std::size_t>(i)]));
    m_headersLabel->setText(tr("&Headers"));
    m_headerView->setAccessibleName(tr("Headers"));
    m_addHeader->setToolTip(tr("Add header"));
    m_addHeader->setAccessibleName(m_addHeader->toolTip());
    m_removeHeader->setToolTip(tr("Remove header"));
    m_removeHeader->setAccessibleName(m_removeHeader->toolTip());
    m_descriptionLabel->setText(tr("&Description"));
    m_description->setPlaceholderText(tr("What the API offers, for agents and people"));
    m_restLabel->setText(tr("R&EST URL"));
    m_rest->setPlaceholderText(m_describedUrl.isEmpty() ? tr("Base URL of REST tools (default: same)")
                                                        : m_describedUrl);
    m_subscriptionsLabel->setText(tr("Su&bscriptions"));
    m_protocol->setAccessibleName(tr("Subscription protocol"));
    m_subscriptionsUrl->setPlaceholderText(tr("Subscription URL (default: same)"));
    m_subscriptionsUrl->setAccessibleName(tr("Subscription URL"));
    fillCredentials(m_credential->currentData().toString());
    showPreview();
}

void ConnectionForm::setWorkspace(workspace::WorkspacePtr workspace)
{
    m_workspace = std::move(workspace);
    fillCredentials(m_credential->currentData().toString());
    showPreview();
}

void ConnectionForm::fillCredentials(const QString &current)
{
    const QSignalBlocker blocker(m_credential);
    m_credential->clear();
    //: No credential
    m_credential->addItem(tr("None"), QString());
    for (const auto &[name, entry] : m_workspace->entries(workspace::ObjectKind::Credential)) {
        const QString text = QString::fromStdString(name);
        m_credential->addItem(text, text);
    }
    if (m_credential->findData(current) < 0) // it is gone, which saving will tell
        m_credential->addItem(current, current);
    m_credential->setCurrentIndex(m_credential->findData(current));
}

void ConnectionForm::setEndpoint(const workspace::Endpoint &endpoint)
{
    if (const bool isRest = isRestOnly(endpoint); isRest != m_isRest) {
        m_isRest = isRest;
        for (QWidget *ofGraphql : std::initializer_list<QWidget *>{m_urlLabel, m_url, m_subscriptionsLabel,
                                                                   m_protocol, m_subscriptionsUrl})
            ofGraphql->setVisible(!isRest);
        retranslate();
    }
    showIn(*m_url, endpoint.url);
    showIn(*m_description, endpoint.description);
    showIn(*m_rest, endpoint.restUrl);
    showIn(*m_subscriptionsUrl, endpoint.subscriptions.url);
    fillCredentials(QString::fromStdString(endpoint.credential));
    m_mutations->setCurrentIndex(m_mutations->findData(int(endpoint.mutations)));
    m_protocol->setCurrentIndex(m_protocol->findData(int(endpoint.subscriptions.protocol)));
    m_headers.setHeaders(endpoint.headers);
    showPreview();
}

void ConnectionForm::setDescribedUrl(const QString &url)
{
    if (std::exchange(m_describedUrl, url) != url)
        retranslate();
}

void ConnectionForm::writeTo(workspace::Endpoint &endpoint) const
{
    endpoint.url = typedIn(*m_url);
    endpoint.description = typedIn(*m_description);
    endpoint.restUrl = typedIn(*m_rest);
    endpoint.subscriptions.url = typedIn(*m_subscriptionsUrl);
    endpoint.subscriptions.protocol = static_cast<Protocol>(m_protocol->currentData().toInt());
    endpoint.credential = m_credential->currentData().toString().toStdString();
    endpoint.mutations = static_cast<workspace::MutationPolicy>(m_mutations->currentData().toInt());
    endpoint.headers = m_headers.headers();
}

void ConnectionForm::showPreview()
{
    const FilledTemplate filled = fillTemplate(m_url->text().trimmed(), TemplateOf::Url, *m_workspace);
    m_preview->setVisible(!filled.isPlain());
    if (!filled.missing.isEmpty())
        m_preview->setText(
            tr("There is no context variable %1 yet.").arg(filled.missing.join(listSeparator())));
    else
        //: %1 is a URL in which variables have their values
        m_preview->setText(tr("Resolves to: %1").arg(filled.text));
    const QString problem = m_headers.problem();
    m_headerProblem->setVisible(!problem.isEmpty());
    m_headerProblem->setMessage(MessageKind::Warning, problem);
}

void ConnectionForm::removeHeader()
{
    if (const QModelIndex current = m_headerView->currentIndex(); current.isValid())
        m_headers.removeRow(current.row());
}

} // namespace tooltray::ui
