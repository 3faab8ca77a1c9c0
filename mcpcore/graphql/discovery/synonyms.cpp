// SPDX-License-Identifier: GPL-3.0-or-later
#include "graphql/discovery/words.h"

#include <array>

namespace tooltray::graphql {

namespace {

using Word = std::string_view;

// Words with several meanings ("open", "new", "post") are in no group: they would bring in what was not meant.
constexpr Word kCreate[] = {"create", "add", "make", "insert", "register"};
constexpr Word kDelete[] = {"delete", "remove", "destroy", "erase"};
constexpr Word kUpdate[] = {"update", "edit", "change", "modify", "set", "rename"};
constexpr Word kClose[] = {"close", "finish", "complete", "resolve"};
constexpr Word kSearch[] = {"search", "find", "lookup"};
constexpr Word kInvite[] = {"invite", "invitation"};
constexpr Word kViewer[] = {"viewer", "me", "i", "my", "mine", "myself", "current"};
constexpr Word kUser[] = {"user", "person", "people", "account", "profile"};
constexpr Word kMember[] = {"member", "participant", "membership"};
constexpr Word kOrganization[] = {"organization", "organisation", "company", "business"};
constexpr Word kTeam[] = {"team", "group"};
constexpr Word kPermission[] = {"permission", "access", "role", "right"};
constexpr Word kToken[] = {"token", "credential", "secret"};
constexpr Word kEmail[] = {"email", "mail"};
constexpr Word kPhone[] = {"phone", "telephone", "mobile"};
constexpr Word kImage[] = {"image", "picture", "photo", "avatar", "icon"};
constexpr Word kLink[] = {"url", "link", "website", "homepage"};
constexpr Word kIssue[] = {"issue", "ticket", "bug", "task"};
constexpr Word kComment[] = {"comment", "reply", "note", "remark"};
constexpr Word kLabel[] = {"label", "tag"};
constexpr Word kText[] = {"text", "body", "content"};
constexpr Word kStar[] = {"star", "favorite", "favourite", "like", "bookmark"};
constexpr Word kFolder[] = {"folder", "directory", "tree"};
constexpr Word kFile[] = {"file", "blob", "document"};
constexpr Word kBranch[] = {"branch", "ref"};
constexpr Word kRelease[] = {"release", "version"};
constexpr Word kPipeline[] = {"workflow", "pipeline", "build", "job"};
constexpr Word kHistory[] = {"history", "log", "activity", "timeline"};
constexpr Word kReview[] = {"review", "rating", "feedback"};
constexpr Word kQuota[] = {"quota", "limit"};
constexpr Word kCount[] = {"count", "number", "total"};
constexpr Word kProduct[] = {"product", "item", "goods", "article", "merchandise"};
constexpr Word kPrice[] = {"price", "cost", "amount"};
constexpr Word kStock[] = {"stock", "inventory", "quantity"};
constexpr Word kCart[] = {"cart", "basket", "bag"};
constexpr Word kOrder[] = {"order", "purchase"};
constexpr Word kCustomer[] = {"customer", "client", "buyer", "shopper"};
constexpr Word kInvoice[] = {"invoice", "bill", "billing", "receipt"};
constexpr Word kPayment[] = {"payment", "transaction", "charge"};
constexpr Word kDiscount[] = {"discount", "coupon", "voucher", "promotion"};
constexpr Word kShipping[] = {"shipping", "shipment", "delivery", "fulfillment"};
constexpr Word kCategory[] = {"category", "collection"};
constexpr Word kPostcode[] = {"zip", "postcode", "postal"};

constexpr std::span<const Word> kGroups[] = {
    kCreate,       kDelete,  kUpdate,     kClose,    kSearch,   kInvite,   kViewer,  kUser,    kMember,
    kOrganization, kTeam,    kPermission, kToken,    kEmail,    kPhone,    kImage,   kLink,    kIssue,
    kComment,      kLabel,   kText,       kStar,     kFolder,   kFile,     kBranch,  kRelease, kPipeline,
    kHistory,      kReview,  kQuota,      kCount,    kProduct,  kPrice,    kStock,   kCart,    kOrder,
    kCustomer,     kInvoice, kPayment,    kDiscount, kShipping, kCategory, kPostcode};

} // namespace

std::span<const std::span<const std::string_view>> synonymGroups() noexcept
{
    return kGroups;
}

} // namespace tooltray::graphql
