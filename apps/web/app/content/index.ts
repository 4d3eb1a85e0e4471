export { BlogCards } from './blog-cards';
