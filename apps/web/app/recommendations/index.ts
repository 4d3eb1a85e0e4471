export { RecommendedOnOverview } from './recommended-on-overview';
