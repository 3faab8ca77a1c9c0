// SPDX-License-Identifier: GPL-3.0-or-later
#include "bench/upstream/bareloop.h"

#include <curl/curl.h>

#include <algorithm>

namespace tooltray::bench {

namespace {

using Time = std::chrono::steady_clock::time_point;

Time timeNow()
{
    return std::chrono::steady_clock::now();
}

struct BareTransfer {
    CURL *easy = nullptr;
    std::string body;
    Time begun;
};

std::size_t append(char *bytes, std::size_t one, std::size_t count, void *body)
{
    static_cast<std::string *>(body)->append(bytes, one * count);
    return one * count;
}

void set(BareTransfer &transfer, const std::string &url, curl_slist *fields)
{
    transfer.easy = curl_easy_init();
    curl_easy_setopt(transfer.easy, CURLOPT_URL, url.c_str());
    curl_easy_setopt(transfer.easy, CURLOPT_HTTPHEADER, fields);
    curl_easy_setopt(transfer.easy, CURLOPT_POSTFIELDS, kRequestBody.data());
    curl_easy_setopt(transfer.easy, CURLOPT_WRITEFUNCTION, &append);
    curl_easy_setopt(transfer.easy, CURLOPT_WRITEDATA, &transfer.body);
    curl_easy_setopt(transfer.easy, CURLOPT_PRIVATE, &transfer);
}

} // namespace

LoopResult resultOf(std::vector<std::chrono::nanoseconds> &latencies, std::size_t failed,
                    std::chrono::nanoseconds time)
{
    std::sort(latencies.begin(), latencies.end());
    const std::size_t count = latencies.size();
    return {static_cast<double>(count) / std::chrono::duration<double>(time).count(), latencies[count / 2],
            latencies[count * 99 / 100], failed};
}

LoopResult runBareLoop(const std::string &url, std::size_t atOnce, std::chrono::nanoseconds time)
{
    curl_slist *const fields = curl_slist_append(nullptr, "Content-Type: application/json");
    std::vector<BareTransfer> transfers(atOnce);
    for (BareTransfer &transfer : transfers)
        set(transfer, url, fields);
    std::vector<std::chrono::nanoseconds> latencies;
    std::size_t failed = 0;
    const Time start = timeNow();
    const Time end = start + std::chrono::duration_cast<std::chrono::steady_clock::duration>(time);
    const auto begin = [](BareTransfer &transfer) {
        transfer.body = std::string(); // in memory of its own, as whoever keeps answers needs it
        transfer.begun = timeNow();
    };
    const auto finish = [&](const BareTransfer &transfer, CURLcode code) {
        latencies.push_back(timeNow() - transfer.begun);
        failed += code == CURLE_OK ? 0 : 1;
    };
    if (atOnce == 1) {
        do {
            begin(transfers[0]);
            finish(transfers[0], curl_easy_perform(transfers[0].easy));
        } while (timeNow() < end);
    } else {
        CURLM *const multi = curl_multi_init();
        for (BareTransfer &transfer : transfers) {
            begin(transfer);
            curl_multi_add_handle(multi, transfer.easy);
        }
        std::size_t underWay = atOnce;
        while (underWay > 0) {
            int running = 0;
            curl_multi_perform(multi, &running);
            int left = 0;
            while (const CURLMsg *message = curl_multi_info_read(multi, &left)) {
                BareTransfer *transfer = nullptr;
                curl_easy_getinfo(message->easy_handle, CURLINFO_PRIVATE, &transfer);
                finish(*transfer, message->data.result);
                curl_multi_remove_handle(multi, transfer->easy);
                if (timeNow() < end) {
                    begin(*transfer);
                    curl_multi_add_handle(multi, transfer->easy);
                } else {
                    --underWay;
                }
            }
            if (underWay > 0)
                curl_multi_poll(multi, nullptr, 0, 100, nullptr);
        }
        curl_multi_cleanup(multi);
    }
    const std::chrono::nanoseconds took = timeNow() - start;
    for (const BareTransfer &transfer : transfers)
        curl_easy_cleanup(transfer.easy);
    curl_slist_free_all(fields);
    return resultOf(latencies, failed, took);
}

} // namespace tooltray::bench
