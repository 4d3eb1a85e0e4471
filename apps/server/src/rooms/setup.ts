export type { RoomsPorts } from './rooms.ports.ts';
export { roomsRoutes } from './rooms.routes.ts';
export { registerRooms } from './rooms.tasks.ts';
