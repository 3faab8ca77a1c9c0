// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/unprivileged.h"

#include <QtGlobal>

#include <pwd.h>
#include <unistd.h>

namespace tooltray::test {

namespace fs = std::filesystem;

Unprivileged::Unprivileged(const fs::path &folder) : m_wasRoot(::geteuid() == 0)
{
    if (!m_wasRoot)
        return;
    const ::passwd *nobody = ::getpwnam("nobody");
    if (nobody == nullptr)
        qFatal("There is no user nobody.");
    const auto give = [&](const fs::path &path) {
        if (::lchown(path.c_str(), nobody->pw_uid, nobody->pw_gid) != 0)
            qFatal("%s cannot be given away.", path.c_str());
    };
    give(folder);
    for (const auto &entry : fs::recursive_directory_iterator(folder))
        give(entry.path());
    if (::seteuid(nobody->pw_uid) != 0)
        qFatal("Root cannot be nobody.");
}

Unprivileged::~Unprivileged()
{
    if (m_wasRoot && ::seteuid(0) != 0)
        qFatal("Nobody cannot be root again.");
}

} // namespace tooltray::test
