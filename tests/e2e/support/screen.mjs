// SPDX-License-Identifier: GPL-3.0-or-later
// A screen that nobody looks at, with a window manager, and somebody who types on it.
import { execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as delay } from 'node:timers/promises';
import { crc32, deflateSync } from 'node:zlib';

export const programsOfAScreen = ['Xvfb', 'openbox', 'xdotool'];

// Those that this machine does not have.
export function missingPrograms() {
  return programsOfAScreen.filter((program) => {
    try {
      execFileSync('sh', ['-c', `command -v ${program}`], { stdio: 'ignore' });
      return false;
    } catch {
      return true;
    }
  });
}

// The file that Xvfb keeps its screen in (X11/XWDFile.h), 24 bits deep, as PNG.
function pngOf(dump) {
  const word = (at) => dump.readUInt32BE(4 * at);
  const [headerSize, width, height, stride, colours] = [word(0), word(4), word(5), word(12), word(19)];
  const first = headerSize + 12 * colours;
  const rows = Buffer.alloc(height * (1 + 3 * width));
  for (let y = 0, to = 0; y < height; ++y) {
    rows[to++] = 0; // no filter
    for (let from = first + y * stride, x = 0; x < width; ++x, from += 4) {
      rows[to++] = dump[from + 2];
      rows[to++] = dump[from + 1];
      rows[to++] = dump[from];
    }
  }
  const chunk = (type, data) => {
    const body = Buffer.concat([Buffer.from(type), data]);
    const framed = Buffer.alloc(body.length + 8);
    framed.writeUInt32BE(data.length, 0);
    body.copy(framed, 4);
    framed.writeUInt32BE(crc32(body), body.length + 4);
    return framed;
  };
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2, 0, 0, 0], 8); // eight bits of red, green and blue
  return Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), chunk('IHDR', header),
    chunk('IDAT', deflateSync(rows)), chunk('IEND', Buffer.alloc(0))]);
}

export async function startScreen() {
  const folder = mkdtempSync(join(tmpdir(), 'tooltray-screen-'));
  const server = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '1400x900x24', '-nolisten', 'tcp', '-fbdir', folder],
    { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] });
  const display = await new Promise((resolve, reject) => {
    createInterface({ input: server.stdio[3] }).once('line', (line) => resolve(`:${line}`));
    server.once('exit', () => reject(new Error('Xvfb did not start')));
  });
  // Nothing of whoever runs this: no session bus, no settings, no files.
  const environment = { PATH: process.env.PATH, LANG: 'C.UTF-8', HOME: folder, XDG_RUNTIME_DIR: folder, DISPLAY: display,
    DBUS_SESSION_BUS_ADDRESS: 'disabled:' };
  const manager = spawn('openbox', [], { stdio: 'ignore', env: environment });
  const kill = () => { manager.kill(); server.kill(); };
  process.on('exit', kill); // also when a test fails
  const xdotool = (...words) => execFileSync('xdotool', words,
    { env: environment, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
  const tried = (...words) => {
    try {
      return xdotool(...words).trim();
    } catch {
      return '';
    }
  };
  // The window manager takes hold of the screen when it starts; windows come after it.
  for (const end = performance.now() + 10_000; tried('get_num_desktops') === '';) {
    if (performance.now() > end) throw new Error('openbox did not start');
    await delay(50);
  }

  return {
    environment,
    press: (...keys) => xdotool('key', '--clearmodifiers', ...keys),
    type: (text) => xdotool('type', '--delay', '5', text),
    // Of the window that has the keyboard; empty where there is none.
    title: () => tried('getactivewindow', 'getwindowname'),
    savePicture: (file) => writeFileSync(file, pngOf(readFileSync(join(folder, 'Xvfb_screen0')))),
    stop() {
      kill();
      process.off('exit', kill);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
