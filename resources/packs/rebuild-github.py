#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Writes github.json: everyday tools, made of GitHub's own description by the functions that make tools in the window.

    npm install --ignore-scripts --prefix /tmp/github @octokit/openapi@23.0.2
    resources/packs/rebuild-github.py build/dev/app/tooltray \
        /tmp/github/node_modules/@octokit/openapi/generated/api.github.com.json

What is decided here about a tool: its names, its description, which arguments it takes and what some are for, and what
of the answer is left out. All else (request, schemas, pages) is what the program makes of the operation.
"""
import json, os, subprocess, sys, tempfile, time

TARGET = os.path.join(os.path.dirname(os.path.abspath(__file__)), "github.json")

# Members that models do nothing with: addresses for programs, and what repeats the question.
NOISE = ["node_id", "url", "repository_url", "labels_url", "comments_url", "events_url", "timeline_url", "avatar_url",
         "gravatar_id", "followers_url", "following_url", "gists_url", "starred_url", "subscriptions_url",
         "organizations_url", "repos_url", "received_events_url", "site_admin", "user_view_type", "_links",
         "performed_via_github_app", "author_association", "reactions", "sub_issues_summary",
         "issue_dependencies_summary", "active_lock_reason", "diff_url", "patch_url", "issue_url", "commits_url",
         "review_comments_url", "review_comment_url", "statuses_url", "issue_comment_url", "git_url", "commit_url",
         "forks_url", "keys_url", "collaborators_url", "teams_url", "hooks_url", "issue_events_url", "assignees_url",
         "branches_url", "tags_url", "blobs_url", "git_tags_url", "git_refs_url", "trees_url", "languages_url",
         "stargazers_url", "contributors_url", "subscribers_url", "subscription_url", "git_commits_url",
         "contents_url", "compare_url", "merges_url", "archive_url", "downloads_url", "issues_url", "pulls_url",
         "milestones_url", "notifications_url", "releases_url", "deployments_url", "ssh_url", "clone_url", "svn_url",
         "jobs_url", "logs_url", "check_suite_url", "artifacts_url", "cancel_url", "rerun_url",
         "previous_attempt_url", "workflow_url", "verification", "raw_url", "blob_url"]

# In place of what the description says of an argument, for all tools that have it.
ARGUMENTS = {
    "owner": "The user or organization that the repository belongs to.",
    "repo": "The name of the repository, without .git.",
    "milestone": "Number of the milestone; in a list also none or *.",
    "title": "The title.",
    "labels": "Names of labels.",
    "assignees": "Logins of users.",
    "state_reason": "Why it is closed or open again.",
    "body": "The text, in Markdown.",
}

# name: (operation, title, description, arguments to keep beside the required ones, more settings)
TOOLS = {
    "search_issues": ("search/issues-and-pull-requests", "Search issues",
                      "Finds issues and pull requests by a query of GitHub's search, such as \"repo:owner/name "
                      "is:open label:bug crash\".", ["sort", "order"],
                      {"result": {"path": "/items", "max_items": 100}}),
    "list_issues": ("issues/list-for-repo", "Issues",
                    "Lists issues of a repository, newest first. Pull requests are among them: those have "
                    "\"pull_request\".",
                    ["state", "labels", "assignee", "creator", "milestone", "since", "sort", "direction"], {}),
    "get_issue": ("issues/get", "Issue", "Returns an issue with its text, labels and assignees.", [], {}),
    "create_issue": ("issues/create", "Open an issue", "Opens an issue in a repository.", ["body", "labels", "assignees", "milestone"], {}),
    "update_issue": ("issues/update", "Change an issue", "Changes an issue: its title, text, state, labels or assignees.",
                     ["title", "body", "state", "state_reason", "labels", "assignees", "milestone"], {}),
    "list_comments": ("issues/list-comments", "Comments", "Lists the comments on an issue or pull request, oldest first.",
                      ["since"], {}),
    "add_comment": ("issues/create-comment", "Comment", "Comments on an issue or pull request.", [], {}),
    "list_pull_requests": ("pulls/list", "Pull requests", "Lists pull requests of a repository.",
                           ["state", "head", "base", "sort", "direction"], {}),
    "get_pull_request": ("pulls/get", "Pull request", "Returns a pull request with its branches, state and counts.", [], {}),
    "list_changed_files": ("pulls/list-files", "Changed files", "Lists the files that a pull request changes, with their patches.",
                           [], {}),
    "create_pull_request": ("pulls/create", "Open a pull request", "Opens a pull request from a branch.", ["title", "body", "draft"], {}),
    "review_pull_request": ("pulls/create-review", "Review a pull request",
                            "Reviews a pull request: approves it, requests changes, or comments.",
                            ["event", "body", "commit_id"], {}),
    "merge_pull_request": ("pulls/merge", "Merge a pull request", "Merges a pull request into its base branch.",
                           ["merge_method", "commit_title", "commit_message", "sha"], {}),
    "list_commits": ("repos/list-commits", "Commits", "Lists commits of a branch, or those that touch a path.",
                     ["sha", "path", "author", "since", "until"], {}),
    "list_workflow_runs": ("actions/list-workflow-runs-for-repo", "Workflow runs", "Lists runs of GitHub Actions, newest first.",
                           ["branch", "event", "status", "actor", "head_sha"],
                           {"result": {"path": "/workflow_runs"}}),
}


class Program:
    def __init__(self, program, home):
        self.program, self.environment = program, dict(os.environ, HOME=home, XDG_RUNTIME_DIR=home)
        for name in ("XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_STATE_HOME", "DBUS_SESSION_BUS_ADDRESS"):
            self.environment.pop(name, None)
        self.server = subprocess.Popen([program, "serve", "--port", "0"], env=self.environment,
                                       stdout=subprocess.PIPE, text=True)
        self.server.stdout.readline()

    def run(self, *words, text=None):
        done = subprocess.run([self.program, *words], env=self.environment, input=text, capture_output=True, text=True)
        if done.returncode != 0:
            raise SystemExit(f"tooltray {' '.join(words[:3])} ended with {done.returncode}: "
                             f"{done.stdout}{done.stderr}")
        return done.stdout

    def call(self, tool, arguments):
        return json.loads(self.run("call", tool, "--file", "-", "--json", text=json.dumps(arguments)))

    def close(self):
        self.server.terminate()
        self.server.wait()


def answered(api, operation):
    """The names of all members that an answer of the operation may have."""
    seen, names = set(), set()

    def visit(value):
        if isinstance(value, list):
            return [visit(one) for one in value]
        if not isinstance(value, dict):
            return
        reference = value.get("$ref")
        if reference and reference not in seen:
            seen.add(reference)
            target = api
            for token in reference[2:].split("/"):
                target = target[token.replace("~1", "/").replace("~0", "~")]
            visit(target)
        names.update(value.get("properties", {}) if isinstance(value.get("properties"), dict) else {})
        for name, inside in value.items():
            if name not in ("examples", "example"):
                visit(inside)

    for path in api["paths"].values():
        for one in path.values():
            if isinstance(one, dict) and one.get("operationId") == operation:
                visit(one["responses"])
    return names


def made_of(program, api, name, operation, description, kept, settings):
    """Saves the tool, then again with the arguments that stay."""
    members = answered(api, operation)
    tool = {"tool_name": name, "description": description, "graphql_query": operation, "endpoint": "github",
            "result": dict({"drop": [one for one in NOISE if one in members], "format": "auto"},
                           **settings.get("result", {}))}
    first = program.call("create_saved_query_tool", tool)
    saved = json.loads(program.run("tools", "export", name))["tools"][name]
    version = next(iter(saved["versions"].values()))
    parameters = version["parameters"]
    stays = set(parameters.get("required", [])) | set(kept)
    parameters["properties"] = {n: s for n, s in parameters["properties"].items() if n in stays}
    for argument, schema in parameters["properties"].items():
        schema["description"] = ARGUMENTS.get(argument, schema.get("description", ""))
        for one in (schema, schema.get("items", {})):
            if "string" in one.get("type", ()):
                one["type"] = "string"  # a text serves where an integer or an object would, too
                one.pop("properties", None)
        schema.get("items", {}).pop("description", None)
    missing = stays - set(parameters["properties"])
    if missing:
        raise SystemExit(f"{name} ({operation}) has no {', '.join(sorted(missing))}: {first}")
    request = version["operation"]
    bound = lambda binding: binding.get("parameter", "") in stays or "parameter" not in binding
    for part in ("query", "headers"):
        if part in request:
            request[part] = {n: b for n, b in request[part].items() if bound(b)}
    if "object" in request.get("body", {}):
        request["body"]["object"] = {n: b for n, b in request["body"]["object"].items() if bound(b)}
    program.call("update_saved_tool", {"tool_name": name, "operation": request, "parameter_schema": parameters,
                                       "version": "0.1.0"})


def main():
    if len(sys.argv) != 3:
        raise SystemExit(__doc__)
    with tempfile.TemporaryDirectory() as home:
        program = Program(os.path.abspath(sys.argv[1]), home)
        try:
            program.run("endpoint", "add", os.path.abspath(sys.argv[2]), "github", "--openapi", "--server",
                        "https://api.github.com", "--yes")
            for _ in range(100):
                if "GET /" in json.dumps(program.call("get_schema_info", {"endpoint": "github"})):
                    break
                time.sleep(0.2)
            with open(sys.argv[2], encoding="utf8") as file:
                api = json.load(file)
            for name, (operation, _, description, kept, settings) in TOOLS.items():
                made_of(program, api, name, operation, description, kept, settings)
            pack = json.loads(program.run("tools", "export"))
            for name, tool in pack["tools"].items():
                tool["title"] = TOOLS[name][1]
                tool["aliases"] = ["github." + name]
            program.run("tools", "import", "-", "--on-conflict", "replace", "--yes", text=json.dumps(pack))
            text = program.run("tools", "export")
            with open(TARGET, "w", encoding="utf8") as file:
                file.write(text)
        finally:
            program.close()


main()
