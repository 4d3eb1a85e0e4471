export { type StoredUploads, storedReference, toStoredUpload } from './apply/stored-uploads';
export { RecentApplications } from './own/recent-applications';
