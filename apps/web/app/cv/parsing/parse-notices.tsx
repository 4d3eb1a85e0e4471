import { mostProposed } from '@jobblik/contract/documents/cv-parse.rules';
import type { LeftOut } from '@jobblik/contract/documents/cv-parse.schema';
import { IconPhotoScan } from '@tabler/icons-react';
import { formatList, formatNumber } from '../../platform/words/format';
import { useWords } from '../../platform/words/i18n';
import { Icon } from '../../ui/brand/icon';
import s from './parse-dialog.module.css';

const lists = ['cv_experience', 'cv_education', 'cv_skill', 'cv_language'] as const;

/** What a file has beyond what a CV has room for: rows of each list, and texts that were shortened. */
export function LeftOutNotice({ leftOut }: { leftOut: LeftOut }) {
  const t = useWords('cv');
  const names = lists
    .filter((list) => leftOut[list] > 0)
    .map((list) =>
      t('parse.left_out_list', { name: t(`fields.${list}`).toLocaleLowerCase(), number: formatNumber(leftOut[list]) }),
    );
  return (
    <>
      {names.length > 0 && (
        <p className="small text-2">{t('parse.left_out', { most: mostProposed, lists: formatList(names) })}</p>
      )}
      {leftOut.shortened > 0 && <p className="small text-2">{t('parse.shortened', { count: leftOut.shortened })}</p>}
    </>
  );
}

/** Text recognised in pictures may contain wrong letters. */
export function FromPictures({ pages, all }: { pages: readonly number[]; all: number }) {
  const t = useWords('cv');
  return (
    <p className={s.pictures}>
      <Icon of={IconPhotoScan} />
      {pages.length === all
        ? t('parse.from_pictures')
        : t('parse.from_some_pictures', { count: pages.length, pages: formatList(pages.map(String)) })}
    </p>
  );
}
