// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/faultlist.h"

#include "ui/delegates/twolinedelegate.h"
#include "ui/language/language.h"
#include "ui/theme/metrics.h"
#include "ui/theme/textlabel.h"
#include "ui/theme/theme.h"

#include <QListView>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>
#include <initializer_list>
#include <iterator>

namespace tooltray::ui {
namespace {

constexpr int kLeastRows = 3;  // are seen of a list, if it has them
constexpr int kManyRows = 100; // fill any page

} // namespace

void setUpRows(QListView &view, QAbstractItemModel &model, const Theme &theme)
{
    view.setModel(&model);
    view.setItemDelegate(new TwoLineDelegate(theme, &view));
    view.setSelectionMode(QListView::SingleSelection);
    view.setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    view.setVerticalScrollMode(QListView::ScrollPerPixel);
    view.setResizeMode(QListView::Adjust);
}

void fitToRows(QListView &view)
{
    const int rows = view.model()->rowCount();
    const auto heightOf = [&view](int count) {
        int height = 2 * view.frameWidth();
        for (int row = 0; row < count; ++row)
            height += view.sizeHintForRow(row);
        return height;
    };
    const int least = rows > 0 ? view.minimumSizeHint().height() : 0; // of its scroll bar
    view.setMinimumHeight(std::max(least, heightOf(std::min(rows, kLeastRows))));
    view.setMaximumHeight(rows > kManyRows ? QWIDGETSIZE_MAX : std::max(least, heightOf(rows)));
}

FaultList::FaultList(const Theme &theme, QWidget *parent)
    : QWidget(parent)
    , m_theme(theme)
    , m_title(new TextLabel(TextStyle::Strong, this))
    , m_problems(new QListView(this))
    , m_fold(new QToolButton(this))
    , m_notes(new QListView(this))
{
    setUpRows(*m_problems, m_problemModel, theme);
    setUpRows(*m_notes, m_noteModel, theme);
    m_fold->setCheckable(true);
    m_fold->setAutoRaise(true);
    m_fold->setFocusPolicy(Qt::StrongFocus);
    m_fold->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    auto *fold = new QHBoxLayout;
    fold->addWidget(m_fold);
    fold->addStretch();
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins({});
    layout->setSpacing(metrics::kSpacing);
    layout->addWidget(m_title);
    layout->addWidget(m_problems, 1);
    layout->addLayout(fold);
    layout->addWidget(m_notes, 1);
    connect(m_fold, &QToolButton::toggled, this, &FaultList::showState);
    keepTranslated(*this, [this] { retranslate(); });
}

void FaultList::setFaults(const std::vector<engine::DescriptionFault> &faults)
{
    using Fault = engine::DescriptionFault;
    const auto isNote = [](const Fault &fault) { return fault.severity == Fault::Severity::Notice; };
    std::vector<Fault> problems;
    std::vector<Fault> notes;
    std::ranges::partition_copy(faults, std::back_inserter(notes), std::back_inserter(problems), isNote);
    m_problemModel.setFaults(std::move(problems));
    m_noteModel.setFaults(std::move(notes));
    retranslate();
}

void FaultList::retranslate()
{
    m_title->setText(tr("Problems in the description"));
    m_problems->setAccessibleName(m_title->text());
    //: What is remarkable about a description and does no harm; %1 is how many there are
    m_fold->setText(tr("Notes (%1)").arg(m_noteModel.rowCount()));
    m_notes->setAccessibleName(tr("Notes on the description"));
    showState();
}

void FaultList::showState()
{
    const bool hasProblems = m_problemModel.rowCount() > 0;
    const bool hasNotes = m_noteModel.rowCount() > 0;
    m_fold->setIcon(m_theme.icon(m_fold->isChecked() ? Icon::ChevronUp : Icon::ChevronDown));
    m_title->setVisible(hasProblems);
    m_problems->setVisible(hasProblems);
    m_fold->setVisible(hasNotes);
    m_notes->setVisible(hasNotes && m_fold->isChecked());
    fitToRows(*m_problems);
    fitToRows(*m_notes);
    int height = 0; // it takes no more room, where others are below
    for (const QWidget *part : std::initializer_list<const QWidget *>{m_title, m_problems, m_fold, m_notes}) {
        const bool isList = part == m_problems || part == m_notes;
        if (!part->isHidden())
            height += layout()->spacing() + (isList ? part->maximumHeight() : part->sizeHint().height());
    }
    setMaximumHeight(std::min(height, QWIDGETSIZE_MAX));
    setVisible(hasProblems || hasNotes);
}

} // namespace tooltray::ui
