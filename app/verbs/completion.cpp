// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/verbs/completion.h"

#include "app/datafolder.h"
#include "app/verbs/arguments.h"
#include "app/verbs/operationclient.h"
#include "app/verbs/verbtable.h"
#include "clients/profile/profile.h"
#include "toolkit/builtins/packs.h"

#include <algorithm>
#include <chrono>
#include <filesystem>
#include <set>

namespace tooltray::app {
namespace {

constexpr std::chrono::milliseconds kCompletionPatience{300};

constexpr std::string_view kBashScript = R"(_tooltray() {
    local IFS=$'\n'
    COMPREPLY=($(tooltray __complete -- "${COMP_WORDS[@]:1:COMP_CWORD}" 2>/dev/null | cut -f1))
}
complete -o default -F _tooltray tooltray
)";

constexpr std::string_view kZshScript = R"(#compdef tooltray
_tooltray() {
    local line
    local -a found
    for line in "${(@f)$(tooltray __complete -- "${(@)words[2,CURRENT]}" 2>/dev/null)}"; do
        [[ -n $line ]] && found+=("${${line%%$'\t'*}//:/\\:}:${line#*$'\t'}")
    done
    if (( $#found )); then
        _describe tooltray found
    else
        _files
    fi
}
compdef _tooltray tooltray
)";

constexpr std::string_view kFishScript = R"(function __tooltray_complete
    set -l words (commandline -opc)
    set -l found (tooltray __complete -- $words[2..-1] (commandline -ct) 2>/dev/null)
    if test (count $found) -gt 0
        printf '%s\n' $found
    else
        __fish_complete_path (commandline -ct)
    end
end
complete -c tooltray -f -a '(__tooltray_complete)'
)";

std::vector<std::string> candidateNames(Candidates candidates, const NameSource &names)
{
    switch (candidates) {
    case Candidates::None:
    case Candidates::Files: return {};
    case Candidates::Tools: return names("tools");
    case Candidates::Endpoints: return names("endpoints");
    case Candidates::Credentials: return names("credentials");
    case Candidates::Clients: return names("clients");
    case Candidates::Workspaces: return names("workspaces");
    case Candidates::Approvals: return names("approvals");
    case Candidates::Consents: return names("consents");
    case Candidates::Types: return names("types");
    case Candidates::Packs: return toolkit::bundledPacks();
    case Candidates::Shells: return {"bash", "zsh", "fish"};
    case Candidates::Programs: break;
    case Candidates::Verbs: {
        std::vector<std::string> verbs;
        for (const Verb *verb : allVerbs())
            verbs.emplace_back(verb->name);
        return verbs;
    }
    }
    std::vector<std::string> ids;
    for (const clients::ClientProfile &profile : clients::knownClients())
        ids.push_back(profile.id);
    return ids;
}

void addStarting(std::vector<Completion> &all, std::string_view typed, std::string word,
                 std::string_view help)
{
    const bool isThere = std::ranges::any_of(all, [&](const Completion &one) { return one.word == word; });
    if (word.starts_with(typed) && !isThere)
        all.push_back({std::move(word), std::string(help)});
}

// The first word of a command, or the second one behind a noun.
std::vector<Completion> verbCompletions(std::span<const std::string> before, std::string_view typed)
{
    std::vector<Completion> all;
    const std::string noun = before.empty() ? std::string() : before.front() + ' ';
    for (const Verb *verb : allVerbs()) {
        if (verb->isHidden || !verb->name.starts_with(noun))
            continue;
        const std::string_view rest = verb->name.substr(noun.size());
        const std::size_t space = rest.find(' ');
        addStarting(all, typed, std::string(rest.substr(0, space)),
                    space == std::string_view::npos ? verb->summary : std::string_view());
    }
    return all;
}

const VerbArgument *argumentAt(const Verb &verb, std::size_t index)
{
    const auto arguments = used(verb.arguments);
    if (arguments.empty())
        return nullptr;
    if (index < arguments.size())
        return &arguments[index];
    const auto count = arguments.back().count;
    const bool isList = count == ArgumentCount::Any || count == ArgumentCount::Some;
    return isList ? &arguments.back() : nullptr;
}

} // namespace

std::vector<Completion> completionsFor(std::span<const std::string> words, const NameSource &names)
{
    const std::string typed = words.empty() ? std::string() : words.back();
    const auto before = words.first(words.empty() ? 0 : words.size() - 1);
    const Verb *verb = nullptr;
    std::size_t nameWords = 1;
    if (before.size() > 1 && (verb = findVerb(before[0] + ' ' + before[1])) != nullptr)
        nameWords = 2;
    else if (!before.empty())
        verb = findVerb(before[0]);
    if (verb == nullptr)
        return before.size() < 2 ? verbCompletions(before, typed) : std::vector<Completion>();

    std::vector<Completion> all;
    std::size_t position = 0;
    const auto options = optionsOf(*verb);
    const VerbOption *waiting = nullptr; // for its value
    for (const std::string &word : before.subspan(nameWords)) {
        if (std::exchange(waiting, nullptr) != nullptr)
            continue;
        const auto option = std::ranges::find(options, word, &VerbOption::name);
        if (option != options.end())
            waiting = (*option)->valueName.empty() ? nullptr : *option;
        else if (!word.starts_with('-'))
            ++position;
    }
    if (waiting != nullptr) {
        for (std::string &name : candidateNames(waiting->candidates, names))
            addStarting(all, typed, std::move(name), {});
        return all;
    }
    if (typed.starts_with('-')) {
        for (const VerbOption *option : options)
            addStarting(all, typed, std::string(option->name), option->help);
        return all;
    }
    if (const VerbArgument *argument = argumentAt(*verb, position)) {
        for (std::string &name : candidateNames(argument->candidates, names))
            addStarting(all, typed, std::move(name), {});
    }
    return all;
}

std::vector<std::string> namesNow(std::string_view kind, const std::string &dataFolder)
{
    const auto given = dataFolder.empty() ? std::nullopt : std::optional(dataFolder);
    std::vector<std::string> found;
    if (auto client = OperationClient::openRunning({given, {}, kCompletionPatience})) {
        const auto answer = (*client)->ask("names", json::Value::object({{"kind", kind}}), {});
        if (answer) {
            for (const json::Value &name : (*answer)["names"].elements())
                found.emplace_back(name.toString());
        }
        return found;
    }
    const auto folder = openDataFolder(given);
    if (!folder || kind != "tools")
        return found;
    std::error_code error;
    for (const auto &file :
         std::filesystem::directory_iterator(*folder + "/workspaces/default/tools", error)) {
        if (file.path().extension() == ".json")
            found.push_back(file.path().stem().string());
    }
    std::ranges::sort(found);
    return found;
}

Result<std::string> completionScript(std::string_view shell)
{
    if (shell == "bash")
        return std::string(kBashScript);
    if (shell == "zsh")
        return std::string(kZshScript);
    if (shell == "fish")
        return std::string(kFishScript);
    return Error{ErrorKind::Usage, "bad_value", "There is no completion for " + std::string(shell) + ".",
                 "Shells: bash, zsh, fish."};
}

} // namespace tooltray::app
