// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/context/envimportdialog.h"

#include "base/files/files.h"
#include "base/task/ask.h"
#include "engine/engine.h"
#include "ui/language/language.h"
#include "ui/language/sentence.h"
#include "ui/language/utf8text.h"
#include "ui/models/contextvalues.h"
#include "ui/theme/textlabel.h"
#include "ui/theme/theme.h"
#include "ui/widgets/inlinemessage.h"
#include "workspace/definitions/names.h"

#include <QFileInfo>
#include <QHeaderView>
#include <QPushButton>
#include <QThreadPool>
#include <QTreeWidget>
#include <QVBoxLayout>

namespace tooltray::ui {
namespace {

constexpr QSize kSize(620, 440);
constexpr int kVariableWidth = 220;
constexpr std::size_t kBiggestFile = std::size_t{1024} * 1024;
constexpr qsizetype kSeenLetters = 3;

enum EnvColumn { EnvName, EnvValue, EnvNote, EnvColumns };

// Enough to know it again.
QString masked(const QString &value)
{
    return value.size() <= 2 * kSeenLetters ? QString(value.size(), u'•')
                                            : value.left(kSeenLetters) + QString(6, u'•');
}

} // namespace

EnvImportDialog::EnvImportDialog(const PageContext &context, const QString &path, QWidget *parent)
    : QDialog(parent)
    , m_context(context)
    , m_path(path)
    , m_intro(new TextLabel(TextStyle::Plain, this))
    , m_list(new QTreeWidget(this))
    , m_problem(new InlineMessage(context.theme, this))
    , m_import(new QPushButton(this))
    , m_cancel(new QPushButton(this))
{
    setAttribute(Qt::WA_DeleteOnClose);
    m_intro->setWordWrap(true);
    m_list->setRootIsDecorated(false);
    m_list->setColumnCount(EnvColumns);
    m_list->header()->resizeSection(EnvName, kVariableWidth);
    m_problem->hide();
    m_import->setDefault(true);
    m_import->setEnabled(false);
    auto *buttons = new QHBoxLayout;
    buttons->addStretch();
    buttons->addWidget(m_import);
    buttons->addWidget(m_cancel);
    auto *layout = new QVBoxLayout(this);
    layout->addWidget(m_intro);
    layout->addWidget(m_list, 1);
    layout->addWidget(m_problem);
    layout->addLayout(buttons);
    resize(kSize);
    connect(m_list, &QTreeWidget::itemChanged, this, &EnvImportDialog::countChosen);
    connect(m_import, &QPushButton::clicked, this, &EnvImportDialog::import);
    connect(m_cancel, &QPushButton::clicked, this, &QDialog::reject);
    keepTranslated(*this, [this] { setTexts(); });
    read();
}

void EnvImportDialog::setTexts()
{
    setWindowTitle(tr("Import .env file"));
    m_intro->setText(tr("%1 sets these variables. Uncheck secrets and store them as credentials instead.")
                         .arg(QFileInfo(m_path).fileName()));
    m_list->setHeaderLabels({tr("Name"), tr("Value"), tr("Note")});
    m_list->setAccessibleName(tr("Variables in the file"));
    m_cancel->setText(tr("Cancel"));
    fill();
}

void EnvImportDialog::read()
{
    auto reading = ask(QThreadPool::globalInstance(), [path = toUtf8(m_path)]() -> Result<EnvFile> {
        return readFile(path, kBiggestFile).transform([](const std::string &text) {
            return readEnvFile(text);
        });
    });
    whenDone(reading, this, [this](const Result<EnvFile> &file) {
        if (!file) {
            showProblem(sentenceOf(file.error()));
            return;
        }
        m_file = *file;
        fill();
        if (m_file.entries.empty())
            showProblem(tr("The file sets no variables. Write them as NAME=value, one per line."));
        else if (!m_file.unreadLines.empty())
            showProblem(tr("%n line(s) could not be read, first line %1.", nullptr,
                           static_cast<int>(m_file.unreadLines.size()))
                            .arg(m_file.unreadLines.front()));
    });
}

void EnvImportDialog::fill()
{
    const QSignalBlocker blocker(m_list);
    m_list->clear();
    const auto &known = *m_context.engine.workspaceClient().state().workspace;
    for (const EnvEntry &entry : m_file.entries) {
        auto *item = new QTreeWidgetItem(m_list, {fromUtf8(entry.key), masked(fromUtf8(entry.value))});
        const auto problem = workspace::nameProblem(workspace::ObjectKind::Context, entry.key);
        const workspace::Entry *before = known.find({workspace::ObjectKind::Context, entry.key});
        const bool isSame = before
                            && std::get<workspace::ContextVariable>(before->object()).value
                                   == contextValue(fromUtf8(entry.value));
        QString note;
        if (problem)
            note = said(*problem);
        else if (isSame)
            note = tr("already exists");
        else if (before)
            note = tr("replaces the value");
        item->setText(EnvNote, note);
        item->setToolTip(EnvNote, note);
        item->setCheckState(EnvName, problem || isSame ? Qt::Unchecked : Qt::Checked);
        item->setDisabled(problem.has_value());
    }
    countChosen();
}

void EnvImportDialog::countChosen()
{
    int chosen = 0;
    for (int row = 0; row < m_list->topLevelItemCount(); ++row)
        chosen += m_list->topLevelItem(row)->checkState(EnvName) == Qt::Checked;
    m_import->setText(tr("Import %n variable(s)", nullptr, chosen));
    m_import->setEnabled(chosen > 0);
}

void EnvImportDialog::import()
{
    const auto &known = *m_context.engine.workspaceClient().state().workspace;
    workspace::Edit edit{.label = toUtf8(tr("Import %1").arg(QFileInfo(m_path).fileName())), .steps = {}};
    for (int row = 0; row < m_list->topLevelItemCount(); ++row) {
        if (m_list->topLevelItem(row)->checkState(EnvName) != Qt::Checked)
            continue;
        const EnvEntry &entry = m_file.entries[static_cast<std::size_t>(row)];
        workspace::ContextVariable variable;
        if (const auto *before = known.find<workspace::ContextVariable>(entry.key))
            variable = *before;
        variable.key = entry.key;
        variable.credential.clear();
        variable.value = contextValue(fromUtf8(entry.value));
        variable.origin = workspace::Origin::Person;
        edit.steps.push_back(workspace::PutObject{variable});
    }
    m_import->setEnabled(false);
    whenDone(m_context.engine.workspaceClient().apply(std::move(edit)), this,
             [this](const Result<void> &result) {
                 if (result) {
                     accept();
                     return;
                 }
                 showProblem(errorText(result.error()));
                 m_import->setEnabled(true);
             });
}

void EnvImportDialog::showProblem(const QString &text)
{
    m_problem->setMessage(MessageKind::Warning, text);
    m_problem->show();
}

} // namespace tooltray::ui
