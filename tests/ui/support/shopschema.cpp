// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/support/shopschema.h"

#include "graphql/rules/validate.h"

#include <string>

namespace tooltray::test {
namespace {

constexpr const char *kShop = R"(
type Query {
  "Finds a customer by the address the customer registered with."
  customer(email: String!): Customer
  "One order by its `number`."
  order(id: ID!): Order
  orders(first: Int = 20, after: String, status: [OrderStatus!], filter: OrderFilter): OrderConnection!
  search(text: String!, kinds: [String!]): [Thing!]!
}
type Mutation {
  "Cancels an order that is not shipped yet."
  cancelOrder(id: ID!, reason: String): Order!
  tagCustomer(id: ID!, tags: [String!]!): Customer
}
interface Node { "Unique everywhere." id: ID! }
"Somebody who buys."
type Customer implements Node {
  id: ID!
  name: String
  "Where news are sent."
  email: String!
  fax: String @deprecated(reason: "Nobody has one. Use `email`.")
  "Orders placed by the customer, newest first."
  orders(status: OrderStatus, first: Int = 20): OrderConnection!
}
type OrderConnection { nodes: [Order!]! pageInfo: PageInfo! totalCount: Int! }
type PageInfo { hasNextPage: Boolean! endCursor: String }
type Order implements Node {
  id: ID!
  total: Money!
  currency: String!
  placedAt: DateTime!
  status: OrderStatus!
  customer: Customer!
  "The lines of the order."
  items(first: Int!): [Item!]!
}
type Item implements Node { id: ID! title: String! quantity: Int! }
union Thing = Customer | Order | Item
enum OrderStatus { OPEN PAID SHIPPED "Taken back." CANCELLED @deprecated(reason: "Use CLOSED.") CLOSED }
input OrderFilter { status: OrderStatus = OPEN minimum: Money customer: CustomerFilter }
input CustomerFilter { name: String email: String! }
"An amount in the currency of the order."
scalar Money
scalar DateTime @specifiedBy(url: "https://scalars.graphql.org/andimarek/date-time")
)";

} // namespace

graphql::SchemaPointer shopSchema()
{
    return graphql::loadSchema(kShop, graphql::Strictness::Strict).schema;
}

graphql::SchemaPointer hugeSchema(int types)
{
    std::string sdl = "type Query {\n";
    for (int i = 0; i < types; ++i)
        sdl += "  thing" + std::to_string(i) + "(id: ID!): Thing" + std::to_string(i) + "\n";
    sdl += "}\n";
    for (int i = 0; i < types; ++i) {
        sdl += "type Thing" + std::to_string(i) + " {\n";
        for (int field = 0; field < 10; ++field)
            sdl += "  \"What it says.\" field" + std::to_string(field) + "(first: Int): Thing"
                   + std::to_string((i * 7 + field) % types) + "\n";
        sdl += "  name: String\n}\n";
    }
    return graphql::loadSchema(sdl, graphql::Strictness::Lenient).schema;
}

} // namespace tooltray::test
