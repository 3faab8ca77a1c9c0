// SPDX-License-Identifier: GPL-3.0-or-later
#include "layering/sourcefile.h"

#include <algorithm>
#include <array>
#include <fstream>
#include <iterator>
#include <optional>

namespace tooltray::layering {
namespace {

namespace fs = std::filesystem;

constexpr std::array kTops{"app", "mcpcore", "ui", "resources", "tests", "packaging"};
constexpr std::array kExtensions{".cpp", ".h", ".mjs", ".js", ".sh", ".cmake", ".py"};

std::string_view firstPart(std::string_view path)
{
    return path.substr(0, path.find('/'));
}

std::optional<Include> includeOf(std::string_view line, int number)
{
    const auto skipBlanks = [&] { line.remove_prefix(std::min(line.find_first_not_of(" \t"), line.size())); };
    skipBlanks();
    if (!line.starts_with('#'))
        return {};
    line.remove_prefix(1);
    skipBlanks();
    if (!line.starts_with("include"))
        return {};
    line.remove_prefix(7);
    skipBlanks();
    if (!line.starts_with('"') && !line.starts_with('<'))
        return {};
    const bool quoted = line.front() == '"';
    const auto end = line.find(quoted ? '"' : '>', 1);
    if (end == std::string_view::npos)
        return {};
    return Include{std::string(line.substr(1, end - 1)), quoted, number};
}

} // namespace

std::string_view SourceFile::top() const
{
    return firstPart(path);
}

std::string_view SourceFile::room() const
{
    constexpr std::string_view kCore = "mcpcore/";
    const std::string_view whole = path;
    if (!whole.starts_with(kCore) || whole.find('/', kCore.size()) == std::string_view::npos)
        return {};
    return firstPart(whole.substr(kCore.size()));
}

std::string_view SourceFile::extension() const
{
    const auto dot = path.rfind('.');
    return dot == std::string::npos ? std::string_view() : std::string_view(path).substr(dot + 1);
}

std::string_view SourceFile::stem() const
{
    std::string_view name = path;
    name.remove_prefix(name.rfind('/') + 1); // npos + 1 is 0: a name without a folder stays whole
    return name.substr(0, name.rfind('.'));
}

std::vector<Include> SourceFile::includes() const
{
    std::vector<Include> found;
    for (std::size_t i = 0; i < lines.size(); ++i) {
        if (auto include = includeOf(lines[i], static_cast<int>(i) + 1))
            found.push_back(std::move(*include));
    }
    return found;
}

SourceFile sourceFile(std::string path, std::string_view text)
{
    SourceFile file{std::move(path), {}};
    while (!text.empty()) {
        const auto end = text.find('\n');
        file.lines.emplace_back(text.substr(0, end));
        text.remove_prefix(end == std::string_view::npos ? text.size() : end + 1);
    }
    return file;
}

std::vector<SourceFile> readTree(const fs::path &root)
{
    std::vector<SourceFile> files;
    for (const char *top : kTops) {
        if (!fs::is_directory(root / top))
            continue;
        for (auto it = fs::recursive_directory_iterator(root / top); it != fs::recursive_directory_iterator();
             ++it) {
            const std::string name = it->path().filename().string();
            if (it->is_directory() && (name.starts_with('.') || name == "node_modules" || name == "build")) {
                it.disable_recursion_pending();
                continue;
            }
            if (!it->is_regular_file()
                || std::ranges::find(kExtensions, it->path().extension().string()) == kExtensions.end())
                continue;
            std::ifstream stream(it->path(), std::ios::binary);
            const std::string text{std::istreambuf_iterator<char>(stream), {}};
            files.push_back(sourceFile(fs::relative(it->path(), root).generic_string(), text));
        }
    }
    std::ranges::sort(files, {}, &SourceFile::path);
    return files;
}

} // namespace tooltray::layering
