import { lazyPiece } from '../platform/api/lazy-piece';

export { useRoomCalls } from './live/use-room-calls';

export const DeviceTest = lazyPiece(() => import('./check/device-test'));
