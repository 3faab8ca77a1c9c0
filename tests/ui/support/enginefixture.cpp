// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/support/enginefixture.h"

#include "engine/clients/workspaceclient.h"
#include "ui/support/picture.h"
#include "ui/support/walk.h"
#include "workspace/snapshot/workspace.h"

#include <QApplication>
#include <QTest>

namespace tooltray::test {
namespace {

constexpr int kEngineTimeout = 30'000; // ms, for a busy machine

template <typename T>
bool waitedFor(const QFuture<Result<T>> &future)
{
    return QTest::qWaitFor([&future] { return future.isFinished(); }, kEngineTimeout)
           && future.resultCount() > 0 && future.result().hasValue();
}

} // namespace

EngineFixture::EngineFixture(ui::ThemeChoice choice)
    : engine({.dataFolder = folder.path().toStdString()})
    , theme(*qApp, choice)
{
    useTestFont();
}

EngineFixture::~EngineFixture() = default;

bool EngineFixture::open()
{
    return waitedFor(engine.open());
}

QString EngineFixture::serveDemo()
{
    if (!waitedFor(engine.startServer({.port = 0, .hasDemo = true})))
        return {};
    const auto isThere = [this] {
        const auto &schemas = engine.workspaceClient().state().schemas;
        const auto found = schemas.find("demo");
        return found != schemas.end() && found->second.schema;
    };
    return QTest::qWaitFor(isThere, kEngineTimeout) ? QString::fromStdString(engine.serverStatus().demoUrl)
                                                    : QString();
}

bool EngineFixture::put(const workspace::Object &object)
{
    workspace::Edit edit{.label = "Put", .origin = workspace::Origin::Person, .steps = {}};
    edit.steps.emplace_back(workspace::PutObject{.object = object});
    if (!waitedFor(engine.workspaceClient().apply(edit)))
        return false;
    // The answer is seen as soon as it is given, what changed only when this thread is told.
    const auto isTold = [this, &object] {
        const workspace::Entry *entry = workspace().find(keyOf(object));
        return entry != nullptr && entry->object() == object;
    };
    return QTest::qWaitFor(isTold, kEngineTimeout);
}

QString unnamedFields(const QWidget &window)
{
    QStringList problems = unnamed(window);
    problems.removeAll(QStringLiteral("QLabel ()"));
    return problems.join(u"; ");
}

} // namespace tooltray::test
