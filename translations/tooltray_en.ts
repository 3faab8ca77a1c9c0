<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en">
<context>
    <name>AgeText</name>
    <message numerus="yes">
        <source>%n min ago</source>
        <extracomment>Minutes, as short as can be</extracomment>
        <translation>
            <numerusform>%n min ago</numerusform>
            <numerusform>%n min ago</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n h ago</source>
        <extracomment>Hours, as short as can be</extracomment>
        <translation>
            <numerusform>%n h ago</numerusform>
            <numerusform>%n h ago</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n day(s) ago</source>
        <translation>
            <numerusform>%n day ago</numerusform>
            <numerusform>%n days ago</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ClientAccess</name>
    <message numerus="yes">
        <source>%n call(s)</source>
        <translation>
            <numerusform>%n call</numerusform>
            <numerusform>%n calls</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n call(s)</source>
        <extracomment>%1 is a revision of the protocol: 2026-07-28</extracomment>
        <translation>
            <numerusform>%1: %n call</numerusform>
            <numerusform>%1: %n calls</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FigureText</name>
    <message numerus="yes">
        <source>%n call(s)</source>
        <translation>
            <numerusform>%n call</numerusform>
            <numerusform>%n calls</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n error(s)</source>
        <translation>
            <numerusform>%n error</numerusform>
            <numerusform>%n errors</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ProbeVerdict</name>
    <message numerus="yes">
        <source>Connected in %1. %n type(s) found.</source>
        <translation>
            <numerusform>Connected in %1. %n type found.</numerusform>
            <numerusform>Connected in %1. %n types found.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Found a REST API with %Ln operation(s).</source>
        <translation>
            <numerusform>Found a REST API with %Ln operation.</numerusform>
            <numerusform>Found a REST API with %Ln operations.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Found %1 with %Ln operation(s).</source>
        <extracomment>%1 is an API with its version: &quot;Pets 1.0&quot;</extracomment>
        <translation>
            <numerusform>Found %1 with %Ln operation.</numerusform>
            <numerusform>Found %1 with %Ln operations.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln operation(s) cannot be used.</source>
        <translation>
            <numerusform>%Ln operation cannot be used.</numerusform>
            <numerusform>%Ln operations cannot be used.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of %1 operations need authentication: %2.</source>
        <extracomment>%1 is how many there are, %2 a way to authenticate</extracomment>
        <translation>
            <numerusform>%n of %1 operations needs authentication: %2.</numerusform>
            <numerusform>%n of %1 operations need authentication: %2.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Sentence</name>
    <message numerus="yes">
        <source>And %n more.</source>
        <translation>
            <numerusform>And %n more.</numerusform>
            <numerusform>And %n more.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ServerIndicator</name>
    <message numerus="yes">
        <source>%n client(s)</source>
        <translation>
            <numerusform>%n client</numerusform>
            <numerusform>%n clients</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tooltray::ui::ApprovalPanel</name>
    <message numerus="yes">
        <source>%n more pending</source>
        <translation>
            <numerusform>%n more pending</numerusform>
            <numerusform>%n more pending</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tooltray::ui::ArgumentSide</name>
    <message numerus="yes">
        <source>Applied to %n tool(s).</source>
        <translation>
            <numerusform>Applied to %n tool.</numerusform>
            <numerusform>Applied to %n tools.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tooltray::ui::ClientAccessPane</name>
    <message numerus="yes">
        <source>The new token of %1 is on the clipboard for %n second(s).</source>
        <translation>
            <numerusform>The new token of %1 is on the clipboard for %n second.</numerusform>
            <numerusform>The new token of %1 is on the clipboard for %n seconds.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tooltray::ui::ClientEditor</name>
    <message numerus="yes">
        <source>Lists %n tool(s): %1, about %2 tokens.</source>
        <extracomment>What a client is shown of the tools: how many, their size, and roughly how many tokens of a model</extracomment>
        <translation>
            <numerusform>Lists %n tool: %1, about %2 tokens.</numerusform>
            <numerusform>Lists %n tools: %1, about %2 tokens.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tooltray::ui::CompareDialog</name>
    <message numerus="yes">
        <source>%n difference(s)</source>
        <translation>
            <numerusform>%n difference</numerusform>
            <numerusform>%n differences</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n difference(s)</source>
        <translation>
            <numerusform>%1 of %n difference</numerusform>
            <numerusform>%1 of %n differences</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tooltray::ui::ContextPage</name>
    <message numerus="yes">
        <source>%n variable(s) used by tools have no value: %1</source>
        <translation>
            <numerusform>%n variable used by tools has no value: %1</numerusform>
            <numerusform>%n variables used by tools have no value: %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tooltray::ui::CreateToolsDialog</name>
    <message numerus="yes">
        <source>Create %n tool(s)</source>
        <translation>
            <numerusform>Create %n tool</numerusform>
            <numerusform>Create %n tools</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Save %n tool(s)</source>
        <translation>
            <numerusform>Save %n tool</numerusform>
            <numerusform>Save %n tools</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tooltray::ui::CredentialEditor</name>
    <message numerus="yes">
        <source>%n context variable(s)</source>
        <translation>
            <numerusform>%n context variable</numerusform>
            <numerusform>%n context variables</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tooltray::ui::CredentialListModel</name>
    <message numerus="yes">
        <source>used by %n</source>
        <translation>
            <numerusform>used by %n</numerusform>
            <numerusform>used by %n</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tooltray::ui::DescriptionFaultModel</name>
    <message numerus="yes">
        <source>%1 (%n time(s))</source>
        <extracomment>%1 is a place in the description of an API, %n how often it has the same problem</extracomment>
        <translation>
            <numerusform>%1 (%n time)</numerusform>
            <numerusform>%1 (%n times)</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tooltray::ui::DescriptionPane</name>
    <message numerus="yes">
        <source>%1: %Ln operation(s)</source>
        <extracomment>&quot;Pets 1.0: 3 operations&quot;</extracomment>
        <translation>
            <numerusform>%1: %Ln operation</numerusform>
            <numerusform>%1: %Ln operations</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tool(s) do not fit the description: %1</source>
        <translation>
            <numerusform>%n tool does not fit the description: %1</numerusform>
            <numerusform>%n tools do not fit the description: %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tool(s) can be adapted to the latest changes: %1</source>
        <extracomment>They work, but show agents what the API no longer takes</extracomment>
        <translation>
            <numerusform>%n tool can be adapted to the latest changes: %1</numerusform>
            <numerusform>%n tools can be adapted to the latest changes: %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tooltray::ui::DiffModel</name>
    <message numerus="yes">
        <source>%n unchanged line(s)</source>
        <extracomment>In place of lines of a text that are left out</extracomment>
        <translation>
            <numerusform>%n unchanged line</numerusform>
            <numerusform>%n unchanged lines</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tooltray::ui::DraftCommands</name>
    <message numerus="yes">
        <source>Created %n draft(s) from the clipboard.</source>
        <translation>
            <numerusform>Created %n draft from the clipboard.</numerusform>
            <numerusform>Created %n drafts from the clipboard.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Create %n tool(s)</source>
        <extracomment>What Undo takes back</extracomment>
        <translation>
            <numerusform>Create %n tool</numerusform>
            <numerusform>Create %n tools</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Created %n draft(s). Save them to publish.</source>
        <translation>
            <numerusform>Created %n draft. Save it to publish.</numerusform>
            <numerusform>Created %n drafts. Save them to publish.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Save %n tool(s)</source>
        <translation>
            <numerusform>Save %n tool</numerusform>
            <numerusform>Save %n tools</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Saved %n tool(s).</source>
        <translation>
            <numerusform>Saved %n tool.</numerusform>
            <numerusform>Saved %n tools.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tool(s) with errors stay drafts: %1</source>
        <extracomment>%1 are names of tools</extracomment>
        <translation>
            <numerusform>%n tool with errors stays a draft: %1</numerusform>
            <numerusform>%n tools with errors stay drafts: %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tooltray::ui::DraftsNotice</name>
    <message numerus="yes">
        <source>%n tool(s) had unsaved changes when Tooltray closed.</source>
        <translation>
            <numerusform>%n tool had unsaved changes when Tooltray closed.</numerusform>
            <numerusform>%n tools had unsaved changes when Tooltray closed.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n definition(s) had unsaved changes when Tooltray closed.</source>
        <translation>
            <numerusform>%n definition had unsaved changes when Tooltray closed.</numerusform>
            <numerusform>%n definitions had unsaved changes when Tooltray closed.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tooltray::ui::EndpointListModel</name>
    <message numerus="yes">
        <source>%Ln operation(s)</source>
        <translation>
            <numerusform>%Ln operation</numerusform>
            <numerusform>%Ln operations</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tooltray::ui::EndpointSchemaPage</name>
    <message numerus="yes">
        <source>Found %n type(s) in the file.</source>
        <translation>
            <numerusform>Found %n type in the file.</numerusform>
            <numerusform>Found %n types in the file.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tooltray::ui::EndpointUrlPage</name>
    <message numerus="yes">
        <source>Filled in the URL and %n header(s).</source>
        <translation>
            <numerusform>Filled in the URL and %n header.</numerusform>
            <numerusform>Filled in the URL and %n headers.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tooltray::ui::EndpointsPage</name>
    <message numerus="yes">
        <source>Repair %n tool(s)</source>
        <translation>
            <numerusform>Repair %n tool</numerusform>
            <numerusform>Repair %n tools</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Repaired %n tool(s): %1.</source>
        <extracomment>%1 are names of tools</extracomment>
        <translation>
            <numerusform>Repaired %n tool: %1.</numerusform>
            <numerusform>Repaired %n tools: %1.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tooltray::ui::EnvImportDialog</name>
    <message numerus="yes">
        <source>%n line(s) could not be read, first line %1.</source>
        <translation>
            <numerusform>%n line could not be read, first line %1.</numerusform>
            <numerusform>%n lines could not be read, first line %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Import %n variable(s)</source>
        <translation>
            <numerusform>Import %n variable</numerusform>
            <numerusform>Import %n variables</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tooltray::ui::FieldToolsPage</name>
    <message numerus="yes">
        <source>%n name(s) are taken and get a number.</source>
        <translation>
            <numerusform>%n name is taken and gets a number.</numerusform>
            <numerusform>%n names are taken and get a number.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tooltray::ui::FieldTreeModel</name>
    <message numerus="yes">
        <source>%n querie(s)</source>
        <translation>
            <numerusform>%n query</numerusform>
            <numerusform>%n queries</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n mutation(s)</source>
        <translation>
            <numerusform>%n mutation</numerusform>
            <numerusform>%n mutations</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tooltray::ui::FilesNotice</name>
    <message numerus="yes">
        <source>There are %n more error(s).</source>
        <translation>
            <numerusform>There is %n more error.</numerusform>
            <numerusform>There are %n more errors.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more file(s) are ignored too.</source>
        <translation>
            <numerusform>%n more file is ignored too.</numerusform>
            <numerusform>%n more files are ignored too.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Too many calls waited: the log&apos;s archive will lack the oldest %n call(s).</source>
        <translation>
            <numerusform>Too many calls waited: the log&apos;s archive will lack the oldest %n call.</numerusform>
            <numerusform>Too many calls waited: the log&apos;s archive will lack the oldest %n calls.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n definition(s) from elsewhere need your consent before they are used.</source>
        <translation>
            <numerusform>%n definition from elsewhere needs your consent before it is used.</numerusform>
            <numerusform>%n definitions from elsewhere need your consent before they are used.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The library is stored in %1 now. %n definition(s) are missing or older than in %2.</source>
        <extracomment>%1 and %2 are places, such as: JSON files in FOLDER</extracomment>
        <translation>
            <numerusform>The library is stored in %1 now. %n definition is missing or older than in %2.</numerusform>
            <numerusform>The library is stored in %1 now. %n definitions are missing or older than in %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n definition(s) differ and stay as they are now.</source>
        <translation>
            <numerusform>%n definition differs and stays as it is now.</numerusform>
            <numerusform>%n definitions differ and stay as they are now.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tooltray::ui::GroupEditor</name>
    <message numerus="yes">
        <source>The JSON view has %n more member(s).</source>
        <translation>
            <numerusform>The JSON view has %n more member.</numerusform>
            <numerusform>The JSON view has %n more members.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tooltray::ui::HistoryPane</name>
    <message numerus="yes">
        <source>%n call(s)</source>
        <translation>
            <numerusform>%n call</numerusform>
            <numerusform>%n calls</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tooltray::ui::HomePage</name>
    <message numerus="yes">
        <source>%n client(s) connected.</source>
        <translation>
            <numerusform>%n client is connected.</numerusform>
            <numerusform>%n clients are connected.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n endpoint(s)</source>
        <translation>
            <numerusform>%n endpoint</numerusform>
            <numerusform>%n endpoints</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n description(s)</source>
        <translation>
            <numerusform>%n description</numerusform>
            <numerusform>%n descriptions</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n schema(s)</source>
        <translation>
            <numerusform>%n schema</numerusform>
            <numerusform>%n schemas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tool(s)</source>
        <translation>
            <numerusform>%n tool</numerusform>
            <numerusform>%n tools</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tooltray::ui::ImportDialog</name>
    <message numerus="yes">
        <source>(%n type(s))</source>
        <translation>
            <numerusform>(%n type)</numerusform>
            <numerusform>(%n types)</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tooltray::ui::JsonDiffModel</name>
    <message numerus="yes">
        <source>%n equal line(s)</source>
        <translation>
            <numerusform>%n equal line</numerusform>
            <numerusform>%n equal lines</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tooltray::ui::JsonTablePane</name>
    <message numerus="yes">
        <source>%n row(s)</source>
        <translation>
            <numerusform>%n row</numerusform>
            <numerusform>%n rows</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tooltray::ui::JsonView</name>
    <message numerus="yes">
        <source>%n level(s)</source>
        <translation>
            <numerusform>%n level</numerusform>
            <numerusform>%n levels</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tooltray::ui::LeaveDialog</name>
    <message numerus="yes">
        <source>%n unsaved draft(s) in the workspace %1.</source>
        <translation>
            <numerusform>%n unsaved draft in the workspace %1.</numerusform>
            <numerusform>%n unsaved drafts in the workspace %1.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tooltray::ui::LogBar</name>
    <message numerus="yes">
        <source>%n call(s)</source>
        <translation>
            <numerusform>%n call</numerusform>
            <numerusform>%n calls</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tooltray::ui::LogCommands</name>
    <message numerus="yes">
        <source>Copy the command with the secret of %1? Anyone who reads the clipboard can use it. It is cleared after %n second(s).</source>
        <translation>
            <numerusform>Copy the command with the secret of %1? Anyone who reads the clipboard can use it. It is cleared after %n second.</numerusform>
            <numerusform>Copy the command with the secret of %1? Anyone who reads the clipboard can use it. It is cleared after %n seconds.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Deleted %n call(s).</source>
        <translation>
            <numerusform>Deleted %n call.</numerusform>
            <numerusform>Deleted %n calls.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Exported %n call(s) to %1.</source>
        <extracomment>%1 is the path of a file</extracomment>
        <translation>
            <numerusform>Exported %n call to %1.</numerusform>
            <numerusform>Exported %n calls to %1.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tooltray::ui::LogPage</name>
    <message numerus="yes">
        <source>%n call(s) are hidden.</source>
        <translation>
            <numerusform>%n call is hidden.</numerusform>
            <numerusform>%n calls are hidden.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Cleared %n call(s) from view. They are still in the log.</source>
        <extracomment>After the list of calls was emptied</extracomment>
        <translation>
            <numerusform>Cleared %n call from view. It is still in the log.</numerusform>
            <numerusform>Cleared %n calls from view. They are still in the log.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tooltray::ui::LogTable</name>
    <message numerus="yes">
        <source>%n new</source>
        <extracomment>On a button that leads to the newest calls</extracomment>
        <translation>
            <numerusform>%n new</numerusform>
            <numerusform>%n new</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tooltray::ui::MoveToolsDialog</name>
    <message numerus="yes">
        <source>%n tool(s) would not work at %1.</source>
        <translation>
            <numerusform>%n tool would not work at %1.</numerusform>
            <numerusform>%n tools would not work at %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>&amp;Move %n tool(s)</source>
        <translation>
            <numerusform>&amp;Move %n tool</numerusform>
            <numerusform>&amp;Move %n tools</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tooltray::ui::OperationTreeModel</name>
    <message numerus="yes">
        <source>%Ln operation(s)</source>
        <translation>
            <numerusform>%Ln operation</numerusform>
            <numerusform>%Ln operations</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tooltray::ui::RailModel</name>
    <message numerus="yes">
        <source>%1, %n new</source>
        <extracomment>Read out by screen readers: name of a page and how much there is new on it</extracomment>
        <translation>
            <numerusform>%1, %n new</numerusform>
            <numerusform>%1, %n new</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tooltray::ui::SchemaChangeModel</name>
    <message numerus="yes">
        <source>%1 and %n more</source>
        <extracomment>Names of tools and how many there are beside them</extracomment>
        <translation>
            <numerusform>%1 and %n more</numerusform>
            <numerusform>%1 and %n more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tooltray::ui::SchemaPane</name>
    <message numerus="yes">
        <source>%n type(s)</source>
        <translation>
            <numerusform>%n type</numerusform>
            <numerusform>%n types</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tool(s) do not fit this schema: %1</source>
        <translation>
            <numerusform>%n tool does not fit this schema: %1</numerusform>
            <numerusform>%n tools do not fit this schema: %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n, none breaking</source>
        <translation>
            <numerusform>%n, none breaking</numerusform>
            <numerusform>%n, none breaking</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tooltray::ui::ServerPopover</name>
    <message numerus="yes">
        <source>%n client(s) connected now</source>
        <translation>
            <numerusform>%n client connected now</numerusform>
            <numerusform>%n clients connected now</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tooltray::ui::StatisticsStrip</name>
    <message numerus="yes">
        <source>%n call(s) in the last hour</source>
        <translation>
            <numerusform>%n call in the last hour</numerusform>
            <numerusform>%n calls in the last hour</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tooltray::ui::StatusText</name>
    <message numerus="yes">
        <source>%n tool(s)</source>
        <translation>
            <numerusform>%n tool</numerusform>
            <numerusform>%n tools</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n enabled</source>
        <extracomment>How many of the tools are switched on</extracomment>
        <translation>
            <numerusform>%n enabled</numerusform>
            <numerusform>%n enabled</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tooltray::ui::ToolCommands</name>
    <message numerus="yes">
        <source>Duplicate %n tool(s)</source>
        <translation>
            <numerusform>Duplicate %n tool</numerusform>
            <numerusform>Duplicate %n tools</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Delete %n tool(s)</source>
        <translation>
            <numerusform>Delete %n tool</numerusform>
            <numerusform>Delete %n tools</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Created %n tool(s).</source>
        <translation>
            <numerusform>Created %n tool.</numerusform>
            <numerusform>Created %n tools.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Deleted %n tool(s).</source>
        <translation>
            <numerusform>Deleted %n tool.</numerusform>
            <numerusform>Deleted %n tools.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Enable %n tool(s)</source>
        <translation>
            <numerusform>Enable %n tool</numerusform>
            <numerusform>Enable %n tools</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Disable %n tool(s)</source>
        <translation>
            <numerusform>Disable %n tool</numerusform>
            <numerusform>Disable %n tools</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Enabled %n tool(s).</source>
        <translation>
            <numerusform>Enabled %n tool.</numerusform>
            <numerusform>Enabled %n tools.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Disabled %n tool(s).</source>
        <translation>
            <numerusform>Disabled %n tool.</numerusform>
            <numerusform>Disabled %n tools.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Move %n tool(s) to %1</source>
        <extracomment>%1 is an endpoint</extracomment>
        <translation>
            <numerusform>Move %n tool to %1</numerusform>
            <numerusform>Move %n tools to %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Moved %n tool(s) to %1.</source>
        <extracomment>%1 is an endpoint</extracomment>
        <translation>
            <numerusform>Moved %n tool to %1.</numerusform>
            <numerusform>Moved %n tools to %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Exported %n tool(s) to %1.</source>
        <translation>
            <numerusform>Exported %n tool to %1.</numerusform>
            <numerusform>Exported %n tools to %1.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tooltray::ui::ToolListActions</name>
    <message numerus="yes">
        <source>Enable %n tool(s)</source>
        <translation>
            <numerusform>Enable %n tool</numerusform>
            <numerusform>Enable %n tools</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Disable %n tool(s)</source>
        <translation>
            <numerusform>Disable %n tool</numerusform>
            <numerusform>Disable %n tools</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Tag %n tool(s)</source>
        <translation>
            <numerusform>Tag %n tool</numerusform>
            <numerusform>Tag %n tools</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Remove a tag from %n tool(s)</source>
        <translation>
            <numerusform>Remove a tag from %n tool</numerusform>
            <numerusform>Remove a tag from %n tools</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Put %n tool(s) under %1</source>
        <extracomment>What Undo takes back; %1 is the tag by which they are grouped then</extracomment>
        <translation>
            <numerusform>Put %n tool under %1</numerusform>
            <numerusform>Put %n tools under %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tooltray::ui::ToolListModel</name>
    <message numerus="yes">
        <source>%n error(s)</source>
        <translation>
            <numerusform>%n error</numerusform>
            <numerusform>%n errors</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tooltray::ui::ToolSession</name>
    <message numerus="yes">
        <source>Not saved, because every call would fail: %n error(s).</source>
        <translation>
            <numerusform>Not saved, every call would fail: %n error.</numerusform>
            <numerusform>Not saved, every call would fail: %n errors.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tooltray::ui::TypeListModel</name>
    <message numerus="yes">
        <source>%n label(s)</source>
        <translation>
            <numerusform>%n label</numerusform>
            <numerusform>%n labels</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n value(s)</source>
        <translation>
            <numerusform>%n value</numerusform>
            <numerusform>%n values</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tool(s)</source>
        <translation>
            <numerusform>%n tool</numerusform>
            <numerusform>%n tools</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tooltray::ui::VersionCommands</name>
    <message numerus="yes">
        <source>Not activated, because every call would fail: %n error(s).</source>
        <translation>
            <numerusform>Not activated, every call would fail: %n error.</numerusform>
            <numerusform>Not activated, every call would fail: %n errors.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tooltray::ui::VersionListModel</name>
    <message numerus="yes">
        <source>%n error(s)</source>
        <translation>
            <numerusform>%n error</numerusform>
            <numerusform>%n errors</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tooltray::ui::VersionsTab</name>
    <message numerus="yes">
        <source>%1 to %2: %n line(s) differ</source>
        <extracomment>From one version to another</extracomment>
        <translation>
            <numerusform>%1 to %2: %n line differs</numerusform>
            <numerusform>%1 to %2: %n lines differ</numerusform>
        </translation>
    </message>
</context>
</TS>
