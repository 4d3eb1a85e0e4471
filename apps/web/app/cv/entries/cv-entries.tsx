import { cvLimits } from '@jobblik/contract/cv/cv-choices.rules';
import { educationLevels } from '@jobblik/contract/lookups/choices.rules';
import { IconPlus } from '@tabler/icons-react';
import { memo } from 'react';
import { useWords } from '../../platform/words/i18n';
import { Button } from '../../ui/forms/button';
import editor from '../editor/cv-editor.module.css';
import { CvSection } from '../editor/cv-section';
import { CvEntry } from './cv-entry';
import { educationSpan, experienceSpan } from './cv-years';
import { EducationDialog } from './education-dialog';
import s from './entries.module.css';
import { ExperienceDialog } from './experience-dialog';
import { type EntryKind, type EntryList, useEntries } from './use-entries';

/** Jobs, in the order that the person chooses. */
export const CvExperience = memo(function CvExperience() {
  const t = useWords('cv');
  const list = useEntries('experience');
  const now = t('present');
  return (
    <CvSection part="experience" aside={<AddButton kind="experience" list={list} />}>
      <Continue kind="experience" list={list} />
      {list.rows.length === 0 && <p className="text-2">{t('experience.empty')}</p>}
      <ul className={editor.entries}>
        {list.rows.map((row, index) => (
          <CvEntry
            key={row.key}
            id={row.key}
            span={experienceSpan(row, now)}
            title={row.title || t('experience.untitled')}
            place={row.company_name}
            text={row.experience_description}
            index={index}
            count={list.rows.length}
            actions={list.actions}
          />
        ))}
      </ul>
      {list.open && <ExperienceDialog key={list.open.values.key} open={list.open} list={list} />}
    </CvSection>
  );
});

/** Educations, in the order that the person chooses. */
export const CvEducation = memo(function CvEducation() {
  const t = useWords('cv');
  const list = useEntries('education');
  return (
    <CvSection part="education" aside={<AddButton kind="education" list={list} />}>
      <Continue kind="education" list={list} />
      {list.rows.length === 0 && <p className="text-2">{t('education.empty')}</p>}
      <ul className={editor.entries}>
        {list.rows.map((row, index) => (
          <CvEntry
            key={row.key}
            id={row.key}
            span={educationSpan(row)}
            title={row.education_name || t('education.untitled')}
            place={[row.education_school, levelName(row.course_id)].filter(Boolean).join(' · ')}
            text={row.education_description}
            index={index}
            count={list.rows.length}
            actions={list.actions}
          />
        ))}
      </ul>
      {list.open && <EducationDialog key={list.open.values.key} open={list.open} list={list} />}
    </CvSection>
  );
});

/** Name of an education level; '' for none. */
export function levelName(id: number | null): string {
  return educationLevels.find((level) => level.id === id)?.name ?? '';
}

function AddButton<K extends EntryKind>({ kind, list }: { kind: K; list: EntryList<K> }) {
  const t = useWords('cv');
  return list.full ? (
    <span className="note muted">{t('full', { most: cvLimits.entries })}</span>
  ) : (
    <Button kind="tinted" size="small" icon={IconPlus} onClick={list.add}>
      {t(`${kind as EntryKind}.add`)}
    </Button>
  );
}

/** A dialog that was closed half filled in. */
function Continue<K extends EntryKind>({ kind, list }: { kind: K; list: EntryList<K> }) {
  const t = useWords('cv');
  return list.unfinished.map((dialog) => (
    <div key={dialog.editing ?? 'new'} className={s.continue}>
      <p>{t(dialog.editing ? `${kind as EntryKind}.unfinished` : `${kind as EntryKind}.unfinished_new`)}</p>
      <Button size="small" onClick={() => list.resume(dialog)}>
        {t(`${kind as EntryKind}.resume`)}
      </Button>
      <Button kind="text" size="small" onClick={() => list.giveUp(dialog)}>
        {t('forget')}
      </Button>
    </div>
  ));
}
