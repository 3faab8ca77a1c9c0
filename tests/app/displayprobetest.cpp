// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/displayprobe.h"

#include "base/files/filesystem.h"
#include "support/temporaryfolder.h"
#include "support/testcase.h"

#include <QTcpServer>
#include <QTest>

#include <algorithm>
#include <cstddef>
#include <memory>
#include <string>

#include <sys/socket.h>
#include <sys/un.h>

using namespace tooltray;
using namespace tooltray::app;
using namespace tooltray::test;

namespace {

// Listens for clients of a display, which it never accepts.
class DisplaySocket {
public:
    enum class Name { File, Abstract };

    explicit DisplaySocket(const std::string &path, Name name = Name::File)
        : m_socket(::socket(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0))
    {
        sockaddr_un address{};
        address.sun_family = AF_UNIX;
        const std::size_t offset = name == Name::Abstract ? 1 : 0;
        std::ranges::copy(path, address.sun_path + offset);
        const std::size_t size = offsetof(sockaddr_un, sun_path) + path.size() + 1;
        m_listens = ::bind(m_socket.number(), reinterpret_cast<const sockaddr *>(&address),
                           static_cast<socklen_t>(size))
                        == 0
                    && ::listen(m_socket.number(), 1) == 0;
    }

    bool listens() const { return m_listens; }

private:
    FileDescriptor m_socket;
    bool m_listens = false;
};

} // namespace

class DisplayProbeTest final : public QObject {
    Q_OBJECT
    using Answer = DisplayProbe::Answer;

private Q_SLOTS:
    void init() { m_folder = std::make_unique<TemporaryFolder>(); }

    void aLocalDisplayIsThereWhenItsSocketAnswers_data()
    {
        QTest::addColumn<std::string>("display");
        for (const char *display : {":7", ":7.0", "unix:7"})
            QTest::newRow(display) << std::string(display);
    }

    void aLocalDisplayIsThereWhenItsSocketAnswers()
    {
        QFETCH(const std::string, display);
        const DisplaySocket server((*m_folder / "X7").string());
        QVERIFY(server.listens());
        QCOMPARE(answer({.display = display}), Answer::There);
    }

    void aSocketWithoutAFileAnswersAsWell()
    {
        const DisplaySocket server((*m_folder / "X7").string(), DisplaySocket::Name::Abstract);
        QVERIFY(server.listens());
        QCOMPARE(answer({.display = ":7"}), Answer::There);
    }

    void aSocketMayBeNamedByItsPath()
    {
        const std::string path = (*m_folder / "socket").string();
        const DisplaySocket server(path);
        QVERIFY(server.listens());
        QCOMPARE(answer({.display = path}), Answer::There);
        QCOMPARE(answer({.display = "unix:" + path}), Answer::There);
        QCOMPARE(answer({.waylandDisplay = path}), Answer::There);
    }

    void aFileThatNobodyListensAtIsSilent()
    {
        const std::string path = (*m_folder / "X59999").string();
        {
            const DisplaySocket ended(path);
            QVERIFY(ended.listens());
        }
        QCOMPARE(answer({.display = ":59999"}), Answer::Silent);
        QCOMPARE(answer({.waylandDisplay = path}), Answer::Silent);
    }

    void aNameThatIsNoneIsSilent_data()
    {
        QTest::addColumn<std::string>("display");
        for (const char *display : {"7", ":", ":x", ":-1", ":7x", ":99999999999", "/no/socket"})
            QTest::newRow(display) << std::string(display);
    }

    void aNameThatIsNoneIsSilent()
    {
        QFETCH(const std::string, display);
        QCOMPARE(answer({.display = display}), Answer::Silent);
    }

    void aDisplayOfAnotherComputerIsAskedByItsPort()
    {
        QTcpServer server;
        QVERIFY(server.listen(QHostAddress::LocalHost));
        const std::string number = std::to_string(server.serverPort() - 6000);
        QCOMPARE(answer({.display = "127.0.0.1:" + number + ".0"}), Answer::There);
        server.close();
        QCOMPARE(answer({.display = "127.0.0.1:" + number + ".0"}), Answer::Silent);
    }

    void waylandLivesInTheFolderOfTheSession()
    {
        const DisplaySocket server((*m_folder / "wayland-0").string());
        QVERIFY(server.listens());
        const std::string folder = m_folder->path().string();
        QCOMPARE(answer({.waylandDisplay = "wayland-0", .runtimeFolder = folder}), Answer::There);
        QCOMPARE(answer({.waylandDisplay = "wayland-1", .runtimeFolder = folder}), Answer::Silent);
        // Qt takes the one that answers.
        QCOMPARE(answer({.display = ":59999", .waylandDisplay = "wayland-0", .runtimeFolder = folder}),
                 Answer::There);
    }

    void nothingNamedIsNoDisplay()
    {
        QCOMPARE(answer({}), Answer::NotNamed);
        QCOMPARE(answer({.platform = "xcb"}), Answer::NotNamed);
    }

    void aPlatformWithoutAServerNeedsNone()
    {
        QCOMPARE(answer({.platform = "offscreen"}), Answer::There);
        QCOMPARE(answer({.display = ":59999", .platform = "vnc:size=9x9"}), Answer::There);
        QCOMPARE(answer({.display = ":59999", .platform = "xcb;offscreen"}), Answer::There);
        QCOMPARE(answer({.display = ":59999", .platform = "wayland;xcb"}), Answer::Silent);
    }

    void itIsNamedAsPeopleKnowIt()
    {
        QCOMPARE(DisplayProbe({.display = ":1", .waylandDisplay = "wayland-0"}).name(), std::string(":1"));
        QCOMPARE(DisplayProbe({.waylandDisplay = "wayland-0"}).name(), std::string("wayland-0"));
    }

private:
    Answer answer(DisplayPlace place) const
    {
        place.x11Folder = m_folder->path().string();
        return DisplayProbe(place).ask();
    }

    std::unique_ptr<TemporaryFolder> m_folder;
};

TOOLTRAY_TEST(DisplayProbeTest)
#include "displayprobetest.moc"
