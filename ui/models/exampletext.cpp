// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/exampletext.h"

#include "json/write.h"
#include "ui/language/utf8text.h"
#include "workspace/definitions/enumnames.h"

namespace tooltray::ui {
namespace {

using workspace::Assertion;

constexpr qsizetype kMostFound = 120; // characters of what was found instead

QString foundText(const json::Value &found)
{
    const QString text = fromUtf8(json::write(found));
    return text.size() <= kMostFound ? text : text.left(kMostFound) + u'…';
}

} // namespace

AssertionKind kindOf(const Assertion &assertion)
{
    struct Kind {
        AssertionKind operator()(const Assertion::Equals &) const { return AssertionKind::Equals; }
        AssertionKind operator()(const Assertion::Matches &) const { return AssertionKind::Matches; }
        AssertionKind operator()(const Assertion::Exists &test) const
        {
            return test.exists ? AssertionKind::Exists : AssertionKind::Missing;
        }
        AssertionKind operator()(const Assertion::HasType &) const { return AssertionKind::HasType; }
    };
    return std::visit(Kind(), assertion.test);
}

QString ExampleText::kind(AssertionKind kind)
{
    switch (kind) {
    //: What is expected of a value of a result, followed by a value
    case AssertionKind::Equals: return tr("equals");
    //: What is expected of a value of a result, followed by a pattern
    case AssertionKind::Matches: return tr("matches");
    //: What is expected of a value of a result
    case AssertionKind::Exists: return tr("is there");
    //: What is expected of a value of a result
    case AssertionKind::Missing: return tr("is not there");
    //: What is expected of a value of a result, followed by a type
    case AssertionKind::HasType: break;
    }
    return tr("is of type");
}

QString ExampleText::value(const Assertion &assertion)
{
    struct Text {
        QString operator()(const Assertion::Equals &test) const { return fromUtf8(json::write(test.value)); }
        QString operator()(const Assertion::Matches &test) const { return fromUtf8(test.pattern); }
        QString operator()(const Assertion::Exists &) const { return {}; }
        QString operator()(const Assertion::HasType &test) const { return fromUtf8(json::nameOf(test.type)); }
    };
    return std::visit(Text(), assertion.test);
}

QString ExampleText::miss(const workspace::ExampleMiss &miss)
{
    using enum workspace::ExampleMiss::Reason;
    switch (miss.reason) {
    case CallFailed: return tr("The call failed, and was expected to succeed.");
    case CallSucceeded: return tr("The call succeeded, and was expected to fail.");
    case NothingThere: return tr("Nothing is there.");
    case SomethingThere: return tr("Something is there.");
    case Differs: return tr("It is %1.").arg(foundText(miss.found));
    case OtherType: return tr("It is of another type: %1.").arg(foundText(miss.found));
    case NotText: return tr("It is no text: %1.").arg(foundText(miss.found));
    case NoMatch: return tr("It does not match: %1.").arg(foundText(miss.found));
    case Undecided: return tr("The pattern takes too long to be matched.");
    case Unusable: break;
    }
    return tr("The place or the pattern cannot be used.");
}

} // namespace tooltray::ui
