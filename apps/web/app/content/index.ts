export { BlogCards } from './blog/blog-cards';
export { ReadingPage } from './company/reading-page';
