import { lazyPiece } from '../platform/loading/lazy-piece';

export type { RoomConversation, RoomLine } from './chat/room-lines';
export { useRoomCalls } from './live/use-room-calls';
export { RoomLoading } from './room-loading';
export { RoomMissing } from './room-missing';
export { type RoomPlace, readRoomPlace } from './room-place';

/** A room from the device check to the end. */
export const Room = lazyPiece(async () => ({ default: (await import('./room')).Room }));

export const DeviceTest = lazyPiece(() => import('./check/device-test'));
