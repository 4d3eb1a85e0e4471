import { blockChatContact, deleteChat } from '@jobblik/contract/chat/chat.api';
import type { ChatContact } from '@jobblik/contract/chat/chat.schema';
import { pathTo } from '@jobblik/contract/paths';
import { IconBan, IconDots, IconFlag, IconTrash, IconVideo } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { RequestFromContact } from '../../interviews/index';
import { callApi } from '../../platform/api/api';
import { useProblemText } from '../../platform/api/use-problem';
import { chatPath } from '../../platform/chat-path';
import { useWords } from '../../platform/words/i18n';
import { Icon } from '../../ui/brand/icon';
import { toast, toastError } from '../../ui/feedback/toast-store';
import { IconBadge } from '../../ui/media/icon-badge';
import { Confirm } from '../../ui/overlays/confirm';
import { Menu } from '../../ui/overlays/menu';
import { changeContact, historyKey, refreshContacts } from '../live/chat-cache';
import { useArea } from '../use-area';
import { ReportDialog } from './report-dialog';

/** Less frequent actions of a conversation: delete it for oneself, block the contact, report it. */
export function ContactMenu({ contact }: { contact: ChatContact }) {
  const t = useWords('chat');
  const [dialog, setDialog] = useState<'block' | 'report' | 'interview' | null>(null);
  const close = () => setDialog(null);
  const { block, remove } = useContactActions(contact);
  const { name } = contact;
  const isEmployer = useArea() === 'virksomhed';
  return (
    <>
      <Menu label={t('thread.more', { name })} trigger={<IconBadge of={IconDots} />}>
        {isEmployer && !contact.removed && contact.may_write && (
          <button type="button" onClick={() => setDialog('interview')}>
            <Icon of={IconVideo} />
            {t('interview.invite')}
          </button>
        )}
        <button type="button" onClick={() => void remove()}>
          <Icon of={IconTrash} />
          {t('delete.action')}
        </button>
        {!contact.removed && (
          <button type="button" onClick={() => (contact.blocked ? void block(false) : setDialog('block'))}>
            <Icon of={IconBan} />
            {t(contact.blocked ? 'closed.unblock' : 'block.action')}
          </button>
        )}
        <button type="button" onClick={() => setDialog('report')}>
          <Icon of={IconFlag} />
          {t('report.action')}
        </button>
      </Menu>
      <Confirm
        open={dialog === 'block'}
        onClose={close}
        title={t('block.title', { name })}
        yes={t('block.yes', { name })}
        no={t('block.no')}
        danger
        onConfirm={() => block(true)}
      >
        {t('block.text', { name })}
      </Confirm>
      {dialog === 'interview' && <RequestFromContact userId={contact.user_id} name={name} onClose={close} />}
      {dialog === 'report' && <ReportDialog contact={contact} onClose={close} />}
    </>
  );
}

/** Blocks, unblocks, deletes; shows the result, or the reason of a refusal. */
export function useContactActions({ user_id, name }: ChatContact) {
  const t = useWords('chat');
  const problemText = useProblemText();
  const client = useQueryClient();
  const navigate = useNavigate();
  const area = useArea();
  const undo = { label: t('delete.undo'), onClick: () => void restore() };
  return {
    async block(blocked: boolean): Promise<void> {
      try {
        await callApi(blockChatContact, { body: { user_id, blocked } });
      } catch (error) {
        toastError(problemText(error));
        return;
      }
      changeContact(client, user_id, { blocked, may_write: !blocked });
      toast(t(blocked ? 'block.done' : 'block.lifted', { name }));
    },
    async remove(): Promise<void> {
      try {
        await callApi(deleteChat, { body: { selected_user_id: user_id } });
      } catch (error) {
        toastError(problemText(error));
        return;
      }
      await navigate(pathTo('conversations', { area }));
      client.removeQueries({ queryKey: historyKey(user_id) });
      await refreshContacts(client);
      toast(t('delete.done', { name }), { action: undo });
    },
  };

  async function restore(): Promise<void> {
    try {
      await callApi(deleteChat, { body: { selected_user_id: user_id, undo: true } });
    } catch (error) {
      toastError(problemText(error), { action: undo });
      return;
    }
    await refreshContacts(client);
    await navigate(chatPath(area, user_id));
  }
}
