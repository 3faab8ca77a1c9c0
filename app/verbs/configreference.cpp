// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/verbs/reference.h"

#include "storage/configuration/readconfiguration.h"

#include <algorithm>
#include <optional>

namespace tooltray::app {
namespace {

constexpr std::string_view kProbe = "key_that_does_not_exist";
constexpr std::string_view kAnyName = "name"; // stands where people choose the name
constexpr std::size_t kDeepestKey = 5;

using KeyPath = std::vector<std::string>;

// The keys in flow style, as every value may be written: {endpoints: {name: {key_that_does_not_exist: 1}}}.
std::string probeText(const KeyPath &path)
{
    std::string text;
    for (const std::string &key : path)
        text += '{' + key + ": ";
    text += '{' + std::string(kProbe) + ": 1}";
    return text + std::string(path.size(), '}');
}

// What the reader would accept in place of a key that does not exist there; nothing where it is not about that key.
std::optional<std::vector<std::string>> acceptedAt(const KeyPath &path)
{
    const std::string text = probeText(path);
    const std::size_t place = text.find(kProbe) + 1; // columns count from 1
    const auto read =
        storage::readConfiguration(text, "config.yaml", [](const std::string &) { return std::nullopt; });
    for (const storage::ConfigurationProblem &problem : read.diagnostics) {
        const bool isThere = problem.position.line == 1 && problem.position.column == place;
        if (isThere && !problem.accepted.empty() && problem.message.contains(kProbe))
            return problem.accepted;
    }
    return std::nullopt;
}

// A place where any name may stand is one where the probe is no mistake, and what is below it is.
bool takesAnyName(const KeyPath &path)
{
    KeyPath below = path;
    below.emplace_back(kAnyName);
    return acceptedAt(below).has_value();
}

std::string pathText(const KeyPath &path)
{
    std::string text;
    for (const std::string &key : path)
        text += (text.empty() ? "" : ".") + (key == kAnyName ? std::string("NAME") : key);
    return text;
}

void collectKeys(const KeyPath &path, std::vector<ConfigKey> &keys)
{
    if (path.size() > kDeepestKey)
        return;
    if (const auto accepted = acceptedAt(path)) {
        for (const std::string &name : *accepted) {
            KeyPath below = path;
            below.push_back(name);
            const ConfigText text = configText(pathText(below));
            keys.push_back({pathText(below), std::string(text.type), std::string(text.help)});
            collectKeys(below, keys);
        }
    } else if (!path.empty() && path.back() != kAnyName && takesAnyName(path)) {
        KeyPath below = path;
        below.emplace_back(kAnyName);
        collectKeys(below, keys);
    }
}

} // namespace

std::vector<ConfigKey> configKeys()
{
    std::vector<ConfigKey> keys;
    collectKeys({}, keys);
    return keys;
}

std::string configurationIntroduction()
{
    return "config.yaml in the data folder, or the file of --config, configures Tooltray without a window. "
           "It overrides stored settings, which are then read-only in the window. Changes to it are read "
           "while Tooltray is running; those to server, storage and telemetry take effect at the next start. "
           "${NAME} and ${NAME:-default} stand for environment variables. An unknown key or a wrong type is "
           "reported with line and column: check the file with tooltray config check.";
}

} // namespace tooltray::app
