// SPDX-License-Identifier: GPL-3.0-or-later
// Tools as files of a workspace, for when there are too many to save them one by one.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const file = (number, more) => JSON.stringify({
  format: 1,
  endpoint: 'tracker',
  ...more,
  active: '0.1.0',
  versions: { '0.1.0': {
    description: `Say number ${number}, as it came.`,
    operation: { document: 'query Say($text: String!) { echo(text: $text) }' } } },
});

// say_00000 and so on; with a pinned one, which is listed whatever else is not.
export function saveTools(data, count, { withPinned = false } = {}) {
  const folder = join(data, 'workspaces/default/tools');
  mkdirSync(folder, { recursive: true });
  for (let i = 0; i < count; ++i)
    writeFileSync(join(folder, `say_${String(i).padStart(5, '0')}.json`), file(i));
  if (withPinned) writeFileSync(join(folder, 'pinned_tool.json'), file(0, { always_listed: true }));
}
