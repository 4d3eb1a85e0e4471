import {
  createInterview,
  deleteSchedule,
  setPostponeEmailToEmployerOnDashboard,
} from '@jobblik/contract/interviews/interviews.api';
import { interviewAnswer } from '@jobblik/contract/interviews/interviews.rules';
import type { ScreenArea } from '@jobblik/contract/paths';
import { callApi } from '../../platform/api/api';
import { useWords } from '../../platform/words/i18n';
import { Confirm } from '../../ui/overlays/confirm';
import { otherName } from '../calendar/grid-entries';
import type { CalendarDialog } from './calendar-dialog';
import { EventDialog } from './event-dialog';
import { MoveDialog } from './move-dialog';
import { NewDialog } from './new-dialog';
import { PickDialog } from './pick-dialog';
import { PostponeDialog } from './postpone-dialog';
import { SlotsDialog } from './slots-dialog';
import { SubscribeDialog } from './subscribe-dialog';
import { useAttempt } from './use-attempt';

interface CalendarDialogsProps {
  dialog: CalendarDialog | null;
  area: ScreenArea;
  now: Date;
  onDialog: (dialog: CalendarDialog | null) => void;
}

/** The open dialog, if any. */
export function CalendarDialogs({ dialog, area, now, onDialog }: CalendarDialogsProps) {
  const t = useWords('interviews');
  const attempt = useAttempt();
  const close = () => onDialog(null);
  if (!dialog) return null;
  switch (dialog.kind) {
    case 'new':
      return <NewDialog range={dialog.range} now={now} onClose={close} />;
    case 'slots':
      return <SlotsDialog now={now} onClose={close} />;
    case 'subscribe':
      return <SubscribeDialog area={area} now={now} onClose={close} />;
    case 'pick':
      return <PickDialog uuid={dialog.uuid} name={dialog.name} onClose={close} />;
    default:
  }
  const { kind, interview } = dialog;
  const { uuid } = interview;
  const name = otherName(interview, area);
  switch (kind) {
    case 'event':
      return <EventDialog interview={interview} area={area} now={now} onDialog={onDialog} />;
    case 'move':
      return <MoveDialog interview={interview} now={now} onClose={close} />;
    case 'postpone':
      return (
        <PostponeDialog
          uuid={uuid}
          name={name}
          onClose={close}
          onSend={(reason) =>
            attempt(
              () => callApi(setPostponeEmailToEmployerOnDashboard, { body: { reason, uuid } }),
              t('event.postponed'),
            )
          }
        />
      );
    case 'decline':
      return (
        <Confirm
          open
          danger
          title={t('decline.title')}
          yes={t('decline.yes')}
          no={t('decline.no')}
          onClose={close}
          onConfirm={() =>
            attempt(
              () => callApi(createInterview, { body: { uuid, interview_type: interviewAnswer.decline } }),
              t('event.declined'),
            )
          }
        >
          <p>{t('decline.text', { name })}</p>
        </Confirm>
      );
    default:
      return (
        <Confirm
          open
          danger
          title={t('cancel.title', { name })}
          yes={t('cancel.yes')}
          no={t('cancel.no')}
          onClose={close}
          onConfirm={() => attempt(() => callApi(deleteSchedule, { body: { interview_id: uuid } }), t('cancel.done'))}
        >
          <p>{t('cancel.text', { name })}</p>
        </Confirm>
      );
  }
}
