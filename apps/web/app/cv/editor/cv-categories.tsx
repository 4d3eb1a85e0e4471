import type { CallAnswer } from '@jobblik/contract/kernel/call';
import type { getAllCategories } from '@jobblik/contract/lookups/lookups.api';
import { IconChevronDown } from '@tabler/icons-react';
import { useState } from 'react';
import { useWords } from '../../platform/words/i18n';
import { Icon } from '../../ui/brand/icon';
import { Button } from '../../ui/forms/button';
import { Chip, ChipRow, RemovableChip } from '../../ui/forms/chip';
import { Check } from '../../ui/forms/choice';
import { FieldError, TextField } from '../../ui/forms/field';
import { Dialog } from '../../ui/overlays/dialog';
import { fieldId } from '../draft/cv-focus';
import type { Named } from '../draft/cv-values';
import s from './cv-editor.module.css';

type Tree = CallAnswer<typeof getAllCategories>;

interface CvCategoriesProps {
  value: Named[];
  onChange: (value: Named[]) => void;
  tree: Tree;
  error: string | undefined;
}

/** Fields of work: chips, and the whole tree in a dialog. */
export function CvCategories({ value, onChange, tree, error }: CvCategoriesProps) {
  const t = useWords('cv');
  const [open, setOpen] = useState(false);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be the box that the focus is led to
    <div id={fieldId('cv_category')} role="group" aria-label={t('fields.cv_category')} className={s.chosen}>
      <div className={s.label}>{t('fields.cv_category')}</div>
      <ChipRow>
        {value.map((one) => (
          <RemovableChip
            key={one.id}
            name={one.name}
            on={false}
            onRemove={() => onChange(value.filter(({ id }) => id !== one.id))}
          >
            {one.name}
          </RemovableChip>
        ))}
        <Chip add onClick={() => setOpen(true)}>
          {t('cv_category.choose')}
        </Chip>
      </ChipRow>
      {error && <FieldError>{t([`errors.${error}`, 'errors.invalid'])}</FieldError>}
      {open && <TreeDialog value={value} onChange={onChange} tree={tree} onClose={() => setOpen(false)} />}
    </div>
  );
}

function TreeDialog({ value, onChange, tree, onClose }: Omit<CvCategoriesProps, 'error'> & { onClose: () => void }) {
  const t = useWords('cv');
  const [typed, setTyped] = useState('');
  const filter = typed.trim().toLocaleLowerCase('da');
  const has = (text: string) => text.toLocaleLowerCase('da').includes(filter);
  const matches = tree
    .map((main) => ({ main, children: has(main.text) ? main.children : main.children.filter(({ text }) => has(text)) }))
    .filter(({ main, children }) => children.length > 0 || has(main.text));
  const chosen = new Set(value.map(({ id }) => id));
  const toggle = (id: number, name: string) =>
    onChange(chosen.has(id) ? value.filter((one) => one.id !== id) : [...value, { id, name }]);
  return (
    <Dialog
      open
      unsaved={false}
      onClose={onClose}
      title={t('cv_category.title')}
      width={700}
      footer={
        <Button kind="filled" onClick={onClose}>
          {t('cv_category.done', { count: value.length })}
        </Button>
      }
    >
      <TextField
        label={t('cv_category.find')}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        autoComplete="off"
      />
      {matches.length === 0 && <p role="status">{t('cv_category.unknown')}</p>}
      <div className={s.tree}>
        {matches.map(({ main, children }) => (
          <details
            key={`${main.id}-${filter !== ''}`}
            open={filter !== '' || chosen.has(main.id) || children.some(({ id }) => chosen.has(id))}
          >
            <summary>
              {main.text}
              <Icon of={IconChevronDown} size={18} />
            </summary>
            <div className={s.branch}>
              <Check
                dense
                label={t('cv_category.whole', { name: main.text })}
                checked={chosen.has(main.id)}
                onChange={() => toggle(main.id, main.text)}
              />
              {children.map(({ id, text }) => (
                <Check key={id} dense label={text} checked={chosen.has(id)} onChange={() => toggle(id, text)} />
              ))}
            </div>
          </details>
        ))}
      </div>
    </Dialog>
  );
}
