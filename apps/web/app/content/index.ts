export { BlogCards } from './blog/blog-cards';
