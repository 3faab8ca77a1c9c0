// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/clients/workspacestate.h"
#include "ui/models/definitiontext.h"
#include "ui/models/sampletools.h"
#include "ui/models/texttablemodel.h"
#include "ui/pages/tabtyping.h"
#include "ui/pages/tools/definitionpane.h"
#include "ui/pages/tools/operationtab.h"
#include "ui/theme/theme.h"
#include "ui/widgets/inlinemessage.h"
#include "ui/widgets/json/jsonedit.h"

#include <QComboBox>
#include <QPushButton>
#include <QTableView>
#include <QToolButton>

namespace tooltray::test {

inline ui::ToolDraft draftDoing(const char *operation)
{
    ui::ToolDraft draft;
    draft.original = "both";
    draft.tool.name = "both";
    draft.tool.endpoint = "shop";
    draft.version = draft.tool.active;
    draft.edited().operation =
        *ui::readOperation(QString::fromUtf8(operation).replace(u'\'', u'"').toStdString()).operation;
    return draft;
}

// The tab in a window, over a small workspace, and the draft that it works on.
class DefinitionBench final {
public:
    explicit DefinitionBench(const ui::Theme &theme, const char *operation)
        : tab(theme)
        , keeper(tab, draftDoing(operation))
    {
        state.workspace = sampleWorkspace();
        state.health = std::make_shared<const workspace::Health>();
        tab.showState(state, nullptr);
        tab.resize(700, 600);
        tab.show();
        tab.activateWindow();
    }

    ui::DraftForm &form()
    {
        if (auto *steps = tab.findChild<ui::StepsForm *>(); steps->isVisible())
            return *steps;
        return *tab.findChild<ui::RestForm *>();
    }
    // Another tool, of another name.
    void show(const char *operation)
    {
        keeper.draft = draftDoing(operation);
        keeper.draft.original = "another";
        tab.showDraft(keeper.draft);
    }
    bool enter(const char *place, const QString &text)
    {
        return test::enter(form(), QString::fromUtf8(place), text);
    }
    QString shown(const char *place) { return shownIn(form(), QString::fromUtf8(place)); }
    QString stored(const char *place)
    {
        return storedAt(keeper.draft, QStringLiteral("/versions/0.1.0/operation") + QLatin1String(place));
    }
    ui::TextTableModel &table(const char *place)
    {
        auto *view = form().findChild<QWidget *>(QString::fromUtf8(place))->findChild<QTableView *>();
        return *static_cast<ui::TextTableModel *>(view->model());
    }
    // Types a row behind the others; a choice by its number.
    void addRow(const char *place, const QVariantList &cells)
    {
        ui::TextTableModel &model = table(place);
        const int row = model.addRow().row();
        for (int column = 0; column < cells.size(); ++column) {
            if (cells[column].isValid())
                QVERIFY(model.setData(model.index(row, column), cells[column], Qt::EditRole));
        }
    }
    bool press(const QString &text)
    {
        for (QAbstractButton *button : tab.findChildren<QAbstractButton *>()) {
            if (!button->isVisible() || (button->text() != text && button->accessibleName() != text))
                continue;
            button->click();
            return true;
        }
        return false;
    }
    ui::JsonEdit &json()
    {
        for (ui::JsonEdit *edit : tab.findChildren<ui::JsonEdit *>()) {
            if (edit->accessibleName() == u"Definition as JSON")
                return *edit;
        }
        qFatal("There is no JSON.");
    }
    QString problem()
    {
        for (const auto *message : tab.findChildren<ui::InlineMessage *>()) {
            if (message->isVisible() && message->kind() == ui::MessageKind::Error)
                return message->text();
        }
        return {};
    }
    void choose(int step)
    {
        for (QTableView *view : form().findChildren<QTableView *>()) {
            if (view->accessibleName() == u"Steps" || view->accessibleName() == u"Cases")
                view->setCurrentIndex(view->model()->index(step, 0));
        }
    }

    engine::WorkspaceState state;
    ui::OperationTab tab;
    DraftKeeper keeper;
};

} // namespace tooltray::test
