export { type KeptUploads, keepUpload, keptReference } from './kept-uploads';
export { RecentApplications } from './recent-applications';
