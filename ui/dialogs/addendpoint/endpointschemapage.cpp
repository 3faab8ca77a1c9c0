// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/dialogs/addendpoint/endpointpages.h"

#include "base/task/ask.h"
#include "ui/language/language.h"
#include "ui/language/sentence.h"
#include "ui/models/endpointdefaults.h"
#include "ui/models/endpointschema.h"
#include "ui/models/endpointtexts.h"
#include "ui/theme/metrics.h"
#include "ui/theme/textlabel.h"
#include "ui/widgets/faultlist.h"
#include "ui/widgets/filefield.h"
#include "ui/widgets/formrows.h"
#include "ui/widgets/inlinemessage.h"
#include "workspace/definitions/names.h"

#include <QCheckBox>
#include <QComboBox>
#include <QFormLayout>
#include <QLineEdit>

#include <utility>

namespace tooltray::ui {

EndpointSchemaPage::EndpointSchemaPage(const Theme &theme, workspace::WorkspacePtr workspace, QWidget *parent)
    : QWidget(parent)
    , m_workspace(std::move(workspace))
    , m_heading(new TextLabel(TextStyle::Heading, this))
    , m_message(new InlineMessage(theme, this))
    , m_nameLabel(new TextLabel(this))
    , m_name(new QLineEdit(this))
    , m_nameMessage(new InlineMessage(theme, this))
    , m_fileLabel(new TextLabel(this))
    , m_file(new FileField(theme, this))
    , m_fileMessage(new InlineMessage(theme, this))
    , m_faults(new FaultList(theme, this))
    , m_mutationsLabel(new TextLabel(this))
    , m_mutations(new QComboBox(this))
    , m_tools(new QCheckBox(this))
{
    m_name->setObjectName(QStringLiteral("name"));
    m_nameMessage->hide();
    m_fileMessage->hide();
    setFocusProxy(m_name); // Tab passes over what is before it
    m_tools->setChecked(true);
    for (const auto policy : kAllPolicies)
        m_mutations->addItem(QString(), int(policy));
    m_mutations->setCurrentIndex(m_mutations->findData(int(workspace::MutationPolicy::Ask)));

    auto *form = new QFormLayout;
    form->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
    addFormRow(*form, m_nameLabel, m_name);
    addFormRow(*form, m_fileLabel, m_file);
    addFormRow(*form, m_mutationsLabel, m_mutations);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins({});
    layout->addWidget(m_heading);
    layout->addWidget(m_message);
    layout->addSpacing(metrics::kSpacing);
    layout->addLayout(form);
    layout->addWidget(m_nameMessage);
    layout->addWidget(m_fileMessage);
    layout->addSpacing(metrics::kSpacing);
    layout->addWidget(m_tools);
    layout->addSpacing(metrics::kSpacing);
    layout->addWidget(m_faults, 1);
    layout->addStretch();

    connect(m_file, &FileField::pathChanged, this, &EndpointSchemaPage::readFile);
    connect(m_name, &QLineEdit::textEdited, this, [this](const QString &text) {
        m_isNamed = !text.isEmpty();
        showName();
    });
    keepTranslated(*this, [this] { retranslate(); });
}

void EndpointSchemaPage::retranslate()
{
    //: Heading of a step: the name of an endpoint and what agents may change
    m_heading->setText(tr("Endpoint settings"));
    m_nameLabel->setText(tr("&Name"));
    m_fileLabel->setText(tr("Schema &file"));
    m_file->setTexts(tr("Schema file"), tr("GraphQL schemas (*.graphql *.graphqls *.gql *.sdl *.json)"),
                     tr("SDL, or an introspection result as JSON"));
    //: Requests that change data: whether they need approval
    m_mutationsLabel->setText(tr("C&hanges"));
    for (int i = 0; i < m_mutations->count(); ++i)
        m_mutations->setItemText(i, PolicyTexts::title(kAllPolicies[static_cast<std::size_t>(i)]));
    m_tools->setText(tr("&Create tools next"));
    showName();
    showState();
}

void EndpointSchemaPage::showWaiting()
{
    m_hasSchema = false;
    m_message->setMessage(MessageKind::Info, tr("Looking at the API..."));
    showState();
}

void EndpointSchemaPage::setVerdict(const ProbeVerdict &verdict)
{
    m_hasSchema = verdict.hasOperations();
    m_faults->setFaults(verdict.description ? verdict.description->faults
                                            : std::vector<engine::DescriptionFault>());
    QString text = verdict.text;
    if (verdict.kind == ProbeVerdict::Kind::WantsCredential)
        text += u' ' + tr("Go back to choose another credential.");
    else if (!m_hasSchema && verdict.kind != ProbeVerdict::Kind::NoSchema)
        text += u' ' + tr("You can add it anyway and refresh it later.");
    m_message->setMessage(messageKindOf(verdict.tone), text);
    showState();
}

void EndpointSchemaPage::showProblem(const QString &text)
{
    m_message->setMessage(MessageKind::Error, text);
}

QString EndpointSchemaPage::name() const
{
    return m_name->text().trimmed();
}

void EndpointSchemaPage::suggestName(const QString &name)
{
    if (m_isNamed || name.isEmpty())
        return;
    m_name->setText(name);
    showName();
}

void EndpointSchemaPage::suggestTitle(const QString &title)
{
    suggestName(suggestedEndpointNameOf(title, *m_workspace));
}

QString EndpointSchemaPage::nameProblem() const
{
    if (const auto wrong = workspace::nameProblem(workspace::ObjectKind::Endpoint, name().toStdString()))
        return said(*wrong);
    if (freeName(name(), *m_workspace, workspace::ObjectKind::Endpoint) != name())
        return tr("An endpoint named %1 already exists. Choose another name.").arg(name());
    return {};
}

bool EndpointSchemaPage::isComplete() const
{
    return nameProblem().isEmpty();
}

void EndpointSchemaPage::showName()
{
    const QString wrong = name().isEmpty() && !m_isNamed ? QString() : nameProblem();
    if (!wrong.isEmpty() && (m_nameMessage->isHidden() || wrong != m_nameMessage->text()))
        m_nameMessage->setMessage(MessageKind::Warning, wrong);
    m_nameMessage->setVisible(!wrong.isEmpty());
    Q_EMIT changed();
}

void EndpointSchemaPage::keepIn(EndpointInput &input) const
{
    input.name = m_isNamed ? name() : QString();
}

void EndpointSchemaPage::resume(const EndpointInput &input)
{
    m_isNamed = !input.name.isEmpty();
    m_name->setText(input.name);
    showName();
}

workspace::SchemaSource EndpointSchemaPage::source() const
{
    if (!m_isFileGood)
        return {};
    return {.kind = workspace::SchemaSource::Kind::File, .path = m_file->path().toStdString()};
}

void EndpointSchemaPage::setMutations(workspace::MutationPolicy policy)
{
    m_mutations->setCurrentIndex(m_mutations->findData(int(policy)));
}

workspace::MutationPolicy EndpointSchemaPage::mutations() const
{
    return static_cast<workspace::MutationPolicy>(m_mutations->currentData().toInt());
}

void EndpointSchemaPage::leaveToolsOut()
{
    m_tools->setChecked(false);
    m_tools->hide();
}

bool EndpointSchemaPage::wantsTools() const
{
    return hasSchema() && m_tools->isChecked();
}

void EndpointSchemaPage::readFile(const QString &path)
{
    const std::uint64_t revision = ++m_revision;
    m_isFileGood = false;
    m_fileMessage->setVisible(!path.trimmed().isEmpty());
    showState();
    if (path.trimmed().isEmpty())
        return;
    m_fileMessage->setMessage(MessageKind::Info, tr("Reading the file..."));
    auto work = [file = path.trimmed()] { return readSchemaFile(file); };
    whenDone(ask(QThreadPool::globalInstance(), std::move(work)), this,
             [this, revision](const Result<int> &types) {
                 if (revision != m_revision)
                     return;
                 m_isFileGood = types.hasValue();
                 if (types)
                     m_fileMessage->setMessage(MessageKind::Ok,
                                               tr("Found %n type(s) in the file.", nullptr, *types));
                 else
                     m_fileMessage->setMessage(MessageKind::Error, sentenceOf(types.error()));
                 showState();
             });
}

void EndpointSchemaPage::showState()
{
    m_fileLabel->setVisible(!m_hasSchema);
    m_file->setVisible(!m_hasSchema);
    m_fileMessage->setVisible(!m_hasSchema && !m_file->path().isEmpty());
    m_tools->setEnabled(hasSchema());
    Q_EMIT changed();
}

} // namespace tooltray::ui
