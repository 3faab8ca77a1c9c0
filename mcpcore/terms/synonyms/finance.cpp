// SPDX-License-Identifier: GPL-3.0-or-later
#include "terms/synonyms/lists.h"

namespace tooltray::terms {
namespace {

// Money: payments, accounting, banking, insurance.
constexpr std::string_view kFinanceLines[] = {
    "payment transaction charge",
    "charge fee",
    "fee charge commission",
    "pay payment",
    "card creditcard",
    "billing invoice payment",
    "transaction transfer",
    "transfer remittance",
    "deposit topup",
    "withdrawal payout",
    "payout settlement disbursement",
    "settlement payout",
    "balance credit",
    "credit balance",
    "debit charge",
    "debt liability",
    "loan credit",
    "interest rate",
    "account wallet",
    "wallet account balance",
    "bank institution",
    "iban account",
    "currency fx",
    "exchange rate conversion",
    "capture collect",
    "authorization hold",
    "chargeback dispute",
    "dispute chargeback claim",
    "fraud risk",
    "risk fraud",
    "ledger book",
    "statement report",
    "revenue income earnings sales",
    "income revenue",
    "expense cost spending",
    "profit margin",
    "margin profit",
    "budget forecast",
    "forecast prediction",
    "salary wage pay",
    "payroll salary",
    "tax vat",
    "portfolio holding",
    "holding position",
    "stock share equity",
    "trade deal",
    "fund donation",
    "donation gift contribution",
    "insurance policy coverage",
    "claim request",
    "premium fee",
    "plan tier",
    "subscription plan",
    "contract agreement",
    "term condition",
    "mortgage loan",
    "instalment installment",
    "due payable",
    "overdue late",
    "outstanding unpaid due",
    "paid settled",
    "tip gratuity",
    "money back, get money back > refund",
    "store credit > credit balance gift",
    "owe, owes, owed > balance due outstanding",
    "how much left, remaining > balance available",
    "spent, spend > amount total",
    "direct debit > mandate payment",
    "pay later > installment",
    "wire > transfer",
};

} // namespace

std::span<const std::string_view> financeSynonyms() noexcept
{
    return kFinanceLines;
}

} // namespace tooltray::terms
