export { useInterviewNews } from './calendar/use-interview-news';
export { useNow } from './calendar/use-now';
export { DeviceTestDialog } from './dialogs/device-test-dialog';
export { PickDialog } from './dialogs/pick-dialog';
export { PostponeDialog } from './dialogs/postpone-dialog';
export { RequestDialog } from './dialogs/request-dialog';
export { RequestFromContact } from './dialogs/request-from-contact';
export { SeekerInterviewActions } from './dialogs/seeker-actions';
