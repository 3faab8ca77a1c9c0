// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/dialogs/import/importdialog.h"

#include "base/ask.h"
#include "base/readfile.h"
#include "engine/engine.h"
#include "ui/models/packchoice.h"
#include "ui/state/retranslation.h"
#include "ui/theme/metrics.h"
#include "ui/theme/theme.h"
#include "ui/widgets/inlinemessage.h"
#include "ui/widgets/textlabel.h"
#include "ui/widgets/undonotice.h"
#include "workspace/pack/packcodec.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QDragEnterEvent>
#include <QFileDialog>
#include <QFileInfo>
#include <QFormLayout>
#include <QHeaderView>
#include <QMimeData>
#include <QPushButton>
#include <QThreadPool>
#include <QTreeWidget>
#include <QUrl>
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

enum ImportColumn : int { ImportName, ImportWhat, ImportFate };

QString localFileOf(const QMimeData &data)
{
    const QList<QUrl> urls = data.urls();
    return urls.size() == 1 ? urls.constFirst().toLocalFile() : QString();
}

} // namespace

ImportDialog::ImportDialog(engine::Engine &engine, const Theme &theme, QWidget *parent)
    : QDialog(parent)
    , m_engine(engine)
    , m_drop(new TextLabel(TextLook::Muted, this))
    , m_choose(new QPushButton(this))
    , m_message(new InlineMessage(theme, this))
    , m_done(new UndoNotice(theme, this))
    , m_body(new QWidget(this))
    , m_tools(new QTreeWidget(m_body))
    , m_form(new QFormLayout)
    , m_conflictLabel(new TextLabel(TextLook::Plain, m_body))
    , m_conflict(new QComboBox(m_body))
    , m_import(nullptr)
    , m_close(nullptr)
{
    setAttribute(Qt::WA_DeleteOnClose);
    setAcceptDrops(true);
    build();
    connect(m_choose, &QPushButton::clicked, this, &ImportDialog::chooseFile);
    connect(m_import, &QPushButton::clicked, this, &ImportDialog::bringIn);
    connect(m_conflict, &QComboBox::activated, this, &ImportDialog::plan);
    connect(m_tools, &QTreeWidget::itemChanged, this, &ImportDialog::plan);
    connect(&engine.curation(), &engine::CurationDesk::workspaceChanged, this, &ImportDialog::plan);
    keepTranslated(*this, [this] { retranslate(); });
}

ImportDialog::~ImportDialog() = default;

void ImportDialog::openFile(const QString &path)
{
    const quint64 revision = ++m_revision;
    auto read = ask(QThreadPool::globalInstance(), [file = path.toStdString()]() -> Result<workspace::Pack> {
        auto content = readFile(file, workspace::kMaxPackBytes);
        return content ? readPack(*content) : Result<workspace::Pack>(content.error());
    });
    whenDone(read, this, [this, revision, path](const Result<workspace::Pack> &pack) {
        if (revision == m_revision)
            takePack(path, pack);
    });
}

void ImportDialog::dragEnterEvent(QDragEnterEvent *event)
{
    if (!localFileOf(*event->mimeData()).isEmpty())
        event->acceptProposedAction();
}

void ImportDialog::dropEvent(QDropEvent *event)
{
    event->acceptProposedAction();
    openFile(localFileOf(*event->mimeData()));
}

void ImportDialog::build()
{
    m_choose->setAutoDefault(false);
    m_drop->setWordWrap(true);
    m_message->hide();
    m_tools->setColumnCount(3);
    m_tools->setRootIsDecorated(false);
    m_tools->setUniformRowHeights(true);
    m_tools->setAllColumnsShowFocus(true);
    m_tools->header()->setStretchLastSection(false);
    m_tools->header()->setSectionResizeMode(ImportName, QHeaderView::ResizeToContents);
    m_tools->header()->setSectionResizeMode(ImportWhat, QHeaderView::Stretch);
    m_tools->header()->setSectionResizeMode(ImportFate, QHeaderView::ResizeToContents);
    m_conflict->setMinimumWidth(kChoiceWidth);
    m_conflictLabel->setBuddy(m_conflict);
    m_form->setVerticalSpacing(metrics::kSpacing);
    m_form->setFieldGrowthPolicy(QFormLayout::FieldsStayAtSizeHint);
    m_form->addRow(m_conflictLabel, m_conflict);
    auto *buttons = new QDialogButtonBox(this);
    m_import = buttons->addButton(QString(), QDialogButtonBox::AcceptRole);
    m_close = buttons->addButton(QDialogButtonBox::Close);
    m_close->setAutoDefault(false);
    m_import->setDefault(true);
    connect(m_close, &QPushButton::clicked, this, &QDialog::reject);

    auto *source = new QHBoxLayout;
    source->addWidget(m_drop, 1);
    source->addWidget(m_choose);
    auto *body = new QVBoxLayout(m_body);
    body->setContentsMargins({});
    body->setSpacing(metrics::kMargin);
    body->addWidget(m_tools, 1);
    body->addLayout(m_form);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(metrics::kMarginLarge, metrics::kMarginLarge, metrics::kMarginLarge,
                               metrics::kMarginLarge);
    layout->setSpacing(metrics::kMargin);
    layout->addLayout(source);
    layout->addWidget(m_message);
    layout->addWidget(m_done);
    layout->addWidget(m_body, 1);
    layout->addWidget(buttons);
    resize(kImportSize);
}

void ImportDialog::retranslate()
{
    setWindowTitle(tr("Import tools"));
    m_choose->setText(tr("&Choose file..."));
    m_tools->setAccessibleName(tr("Tools of the pack"));
    m_tools->setHeaderLabels({tr("Tool"), tr("Title"), tr("What happens")});
    m_conflictLabel->setText(tr("A &name that means something else here"));
    const int conflict = m_conflict->currentIndex();
    m_conflict->clear();
    // In the order of the enum.
    m_conflict->addItems(
        {tr("Leave out what comes"), tr("Give what comes another name"), tr("Replace what is here")});
    m_conflict->setCurrentIndex(std::max(conflict, 0));
    m_import->setText(tr("&Import"));
    m_close->setText(tr("Close"));
    if (m_file.isEmpty())
        m_drop->setText(tr("Drop a pack of tools here, or choose the file. Nothing "
                           "changes before you say so."));
    plan();
}

void ImportDialog::chooseFile()
{
    auto *dialog = new QFileDialog(this, tr("Import tools"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setFileMode(QFileDialog::ExistingFile);
    dialog->setNameFilters({tr("Packs of tools (*.json)"), tr("All files (*)")});
    connect(dialog, &QFileDialog::fileSelected, this, &ImportDialog::openFile);
    dialog->open();
}

void ImportDialog::takePack(const QString &path, Result<workspace::Pack> pack)
{
    m_file = path;
    m_done->dismiss();
    m_drop->setText(QFileInfo(path).fileName());
    m_pack = pack ? *std::move(pack) : workspace::Pack();
    m_message->setVisible(!pack);
    if (!pack) {
        const Error &error = pack.error();
        const auto line = error.details["line"].toInt64();
        const QString problem = QString::fromStdString(error.message);
        m_message->setMessage(
            MessageKind::Error,
            //: %1 is a sentence that says what is wrong
            line ? tr("This is no pack that can be read. %1 (line %2)").arg(problem).arg(*line) : problem);
    }
    fillTools();
    fillEndpoints();
    plan();
}

void ImportDialog::fillTools()
{
    m_isFilling = true;
    m_tools->clear();
    for (const auto &[key, object] : m_pack.objects) {
        const auto *tool = std::get_if<Tool>(&object);
        if (tool == nullptr)
            continue;
        auto *item = new QTreeWidgetItem(
            m_tools, {QString::fromStdString(tool->name), QString::fromStdString(tool->title)});
        item->setCheckState(ImportName, Qt::Checked);
    }
    m_isFilling = false;
}

void ImportDialog::fillEndpoints()
{
    for (QComboBox *box : std::as_const(m_endpoints))
        m_form->removeRow(box);
    m_endpoints.clear();
    const auto &here = m_engine.curation().state().workspace->entries(ObjectKind::Endpoint);
    for (const std::string &wanted : endpointsOf(m_pack)) {
        if (here.find(wanted) != nullptr)
            continue;
        auto *box = new QComboBox(m_body);
        box->setMinimumWidth(kChoiceWidth);
        box->addItem(tr("Choose..."));
        for (const auto &[name, entry] : here)
            box->addItem(QString::fromStdString(name), QString::fromStdString(name));
        //: %1 is the name of an endpoint that tools of a file use
        m_form->addRow(tr("In place of the endpoint %1").arg(QString::fromStdString(wanted)), box);
        m_endpoints.insert(QString::fromStdString(wanted), box);
        connect(box, &QComboBox::activated, this, &ImportDialog::plan);
    }
}

workspace::ImportOptions ImportDialog::options() const
{
    workspace::ImportOptions options;
    options.onConflict = static_cast<OnConflict>(m_conflict->currentIndex());
    for (const auto &[theirs, box] : m_endpoints.asKeyValueRange()) {
        if (const QString ours = box->currentData().toString(); !ours.isEmpty())
            options.endpoints.emplace(theirs.toStdString(), ours.toStdString());
    }
    return options;
}

void ImportDialog::plan()
{
    if (m_isFilling)
        return;
    std::set<std::string> tools;
    for (int row = 0; row < m_tools->topLevelItemCount(); ++row) {
        const QTreeWidgetItem *item = m_tools->topLevelItem(row);
        if (item->checkState(ImportName) == Qt::Checked)
            tools.insert(item->text(ImportName).toStdString());
    }
    const workspace::Pack chosen = chosenFrom(m_pack, tools);
    m_plan = workspace::planImport(*m_engine.curation().state().workspace, chosen, options());
    m_body->setVisible(!m_pack.objects.empty());
    showPlan(tools, chosen);
    tellProblem();
}

void ImportDialog::showPlan(const std::set<std::string> &tools, const workspace::Pack &chosen)
{
    const auto fateOf = [&](const std::string &name) {
        const ObjectKey key{ObjectKind::Tool, name};
        if (!chosen.objects.contains(key))
            return QString();
        if (!tools.contains(name))
            return tr("comes along: another needs it");
        if (!m_plan.problems.empty())
            return QStringLiteral("–");
        if (std::ranges::find(m_plan.skipped, key) != m_plan.skipped.end())
            return tr("is here already, stays");
        if (std::ranges::find(m_plan.replaced, key) != m_plan.replaced.end())
            return tr("replaces the one here");
        const auto renamed = std::ranges::find(m_plan.renamed, key, &workspace::RenamedObject::key);
        if (renamed != m_plan.renamed.end())
            //: %1 is the name that a tool gets
            return tr("new, as %1").arg(QString::fromStdString(renamed->to));
        return tr("new");
    };
    m_isFilling = true;
    for (int row = 0; row < m_tools->topLevelItemCount(); ++row) {
        QTreeWidgetItem *item = m_tools->topLevelItem(row);
        item->setText(ImportFate, fateOf(item->text(ImportName).toStdString()));
    }
    m_isFilling = false;
}

void ImportDialog::tellProblem()
{
    const auto &readOnly = m_engine.curation().state().readOnly;
    m_import->setEnabled(m_plan.problems.empty() && !m_plan.edit.steps.empty() && !readOnly);
    if (m_pack.objects.empty())
        return;
    const bool hasProblem = !m_plan.problems.empty() || readOnly;
    m_message->setVisible(hasProblem);
    if (readOnly)
        m_message->setMessage(MessageKind::Error, QString::fromStdString(readOnly->message));
    else if (hasProblem)
        m_message->setMessage(MessageKind::Warning, QString::fromStdString(m_plan.problems.front()));
}

void ImportDialog::bringIn()
{
    const auto count =
        static_cast<int>(m_plan.created.size() + m_plan.replaced.size() + m_plan.renamed.size());
    m_import->setEnabled(false);
    whenDone(m_engine.curation().apply(m_plan.edit), this, [this, count](const Result<void> &done) {
        if (done) {
            const auto step = m_engine.curation().state().history.nextUndo();
            m_done->offer(tr("%n thing(s) are imported.", nullptr, count),
                          [this, step] { m_engine.curation().undo(step); });
        } else {
            m_message->setMessage(MessageKind::Error,
                                  QString::fromStdString(done.error().message + " " + done.error().hint));
            m_message->show();
        }
    });
}

} // namespace tooltray::ui
