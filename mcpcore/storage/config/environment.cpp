// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage/config/environment.h"

#include <cstdlib>

namespace tooltray::storage {

Environment processEnvironment()
{
    return [](const std::string &name) -> std::optional<std::string> {
        const char *value = std::getenv(name.c_str()); // NOLINT(concurrency-mt-unsafe): nobody sets any
        return value == nullptr ? std::nullopt : std::optional<std::string>(value);
    };
}

} // namespace tooltray::storage
