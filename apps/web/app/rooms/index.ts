export { useRoomCalls } from './live/use-room-calls';
