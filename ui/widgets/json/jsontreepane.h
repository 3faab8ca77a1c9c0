// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "json/pointer.h"
#include "json/value.h"

#include <QTreeView>

#include <memory>

namespace tooltray::ui {

class JsonTreeModel;
class Theme;

// JSON to unfold.
class JsonTreePane final : public QTreeView {
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(JsonTreePane)

public:
    explicit JsonTreePane(const Theme &theme, QWidget *parent = nullptr);
    ~JsonTreePane() override;

    void setValue(std::shared_ptr<const json::Value> value);
    json::Pointer pointer() const;    // of the current row
    const json::Value *value() const; // null without one
    void showPointer(const json::Pointer &pointer);
    // Opens that many levels and closes all below; stops where it would become endless.
    void openLevels(int levels);

Q_SIGNALS:
    void pointerChanged();

private:
    JsonTreeModel *m_model;
};

} // namespace tooltray::ui
