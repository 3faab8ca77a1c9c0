// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QRegularExpression>
#include <QString>
#include <QStringList>
#include <QWidget>

#include <string>
#include <vector>

class QFormLayout;
class QLabel;
class QVBoxLayout;

namespace tooltray::engine {
class Engine;
}

namespace tooltray::ui {

class ActionRegistry;
class ChosenKeys;
class Theme;
class UiState;

// What settings are about. All of it outlives the dialog.
struct SettingsContext {
    engine::Engine &engine;
    Theme &theme;
    ActionRegistry &actions;
    UiState &state;
    ChosenKeys &keys;
    QStringList startCommand = {}; // the program with its arguments; empty: the desktop cannot start it
    QString autostartFolder = {};  // empty: the usual one
};

// Settings of one kind. What is changed holds at once.
class SettingsPage : public QWidget {
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(SettingsPage)

public:
    explicit SettingsPage(QWidget *parent = nullptr);

    virtual bool hasDefaults() const { return true; }
    virtual void restoreDefaults() {}

protected:
    // The fields one below the other, none wider than it needs.
    static QFormLayout *newForm();
    // The layout of the page, which begins with what stands over the form.
    QVBoxLayout *newLayout(QWidget *top, QFormLayout *form);
    // The label is the field's name; the text comes with the language.
    QLabel *addField(QFormLayout &form, QWidget *field);
};

// Short lists in a line of text, with commas or blanks between.
inline std::vector<std::string> wordsOf(const QString &text)
{
    static const QRegularExpression kBetween(QStringLiteral("[\\s,;]+"));
    std::vector<std::string> words;
    for (const QString &word : text.split(kBetween, Qt::SkipEmptyParts))
        words.push_back(word.toStdString());
    return words;
}

inline QString textOf(const std::vector<std::string> &words)
{
    QStringList texts;
    for (const std::string &word : words)
        texts.append(QString::fromStdString(word));
    return texts.join(QStringLiteral(", "));
}

} // namespace tooltray::ui
