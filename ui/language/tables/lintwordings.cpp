// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/language/wording.h"

#include <QtGlobal>

#include <array>

namespace tooltray::ui {
namespace {

constexpr std::array kLintWordings{
    Wording{"read_only_wrong",
            QT_TRANSLATE_NOOP("Wording", "The tool is called read-only and changes something.")},
    Wording{"read_only_wrong",
            QT_TRANSLATE_NOOP("Wording",
                              "Take the annotation away: clients run read-only tools without asking.")},
    Wording{
        "destructive_wrong",
        QT_TRANSLATE_NOOP(
            "Wording", "The tool is called harmless, and its operation sounds as if it deleted something.")},
    Wording{"destructive_wrong",
            QT_TRANSLATE_NOOP("Wording", "Say that it is destructive, unless what it does can be undone.")},
    Wording{"destructive_unsaid",
            QT_TRANSLATE_NOOP(
                "Wording",
                "Nothing says whether what the tool changes is lost; clients take it for destructive.")},
    Wording{"destructive_unsaid",
            QT_TRANSLATE_NOOP("Wording", "Set \"destructive\" to false when it only adds something.")},
    Wording{"top_level_combinator",
            QT_TRANSLATE_NOOP(
                "Wording",
                "The parameters are combined by \"{keyword}\" at the top, which several models refuse.")},
    Wording{"top_level_combinator",
            QT_TRANSLATE_NOOP(
                "Wording",
                "List all properties in one object, and say in their descriptions which belong together.")},
    Wording{"description_missing", QT_TRANSLATE_NOOP("Wording", "The tool has no description.")},
    Wording{"description_missing",
            QT_TRANSLATE_NOOP("Wording", "Say in one sentence what it does and when to use it.")},
    Wording{
        "description_too_long",
        QT_TRANSLATE_NOOP(
            "Wording", "The description is {size} bytes long; what comes after {most} may never be seen.")},
    Wording{"description_too_long",
            QT_TRANSLATE_NOOP("Wording", "Keep it below {most} bytes, the essential sentence first.")},
    Wording{"description_too_short",
            QT_TRANSLATE_NOOP("Wording", "The description is too short to be useful.")},
    Wording{"description_too_short",
            QT_TRANSLATE_NOOP("Wording", "Say what the tool does, on what, and what it answers.")},
    Wording{
        "first_sentence_too_long",
        QT_TRANSLATE_NOOP(
            "Wording", "The first sentence is {size} bytes long; clients that list tools briefly cut it.")},
    Wording{"first_sentence_too_long",
            QT_TRANSLATE_NOOP("Wording",
                              "Begin with a sentence of at most {most} bytes that says what the tool does.")},
    Wording{
        "first_sentence_is_heading",
        QT_TRANSLATE_NOOP(
            "Wording", "The description begins with a heading, where clients look for what the tool does.")},
    Wording{"first_sentence_is_heading",
            QT_TRANSLATE_NOOP("Wording", "Begin with the sentence that says what it does.")},
    Wording{"examples_missing", QT_TRANSLATE_NOOP("Wording", "The tool has no example.")},
    Wording{"examples_missing",
            QT_TRANSLATE_NOOP("Wording",
                              "Save one from a call that worked: agents copy it, and it tests the tool.")},
    Wording{"example_unfit",
            QT_TRANSLATE_NOOP("Wording", "The example \"{name}\" does not fit the parameters: {problem}.")},
    Wording{"example_unfit",
            QT_TRANSLATE_NOOP("Wording", "Correct the example, or mark it as expected to fail.")},
    Wording{"name_too_long",
            QT_TRANSLATE_NOOP(
                "Wording",
                "With what clients put before it, the name \"{name}\" is {count} characters too long.")},
    Wording{"name_too_long",
            QT_TRANSLATE_NOOP("Wording",
                              "Choose a name that is shorter by as much, or a shorter name for the server.")},
    Wording{
        "reference_to_itself",
        QT_TRANSLATE_NOOP(
            "Wording", "\"{reference}\" contains itself; clients see any object from its second level on.")},
    Wording{"rest_url_missing",
            QT_TRANSLATE_NOOP("Wording",
                              "The request goes to the GraphQL URL of the endpoint \"{endpoint}\", "
                              "which has no REST URL.")},
    Wording{"rest_url_missing",
            QT_TRANSLATE_NOOP("Wording",
                              "Have a person set the REST URL of the endpoint, or say there that it "
                              "has no GraphQL schema.")},
    Wording{"reference_to_itself",
            QT_TRANSLATE_NOOP(
                "Wording", "Say in the description how deep it may go, or write out the levels there are.")},
    Wording{"reference_elsewhere", QT_TRANSLATE_NOOP("Wording", "Nothing is fetched for \"{reference}\".")},
    Wording{"reference_elsewhere",
            QT_TRANSLATE_NOOP("Wording",
                              "Write the schema where it is used, or make it a type of the workspace.")},
    Wording{"reference_dynamic", QT_TRANSLATE_NOOP("Wording", "Clients drop tools that use \"{keyword}\".")},
    Wording{"reference_dynamic", QT_TRANSLATE_NOOP("Wording", "Write the schema where it is used.")},
    Wording{"secret", QT_TRANSLATE_NOOP("Wording", "This contains what looks like {~what}.")},
    Wording{"", QT_TRANSLATE_NOOP("Wording", "a GitHub token")},
    Wording{"", QT_TRANSLATE_NOOP("Wording", "a GitLab token")},
    Wording{"", QT_TRANSLATE_NOOP("Wording", "an API key")},
    Wording{"", QT_TRANSLATE_NOOP("Wording", "a Stripe key")},
    Wording{"", QT_TRANSLATE_NOOP("Wording", "a Slack token")},
    Wording{"", QT_TRANSLATE_NOOP("Wording", "an AWS access key")},
    Wording{"", QT_TRANSLATE_NOOP("Wording", "a Google API key")},
    Wording{"", QT_TRANSLATE_NOOP("Wording", "an npm token")},
    Wording{"", QT_TRANSLATE_NOOP("Wording", "a Linear key")},
    Wording{"", QT_TRANSLATE_NOOP("Wording", "a JSON Web Token")},
    Wording{"", QT_TRANSLATE_NOOP("Wording", "a Shopify token")},
    Wording{"", QT_TRANSLATE_NOOP("Wording", "a DigitalOcean token")},
    Wording{"", QT_TRANSLATE_NOOP("Wording", "a PyPI token")},
    Wording{"", QT_TRANSLATE_NOOP("Wording", "a Hugging Face token")},
    Wording{"", QT_TRANSLATE_NOOP("Wording", "a SendGrid key")},
    Wording{"", QT_TRANSLATE_NOOP("Wording", "an Atlassian token")},
    Wording{"", QT_TRANSLATE_NOOP("Wording", "a bearer token")},
    Wording{"", QT_TRANSLATE_NOOP("Wording", "a generated secret")},
    Wording{"", QT_TRANSLATE_NOOP("Wording", "a private key")},
    Wording{"", QT_TRANSLATE_NOOP("Wording", "a URL with a password")},
    Wording{"", QT_TRANSLATE_NOOP("Wording", "a user name and password")},
    Wording{"secret", QT_TRANSLATE_NOOP("Wording", "the value of a header for secrets")},
    Wording{"secret", QT_TRANSLATE_NOOP("Wording", "the value of a query parameter for secrets")},
    Wording{"secret", QT_TRANSLATE_NOOP("Wording", "the value of a parameter for secrets")},
    Wording{"secret",
            QT_TRANSLATE_NOOP("Wording",
                              "Remove it: secrets belong in a credential of the endpoint or in a secret "
                              "context variable. Then replace the secret, as this one has been exposed.")},
    Wording{"too_large",
            QT_TRANSLATE_NOOP(
                "Wording",
                "Name, description and parameters are {size} bytes that every conversation carries along.")},
    Wording{"too_large",
            QT_TRANSLATE_NOOP("Wording",
                              "Leave out what agents rarely set, shorten descriptions, or bind constants.")},
    Wording{"type_list",
            QT_TRANSLATE_NOOP(
                "Wording",
                "Some clients accept one type only, and not a list of types, here and in 1 more place.")},
    Wording{
        "type_list",
        QT_TRANSLATE_NOOP(
            "Wording",
            "Some clients accept one type only, and not a list of types, here and in {count} more places.")},
    Wording{"type_list",
            QT_TRANSLATE_NOOP("Wording", "Some clients accept one type only, and not a list of types.")},
    Wording{"type_list",
            QT_TRANSLATE_NOOP("Wording", "Name one type; an optional value need not be null as well.")},
    Wording{"variable_may_lack",
            QT_TRANSLATE_NOOP(
                "Wording",
                "The variable \"${variable}\" needs a value, and the parameter \"{name}\" is optional.")},
    Wording{"variable_may_lack",
            QT_TRANSLATE_NOOP("Wording", "Name it in \"required\", or give the variable a default.")},
    Wording{"variable_unfilled",
            QT_TRANSLATE_NOOP("Wording", "Nothing fills the required variable \"${name}\".")},
    Wording{"variable_unfilled",
            QT_TRANSLATE_NOOP("Wording",
                              "Make it a parameter, bind it, or set a context variable of that name.")},
    Wording{"context_unset",
            QT_TRANSLATE_NOOP("Wording",
                              "\"{name}\" is bound to the context variable \"{key}\", which is not set.")},
    Wording{"context_unset", QT_TRANSLATE_NOOP("Wording", "Set the context variable \"{name}\".")},
    Wording{"property_untyped", QT_TRANSLATE_NOOP("Wording", "The property \"{name}\" has no type.")},
    Wording{
        "property_untyped",
        QT_TRANSLATE_NOOP(
            "Wording",
            "Say what it is: \"string\", \"integer\", \"number\", \"boolean\", \"array\" or \"object\".")},
    Wording{"array_untyped",
            QT_TRANSLATE_NOOP("Wording", "Nothing says what the elements of this array are.")},
    Wording{"array_untyped", QT_TRANSLATE_NOOP("Wording", "Give it \"items\" with a type.")},
    Wording{"parameter_unused", QT_TRANSLATE_NOOP("Wording", "Nothing takes the parameter \"{name}\".")},
    Wording{
        "parameter_unused",
        QT_TRANSLATE_NOOP("Wording", "Give an operation's variable its name, bind it to one, or remove it.")},
};

} // namespace

std::span<const Wording> lintWordings()
{
    return kLintWordings;
}

} // namespace tooltray::ui
