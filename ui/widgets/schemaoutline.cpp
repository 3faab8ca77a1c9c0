// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/schemaoutline.h"

#include "ui/language/language.h"
#include "ui/language/sentence.h"
#include "ui/language/utf8text.h"
#include "json/write.h"

#include <QEvent>
#include <QHeaderView>
#include <QScrollBar>
#include <QTreeWidgetItemIterator>

#include <algorithm>
#include <utility>

namespace tooltray::ui {
namespace {

constexpr int kHighestOutline = 240;
constexpr int kWidestOutlineName = 260;
constexpr std::size_t kMaxOutlineValues = 12;

QString outlineValue(const json::Value &value)
{
    return fromUtf8(value.isString() ? std::string(value.toString()) : json::write(value));
}

} // namespace

SchemaOutline::SchemaOutline(QWidget *parent) : QTreeWidget(parent)
{
    setColumnCount(ColumnCount);
    setUniformRowHeights(true);
    setEditTriggers(QAbstractItemView::NoEditTriggers);
    setTextElideMode(Qt::ElideRight);
    header()->setSectionsMovable(false);
    keepTranslated(*this, [this] { retranslate(); });
}

void SchemaOutline::changeEvent(QEvent *event)
{
    QTreeWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange)
        fitHeight();
}

void SchemaOutline::setSchema(const json::Value &schema)
{
    if (schema.isIdenticalTo(m_schema))
        return;
    m_schema = schema;
    fill();
}

void SchemaOutline::retranslate()
{
    //: Column: whether a member of a JSON Schema has to be there
    setHeaderLabels({tr("Member"), tr("Type"), tr("Required"), tr("Description")});
    fill();
}

void SchemaOutline::fill()
{
    clear();
    m_count = 0;
    addMembers(*invisibleRootItem(), SchemaReader(m_schema), {&m_schema}, {});
    expandToDepth(1);
    for (const int column : {TypeColumn, RequiredColumn})
        resizeColumnToContents(column);
    resizeColumnToContents(MemberColumn);
    setColumnWidth(MemberColumn, std::min(columnWidth(MemberColumn), kWidestOutlineName));
    fitHeight();
}

void SchemaOutline::addMembers(QTreeWidgetItem &into, const SchemaReader &reader, Schemas schemas,
                               Schemas within)
{
    const auto isWithinItself = [&] {
        return std::ranges::any_of(reader.alternatives(schemas), [&](const json::Value *one) {
            return std::ranges::find(within, one) != within.end();
        });
    };
    for (Schemas elements = schemas; !elements.empty(); elements = reader.elements(schemas)) {
        schemas = std::move(elements);
        if (isWithinItself())
            return;
        const Schemas all = reader.alternatives(schemas);
        within.insert(within.end(), all.begin(), all.end());
    }
    for (const auto &[name, found] : reader.members(schemas)) {
        if (++m_count > kMaxMembers)
            return;
        auto *item = new QTreeWidgetItem(&into);
        item->setText(MemberColumn, fromUtf8(name));
        item->setText(TypeColumn, reader.typeText(found));
        if (reader.isRequired(schemas, name))
            item->setText(RequiredColumn, tr("yes"));
        item->setText(MeaningColumn, meaningOf(reader, found));
        for (const int column : {MemberColumn, TypeColumn, MeaningColumn})
            item->setToolTip(column, item->text(column));
        addMembers(*item, reader, found, within);
    }
}

QString SchemaOutline::meaningOf(const SchemaReader &reader, const Schemas &schemas)
{
    Schemas all = schemas; // what stands beside a reference is about this member
    const Schemas behind = reader.alternatives(schemas);
    all.insert(all.end(), behind.begin(), behind.end());
    const auto said = [&all](const char *keyword) -> const json::Value * {
        const auto found = std::ranges::find_if(
            all, [keyword](const json::Value *schema) { return schema->contains(keyword); });
        return found == all.end() ? nullptr : &(**found)[keyword];
    };
    QStringList texts;
    if (const json::Value *description = said("description"))
        texts.append(fromUtf8(description->toString()).simplified());
    if (const json::Value *constant = said("const"))
        //: Of a member of a JSON Schema: its only value
        texts.append(tr("Constant: %1.").arg(outlineValue(*constant)));
    if (const json::Value *values = said("enum")) {
        QStringList choices;
        const auto listed = values->elements();
        for (const json::Value &value : listed.first(std::min(listed.size(), kMaxOutlineValues)))
            choices.append(outlineValue(value));
        if (listed.size() > kMaxOutlineValues)
            choices.append(QStringLiteral("..."));
        //: Of a member of a JSON Schema: its values, separated by commas
        texts.append(tr("One of: %1").arg(choices.join(listSeparator())));
    }
    if (const json::Value *usual = said("default"))
        //: Of a member of a JSON Schema: the value that counts when there is none
        texts.append(tr("Default: %1").arg(outlineValue(*usual)));
    return texts.join(u' ');
}

void SchemaOutline::fitHeight()
{
    int rows = 0;
    for (QTreeWidgetItemIterator item(this); *item != nullptr; ++item)
        rows += (*item)->parent() == nullptr || (*item)->parent()->isExpanded() ? 1 : 0;
    const int row = isEmpty() ? 0 : sizeHintForRow(0);
    const int wanted = header()->sizeHint().height() + rows * row + 2 * frameWidth()
                       + horizontalScrollBar()->sizeHint().height();
    setFixedHeight(std::clamp(wanted, minimumSizeHint().height(), kHighestOutline));
}

} // namespace tooltray::ui
