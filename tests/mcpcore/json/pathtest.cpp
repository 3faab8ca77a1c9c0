// SPDX-License-Identifier: GPL-3.0-or-later
#include "json/path.h"

#include "support/testcase.h"
#include "json/parser.h"

#include <QTest>

using namespace tooltray;
using namespace tooltray::json;

namespace {

// The values that the rules of RFC 9535 are tried on; texts have ' in place of ".
constexpr const char *kRoot =
    "{'store':{'book':[{'t':'A','price':8.95,'isbn':'1'},{'t':'B','price':12},{'t':'C','price':9e0,'isbn':'2'"
    "},"
    "{'t':'D','price':22.99}],'bike':{'price':399}},"
    "'n':[0,1,2,3,4,5,6],'o':{'a b':{'k.k':1},\"'\":2,'\\\\':3,'x-y':{'z':4},'\xC3\xA9':5},"
    "'m':{'null':null,'true':true,'list':[],'object':{},'text':'h\xC3\xA9llo','t2':'ab'}}";

QByteArray selected(const Value &root, const QByteArray &query, std::size_t steps = 100'000)
{
    const Path::Parsed parsed = Path::parse(query.toStdString());
    if (!parsed.path)
        return "error at " + QByteArray::number(static_cast<qulonglong>(parsed.errorOffset));
    const auto pointers = parsed.path->select(root, steps);
    if (!pointers)
        return "too much";
    QByteArray text;
    for (const Pointer &pointer : *pointers)
        text += (text.isEmpty() ? "" : " ") + QByteArray::fromStdString(pointer.toString());
    return text;
}

} // namespace

class PathTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void placesAreSelected_data()
    {
        const TestRows<QByteArray, QByteArray> row{"query", "places"};
        row("$", "");
        row("$.store.bike.price", "/store/bike/price");
        row("$['store']['bike']", "/store/bike");
        row("$ . store\n[ 'bike' ]", "error at 3");
        row("$ .store\n[ 'bike' ]", "/store/bike");
        row("$.store.book[0]", "/store/book/0");
        row("$.store.book[-1].t", "/store/book/3/t");
        row("$.store.book[4]", "");
        row("$.store.book[0,-1,0].t", "/store/book/0/t /store/book/3/t /store/book/0/t");
        row("$.store.*", "/store/book /store/bike");
        row("$.store.bike[*]", "/store/bike/price");
        row("$.m.text.*", "");
        row("$..isbn", "/store/book/0/isbn /store/book/2/isbn");
        row("$..book[1]", "/store/book/1");
        row("$.store..[0]", "/store/book/0");
        row("$.n[1:3]", "/n/1 /n/2");
        row("$.n[5:]", "/n/5 /n/6");
        row("$.n[1:5:2]", "/n/1 /n/3");
        row("$.n[5:1:-2]", "/n/5 /n/3");
        row("$.n[::-3]", "/n/6 /n/3 /n/0");
        row("$.n[-2:]", "/n/5 /n/6");
        row("$.n[:-5]", "/n/0 /n/1");
        row("$.n[::0]", "");
        row("$.n[-100:100:5]", "/n/0 /n/5");
        row("$.o['a b']['k.k']", "/o/a b/k.k");
        row("$.o['\\'']", "/o/'");
        row("$.o[\"'\"]", "/o/'");
        row("$.o['\\\\']", "/o/\\");
        row("$.o.x-y.z", "/o/x-y/z");
        row("$.o.\xC3\xA9", "/o/\xC3\xA9");
        row("$.o['\\u00e9']", "/o/\xC3\xA9");
        row("$.store.book[?@.isbn].t", "/store/book/0/t /store/book/2/t");
        row("$.store.book[?(!@.isbn)].t", "/store/book/1/t /store/book/3/t");
        row("$.store.book[?@.price < 10].t", "/store/book/0/t /store/book/2/t");
        row("$.store.book[?@.price<=12 && @.isbn].t", "/store/book/0/t /store/book/2/t");
        row("$.store.book[?@.t=='A' || @.t == \"D\"].t", "/store/book/0/t /store/book/3/t");
        row("$.store.book[?@.t=='A' || @.t=='B' && @.isbn].t", "/store/book/0/t");
        row("$.store.book[?(@.t=='A' || @.t=='B') && @.isbn].t", "/store/book/0/t");
        row("$.store.book[?@.price >= 12].price", "/store/book/1/price /store/book/3/price");
        row("$.store.book[?@.isbn != '1'].t", "/store/book/1/t /store/book/2/t /store/book/3/t");
        row("$.store.book[?@.isbn == @.none].t", "/store/book/1/t /store/book/3/t");
        row("$.store.book[?@.price > $.store.book[0].price && @.price < 10].t", "/store/book/2/t");
        row("$.store.book[?'A' == @.t].t", "/store/book/0/t");
        row("$.store.book[?@.t < 'B'].t", "/store/book/0/t");
        row("$.store.book[?@.t < 5].t", "");
        row("$.store[?@[?@.isbn]]", "/store/book");
        row("$.m[?@ == null]", "/m/null");
        row("$.m[?@ == true]", "/m/true");
        row("$.n[?@ == 1.0, ?@ > 5]", "/n/1 /n/6");
        row("$.m[?length(@) == 5]", "/m/text");
        row("$.m[?length(@)==0]", "/m/list /m/object");
        row("$.store[?count(@.*) == 1]", "/store/bike");
        row("$.store[?value(@..price) == 399]", "/store/bike");
        row("$.m[?match(@, 'a.')]", "/m/t2");
        row("$.m[?search(@, 'l+')]", "/m/text");
        row("$.m[?!search(@, '[a-l]')]", "/m/null /m/true /m/list /m/object");
        row("$.m[?search(@, '(')]", "");
        row("", "error at 0");
        row("store", "error at 0");
        row("$ ", "error at 1");
        row("$.", "error at 2");
        row("$..", "error at 3");
        row("$.1", "error at 2");
        row("$[01]", "error at 2");
        row("$[-0]", "error at 2");
        row("$[9007199254740992]", "error at 2");
        row("$['a", "error at 2");
        row("$['\\\"']", "error at 2");
        row("$['a'", "error at 5");
        row("$[]", "error at 2");
        row("$[?@.a]]", "error at 7");
        row("$[?true]", "error at 7");
        row("$[?@.* == 1]", "error at 11");
        row("$[?length(@.*) == 1]", "error at 3");
        row("$[?count(1) == 1]", "error at 3");
        row("$[?length(@)]", "error at 12");
        row("$[?none(@)]", "error at 3");
        row("$[?!@.a == 1]", "error at 8");
    }

    void placesAreSelected()
    {
        QFETCH(QByteArray, query);
        QFETCH(QByteArray, places);
        QByteArray text = kRoot;
        text.replace('\'', '"').replace("\"\"\"", "\"'\"");
        const Parsed root = parse(text.toStdString());
        QVERIFY2(root, root ? "" : root.error->message.c_str());
        QCOMPARE(selected(root.value, query), places);
    }

    void whatTakesTooLongEnds()
    {
        Value deep = Value::object({{"a", 1}});
        for (int i = 0; i < 40; ++i)
            deep = Value::object({{"a", deep}, {"b", deep}});
        QCOMPARE(selected(deep, "$..a"), QByteArray("too much"));
        QCOMPARE(selected(Value::array({1, 2}), "$[*]", 3), QByteArray("/0 /1"));
        QCOMPARE(selected(Value::array({1, 2}), "$[*]", 2), QByteArray("too much"));
        const QByteArray nested =
            QByteArray("$") + QByteArray("[?@").repeated(1000) + QByteArray("]").repeated(1000);
        QVERIFY(selected(deep, nested).startsWith("error at"));
        const QByteArray grouped = "$[?" + QByteArray("(").repeated(100'000);
        QVERIFY(selected(deep, grouped).startsWith("error at"));
    }
};

TOOLTRAY_TEST(PathTest)
#include "pathtest.moc"
