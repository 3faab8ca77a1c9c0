// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/models/assertionmodel.h"
#include "ui/models/examplelistmodel.h"

#include <QWidget>

class QComboBox;
class QLineEdit;
class QPushButton;
class QTableView;
class QTabWidget;
class QToolButton;

namespace tooltray::ui {

class InlineMessage;
class JsonView;
class SchemaForm;
class Theme;

// One example of a tool: what it is called with, what is expected of the answer, and what came of it.
class ExampleEditor final : public QWidget {
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(ExampleEditor)

public:
    explicit ExampleEditor(const Theme &theme, QWidget *parent = nullptr);

    // Sets the schema of the arguments.
    void setSchema(const json::Value &schema);
    void showExample(const workspace::Example &example);
    workspace::Example example() const;
    void showOutcome(const ExampleOutcome &outcome);
    void focusName();
    // Returns whether the arguments can be sent; if not, it shows what does not fit.
    bool validate();

Q_SIGNALS:
    void edited();
    void logWanted(quint64 entry);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    QWidget *buildExpectations();
    QWidget *buildAnswer();
    void connectParts();
    void setTexts();
    void changed();
    void showOutcomeText();
    void addAssertion();
    void expectCurrent();
    void enableButtons();

    const Theme &m_theme;
    AssertionModel m_assertions;
    ExampleOutcome m_outcome;
    bool m_isShowing = false;

    QLineEdit *m_name;
    QComboBox *m_end;
    QLineEdit *m_description;
    QTabWidget *m_parts;
    SchemaForm *m_arguments;
    QTableView *m_table;
    QPushButton *m_add;
    QToolButton *m_remove;
    InlineMessage *m_message;
    QPushButton *m_expect;
    QPushButton *m_log;
    JsonView *m_answer;
};

} // namespace tooltray::ui
