// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/temporaryfolder.h"

#include <QtGlobal>

#include <algorithm>
#include <fstream>
#include <iterator>

namespace tooltray::test {

namespace fs = std::filesystem;

TemporaryFolder::TemporaryFolder()
{
    if (!m_folder.isValid())
        qFatal("There is no temporary folder: %s", qPrintable(m_folder.errorString()));
}

fs::path TemporaryFolder::path() const
{
    return m_folder.path().toStdString();
}

fs::path TemporaryFolder::write(const fs::path &name, std::string_view content) const
{
    fs::path file = path() / name;
    fs::create_directories(file.parent_path());
    std::ofstream stream(file, std::ios::binary);
    stream << content;
    stream.close();
    if (!stream)
        qFatal("%s cannot be written.", file.c_str());
    return file;
}

std::string TemporaryFolder::read(const fs::path &name) const
{
    std::ifstream stream(path() / name, std::ios::binary);
    if (!stream)
        qFatal("%s cannot be read.", (path() / name).c_str());
    return {std::istreambuf_iterator<char>(stream), {}};
}

void TemporaryFolder::becomeHome() const
{
    for (const char *variable : {"XDG_RUNTIME_DIR", "HOME"})
        qputenv(variable, path().c_str());
    for (const char *variable :
         {"XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_STATE_HOME", "DBUS_SESSION_BUS_ADDRESS"})
        qunsetenv(variable);
}

std::vector<std::string> TemporaryFolder::names() const
{
    std::vector<std::string> names;
    for (const auto &entry : fs::recursive_directory_iterator(path()))
        names.push_back(entry.path().lexically_relative(path()).string());
    std::sort(names.begin(), names.end());
    return names;
}

} // namespace tooltray::test
