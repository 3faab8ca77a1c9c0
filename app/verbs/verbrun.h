// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/verbs/arguments.h"
#include "app/verbs/operationclient.h"
#include "app/verbs/output.h"
#include "app/verbs/verb.h"

#include <memory>
#include <optional>
#include <string>
#include <string_view>

namespace tooltray::app {

// One run of a verb: what was asked, where it is answered, and where the answer goes.
class VerbRun {
public:
    VerbRun(const Verb &verb, Arguments arguments);
    ~VerbRun();
    VerbRun(const VerbRun &) = delete;
    VerbRun &operator=(const VerbRun &) = delete;

    const Verb &verb() const { return m_verb; }
    bool has(std::string_view option) const { return m_arguments.has(option); }
    std::string option(std::string_view name) const { return m_arguments.value(name).value_or(""); }
    const std::vector<std::string> &options(std::string_view name) const;
    const std::vector<std::string> &words() const { return m_arguments.words; }
    std::string word(std::size_t index) const;
    bool isDryRun() const { return has("--dry-run"); }

    Output &output() { return m_output; }
    // Opened by the first question: the running program, or else the files of the data folder.
    Result<OperationClient *> client();
    // The program that serves, or the error that none is running.
    Result<void> needRunning();
    // Asks it, and waits for the answer.
    Result<json::Value> ask(std::string_view operation, json::Value parameters = json::Value::object(),
                            const OperationClient::OnEvent &onEvent = {});
    // Asks it and shows the answer as the text, or as it is with --json.
    using Text = std::string (*)(const json::Value &);
    Result<ExitCode> show(std::string_view operation, json::Value parameters, Text text);

    // A person at the terminal said yes, or --yes did; an error of kind Denied where neither can be.
    Result<bool> confirm(const std::string &question);
    // How the verb ends unless somebody confirms what it changes.
    std::optional<Result<ExitCode>> refusal(const std::string &question);
    // All of a file, or of standard input for "-".
    static Result<std::string> readFile(const std::string &name);
    // A secret from the terminal without an echo, or the first line of standard input.
    static Result<std::string> readSecret(const std::string &prompt);

private:
    // The program that --start wants there.
    Result<OperationClient::Setting> startedSetting() const;

    const Verb &m_verb;
    const Arguments m_arguments;
    Output m_output;
    std::unique_ptr<OperationClient> m_client;
};

} // namespace tooltray::app
