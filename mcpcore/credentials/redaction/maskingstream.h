// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "credentials/redaction/reading.h"

#include <cstddef>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace tooltray::credentials {

class Redactor;
class SecretRegister;

// Masks a text that comes in pieces, however it was cut: all it gives is together what Redactor::mask() gives of
// the whole. It keeps back what may turn out to be the beginning of a secret. Secrets that become known on the
// way count for all that was not given yet.
class MaskingStream {
public:
    explicit MaskingStream(const Redactor &redactor);

    std::string add(std::string_view piece);
    // The rest; nothing may be added afterwards.
    std::string finish();

private:
    void useNewestSecrets();
    void advance(std::string_view piece, bool isEnd, std::string &out);
    void give(std::size_t end, std::string &out);

    std::shared_ptr<SecretRegister> m_register;
    std::shared_ptr<const Automaton> m_automaton;
    Reading m_reading;
    std::string m_kept;      // that was not given yet
    std::size_t m_given = 0; // the place where it begins
    std::vector<Stretch> m_found;
    std::optional<std::size_t> m_maskedUntil;
};

} // namespace tooltray::credentials
