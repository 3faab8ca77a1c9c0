// SPDX-License-Identifier: GPL-3.0-or-later
#include "journal/statistics/statistics.h"

#include "support/testcase.h"

#include <QTest>

#include <algorithm>
#include <cmath>
#include <random>

using namespace tooltray::journal;
using std::chrono::microseconds;

class HistogramTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void anEmptyOneHasNoDurations()
    {
        const Histogram histogram;
        QCOMPARE(histogram.count(), std::uint64_t(0));
        QVERIFY(histogram.quantile(0.5) == microseconds(0));
    }

    // Against the exact quantile of all samples, for durations from a microsecond to minutes.
    void quantilesAreWithinTheError()
    {
        std::mt19937 random(1);
        for (const double spread : {0.5, 2.0, 5.0}) {
            std::lognormal_distribution<double> durations(9, spread);
            Histogram histogram;
            std::vector<std::int64_t> all;
            for (int i = 0; i < 10'000; ++i) {
                all.push_back(std::clamp<std::int64_t>(std::llround(durations(random)), 0, 86'400'000'000));
                histogram.add(microseconds(all.back()));
            }
            std::ranges::sort(all);
            for (const double fraction : {0.0, 0.01, 0.5, 0.9, 0.95, 0.99, 0.999, 1.0}) {
                const std::size_t rank =
                    std::max<std::size_t>(1, static_cast<std::size_t>(std::ceil(fraction * 10'000)));
                const double exact = static_cast<double>(all[rank - 1]);
                const double found = static_cast<double>(histogram.quantile(fraction).count());
                QVERIFY2(std::abs(found - exact) <= exact * Histogram::kMaxError + 0.5,
                         (std::to_string(found) + " for " + std::to_string(exact)).c_str());
            }
        }
    }

    void everyDurationIsWithinTheError()
    {
        for (std::int64_t duration = 0; duration < 80'000'000'000; duration += 1 + duration / 37) {
            Histogram histogram;
            histogram.add(microseconds(duration));
            histogram.add(std::chrono::hours(24));
            const auto found = static_cast<double>(histogram.quantile(0.5).count());
            const auto exact = static_cast<double>(duration);
            QVERIFY(std::abs(found - exact) <= exact * Histogram::kMaxError);
        }
    }

    void nothingIsOutOfRange()
    {
        Histogram histogram;
        histogram.add(microseconds(-5));
        histogram.add(std::chrono::hours(1000));
        QCOMPARE(histogram.count(), std::uint64_t(2));
        QVERIFY(histogram.longest() == std::chrono::hours(24));
        QVERIFY(histogram.quantile(0) == microseconds(0));
        QVERIFY(histogram.quantile(1) <= std::chrono::hours(24));
    }

    void addedTogetherTheyAreOne()
    {
        Histogram first;
        Histogram second;
        Histogram both;
        for (int i = 0; i < 1000; ++i) {
            const microseconds duration(i * i);
            (i % 2 == 0 ? first : second).add(duration);
            both.add(duration);
        }
        first.add(second);
        QVERIFY(first == both);
        first.add(Histogram());
        QVERIFY(first == both);
    }
};

TOOLTRAY_TEST(HistogramTest)
#include "histogramtest.moc"
