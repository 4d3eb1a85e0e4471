import type { Cv, CvDocument, CvImage } from '@jobblik/contract/cv/cv.schema';
import { genders, languageLevels } from '@jobblik/contract/cv/cv-choices.rules';
import { isBlankHtml } from '@jobblik/contract/kernel/html-text.rules';
import { inRunningText } from '@jobblik/contract/kernel/running-text.rules';
import { phoneLink } from '@jobblik/contract/kernel/typed/phone.rules';
import { IconFileText } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { formatDate, formatFileSize } from '../../platform/words/format';
import { useWords, type Words } from '../../platform/words/i18n';
import { Icon } from '../../ui/brand/icon';
import { Button } from '../../ui/forms/button';
import { Chip, ChipRow } from '../../ui/forms/chip';
import { type Fact, KeyFacts } from '../../ui/layout/key-facts';
import { Avatar } from '../../ui/media/picture';
import { RichTextView } from '../../ui/text/rich-text-view';
import { CvHistory } from './cv-history';
import s from './cv-paper.module.css';
import { localToday } from './use-today';
import { latestJob, yearsOfWork } from './years-of-work';

interface CvPaperViewProps {
  cv: Cv;
  image?: CvImage | null;
  document?: CvDocument | null;
  onDocument?: (document: CvDocument) => void;
  /** As employers see it who may not see the name. */
  anonymous?: boolean;
  /** The first video, beside the name. */
  film?: ReactNode;
  /** The other videos, at the end. */
  films?: ReactNode;
  /** Level of the name's heading. */
  level?: 1 | 2 | 3;
}

/** A CV for reading: person, key facts, profile text, and entries. */
export function CvPaperView({ cv, image, document, onDocument, anonymous, film, films, level = 2 }: CvPaperViewProps) {
  const t = useWords('cv');
  const Name = `h${level}` as const;
  const Part = `h${Math.min(4, level + 1)}` as 'h2' | 'h3' | 'h4';
  const name = anonymous ? t('paper_view.anonymous') : `${cv.first_name} ${cv.last_name}`.trim();
  const wishes = cv.cv_wish.map(({ job_title }) => job_title.name).join(', ');
  const facts = keyFactsOf(cv, t);
  return (
    <article className={s.paper}>
      <header className={s.header}>
        <Avatar name={anonymous ? '?' : name} src={anonymous ? null : image?.avatar} size={104} />
        <div>
          <Name className={s.name}>{name || t('paper_view.no_name')}</Name>
          {wishes && <p className={s.wishes}>{wishes}</p>}
          {!anonymous && <Contact cv={cv} />}
        </div>
        {film && (
          <div className={s.film} data-print="no">
            {film}
          </div>
        )}
      </header>
      {facts.length > 0 && <KeyFacts facts={facts} />}
      {!isBlankHtml(cv.about_me) && (
        <section>
          <Part>{t('parts.about')}</Part>
          <RichTextView html={cv.about_me} top={3} />
        </section>
      )}
      <CvHistory cv={cv} Part={Part} />
      {cv.cv_skill.length > 0 && (
        <section>
          <Part>{t('parts.skills')}</Part>
          <ChipRow>
            {cv.cv_skill.map(({ id, name: skill }) => (
              <Chip key={id}>{skill}</Chip>
            ))}
          </ChipRow>
        </section>
      )}
      <Facts cv={cv} Part={Part} />
      {document && !anonymous && onDocument && (
        <section>
          <Part>{t('parts.document')}</Part>
          <div className={s.document}>
            <Icon of={IconFileText} />
            <p>
              <span className="strong">{document.realname}</span>{' '}
              <span className="small muted">{formatFileSize(document.size)}</span>
            </p>
            <Button size="small" data-print="no" onClick={() => onDocument(document)}>
              {t('paper.view')}
            </Button>
          </div>
        </section>
      )}
      {films && (
        <section data-print="no">
          <Part>{t('parts.video')}</Part>
          {films}
        </section>
      )}
    </article>
  );
}

function Contact({ cv: { phone, email } }: { cv: Cv }) {
  if (!phone && !email) return null;
  return (
    <p className={s.contact}>
      {phone && <a href={phoneLink(phone)}>{phone}</a>}
      {email && <a href={`mailto:${email}`}>{email}</a>}
    </p>
  );
}

/** Experience, education, place, language: the order for every person (ui/key-facts). */
function keyFactsOf(cv: Cv, t: Words<'cv'>): Fact[] {
  const years = yearsOfWork(cv.cv_experience, localToday());
  const highest = [...cv.cv_education].sort((one, other) => (other.course_id ?? 0) - (one.course_id ?? 0))[0];
  const best = [...cv.cv_language].sort((one, other) => other.level - one.level);
  const facts: (Fact | null)[] = [
    years === null
      ? null
      : {
          label: t('key_facts.experience'),
          value: years < 1 ? t('key_facts.under_a_year') : t('key_facts.years', { count: Math.floor(years) }),
          note: latestJob(cv.cv_experience)?.title,
        },
    highest?.course_name
      ? { label: t('key_facts.education'), value: highest.course_name, note: highest.education_name }
      : null,
    cv.cv_city && { label: t('key_facts.place'), value: cv.cv_city.name, note: cv.cv_city.region },
    cv.jobtype && { label: t('key_facts.jobtype'), value: cv.jobtype.name },
    best.length === 0
      ? null
      : {
          label: t('key_facts.language'),
          value: best
            .slice(0, 2)
            .map(({ name }) => inRunningText(name))
            .join(', '),
          note: best.length > 2 && t('key_facts.more_languages', { count: best.length - 2 }),
        },
  ];
  return facts.filter((fact) => fact !== null);
}

/** "engelsk (flydende)" */
function withLevel(language: string, level: string | undefined): string {
  return level ? `${language} (${inRunningText(level)})` : language;
}

function Facts({ cv, Part }: { cv: Cv; Part: 'h2' | 'h3' | 'h4' }) {
  const t = useWords('cv');
  const levels = new Map<number, string>(languageLevels.map(({ id, name }) => [id, name]));
  const facts = [
    {
      label: t('parts.languages'),
      value: cv.cv_language.map(({ name, level }) => withLevel(inRunningText(name), levels.get(level))).join(' · '),
    },
    { label: t('fields.cv_category'), value: cv.cv_category.map(({ text }) => text).join(', ') },
    { label: t('fields.birthday'), value: cv.birthday ? birthdayText(cv.birthday) : '' },
    { label: t('fields.gender'), value: genderText(cv.gender) },
  ].filter(({ value }) => value !== '');
  if (facts.length === 0) return null;
  return (
    <section>
      <Part>{t('paper_view.more')}</Part>
      <dl className={s.facts}>
        {facts.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** Day, abbreviated month, year (spec 1§2): `2. mar. 1990`. */
function birthdayText(day: string): string {
  return formatDate(`${day}T12:00:00Z`, '0100-01-01T00:00:00Z');
}

/** 1 'Mand', otherwise 'Kvinde' (spec 1§2); empty if not given. */
function genderText(gender: number): string {
  if (gender === 0) return '';
  return gender === 1 ? genders[0].name : genders[1].name;
}
