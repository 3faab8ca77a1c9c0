// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/endpoints/schemapane.h"

#include "base/task/ask.h"
#include "ui/delegates/twolinedelegate.h"
#include "ui/language/language.h"
#include "ui/language/sentence.h"
#include "ui/models/endpointschema.h"
#include "ui/models/logtext.h"
#include "ui/theme/metrics.h"
#include "ui/theme/textlabel.h"
#include "ui/theme/theme.h"
#include "ui/widgets/filefield.h"
#include "ui/widgets/formrows.h"
#include "ui/widgets/inlinemessage.h"

#include <QAction>
#include <QComboBox>
#include <QFileDialog>
#include <QFormLayout>
#include <QListView>
#include <QPushButton>

namespace tooltray::ui {
namespace {

using SourceKind = workspace::SchemaSource::Kind;
using graphql::ChangeImpact;

constexpr int kLeastChanges = 140; // px
constexpr std::string_view kConsentNeeded = "consent_needed";

} // namespace

SchemaPane::SchemaPane(const Theme &theme, QWidget *parent)
    : QWidget(parent)
    , m_sourceLabel(new TextLabel(this))
    , m_source(new QComboBox(this))
    , m_fileLabel(new TextLabel(this))
    , m_file(new FileField(theme, this))
    , m_state(new TextLabel(TextStyle::Muted, this))
    , m_refresh(new QPushButton(this))
    , m_save(new QPushButton(this))
    , m_tools(new QPushButton(this))
    , m_problem(new InlineMessage(theme, this))
    , m_brokenMessage(new InlineMessage(theme, this))
    , m_consent(new QAction(this))
    , m_showBroken(new QAction(this))
    , m_changesTitle(new TextLabel(TextStyle::Strong, this))
    , m_changesState(new TextLabel(TextStyle::Muted, this))
    , m_changes(new QListView(this))
{
    build(theme);
    connect(m_source, &QComboBox::activated, this, [this] {
        showState();
        Q_EMIT edited();
    });
    connect(m_file, &FileField::pathChanged, this, &SchemaPane::edited);
    // While it is being fetched the button stays as it is: disabled it would lose the keyboard to the next one.
    connect(m_refresh, &QPushButton::clicked, this, [this] {
        if (!m_schema.isLoading)
            Q_EMIT refreshWanted();
    });
    connect(m_tools, &QPushButton::clicked, this, &SchemaPane::toolsWanted);
    connect(m_save, &QPushButton::clicked, this, &SchemaPane::save);
    connect(m_consent, &QAction::triggered, this, &SchemaPane::consentWanted);
    connect(m_changes, &QListView::activated, this, [this](const QModelIndex &change) {
        if (const QStringList tools = m_changeModel.tools(change); tools.size() == 1)
            Q_EMIT toolWanted(tools.constFirst());
    });
    connect(m_showBroken, &QAction::triggered, this, [this] { Q_EMIT toolWanted(m_broken.value(0)); });
    keepTranslated(*this, [this] { retranslate(); });
}

void SchemaPane::build(const Theme &theme)
{
    for (const SourceKind kind :
         {SourceKind::Introspection, SourceKind::Federation, SourceKind::File, SourceKind::None})
        m_source->addItem(QString(), int(kind));
    m_refresh->setIcon(theme.icon(Icon::Refresh));
    m_save->setIcon(theme.icon(Icon::Save));
    m_tools->setIcon(theme.icon(Icon::Tool));
    m_brokenMessage->addButton(*m_showBroken);
    m_problem->addButton(*m_consent);
    m_state->setWordWrap(true);
    m_changes->setModel(&m_changeModel);
    m_changes->setItemDelegate(new TwoLineDelegate(theme, m_changes));
    m_changes->setSelectionMode(QListView::SingleSelection);
    m_changes->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_changes->setVerticalScrollMode(QListView::ScrollPerPixel);
    m_changes->setResizeMode(QListView::Adjust);
    m_changes->setMinimumHeight(kLeastChanges);

    auto *form = new QFormLayout;
    form->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
    addFormRow(*form, m_sourceLabel, m_source);
    addFormRow(*form, m_fileLabel, m_file);
    auto *buttons = new QHBoxLayout;
    buttons->addWidget(m_refresh);
    buttons->addWidget(m_save);
    buttons->addWidget(m_tools);
    buttons->addStretch();
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, metrics::kMargin, 0, 0);
    layout->addLayout(form);
    layout->addWidget(m_state);
    layout->addWidget(m_problem);
    layout->addLayout(buttons);
    layout->addWidget(m_brokenMessage);
    layout->addSpacing(metrics::kSpacing);
    layout->addWidget(m_changesTitle);
    layout->addWidget(m_changesState);
    layout->addWidget(m_changes, 1);
    layout->addStretch();
}

void SchemaPane::retranslate()
{
    //: Where the schema comes from
    m_sourceLabel->setText(tr("&Source"));
    m_source->setItemText(0, tr("Introspection"));
    m_source->setItemText(1, tr("Federation (_service)"));
    m_source->setItemText(2, tr("File"));
    //: An endpoint that is used without a schema
    m_source->setItemText(3, tr("None"));
    m_fileLabel->setText(tr("&File"));
    m_file->setTexts(tr("Schema file"), tr("GraphQL schemas (*.graphql *.graphqls *.gql *.sdl *.json)"),
                     tr("SDL, or an introspection result as JSON"));
    m_refresh->setText(tr("Re&fresh"));
    m_save->setText(tr("Save S&DL..."));
    m_tools->setText(tr("Create &tools..."));
    m_changesTitle->setText(tr("Changes since the last fetch"));
    m_changes->setAccessibleName(m_changesTitle->text());
    //: Opens what definitions entered elsewhere want to run or to send
    m_consent->setText(tr("Review..."));
    //: Opens the first of the tools that are broken
    m_showBroken->setText(tr("Show"));
    showState();
}

void SchemaPane::setSource(const workspace::SchemaSource &source)
{
    m_source->setCurrentIndex(m_source->findData(int(source.kind)));
    m_file->setPath(QString::fromStdString(source.path));
    showState();
}

workspace::SchemaSource SchemaPane::source() const
{
    const SourceKind kind = static_cast<SourceKind>(m_source->currentData().toInt());
    return {.kind = kind, .path = kind == SourceKind::File ? m_file->path().toStdString() : std::string()};
}

void SchemaPane::setSourceEditable(bool isEditable)
{
    for (QWidget *widget : std::initializer_list<QWidget *>{m_sourceLabel, m_source, m_fileLabel, m_file})
        widget->setEnabled(isEditable);
}

void SchemaPane::setSchema(const engine::EndpointSchema &schema, const QStringList &brokenTools)
{
    m_schema = schema;
    m_broken = brokenTools;
    m_changeModel.setChanges(schema.changes, schema.broken, brokenTools);
    showState();
}

void SchemaPane::showState()
{
    const bool isFile = source().kind == SourceKind::File;
    m_fileLabel->setVisible(isFile);
    m_file->setVisible(isFile);
    QString state = m_schema.isLoading ? tr("Fetching the schema...") : tr("There is no schema yet.");
    if (m_schema.schema && !m_schema.isLoading) {
        state = tr("%n type(s)", nullptr, ownTypeCount(*m_schema.schema));
        if (m_schema.fetchedAt)
            //: "214 types, fetched 2 min ago"
            state = tr("%1, fetched %2").arg(state, AgeText::of(*m_schema.fetchedAt, wallTimeNow()));
    }
    m_state->setText(state);
    m_problem->setVisible(m_schema.problem.has_value());
    if (m_schema.problem)
        m_problem->setMessage(MessageKind::Error, errorText(*m_schema.problem));
    m_consent->setVisible(m_schema.problem && m_schema.problem->code == kConsentNeeded);
    m_refresh->setEnabled(source().kind != SourceKind::None);
    m_save->setEnabled(m_schema.schema != nullptr);
    m_tools->setEnabled(m_schema.schema != nullptr);

    const int broken = static_cast<int>(m_broken.size());
    m_brokenMessage->setVisible(broken > 0);
    if (broken > 0)
        m_brokenMessage->setMessage(MessageKind::Error,
                                    tr("%n tool(s) do not fit this schema: %1", nullptr, broken)
                                        .arg(m_broken.first(std::min(broken, 5)).join(listSeparator())));
    const int breaking = m_changeModel.count(ChangeImpact::Breaking);
    const int others = m_changeModel.rowCount() - breaking;
    m_changes->setVisible(m_changeModel.rowCount() > 0);
    QString changes = tr("None");
    if (breaking > 0)
        //: Numbers of changes of a schema: %1 break something, %2 do not
        changes = tr("%1 breaking, %2 other").arg(breaking).arg(others);
    else if (others > 0)
        changes = tr("%n, none breaking", nullptr, others);
    m_changesState->setText(changes);
}

void SchemaPane::save()
{
    auto *dialog = new QFileDialog(this, tr("Save the schema"), QStringLiteral("schema.graphql"),
                                   tr("GraphQL schemas (*.graphql *.graphqls)"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setDefaultSuffix(QStringLiteral("graphql"));
    connect(dialog, &QFileDialog::fileSelected, this, [this](const QString &file) {
        auto work = [schema = m_schema.schema, file] { return writeSchemaFile(*schema, file); };
        whenDone(ask(QThreadPool::globalInstance(), std::move(work)), this,
                 [this, file](const Result<void> &done) {
                     m_problem->setMessage(done ? MessageKind::Ok : MessageKind::Error,
                                           done ? tr("Saved the schema to %1.").arg(file)
                                                : errorText(done.error()));
                     m_problem->show();
                 });
    });
    dialog->open();
}

} // namespace tooltray::ui
