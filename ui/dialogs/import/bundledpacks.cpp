// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/dialogs/import/bundledpacks.h"

namespace tooltray::ui {

QList<BundledPack> BundledPacks::all()
{
    return {{QStringLiteral(":/packs/demo.json"), tr("Issues and projects of the sample API"),
             tr("It needs the sample endpoint, which Home and the Server menu offer.")},
            {QStringLiteral(":/packs/gitlab.json"), tr("GitLab: issues, merge requests and pipelines"),
             tr("It needs an endpoint for https://HOST/api/graphql with the REST address "
                "https://HOST/api/v4, and an access token of GitLab with the scope api.")}};
}

} // namespace tooltray::ui
