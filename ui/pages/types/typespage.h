// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/pages/curated/curatedpage.h"

class QAction;

namespace tooltray::ui {

class EmptyState;
class InlineMessage;
class MappingEditor;
class ScalarPane;
class TypeEditor;
class TypeListModel;

void addTypeActions(const PageContext &context);

// The types and mappings that the parameters of tools share, and the scalars that want a type.
class TypesPage final : public CuratedPage {
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(TypesPage)

public:
    explicit TypesPage(const PageContext &context, QWidget *parent = nullptr);

    bool takes(EditCommand command) const override;

protected:
    void refreshList() override;
    DraftEditor &editorOf(const Key &key) const override;
    QWidget *placeholder() const override;
    void currentShown() override;
    void openItem(const QString &item) override;
    QString idOf(const Key &key) const override;
    Key keyOf(const QString &id) const override;
    QString nameOfCopy(const Key &key) const override;
    bool isChangeable(const workspace::Entry &) const override { return true; }
    Words wordsOf(Action action, const QString &before, const QString &now) const override;
    void remove(const QStringList &ids) override;
    void showProblem(const Error &error) override;
    void showConflict(const Error &error) override { showProblem(error); }
    void clearProblem() override;

private:
    void build();
    void connectParts();
    void setTexts();
    void findScalars();
    void createNew(workspace::ObjectKind kind);
    void createNamed(workspace::Object object, const QString &wanted);
    QString freshName(workspace::ObjectKind kind, const QString &wanted) const;
    void refuse(const QString &text);

    TypeListModel *m_model;
    QAction *m_newType;
    QAction *m_newMapping;
    InlineMessage *m_problem;
    QAction *m_anyway; // saves although tools stop working
    EmptyState *m_empty = nullptr;
    TypeEditor *m_type = nullptr;
    MappingEditor *m_mapping = nullptr;
    ScalarPane *m_scalar = nullptr;
};

} // namespace tooltray::ui
