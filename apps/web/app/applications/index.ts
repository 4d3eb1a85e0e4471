export { type KeptUploads, keepUpload, keptReference } from './apply/kept-uploads';
export { RecentApplications } from './own/recent-applications';
