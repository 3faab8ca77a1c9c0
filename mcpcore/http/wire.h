// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <string>

namespace tooltray::http {

// What a connection asks of its socket.
class Wire {
public:
    // A request is ready to be served; the answer to this is Connection::serve().
    virtual void offerRequest() = 0;
    // The answer is complete, the next request may be offered.
    virtual void releaseRequest() = 0;

    virtual void send(std::string bytes) = 0;
    virtual std::size_t unsentBytes() const = 0;
    // Ends our direction once everything is sent, so that the client can still read it.
    virtual void closeWriting() = 0;
    virtual void abort() = 0;

protected:
    ~Wire() = default;
};

} // namespace tooltray::http
