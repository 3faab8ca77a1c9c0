// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/text/secretlike.h"
#include "support/testcase.h"

#include <QTest>

#include <vector>

using namespace tooltray;

namespace {

struct Token {
    const char *name;
    const char *text;
    const char *what;
};

std::vector<Token> tokens()
{
    return {
        {"GitHub, refreshing", "ghr_abcdefghijklmnopqrstuvwxyz0123456789", "a GitHub token"},
        {"GitLab, triggering", "glptt-0123456789abcdefghij0123456789abcdefghij", "a GitLab token"},
        {"Shopify", "shpat_0123456789abcdef0123456789abcdef", "a Shopify token"},
        {"DigitalOcean", "dop_v1_0123456789abcdef0123456789abcdef0123456789abcdef0123456789abcdef",
         "a DigitalOcean token"},
        {"AWS, temporary", "key ASIAIOSFODNN7EXAMPLE.", "an AWS access key"},
        {"Slack, of an app", "xapp-1-A0123456789-0123456789012-abcdef", "a Slack token"},
        {"Hugging Face", "hf_abcdefghijklmnopqrstuvwxyz01234567", "a Hugging Face token"},
        {"Hugging Face, letters alone", "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", "a Hugging Face token"},
        {"Google, of an application", "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", "an API key"},
        {"Groq", "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", "an API key"},
        {"Vault", "hvs.CAESIJ7x2K9mQ4vB8nC1Ry7zT5wL3", "an API key"},
        {"behind the name of its use", "token_ghp_abcdefghijklmnopqrstuvwxyz0123456789", "a GitHub token"},
        {"behind a path of names", "api.key-of.me.glpat-abcdefghij0123456789", "a GitLab token"},
        {"SendGrid", "SG.abcdefghijklmnopqrstuv.0123456789abcdefghijklmnopqrstuvwxyz0123456",
         "a SendGrid key"},
        {"PyPI", "pypi-AgEIcHlwaS5vcmcCJDAxMjM0NTY3LTg5YWItY2RlZi0wMTIz", "a PyPI token"},
        {"Atlassian", "ATATT3xFfGF0abcdefghijklmnopqrstuvwxyz0123456789ABCDEFGHIJKLMNOP",
         "an Atlassian token"},
        {"private key", "-----BEGIN PRIVATE KEY-----\nMIIEvQIBADANBg\n-----END PRIVATE KEY-----",
         "a private key"},
        {"private key of OpenSSH", "-----BEGIN OPENSSH PRIVATE KEY-----", "a private key"},
        {"private key, encrypted", "-----BEGIN ENCRYPTED PRIVATE KEY-----", "a private key"},
        {"private key of OpenPGP", "-----BEGIN PGP PRIVATE KEY BLOCK-----", "a private key"},
        {"bearer, letters and digits", "Bearer abcdefghijklmnopqrstuvwxyz0123456789abcd", "a bearer token"},
        {"bearer, hexadecimal", "authorization: bearer 3f8a1c9e7b2d4056a1c3", "a bearer token"},
        {"bearer, base64", "Bearer k3Jd9/sL+q2Wm8Zx4Rt7Vb1Nc6Hg5Fp0Ty==", "a bearer token"},
        {"bearer, known", "Bearer glpat-abcdefghij0123456789", "a GitLab token"},
        {"GitLab, of a job", "glcbt-64_x1Ry7zK2mQ9sT4vB8nC", "a GitLab token"},
        {"GitLab, of a job, letters and digits", "glcbt-abcdefghij0123456789", "a GitLab token"},
        {"GitLab, of an application", "gloas-0123456789abcdef0123456789abcdef", "a GitLab token"},
        {"GitLab, of a feed", "glft-abcdefghij0123456789", "a GitLab token"},
        {"GitLab, for mail", "glimt-abcdefghij0123456789", "a GitLab token"},
        {"GitLab, of an agent", "glagent-abcdefghij0123456789", "a GitLab token"},
        {"GitLab, for SCIM", "glsoat-abcdefghij0123456789", "a GitLab token"},
        {"GitLab, for feature flags", "glffct-abcdefghij0123456789", "a GitLab token"},
        {"GitLab, of a runner", "GR1348941abcdefghij0123456789", "a GitLab token"},
        {"Stripe",
         "sk_"
         "live_4eC39HqLyjWDarjtT1zdp7dc",
         "a Stripe key"},
        {"Stripe, for tests",
         "sk_"
         "test_4eC39HqLyjWDarjtT1zdp7dc",
         "a Stripe key"},
        {"Stripe, restricted",
         "rk_"
         "live_4eC39HqLyjWDarjtT1zdp7dc",
         "a Stripe key"},
        {"Stripe, restricted, for tests",
         "rk_"
         "test_4eC39HqLyjWDarjtT1zdp7dc",
         "a Stripe key"},
        {"Stripe, of a webhook",
         "whsec_"
         "4eC39HqLyjWDarjtT1zdp7dc4eC39HqL",
         "a Stripe key"},
        {"Slack, of a workspace",
         "xox"
         "a-2-123456789012-abcdefghij",
         "a Slack token"},
        {"Slack, of a browser",
         "xox"
         "c-123456789012-abcdefghij",
         "a Slack token"},
        {"Slack, refreshing",
         "xox"
         "e-1-My0xLTEyMzQ1Njc4OTAxMjM",
         "a Slack token"},
        {"Slack, rotating",
         "xox"
         "e.xoxp-1-Mi0yLTEyMzQ1Njc4OTAxMjM",
         "a Slack token"},
        {"Slack, old",
         "xox"
         "r-123456789012-abcdefghij",
         "a Slack token"},
        {"Slack, of a session",
         "xox"
         "s-123456789012-abcdefghij",
         "a Slack token"},
        {"Google, for access", "ya29.a0AfH6SMBx7Qk2Lm9Xw4Rt8Vb3Nc6Hd1Jf5Gs0P-z", "a bearer token"},
        {"Google, a key", "AIzaSyA1b2C3d4E5f6G7h8I9j0K1l2M3n4O5p6Q", "a Google API key"},
        {"npm", "npm_abcdefghijklmnopqrstuvwxyz0123456789", "an npm token"},
        {"Linear", "lin_api_abcdefghijklmnopqrstuvwxyz0123456789abcd", "a Linear key"},
        {"Figma", "figd_x1Ry7zK2mQ9sT4vB8nC-x1Ry7zK2mQ9sT4vB8nC", "an API key"},
        {"Notion", "secret_abcdefghijklmnopqrstuvwxyz0123456789ABCDEFG", "an API key"},
        {"Notion, new", "ntn_12345678901abcdefghijklmnopqrstuvwxyzABCDEFGHI", "an API key"},
        {"Square", "sq0atp-x1Ry7zK2mQ9sT4vB8nC-aw", "an API key"},
        {"OpenAI", "sk-proj-abcdefghijklmnopqrstuvwxyz0123456789", "an API key"},
        {"Anthropic", "sk-ant-api03-abcdefghijklmnopqrstuvwxyz0123456789", "an API key"},
        {"basic", "Authorization: Basic YWRtaW46YWRtaW4=", "a user name and password"},
        {"basic, without padding", "Basic YWRtaW46YWRtaW4", "a user name and password"},
        {"basic, Latin-1", "Basic YWRtaW46Z2Vo5GVpbQ==", "a user name and password"},
        {"basic, in small letters", "basic\tbWU6aHVudGVyMg==", "a user name and password"},
        {"basic, as short as can be", "Basic dTpwd24", "a user name and password"},
        {"basic, only a password", "Basic OmI3eGs5cDI=", "a user name and password"},
        {"basic behind other words", "basically basi Basic bWU6aHVudGVyMg==", "a user name and password"},
    };
}

} // namespace

class SecretLikeTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void tellsSecretsFromTexts_data()
    {
        const TestRows<QByteArray, QByteArray> row{"text", "what"};
        row("nothing", "", "");
        row("prose", "Lists the issues of a project, newest first, with their authors and labels.", "");
        row("an operation",
            "query ListIssues($projectFullPath: ID!) { project(fullPath: $projectFullPath) { id } }", "");
        row("a long name", "workspaceMergeRequestApprovalRulesConnection", "");
        row("a path", "my-group/Sub-Group2/Project-With-A-Long-Name42/issues", "");
        row("a URL", "https://git.example.com/api/v4/projects/42/merge_requests", "");
        row("a UUID", "123e4567-e89b-12d3-a456-426614174000", "");
        row("a date", "2026-11-01T09:30:00.000Z", "");
        row("a GitHub token", "ghp_abcdefghijklmnopqrstuvwxyz0123456789", "a GitHub token");
        row("a GitLab token", "token glpat-x1y2z3x1y2z3x1y2z3x1", "a GitLab token");
        row("only the beginning of one", "glpat-", "");
        row("an AWS key", "AKIAIOSFODNN7EXAMPLE", "an AWS access key");
        row("a web token", "Bearer eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxMjM0NTY3ODkwIn0.dozjgNryP4J3jVmNHl0w5N",
            "a JSON Web Token");
        row("a private key", "-----BEGIN RSA PRIVATE KEY-----", "a private key");
        row("a URL with a password", "https://me:hunter2@git.example.com/x", "a URL with a password");
        row("a URL with a placeholder", "https://me:{password}@git.example.com/x", "");
        row("a URL with a port and an address", "https://git.example.com:8080/x?to=a@b.example", "");
        row("random letters and digits", "key=q7Zk2Lm9Xw4Rt8Vb3Nc6Hd1Jf5Gs0P", "a generated secret");
        row("random base64", "dGhpc0lzQVZlcnlTZWNyZXQ5N2tleTEyMw==", "a generated secret");
        for (const Token &token : tokens())
            row(token.name, token.text, token.what);
    }

    void tellsSecretsFromTexts()
    {
        QFETCH(const QByteArray, text);
        QFETCH(const QByteArray, what);
        QCOMPARE(secretIn(text.toStdString()).value_or("").text(), what.toStdString());
    }

    void knowsTokensByTheirLooks_data()
    {
        addColumns<QByteArray, QByteArray>("text", "what");
        for (const Token &token : tokens())
            QTest::newRow(token.name) << QByteArray(token.text) << QByteArray(token.what);
        const auto none = [](const char *name, const char *text) {
            QTest::newRow(name) << QByteArray(text) << QByteArray();
        };
        none("bearer of news", "He was the bearer of news that nobody wanted to hear in 2026.");
        none("bearer and a placeholder", "Authorization: Bearer YOUR_ACCESS_TOKEN_HERE_123");
        none("bearer and a name", "bearer my-service-account-2026-01-31-token");
        none("bearer and a variable", "Bearer {{token}}");
        none("bearer at the end", "Pass it as bearer");
        none("bearer and a short word", "Bearer abc123");
        none("only the beginning of an AWS key", "AKIA");
        none("an AWS region as a name", "ASIAPACIFICSOUTHEAST");
        none("a long name that begins so", "AKIA_IDENTIFIER_OF_THE_ACCOUNT");
        none("a public key", "-----BEGIN PUBLIC KEY-----\nMIIBIjANBgkqhkiG9w0BAQEFAAOCAQ8AMIIBCgKC");
        none("a certificate",
             "-----BEGIN CERTIFICATE-----\nMIIDazCCAlOgAwIBAgIUJ7\n-----END CERTIFICATE-----");
        none("words about private keys", "A PRIVATE KEY begins with -----BEGIN and a label.");
        none("basic and words", "Basic Authentication of Overview and Original is Ordering basic YWxp");
        none("basic and base64 of something else", "Basic aGVsbG8gd29ybGQh, Basic iOmJyYWlu, BASIC");
        none("basic and a placeholder", "Basic {{credentials}} or Basic <base64(user:password)>");
        none("basic as a challenge", "Basic realm=\"api\", charset=\"UTF-8\"");
        none("names that begin like tokens",
             "secret_name secret_2026_of_the_application_that_signs_web_hooks");
        none("settings of npm", "npm_config_registry npm_config_cache_of_the_registry_mirror_in_2026");
        none("a sentence with ya29", "ya29 is what such tokens begin with, as in ya29.");
        none("names of agents",
             "glagent-of-the-production-cluster-in-2026 glft-feature-toggles-of-the-year-2026");
        none("names of Stripe's settings", "sk_live_or_test_mode_of_2026 sk_test_ sk_test_abc123");
        none("names of a model", "hf_transformers_of_the_hub_in_version_4_and_5");
        none("names of Linear", "lin_api_rate_limit_of_requests_per_hour_2026");
        none("names of Notion and Figma",
             "ntn_notification_center_of_notion_2026 figd_figures_of_the_year_2026");
        none("a package", "npm_package_manager_registry_mirror_address");
        none("a language", "sk-slovak-regional-language-settings");
        none("a cursor", "eyJpZCI6IjEyMzQ1Njc4OTAiLCJjcmVhdGVkX2F0IjoiMjAyNi0xMS0wMSJ9eyJpZCI6");
        none("the middle of a word", "xghp_abcdefghijklmnopqrstuvwxyz0123456789");
    }

    void knowsTokensByTheirLooks()
    {
        QFETCH(const QByteArray, text);
        QFETCH(const QByteArray, what);
        QCOMPARE(knownTokenIn(text.toStdString()).value_or("").text(), what.toStdString());
        QCOMPARE(withoutKnownTokens(text.toStdString(), "***").has_value(), !what.isEmpty());
    }

    void masksTokensAndNothingElse_data()
    {
        const TestRows<QByteArray, QByteArray> row{"text", "masked"};
        row("two of them", "a glpat-abcdefghij0123456789, AKIAIOSFODNN7EXAMPLE.", "a ***, ***.");
        row("behind Bearer", "\"Bearer q7zk2lm9xw4rt8vb3nc6hd1jf5gs0p\"", "\"Bearer ***\"");
        row("behind Basic, amid others",
            "Basic YWRtaW46YWRtaW4=, glpat-abcdefghij0123456789, Basic bWU6aHVudGVyMg==.",
            "Basic ***, ***, Basic ***.");
        row("behind escapes", R"(["\nglpat-abcdefghij0123456789","\u000aglpat-abcdefghij0123456789"])",
            R"(["\n***","\u000a***"])");
        row("in a URL", "https://a.example/?a%3Dglpat-abcdefghij0123456789&b=1",
            "https://a.example/?a%3D***&b=1");
        row("a whole private key",
            "a\n-----BEGIN RSA PRIVATE KEY-----\nMIIEpAIB+/\nAAK=\n-----END RSA PRIVATE KEY-----\nb",
            "a\n***\nb");
        row("one in JSON",
            R"({"k":"-----BEGIN EC PRIVATE KEY-----\nMHcCAQ\n-----END EC PRIVATE KEY-----\n"})",
            R"({"k":"***\n"})");
        row("one that is cut off, in JSON", R"({"k":"-----BEGIN PRIVATE KEY-----\nMIIEv","b":1})",
            R"({"k":"***","b":1})");
        row("one within a string of JSON", "{\"s\":\"{\\\"k\\\":\\\"-----BEGIN PRIVATE KEY-----\\\"}\"}",
            "{\"s\":\"{\\\"k\\\":\\\"***\\\"}\"}");
    }

    void masksTokensAndNothingElse()
    {
        QFETCH(const QByteArray, text);
        QFETCH(const QByteArray, masked);
        QCOMPARE(withoutKnownTokens(text.toStdString(), "***").value_or("all of it stays"),
                 masked.toStdString());
    }
};

TOOLTRAY_TEST(SecretLikeTest)

#include "secretliketest.moc"
