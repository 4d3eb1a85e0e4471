import { useState } from 'react';
import { ChipRow, RemovableChip } from '../forms/chip';
import { Picker } from '../forms/picker';
import { TagsField } from '../forms/tags/tags-field';
import { DateField } from '../forms/when/date-field';
import { fitting } from '../layout/fitting';
import s from './design.module.css';

const towns = ['8000 Aarhus C', '8200 Aarhus N', '9000 Aalborg', '5000 Odense C', '6700 Esbjerg'];
const skills = ['Go', 'PostgreSQL', 'Kotlin'];

/** Lists that are searched, words of one's own, and dates. */
export default function DesignChoosing() {
  const [titles, setTitles] = useState(['Backendudvikler']);
  const [start, setStart] = useState('');
  return (
    <div className={s.two}>
      <div className={s.stack}>
        <PickerSample label="By" placeholder="Søg en by" description="Skriv et par bogstaver" names={towns} />
        <PickerSample label="Kompetencer" names={skills} chosen={['Go', 'Kotlin']} />
      </div>
      <div className={s.stack}>
        <TagsField
          label="Stillinger"
          value={titles}
          onChange={setTitles}
          most={10}
          maxLength={50}
          error="Vælg mindst to"
        />
        <DateField label="Startdato" value={start} onChange={setStart} today="2026-11-29" max="2027-12-31" />
      </div>
    </div>
  );
}

interface PickerSampleProps {
  label: string;
  names: readonly string[];
  chosen?: readonly string[];
  placeholder?: string;
  description?: string;
}

function PickerSample({ names, chosen: first = [], ...field }: PickerSampleProps) {
  const [typed, setTyped] = useState('');
  const [chosen, setChosen] = useState([...first]);
  const free = names.map((name, id) => ({ id, name })).filter(({ name }) => !chosen.includes(name));
  return (
    <Picker
      {...field}
      none="Ingen"
      typed={typed}
      onType={setTyped}
      options={fitting(free, typed, 10).map(({ id, name }) => ({ id, label: name }))}
      onPick={(id) => setChosen([...chosen, names[id] ?? ''])}
      onUndo={() => setChosen(chosen.slice(0, -1))}
    >
      {chosen.length > 0 && (
        <ChipRow>
          {chosen.map((name) => (
            <RemovableChip key={name} name={name} onRemove={() => setChosen(chosen.filter((one) => one !== name))}>
              {name}
            </RemovableChip>
          ))}
        </ChipRow>
      )}
    </Picker>
  );
}
