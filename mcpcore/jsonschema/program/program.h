// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "jsonschema/format/format.h"
#include "jsonschema/program/keywords.h"
#include "text/regex/regex.h"
#include "json/value.h"

#include <compare>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <limits>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace tooltray::jsonschema {

// A JSON number as digits * 10^exponent. The digits neither begin nor end with a zero and are empty for zero;
// an exponent beyond all reason is cut.
struct Decimal {
    bool isNegative = false;
    std::string digits;
    std::int64_t exponent = 0;

    static Decimal parse(std::string_view number);
};

// The number of multipleOf. Works on the decimal digits, so that 0.0075 is a multiple of 0.0001 and 1e308 one
// of 0.5.
class Divisor {
public:
    static constexpr std::size_t kMaxDigits = 400;

    // Returns nothing when the number is not above zero or has too many digits.
    static std::optional<Divisor> create(std::string_view number);

    bool divides(std::string_view number) const;
    std::string_view text() const noexcept { return m_text; }
    // The cost of divides(), in steps of about the same time.
    std::size_t costOf(std::string_view number) const noexcept;

private:
    std::string m_text;
    std::string m_digits; // neither begins nor ends with a zero
    std::int64_t m_exponent = 0;
    std::uint64_t m_small = 0; // the digits as a number, when they are few; else 0
};

// A number of a schema that numbers of values are compared with, exactly: doubles decide where they differ,
// the digits where they do not.
class Bound {
public:
    explicit Bound(json::Value number);

    // The number with this bound. The double nearest to the number is asked for, as there are often two bounds.
    std::strong_ordering compare(const json::Value &number, double nearestToIt) const noexcept;
    static double nearest(const json::Value &number) noexcept;
    const json::Value &number() const noexcept { return m_number; }

private:
    json::Value m_number;
    double m_nearest;
};

// The same for equal values: members in any order, 1 and 1.0.
std::uint64_t hashOf(const json::Value &value) noexcept;

// The work of hashing a value, or of comparing it with another one: 1 for each value inside and for every 64 bytes of
// text.
std::size_t costOf(const json::Value &value) noexcept;

// Two elements that are equal, by index; nothing when all differ. `mayCompare` is asked with each element that has the
// hash of another one, which may be made so in bad faith; nothing is found once it says no.
std::optional<std::pair<std::size_t, std::size_t>>
findDuplicate(std::span<const json::Value> elements,
              const std::function<bool(const json::Value &)> &mayCompare);

// The values of an enum.
class ValueSet {
public:
    explicit ValueSet(std::span<const json::Value> values);

    bool contains(const json::Value &value) const noexcept;
    const std::vector<json::Value> &values() const noexcept { return m_values; }
    // The most values that contains() may have to compare with one.
    std::size_t mostCompared() const noexcept { return m_mostCompared; }

private:
    struct Hashed {
        std::uint64_t hash;
        std::uint32_t index;
    };

    std::vector<json::Value> m_values;
    std::vector<Hashed> m_byHash; // empty for a small set
    std::size_t m_mostCompared = 0;
};

// What a schema compiles to: every subschema is a node, all nodes lie in one array and name each other by
// index. Nothing in it points to the document it came from.

using NodeId = std::uint32_t;
inline constexpr std::uint32_t kNone = std::numeric_limits<std::uint32_t>::max();

struct NumberChecks {
    std::optional<Bound> minimum;
    std::optional<Bound> exclusiveMinimum;
    std::optional<Bound> maximum;
    std::optional<Bound> exclusiveMaximum;
    std::optional<Divisor> multipleOf;
};

struct StringChecks {
    enum class MediaType : std::uint8_t { Any, Json };
    enum class Encoding : std::uint8_t { Any, Base64 };

    std::size_t minLength = 0;
    std::size_t maxLength = std::numeric_limits<std::size_t>::max();
    std::optional<std::uint32_t> pattern; // index into Program::patterns
    const Format *format = nullptr;
    MediaType mediaType = MediaType::Any;
    Encoding encoding = Encoding::Any;
};

struct ArrayChecks {
    std::size_t minItems = 0;
    std::size_t maxItems = std::numeric_limits<std::size_t>::max();
    bool areItemsUnique = false;
    std::vector<NodeId> first; // for as many elements, one by one
    NodeId rest = kNone;       // for the others
    Keyword restKeyword = Keyword::Items;
    NodeId contains = kNone;
    std::size_t minContains = 1;
    std::size_t maxContains = std::numeric_limits<std::size_t>::max();
    bool doesContainsEvaluate = true; // it did not in 2019-09
};

struct ObjectChecks {
    struct Property {
        std::string name;
        NodeId node = kNone;
        bool isRequired = false;

        bool operator<(const Property &other) const noexcept; // by size and bytes of the name
    };
    struct Pattern {
        std::uint32_t pattern = 0; // index into Program::patterns
        NodeId node = kNone;
    };
    struct Dependency {
        std::string name;
        std::vector<std::string> required;
        Keyword keyword = Keyword::DependentRequired;
    };

    std::size_t minProperties = 0;
    std::size_t maxProperties = std::numeric_limits<std::size_t>::max();
    std::vector<Property> properties; // sorted
    std::size_t requiredCount = 0;
    std::vector<Pattern> patterns;
    NodeId additional = kNone;
    NodeId names = kNone;
    std::vector<Dependency> dependencies;

    const Property *find(std::string_view name) const noexcept;
};

// A keyword that has other schemas look at the same value.
struct Applicator {
    enum class Kind : std::uint8_t {
        Reference,        // nodes: the target
        DynamicReference, // nodes: the target unless the dynamic scope has another; index: the anchor
        AllOf,
        AnyOf,
        OneOf,
        Not,
        If,        // nodes: if, then, else; kNone for what is not there
        Dependent, // nodes: one; index: of the property name that asks for it
    };

    Kind kind = Kind::Reference;
    Keyword keyword = Keyword::Ref;
    std::uint32_t index = 0;
    std::vector<NodeId> nodes;
};

// Bits of ProgramNode::types: one for each json::Type, and one for numbers that are whole.
constexpr std::uint8_t typeBit(json::Type type) noexcept
{
    return static_cast<std::uint8_t>(1U << static_cast<unsigned>(type));
}
inline constexpr std::uint8_t kIntegerBit = 0x40;
inline constexpr std::uint8_t kAllTypes = 0x3F;

struct ProgramNode {
    std::uint8_t types = kAllTypes;
    bool isNever = false; // the schema `false`
    std::uint32_t constant = kNone;
    std::uint32_t enumeration = kNone;
    std::uint32_t number = kNone;
    std::uint32_t string = kNone;
    std::uint32_t array = kNone;
    std::uint32_t object = kNone;
    std::uint32_t firstApplicator = 0;
    std::uint32_t applicatorCount = 0;
    NodeId unevaluatedItems = kNone;
    NodeId unevaluatedProperties = kNone;
    std::uint32_t resource = 0;
    std::uint32_t place = 0; // in Program::places

    bool wantsUnevaluated(json::Type type) const noexcept
    {
        return (type == json::Type::Array && unevaluatedItems != kNone)
               || (type == json::Type::Object && unevaluatedProperties != kNone);
    }
};

// Where a schema stands: the steps from the root of its resource.
struct ProgramPlace {
    std::uint32_t parent = kNone; // kNone: it is the root
    std::uint32_t resource = 0;
    std::string step; // "/properties/name", escaped
};

// All schemas of one name that a dynamic reference may find (core 8.2.3.2), by resource.
struct DynamicAnchor {
    struct Target {
        std::uint32_t resource;
        NodeId node;
    };
    std::vector<Target> targets;
};

struct PatternEntry {
    std::string text;
    text::Regex regex;
};

struct Program {
    std::vector<ProgramNode> nodes; // the first is the root
    std::vector<json::Value> constants;
    std::vector<ValueSet> enumerations;
    std::vector<NumberChecks> numbers;
    std::vector<StringChecks> strings;
    std::vector<ArrayChecks> arrays;
    std::vector<ObjectChecks> objects;
    std::vector<Applicator> applicators;
    std::vector<PatternEntry> patterns;
    std::vector<std::string> names; // of Applicator::Dependent
    std::vector<DynamicAnchor> dynamicAnchors;
    std::vector<ProgramPlace> places;
    std::vector<std::string> resourceUris;

    // "https://example.com/tool#/properties/name"
    std::string location(const ProgramNode &node) const;
};

} // namespace tooltray::jsonschema
