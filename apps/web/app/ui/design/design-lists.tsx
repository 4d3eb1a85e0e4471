import { Problem } from '@jobblik/contract/kernel/problem';
import { pathTo } from '@jobblik/contract/paths';
import { IconCalendar, IconClock, IconCoins, IconMapPin } from '@tabler/icons-react';
import { useState } from 'react';
import bench from '../brand/art/empty-bench.svg?raw';
import closedEye from '../brand/art/empty-closed-eye.svg?raw';
import { Badge } from '../feedback/badge';
import { Empty, Failed } from '../feedback/list-states';
import { Progress } from '../feedback/progress';
import { SkeletonRows } from '../feedback/skeleton';
import { Button } from '../forms/button';
import { Heart } from '../forms/heart';
import { Accordion } from '../layout/accordion';
import { Breadcrumbs } from '../layout/breadcrumbs';
import { KeyFacts } from '../layout/key-facts';
import { Pager } from '../layout/pager';
import { JobRow, JobRows } from '../layout/row';
import { Band, Card } from '../layout/section';
import { Table } from '../layout/table';
import { Segment, Tabs } from '../layout/tabs';
import { CompanyAvatar } from '../media/picture';
import { PlaceMap } from '../media/place-map';
import { RichTextView } from '../text/rich-text-view';
import s from './design.module.css';

const facts = [
  { label: 'Løn', value: '52.000–60.000 kr.', note: 'pr. måned + pension 12 %', icon: IconCoins },
  { label: 'Arbejdstid', value: 'Fuldtid, 37 timer', note: 'flekstid, ingen vagter', icon: IconClock },
  { label: 'Sted', value: '9000 Aalborg', note: '2 hjemmedage om ugen', icon: IconMapPin },
  { label: 'Start', value: '1. februar 2026', note: 'eller efter aftale', icon: IconCalendar },
  { label: 'Frist', value: '26. november', note: 'om 6 dage', soon: true },
];

export function DesignLists({ sheet }: { sheet: string }) {
  const [tab, setTab] = useState('all');
  const [view, setView] = useState('new');
  const [saved, setSaved] = useState(true);
  return (
    <>
      <h2>Faner og valg</h2>
      <div className={s.two}>
        <div>
          <Tabs
            label="Ansøgninger"
            value={tab}
            onChange={setTab}
            items={[
              { value: 'all', label: 'Alle', count: 24 },
              { value: 'open', label: 'Åbne', count: 15 },
              { value: 'parked', label: 'Parkeret', count: 4 },
            ]}
          >
            <p className="small" style={{ padding: '14px 0' }}>
              Fanens indhold
            </p>
          </Tabs>
        </div>
        <div>
          <Segment
            label="Sortering"
            value={view}
            onChange={setView}
            items={[
              { value: 'new', label: 'Seneste' },
              { value: 'popular', label: 'Populære' },
              { value: 'deadline', label: 'Ansøgningsfrist' },
            ]}
          />
        </div>
      </div>

      <h2>Række og »På et blik«</h2>
      <Breadcrumbs
        label={`Brødkrummesti, ${sheet}`}
        crumbs={[
          { label: 'Find job', to: pathTo('findJob') },
          { label: 'It og udvikling', to: `${pathTo('findJob')}?job_category=it` },
          { label: 'Aalborg' },
        ]}
      />
      <div style={{ height: 16 }} />
      <JobRows>
        <JobRow
          mark={<CompanyAvatar name="Fjordklinikken" src="/art/mark-1.svg" />}
          title="Sygeplejerske til akutmodtagelsen"
          to={pathTo('job', { job_id: 1, job_seo: 'x' })}
          company="Fjordklinikken · 7400 Herning"
          pay="36.800–42.300 kr."
          payNote="pr. måned"
          hours="Fuldtid"
          deadlineLabel="Frist"
          deadline="3. dec."
          end={<Heart name="Sygeplejerske" on={saved} onToggle={() => setSaved(!saved)} />}
        />
        <JobRow
          shape="compact"
          current
          mark={<CompanyAvatar name="Havnens Bageri" />}
          title="Bager til morgenhold, der også vil stå for surdej og rugbrød"
          to={pathTo('job', { job_id: 2, job_seo: 'x' })}
          company="Havnens Bageri · 5000 Odense C"
          pay="185–205 kr."
          payNote="pr. time"
          hours="Deltid, 25 timer"
          deadlineLabel="Frist"
          deadline="i morgen"
          soon
          end={<Heart name="Bager" on={false} onToggle={() => undefined} />}
        />
      </JobRows>
      <div style={{ height: 24 }} />
      <KeyFacts facts={facts} />
      <Pager
        label={`Sider, ${sheet}`}
        page={4}
        total={238}
        pageSize={20}
        hrefOf={(page, size) => `${pathTo('design')}?page=${page}&size=${size}`}
      />

      <h2>Lister i fire tilstande</h2>
      <div className={s.states}>
        <div className={s.state} style={{ padding: '0 20px' }}>
          <SkeletonRows count={4} />
        </div>
        <div className={s.state}>
          <Empty art={closedEye} level={3} title="Ingen job at se lige nu" action={<Button>Opret jobagent</Button>}>
            Prøv en større afstand, eller få besked, når der kommer et.
          </Empty>
        </div>
        <div className={s.state}>
          <Failed level={3} error={new Problem('network')} onRetry={() => undefined} />
        </div>
        <div className={s.state}>
          <Empty art={bench} level={3} title="Du har ikke gemt nogen job" action={<Button>Find job</Button>}>
            Tryk på hjertet ved et job, så ligger det her.
          </Empty>
        </div>
      </div>

      <div className={s.two}>
        <div>
          <h2>Tabel</h2>
          <Table
            caption={`Betalinger, ${sheet}`}
            rows={[
              { id: 1, plan: 'Plus', paid: true, sum: '1.111,50 kr.' },
              { id: 2, plan: 'Pro', paid: false, sum: '2.493,75 kr.' },
            ]}
            keyOf={(row) => row.id}
            columns={[
              { head: 'Pakke', cell: (row) => row.plan, rowHeader: true },
              {
                head: 'Status',
                cell: (row) => <Badge tone={row.paid ? 'success' : 'waiting'}>{row.paid ? 'Betalt' : 'Ubetalt'}</Badge>,
              },
              { head: 'Beløb', cell: (row) => row.sum, right: true },
            ]}
          />
        </div>
        <div>
          <h2>Spørgsmål og svar</h2>
          <Accordion
            items={[
              { title: 'Hvordan opretter jeg et CV?', content: 'Log ind, og vælg CV i menuen.' },
              { title: 'Kan jeg skjule mit navn?', content: 'Ja, vælg »Uden navn«.' },
            ]}
          />
        </div>
      </div>

      <h2>Tekst, kort og bånd</h2>
      <div className={s.two}>
        <RichTextView html="<p>Hvert kvarter sender 210.000 husstande en måling til os.</p><h2>Det skal du lave</h2><ul><li>Udvikle og drive den tjeneste, der beregner forbrug</li><li>Skrive prøver, der kan stoles på</li></ul>" />
        <div className={s.stack}>
          <Card strong>
            <h3>Er det noget for dig?</h3>
            <p className="small text-2">Du kan bruge dit CV fra Jobblik.</p>
          </Card>
          <Card flush>
            <PlaceMap
              places={[{ label: '5000 Odense C', lat: 55.403, lng: 10.392 }]}
              street=""
              home={{ label: '5200 Odense V', lat: 55.398, lng: 10.32, km: 4.6 }}
            />
          </Card>
          <Band>
            <p className="small">Sand bærer det, der ligger ved siden af opgaven.</p>
            <Progress value={0.4} label="Sender" />
          </Band>
        </div>
      </div>
    </>
  );
}
