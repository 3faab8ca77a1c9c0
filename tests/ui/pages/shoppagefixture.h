// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/engine.h"
#include "ui/actions/actionregistry.h"
#include "ui/actions/editactions.h"
#include "ui/navigation/place.h"
#include "ui/pages/tools/toolspage.h"
#include "ui/state/uistate.h"
#include "ui/theme/theme.h"

#include <QObject>
#include <QTemporaryDir>

#include <memory>
#include <string>

class QLineEdit;
class QPlainTextEdit;

namespace tooltray::ui {
class GraphqlEditor;
class ListPane;
} // namespace tooltray::ui

namespace tooltray::test {

// The Tools page over the sample workspace, whose endpoints nobody answers at. It can be ended and started again over
// the same files.
class ShopPageFixture final : private ui::Navigator {
public:
    ShopPageFixture();
    ~ShopPageFixture() override;

    bool start(ui::ThemeChoice choice);
    bool fill(); // with the sample
    void stop();

    void trigger(const QString &id) { actions->action(id)->trigger(); }
    bool message(const QString &part) const;
    bool press(const QString &text) const;
    ui::ListPane &list() const;
    ui::GraphqlEditor &editor() const;
    QLineEdit &name() const;
    QPlainTextEdit *describing() const;

    std::size_t toolCount() const;
    std::string savedDocument(const std::string &tool) const;
    QString savedDescription() const; // of search_orders

    QTemporaryDir folder;
    std::unique_ptr<ui::Theme> theme;
    std::unique_ptr<engine::Engine> engine;
    std::unique_ptr<ui::UiState> state;
    std::unique_ptr<ui::ActionRegistry> actions;
    std::unique_ptr<ui::EditActions> edits;
    std::unique_ptr<ui::ToolsPage> page;

private:
    void open(const ui::Place &) override {}
};

// A test whose functions each have the page anew.
class ShopPageTest : public QObject {
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(ShopPageTest)

public:
    ShopPageTest();
    ~ShopPageTest() override;

protected:
    std::unique_ptr<ShopPageFixture> m_shop;

private Q_SLOTS:
    void init();
    void cleanup();

private:
    virtual void begin() {} // with the page that is filled
};

} // namespace tooltray::test
