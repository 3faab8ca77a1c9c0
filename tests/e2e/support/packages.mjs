// SPDX-License-Identifier: GPL-3.0-or-later
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

// Imports packages by name from a folder into which npm installed them.
export function packagesIn(folder) {
  const require = createRequire(join(folder, 'package.json'));
  return (name) => import(pathToFileURL(require.resolve(name)).href);
}
