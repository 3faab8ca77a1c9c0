// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/state/uistate.h"

#include <QDialog>

class QCheckBox;

namespace tooltray::ui {

// The ways that closing the window can lead to.
enum class CloseStep : std::uint8_t { Quit, Hide, Ask };

CloseStep closeStep(bool isServing, bool hasTray, CloseChoice choice);

// Asked when the window is closed while the server runs. Deletes itself when it is closed.
class CloseDialog final : public QDialog {
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(CloseDialog)

public:
    enum class Offer : std::uint8_t {
        KeepRunning,
        QuitOnly
    }; // without a tray nobody could find the program again
    enum class Memory : std::uint8_t { Keep, Forget };

    explicit CloseDialog(Offer offer, QWidget *parent = nullptr);

Q_SIGNALS:
    void chosen(tooltray::ui::CloseChoice choice, CloseDialog::Memory memory);

private:
    void choose(CloseChoice choice);

    QCheckBox *m_remember;
};

} // namespace tooltray::ui
