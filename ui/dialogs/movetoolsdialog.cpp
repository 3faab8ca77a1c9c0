// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/dialogs/movetoolsdialog.h"

#include "ui/language/language.h"
#include "ui/language/utf8text.h"
#include "ui/theme/metrics.h"
#include "ui/theme/textlabel.h"
#include "ui/theme/theme.h"

#include <QDialogButtonBox>
#include <QHeaderView>
#include <QPushButton>
#include <QTreeWidget>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace tooltray::ui {
namespace {

constexpr QSize kMoveDialogSize(760, 380);
constexpr int kMovedNameWidth = 200;

} // namespace

MoveToolsDialog::MoveToolsDialog(const Theme &theme, ToolMove::Rows rows, const QString &endpoint,
                                 QWidget *parent)
    : QDialog(parent)
    , m_rows(std::move(rows))
    , m_endpoint(endpoint)
    , m_title(new TextLabel(TextStyle::Strong, this))
    , m_text(new TextLabel(TextStyle::Plain, this))
    , m_list(new QTreeWidget(this))
{
    setAttribute(Qt::WA_DeleteOnClose);
    resize(kMoveDialogSize);
    m_title->setWordWrap(true);
    m_text->setWordWrap(true);
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Cancel, this);
    m_cancel = buttons->button(QDialogButtonBox::Cancel);
    m_move = buttons->addButton(QString(), QDialogButtonBox::AcceptRole);
    m_move->setDefault(true);
    fill(theme);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(metrics::kMarginLarge, metrics::kMarginLarge, metrics::kMarginLarge,
                               metrics::kMarginLarge);
    layout->addWidget(m_title);
    layout->addWidget(m_text);
    layout->addWidget(m_list, 1);
    layout->addWidget(buttons);
    connect(m_list, &QTreeWidget::itemChanged, this, &MoveToolsDialog::showCount);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(buttons, &QDialogButtonBox::accepted, this, [this] {
        Q_EMIT chosen(tools());
        accept();
    });
    m_list->setFocus();
    keepTranslated(*this, [this] { retranslate(); });
}

void MoveToolsDialog::fill(const Theme &theme)
{
    m_list->setColumnCount(2);
    m_list->setRootIsDecorated(false);
    m_list->setUniformRowHeights(false);
    m_list->setWordWrap(true);
    m_list->setTextElideMode(Qt::ElideRight);
    m_list->header()->setSectionsMovable(false);
    m_list->setColumnWidth(0, kMovedNameWidth);
    for (const ToolMove::Row &row : m_rows) {
        if (row.fit == ToolMove::Fit::Fits)
            continue;
        auto *item = new QTreeWidgetItem(m_list, {fromUtf8(row.tool), row.problem});
        const bool isMisfit = row.fit == ToolMove::Fit::Misfit;
        item->setCheckState(0, isMisfit ? Qt::Unchecked : Qt::Checked);
        item->setIcon(1, isMisfit ? theme.icon(Icon::Error, Tint::Error)
                                  : theme.icon(Icon::Warning, Tint::Warn));
        item->setToolTip(1, row.problem);
    }
    m_list->setCurrentItem(m_list->topLevelItem(0));
}

ToolNames MoveToolsDialog::tools() const
{
    ToolNames names;
    int shown = 0;
    for (const ToolMove::Row &row : m_rows) {
        if (row.fit == ToolMove::Fit::Fits || m_list->topLevelItem(shown++)->checkState(0) == Qt::Checked)
            names.push_back(row.tool);
    }
    return names;
}

void MoveToolsDialog::retranslate()
{
    setWindowTitle(tr("Move tools"));
    const auto misfits =
        static_cast<int>(std::ranges::count(m_rows, ToolMove::Fit::Misfit, &ToolMove::Row::fit));
    m_title->setText(misfits > 0 ? tr("%n tool(s) would not work at %1.", nullptr, misfits).arg(m_endpoint)
                                 : tr("It is not known yet whether these work at %1.").arg(m_endpoint));
    m_text->setText(tr("Checked tools are moved and can be fixed there. The others stay where they are."));
    m_list->setHeaderLabels({tr("Tool"), tr("At the new endpoint")});
    m_list->setAccessibleName(tr("Tools that may not work there"));
    m_cancel->setText(tr("Cancel"));
    showCount();
}

void MoveToolsDialog::showCount()
{
    const auto count = static_cast<int>(tools().size());
    m_move->setEnabled(count > 0);
    m_move->setText(count > 0 ? tr("&Move %n tool(s)", nullptr, count) : tr("&Move"));
}

} // namespace tooltray::ui
