import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { type MouseEvent, type RefObject, useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { Link } from '../../platform/link';
import { formatNumber } from '../../platform/words/format';
import { useWords } from '../../platform/words/i18n';
import { Icon } from '../brand/icon';
import { classes } from '../classes';
import { SelectField } from '../forms/field';
import s from './pager.module.css';
import { pageCount, pageSizes, pageWindow } from './pager-window';

interface PagerProps {
  page: number;
  /** Number of rows on all pages. */
  total: number;
  pageSize: number;
  /** Address of a page, for real links that work without scripts and open in new tabs. */
  hrefOf: (page: number, pageSize: number) => string;
  /** Page sizes to choose from; none for a fixed size such as the saved jobs' six. */
  sizes?: readonly number[];
  /** What the rows are in words, where a number alone would say less: "3 job og 1 andet, der ligner". */
  of?: string;
  /** Name of the list, if the page has several. */
  label?: string;
}

/** "Viser 1–10 af 38" or "Viser nr. 7 af 7", links to pages around the current one, and the page size. */
export function Pager({ page, total, pageSize, hrefOf, sizes = pageSizes, of, label }: PagerProps) {
  const t = useWords('ui');
  const navigate = useNavigate();
  const nav = useRef<HTMLElement>(null);
  const turnTo = useHeadingFocus(nav, page);
  const pages = pageCount(total, pageSize);
  const first = Math.min(total, (page - 1) * pageSize + 1);
  const last = Math.min(total, page * pageSize);
  if (total === 0) return null;
  return (
    <nav ref={nav} className={s.pager} aria-label={label ?? t('pager.label')} data-print="no">
      <span className={s.shown}>
        {t(first === last ? 'pager.shownOne' : 'pager.shown', {
          first: formatNumber(first),
          last: formatNumber(last),
          total: of ?? formatNumber(total),
        })}
      </span>
      {pages > 1 && (
        <div className={s.pages}>
          <Step
            to={page > 1 ? hrefOf(page - 1, pageSize) : null}
            rel="prev"
            label={t('pager.previous')}
            onClick={turnTo(page - 1)}
          />
          {pageWindow(page, pages).map((number) => (
            <Link
              key={number}
              to={hrefOf(number, pageSize)}
              onClick={turnTo(number)}
              className={classes(s.page, number === page && s.current)}
              aria-label={t('pager.page', { page: number })}
              aria-current={number === page ? 'page' : undefined}
            >
              {number}
            </Link>
          ))}
          <Step
            to={page < pages ? hrefOf(page + 1, pageSize) : null}
            rel="next"
            label={t('pager.next')}
            onClick={turnTo(page + 1)}
          />
        </div>
      )}
      {sizes.length > 1 && total > (sizes[0] ?? 0) && (
        <div className={s.size}>
          <span aria-hidden="true">{t('pager.size')}</span>
          <SelectField
            label={t('pager.sizeLabel')}
            hideLabel
            value={String(pageSize)}
            options={sizes.map(String)}
            onChange={(event) => navigate(hrefOf(1, Number(event.target.value)))}
          />
        </div>
      )}
    </nav>
  );
}

interface StepProps {
  to: string | null;
  rel: 'prev' | 'next';
  label: string;
  onClick: (event: MouseEvent) => void;
}

function Step({ to, rel, label, onClick }: StepProps) {
  const content = (
    <>
      {rel === 'prev' && <Icon of={IconChevronLeft} size={16} />}
      <span className={s.word}>{label}</span>
      {rel === 'next' && <Icon of={IconChevronRight} size={16} />}
    </>
  );
  if (to === null)
    return (
      <span className={classes(s.step, s.off)} aria-hidden="true">
        {content}
      </span>
    );
  return (
    <Link to={to} rel={rel} className={s.step} onClick={onClick}>
      {content}
    </Link>
  );
}

/** The last requested page. Stored outside the component, since a list may unmount its pager while the page loads. */
let requested: number | null = null;

/**
 * Moves the focus to the list's heading once another of its pages is on screen, so that reading continues at its top. Returns the
 * click handler of a link to a page.
 */
function useHeadingFocus(nav: RefObject<HTMLElement | null>, page: number) {
  useEffect(() => {
    const isTurned = requested === page;
    requested = null;
    if (!isTurned) return;
    const labels = nav.current?.closest('[aria-labelledby]')?.getAttribute('aria-labelledby') ?? '';
    const heading = document.getElementById(labels) ?? document.querySelector('main h1');
    if (!(heading instanceof HTMLElement)) return;
    heading.setAttribute('tabindex', '-1');
    heading.focus();
  }, [nav, page]);
  return (number: number) => (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    requested = number;
  };
}
