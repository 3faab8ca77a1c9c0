// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

namespace tooltray::engine {
class Engine;
}

namespace tooltray::test {

// Fills the default workspace of an engine that serves the sample API with what somebody may have made there: tools of
// all kinds, one of them broken and one switched off, types, mappings, context and credentials; then makes calls, so
// that there is a log. An empty text, or what went wrong.
std::string fillSampleWorkspace(engine::Engine &engine);

} // namespace tooltray::test
