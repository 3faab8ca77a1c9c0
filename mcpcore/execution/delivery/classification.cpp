// SPDX-License-Identifier: GPL-3.0-or-later
#include "execution/delivery/classification.h"

#include "base/text/quantity.h"
#include "execution/delivery/errorrules.h"
#include "execution/delivery/mutations.h"
#include "upstream/graphql/errormeaning.h"
#include "json/write.h"

#include <algorithm>
#include <array>
#include <string>
#include <utility>

namespace tooltray::execution {
namespace {

using namespace std::string_view_literals;

// userErrors, customerUserErrors, orderErrors ...: lists called so by their end.
bool holdsErrors(std::string_view name)
{
    return name == "errors" || name == "errorMessages" || name.ends_with("Errors")
           || name.ends_with("_errors");
}

// Also those that only a payload calls so.
bool mayHoldErrors(std::string_view name)
{
    return holdsErrors(name) || name == "error" || name == "problems";
}

std::string messageOf(const json::Value &entry)
{
    if (entry.isString())
        return std::string(entry.toString());
    for (const std::string_view name : {"message", "messages", "error", "code"}) {
        const json::Value &value = entry[name];
        if (!value.toString().empty())
            return std::string(value.toString());
        if (value.isArray() && !value.isEmpty())
            return messageOf(value[0]);
        if (value.isObject() && !value.isEmpty())
            return messageOf(value);
    }
    return json::write(entry);
}

std::string withPlace(const json::Value &entry)
{
    std::string place;
    const json::Value &field = entry["field"].isNull() ? entry["path"] : entry["field"];
    if (field.isString())
        place = field.toString();
    for (const json::Value &part : field.elements())
        place.append(place.empty() ? "" : ".").append(part.isString() ? part.toString() : part.numberText());
    return place.empty() ? messageOf(entry) : messageOf(entry) + " (" + place + ")";
}

constexpr std::array kFailureTypes{"Error"sv, "Errors"sv, "Failure"sv};
// Other types have such names too, so that they count beside other members of a union only.
constexpr std::array kFailureMembers{"Problem"sv, "Exception"sv, "NotFound"sv};

template <std::size_t N>
bool endsInOneOf(std::string_view name, const std::array<std::string_view, N> &ends)
{
    return std::ranges::any_of(ends, [name](std::string_view end) { return name.ends_with(end); });
}

bool isMemberForFailure(std::string_view type)
{
    return endsInOneOf(type, kFailureTypes) || endsInOneOf(type, kFailureMembers);
}

// Also by an interface such as Error or UserError. A type that is called Problem and no more is perhaps what the API
// is about.
bool standsForFailure(graphql::SchemaType type)
{
    const bool isSubject = type.name() == "Problem" || type.name() == "Exception";
    return (!isSubject && isMemberForFailure(type.name()))
           || std::ranges::any_of(type.interfaces(), [](graphql::SchemaType interface) {
                  return isMemberForFailure(interface.name());
              });
}

// True unless it is empty all through: {"message": null, "code": 0}.
bool saysSomething(const json::Value &value)
{
    if (value.isString())
        return !value.toString().empty();
    if (value.isNumber())
        return value.numberText() != "0";
    return value.toBool() || std::ranges::any_of(value.elements(), saysSomething)
           || std::ranges::any_of(value.members(), [](const json::Member &member) {
                  return member.name.view() != "__typename" && saysSomething(member.value);
              });
}

// The types that queries lead to, by their index.
std::vector<bool> typesOfQueries(const graphql::Schema &schema)
{
    std::vector<bool> reached(schema.types().size());
    std::vector<graphql::SchemaType> open{schema.queryType()};
    while (!open.empty()) {
        const graphql::SchemaType type = open.back();
        open.pop_back();
        if (!type || reached[type.index()])
            continue;
        reached[type.index()] = true;
        for (const graphql::SchemaField field : type.fields())
            open.push_back(field.namedType());
        if (type.isAbstract()) {
            for (const graphql::SchemaType possible : type.possibleTypes())
                open.push_back(possible);
        }
    }
    return reached;
}

class PayloadSearch {
public:
    PayloadSearch(const CheckedOperation *operation, const json::Value *variables)
        : m_operation(operation)
        , m_variables(variables)
    {}

    std::vector<PayloadError> run(const json::Value &data)
    {
        for (const json::Member &member : data.members()) {
            m_field = member.name.view();
            search(find(roots(), m_field), member.value);
        }
        return std::move(m_errors);
    }

    // True for a payload whose objects are all null, with nothing else that says what was done. An empty list of errors
    // says that it was: a payload of what was deleted may have nothing else.
    bool isOfNothing(std::string_view responseName, const json::Value &payload)
    {
        const AskedField *asked = find(roots(), responseName);
        if (!isOfMutationsOnly(asked))
            return false;
        const AskedFields fields = fieldsUnder(asked);
        bool hasNull = false;
        for (const json::Member &member : payload.members()) {
            const AskedField *field = find(fields, member.name.view());
            if (field == nullptr)
                return false;
            if (mayHoldErrors(field->name) && member.value.isArray())
                return false;
            const bool isObject = field->type.isComposite() && !mayHoldErrors(field->name);
            const bool isEcho = field->name == "clientMutationId" || field->name == "__typename";
            hasNull = hasNull || (isObject && member.value.isNull());
            if (isObject ? !member.value.isNull() : !isEcho && saysSomething(member.value))
                return false;
        }
        return hasNull;
    }

private:
    const AskedFields &roots()
    {
        if (!m_roots)
            m_roots = fieldsUnder(nullptr);
        return *m_roots;
    }

    AskedFields fieldsUnder(const AskedField *parent) const
    {
        return m_operation == nullptr ? AskedFields() : m_operation->fieldsUnder(parent, *m_variables);
    }

    static const AskedField *find(const AskedFields &fields, std::string_view name)
    {
        const auto found = fields.find(name);
        return found == fields.end() ? nullptr : &found->second;
    }

    void search(const AskedField *asked, const json::Value &value)
    {
        const AskedFields fields = asked == nullptr ? AskedFields() : fieldsUnder(asked);
        if (m_operation == nullptr || !value.isArray())
            return searchPayload(asked, fields, value);
        for (const json::Value &item : value.elements())
            searchPayload(asked, fields, item);
    }

    void searchPayload(const AskedField *asked, const AskedFields &fields, const json::Value &payload)
    {
        const std::size_t before = m_errors.size();
        const bool isPayload = mayBePayload(asked);
        bool isDenied = false;
        for (const json::Member &member : payload.members()) {
            const AskedField *field = find(fields, member.name.view());
            const std::string_view name = field == nullptr ? member.name.view() : field->name;
            isDenied = isDenied || (isPayload && deniesSuccess(name, member.value));
            if (isPayload)
                addErrors(name, member.value, asked);
        }
        if (m_errors.size() == before && (isDenied || isFailure(asked, payload)))
            add(payload);
        if (m_errors.size() > before)
            return;
        // The payload may be deeper, in those that group several or wrap it. Data is there as well.
        for (const json::Member &member : payload.members()) {
            const AskedField *field = find(fields, member.name.view());
            if (isOfMutationsOnly(field) || mayHavePayload(member.value))
                search(field, member.value);
        }
    }

    void add(const json::Value &entry)
    {
        m_errors.push_back({std::string(m_field), withPlace(entry), entry});
    }

    // An `error` or `problems` are data where queries return them too, such as the last error of a job.
    void addErrors(std::string_view name, const json::Value &value, const AskedField *payload)
    {
        if (!holdsErrors(name)
            && !(mayHoldErrors(name) && saysSomething(value) && isOfMutationsOnly(payload)))
            return;
        if (name == "error" && (value.isString() || value.isObject()))
            return add(value);
        for (const json::Value &entry : value.elements())
            add(entry);
        for (const json::Value &entry : value["nodes"].elements())
            add(entry);
        if (!value["nodes"].isArray()) {
            for (const json::Value &edge : value["edges"].elements())
                add(edge["node"]);
        }
    }

    bool deniesSuccess(std::string_view name, const json::Value &value) const
    {
        const bool tells =
            name == "success" || name == "successful" || (m_operation != nullptr && name == "ok");
        return tells && value.isBoolean() && !value.toBool();
    }

    // True for the member of a union, or of an interface, that stands for a failure. Without a schema, or for a type
    // that is new to it, the name has to do: {"__typename": "ValidationError", "message": "..."}.
    bool isFailure(const AskedField *asked, const json::Value &payload) const
    {
        const graphql::Schema *schema = m_operation == nullptr ? nullptr : m_operation->schema();
        const std::string_view type = payload["__typename"].toString();
        if (schema == nullptr || (!type.empty() && !schema->type(type)))
            return endsInOneOf(type, kFailureTypes);
        return asked != nullptr && m_operation->isOnlyOf(standsForFailure, *asked, payload, *m_variables);
    }

    // What queries return too has errors of its own, such as those of a job's last run. Without a type that is known, or
    // with a scalar that holds JSON, the names have to do.
    bool mayBePayload(const AskedField *field)
    {
        return field == nullptr || !field->type.isComposite() || isOfMutationsOnly(field);
    }

    bool isOfMutationsOnly(const AskedField *field)
    {
        if (field == nullptr || !field->type.isComposite())
            return false;
        if (m_ofQueries.empty())
            m_ofQueries = typesOfQueries(field->type.schema());
        return !m_ofQueries[field->type.index()];
    }

    // Without a schema everything may have one but things, which have an id and errors of their own.
    bool mayHavePayload(const json::Value &value) const
    {
        const auto isThing = [](const json::Value &each) { return each.contains("id"); };
        return m_operation != nullptr && m_operation->schema() == nullptr && !isThing(value)
               && std::ranges::none_of(value.elements(), isThing);
    }

    const CheckedOperation *m_operation;
    const json::Value *m_variables;
    std::string_view m_field;
    std::optional<AskedFields> m_roots;
    std::vector<bool> m_ofQueries; // empty: not looked up yet
    std::vector<PayloadError> m_errors;
};

} // namespace

std::vector<PayloadError> findPayloadErrors(const json::Value &data, const CheckedOperation *operation,
                                            const json::Value *variables)
{
    return PayloadSearch(operation, variables).run(data);
}

std::string payloadMessage(const std::vector<PayloadError> &errors)
{
    std::string text;
    for (const PayloadError &error : errors)
        text.append(text.empty() ? "" : "\n").append(error.field).append(": ").append(error.message);
    return text;
}

namespace {

using workspace::ErrorRule;

constexpr int kFirstRefusal = 400;
constexpr int kFirstServerError = 500;

ErrorKind kindOf(int status)
{
    switch (status) {
    case 401:
    case 403: return ErrorKind::Denied;
    case 404:
    case 410: return ErrorKind::NotFound;
    case 409: return ErrorKind::Conflict;
    default: return ErrorKind::Invalid;
    }
}

void addMessages(const json::Value &errors, std::vector<std::string> &messages)
{
    for (const json::Value &error : errors.elements())
        messages.emplace_back(error["message"].toString());
}

// Advice for a rule that says what an error is like and no more.
Template adviceFor(int status)
{
    switch (status) {
    case 401:
    case 403: return CORE_TEXT("Core", "Ask the user for a credential with the rights that this needs.");
    case 404:
    case 410: return CORE_TEXT("Core", "Check the names and ids that you passed.");
    case 409: return CORE_TEXT("Core", "Read the current state, then decide again.");
    case 429: return CORE_TEXT("Core", "Wait before you try again.");
    default: break;
    }
    return status >= kFirstServerError ? CORE_TEXT("Core", "Try again later.")
                                       : CORE_TEXT("Core", "Correct the arguments as the message says.");
}

std::string joinedMessages(const std::vector<std::string> &messages)
{
    std::string text;
    for (const std::string &message : messages) {
        if (!text.empty() && !message.empty())
            text += text.ends_with('.') ? " " : "; ";
        text += message;
    }
    return text;
}

// The message in the GraphQL errors of a refused request.
std::string messageOfErrors(const json::Value &errors)
{
    std::vector<std::string> messages;
    addMessages(errors, messages);
    return joinedMessages(messages);
}

// True if, by its own account, the API understood and did what it could. Else its status names the problem.
bool isAnswered(const CallFailure &failure)
{
    // That of the response: the failure's own may be what its errors are like.
    const std::int64_t status = failure.error.details["status"].toInt64().value_or(failure.status);
    return (failure.level == Level::GraphQL || failure.level == Level::Payload) && status < kFirstRefusal;
}

// Without data, an empty place says nothing by itself; with a message of the API it says what failed.
// The body of a refused request has no places at all.
std::vector<ErrorRule> rulesWithoutData(const std::vector<ErrorRule> &rules, bool isAnswer)
{
    std::vector<ErrorRule> others;
    std::ranges::copy_if(rules, std::back_inserter(others), [isAnswer](const ErrorRule &rule) {
        return rule.nullAt.empty() || (isAnswer && !rule.messageMatches.empty());
    });
    return others;
}

bool hasNullField(const json::Value &data)
{
    const auto members = data.members();
    return data.isNull()
           || std::ranges::any_of(members, [](const json::Member &member) { return member.value.isNull(); });
}

// The fields that the answer lacks without saying why. Without data that is all of them. A mutation lacks what is not
// there, and what was to be an object where none of its fields is one, or one that has nothing but nulls.
std::string missingFields(const OutcomeContext &context, const json::Value &data)
{
    if (data.isNull())
        return askedNames(*context.operation, *context.variables);
    PayloadSearch search(context.operation, context.variables);
    std::string absent;
    std::string empty;
    bool hasObject = !context.isMutation;
    for (const graphql::Field field : context.operation->askedFields(*context.variables)) {
        const json::Value *value = data.find(field.responseName());
        const auto isNothing = [&] {
            return value->isNull()
                   || (context.isMutation && search.isOfNothing(field.responseName(), *value));
        };
        if (value != nullptr && (!field.selectionSet() || !isNothing())) {
            hasObject = hasObject || field.selectionSet();
            continue;
        }
        std::string &names = value == nullptr ? absent : empty;
        names.append(names.empty() ? "" : ", ").append(field.responseName());
    }
    if (context.isMutation && !absent.empty())
        return absent;
    return hasObject ? std::string() : empty;
}

// A server that failed over a change may have made it before.
void adviseToLook(CallFailure &failure)
{
    if (failure.level == Level::GraphQL && failure.status >= kFirstServerError)
        failure.error.hint = CORE_TEXT(
            "Core", "The API failed, not the arguments. Check whether the change was made before you "
                    "try again.");
}

// The failure of an answer that says itself that what was asked for was not done, or that a rule takes for one.
CallFailure refusedAnswer(OperationAnswer answer, const std::vector<PayloadError> &payload,
                          const std::optional<RuledError> &ruled, const std::vector<std::string> &messages)
{
    CallFailure failure;
    failure.level = answer.errors.isEmpty() ? Level::Payload : Level::GraphQL;
    failure.error = {ErrorKind::Invalid,
                     payload.empty() ? "error_rule" : "payload_errors",
                     {},
                     CORE_TEXT("Core", "Correct the parameters as the message says, and call again.")};
    json::Value entries = json::Value::array();
    for (const PayloadError &error : payload)
        entries.append(error.entry);
    for (const json::Value &error : answer.errors.elements())
        entries.append(error);
    failure.error.details = json::Value::object({{"errors", std::move(entries)}});
    failure.retryAfter = answer.retryAfter;
    if (ruled) {
        failure.status = ruled->status;
        failure.error.kind = kindOf(ruled->status);
        failure.error.message = ruled->message;
        const std::string said = joinedMessages(messages);
        if (!ruled->message.empty() && !said.empty())
            failure.error.details.set(kApiMessageDetail, said);
        failure.error.hint = ruled->hint.empty() ? Message(adviceFor(ruled->status)) : Message(ruled->hint);
    }
    if (failure.error.message.empty())
        failure.error.message = payload.empty() ? std::string() : payloadMessage(payload);
    if (failure.error.message.empty() && !messages.empty())
        failure.error.message = messages.front();
    if (failure.error.message.empty())
        failure.error.message = CORE_TEXT("Core", "The API returned nothing for the main field of the tool.");
    failure.data = std::move(answer.data);
    return failure;
}

OperationOutcome classifyAnswer(OperationAnswer answer, const OutcomeContext &context)
{
    const std::vector<PayloadError> payload =
        context.isMutation ? findPayloadErrors(answer.data, context.operation, context.variables)
                           : std::vector<PayloadError>();
    AnswerFacts facts{.data = &answer.data, .messages = {}, .httpStatus = 0};
    addMessages(answer.errors, facts.messages);
    for (const PayloadError &error : payload)
        facts.messages.push_back(error.message);
    if (answer.status >= kFirstRefusal) {
        facts.httpStatus = answer.status;
        facts.isExpected = true;
        facts.messages.push_back(messageOfBody(answer.data));
    }
    const std::optional<RuledError> ruled =
        applyRules(context.toolRules, context.endpointRules, facts, context.arguments);
    const bool isOneOfSeveral =
        context.operation != nullptr && !payload.empty() && hasSeveralPayloads(answer.data);
    if (!ruled && payload.empty()) {
        if (context.isMutation && !answer.errors.isEmpty() && hasNullField(answer.data)) {
            CallFailure failure = failureOf(std::move(answer));
            adviseToLook(failure);
            return failure;
        }
        if (answer.errors.isEmpty() && context.operation != nullptr) {
            if (const std::string fields = missingFields(context, answer.data); !fields.empty()) {
                CallFailure failure = withoutData(fields, context.isMutation);
                failure.data = std::move(answer.data);
                return failure;
            }
        }
        return answer;
    }

    CallFailure failure = refusedAnswer(std::move(answer), payload, ruled, facts.messages);
    if (ruled && !ruled->hint.empty())
        return failure;
    if (isOneOfSeveral)
        failure.error.hint = CORE_TEXT("Core", "Some of the changes may have been made: check which, and "
                                               "repeat only the others.");
    else if (!payload.empty() && mayBeMade(failure.data, failure.error.details["errors"].elements()))
        failure.error.hint =
            CORE_TEXT("Core", "Part of the change may have been made. Check that before you repeat it.");
    return failure;
}

OperationOutcome classifyFailure(CallFailure failure, const OutcomeContext &context)
{
    if (context.isMutation)
        adviseToLook(failure);
    const bool isAnswer = isAnswered(failure);
    const bool hasData = isAnswer && !failure.data.isNull();
    AnswerFacts facts{.data = hasData ? &failure.data : nullptr,
                      .messages = {failure.error.message},
                      .httpStatus = failure.status};
    addMessages(failure.error.details["errors"], facts.messages);
    facts.apiMessage = isAnswer ? failure.error.message.text() : messageOfBody(failure.data);
    if (facts.apiMessage.empty())
        facts.apiMessage = messageOfErrors(failure.error.details["errors"]);
    const std::optional<RuledError> ruled =
        hasData ? applyRules(context.toolRules, context.endpointRules, facts, context.arguments)
                : applyRules(rulesWithoutData(context.toolRules, isAnswer),
                             rulesWithoutData(context.endpointRules, isAnswer), facts, context.arguments);
    if (!ruled)
        return failure;
    if (!failure.error.details.isObject())
        failure.error.details = json::Value::object();
    if (!ruled->message.empty()) {
        const std::string said = std::exchange(failure.error.message, ruled->message);
        failure.error.details.set(kApiMessageDetail,
                                  json::Value(facts.apiMessage.empty() ? said : facts.apiMessage));
    }
    const bool isLikeAnother = ruled->status != 0 && ruled->status != failure.status;
    if (!ruled->hint.empty())
        failure.error.hint = ruled->hint;
    else if (isLikeAnother)
        failure.error.hint = adviceFor(ruled->status);
    if (isLikeAnother) {
        failure.status = ruled->status;
        failure.error.kind = kindOf(ruled->status);
        failure.error.details.set("status", ruled->status);
        if (failure.level == Level::Http)
            failure.error.code = "http_" + std::to_string(ruled->status);
    }
    return failure;
}

} // namespace

bool hasOnlyErrors(const OperationAnswer &answer)
{
    if (answer.errors.isEmpty())
        return false;
    const auto members = answer.data.members();
    return answer.data.isNull()
           || (answer.data.isObject() && !answer.data.isEmpty()
               && std::ranges::all_of(members,
                                      [](const json::Member &member) { return member.value.isNull(); }));
}

CallFailure failureOf(OperationAnswer answer)
{
    const std::optional<upstream::ErrorMeaning> meaning = upstream::meaningOf(answer.errors);
    CallFailure failure{Level::GraphQL,
                        {meaning ? meaning->kind : ErrorKind::Invalid, "graphql_errors",
                         listedSentences(upstream::sentencesOf(answer.errors), "errors"),
                         upstream::adviceOf(answer.errors, meaning, answer.retryAfter)}};
    if (meaning)
        failure.status = meaning->status;
    failure.retryAfter = answer.retryAfter;
    failure.error.details =
        json::Value::object({{"count", answer.errors.size()}, {"errors", std::move(answer.errors)}});
    failure.data = std::move(answer.data);
    return failure;
}

void adviseCaller(CallFailure &failure)
{
    if (failure.error.hint == upstream::kByTheMessage.english)
        failure.error.hint = CORE_TEXT(
            "Core", "Correct the arguments if the message is about them; otherwise report it to the user.");
}

OperationOutcome classifyOutcome(OperationOutcome outcome, const OutcomeContext &context)
{
    if (auto *answer = std::get_if<OperationAnswer>(&outcome))
        return classifyAnswer(std::move(*answer), context);
    return classifyFailure(std::get<CallFailure>(std::move(outcome)), context);
}

} // namespace tooltray::execution
