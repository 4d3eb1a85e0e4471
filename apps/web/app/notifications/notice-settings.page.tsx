import { userType } from '@jobblik/contract/kernel/session';
import { getNoticeSettings } from '@jobblik/contract/notifications/notifications.api';
import { areas, pathTo } from '@jobblik/contract/paths';
import { useState } from 'react';
import { useCall } from '../platform/api/query';
import { Link } from '../platform/link';
import { seo } from '../platform/seo';
import { useSession } from '../platform/session/session';
import { pageWords, useWords } from '../platform/words/i18n';
import type { Matches } from '../platform/words/matches';
import { ListStates } from '../ui/feedback/list-states';
import { ChoiceGroup, Switch } from '../ui/forms/choice';
import { kindLabel } from './kind-label';
import { NoticeSample } from './notice-sample';
import s from './notice-settings.module.css';
import { PushSwitch } from './push-switch';
import { useSetChannel } from './use-set-channel';

export function meta({ matches }: { matches: Matches }) {
  return seo(matches, { title: pageWords(matches, 'notifications')('settings.title'), hidden: true });
}

/** The settings of notices: which kinds a person gets, in the list, by mail, or not at all. */
export default function NoticeSettingsPage() {
  const t = useWords('notifications');
  const ttl = useSession()?.ttl;
  const role = ttl === userType.employer ? 'employer' : 'seeker';
  const area = areas[role];
  const query = useCall(getNoticeSettings, undefined, { staleTime: 0 });
  const { isOn, set } = useSetChannel();
  /** The kind whose sample is shown: the focused one, or the last changed one. */
  const [shown, setShown] = useState<string | null>(null);
  return (
    <div className={`wrap ${s.page}`}>
      <h1>{t('settings.title')}</h1>
      <p className={s.lead}>{t('settings.lead')}</p>
      <ListStates query={query} isEmpty={({ settings }) => settings.length === 0} empty={null}>
        {({ settings }) => (
          <div className={s.columns}>
            <div className={s.kinds}>
              {settings.map((setting) => (
                <ChoiceGroup key={setting.kind} label={kindLabel(t, setting.kind, role)} across>
                  {(['bell', 'mail'] as const).map((channel) => {
                    const on = isOn(setting, channel);
                    return (
                      on !== null && (
                        <Switch
                          key={channel}
                          label={t(`settings.${channel}`)}
                          checked={on}
                          onFocus={() => setShown(setting.kind)}
                          onChange={(event) => {
                            setShown(setting.kind);
                            void set(setting.kind, channel, event.currentTarget.checked);
                          }}
                        />
                      )
                    );
                  })}
                </ChoiceGroup>
              ))}
            </div>
            {settings
              .filter(({ kind }, index) => (shown === null ? index === 0 : kind === shown))
              .map((setting) => (
                <NoticeSample
                  key="sample"
                  setting={setting}
                  isOn={(channel) => isOn(setting, channel)}
                  role={role}
                  ttl={ttl}
                />
              ))}
          </div>
        )}
      </ListStates>
      <PushSwitch />
      <p className={s.note}>
        {t(`settings.agents.${role}`)} <Link to={pathTo('agents', { area })}>{t(`settings.agents_link.${role}`)}</Link>.
      </p>
      <p className={s.note}>{t('settings.always')}</p>
      <p className={s.note}>
        <Link to={pathTo('notifications', { area })}>{t('settings.back')}</Link>
      </p>
    </div>
  );
}
