// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include <string>

class QAction;
class QLineEdit;

namespace tooltray::ui {

class Theme;

// Where a secret is typed or pasted. What was typed can be looked at, and stays until whoever keeps it clears the field.
class SecretField final : public QWidget {
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(SecretField)

public:
    explicit SecretField(const Theme &theme, QWidget *parent = nullptr);

    void setTexts(const QString &name, const QString &placeholder);
    bool isEmpty() const;
    void setSecret(const QString &secret);
    void setSecretOf(const SecretField &other); // without a copy beside the two fields
    std::string secret() const;                 // for where it is kept, which wipes it
    void setReadOnly(bool readOnly);
    // Leaves the field empty, with nothing to undo.
    void clear();

Q_SIGNALS:
    void edited();

private:
    void showWhat();

    const Theme &m_theme;
    QLineEdit *m_edit;
    QAction *m_show;
};

} // namespace tooltray::ui
