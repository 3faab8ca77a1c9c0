// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/tools/behaviourtab.h"

#include "base/time/rfc3339.h"
#include "engine/clients/clientpreview.h"
#include "engine/clients/workspacestate.h"
#include "ui/language/language.h"
#include "ui/language/sentence.h"
#include "ui/models/endpointdefaults.h"
#include "ui/models/fieldtexts.h"
#include "ui/models/logtext.h"
#include "ui/pages/tools/pinpane.h"
#include "ui/theme/textlabel.h"
#include "workspace/checks/pinning.h"
#include "workspace/definitions/names.h"
#include "workspace/snapshot/resolvedendpoint.h"

#include <QCheckBox>
#include <QComboBox>
#include <QLineEdit>
#include <QLocale>

#include <chrono>
#include <limits>

namespace tooltray::ui {

using namespace workspace;

namespace {

constexpr std::chrono::seconds kLongestToolCall{300};
constexpr std::uint64_t kMaxSeconds = std::numeric_limits<std::int32_t>::max();

constexpr const char *kTimeout = "/behaviour/timeout_ms";
constexpr const char *kRetries = "/behaviour/retries";
constexpr const char *kRate = "/behaviour/calls_per_minute";
constexpr const char *kMutations = "/behaviour/mutations";
constexpr const char *kMultiple = "/behaviour/allow_multiple_mutations";
constexpr const char *kCached = "/idempotency/enabled";
constexpr const char *kLifetime = "/idempotency/ttl_seconds";
constexpr const char *kKeys = "/idempotency/cache_key_params";
constexpr const char *kAlwaysListed = "/always_listed";
constexpr const char *kAliases = "/aliases";

struct HintField {
    const char *place;
    std::optional<bool> Annotations::*member;
};

constexpr std::array kHints{HintField{"/annotations/read_only", &Annotations::readOnly},
                            HintField{"/annotations/destructive", &Annotations::destructive},
                            HintField{"/annotations/idempotent", &Annotations::idempotent},
                            HintField{"/annotations/open_world", &Annotations::openWorld}};

// An idempotency that is off and sets nothing else is not stored.
void setIdempotency(ToolDraft &draft, const Idempotency &value)
{
    Idempotency nothing;
    nothing.enabled = false;
    if (value == nothing)
        draft.edited().idempotency.reset();
    else
        draft.edited().idempotency = value;
}

Idempotency idempotencyOf(const ToolDraft &draft)
{
    Idempotency nothing;
    nothing.enabled = false;
    return draft.edited().idempotency.value_or(nothing);
}

QString aliasesProblem(const std::vector<std::string> &aliases)
{
    for (const std::string &alias : aliases) {
        if (const auto problem = aliasProblem(alias))
            return said(*problem);
    }
    return {};
}

} // namespace

BehaviourTab::BehaviourTab(const Theme &theme, QWidget *parent)
    : DraftForm(theme, parent)
    , m_pin(new PinPane(theme, this))
{
    addHints();
    addPolicy();
    addTimes();
    addCache();
    addOffering();
    m_headings[5] = addHeading();
    addRow(m_pin);
    connect(m_pin, &PinPane::pinWanted, this, [this] {
        if (m_workspace)
            change([this](ToolDraft &draft) {
                draft.tool.pin = pinOf(*m_workspace, draft.tool, formatRfc3339(wallTimeNow()));
            });
    });
    connect(m_pin, &PinPane::restoreWanted, this, [this] {
        change([](ToolDraft &draft) {
            draft.tool = restored(std::move(draft.tool));
            draft.version = draft.tool.active;
        });
    });
    connect(m_pin, &PinPane::unpinWanted, this,
            [this] { change([](ToolDraft &draft) { draft.tool.pin.reset(); }); });
    keepTranslated(*this, [this] { retranslate(); });
}

void BehaviourTab::addHints()
{
    m_headings[0] = addHeading();
    for (const HintField &hint : kHints) {
        addChoice(
            hint.place,
            [member = hint.member](const ToolDraft &draft) -> QVariant {
                const std::optional<bool> &said = draft.edited().annotations.*member;
                return said ? QVariant(*said) : QVariant();
            },
            [member = hint.member](ToolDraft &draft, const QVariant &choice) {
                draft.edited().annotations.*member =
                    choice.isValid() ? std::optional(choice.toBool()) : std::nullopt;
            });
    }
}

void BehaviourTab::addPolicy()
{
    m_headings[1] = addHeading();
    addChoice(
        kMutations,
        [](const ToolDraft &draft) -> QVariant {
            const auto &said = draft.edited().behaviour.mutations;
            return said ? QVariant(static_cast<int>(*said)) : QVariant();
        },
        [](ToolDraft &draft, const QVariant &choice) {
            draft.edited().behaviour.mutations =
                choice.isValid() ? std::optional(static_cast<MutationPolicy>(choice.toInt())) : std::nullopt;
        });
    addCheck(
        kMultiple, [](const ToolDraft &draft) { return draft.edited().behaviour.allowMultipleMutations; },
        [](ToolDraft &draft, bool isChecked) {
            draft.edited().behaviour.allowMultipleMutations = isChecked;
        });
}

void BehaviourTab::addTimes()
{
    m_headings[2] = addHeading();
    addLine(
        kTimeout,
        [](const ToolDraft &draft) { return FieldTexts::ofSeconds(draft.edited().behaviour.timeout); },
        [](ToolDraft &draft, const QString &text) {
            return FieldTexts::readSeconds(text, kLongestToolCall, draft.edited().behaviour.timeout);
        });
    addLine(
        kRetries,
        [](const ToolDraft &draft) { return FieldTexts::ofNumber(draft.edited().behaviour.retries); },
        [](ToolDraft &draft, const QString &text) {
            return FieldTexts::readNumber(text, {.most = 100}, draft.edited().behaviour.retries);
        });
    addLine(
        kRate,
        [](const ToolDraft &draft) { return FieldTexts::ofNumber(draft.edited().behaviour.callsPerMinute); },
        [](ToolDraft &draft, const QString &text) {
            return FieldTexts::readNumber(text, {.least = 1}, draft.edited().behaviour.callsPerMinute);
        });
}

void BehaviourTab::addCache()
{
    m_headings[3] = addHeading();
    addCheck(
        kCached, [](const ToolDraft &draft) { return idempotencyOf(draft).enabled; },
        [](ToolDraft &draft, bool isChecked) {
            Idempotency value = idempotencyOf(draft);
            value.enabled = isChecked;
            setIdempotency(draft, value);
        });
    addLine(
        kLifetime,
        [](const ToolDraft &draft) {
            const auto lifetime = idempotencyOf(draft).timeToLive;
            return lifetime == Idempotency().timeToLive
                       ? QString()
                       : FieldTexts::ofNumber(static_cast<std::uint64_t>(lifetime.count()));
        },
        [](ToolDraft &draft, const QString &text) {
            std::optional<std::uint64_t> seconds;
            QString problem = FieldTexts::readNumber(text, {.most = kMaxSeconds}, seconds);
            if (problem.isEmpty()) {
                Idempotency value = idempotencyOf(draft);
                value.timeToLive = seconds ? std::chrono::seconds(*seconds) : Idempotency().timeToLive;
                setIdempotency(draft, value);
            }
            return problem;
        });
    addLine(
        kKeys, [](const ToolDraft &draft) { return FieldTexts::ofNames(idempotencyOf(draft).keyParameters); },
        [](ToolDraft &draft, const QString &text) {
            Idempotency value = idempotencyOf(draft);
            value.keyParameters = FieldTexts::names(text);
            setIdempotency(draft, value);
            return QString();
        });
}

void BehaviourTab::addOffering()
{
    m_headings[4] = addHeading();
    addCheck(
        kAlwaysListed, [](const ToolDraft &draft) { return draft.tool.alwaysListed; },
        [](ToolDraft &draft, bool isChecked) { draft.tool.alwaysListed = isChecked; });
    addLine(
        kAliases, [](const ToolDraft &draft) { return FieldTexts::ofNames(draft.tool.aliases); },
        [](ToolDraft &draft, const QString &text) {
            std::vector<std::string> aliases = FieldTexts::names(text);
            QString problem = aliasesProblem(aliases);
            if (problem.isEmpty())
                draft.tool.aliases = std::move(aliases);
            return problem;
        });
}

void BehaviourTab::retranslate()
{
    m_headings[0]->setText(tr("Hints for clients"));
    m_headings[1]->setText(tr("Changes"));
    m_headings[2]->setText(tr("Timeout and rate"));
    m_headings[3]->setText(tr("Cache"));
    m_headings[4]->setText(tr("Offering"));
    m_headings[5]->setText(tr("Approved definition"));
    setLabel(kHints[0].place, tr("Read-only"),
             tr("Calls change nothing. Clients may run the tool without asking."));
    setLabel(kHints[1].place, tr("Destructive"), tr("Calls may delete or overwrite something."));
    setLabel(kHints[2].place, tr("Idempotent"), tr("Repeating a call has no further effect."));
    setLabel(kHints[3].place, tr("Open world"),
             tr("Responses may contain third-party content, such as issues and comments."));
    setLabel(kMutations, tr("Approval"), tr("The strictest of endpoint, client and tool applies."));
    setLabel(kMultiple, tr("Allow several changes per call"), tr("Otherwise one change per call."));
    setLabel(kTimeout, tr("Timeout (s)"), tr("Seconds before a call is cancelled"));
    setLabel(kRetries, tr("Retries"), tr("After network or server failures, if the tool is read-only"));
    setLabel(kRate, tr("Calls per minute"), tr("Calls over the limit wait or are refused."));
    setLabel(kCached, tr("Cache responses"),
             tr("Identical calls get the cached response, without a request."));
    setLabel(kLifetime, tr("TTL (s)"), tr("How long a cached response is returned, in seconds"));
    setLabel(kKeys, tr("Cache key"), tr("Argument names, separated by commas. Empty: all arguments."));
    setLabel(kAlwaysListed, tr("Always list directly"),
             tr("Even for clients that see commands instead of tools"));
    setLabel(kAliases, tr("Aliases"),
             tr("Other names that calls may use, such as tracker.list_issues. Not listed."));
    fillHints();
    showInherited();
}

void BehaviourTab::fillHints()
{
    for (const HintField &hint : kHints) {
        const std::optional<bool> &inherited = m_inherited.*hint.member;
        //: Choice for a hint: what follows from the operation, which is yes or no
        const QString follow =
            inherited ? (*inherited ? tr("Automatic (yes)") : tr("Automatic (no)")) : tr("Automatic");
        setChoices(hint.place,
                   {{follow, QVariant()}, {tr("Yes"), QVariant(true)}, {tr("No"), QVariant(false)}});
    }
}

void BehaviourTab::showInherited()
{
    const Endpoint nothing;
    const Endpoint *endpoint = nullptr;
    if (m_workspace && draft().tool.versions.contains(draft().version))
        endpoint = m_workspace->find<Endpoint>(endpointOf(*m_workspace, draft().tool));
    const Endpoint &inherited = endpoint ? *endpoint : nothing;
    QList<std::pair<QString, QVariant>> policies;
    //: Choice for a tool; in the brackets what the endpoint says
    policies.append({tr("Endpoint default (%1)").arg(PolicyTexts::title(inherited.mutations)), QVariant()});
    for (const MutationPolicy policy : kAllPolicies)
        policies.append({PolicyTexts::title(policy), static_cast<int>(policy)});
    setChoices(kMutations, policies);
    const auto line = [this](const char *place) { return findChild<QLineEdit *>(QLatin1String(place)); };
    //: In an empty field: the value of the endpoint, which counts then
    const QString ofEndpoint = tr("%1 (endpoint default)");
    line(kTimeout)->setPlaceholderText(ofEndpoint.arg(FieldTexts::ofSeconds(inherited.timeouts.total)));
    line(kRetries)->setPlaceholderText(ofEndpoint.arg(FieldTexts::ofNumber(inherited.retry.retries)));
    line(kRate)->setPlaceholderText(inherited.limits.requestsPerMinute
                                        ? tr("No separate limit; the endpoint allows %1")
                                              .arg(QLocale().toString(*inherited.limits.requestsPerMinute))
                                        : tr("No limit"));
    line(kLifetime)->setPlaceholderText(
        FieldTexts::ofNumber(static_cast<std::uint64_t>(Idempotency().timeToLive.count())));
    line(kKeys)->setPlaceholderText(tr("All arguments"));
    line(kAliases)->setPlaceholderText(tr("None"));
}

void BehaviourTab::showState(const engine::WorkspaceState &state, const graphql::SchemaPointer &)
{
    m_workspace = state.workspace;
    if (!draft().tool.versions.contains(draft().version))
        return;
    showInherited();
    showPin();
}

void BehaviourTab::showPreview(const engine::ClientPreview &preview)
{
    if (m_inherited == preview.inherited)
        return;
    m_inherited = preview.inherited;
    fillHints();
}

void BehaviourTab::followDraft()
{
    const ToolVersion resolved = draft().resolved();
    const bool isComposite = resolved.operation
                             && (std::holds_alternative<Sequence>(*resolved.operation)
                                 || std::holds_alternative<Switch>(*resolved.operation));
    setRowVisible(kMultiple, isComposite || resolved.behaviour.allowMultipleMutations);
    if (isShowing())
        showInherited();
    showPin();
}

void BehaviourTab::showPin()
{
    m_pin->setTool(m_workspace, draft().tool);
}

} // namespace tooltray::ui
