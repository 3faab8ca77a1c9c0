// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/task/cancellation.h"
#include "mcp/questions/question.h"
#include "mcp/server/outlet.h"
#include "mcp/server/trafficobserver.h"
#include "mcp/types/content.h"
#include "mcp/types/failure.h"
#include "mcp/types/offer.h"
#include "mcp/types/prompt.h"
#include "mcp/types/revision.h"
#include "mcp/types/subscription.h"
#include "mcp/types/tool.h"
#include "mcp/wire/params.h"
#include "json/value.h"

#include <cstdint>
#include <memory>
#include <optional>
#include <string_view>
#include <vector>

namespace tooltray::mcp {

class ServerRequest;

// Questions that are put together in one go.
struct Inquiry {
    // Sealed: answers count only with the proof that these very questions were put to this principal for this
    // very request, not long ago. Open: they count as they come.
    enum class Binding : std::uint8_t { Sealed, Open };

    std::vector<Question> questions;
    Binding binding = Binding::Sealed;
};

// The request that is being served, as a backend sees it. A copy is as good as the original; whoever keeps
// one past the end of the request does no harm, nothing is sent any more.
class RequestContext {
public:
    explicit RequestContext(std::shared_ptr<ServerRequest> call) : m_call(std::move(call)) {}

    RequestNumber number() const;
    const Principal &principal() const;
    // Names the session of a legacy client, for as long as it lasts; empty: the request came without one.
    std::string_view session() const;
    Era era() const;
    ClientProgram client() const;
    std::string_view traceparent() const; // as the client sent it
    // capability: such as {"elicitation":{"form":{}}}
    bool clientDeclares(const json::Value &capability) const;
    CancellationToken cancellation() const;

    bool wantsProgress() const;
    // Progress must grow; what comes too fast is left out.
    void progress(double progress, std::optional<double> total = {}, std::string_view message = {}) const;
    // What the call waits for, such as a person: told at once, and for as long as it is so. Empty: nothing any more.
    void setStatus(std::string_view status) const;

    // Whether the client takes a task in place of the result. One who does gets it when the call takes long.
    bool mayBecomeTask() const;
    // The same at once, for what will take long; false: the client waits for the result. status: as for setStatus()
    bool becomeTask(std::string_view status = {}) const;
    void log(LogLevel level, std::string_view logger, const json::Value &data) const;

    // Asks the client, and goes on with all the answers. Where the client has to send its request again
    // with the answers, the continuation is dropped together with the Reply that it holds, and the backend
    // is called anew for the second request: what comes before an inquiry must do nothing but look.
    void ask(Inquiry inquiry, Callback<Outcome<Answers>> continuation) const;

private:
    std::shared_ptr<ServerRequest> m_call;
};

// Provides what a server offers. Called on the thread of the server; lists are answered at once, everything
// else when it is done. Only features that offer() names are requested.
class Backend {
public:
    virtual ~Backend() = default;

    virtual const Offer &offer() const = 0;

    // Under which version the pages of a listing may be kept; nothing: they are asked for every time.
    virtual std::optional<ListingVersion> listingVersion(Listing listing, const RequestContext &context) = 0;

    virtual ListPage<Tool> listTools(const RequestContext &context, const Cursor &cursor);
    virtual void callTool(RequestContext context, ToolCall call, Reply<ToolResult> reply);
    // The parameters of a tool that clients must repeat in headers (see wire/params.h).
    virtual std::vector<HeaderParameter> headerParameters(const RequestContext &context,
                                                          std::string_view tool);

    virtual ListPage<Prompt> listPrompts(const RequestContext &context, const Cursor &cursor);
    virtual void getPrompt(RequestContext context, PromptRequest request, Reply<PromptResult> reply);

    virtual ListPage<Resource> listResources(const RequestContext &context, const Cursor &cursor);
    virtual ListPage<ResourceTemplate> listResourceTemplates(const RequestContext &context,
                                                             const Cursor &cursor);
    virtual void readResource(RequestContext context, std::string uri, Reply<ReadResult> reply);

    virtual void complete(RequestContext context, CompletionRequest request, Reply<Completion> reply);

    // Data stored for this session alone is no longer needed.
    virtual void sessionEnded(const Principal &, std::string_view /*session*/) {}
};

} // namespace tooltray::mcp
