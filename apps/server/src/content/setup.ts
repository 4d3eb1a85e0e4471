export { contentRoutes } from './content.routes.ts';
export { eraseContactMessages } from './receive-contact.ts';
export { contentAddresses } from './sitemap.ts';
export { blogSocialCards, pageSocialCards } from './social-cards.ts';
