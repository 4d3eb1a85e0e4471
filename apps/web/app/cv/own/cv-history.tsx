import { linesOfBreaks } from '@jobblik/contract/cv/cv.rules';
import type { Cv } from '@jobblik/contract/cv/cv.schema';
import type { ReactNode } from 'react';
import { useWords, type Words } from '../../platform/words/i18n';
import { Written, writtenLang } from '../../ui/text/written';
import { months } from '../entries/time-fields';
import s from './cv-paper.module.css';

type Part = 'h2' | 'h3' | 'h4';

/** Experience and education, with the period at the left. */
export function CvHistory({ cv, Part }: { cv: Cv; Part: Part }) {
  const t = useWords('cv');
  return (
    <>
      {cv.cv_experience.length > 0 && (
        <section>
          <Part>{t('parts.experience')}</Part>
          <ol className={s.rows}>
            {cv.cv_experience.map((row, index) => (
              <Row
                // biome-ignore lint/suspicious/noArrayIndexKey: rows have no name of their own, and none moves here
                key={index}
                time={monthsText(row, t)}
                title={row.title}
                untitled={t('experience.untitled')}
                place={row.company_name}
                text={row.experience_description}
              />
            ))}
          </ol>
        </section>
      )}
      {cv.cv_education.length > 0 && (
        <section>
          <Part>{t('parts.education')}</Part>
          <ol className={s.rows}>
            {cv.cv_education.map((row, index) => (
              <Row
                // biome-ignore lint/suspicious/noArrayIndexKey: as above
                key={index}
                time={[row.education_start_year, row.education_end_year].filter((year) => year !== null).join('–')}
                title={row.education_name}
                untitled={t('education.untitled')}
                place={[row.education_school, row.course_name].filter(Boolean).join(' · ')}
                text={row.education_description}
              />
            ))}
          </ol>
        </section>
      )}
    </>
  );
}

interface RowProps {
  time: ReactNode;
  title: string;
  /** Text for a row without a title. */
  untitled: string;
  place: string;
  text: string;
}

function Row({ time, title, untitled, place, text }: RowProps) {
  return (
    <li className={s.row}>
      <span className={s.time}>{time}</span>
      <div>
        <p className={s.title}>{title ? <Written of={text}>{title}</Written> : untitled}</p>
        {place && <p className="text-2">{place}</p>}
        {text && (
          <p lang={writtenLang(text)} className={s.text}>
            {linesOfBreaks(text)}
          </p>
        )}
      </div>
    </li>
  );
}

/** `mar. 2019 – okt. 2022`, `mar. 2022 – nu` */
function monthsText(row: Cv['cv_experience'][number], t: Words<'cv'>): string {
  const point = (at: number | null, year: number | null) => {
    const month = months.find((one) => one === at);
    return year === null ? '' : month === undefined ? String(year) : `${t(`months_short.${month}`)} ${year}`;
  };
  const start = point(row.experience_start_month, row.experience_start_year);
  const end = row.present === 1 ? t('present') : point(row.experience_end_month, row.experience_end_year);
  return [start, end].filter(Boolean).join(' – ');
}
