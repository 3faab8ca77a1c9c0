// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/keyboard/keyboardfixture.h"

#include "support/await.h"
#include "support/petserver.h"
#include "ui/mainwindow/pagehost.h"
#include "ui/support/picture.h"
#include "json/parser.h"

#include <QApplication>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QTest>

namespace tooltray::test {
namespace {

constexpr int kSchemaPatience = 30'000; // ms, for a busy machine

} // namespace

KeyboardFixture::KeyboardFixture()
    : engine(engine::EngineSettings{.dataFolder = folder.path().toStdString(),
                                    .home = folder.filePath(QStringLiteral("home")).toStdString()})
    , state(folder.filePath(QStringLiteral("ui.ini")))
    , theme(*qApp, ui::ThemeChoice::Light)
    , language(QStringLiteral("en"))
{
    useTestFont();
    window = std::make_unique<ui::MainWindow>(ui::WindowContext{engine, server, theme, language, state});
    keys = std::make_unique<Keyboard>(*window);
}

KeyboardFixture::~KeyboardFixture() = default;

bool KeyboardFixture::open()
{
    window->show();
    return QTest::qWaitForWindowActive(window.get()) && await(engine.startServer(server)).hasValue()
           && QTest::qWaitFor([this] { return hasSchema("demo"); }, kSchemaPatience);
}

bool KeyboardFixture::put(const workspace::Object &object)
{
    workspace::Edit edit{.label = "Put", .origin = workspace::Origin::Person, .steps = {}};
    edit.steps.emplace_back(workspace::PutObject{.object = object});
    return await(engine.workspaceClient().apply(edit)).hasValue();
}

bool KeyboardFixture::hasSchema(const std::string &endpoint) const
{
    const auto &schemas = const_cast<engine::Engine &>(engine).workspaceClient().state().schemas;
    const auto found = schemas.find(endpoint);
    return found != schemas.end() && found->second.schema;
}

bool KeyboardFixture::call(const std::string &tool, const std::string &arguments)
{
    const auto answer = await(engine.calls().run({.what = engine::SavedTrial{tool},
                                                  .arguments = json::parse(arguments).value,
                                                  .mode = engine::Trial::Mode::Call}));
    return answer && !answer->isError;
}

bool KeyboardFixture::write(const QString &file, const QByteArray &content) const
{
    QFile made(folder.filePath(file));
    return QDir().mkpath(QFileInfo(made).path()) && made.open(QIODevice::WriteOnly)
           && made.write(content) == content.size();
}

QString KeyboardFixture::page() const
{
    return window->findChild<ui::PageHost *>()->currentPage();
}

std::vector<journal::EntryPointer> KeyboardFixture::entries()
{
    const auto entries = await(engine.log().entries());
    return entries ? *entries : std::vector<journal::EntryPointer>();
}

workspace::Tool issuesTool(const std::string &name)
{
    workspace::Tool tool;
    tool.name = name;
    tool.endpoint = "demo";
    tool.active = *workspace::Version::parse("1.0.0");
    workspace::ToolVersion version;
    version.description = "Lists issues.";
    version.operation = workspace::GraphqlOperation{
        "query ($first: Int = 3) {\n  issues(first: $first) {\n    nodes { key title }\n  }\n}\n"};
    tool.versions.emplace(tool.active, std::move(version));
    return tool;
}

bool addPets(KeyboardFixture &fixture)
{
    const QString file = QStringLiteral("pets.json");
    workspace::Endpoint pets;
    pets.name = "pets";
    pets.schema.kind = workspace::SchemaSource::Kind::None;
    pets.api.location = fixture.folder.filePath(file).toStdString();
    pets.restUrl = "http://127.0.0.1:9/v1";
    const auto isDescribed = [&fixture] {
        const auto &schemas = fixture.engine.workspaceClient().state().schemas;
        const auto found = schemas.find("pets");
        return found != schemas.end() && found->second.described.summary;
    };
    const QByteArray description = QByteArray::fromStdString(PetServer::petDescription());
    return fixture.write(file, QByteArray(description).replace('\'', '"')) && fixture.put(pets)
           && QTest::qWaitFor(isDescribed, kSchemaPatience);
}

workspace::Endpoint endpointNamed(const std::string &name, const std::string &url)
{
    workspace::Endpoint endpoint;
    endpoint.name = name;
    endpoint.url = url;
    return endpoint;
}

} // namespace tooltray::test
