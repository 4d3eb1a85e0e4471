import { type ReactNode, useId } from 'react';
import { Link } from '../../platform/link';
import { formatKm } from '../../platform/words/format';
import s from './no-hits.module.css';

interface NoHitsProps {
  /** The message: an `Empty`. */
  children: ReactNode;
  /** An offer besides another search: a text and a button. */
  offer: { text: string; action: ReactNode } | null;
  /** `OtherSearches` */
  others: ReactNode;
}

/** A search without hits: a message, one offer, and other searches that have hits. */
export function NoHits({ children, offer, others }: NoHitsProps) {
  return (
    <div className={s.none}>
      <div>
        {children}
        {offer && (
          <div className={s.offer}>
            <p>{offer.text}</p>
            {offer.action}
          </div>
        )}
      </div>
      <div className={s.others}>{others}</div>
    </div>
  );
}

/** Another search, which has hits. */
export interface OtherSearch {
  name: string;
  path: string;
  /** "12 job" */
  hits: string;
  /** Kilometres away; null if the distance means nothing. */
  km?: number | null;
}

/** Searches that have hits, under their heading. Renders nothing without one. */
export function OtherSearches({ title, searches }: { title: string; searches: readonly OtherSearch[] }) {
  const id = useId();
  if (searches.length === 0) return null;
  return (
    <nav aria-labelledby={id} className={s.searches}>
      <h2 id={id}>{title}</h2>
      <ul>
        {searches.map(({ name, path, hits, km = null }) => (
          <li key={path}>
            <Link to={path}>{name}</Link> <small>{km === null ? hits : `${formatKm(km)} · ${hits}`}</small>
          </li>
        ))}
      </ul>
    </nav>
  );
}
