import { readdirSync, readFileSync, readlinkSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';

/**
 * Identity of a running process, unique despite reuse of its number: start time in ticks since boot, and the boot. Undefined when
 * the process does not run; a zombie counts as ended.
 */
export function processIdentity(pid: number): string | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name in the second field can contain spaces and brackets, so count from its end.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    if (fields[0] === 'Z' || fields[0] === 'X') return undefined;
    return `${fields[19]} ${readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()}`;
  } catch {
    return undefined;
  }
}

/** Whether the process belongs to this cluster; the working folder of PostgreSQL's processes is their data folder. */
export function worksOn(pid: number, cluster: string): boolean {
  try {
    return readlinkSync(`/proc/${pid}/cwd`) === cluster;
  } catch {
    // Root without the right to trace others (containers) may not see the folder, but it sees the command.
    return commandOf(pid).endsWith(`-D\0${cluster}\0`);
  }
}

function commandOf(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8');
  } catch {
    return '';
  }
}

/** All running processes of a cluster. */
export function processesOf(cluster: string): number[] {
  const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  return pids.map(Number).filter((pid) => worksOn(pid, cluster) && processIdentity(pid) !== undefined);
}

/** Sends a signal; false when the process has ended. */
export function signal(pid: number, name: NodeJS.Signals): boolean {
  try {
    return process.kill(pid, name);
  } catch {
    return false;
  }
}

/** Checks a condition every 20 ms until it is true. Returns false after the time limit (ms). */
export async function until(condition: () => boolean, milliseconds: number): Promise<boolean> {
  const end = performance.now() + milliseconds;
  while (!condition()) {
    if (performance.now() > end) return false;
    await delay(20);
  }
  return true;
}
