// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/models/rowlistmodel.h"
#include "ui/pages/curated/curatedpage.h"

namespace tooltray::ui {

class EmptyState;
class PromptEditor;

void addPromptActions(const PageContext &context);

// The prompts of the workspace, which clients offer to their users.
class PromptsPage final : public CuratedPage {
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(PromptsPage)

public:
    explicit PromptsPage(const PageContext &context, QWidget *parent = nullptr);

protected:
    void refreshList() override;
    void openItem(const QString &item) override;
    QString nameOfCopy(const Key &key) const override;
    Words wordsOf(Action action, const QString &before, const QString &now) const override;

private:
    void build();
    QString freshName(const QString &wanted) const;

    RowListModel m_model;
    EmptyState *m_empty = nullptr;
    PromptEditor *m_editor = nullptr;
};

} // namespace tooltray::ui
