import { pathTo } from '@jobblik/contract/paths';
import { IconMapPin } from '@tabler/icons-react';
import { lazy, Suspense, useId, useState } from 'react';
import { Check, ChoiceGroup, Radio, Switch } from '../forms/choice';
import { DropFile } from '../forms/drop-file';
import { PasswordField, SelectField, TextArea, TextField } from '../forms/field';
import { FilterGroup } from '../forms/filter-group';
import { SearchBar, SearchPart } from '../forms/search-bar';
import { Slider } from '../forms/slider';
import { StarsField } from '../forms/stars';
import { RichText } from '../text/rich-text';
import s from './design.module.css';

const DesignChoosing = lazy(() => import('./design-choosing'));

export function DesignForms({ sheet }: { sheet: string }) {
  const who = useId();
  const [text, setText] = useState('Jeg bygger systemer, der skal holde.');
  const [html, setHtml] = useState(
    '<p>Du kommer til at bygge videre på <strong>vores måletjeneste</strong>.</p><ul><li>Udvikle og drive</li><li>Skrive prøver</li></ul>',
  );
  const [file, setFile] = useState<File | null>(null);
  const [km, setKm] = useState(50);
  const [stars, setStars] = useState(3);
  const [chosen, setChosen] = useState<string[]>(['1']);
  return (
    <>
      <h2>Søgefelt</h2>
      <SearchBar action={pathTo('findJob')} submit="Find job" label={`Søg job, ${sheet}`}>
        <SearchPart label="Hvad vil du lave?" icon="what">
          <input name="keyword" placeholder="Stilling, fag eller virksomhed" />
        </SearchPart>
        <SearchPart label="Hvor?" icon="where">
          <input name="location" placeholder="By, postnummer eller region" />
        </SearchPart>
      </SearchBar>

      <h2>Felter</h2>
      <div className={s.two}>
        <div className={s.stack}>
          <TextField label="Stilling" placeholder="Fx pædagog" />
          <TextField label="Sted" icon={IconMapPin} defaultValue="Aarhus" description="By eller postnummer" />
          <TextField label="E-mail" defaultValue="amalie@" error="Der mangler noget efter @" />
          <PasswordField label="Adgangskode" defaultValue="hemmelig" autoComplete="off" />
          <SelectField label="Uddannelse" placeholder="Vælg" options={['Folkeskole', 'Ph.d.-grad']} />
          <TextField label="Telefon" optional disabled defaultValue="98 00 00 00" />
          <TextArea label="Besked" value={text} onChange={(event) => setText(event.target.value)} max={1500} />
        </div>
        <div className={s.stack}>
          <ChoiceGroup label="Ansættelse" across>
            <Check label="Fuldtid" defaultChecked />
            <Check label="Deltid" />
            <Check label="Frivillig" disabled />
          </ChoiceGroup>
          <ChoiceGroup label="Hvem kan finde dig?">
            <Radio name={who} label="Med navn og billede" defaultChecked />
            <Radio name={who} label="Uden navn" description="Virksomheder ser din erfaring, ikke dig" />
          </ChoiceGroup>
          <Check label="Jeg accepterer vilkårene" error="Sæt kryds for at fortsætte" />
          <Switch label="Mail hver dag" defaultChecked />
          <Switch label="Vis min alder" />
          <Slider
            label="Afstand fra 8000 Aarhus C"
            value={km}
            min={5}
            max={400}
            step={5}
            format={(value) => `Op til ${value} km`}
            range="5–400 km"
            onDone={setKm}
          />
          <StarsField label="Din bedømmelse" value={stars} onChange={setStars} />
          <FilterGroup
            label="Slået op"
            options={[
              { value: '1', label: 'Seneste 24 timer', count: 9 },
              { value: '2', label: 'Seneste 3 dage', count: 1284 },
              { value: '3', label: 'Ældre', count: 0 },
            ]}
            chosen={chosen}
            onToggle={(value, on) => setChosen(on ? [...chosen, value] : chosen.filter((one) => one !== value))}
            limit={2}
          />
        </div>
      </div>
      <h2>Søgbare lister og datoer</h2>
      <Suspense fallback={null}>
        <DesignChoosing />
      </Suspense>

      <h2>Filer og tekst</h2>
      <div className={s.two}>
        <div className={s.stack}>
          <DropFile
            label="CV"
            kind="document"
            description="PDF eller Word, højst 20 Mb"
            value={file}
            onChange={setFile}
            optional
          />
          <DropFile
            label="Ansøgning"
            kind="document"
            value={{ name: 'Amalie-Holm-ansøgning.pdf', size: 412_000 }}
            onChange={() => undefined}
          />
          <DropFile
            label="Video"
            kind="video"
            value={{ name: 'video-cv.mp4', size: 48_000_000 }}
            onChange={() => undefined}
            progress={0.62}
          />
        </div>
        <RichText label="Beskrivelse" value={html} onChange={setHtml} max={1500} />
      </div>
    </>
  );
}
