// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/models/palettesource.h"
#include "workspace/definitions/names.h"

#include <QCoreApplication>

namespace tooltray::engine {
class CurationDesk;
}

namespace tooltray::ui {

class Navigator;

// The things of one kind in the workspace, as the palette finds them: tools, endpoints, variables ...
class WorkspaceSource final : public PaletteSource {
    Q_DECLARE_TR_FUNCTIONS(WorkspaceSource)

public:
    // What is chosen is shown on the page.
    struct Setting {
        const engine::CurationDesk &curation;
        Navigator &navigator;
        workspace::ObjectKind kind;
        QString page;
        Icon icon;
        QChar prefix = {};
    };

    explicit WorkspaceSource(const Setting &setting);

    QString kind() const override;
    QChar prefix() const override { return m_setting.prefix; }
    QList<PaletteEntry> entries() const override;
    void run(const QString &id) override;
    bool opensBeside() const override { return m_setting.kind == workspace::ObjectKind::Tool; }
    void runBeside(const QString &id) override;

private:
    Setting m_setting;
};

} // namespace tooltray::ui
