// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result/result.h"
#include "base/task/cancellation.h"
#include "engine/clients/trial.h"
#include "ui/pages/tools/trialmemory.h"
#include "ui/theme/icon.h"
#include "ui/widgets/inlinemessage.h"
#include "json/value.h"

#include <QWidget>

#include <optional>

class QAction;
class QComboBox;
class QSplitter;
class QStackedWidget;
class QTabWidget;
class QToolButton;

namespace tooltray::ui {

class JsonView;
class SchemaForm;
class TextLabel;
class Theme;

// Calls the tool that is being edited: what it is called with beside what it answered, and what happened on the
// way. Each tool keeps what it was called with last and what came of it, and its call goes on while another one is
// shown.
class TryPane final : public QWidget {
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(TryPane)

public:
    TryPane(const Theme &theme, QAction &tryAction, QWidget *parent = nullptr);

    // Shows another tool, with its arguments and its answer.
    void setSubject(const QString &id);
    // The tool shown has another id now.
    void renameSubject(const QString &before, const QString &now);
    // Sets what an empty call looks like, also the start for a tool that was never called. While the tool has
    // a problem, which is shown, its arguments are unknown and the form stays as it was.
    void setSchema(const json::Value &schema, const QString &problem = {});
    // Returns nullopt, and says so, while the arguments do not fit the tool.
    std::optional<json::Value> arguments();
    // Returns the arguments that the user typed; nullopt while the call is blank.
    std::optional<json::Value> typedArguments() const;
    // Replaces the arguments as if these were typed.
    void setArguments(const json::Value &arguments);
    engine::Trial::Mode mode() const;
    void focusArguments();
    QSplitter &sides() const { return *m_sides; } // arguments and answer

    // A call of the tool that is shown, which can be cancelled until its outcome comes.
    CancellationToken begin();
    quint64 run() const; // tells one from the next
    bool isRunning() const;
    using Outcome = TrialMemory::Outcome;
    // Takes the outcome of a run of any tool, shown or not; ignores a run that is not the last of its tool.
    void take(quint64 run, const Outcome &outcome);
    void showAnswer(const engine::TrialAnswer &answer);
    void showError(const Error &error);
    // Enables the comparison if there is an answer to compare with.
    void setHasBaseline(bool hasBaseline);
    void tell(MessageKind kind, const QString &text); // about the answer that is shown

Q_SIGNALS:
    void exampleWanted(const tooltray::json::Value &arguments);
    void logWanted(quint64 entry);
    void baselineWanted(quint64 entry);
    void comparisonWanted(quint64 entry);

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    QWidget *buildArguments(QAction &tryAction);
    QWidget *buildAnswer();
    QToolButton *iconButton(Icon icon, QWidget &parent) const;
    void setTexts();
    void explainMode();
    void showEmptyText();
    void showOutcome();
    void showLast();
    void announce(const Outcome &outcome) const;
    void showFailure(const engine::TrialAnswer &answer);
    void finish();
    void clearAnswer();

    const Theme &m_theme;
    QSplitter *m_sides;
    SchemaForm *m_arguments;
    InlineMessage *m_misfit; // why the form is not of the tool as it is now
    QToolButton *m_saveExample;
    QComboBox *m_mode;
    QToolButton *m_cancel;
    QToolButton *m_log;
    QToolButton *m_baseline;
    QAction *m_pin;
    QAction *m_compare;
    TextLabel *m_outcome;
    QStackedWidget *m_stack;
    TextLabel *m_empty;
    QTabWidget *m_parts;
    JsonView *m_answer;
    JsonView *m_structured;
    JsonView *m_trace;
    InlineMessage *m_error;
    InlineMessage *m_note; // about the answer: what was cut
    InlineMessage *m_told;

    TrialMemory m_memory;
    quint64 m_entry = 0;
    QStringList m_facts; // of the answer, the first above all
    bool m_hasNote = false;
};

} // namespace tooltray::ui
