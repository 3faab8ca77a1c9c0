// SPDX-License-Identifier: GPL-3.0-or-later
#include "clients/file/backups.h"

#include "base/ascii.h"
#include "base/rfc3339.h"
#include "base/writefile.h"

#include <algorithm>
#include <system_error>

namespace tooltray::clients {
namespace {

namespace fs = std::filesystem;

constexpr std::string_view kEnding = ".tooltray-backup";
constexpr std::size_t kKept = 10;

// 20260131T090500250Z: sorts as it should and is a name everywhere.
std::string stampOf(WallTime time)
{
    std::string stamp;
    for (const char c : formatRfc3339(time)) {
        if (isAsciiDigit(c) || isAsciiLetter(c))
            stamp += c;
    }
    return stamp;
}

bool isStamp(std::string_view text)
{
    return text.size() == 19 && text[8] == 'T' && text.back() == 'Z'
           && std::ranges::count_if(text, [](char c) { return isAsciiDigit(c); }) == 17;
}

fs::path beside(const fs::path &file, const std::string &ending)
{
    return file.parent_path() / (file.filename().native() + ending);
}

} // namespace

Result<void> backUp(const fs::path &file, std::string_view content, WallTime now)
{
    const std::string ending(kEnding);
    std::error_code ignored;
    const fs::path first = beside(file, ending);
    if (!fs::exists(fs::symlink_status(first, ignored))) {
        if (auto written = writeFile(first, content, FileAccess::Private); !written)
            return written;
    }
    fs::path dated = beside(file, ending + "-" + stampOf(now));
    while (fs::exists(fs::symlink_status(dated, ignored))) {
        now += std::chrono::milliseconds(1);
        dated = beside(file, ending + "-" + stampOf(now));
    }
    if (auto written = writeFile(dated, content, FileAccess::Private); !written)
        return written;
    const auto all = datedBackups(file);
    for (std::size_t i = kKept; i < all.size(); ++i)
        fs::remove(all[i], ignored);
    return {};
}

std::vector<fs::path> datedBackups(const fs::path &file)
{
    const std::string start = file.filename().native() + std::string(kEnding) + "-";
    std::vector<fs::path> found;
    std::error_code error;
    for (fs::directory_iterator entry(file.parent_path(), error), end; !error && entry != end;
         entry.increment(error)) {
        const std::string name = entry->path().filename().native();
        if (name.starts_with(start) && isStamp(std::string_view(name).substr(start.size())))
            found.push_back(entry->path());
    }
    std::ranges::sort(found, std::greater());
    return found;
}

} // namespace tooltray::clients
