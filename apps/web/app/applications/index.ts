export { RecentApplications } from './own/recent-applications';
