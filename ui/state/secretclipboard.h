// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

namespace tooltray::ui {

// Puts a text with a secret on the clipboard and takes it away again after a while, unless something else is
// there by then.
class SecretClipboard final : public QObject {
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(SecretClipboard)

public:
    static constexpr int kSeconds = 30;

    explicit SecretClipboard(QObject *parent = nullptr);
    ~SecretClipboard() override; // takes it away at once

    // Lives on only until the text is gone; for owners that end before.
    void letGo();

    void copy(const QString &text, int milliseconds = kSeconds * 1000);

private:
    void clear();

    QString m_text;
    int m_generation = 0;
    bool m_isLetGo = false;
};

} // namespace tooltray::ui
