// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/dialogs/import/importlist.h"

#include "ui/language/language.h"
#include "ui/language/sentence.h"
#include "ui/language/utf8text.h"
#include "ui/models/fieldtexts.h"
#include "ui/theme/screenreader.h"
#include "ui/theme/theme.h"
#include "workspace/definitions/tool.h"

#include <QHeaderView>

namespace tooltray::ui {
namespace {

enum ImportListColumn { ImportName, ImportWhat, ImportFate };

constexpr int kToolName = Qt::UserRole;

class ToolItem final : public QTreeWidgetItem {
public:
    using QTreeWidgetItem::QTreeWidgetItem;

    QVariant data(int column, int role) const override
    {
        return column == ImportName && role == Qt::AccessibleTextRole
                   ? FieldTexts::withCheck(text(ImportName), checkState(ImportName))
                   : QTreeWidgetItem::data(column, role);
    }
};

} // namespace

ImportList::ImportList(const Theme &theme, QWidget *parent) : QTreeWidget(parent), m_theme(theme)
{
    setColumnCount(3);
    setUniformRowHeights(true);
    setAllColumnsShowFocus(true);
    header()->setStretchLastSection(false);
    header()->setSectionResizeMode(ImportName, QHeaderView::ResizeToContents);
    header()->setSectionResizeMode(ImportWhat, QHeaderView::Stretch);
    header()->setSectionResizeMode(ImportFate, QHeaderView::ResizeToContents);
    connect(this, &QTreeWidget::itemChanged, this, [this] {
        if (!m_isFilling)
            Q_EMIT choiceChanged();
    });
    announceRows(*this);
    keepTranslated(*this, [this] { retranslate(); });
}

void ImportList::retranslate()
{
    setAccessibleName(tr("What can be imported"));
    setHeaderLabels({tr("Tool"), tr("Title"), tr("Action")});
}

void ImportList::setSource(const ImportSource &source)
{
    m_isFilling = true;
    clear();
    setRootIsDecorated(source.format.has_value());
    if (source.format) {
        for (const workspace::ForeignFinding &finding : source.findings) {
            if (finding.tool.empty())
                addProblem(finding);
            else
                addTool(finding.tool, fromUtf8(finding.label), finding.lost);
        }
    } else {
        for (const auto &[key, object] : source.pack.objects) {
            if (const auto *tool = std::get_if<workspace::Tool>(&object))
                addTool(tool->name, fromUtf8(tool->title), {});
        }
    }
    m_isFilling = false;
}

std::set<std::string> ImportList::chosen() const
{
    std::set<std::string> tools;
    for (int row = 0; row < topLevelItemCount(); ++row) {
        const QTreeWidgetItem *item = topLevelItem(row);
        const QString name = item->data(ImportName, kToolName).toString();
        if (!name.isEmpty() && item->checkState(ImportName) == Qt::Checked)
            tools.insert(toUtf8(name));
    }
    return tools;
}

void ImportList::showFates(const std::function<QString(const std::string &tool)> &fateOf)
{
    m_isFilling = true;
    for (int row = 0; row < topLevelItemCount(); ++row) {
        QTreeWidgetItem *item = topLevelItem(row);
        const QString name = item->data(ImportName, kToolName).toString();
        item->setText(ImportFate, name.isEmpty() ? tr("cannot be imported") : fateOf(toUtf8(name)));
    }
    m_isFilling = false;
}

void ImportList::addTool(const std::string &name, const QString &what, const std::vector<Message> &lost)
{
    auto *item = new ToolItem(this, {fromUtf8(name), what});
    item->setData(ImportName, kToolName, fromUtf8(name));
    item->setCheckState(ImportName, Qt::Checked);
    addSentences(*item, lost);
}

void ImportList::addProblem(const workspace::ForeignFinding &finding)
{
    auto *item = new QTreeWidgetItem(this, {fromUtf8(finding.label)});
    item->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable);
    addSentences(*item, {finding.problem});
}

void ImportList::addSentences(QTreeWidgetItem &item, const std::vector<Message> &sentences)
{
    for (const Message &sentence : sentences) {
        const QString text = said(sentence);
        auto *child = new QTreeWidgetItem(&item, {text});
        child->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable);
        child->setIcon(ImportName, m_theme.icon(Icon::Warning, Tint::Warn)); // or it looks like a tool
        child->setToolTip(ImportName, text);
        child->setFirstColumnSpanned(true);
    }
    item.setExpanded(!sentences.empty());
}

} // namespace tooltray::ui
