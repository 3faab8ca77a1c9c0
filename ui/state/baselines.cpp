// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/state/baselines.h"

#include "base/task/ask.h"
#include "json/parser.h"
#include "json/write.h"

#include <filesystem>
#include <utility>

namespace tooltray::ui {
namespace {

// Escaped a text is longer than it was.
constexpr std::size_t kMaxFileBytes = 8 * Baselines::kMaxBytes;

Error unreadableBaseline(const std::string &tool)
{
    return {ErrorKind::Invalid,
            "baseline_unreadable",
            {CORE_TEXT("Core", "The baseline of {tool} cannot be read."), {{"tool", tool}}},
            CORE_TEXT("Core", "Pin another response as its baseline.")};
}

Result<void> writeBaseline(const Folder &folder, const std::string &file, const Baseline &baseline)
{
    if (baseline.body->size() > Baselines::kMaxBytes) {
        return Error{ErrorKind::Invalid, "baseline_too_big",
                     CORE_TEXT("Core", "The response exceeds 1 MiB, the limit for a baseline."),
                     CORE_TEXT("Core", "Ask for fewer fields or items, and pin that response.")};
    }
    const json::Value content = json::Value::object({{"title", baseline.title}, {"body", *baseline.body}});
    return folder.create().andThen([&] { return folder.write(file, json::write(content)); });
}

Result<Baseline> readBaseline(const std::string &tool, const Folder &folder, const std::string &file)
{
    const auto content = folder.read(file, kMaxFileBytes);
    if (!content)
        return content.error();
    const json::Parsed parsed = json::parse(*content);
    if (!parsed || !parsed.value["body"].isString())
        return unreadableBaseline(tool);
    return Baseline{std::string(parsed.value["title"].toString()),
                    std::make_shared<const std::string>(parsed.value["body"].toString())};
}

} // namespace

Baselines::Baselines(const std::string &folder)
    : m_folder(
        Folder(std::filesystem::path(folder).parent_path()).at(std::filesystem::path(folder).filename()))
{
    m_pool.setMaxThreadCount(1);
}

Baselines::~Baselines() = default;

std::string Baselines::fileOf(const std::string &tool)
{
    return tool + ".json";
}

bool Baselines::has(const std::string &tool) const
{
    return !tool.empty() && m_folder.has(fileOf(tool));
}

QFuture<Result<void>> Baselines::pin(const std::string &tool, Baseline baseline)
{
    return ask(&m_pool, [folder = m_folder, file = fileOf(tool), baseline = std::move(baseline)] {
        return writeBaseline(folder, file, baseline);
    });
}

QFuture<Result<Baseline>> Baselines::find(const std::string &tool)
{
    return ask(&m_pool,
               [tool, folder = m_folder, file = fileOf(tool)] { return readBaseline(tool, folder, file); });
}

void Baselines::rename(const std::string &before, const std::string &now)
{
    m_pool.start([folder = m_folder, from = fileOf(before), to = fileOf(now)] {
        static_cast<void>(folder.rename(from, to)); // most tools have none
    });
}

} // namespace tooltray::ui
