import { IconChevronDown, IconChevronUp, IconPencil, IconTrash } from '@tabler/icons-react';
import { memo, useSyncExternalStore } from 'react';
import { useWords } from '../../platform/words/i18n';
import { IconButton } from '../../ui/forms/button';
import { FieldError } from '../../ui/forms/field';
import { writtenLang } from '../../ui/text/written';
import { useCvEditing } from '../draft/use-cv-draft';
import s from './entries.module.css';
import type { EntryActions } from './use-entries';

interface CvEntryProps {
  id: string;
  /** `2019–2022` */
  span: string;
  title: string;
  place: string;
  text: string;
  index: number;
  count: number;
  actions: EntryActions;
}

/** A job or an education in its list. All its props are primitives, so it renders only when its content changes. */
export const CvEntry = memo(function CvEntry({ id, span, title, place, text, index, count, actions }: CvEntryProps) {
  const t = useWords('cv');
  const { errors } = useCvEditing();
  const get = () => (errors.get().rows[id]?.length ?? 0) > 0;
  const isWrong = useSyncExternalStore(errors.subscribe, get, get);
  return (
    <li className={s.entry} data-row={isWrong ? id : undefined}>
      <span className={s.span}>{span}</span>
      <div className={s.entryText}>
        <h3>{title}</h3>
        {place && <p>{place}</p>}
        {text && (
          <p lang={writtenLang(text)} className={s.excerpt}>
            {text}
          </p>
        )}
        {isWrong && <FieldError>{t('errors.row')}</FieldError>}
      </div>
      <div className={s.entryActions}>
        <IconButton icon={IconPencil} label={t('edit', { name: title })} onClick={() => actions.edit(id)} />
        <IconButton
          icon={IconChevronUp}
          label={t('up', { name: title })}
          disabled={index === 0}
          onClick={() => actions.move(id, -1)}
        />
        <IconButton
          icon={IconChevronDown}
          label={t('down', { name: title })}
          disabled={index === count - 1}
          onClick={() => actions.move(id, 1)}
        />
        <IconButton icon={IconTrash} label={t('delete', { name: title })} onClick={() => actions.remove(id)} />
      </div>
    </li>
  );
});
