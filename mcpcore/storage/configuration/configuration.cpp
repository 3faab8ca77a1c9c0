// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage/configuration/configuration.h"

#include "storage/backends/sqlsession.h"

#include <algorithm>
#include <cstddef>
#include <utility>

namespace tooltray::storage {
namespace {

// Through volatile, or the compiler drops writes to what nobody reads any more.
void wipe(std::string &text)
{
    volatile char *bytes = text.data();
    for (std::size_t i = 0; i < text.size(); ++i)
        bytes[i] = '\0';
}

} // namespace

SealedText::SealedText(std::string text)
{
    // Not made from a copy: the buffer of the text itself becomes the one that is wiped.
    m_text = std::shared_ptr<std::string>(new std::string(std::move(text)), [](std::string *owned) {
        wipe(*owned);
        delete owned;
    });
}

PostgresAddress ConfiguredStorage::postgresAddress() const
{
    PostgresAddress address{.host = host, .port = port, .database = database, .user = user};
    if (!schema.empty())
        address.schema = schema;
    address.options["sslmode"] = json::nameOf(tls);
    if (!caFile.empty())
        address.options["sslrootcert"] = caFile;
    if (password) {
        address.password = [text = password->text]() -> Result<std::string> {
            return text.open([](std::string_view secret) { return std::string(secret); });
        };
    }
    return address;
}

workspace::Settings ConfiguredSettings::over(workspace::Settings settings) const
{
    settings.title = title.value_or(settings.title);
    settings.surface = surface.value_or(settings.surface);
    settings.groupsOff = groupsOff.value_or(settings.groupsOff);
    settings.resultBytes = resultBytes.value_or(settings.resultBytes);
    settings.contextScope = contextScope.value_or(settings.contextScope);
    settings.contextOverride = contextOverride.value_or(settings.contextOverride);
    return settings;
}

namespace {

using workspace::Layer;

// The stored settings, which apply where the file sets none.
workspace::Settings storedSettings(const workspace::Workspace &workspace)
{
    const workspace::Entry *entry = workspace.find(workspace::ObjectKey{workspace::ObjectKind::Settings, {}});
    const bool isStored = entry != nullptr && entry->at(Layer::Stored);
    return isStored ? std::get<workspace::Settings>(entry->at(Layer::Stored)->object) : workspace::Settings();
}

} // namespace

std::vector<workspace::Object> configuredObjects(const workspace::Workspace &workspace,
                                                 const Configuration &configuration)
{
    std::vector<workspace::Object> objects;
    objects.reserve(configuration.objects.size() + 1);
    for (const ConfiguredObject &object : configuration.objects)
        objects.push_back(object.object);
    if (!configuration.settings.isEmpty())
        objects.emplace_back(configuration.settings.over(storedSettings(workspace)));
    return objects;
}

std::string ConfigurationProblem::toString() const
{
    return file + ':' + std::to_string(position.line) + ':' + std::to_string(position.column) + ": "
           + message.text();
}

void Problems::add(Problem problem)
{
    if (std::ranges::find(m_found, problem) != m_found.end())
        return;
    if (m_found.size() < kShown)
        m_found.push_back(std::move(problem));
    else
        m_hasMore = true;
}

bool Problems::isAt(std::size_t offset) const
{
    return std::ranges::find(m_found, offset, &Problem::offset) != m_found.end();
}

std::vector<ConfigurationProblem> Problems::diagnostics(const std::string &file, std::string_view text) const
{
    std::vector<Problem> ordered = m_found;
    std::ranges::stable_sort(ordered, {}, &Problem::offset);
    std::vector<ConfigurationProblem> diagnostics;
    for (Problem &found : ordered)
        diagnostics.push_back({file, json::positionAt(text, found.offset), std::move(found.message),
                               std::move(found.accepted)});
    if (m_hasMore && !diagnostics.empty())
        diagnostics.push_back({file,
                               diagnostics.back().position,
                               {CORE_TEXT("Core", "There are more problems; these are the first {count}."),
                                {{"count", kShown}}}});
    return diagnostics;
}

} // namespace tooltray::storage
