// SPDX-License-Identifier: GPL-3.0-or-later
#include "credentials/redaction/redactor.h"
#include "credentials/secrets/secret.h"
#include "support/sanitizers.h"
#include "support/testcase.h"

#include <QTest>

#include <algorithm>
#include <fstream>
#include <memory>
#include <random>
#include <sstream>
#include <string>

#include <fcntl.h>
#include <sys/mman.h>
#include <unistd.h>

using namespace tooltray::credentials;

namespace {

constexpr std::size_t kSize = 48;
constexpr char kVeil = 0x55;

// For what is looked at, in a mapping that no other memory joins, so that it is not looked at itself.
class Window {
public:
    static constexpr std::size_t kBytes = std::size_t(1) << 20U;

    Window()
        : m_bytes(::mmap(nullptr, kBytes, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0))
        , m_memory(::open("/proc/self/mem", O_RDONLY | O_CLOEXEC))
    {
        if (m_bytes == MAP_FAILED || m_memory < 0)
            qFatal("The process cannot look at its own memory.");
    }
    Window(const Window &) = delete;
    Window &operator=(const Window &) = delete;
    ~Window()
    {
        ::munmap(m_bytes, kBytes);
        ::close(m_memory);
    }

    std::string_view look(std::size_t address, std::size_t size)
    {
        const ssize_t got = ::pread(m_memory, m_bytes, std::min(size, kBytes), static_cast<off_t>(address));
        return {static_cast<const char *>(m_bytes), static_cast<std::size_t>(std::max<ssize_t>(got, 0))};
    }

private:
    void *m_bytes;
    int m_memory;
};

// Never in the clear in this process, except where the test asks for it.
class VeiledText {
public:
    VeiledText()
    {
        std::random_device random;
        for (char &c : m_veiled)
            c = static_cast<char>(('A' + random() % 26) ^ kVeil);
    }

    template <typename Use>
    void use(Use &&use) const
    {
        char text[kSize];
        for (std::size_t i = 0; i < kSize; ++i)
            text[i] = static_cast<char>(m_veiled[i] ^ kVeil);
        use(std::string_view(text, kSize));
        wipe(text, kSize);
    }

    // How often it stands in the memory of the process.
    int count() const
    {
        Window window;
        int count = 0;
        std::ifstream maps("/proc/self/maps");
        for (std::string line; std::getline(maps, line);) {
            std::size_t begin = 0;
            std::size_t end = 0;
            char dash = 0;
            std::string access;
            if (!(std::istringstream(line) >> std::hex >> begin >> dash >> end >> access) || access != "rw-p")
                continue;
            for (; end - begin >= kSize; begin += std::min(end - begin, Window::kBytes - kSize + 1))
                count += countIn(window.look(begin, end - begin));
        }
        return count;
    }

private:
    int countIn(std::string_view bytes) const
    {
        const char first = static_cast<char>(m_veiled[0] ^ kVeil);
        int count = 0;
        for (std::size_t at = bytes.find(first); at != std::string_view::npos && at + kSize <= bytes.size();
             at = bytes.find(first, at + 1)) {
            std::size_t same = 0;
            while (same < kSize && (bytes[at + same] ^ kVeil) == m_veiled[same])
                ++same;
            count += same == kSize ? 1 : 0;
        }
        return count;
    }

    char m_veiled[kSize];
};

} // namespace

class SecretMemoryTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        if (tooltray::test::kIsSanitized)
            QSKIP("The sanitizer keeps memory that was given back, and has far too much to look at.");
    }

    void itStandsInMemoryOnceAndNotAfterItsEnd()
    {
        const VeiledText text;
        QCOMPARE(text.count(), 0);
        {
            Secret secret;
            text.use([&](std::string_view clear) { secret = Secret(clear); });
            const Secret copy = secret;
            QCOMPARE(text.count(), 1);
        }
        QCOMPARE(text.count(), 0);
    }

    void aRedactorForgetsItToo()
    {
        const VeiledText text;
        {
            const auto redactor = std::make_unique<Redactor>();
            Secret secret;
            text.use([&](std::string_view clear) { secret = Secret(clear); });
            const Registration registration = redactor->add(secret);
            QCOMPARE(redactor->mask("nothing"), "nothing");
            QCOMPARE(text.count(), 1);
        }
        QCOMPARE(text.count(), 0);
    }
};

TOOLTRAY_TEST(SecretMemoryTest)
#include "secretmemorytest.moc"
