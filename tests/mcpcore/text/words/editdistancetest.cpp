// SPDX-License-Identifier: GPL-3.0-or-later
#include "text/words/suggestions.h"

#include "support/testcase.h"

#include <QTest>

using namespace std::string_view_literals;
using tooltray::text::EditDistance;

class EditDistanceTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void countsSteps()
    {
        EditDistance distance;
        QCOMPARE(distance.between(""sv, ""sv, 0), std::optional<std::size_t>(0));
        QCOMPARE(distance.between("name"sv, "name"sv, 0), std::optional<std::size_t>(0));
        QCOMPARE(distance.between("name"sv, "nme"sv, 2), std::optional<std::size_t>(1));
        QCOMPARE(distance.between("name"sv, "names"sv, 2), std::optional<std::size_t>(1));
        QCOMPARE(distance.between("name"sv, "game"sv, 2), std::optional<std::size_t>(1));
        QCOMPARE(distance.between("name"sv, "nmae"sv, 2), std::optional<std::size_t>(1));
        QCOMPARE(distance.between("ca"sv, "abc"sv, 9), std::optional<std::size_t>(3)); // nothing twice
        QCOMPARE(distance.between("kitten"sv, "sitting"sv, 3), std::optional<std::size_t>(3));
        QCOMPARE(distance.between(U"größe"sv, U"grösse"sv, 3), std::optional<std::size_t>(2));
    }

    void givesUpAboveTheMost()
    {
        EditDistance distance;
        QCOMPARE(distance.between("kitten"sv, "sitting"sv, 2), std::nullopt);
        QCOMPARE(distance.between(""sv, "abc"sv, 2), std::nullopt);
        QCOMPARE(distance.between("abcdef"sv, "uvwxyz"sv, 5), std::nullopt);
    }
};

TOOLTRAY_TEST(EditDistanceTest)
#include "editdistancetest.moc"
