// SPDX-License-Identifier: GPL-3.0-or-later
#include "terms/synonyms/lists.h"

namespace tooltray::terms {
namespace {

// People, accounts, organizations, and what they may do.
constexpr std::string_view kPeopleLines[] = {
    "user person people account profile",
    "viewer me i my mine myself current",
    "member participant membership",
    "organization organisation company business enterprise",
    "team group squad",
    "owner holder proprietor",
    "admin administrator",
    "author creator writer",
    "assignee responsible",
    "contributor collaborator",
    "follower subscriber",
    "customer client buyer shopper consumer",
    "employee worker staff",
    "manager supervisor boss",
    "contact person",
    "seller vendor merchant supplier",
    "role permission",
    "permission access right privilege",
    "token credential secret key",
    "password passphrase",
    "name username login handle",
    "username login handle nickname",
    "fullname name displayname",
    "firstname forename given",
    "lastname surname family",
    "email mail",
    "phone telephone mobile cell",
    "address location",
    "avatar picture photo image",
    "bio biography about description",
    "gender sex",
    "birthday birthdate birth dob",
    "age birth",
    "language locale lang",
    "timezone zone",
    "preference setting option configuration",
    "identity identifier id",
    "session login",
    "device session",
    "consent agreement",
    "guest visitor anonymous",
    "bot app robot",
    "sponsor donor backer supporter",
    "sponsorship donation",
    "job position title",
    "headquarters location",
    "employer company",
    "colleague member coworker",
    "nationality citizenship country",
    "spouse partner",
    "relative family",
    "child kid dependent",
    "self viewer me",
    "whoami, who am i, logged in, signed in > viewer me current user",
    "my account, my profile > viewer me current",
    "who has access, who can > member collaborator permission",
    "works at, works for > company organization",
    "two factor, 2fa, mfa, otp > two factor authentication",
    "sso > saml identity provider",
    "api key, access key, pat > token key",
    "user name > login username",
    "real name, full name > name",
    "mail address > email",
    "phone number > phone",
    "date of birth > birth",
    "where from, lives in, based in > location address country",
    "who made, who wrote, who created, made by, written by > author creator",
    "who changed, changed by > editor",
    "who approved > reviewer approver",
    "in charge, responsible for > owner assignee manager",
    "belongs to, owned by > owner",
    "signed up, joined, member since > created joined",
    "last seen, last active, last login > last login active",
};

} // namespace

std::span<const std::string_view> peopleSynonyms() noexcept
{
    return kPeopleLines;
}

} // namespace tooltray::terms
