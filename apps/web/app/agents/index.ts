export { RecentMatches } from './jobs/recent-matches';
