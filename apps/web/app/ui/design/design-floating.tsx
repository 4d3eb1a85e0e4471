import { useState } from 'react';
import { toast, toastError } from '../feedback/toast-store';
import { Button } from '../forms/button';
import { TextField } from '../forms/field';
import { Confirm } from '../overlays/confirm';
import { Dialog, type DialogWidth } from '../overlays/dialog';
import { Menu } from '../overlays/menu';
import { SchemeSwitch } from '../theme/scheme-switch';
import s from './design.module.css';

const widths: DialogWidth[] = [480, 700, 900, 1000];

export function DesignFloating() {
  const [width, setWidth] = useState<DialogWidth | null>(null);
  const [asking, setAsking] = useState(false);
  const close = () => setWidth(null);
  return (
    <>
      <h2>Det, der svæver</h2>
      <div className={s.line}>
        {widths.map((one) => (
          <Button key={one} onClick={() => setWidth(one)}>
            Dialog {one}
          </Button>
        ))}
        <Button onClick={() => setAsking(true)}>Slet erfaring</Button>
        <Button
          onClick={() =>
            toast('Du har gemt dette job.', { action: { label: 'Se gemte', opens: true, onClick: () => undefined } })
          }
        >
          Besked
        </Button>
        <Button onClick={() => toastError('Vi mistede forbindelsen.')}>Fejl</Button>
        <Menu label="Menu" trigger={<span className="strong">Menu</span>}>
          <SchemeSwitch />
        </Menu>
      </div>
      <Dialog
        open={width !== null}
        width={width ?? 480}
        closesOutside={width !== 700}
        onClose={close}
        title="Ret erfaring"
        onSubmit={(event) => {
          event.preventDefault();
          close();
        }}
        footer={
          <>
            <Button onClick={close}>Annuller</Button>
            <Button kind="filled" type="submit">
              Gem erfaring
            </Button>
          </>
        }
      >
        <TextField label="Stilling" defaultValue="Backendudvikler" />
        <TextField label="Virksomhed" defaultValue="Pengeborg A/S" />
      </Dialog>
      <Confirm
        open={asking}
        onClose={() => setAsking(false)}
        title="Slet erfaringen?"
        danger
        yes="Slet erfaring"
        no="Behold"
        onConfirm={() => undefined}
      >
        Backendudvikler hos Pengeborg A/S forsvinder fra dit CV. Du kan hente den igen under Tidligere udgaver.
      </Confirm>
    </>
  );
}
