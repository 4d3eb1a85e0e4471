export { AdminFrame } from './frame/admin-frame';
