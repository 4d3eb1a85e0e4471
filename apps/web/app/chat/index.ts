export { RecentContacts } from './header/recent-contacts';
