// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/dialogs/import/importdialog.h"

#include "base/files/files.h"
#include "base/task/ask.h"
#include "engine/engine.h"
#include "ui/dialogs/addendpoint/addendpointdialog.h"
#include "ui/dialogs/import/importfile.h"
#include "ui/dialogs/import/importlist.h"
#include "ui/language/language.h"
#include "ui/language/sentence.h"
#include "ui/language/utf8text.h"
#include "ui/models/importsource.h"
#include "ui/theme/drawntext.h"
#include "ui/theme/metrics.h"
#include "ui/theme/textlabel.h"
#include "ui/theme/theme.h"
#include "ui/widgets/emptystate.h"
#include "ui/widgets/inlinemessage.h"
#include "ui/widgets/undonotice.h"
#include "workspace/exchange/foreign.h"

#include <QAction>
#include <QClipboard>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QDragEnterEvent>
#include <QFileDialog>
#include <QFileInfo>
#include <QFormLayout>
#include <QGuiApplication>
#include <QMenu>
#include <QMimeData>
#include <QPushButton>
#include <QShortcut>
#include <QThreadPool>
#include <QVBoxLayout>

#include <algorithm>

namespace tooltray::ui {
namespace {

using workspace::ObjectKey;
using workspace::ObjectKind;
using workspace::OnConflict;
using workspace::Tool;

constexpr QSize kImportSize(760, 580);
constexpr int kChoiceWidth = 230;
constexpr QLatin1StringView kAddIt("+"); // no endpoint can be called that

} // namespace

ImportDialog::ImportDialog(engine::Engine &engine, const Theme &theme, QWidget *parent)
    : QDialog(parent)
    , m_engine(engine)
    , m_theme(theme)
    , m_drop(new TextLabel(TextStyle::Muted, this))
    , m_choose(new QPushButton(this))
    , m_paste(new QPushButton(this))
    , m_chooseFile(new QAction(theme.icon(Icon::Folder), {}, this))
    , m_pasteText(new QAction(theme.icon(Icon::Import), {}, this))
    , m_empty(new EmptyState(theme, Icon::Import, this))
    , m_message(new InlineMessage(theme, this))
    , m_done(new UndoNotice(theme, this))
    , m_body(new QWidget(this))
    , m_tools(new ImportList(theme, m_body))
    , m_space(new QWidget(m_body))
    , m_form(new QFormLayout)
    , m_conflictLabel(new TextLabel(TextStyle::Plain, m_body))
    , m_conflict(new QComboBox(m_body))
    , m_packs(nullptr)
    , m_addEndpoint(new QAction(theme.icon(Icon::Plus), {}, this))
    , m_import(nullptr)
    , m_close(nullptr)
{
    setAttribute(Qt::WA_DeleteOnClose);
    setAcceptDrops(true);
    build();
    connect(m_choose, &QPushButton::clicked, this, &ImportDialog::chooseFile);
    connect(m_chooseFile, &QAction::triggered, this, &ImportDialog::chooseFile);
    connect(m_pasteText, &QAction::triggered, this, &ImportDialog::paste);
    connect(m_import, &QPushButton::clicked, this, &ImportDialog::bringIn);
    connect(m_addEndpoint, &QAction::triggered, this, &ImportDialog::addEndpoint);
    connect(m_conflict, &QComboBox::activated, this, &ImportDialog::plan);
    connect(m_tools, &ImportList::choiceChanged, this, &ImportDialog::plan);
    connect(m_paste, &QPushButton::clicked, this, &ImportDialog::paste);
    connect(new QShortcut(QKeySequence::Paste, this), &QShortcut::activated, this, &ImportDialog::paste);
    connect(&engine.workspaceClient(), &engine::WorkspaceClient::workspaceChanged, this, &ImportDialog::plan);
    keepTranslated(*this, [this] { retranslate(); });
}

void ImportDialog::openFile(const QString &path)
{
    read([file = toUtf8(path)] { return readFile(file, workspace::kMaxForeignBytes); }, path);
}

void ImportDialog::openText(const QString &text)
{
    read([content = toUtf8(text)]() -> Result<std::string> { return content; }, {});
}

void ImportDialog::openPack(const QString &resource)
{
    read([resource] { return BundledPacks::content(resource); }, {}, resource);
}

void ImportDialog::read(const std::function<Result<std::string>()> &content, const QString &path,
                        const QString &pack)
{
    const quint64 revision = ++m_revision;
    auto source = ask(QThreadPool::globalInstance(),
                      [content, workspace = m_engine.workspaceClient().state().workspace,
                       schemas = schemas()]() -> Result<ImportSource> {
                          const Result<std::string> text = content();
                          return text ? readImportSource(*text, *workspace, schemas)
                                      : Result<ImportSource>(text.error());
                      });
    whenDone(source, this, [this, revision, path, pack](const Result<ImportSource> &found) {
        if (revision != m_revision)
            return;
        m_pack = pack;
        takeSource(path, found);
    });
}

void ImportDialog::paste()
{
    openText(QGuiApplication::clipboard()->text());
}

void ImportDialog::dragEnterEvent(QDragEnterEvent *event)
{
    if (!localFileIn(*event->mimeData()).isEmpty() || event->mimeData()->hasText())
        event->acceptProposedAction();
}

void ImportDialog::dropEvent(QDropEvent *event)
{
    event->acceptProposedAction();
    if (const QString file = localFileIn(*event->mimeData()); !file.isEmpty())
        openFile(file);
    else
        openText(event->mimeData()->text());
}

void ImportDialog::build()
{
    m_choose->setAutoDefault(false);
    m_drop->setWordWrap(true);
    m_message->addButton(*m_addEndpoint);
    m_addEndpoint->setVisible(false);
    m_message->hide();
    m_paste->setAutoDefault(false);
    m_empty->addButton(*m_chooseFile);
    m_empty->addButton(*m_pasteText);
    addActions({m_chooseFile, m_pasteText}); // for the keys that their buttons do not have
    m_space->hide();
    m_conflictLabel->setBuddy(m_conflict);
    m_form->setVerticalSpacing(metrics::kSpacing);
    m_form->setFieldGrowthPolicy(QFormLayout::FieldsStayAtSizeHint);
    m_form->addRow(m_conflictLabel, m_conflict);
    auto *buttons = new QDialogButtonBox(this);
    m_import = buttons->addButton(QString(), QDialogButtonBox::AcceptRole);
    m_close = buttons->addButton(QDialogButtonBox::Close);
    m_packs = buttons->addButton(QString(), QDialogButtonBox::ActionRole);
    m_packs->setAutoDefault(false);
    m_packs->setMenu(new QMenu(m_packs));
    m_close->setAutoDefault(false);
    m_import->setDefault(true);
    connect(m_close, &QPushButton::clicked, this, &QDialog::reject);

    auto *source = new QHBoxLayout;
    source->addWidget(m_drop, 1);
    source->addWidget(m_paste);
    source->addWidget(m_choose);
    auto *body = new QVBoxLayout(m_body);
    body->setContentsMargins({});
    body->setSpacing(metrics::kMargin);
    body->addWidget(m_tools, 1);
    body->addLayout(m_form);
    body->addWidget(m_space, 1);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(metrics::kMarginLarge, metrics::kMarginLarge, metrics::kMarginLarge,
                               metrics::kMarginLarge);
    layout->setSpacing(metrics::kMargin);
    layout->addLayout(source);
    layout->addWidget(m_message);
    layout->addWidget(m_done);
    layout->addWidget(m_empty, 1);
    layout->addWidget(m_body, 1);
    layout->addWidget(buttons);
    resize(kImportSize);
}

void ImportDialog::retranslate()
{
    setWindowTitle(tr("Import tools"));
    m_choose->setText(tr("&Choose file..."));
    m_paste->setText(tr("&Paste"));
    m_conflictLabel->setText(tr("On &name conflict"));
    const int conflict = m_conflict->currentIndex();
    m_conflict->clear();
    // In the order of the enum.
    m_conflict->addItems({tr("Skip"), tr("Rename"), tr("Replace")});
    m_conflict->setCurrentIndex(std::max(conflict, 0));
    m_conflict->setMinimumWidth(std::max(kChoiceWidth, m_conflict->minimumSizeHint().width()));
    m_import->setText(tr("&Import"));
    m_close->setText(tr("Close"));
    //: Opens a list of packs of tools
    m_packs->setText(tr("Built-in pac&ks"));
    m_packs->setToolTip(tr("Choose a pack that comes with Tooltray"));
    m_addEndpoint->setText(tr("Add endpoint..."));
    fillPacks();
    m_chooseFile->setText(m_choose->text());
    m_chooseFile->setShortcut(QKeySequence::mnemonic(m_choose->text()));
    m_pasteText->setText(m_paste->text());
    m_pasteText->setShortcut(QKeySequence::mnemonic(m_paste->text()));
    m_empty->setTexts(
        tr("Drop a file, choose one, or paste text"),
        tr("A tool pack, GraphQL, a cURL command, a HAR file, or a Postman, Insomnia, Altair or "
           "Bruno collection. You review its content before anything changes."));
    if (m_source.format || !m_source.pack.objects.empty())
        m_drop->setText(importTitle(m_source, m_file, m_pack));
    plan();
}

void ImportDialog::fillPacks()
{
    m_packs->menu()->clear();
    for (const BundledPack &pack : BundledPacks::all())
        m_packs->menu()->addAction(withoutMnemonics(pack.title), this,
                                   [this, file = pack.file] { openPack(file); });
}

void ImportDialog::chooseFile()
{
    auto *dialog = new QFileDialog(this, tr("Import tools"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setFileMode(QFileDialog::ExistingFile);
    dialog->setNameFilters({tr("Supported files (*.json *.graphql *.graphqls *.gql *.agc *.agx *.bru *.har "
                               "*.http *.rest *.yaml *.yml *.txt)"),
                            tr("All files (*)")});
    connect(dialog, &QFileDialog::fileSelected, this, &ImportDialog::openFile);
    dialog->open();
}

void ImportDialog::takeSource(const QString &path, const Result<ImportSource> &source)
{
    m_file = path;
    m_done->dismiss();
    m_source = source ? *source : ImportSource();
    const bool isRead = source && m_source.problems.empty();
    m_message->setVisible(!isRead);
    if (isRead) {
        m_drop->setText(importTitle(m_source, m_file, m_pack));
    } else {
        m_drop->setText(path.isEmpty() ? tr("Pasted text") : QFileInfo(path).fileName());
        m_message->setMessage(MessageKind::Error,
                              source ? problemsText(m_source.problems) : problemsText(source.error()));
    }
    m_tools->setSource(m_source);
    fillEndpoints();
    plan();
}

void ImportDialog::fillEndpoints()
{
    for (QComboBox *box : std::as_const(m_endpoints))
        m_form->removeRow(box);
    m_endpoints.clear();
    const auto &here = m_engine.workspaceClient().state().workspace->entries(ObjectKind::Endpoint);
    const auto add = [&](const QString &wanted, const QString &label) {
        auto *box = new QComboBox(m_body);
        box->addItem(tr("Choose..."));
        const auto url = m_source.endpoints.find(toUtf8(wanted));
        if (url != m_source.endpoints.end() && !url->second.empty()) {
            //: Adds an endpoint; %1 is its address
            box->addItem(tr("Add %1").arg(fromUtf8(url->second)), QString(kAddIt));
            box->setCurrentIndex(1);
        }
        for (const auto &[name, entry] : here)
            box->addItem(fromUtf8(name), fromUtf8(name));
        box->setMinimumWidth(std::max(kChoiceWidth, box->minimumSizeHint().width()));
        m_form->addRow(label, box);
        m_endpoints.insert(wanted, box);
        connect(box, &QComboBox::activated, this, &ImportDialog::plan);
    };
    if (m_source.schemaTypes)
        return add(QString(), tr("Endpoint of the schema"));
    for (const std::string &wanted : endpointsOf(m_source.pack)) {
        if (here.find(wanted) == nullptr)
            //: %1 is the name of an endpoint that tools of a file use
            add(fromUtf8(wanted), tr("Endpoint for %1").arg(fromUtf8(wanted)));
    }
}

void ImportDialog::addEndpoint()
{
    auto *dialog =
        new AddEndpointDialog({m_engine.workspaceClient(), m_engine.secrets(), m_defaults}, m_theme, this);
    dialog->leaveToolsOut();
    connect(dialog, &AddEndpointDialog::added, this, &ImportDialog::useEndpoint);
    dialog->open();
}

// In place of each that is neither here nor said yet; what was chosen stays.
void ImportDialog::useEndpoint(const QString &name)
{
    QHash<QString, QString> chosen;
    for (const auto &[theirs, box] : m_endpoints.asKeyValueRange())
        chosen.insert(theirs, box->currentData().toString());
    fillEndpoints();
    for (const auto &[theirs, box] : m_endpoints.asKeyValueRange()) {
        const QString before = chosen.value(theirs);
        box->setCurrentIndex(std::max(box->findData(before.isEmpty() ? name : before), 0));
    }
    plan();
}

workspace::Schemas ImportDialog::schemas() const
{
    return m_engine.workspaceClient().state().checked();
}

workspace::ImportOptions ImportDialog::options() const
{
    workspace::ImportOptions options;
    options.onConflict = static_cast<OnConflict>(m_conflict->currentIndex());
    for (const auto &[theirs, box] : m_endpoints.asKeyValueRange()) {
        const QString ours = box->currentData().toString();
        if (ours == kAddIt) {
            for (workspace::Object object : m_source.missing.at(toUtf8(theirs))) {
                if (auto *endpoint = std::get_if<workspace::Endpoint>(&object))
                    m_defaults.applyTo(*endpoint);
                options.alongside.push_back(std::move(object));
            }
        } else if (!ours.isEmpty()) {
            options.endpoints.emplace(toUtf8(theirs), toUtf8(ours));
        }
    }
    return options;
}

void ImportDialog::plan()
{
    const bool isSchema = m_source.schemaTypes.has_value();
    m_tools->setVisible(!isSchema);
    m_space->setVisible(isSchema);
    m_conflict->setVisible(!isSchema);
    m_conflictLabel->setVisible(!isSchema);
    showWhatIsThere();
    if (isSchema)
        return planSchema();
    const std::set<std::string> tools = m_tools->chosen();
    const workspace::Pack chosen = chosenFrom(m_source.pack, tools);
    m_mayBreak = false;
    m_plan = workspace::planImport(*m_engine.workspaceClient().state().workspace, chosen, options());
    // Nobody wants an endpoint without the tools that it came with.
    if (chosen.objects.empty())
        m_plan.edit.steps.clear();
    showPlan(tools, chosen);
    tellProblem();
}

void ImportDialog::showWhatIsThere()
{
    const bool isEmpty = !m_source.schemaTypes && m_tools->topLevelItemCount() == 0;
    m_body->setVisible(!isEmpty);
    m_empty->setVisible(isEmpty);
    m_choose->setVisible(!isEmpty);
    m_paste->setVisible(!isEmpty);
    m_chooseFile->setEnabled(isEmpty);
    m_pasteText->setEnabled(isEmpty);
    m_drop->setVisible(!m_drop->text().isEmpty());
}

// The endpoint reads the file from where it is, now and later.
void ImportDialog::planSchema()
{
    m_plan = {};
    const QString name = m_endpoints.value(QString())->currentData().toString();
    const auto *endpoint =
        m_engine.workspaceClient().state().workspace->find<workspace::Endpoint>(toUtf8(name));
    if (m_file.isEmpty())
        m_plan.problems.emplace_back(
            CORE_TEXT("Core", "A schema must be in a file so that the endpoint can find it again."));
    if (endpoint && m_plan.problems.empty()) {
        workspace::Endpoint changed = *endpoint;
        changed.schema = {workspace::SchemaSource::Kind::File, toUtf8(QFileInfo(m_file).absoluteFilePath())};
        if (changed != *endpoint) {
            m_plan.edit = {"Give " + endpoint->name + " a schema",
                           workspace::Origin::Person,
                           {workspace::PutObject{std::move(changed)}}};
        }
    }
    tellProblem();
}

void ImportDialog::showPlan(const std::set<std::string> &tools, const workspace::Pack &chosen)
{
    const auto fateOf = [&](const std::string &name) {
        const ObjectKey key{ObjectKind::Tool, name};
        if (!chosen.objects.contains(key))
            return QString();
        if (!tools.contains(name))
            return tr("included: another tool needs it");
        if (!m_plan.problems.empty())
            //: What happens to a tool of an import: nothing, for a reason that the message above the list gives
            return tr("blocked, see above");
        if (std::ranges::find(m_plan.skipped, key) != m_plan.skipped.end())
            return tr("already exists, kept");
        if (std::ranges::find(m_plan.replaced, key) != m_plan.replaced.end())
            return tr("replaces the existing tool");
        const auto renamed = std::ranges::find(m_plan.renamed, key, &workspace::RenamedObject::key);
        if (renamed != m_plan.renamed.end())
            //: %1 is the name that a tool gets
            return tr("new, as %1").arg(QString::fromStdString(renamed->to));
        return tr("new");
    };
    m_tools->showFates(fateOf);
}

void ImportDialog::tellProblem()
{
    const auto &readOnly = m_engine.workspaceClient().state().readOnly;
    m_import->setEnabled(m_plan.problems.empty() && !m_plan.edit.steps.empty() && !readOnly);
    m_addEndpoint->setVisible(!readOnly && std::ranges::any_of(m_endpoints, [](const QComboBox *box) {
        return box->currentData().toString().isEmpty();
    }));
    if (m_source.pack.objects.empty() && !m_source.schemaTypes)
        return;
    const bool hasProblem = !m_plan.problems.empty() || readOnly;
    m_message->setVisible(hasProblem);
    if (readOnly)
        m_message->setMessage(MessageKind::Error, sentenceOf(*readOnly));
    else if (hasProblem)
        m_message->setMessage(MessageKind::Warning, problemsText(m_plan.problems));
}

// With the schemas: that takes too long for each choice. What the import breaks is told first and done on the next try.
void ImportDialog::bringIn()
{
    m_import->setEnabled(false);
    if (m_source.schemaTypes)
        return carryOut(m_plan);
    workspace::ImportOptions chosen = options();
    chosen.mayBreak = m_mayBreak;
    const auto work = [workspace = m_engine.workspaceClient().state().workspace, schemas = schemas(),
                       chosen = std::move(chosen),
                       pack = chosenFrom(m_source.pack, m_tools->chosen())]() mutable {
        chosen.schemas = &schemas;
        return Result<workspace::ImportPlan>(workspace::planImport(*workspace, pack, chosen));
    };
    const auto planned = ask(QThreadPool::globalInstance(), work);
    whenDone(planned, this, [this, revision = m_revision](const Result<workspace::ImportPlan> &plan) {
        if (!plan || revision != m_revision)
            return;
        if (plan->problems.empty())
            return carryOut(*plan);
        m_message->setMessage(MessageKind::Warning, problemsText(plan->problems));
        m_message->show();
        m_mayBreak = plan->problems.size() == 1 && !plan->broken.empty();
        m_import->setEnabled(m_mayBreak);
    });
}

void ImportDialog::carryOut(const workspace::ImportPlan &plan)
{
    m_plan = plan;
    //: What an import did
    const QString report = m_source.schemaTypes ? tr("Replaced the endpoint's schema.")
                                                : tr("Imported: %1 new, %2 replaced, %3 renamed; %4 skipped.")
                                                      .arg(m_plan.created.size())
                                                      .arg(m_plan.replaced.size())
                                                      .arg(m_plan.renamed.size())
                                                      .arg(m_plan.skipped.size());
    whenDone(m_engine.workspaceClient().apply(m_plan.edit), this, [this, report](const Result<void> &done) {
        if (done) {
            const auto step = m_engine.workspaceClient().state().history.nextUndo();
            m_done->report(report, [this, step] { m_engine.workspaceClient().undo(step); });
        } else {
            m_message->setMessage(MessageKind::Error, errorText(done.error()));
            m_message->show();
        }
    });
}

} // namespace tooltray::ui
