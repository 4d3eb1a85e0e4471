import {
  createCalendarLink,
  getCalendarLink,
  revokeCalendarLink,
} from '@jobblik/contract/interviews/calendar-link.api';
import type { ScreenArea } from '@jobblik/contract/paths';
import { IconCopy } from '@tabler/icons-react';
import { useState } from 'react';
import { callApi } from '../../platform/api/api';
import { useCall } from '../../platform/api/query';
import { useProblemText } from '../../platform/api/use-problem';
import { isDemo } from '../../platform/session/session';
import { formatMoment } from '../../platform/words/format';
import { useWords } from '../../platform/words/i18n';
import { ListStates } from '../../ui/feedback/list-states';
import { SkeletonRows } from '../../ui/feedback/skeleton';
import { toast } from '../../ui/feedback/toast-store';
import { useCopyLink } from '../../ui/feedback/use-copy-link';
import { Button } from '../../ui/forms/button';
import { TextField } from '../../ui/forms/field';
import { Dialog } from '../../ui/overlays/dialog';
import s from './dialogs.module.css';
import { Refused } from './refused';

interface SubscribeDialogProps {
  area: ScreenArea;
  now: Date;
  onClose: () => void;
}

/** The private address at which calendar programs read the interviews. It is shown only once, when it is created. */
export function SubscribeDialog({ area, now, onClose }: SubscribeDialogProps) {
  const t = useWords('interviews');
  const problemText = useProblemText();
  const link = useCall(getCalendarLink, undefined, { staleTime: 0 });
  const copyLink = useCopyLink();
  const [url, setUrl] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const [refused, setRefused] = useState<string | null>(null);
  const act = async (send: () => Promise<void>) => {
    setBusy(true);
    setRefused(null);
    try {
      await send();
      await link.refetch();
    } catch (error) {
      setRefused(problemText(error));
    } finally {
      setBusy(false);
    }
  };
  const make = () => act(async () => setUrl((await callApi(createCalendarLink)).url));
  const revoke = () =>
    act(async () => {
      await callApi(revokeCalendarLink);
      setUrl(null);
      toast(t('subscribe.revoked'));
    });
  const since = link.data?.created_at ?? null;
  return (
    <Dialog
      open
      width={700}
      title={t('subscribe.title')}
      onClose={onClose}
      unsaved={false}
      footer={
        <>
          {since && (
            <Button kind="reject" className={s.left} onClick={() => void revoke()}>
              {t('subscribe.revoke')}
            </Button>
          )}
          <Button kind="text" onClick={onClose}>
            {t('subscribe.close')}
          </Button>
          {url === null && (
            <Button kind="filled" busy={busy} onClick={() => void make()}>
              {t(since ? 'subscribe.again' : 'subscribe.make')}
            </Button>
          )}
        </>
      }
    >
      <p>{t(area === 'virksomhed' ? 'subscribe.text_employer' : 'subscribe.text')}</p>
      <Refused text={refused} />
      <ListStates query={link} isEmpty={() => false} empty={null} skeleton={<SkeletonRows count={1} />}>
        {() =>
          url === null ? (
            since && (
              <p className="text-2">
                {t('subscribe.again_text', { when: formatMoment(since, Math.max(now.getTime(), Date.parse(since))) })}
              </p>
            )
          ) : (
            <>
              <TextField
                readOnly
                label={t('subscribe.address')}
                description={t(isDemo() ? 'subscribe.sample' : 'subscribe.once')}
                value={url}
                onFocus={(event) => event.target.select()}
              />
              <p>
                <Button icon={IconCopy} onClick={() => void copyLink(url)}>
                  {t('subscribe.copy')}
                </Button>
              </p>
            </>
          )
        }
      </ListStates>
    </Dialog>
  );
}
