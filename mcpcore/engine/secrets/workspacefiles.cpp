// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/secrets/needs.h"

#include "base/files/files.h"
#include "text/encoding/encoding.h"

#include <QCryptographicHash>

#include <algorithm>
#include <cstddef>
#include <system_error>

#include <sys/stat.h>

namespace tooltray::engine {
namespace {

namespace fs = std::filesystem;

constexpr std::size_t kMaxRead = std::size_t{1} << 20U; // on the engine thread
constexpr std::string_view kEndsPath = " \t\n\"';|&<>()`";

bool isBelow(const fs::path &path, const fs::path &folder)
{
    const auto [end, rest] = std::mismatch(folder.begin(), folder.end(), path.begin(), path.end());
    return end == folder.end() && rest != path.end();
}

} // namespace

WorkspaceFiles::WorkspaceFiles(const fs::path &folder)
{
    if (folder.empty())
        return;
    m_folders.push_back(fs::absolute(folder).lexically_normal());
    std::error_code error;
    const fs::path real = fs::weakly_canonical(m_folders.front(), error);
    if (!error && real != m_folders.front())
        m_folders.push_back(real);
}

bool WorkspaceFiles::contains(const fs::path &path) const
{
    return std::ranges::any_of(m_folders, [normal = path.lexically_normal()](const fs::path &folder) {
        return isBelow(normal, folder);
    });
}

// Whoever writes to a file changes its time of status, which nobody can set back.
std::string WorkspaceFiles::stamp(const fs::path &path) const
{
    if (!contains(path))
        return {};
    struct stat status {};
    if (::stat(path.c_str(), &status) != 0)
        return "none;";
    return std::to_string(status.st_ino) + ':' + std::to_string(status.st_size) + ':'
           + std::to_string(status.st_ctim.tv_sec) + '.' + std::to_string(status.st_ctim.tv_nsec) + ';';
}

std::optional<std::string> WorkspaceFiles::content(const fs::path &path) const
{
    if (!contains(path))
        return std::nullopt;
    const Result<std::string> text = readFile(path, kMaxRead);
    if (!text)
        return text.error().code == "file_too_big" ? "changed at " + stamp(path) : text.error().code;
    const QByteArray hash = QCryptographicHash::hash(
        QByteArrayView(text->data(), static_cast<qsizetype>(text->size())), QCryptographicHash::Sha256);
    return "sha256:" + encodeHex({hash.constData(), static_cast<std::size_t>(hash.size())});
}

// An argument is a path, or has some in it, as the text for a shell does.
std::vector<fs::path> WorkspaceFiles::namedBy(const std::vector<std::string> &command,
                                              const std::string &runsIn) const
{
    std::vector<fs::path> paths;
    for (const std::string &argument : command) {
        if (const fs::path path = (fs::path(runsIn) / argument).lexically_normal(); contains(path))
            paths.push_back(path);
        for (const fs::path &folder : m_folders) {
            const std::string text = folder.string();
            for (std::size_t at = argument.find(text); at != std::string::npos;
                 at = argument.find(text, at + text.size())) {
                const std::size_t end = std::min(argument.find_first_of(kEndsPath, at), argument.size());
                if (const fs::path path = argument.substr(at, end - at); contains(path))
                    paths.push_back(path);
            }
        }
    }
    std::ranges::sort(paths);
    paths.erase(std::unique(paths.begin(), paths.end()), paths.end());
    return paths;
}

json::Value WorkspaceFiles::contentsNamedBy(const std::vector<std::string> &command,
                                            const std::string &runsIn) const
{
    json::Value contents;
    for (const fs::path &path : namedBy(command, runsIn))
        contents.set(path.string(), content(path).value_or(std::string()));
    return contents;
}

std::string WorkspaceFiles::stampOf(const std::vector<std::string> &command, const std::string &runsIn) const
{
    std::string all;
    for (const fs::path &path : namedBy(command, runsIn))
        all += stamp(path);
    return all;
}

} // namespace tooltray::engine
