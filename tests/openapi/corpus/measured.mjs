// SPDX-License-Identifier: GPL-3.0-or-later
// What a program answers, and what it takes for that.
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';

// Its text, its processor time in ms and the most memory that it had in MB.
export function run(command, args, input = '') {
    return new Promise((resolve, reject) => {
        const child = spawn(command, args, { stdio: ['pipe', 'pipe', 'ignore'] });
        let megabytes = 0;
        let ticks = 0; // of 10 ms
        const look = () => {
            try {
                const fields = readFileSync(`/proc/${child.pid}/stat`, 'utf8').split(') ')[1].split(' ');
                ticks = Math.max(ticks, Number(fields[11]) + Number(fields[12]));
                const most = Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${child.pid}/status`, 'utf8'))?.[1] ?? 0);
                megabytes = Math.max(megabytes, most / 1024);
            } catch {
                // it has ended
            }
        };
        const watch = setInterval(look, 5);
        const chunks = [];
        child.stdout.on('data', (chunk) => {
            look();
            chunks.push(chunk);
        });
        child.stdin.on('error', () => {}); // it ended before it had read all
        child.on('close', (code, signal) => {
            clearInterval(watch);
            if (code !== 0)
                return reject(new Error(`${command} ended with ${signal ?? code}`));
            resolve({ text: Buffer.concat(chunks).toString(), ms: 10 * ticks, megabytes });
        });
        child.stdin.end(input);
    });
}

export const linesOf = (cases) => cases.map((one) => JSON.stringify(one) + '\n').join('');
