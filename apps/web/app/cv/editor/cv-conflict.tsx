import { IconAlertTriangle } from '@tabler/icons-react';
import { useEffect, useId, useRef, useState } from 'react';
import { formatMoment } from '../../platform/words/format';
import { useWords } from '../../platform/words/i18n';
import { Icon } from '../../ui/brand/icon';
import { Button } from '../../ui/forms/button';
import { ChoiceGroup, Radio } from '../../ui/forms/choice';
import type { CvConflict as Conflict } from '../draft/cv-draft';
import { type Choice, type FieldConflict, resolveConflicts } from '../draft/cv-merge';
import type { CvField, CvValues } from '../draft/cv-values';
import { useCvEditing, useValue } from '../draft/use-cv-draft';
import { CvFieldView } from './cv-field-view';
import s from './cv-notices.module.css';

/** Another tab or device saved another version: both side by side, chosen field by field or as a whole. */
export function CvConflict() {
  const conflict = useValue(useCvEditing().draft.conflict);
  return conflict && <Chooser key={conflict.answer.state.revision} conflict={conflict} />;
}

type Choices = Partial<Record<CvField, Choice>>;

function Chooser({ conflict: { theirs, answer, conflicts } }: { conflict: Conflict }) {
  const t = useWords('cv');
  const { draft } = useCvEditing();
  const mine = useValue(draft.values);
  const [choices, setChoices] = useState<Choices>({});
  const heading = useId();
  const box = useRef<HTMLElement>(null);
  useEffect(() => box.current?.focus(), []);
  const all = (choice: Choice): Choices => Object.fromEntries(conflicts.map(({ field }) => [field, choice]));
  const isDone = conflicts.every(({ field }) => choices[field]);
  const at = answer.state.saved_at;
  return (
    <section ref={box} tabIndex={-1} className={s.conflict} aria-labelledby={heading}>
      <h2 id={heading}>
        <Icon of={IconAlertTriangle} /> {t('conflict.title')}
      </h2>
      <p>{t('conflict.text', { when: at ? formatMoment(at, Math.max(Date.now(), Date.parse(at))) : '' })}</p>
      <div className={s.actions}>
        <Button size="small" onClick={() => draft.resolveConflict(resolveConflicts(mine, theirs, all('mine')))}>
          {t('conflict.all_mine')}
        </Button>
        <Button size="small" onClick={() => draft.resolveConflict(resolveConflicts(mine, theirs, all('theirs')))}>
          {t('conflict.all_theirs')}
        </Button>
      </div>
      {conflicts.map((one) => (
        <Field
          key={one.field}
          conflict={one}
          mine={mine}
          theirs={theirs}
          choice={choices[one.field]}
          onChoose={(choice) => setChoices((now) => ({ ...now, [one.field]: choice }))}
        />
      ))}
      <Button
        kind="filled"
        className={s.resolve}
        disabled={!isDone}
        onClick={() => draft.resolveConflict(resolveConflicts(mine, theirs, choices))}
      >
        {t('conflict.done')}
      </Button>
    </section>
  );
}

interface FieldProps {
  conflict: FieldConflict;
  mine: CvValues;
  theirs: CvValues;
  choice: Choice | undefined;
  onChoose: (choice: Choice) => void;
}

function Field({ conflict: { field, canJoin }, mine, theirs, choice, onChoose }: FieldProps) {
  const t = useWords('cv');
  const name = t(`fields.${field}`);
  const options: Choice[] = canJoin ? ['mine', 'theirs', 'both'] : ['mine', 'theirs'];
  return (
    <div className={s.field}>
      <h3>{name}</h3>
      <div className={s.two}>
        <div>
          <p className="note muted">{t('conflict.mine')}</p>
          <CvFieldView field={field} values={mine} />
        </div>
        <div>
          <p className="note muted">{t('conflict.theirs')}</p>
          <CvFieldView field={field} values={theirs} />
        </div>
      </div>
      <ChoiceGroup label={t('conflict.choose', { name })} hideLabel across>
        {options.map((one) => (
          <Radio
            key={one}
            name={`conflict-${field}`}
            label={t(`conflict.take_${one}`)}
            checked={choice === one}
            onChange={() => onChoose(one)}
          />
        ))}
      </ChoiceGroup>
    </div>
  );
}
