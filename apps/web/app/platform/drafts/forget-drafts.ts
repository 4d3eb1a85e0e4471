import { forgetUploads } from '../api/upload';
import { forgetDraftFiles, storeDraftFiles } from './draft-files';
import { forgetAll } from './draft-storage';
import { ownDrafts } from './own-draft-key';
import { draftsSaying } from './use-draft';

/** Removes what a person typed or began to upload in this browser and did not send; for a person whose account was removed. */
export async function forgetDraftsOf(userId: number): Promise<void> {
  forgetUploads();
  await forgetAll(ownDrafts(userId));
  await forgetDraftFiles(ownDrafts(userId));
  // A draft that the person began as a guest has the owner in its values.
  for (const key of draftsSaying({ owner: userId })) {
    await forgetAll(key);
    await storeDraftFiles(key, {});
  }
}
