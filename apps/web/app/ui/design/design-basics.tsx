import { pathTo } from '@jobblik/contract/paths';
import {
  IconArrowRight,
  IconBell,
  IconCheck,
  IconClock,
  IconDownload,
  IconHeart,
  IconMessageCircle,
  IconPlus,
  IconSearch,
  IconX,
} from '@tabler/icons-react';
import { Art } from '../brand/art';
import videoCv from '../brand/art/video-cv.svg?raw';
import { EyeSymbol, Logo } from '../brand/logo';
import { Sparkline } from '../charts/sparkline';
import { Badge, Kbd, Pip } from '../feedback/badge';
import { EyeMeter } from '../feedback/eye-meter';
import { ArrowLink, Button, ButtonLink, IconButton } from '../forms/button';
import { Chip, ChipRow, RemovableChip } from '../forms/chip';
import { Stars } from '../forms/stars';
import { IconBadge } from '../media/icon-badge';
import { Avatar, CompanyAvatar, Portrait, portraits } from '../media/picture';
import { Lens } from '../overlays/lens';
import s from './design.module.css';

const ramps = {
  Fjord: ['EEF9FC', 'DCF1F6', 'BCE5EE', '97D1DE', '6AB5C5', '4092A2', '217281', '0B5563', '05414B', '032C33'],
  Koral: ['FFF3EF', 'FEE4DC', 'FECCBE', 'FEAA93', 'F68262', 'E4572E', 'CD441C', 'B23A17', '852A0F', '5E1C0A'],
  Dagslys: ['FBFAF7', 'F3EEE4', 'E5DED1', 'D2CBBE', 'ABA9A2', '83888A', '5F6A70', '445159', '293B46', '12232E'],
  Mos: ['F1F9F0', 'E2F1DE', 'C9E3C3', 'A9CFA1', '86B57C', '649759', '4B7A40', '38602F', '2A4923', '1D3318'],
  Rav: ['FFF6EA', 'FFEBCF', 'FFD9A4', 'FBC576', 'ECAE4A', 'CF9329', 'A77312', '82590B', '664404', '483004'],
};

const visits = [
  4, 6, 3, 7, 6, 5, 9, 11, 8, 7, 12, 9, 8, 10, 14, 13, 9, 11, 8, 12, 10, 15, 13, 12, 11, 9, 14, 18, 16, 17,
];

export function DesignBasics() {
  return (
    <>
      <h2>Farver</h2>
      {Object.entries(ramps).map(([name, shades]) => (
        <div key={name} className={s.ramp}>
          <p className="strong small">{name}</p>
          {shades.map((shade, index) => (
            <div
              key={shade}
              style={{ background: `#${shade}`, color: index < 5 ? '#12232E' : index === 5 ? '#0B1116' : '#FFFFFF' }}
            >
              {index}
            </div>
          ))}
        </div>
      ))}

      <div className={s.two}>
        <div>
          <h2>Skrift</h2>
          <p className={s.hero}>Et blik</p>
          <h3 style={{ fontSize: 44, lineHeight: 1.04, marginTop: 14 }}>Godmorgen, Amalie</h3>
          <h3 style={{ fontSize: 30, marginTop: 14 }}>Nye job i dag</h3>
          <h3 style={{ marginTop: 14 }}>Tømrersvend til renovering</h3>
          <p className={s.reading}>Tolv børn, tre voksne og en stor have.</p>
          <p>Løn, arbejdstid og frist</p>
          <p className="small num">36.800–42.300 kr. · kl. 14.32</p>
          <p className="note muted">Noter og hjælpetekst</p>
        </div>
        <div>
          <h2>Knapper</h2>
          <div className={s.line}>
            <Button kind="filled">Søg jobbet</Button>
            <Button kind="filled" busy>
              Sender
            </Button>
            <Button kind="filled" disabled>
              Ikke endnu
            </Button>
            <Button icon={IconHeart}>Gem</Button>
            <Button kind="tinted" icon={IconPlus}>
              Tilføj
            </Button>
            <Button kind="text">Ikke nu</Button>
            <Button kind="reject" icon={IconX}>
              Giv afslag
            </Button>
            <Button kind="danger">Slet kontoen</Button>
            <Button size="small" icon={IconDownload}>
              Hent
            </Button>
            <Button size="large" kind="filled" iconAfter={IconArrowRight}>
              Videre
            </Button>
            <ButtonLink to={pathTo('findJob')}>Find job</ButtonLink>
            <IconButton icon={IconSearch} label="Søg" />
            <IconButton icon={IconX} label="Luk" lined />
            <ArrowLink to={pathTo('findJob')}>Se alle</ArrowLink>
          </div>
          <h2>Mærker og chips</h2>
          <ChipRow>
            <RemovableChip name="Fuldtid">Fuldtid</RemovableChip>
            <Chip onClick={() => undefined}>Erfaring</Chip>
            <Chip on icon={IconCheck} onClick={() => undefined}>
              Deltid
            </Chip>
            <Chip add onClick={() => undefined}>
              Tilføj
            </Chip>
            <Chip>Kun til syn</Chip>
          </ChipRow>
          <div className={s.line} style={{ marginTop: 12 }}>
            <Badge tone="success" icon={IconCheck}>
              Aftalt
            </Badge>
            <Badge tone="waiting" icon={IconClock}>
              Venter på svar
            </Badge>
            <Badge tone="info">8 nye</Badge>
            <Badge>Åben</Badge>
            <Badge tone="signal">
              <Pip /> Frist i morgen
            </Badge>
            <Stars value={4} />
            <Kbd>J</Kbd>
          </div>
        </div>
      </div>

      <h2>Mærket</h2>
      <div className={s.marks}>
        <div>
          <Logo />
        </div>
        <div className={s.onFjord}>
          <Logo />
        </div>
        <div>
          <EyeSymbol />
        </div>
      </div>

      <h2>Billeder</h2>
      <div className={s.pictures}>
        <Lens />
        <Art svg={videoCv} />
      </div>
      <div className={s.line} style={{ marginTop: 24 }}>
        {portraits.map((name) => (
          <Portrait key={name} of={name} size={72} />
        ))}
      </div>
      <div className={s.line} style={{ marginTop: 16 }}>
        {[
          'Nordlys Energi',
          'Fjordklinikken',
          'Mølleå Tømrerne',
          'Børnehuset Solsikken',
          'Æbleskivehuset',
          'Kløver Revision',
        ].map((name) => (
          <CompanyAvatar key={name} name={name} />
        ))}
        <CompanyAvatar name="Nordlys Energi" src="/art/mark-4.svg" size={72} />
        {['Amalie Holm', 'Mads Vestergaard', 'Åse Ørsted', 'Cher'].map((name) => (
          <Avatar key={name} name={name} />
        ))}
        <IconBadge of={IconBell} dot />
        <IconBadge of={IconMessageCircle} count={3} />
        <IconBadge of={IconMessageCircle} count={120} />
      </div>

      <div className={s.two}>
        <div>
          <h2>Øjemåleren</h2>
          <div className={s.line}>
            {[35, 80, 100].map((percent) => (
              <EyeMeter key={percent} percent={percent} label="Dit CV" width={150} />
            ))}
          </div>
        </div>
        <div>
          <h2>Kurve</h2>
          <Sparkline values={visits} label="Besøg pr. dag i 30 dage, senest 17" from="22. okt." to="20. nov." />
        </div>
      </div>
    </>
  );
}
