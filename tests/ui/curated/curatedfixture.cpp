// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/curated/curatedfixture.h"

#include "ui/support/picture.h"

#include <QApplication>
#include <QTest>

namespace tooltray::test {
namespace {

bool isDone(const QFuture<Result<void>> &future)
{
    return QTest::qWaitFor([&future] { return future.isFinished(); }) && future.resultCount() == 1
           && future.result().hasValue();
}

} // namespace

CuratedFixture::CuratedFixture(ui::ThemeChoice choice)
    : engine(engine::EngineSettings{.dataFolder = folder.path().toStdString()})
    , theme(*qApp, choice)
    , actions(theme)
    , state(folder.filePath(QStringLiteral("ui.ini")))
{
    useTestFont();
}

CuratedFixture::~CuratedFixture() = default;

bool CuratedFixture::open()
{
    return isDone(engine.open())
           && QTest::qWaitFor([this] { return engine.workspaceClient().state().isOpen; });
}

bool CuratedFixture::put(workspace::Object object, workspace::Layer layer)
{
    return apply({.label = "Save", .steps = {workspace::PutObject{std::move(object), {}, layer}}});
}

bool CuratedFixture::apply(workspace::Edit edit)
{
    return isDone(engine.workspaceClient().apply(std::move(edit)));
}

workspace::Tool curatedTool(const std::string &name, const std::string &document)
{
    workspace::Tool tool;
    tool.name = name;
    tool.endpoint = "demo";
    tool.active = *workspace::Version::parse("1.0.0");
    workspace::ToolVersion version;
    version.description = "Reads something.";
    version.operation = workspace::GraphqlOperation{document};
    tool.versions.emplace(tool.active, std::move(version));
    return tool;
}

} // namespace tooltray::test
