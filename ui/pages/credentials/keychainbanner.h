// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/clients/secretsclient.h"

#include <QWidget>

class QAction;

namespace tooltray::ui {

class InlineMessage;
class TextLabel;
class Theme;

// Where secrets are kept: a quiet line while the keychain works, else why it does not and what to do.
class KeychainBanner final : public QWidget {
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(KeychainBanner)

public:
    explicit KeychainBanner(const Theme &theme, QWidget *parent = nullptr);

    // Hidden while nothing is known.
    void setLook(const engine::KeychainStatus &look);

Q_SIGNALS:
    void retryWanted();

private:
    void setTexts();
    void showProblem();

    engine::KeychainStatus m_look;
    InlineMessage *m_problem;
    QAction *m_retry;
    QWidget *m_kept;
    TextLabel *m_keptText;
};

} // namespace tooltray::ui
