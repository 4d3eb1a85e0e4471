import { forgetUploads } from '../api/upload';
import { forgetDraftFiles, storeDraftFiles } from './draft-files';
import { forgetAll } from './draft-storage';
import { ownDrafts } from './own-draft-key';
import { draftsSaying } from './use-draft';

/** Removes what a person typed or began to upload in this browser and never sent; for somebody whose account is gone. */
export async function forgetDraftsOf(userId: number): Promise<void> {
  forgetUploads();
  await forgetAll(ownDrafts(userId));
  await forgetDraftFiles(ownDrafts(userId));
  // What a guest may have begun says itself whose it has become.
  for (const key of draftsSaying({ owner: userId })) {
    await forgetAll(key);
    await storeDraftFiles(key, {});
  }
}
