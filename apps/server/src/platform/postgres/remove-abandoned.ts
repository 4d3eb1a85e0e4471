import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { isAbandoned } from './lock.ts';
import { processesOf, signal, until } from './processes.ts';

/** Stops and removes a throwaway database of a killed owner. Does nothing where the owner still runs, or has only just started. */
export async function removeAbandoned(dataDir: string): Promise<void> {
  const inside = join(dataDir, 'postgres');
  const pointer = join(inside, 'location');
  const folder = existsSync(pointer) ? readFileSync(pointer, 'utf8').trim() : inside;
  if (!isAbandoned(folder)) return;
  const cluster = join(folder, 'cluster');
  for (const pid of processesOf(cluster)) signal(pid, 'SIGKILL');
  await until(() => processesOf(cluster).length === 0, 5000);
  for (const path of [folder, dataDir]) rmSync(path, { recursive: true, force: true });
}
