// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result/result.h"
#include "engine/clients/trial.h"
#include "workspace/checks/checkexample.h"

#include <QAbstractListModel>
#include <QCoreApplication>
#include <QString>

#include <cstdint>
#include <optional>
#include <vector>

namespace tooltray::ui {

// What of a result is looked at, as somebody chooses it: a value that is not to be there is a choice of its own.
enum class AssertionKind : std::uint8_t { Equals, Matches, Exists, Missing, HasType };
inline constexpr int kAssertionKinds = 5;

AssertionKind kindOf(const workspace::Assertion &assertion);

// How the window words examples and what came of them.
class ExampleText final {
    Q_DECLARE_TR_FUNCTIONS(ExampleText)

public:
    static QString kind(AssertionKind kind);
    static QString value(const workspace::Assertion &assertion); // as it is written
    static QString miss(const workspace::ExampleMiss &miss);     // a sentence
};

// The outcome of running an example.
struct ExampleOutcome {
    enum class State : std::uint8_t { NotRun, Running, Passed, Failed };

    State state = State::NotRun;
    std::vector<workspace::ExampleMiss> misses = {};
    std::optional<engine::TrialAnswer> answer = {}; // nothing: not run, or it could not even be called
    std::optional<Error> error = {};                // why it could not
};

using ExampleState = ExampleOutcome::State;

// The examples of a tool, and what came of running them.
class ExampleListModel final : public QAbstractListModel {
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(ExampleListModel)

public:
    explicit ExampleListModel(QObject *parent = nullptr);

    // Outcomes of examples that did not change stay.
    void show(const std::vector<workspace::Example> &examples);
    const std::vector<workspace::Example> &examples() const { return m_examples; }
    int add(const workspace::Example &example); // its row
    void change(int row, const workspace::Example &example);
    void remove(int row);

    const ExampleOutcome &outcome(int row) const { return m_outcomes[static_cast<std::size_t>(row)]; }
    void setOutcome(int row, ExampleOutcome outcome);
    void forgetOutcomes();
    void retranslate();

    int rowCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role) const override;

private:
    QString outcomeText(int row) const;

    std::vector<workspace::Example> m_examples;
    std::vector<ExampleOutcome> m_outcomes; // as many
};

} // namespace tooltray::ui
