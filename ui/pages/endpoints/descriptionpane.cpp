// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/endpoints/descriptionpane.h"

#include "ui/language/language.h"
#include "ui/language/sentence.h"
#include "ui/language/utf8text.h"
#include "ui/models/credentials.h"
#include "ui/models/endpointschema.h"
#include "ui/models/fieldtexts.h"
#include "ui/models/logtext.h"
#include "ui/theme/metrics.h"
#include "ui/theme/textlabel.h"
#include "ui/theme/theme.h"
#include "ui/widgets/faultlist.h"
#include "ui/widgets/filefield.h"
#include "ui/widgets/formrows.h"
#include "ui/widgets/inlinemessage.h"

#include <QAction>
#include <QFormLayout>
#include <QLineEdit>
#include <QListView>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace tooltray::ui {
namespace {

constexpr std::string_view kConsentCode = "consent_needed";
constexpr qsizetype kMaxBroken = 5;

} // namespace

DescriptionPane::DescriptionPane(const Theme &theme, QWidget *parent)
    : QWidget(parent)
    , m_locationLabel(new TextLabel(this))
    , m_location(new FileField(theme, this))
    , m_originsLabel(new TextLabel(this))
    , m_origins(new QLineEdit(this))
    , m_summary(new TextLabel(TextStyle::Muted, this))
    , m_authentication(new TextLabel(TextStyle::Muted, this))
    , m_refresh(new QPushButton(this))
    , m_tools(new QPushButton(this))
    , m_problem(new InlineMessage(theme, this))
    , m_accept(new QAction(this))
    , m_consent(new QAction(this))
    , m_brokenMessage(new InlineMessage(theme, this))
    , m_repair(new QAction(this))
    , m_showBroken(new QAction(this))
    , m_told(new InlineMessage(theme, this))
    , m_changesTitle(new TextLabel(TextStyle::Strong, this))
    , m_changes(new QListView(this))
    , m_faults(new FaultList(theme, this))
{
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Expanding); // its lists take the room of the page
    build(theme);
    connectParts();
    keepTranslated(*this, [this] { retranslate(); });
}

void DescriptionPane::build(const Theme &theme)
{
    m_refresh->setIcon(theme.icon(Icon::Refresh));
    m_tools->setIcon(theme.icon(Icon::Tool));
    m_problem->addButton(*m_accept);
    m_problem->addButton(*m_consent);
    m_brokenMessage->addButton(*m_repair);
    m_brokenMessage->addButton(*m_showBroken);
    m_told->hide();
    for (TextLabel *label : {m_summary, m_authentication})
        label->setWordWrap(true);
    setUpRows(*m_changes, m_changeModel, theme);

    auto *form = new QFormLayout;
    form->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
    addFormRow(*form, m_locationLabel, m_location);
    addFormRow(*form, m_originsLabel, m_origins);
    auto *buttons = new QHBoxLayout;
    buttons->addWidget(m_refresh);
    buttons->addWidget(m_tools);
    buttons->addStretch();
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, metrics::kMargin, 0, 0);
    layout->addLayout(form);
    layout->addWidget(m_summary);
    layout->addWidget(m_authentication);
    layout->addWidget(m_problem);
    layout->addLayout(buttons);
    layout->addWidget(m_brokenMessage);
    layout->addWidget(m_told);
    layout->addSpacing(metrics::kSpacing);
    layout->addWidget(m_changesTitle);
    layout->addWidget(m_changes, 1);
    layout->addWidget(m_faults, 1);
    layout->addStretch();
}

void DescriptionPane::connectParts()
{
    connect(m_location, &FileField::pathChanged, this, [this] {
        showState();
        Q_EMIT edited();
    });
    connect(m_origins, &QLineEdit::textEdited, this, &DescriptionPane::edited);
    // While it is being fetched the button stays as it is: disabled it would lose the keyboard to the next one.
    connect(m_refresh, &QPushButton::clicked, this, [this] {
        if (!m_state.isLoading)
            Q_EMIT refreshWanted();
    });
    connect(m_tools, &QPushButton::clicked, this, &DescriptionPane::toolsWanted);
    connect(m_accept, &QAction::triggered, this, &DescriptionPane::acceptWanted);
    connect(m_consent, &QAction::triggered, this, &DescriptionPane::consentWanted);
    connect(m_repair, &QAction::triggered, this, [this] { Q_EMIT repairWanted(m_repairable); });
    connect(m_showBroken, &QAction::triggered, this,
            [this] { Q_EMIT toolWanted((m_broken + m_repairable).value(0)); });
    connect(m_changes, &QListView::activated, this, [this](const QModelIndex &change) {
        if (const QStringList tools = m_changeModel.tools(change); !tools.isEmpty())
            Q_EMIT toolWanted(tools.constFirst());
    });
}

void DescriptionPane::retranslate()
{
    //: Where the description of an API is: a URL or a file
    m_locationLabel->setText(tr("&Location"));
    m_location->setTexts(tr("OpenAPI description"), tr("OpenAPI descriptions (*.json *.yaml *.yml)"),
                         QStringLiteral("https://api.example.com/openapi.json"));
    m_originsLabel->setText(tr("&Allowed origins"));
    m_origins->setPlaceholderText(tr("Other origins that the description may refer to"));
    m_refresh->setText(tr("Re&fresh"));
    m_tools->setText(tr("Create &tools..."));
    //: Uses a description although most of its operations are gone
    m_accept->setText(tr("Accept"));
    //: Opens what definitions entered elsewhere want to run or to send
    m_consent->setText(tr("Review..."));
    //: Makes tools fit the description again
    m_repair->setText(tr("Repair"));
    //: Opens the first of the tools that are broken or can be repaired
    m_showBroken->setText(tr("Show"));
    m_changesTitle->setText(tr("Latest changes"));
    m_changes->setAccessibleName(m_changesTitle->text());
    showState();
}

void DescriptionPane::setSource(const workspace::ApiSource &source)
{
    m_source = source;
    if (const QString location = fromUtf8(source.location); location != m_location->path())
        m_location->setPath(location);
    if (source.allowedOrigins != FieldTexts::names(m_origins->text()))
        m_origins->setText(FieldTexts::ofNames(source.allowedOrigins));
    showState();
}

workspace::ApiSource DescriptionPane::source() const
{
    workspace::ApiSource source = m_source; // the server and its variables stay
    source.location = toUtf8(m_location->path().trimmed());
    source.allowedOrigins = FieldTexts::names(m_origins->text());
    return source;
}

void DescriptionPane::setSourceEditable(bool isEditable)
{
    for (QWidget *widget :
         std::initializer_list<QWidget *>{m_locationLabel, m_location, m_originsLabel, m_origins})
        widget->setEnabled(isEditable);
}

void DescriptionPane::setDescription(const engine::DescriptionState &state, const QStringList &brokenTools)
{
    if (state.fetchedAt != m_state.fetchedAt) { // what was said is about another one
        m_told->hide();
        m_changes->scrollToTop();
    }
    m_state = state;
    if (std::exchange(m_broken, brokenTools) != brokenTools) {
        m_repairable.clear();
        m_refusals.clear();
    }
    m_changeModel.setChanges(state.changes, brokenTools);
    showState();
    m_faults->setFaults(state.summary ? state.summary->faults : std::vector<engine::DescriptionFault>());
}

void DescriptionPane::setRepairs(const QStringList &tools, const QStringList &refusals)
{
    m_repairable = tools;
    m_refusals = refusals;
    showBroken();
}

void DescriptionPane::setBaseUrl(const QString &url)
{
    if (std::exchange(m_baseUrl, url) != url)
        showState();
}

void DescriptionPane::tell(MessageKind kind, const QString &text)
{
    m_told->setVisible(!text.isEmpty());
    m_told->setMessage(kind, text);
}

QString DescriptionPane::stateText() const
{
    if (m_location->path().trimmed().isEmpty())
        return tr("Enter the URL or file of an OpenAPI description to make tools of a REST API.");
    if (m_state.isLoading)
        return tr("Fetching the description...");
    if (!m_state.summary)
        return tr("There is no description yet.");
    const int count = static_cast<int>(m_state.summary->operations);
    //: "Pets 1.0: 3 operations"
    QString text = tr("%1: %Ln operation(s)", nullptr, count).arg(titleOf(*m_state.summary));
    if (m_state.fetchedAt)
        //: "Pets 1.0: 3 operations, fetched 2 min ago"
        text = tr("%1, fetched %2").arg(text, AgeText::of(*m_state.fetchedAt, wallTimeNow()));
    const QString url = m_baseUrl.isEmpty() ? fromUtf8(m_state.summary->url) : m_baseUrl;
    //: %1 is a URL
    return url.isEmpty() ? text : text + u'\n' + tr("Requests go to %1").arg(url);
}

QString DescriptionPane::authenticationText() const
{
    if (!m_state.summary || m_state.summary->offers.empty())
        return {};
    QStringList kinds;
    for (const engine::AuthenticationOffer &offer : m_state.summary->offers)
        kinds.append(CredentialTexts::offerTitle(offer));
    kinds.removeDuplicates();
    //: %1 are ways to authenticate
    return tr("The API accepts: %1").arg(kinds.join(listSeparator()));
}

void DescriptionPane::showProblem()
{
    m_problem->setVisible(m_state.problem.has_value());
    if (m_state.problem)
        m_problem->setMessage(m_state.isHeldBack() ? MessageKind::Warning : MessageKind::Error,
                              m_state.isHeldBack() ? sentenceOf(*m_state.problem)
                                                   : errorText(*m_state.problem));
    m_accept->setVisible(m_state.isHeldBack());
    m_consent->setVisible(m_state.problem && m_state.problem->code == kConsentCode);
}

void DescriptionPane::showBroken()
{
    const int broken = static_cast<int>(m_broken.size());
    QStringList working = m_repairable;
    working.removeIf([this](const QString &tool) { return m_broken.contains(tool); });
    m_brokenMessage->setVisible((broken > 0 || !working.isEmpty()) && m_state.summary);
    m_repair->setVisible(!m_repairable.isEmpty());
    const auto named = [](const QStringList &tools) {
        return tools.first(std::min(tools.size(), kMaxBroken)).join(listSeparator());
    };
    QStringList sentences;
    if (broken > 0)
        sentences.append(
            tr("%n tool(s) do not fit the description: %1", nullptr, broken).arg(named(m_broken)));
    if (!working.isEmpty())
        //: They work, but show agents what the API no longer takes
        sentences.append(tr("%n tool(s) can be adapted to the latest changes: %1", nullptr,
                            static_cast<int>(working.size()))
                             .arg(named(working)));
    if (sentences.isEmpty())
        return;
    if (!m_refusals.isEmpty())
        sentences.append(listed(m_refusals, kMaxBroken));
    m_brokenMessage->setMessage(broken > 0 ? MessageKind::Error : MessageKind::Warning,
                                sentences.join(u'\n'));
}

void DescriptionPane::showState()
{
    m_summary->setText(stateText());
    const QString authentication = authenticationText();
    m_authentication->setVisible(!authentication.isEmpty());
    m_authentication->setText(authentication);
    showProblem();
    const bool hasLocation = !m_location->path().trimmed().isEmpty();
    m_refresh->setEnabled(hasLocation);
    m_tools->setEnabled(m_state.summary != nullptr);
    showBroken();
    m_changesTitle->setVisible(m_changeModel.rowCount() > 0);
    m_changes->setVisible(m_changeModel.rowCount() > 0);
    fitToRows(*m_changes);
}

} // namespace tooltray::ui
