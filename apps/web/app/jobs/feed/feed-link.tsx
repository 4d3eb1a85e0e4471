import { IconRss } from '@tabler/icons-react';
import { useWords } from '../../platform/words/i18n';
import { Icon } from '../../ui/brand/icon';
import type { SearchAddress } from '../search/search-address';
import s from './feed-link.module.css';
import { feedPath } from './search-feed';

/** Link to the feed of a search, for feed readers. The browser loads it as a separate document. */
export function FeedLink({ search }: { search: SearchAddress }) {
  const t = useWords('find-job');
  return (
    <p className={s.feed}>
      <a href={feedPath(search)}>
        <Icon of={IconRss} size={18} /> {t('feed.link')}
      </a>{' '}
      <span>{t('feed.text')}</span>
    </p>
  );
}
