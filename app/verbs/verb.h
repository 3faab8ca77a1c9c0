// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result/result.h"

#include <array>
#include <cstdint>
#include <span>
#include <string_view>

namespace tooltray::app {

class VerbRun;

// The meaning of a verb's exit code.
enum class ExitCode : std::uint8_t {
    Ok = 0,
    Failed = 1, // a tool error, a failed assertion, a breaking change
    Usage = 2,  // the command line is wrong
    NotFound = 3,
    NeedsPerson = 4, // a sign-in, an approval or a consent is missing
    Invalid = 5,     // a definition, a configuration or a pack is invalid
    Upstream = 6,    // an API, the network or a service of this computer is not available
    NotRunning = 7,
    NotReady = 10,
    Interrupted = 130, // by a signal: told by the shell
};

struct ExitMeaning {
    ExitCode code;
    std::string_view meaning;
};
std::span<const ExitMeaning> exitMeanings();

// The values that complete a word of the command line.
enum class Candidates : std::uint8_t {
    None,
    Files,
    Tools,
    Endpoints,
    Credentials,
    Clients,  // of the workspace
    Programs, // that speak MCP: claude-code
    Workspaces,
    Packs,
    Approvals,
    Consents,
    Shells,
    Verbs,
    Types, // of a schema
};

enum class ArgumentCount : std::uint8_t { One, Optional, Any, Some };

struct VerbArgument {
    std::string_view name = {}; // "TOOL"; empty: none
    std::string_view help = {};
    ArgumentCount count = ArgumentCount::One;
    Candidates candidates = Candidates::None;
};

struct VerbOption {
    std::string_view name = {};      // "--undo"; empty: none
    std::string_view valueName = {}; // empty: it takes none
    std::string_view help = {};
    Candidates candidates = Candidates::None;
    bool isRepeated = false;
};

struct VerbExample {
    std::string_view line = {}; // without "tooltray"
    std::string_view purpose = {};
};

using VerbOptions = std::array<VerbOption, 9>;

// One command: what help, completion, manual and man page say about it, and what runs it.
struct Verb {
    enum class Effect : std::uint8_t {
        Reads,
        Changes, // has --dry-run and --yes
        Starts,  // the program itself: serve, stdio
    };
    using Run = Result<ExitCode> (*)(VerbRun &);

    std::string_view name; // "tools list"
    std::string_view summary;
    std::string_view description = {};
    std::array<VerbArgument, 3> arguments = {};
    VerbOptions options = {};
    std::array<VerbExample, 3> examples = {};
    std::array<ExitCode, 4> exits = {}; // besides Ok, Failed and Usage; Ok: no more
    Effect effect = Effect::Reads;
    Run run = nullptr;
    bool isHidden = false;

    bool operator==(const Verb &other) const { return name == other.name; }
};

// The same verb under another name; the summary says so.
constexpr Verb alias(Verb verb, std::string_view name, std::string_view summary)
{
    verb.name = name;
    verb.summary = summary;
    verb.description = {};
    return verb;
}

// The used ones of a fixed array.
template <typename T, std::size_t N>
constexpr std::span<const T> used(const std::array<T, N> &all)
{
    std::size_t count = 0;
    if constexpr (requires(const T &one) { one.name; }) {
        while (count < N && !all[count].name.empty())
            ++count;
    } else if constexpr (requires(const T &one) { one.line; }) {
        while (count < N && !all[count].line.empty())
            ++count;
    } else {
        while (count < N && all[count] != T{})
            ++count;
    }
    return {all.data(), count};
}

} // namespace tooltray::app
