// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/verbs/verbrun.h"

#include "base/files/filesystem.h"

#include <array>
#include <cerrno>
#include <cstdio>
#include <fcntl.h>
#include <system_error>
#include <termios.h>
#include <unistd.h>

namespace tooltray::app {
namespace {

// Enough for an import, and more than a secret or an answer needs.
constexpr std::size_t kLargestFile = std::size_t{64} << 20U;

Error unreadable(const std::string &name, const std::string &why)
{
    return {ErrorKind::NotFound, "file_unreadable", "The file " + name + " cannot be read: " + why + "."};
}

Result<std::string> readAll(int file, const std::string &name)
{
    std::string content;
    std::array<char, 65536> bytes{};
    while (true) {
        const auto count = ::read(file, bytes.data(), bytes.size());
        if (count < 0 && errno == EINTR)
            continue;
        if (count < 0)
            return unreadable(name, std::generic_category().message(errno));
        if (count == 0)
            return content;
        content.append(bytes.data(), static_cast<std::size_t>(count));
        if (content.size() > kLargestFile) {
            return Error{ErrorKind::Invalid, "file_too_big",
                         "The file " + name + " is larger than 64 MB, the limit."};
        }
    }
}

std::string lineFromInput()
{
    std::string line;
    for (int c = std::getchar(); c != EOF && c != '\n'; c = std::getchar())
        line += static_cast<char>(c);
    return line;
}

// No echo on the terminal for as long as it lives.
class SilentTerminal {
public:
    SilentTerminal()
    {
        m_isSilent = ::tcgetattr(STDIN_FILENO, &m_before) == 0;
        termios silent = m_before;
        silent.c_lflag &= ~static_cast<tcflag_t>(ECHO);
        if (m_isSilent)
            ::tcsetattr(STDIN_FILENO, TCSAFLUSH, &silent);
    }
    ~SilentTerminal()
    {
        if (m_isSilent)
            ::tcsetattr(STDIN_FILENO, TCSAFLUSH, &m_before);
    }
    SilentTerminal(const SilentTerminal &) = delete;
    SilentTerminal &operator=(const SilentTerminal &) = delete;

private:
    termios m_before{};
    bool m_isSilent = false;
};

} // namespace

VerbRun::VerbRun(const Verb &verb, Arguments arguments)
    : m_verb(verb)
    , m_arguments(std::move(arguments))
    , m_output(has("--json") ? Output::Form::Json : Output::Form::Text, has("--quiet"))
{}

VerbRun::~VerbRun() = default;

const std::vector<std::string> &VerbRun::options(std::string_view name) const
{
    static const std::vector<std::string> kNone;
    const auto found = m_arguments.options.find(name);
    return found == m_arguments.options.end() ? kNone : found->second;
}

std::string VerbRun::word(std::size_t index) const
{
    return index < words().size() ? words()[index] : std::string();
}

Result<OperationClient::Setting> VerbRun::startedSetting() const
{
    const OperationClient::Setting setting{
        m_arguments.value("--data-dir"), m_arguments.value("--config"), {}};
    if (has("--start")) {
        if (auto started = OperationClient::startServer(setting); !started)
            return std::move(started).error();
    }
    return setting;
}

Result<OperationClient *> VerbRun::client()
{
    if (!m_client) {
        const auto setting = startedSetting();
        auto opened = setting ? OperationClient::open(*setting) : setting.error();
        if (!opened)
            return std::move(opened).error();
        m_client = *std::move(opened);
    }
    return m_client.get();
}

Result<void> VerbRun::needRunning()
{
    const auto setting = startedSetting();
    auto opened = setting ? OperationClient::openRunning(*setting) : setting.error();
    if (!opened)
        return std::move(opened).error();
    m_client = *std::move(opened);
    return {};
}

Result<json::Value> VerbRun::ask(std::string_view operation, json::Value parameters,
                                 const OperationClient::OnEvent &onEvent)
{
    const auto opened = client();
    if (!opened)
        return opened.error();
    return (*opened)->ask(operation, std::move(parameters), onEvent);
}

Result<ExitCode> VerbRun::show(std::string_view operation, json::Value parameters, Text text)
{
    const auto answer = ask(operation, std::move(parameters));
    if (!answer)
        return answer.error();
    m_output.result(*answer, m_output.isJson() ? std::string() : text(*answer));
    return ExitCode::Ok;
}

Result<bool> VerbRun::confirm(const std::string &question)
{
    if (has("--yes"))
        return true;
    if (::isatty(STDIN_FILENO) == 0) {
        return Error{ErrorKind::Denied, "not_confirmed",
                     "This needs your confirmation, and there is no terminal.",
                     "Add --yes to confirm: " + question};
    }
    // The lock of the files is not held while somebody thinks.
    if (m_client && !m_client->isRunning())
        m_client.reset();
    std::fprintf(stderr, "%s [y/N] ", question.c_str());
    const std::string answer = lineFromInput();
    return answer == "y" || answer == "Y" || answer == "yes";
}

std::optional<Result<ExitCode>> VerbRun::refusal(const std::string &question)
{
    const Result<bool> yes = isDryRun() ? true : confirm(question);
    if (!yes)
        return yes.error();
    return *yes ? std::nullopt : std::optional<Result<ExitCode>>(ExitCode::Failed);
}

Result<std::string> VerbRun::readFile(const std::string &name)
{
    if (name == "-")
        return readAll(STDIN_FILENO, "standard input");
    const FileDescriptor file(::open(name.c_str(), O_RDONLY | O_CLOEXEC));
    if (!file.isOpen())
        return unreadable(name, std::generic_category().message(errno));
    return readAll(file.number(), name);
}

Result<std::string> VerbRun::readSecret(const std::string &prompt)
{
    std::string secret;
    if (::isatty(STDIN_FILENO) != 0) {
        std::fprintf(stderr, "%s: ", prompt.c_str());
        const SilentTerminal silent;
        secret = lineFromInput();
        std::fputc('\n', stderr);
    } else {
        secret = lineFromInput();
    }
    if (secret.ends_with('\r'))
        secret.pop_back();
    if (secret.empty())
        return Error{ErrorKind::Usage, "no_secret", "There is no secret on standard input.",
                     "Pipe it into the command, or enter it at the prompt."};
    return secret;
}

} // namespace tooltray::app
