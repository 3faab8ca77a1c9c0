// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "workspace/definitions/tool.h"

#include <QString>
#include <QWidget>

#include <cstddef>
#include <vector>

namespace tooltray::ui {

// The part of the dialog that makes tools where somebody chooses what they are made of.
class ToolsChooser : public QWidget {
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(ToolsChooser)

public:
    // What becomes of the tools once they are made.
    enum class Outcome { Drafts, Saved };

    explicit ToolsChooser(QWidget *parent = nullptr) : QWidget(parent) {}
    ~ToolsChooser() override = default;

    virtual std::size_t count() const = 0; // of what is chosen
    virtual bool isReady() const = 0;      // the tools are those of what is chosen now
    virtual std::vector<workspace::Tool> tools() const = 0;
    virtual bool hasChanges() const = 0; // somebody chose or decided something
    virtual QString summary() const = 0; // of what is chosen, in a sentence
    virtual Outcome outcome() const { return Outcome::Drafts; }

Q_SIGNALS:
    void stateChanged();
};

} // namespace tooltray::ui
