// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/verbs/verbrun.h"
#include "app/verbs/verbtable.h"

#include <array>

namespace tooltray::app {
namespace {

Result<ExitCode> setSecret(VerbRun &run)
{
    auto secret = VerbRun::readSecret("Secret for " + run.word(0));
    if (!secret)
        return std::move(secret).error();
    const auto answer = run.ask("secrets.set", json::Value::object({{"credential", run.word(0)},
                                                                    {"secret", *secret},
                                                                    {"scheme", run.option("--scheme")},
                                                                    {"header", run.option("--header")},
                                                                    {"user", run.option("--user")}}));
    if (!answer)
        return answer.error();
    run.output().done(*answer, "Saved the secret of " + run.word(0) + '.');
    return ExitCode::Ok;
}

Result<ExitCode> listSecrets(VerbRun &run)
{
    return run.show("secrets.list", json::Value::object(), [](const json::Value &answer) {
        std::vector<std::vector<std::string>> rows{{"CREDENTIAL", "SCHEME", "SOURCE", "SECRET"}};
        for (const json::Value &one : answer["credentials"].elements()) {
            rows.push_back({textOf(one["name"]), textOf(one["scheme"]), textOf(one["source"]),
                            one.contains("problem")      ? textOf(one["problem"])
                            : one["has_secret"].toBool() ? "set"
                                                         : "missing"});
        }
        return rows.size() == 1 ? std::string("There are no credentials.\n") : tableText(rows);
    });
}

Result<ExitCode> removeSecret(VerbRun &run)
{
    if (auto refusal = run.refusal("Remove the secret of " + run.word(0) + "?"))
        return *std::move(refusal);
    const auto answer = run.ask(
        "secrets.remove", json::Value::object({{"credential", run.word(0)}, {"dry_run", run.isDryRun()}}));
    if (!answer)
        return answer.error();
    run.output().done(*answer, (run.isDryRun() ? "Would remove the secret of " : "Removed the secret of ")
                                   + run.word(0) + '.');
    return ExitCode::Ok;
}

constexpr std::array<VerbArgument, 3> kOneCredential{
    {{"CREDENTIAL", "name of the credential", ArgumentCount::One, Candidates::Credentials}}};

constexpr std::array kSecretVerbs{
    Verb{
        .name = "secret set",
        .summary = "save the secret of a credential",
        .description =
            "The secret is read from the terminal or from standard input, never from the command line, which "
            "other\nprograms can see. A credential that does not exist is created.",
        .arguments = kOneCredential,
        .options = {{{"--scheme", "SCHEME",
                      "of a new credential: bearer, api_key, header or basic (default: bearer)"},
                     {"--header", "NAME", "of a new credential: the header that has the secret"},
                     {"--user", "NAME", "of a new credential: the user of basic authentication"}}},
        .examples = {{{"secret set github-token", "asks for it"},
                      {"secret set github-token < token.txt", "from a file"}}},
        .exits = {ExitCode::Invalid, ExitCode::Upstream, ExitCode::NotRunning},
        .run = setSecret},
    Verb{.name = "secret list",
         .summary = "list the credentials and whether their secrets are available",
         .examples = {{{"secret list", "no secret is shown"}}},
         .run = listSecrets},
    Verb{.name = "secret remove",
         .summary = "remove the secret of a credential",
         .arguments = kOneCredential,
         .examples = {{{"secret remove github-token --yes", "without asking"}}},
         .exits = {ExitCode::NotFound, ExitCode::NeedsPerson},
         .effect = Verb::Effect::Changes,
         .run = removeSecret},
};

} // namespace

std::span<const Verb> secretVerbs()
{
    return kSecretVerbs;
}

} // namespace tooltray::app
