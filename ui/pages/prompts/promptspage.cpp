// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/prompts/promptspage.h"

#include "ui/actions/actionids.h"
#include "ui/actions/actionregistry.h"
#include "ui/language/language.h"
#include "ui/language/utf8text.h"
#include "ui/pages/prompts/prompteditor.h"
#include "ui/theme/theme.h"
#include "ui/widgets/emptystate.h"
#include "ui/widgets/listpane.h"

#include <QAction>

#include <utility>

namespace tooltray::ui {

using workspace::ObjectKind;

void addPromptActions(const PageContext &context)
{
    context.actions.add({.id = actionid::kNewPrompt,
                         .section = ActionSection::File,
                         .text = QT_TRANSLATE_NOOP("Actions", "New pr&ompt"),
                         .icon = Icon::Edit},
                        [&navigator = context.navigator] {
                            navigator.open({.page = pageid::kPrompts, .item = itemid::kNew});
                        });
}

PromptsPage::PromptsPage(const PageContext &context, QWidget *parent)
    : CuratedPage(context, {.kinds = {ObjectKind::Prompt}}, parent)
{
    addList({.model = m_model,
             .shares = QStringLiteral("prompts.parts"),
             .rowCommands = {EditCommand::Duplicate, EditCommand::Rename, EditCommand::Delete}});
    m_empty = new EmptyState(context.theme, Icon::Edit, this);
    m_editor = new PromptEditor(context.theme, this);
    addPlaceholder(*m_empty);
    addEditor(*m_editor);
    build();
    begin();
}

void PromptsPage::build()
{
    if (QAction *create = pageContext().actions.action(actionid::kNewPrompt)) {
        m_empty->addButton(*create);
        list().addMaker(*create);
    }
    keepTranslated(*this, [this] {
        list().setTexts({.list = tr("Prompts"),
                         .filter = tr("Filter prompts"),
                         .add = tr("New prompt"),
                         .noMatch = tr("No prompt matches %1.")});
        m_empty->setTexts(tr("No prompts yet"),
                          tr("A prompt is text with arguments. Clients list it, often as a "
                             "slash command, and send it to the agent once it is filled in."));
        refreshList();
    });
}

DraftSession::Words PromptsPage::wordsOf(Action action, const QString &before, const QString &now) const
{
    switch (action) {
    case Action::Save: return {tr("Change the prompt %1").arg(now)};
    case Action::Discard:
        //: What Undo takes back; %1 is a prompt
        return {tr("Discard the changes to %1").arg(before), tr("Discarded the changes to %1.").arg(before)};
    case Action::Duplicate: return {tr("Duplicate %1").arg(before), tr("Created %1.").arg(now)};
    case Action::Remove:
        return {tr("Delete the prompt %1").arg(before), tr("Deleted the prompt %1.").arg(before)};
    }
    return {};
}

void PromptsPage::refreshList()
{
    std::vector<RowListModel::Row> rows;
    for (const auto &[name, entry] : workspace()->entries(ObjectKind::Prompt)) {
        const auto &prompt = std::get<workspace::Prompt>(entry.object());
        const std::string &text = prompt.title.empty() ? prompt.description : prompt.title;
        RowListModel::Row row{.id = fromUtf8(name), .subtitle = fromUtf8(text), .icon = Icon::Edit};
        if (unsaved().contains(row.id))
            row.badges.append({tr("unsaved"), Tone::Accent});
        if (entry.layer() == workspace::Layer::Config)
            //: Beside a prompt that the configuration file defines
            row.badges.append({tr("config"), Tone::Neutral});
        rows.push_back(std::move(row));
    }
    m_model.setRows(std::move(rows));
}

void PromptsPage::openItem(const QString &item)
{
    if (item != itemid::kNew)
        return CuratedPage::openItem(item);
    workspace::Prompt prompt;
    prompt.name = toUtf8(freshName(QStringLiteral("new_prompt")));
    prompt.messages.emplace_back();
    create(prompt, {tr("New %1").arg(fromUtf8(prompt.name)), tr("Created %1.").arg(fromUtf8(prompt.name))});
}

QString PromptsPage::freshName(const QString &wanted) const
{
    QString name = wanted;
    for (int number = 2; entryOf({ObjectKind::Prompt, toUtf8(name)}); ++number)
        name = QStringLiteral("%1_%2").arg(wanted).arg(number);
    return name;
}

QString PromptsPage::nameOfCopy(const Key &key) const
{
    return freshName(fromUtf8(key.name));
}

} // namespace tooltray::ui
