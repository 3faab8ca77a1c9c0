// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "support/petserver.h"
#include "ui/dialogs/createtools/createtoolsdialog.h"
#include "ui/dialogs/createtools/toolcurationpane.h"
#include "ui/models/operationtreemodel.h"
#include "ui/models/toolcuration.h"
#include "ui/support/enginefixture.h"

#include <QLabel>
#include <QLineEdit>
#include <QPointer>
#include <QPushButton>
#include <QSignalSpy>
#include <QTabWidget>
#include <QTableView>
#include <QTest>
#include <QTreeView>

#include <algorithm>

namespace tooltray::test {

constexpr int kPetTimeout = 20'000; // ms

// The dialog over an API about pets.
class PetTools final {
public:
    explicit PetTools(ui::ThemeChoice choice = ui::ThemeChoice::Light,
                      const std::string &description = PetServer::petDescription())
        : fixture(choice)
    {
        server.setDescription(description);
    }

    bool open(const std::vector<workspace::Object> &others = {})
    {
        if (!fixture.open())
            return false;
        workspace::Endpoint endpoint;
        endpoint.name = "pets";
        endpoint.schema.kind = workspace::SchemaSource::Kind::None;
        endpoint.api.location = server.url("/openapi.json");
        if (!fixture.put(endpoint))
            return false;
        for (const workspace::Object &other : others) {
            if (!fixture.put(other))
                return false;
        }
        return openAgain();
    }
    bool openAgain()
    {
        delete dialog;
        dialog = new ui::CreateToolsDialog(fixture.engine, fixture.theme, QStringLiteral("pets"));
        dialog->show();
        return QTest::qWaitFor([this] { return rows().rowCount() > 0; }, kPetTimeout);
    }
    ~PetTools() { delete dialog; }

    QTreeView &tree() const
    {
        for (auto *each : dialog->findChildren<QTreeView *>()) {
            if (qobject_cast<ui::OperationTreeModel *>(each->model()))
                return *each;
        }
        qFatal("no tree of operations");
    }
    QAbstractItemModel &rows() const { return *tree().model(); }
    QModelIndex find(const QString &method, const QString &path) const
    {
        for (int group = 0; group < rows().rowCount(); ++group) {
            const QModelIndex parent = rows().index(group, 0);
            for (int row = 0; row < rows().rowCount(parent); ++row) {
                const QModelIndex index = rows().index(row, 0, parent);
                const QString name = index.data(Qt::AccessibleTextRole).toString() + u',';
                if (name.startsWith(method + u' ' + path + u','))
                    return index;
            }
        }
        return {};
    }
    void check(const QString &method, const QString &path) const
    {
        const QModelIndex index = find(method, path);
        QVERIFY(index.isValid());
        tree().setCurrentIndex(index);
        QVERIFY(rows().setData(index, Qt::Checked, Qt::CheckStateRole));
    }
    void uncheck(const QString &method, const QString &path) const
    {
        QVERIFY(rows().setData(find(method, path), Qt::Unchecked, Qt::CheckStateRole));
    }
    bool canPress(const QString &text) const
    {
        return std::ranges::any_of(dialog->findChildren<QPushButton *>(), [&](const QPushButton *each) {
            return each->isEnabled() && QString(each->text()).remove(u'&').startsWith(text);
        });
    }
    QPushButton &button(const QString &text) const
    {
        for (auto *each : dialog->findChildren<QPushButton *>()) {
            if (QString(each->text()).remove(u'&').startsWith(text))
                return *each;
        }
        qFatal("no button %s", qPrintable(text));
    }
    // Until its tool can be decided about.
    void select(const QString &method, const QString &path) const
    {
        tree().setCurrentIndex(find(method, path));
        const auto *pane = dialog->findChild<ui::ToolCurationPane *>();
        QVERIFY(QTest::qWaitFor([pane] { return pane->isEnabled(); }, kPetTimeout));
    }
    // The part of the tab, in front.
    QWidget &openTab(const QString &text) const
    {
        auto *tabs = dialog->findChild<QTabWidget *>();
        for (int i = 0; i < tabs->count(); ++i) {
            if (tabs->tabText(i) == text)
                tabs->setCurrentIndex(i);
        }
        return *tabs->currentWidget();
    }
    QTableView &table() const
    {
        for (auto *each : dialog->findChildren<QTableView *>()) {
            if (qobject_cast<ui::ArgumentChoiceModel *>(each->model()))
                return *each;
        }
        qFatal("no table of arguments");
    }
    QAbstractItemModel &arguments() const { return *table().model(); }
    bool isSaid(const QString &text) const
    {
        return std::ranges::any_of(dialog->findChildren<QLabel *>(), [&](const QLabel *label) {
            return label->isVisible() && label->text().contains(text);
        });
    }
    // Saves what is chosen, and is the tool of that name then.
    const workspace::Tool *saved(const char *name)
    {
        const QSignalSpy done(dialog, &ui::CreateToolsDialog::saved);
        button(QStringLiteral("Save ")).click();
        const bool isDone = QTest::qWaitFor([&] { return !done.isEmpty(); }, kPetTimeout);
        return isDone ? fixture.workspace().find<workspace::Tool>(name) : nullptr;
    }

    PetServer server;
    EngineFixture fixture;
    QPointer<ui::CreateToolsDialog> dialog;
};

} // namespace tooltray::test
