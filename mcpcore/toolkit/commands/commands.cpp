// SPDX-License-Identifier: GPL-3.0-or-later
#include "toolkit/commands/commands.h"

#include "toolkit/catalogue/catalogue.h"
#include "toolkit/commands/getquerydsl.h"
#include "toolkit/commands/getresponseformat.h"
#include "toolkit/commands/invokecommand.h"
#include "toolkit/commands/listcommands.h"

#include <memory>

namespace tooltray::toolkit {

void addCommands(Catalogue &catalogue)
{
    using enum Catalogue::Listed;
    catalogue.add(std::make_unique<ListCommands>(catalogue), AsTool);
    catalogue.add(std::make_unique<InvokeCommand>(), AsTool);
    catalogue.add(std::make_unique<GetQueryDsl>(catalogue), AsCommandOnly);
    catalogue.add(std::make_unique<GetResponseFormat>(catalogue), AsCommandOnly);
}

} // namespace tooltray::toolkit
