import { z } from 'zod';
import { defineTask, type Tasks } from '../tasks/tasks.ts';
import { type RemoveFilesDeps, removeIfUnowned, removeOrphans, removeUnownedOf } from './remove-files.ts';

/** Removes the bytes of a file that its last owner released. */
export const removeFile = defineTask({ name: 'files.remove', payload: z.object({ fileId: z.uuid() }), concurrency: 2 });

/** Removes files without owner, every night. */
export const removeOrphanFiles = defineTask({
  name: 'files.remove-orphans',
  payload: z.object({}),
  cron: '17 3 * * *',
  timeout: 60 * 60,
});

/** Removes a leaving person's uploads that no row owns. */
export const forgetUploads = defineTask({ name: 'files.forget-person', payload: z.object({ userId: z.number() }) });

/** Registers the handlers; call before the tasks start. */
export function workOnFiles(tasks: Tasks, deps: RemoveFilesDeps): void {
  tasks.work(removeFile, async ({ fileId }) => {
    await removeIfUnowned(deps, fileId);
  });
  tasks.work(forgetUploads, ({ userId }) => removeUnownedOf(deps, userId));
  tasks.work(removeOrphanFiles, () => removeOrphans(deps));
}
