import { MultiSelect, Select, TagsInput } from '@mantine/core';
import { DatePickerInput, DatesProvider } from '@mantine/dates';
import 'dayjs/locale/da';
import { MantineRoot } from '../theme/mantine';
import s from './design.module.css';

const towns = ['8000 Aarhus C', '8200 Aarhus N', '9000 Aalborg', '5000 Odense C', '6700 Esbjerg'];

/** Mantine's searchable lists and dates in the product's theme. */
export default function DesignMantine() {
  return (
    <MantineRoot>
      <DatesProvider settings={{ locale: 'da', firstDayOfWeek: 1 }}>
        <div className={s.two}>
          <div className={s.stack}>
            <Select
              label="By"
              placeholder="Søg en by"
              data={towns}
              searchable
              clearable
              description="Skriv et par bogstaver"
            />
            <MultiSelect
              label="Kompetencer"
              data={['Go', 'PostgreSQL', 'Kotlin']}
              defaultValue={['Go', 'Kotlin']}
              searchable
            />
          </div>
          <div className={s.stack}>
            <TagsInput label="Stillinger" defaultValue={['Backendudvikler']} error="Vælg mindst to" />
            <DatePickerInput label="Startdato" placeholder="Vælg en dato" valueFormat="D. MMMM YYYY" />
          </div>
        </div>
      </DatesProvider>
    </MantineRoot>
  );
}
