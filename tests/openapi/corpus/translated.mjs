// SPDX-License-Identifier: GPL-3.0-or-later
// translated.mjs PACKAGE_FOLDER PROGRAM: tools from the Swagger 2.0 of four versions of Kubernetes are those from its
// translation to OpenAPI 3.
import { mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { conclude, operations } from '../descriptions.mjs';
import { translatedDifferences } from '../translated.mjs';

const [packages, program] = process.argv.slice(2);
const converter = createRequire(join(packages, 'package.json'))('swagger2openapi');
const specs = join(packages, 'node_modules/kubernetes-client/lib/specs');
const folder = mkdtempSync(join(tmpdir(), 'tooltray-openapi-'));
let count = 0;
let differences;
try {
    const descriptions = readdirSync(specs).filter((name) => name.endsWith('.json.gz')).map((name) => {
        const text = gunzipSync(readFileSync(join(specs, name)));
        const file = join(folder, basename(name, '.gz'));
        writeFileSync(file, text);
        const document = JSON.parse(text);
        count += operations(document).length;
        return { file, document };
    });
    differences = await translatedDifferences(program, converter, descriptions);
} finally {
    rmSync(folder, { recursive: true });
}
conclude('operations', count, 3900, differences);
