import { Problem } from '@jobblik/contract/kernel/problem';
import * as api from '@jobblik/contract/rooms/rooms.api';
import { findUser } from '../accounts/index.ts';
import { serve } from '../platform/http/serve.ts';
import { enterRoom } from './enter-room.ts';
import { inviteByMail } from './invite-by-mail.ts';
import { openFreeRoom } from './make-room.ts';
import { storeRoomFile } from './upload-file.ts';

export const roomsRoutes = [
  serve(api.getStreamPermission, async ({ who }, { db }) => {
    const user = await findUser(db, who.userId);
    return { result: user?.emailVerifiedAt ? 'success' : 'failed' };
  }),
  serve(api.createFreeRoom, async ({ who }, services) => {
    const user = await findUser(services.db, who.userId);
    if (!user?.emailVerifiedAt) throw new Problem('may_not_host');
    return { result: 'success', room_id: await openFreeRoom(services, who.userId) };
  }),
  serve(api.enterRoom, ({ who, body }, services) => enterRoom(services, who, body)),
  serve(api.inviteEmail, async ({ who, body }, services) => ({
    result: (await inviteByMail(services, who, body)) ? 'success' : 'failed',
  })),
  serve(api.uploadRoomFile, async ({ who, files }, services) => ({
    result: 'success',
    ...(await storeRoomFile(services, who, files.upload_image_file ?? files.upload_doc_file)),
  })),
];
