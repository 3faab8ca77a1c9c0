// SPDX-License-Identifier: GPL-3.0-or-later
// Usage: SECRET=... crashing_child. Logs its secret in every way and dies of it.
#include "base/log/log.h"
#include "credentials/redaction/redactor.h"

#include <QString>

#include <memory>
#include <string>

#include <sys/resource.h>

using namespace tooltray;
using namespace tooltray::credentials;

int main()
{
    const rlimit noCore{0, 0};
    ::setrlimit(RLIMIT_CORE, &noCore);
    const Secret secret(qgetenv("SECRET").toStdString());
    const auto redactor = std::make_shared<Redactor>();
    [[maybe_unused]] const Registration registration = redactor->add(secret); // qFatal() never returns
    LogOutput output(2);
    output.setFilter(redactor);
    const std::string text(secret.reveal());
    LogCategory("tooltray.test").critical("The secret is " + text + " and more.");
    qFatal("The end of %s.", text.c_str());
}
