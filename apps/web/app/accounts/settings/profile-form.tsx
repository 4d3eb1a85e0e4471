import { getUser, updateProfile } from '@jobblik/contract/accounts/accounts.api';
import type { OwnUser } from '@jobblik/contract/accounts/accounts.schema';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTownOf } from '../../lookups';
import { callApi } from '../../platform/api/api';
import { callKey } from '../../platform/api/query';
import { useFieldErrors, useProblemText } from '../../platform/api/use-problem';
import { ownDraftKey } from '../../platform/drafts/own-draft-key';
import { useFormDraft } from '../../platform/drafts/use-form-draft';
import { sessionNow, updateSession } from '../../platform/session/session';
import { useWords } from '../../platform/words/i18n';
import { toast } from '../../ui/feedback/toast-store';
import { Button } from '../../ui/forms/button';
import { TextField } from '../../ui/forms/field';
import { useFirstError } from '../../ui/forms/use-first-error';
import s from '../accounts.module.css';
import { FormAlert } from '../sign-in/form-alert';
import { type PictureChoice, PictureField } from './picture-field';
import { ProfilePreview } from './profile-preview';

/** Name, place, telephone and picture. What was typed stays when saving fails. */
export function ProfileForm({ user }: { user: OwnUser }) {
  const t = useWords('accounts');
  const problemText = useProblemText();
  const fieldErrors = useFieldErrors();
  const queries = useQueryClient();
  const townOf = useTownOf();
  const [box, toFirstError] = useFirstError<HTMLFormElement>();
  const [picture, setPicture] = useState<PictureChoice>('unchanged');
  const [pictureError, setPictureError] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const [alert, setAlert] = useState<string | null>(null);
  const saved = { name: user.name, zip: user.zip, city: user.city, phone: user.phone };
  const { form, isRestored, clear } = useFormDraft(ownDraftKey(sessionNow()?.user_id ?? 0, 'profile'), {
    initialValues: saved,
    validate: {
      name: (value) => (value.trim() === '' ? t('nameMissing') : null),
      zip: (value) => (value === '' || /^\d{3,4}$/.test(value.trim()) ? null : t('settings.zipWrong')),
    },
  });
  const isStored = isRestored && form.isDirty();

  async function findTown(zip: string) {
    form.setFieldValue('zip', zip);
    const town = await townOf(zip);
    if (town && form.getValues().zip === zip) form.setFieldValue('city', town.name);
  }

  async function save(values: typeof form.values) {
    setBusy(true);
    setAlert(null);
    setPictureError(null);
    try {
      const place = await townOf(values.zip);
      const { user_name, user_avatar } = await callApi(updateProfile, {
        body: {
          profile: {
            ...values,
            ...(place && { location: { id: place.id, zip: place.zip } }),
            ...(picture === 'removed' && { avatar: null }),
          },
        },
        files: { upload_profile_picture: picture instanceof File ? picture : null },
      });
      clear();
      updateSession({ user_name, user_avatar });
      setPicture('unchanged');
      toast(t('settings.saved'));
      await queries.invalidateQueries({ queryKey: callKey(getUser) });
    } catch (error) {
      refuse(error);
    } finally {
      setBusy(false);
    }
  }

  function refuse(error: unknown) {
    const { upload_profile_picture, ...others } = fieldErrors(error);
    form.setErrors(
      Object.fromEntries(Object.entries(others).map(([path, text]) => [path.replace('profile.', ''), text])),
    );
    if (upload_profile_picture) setPictureError(upload_profile_picture);
    setAlert(problemText(error));
    toFirstError();
  }

  return (
    <div className={s.beside}>
      <form ref={box} className={s.form} onSubmit={form.onSubmit(save, toFirstError)} noValidate>
        {alert && <FormAlert>{alert}</FormAlert>}
        {isStored && (
          <p role="status" className={s.note}>
            {t('settings.restored')}
          </p>
        )}
        <PictureField
          name={user.name}
          current={user.avatar}
          choice={picture}
          error={pictureError}
          onChange={(choice, error) => {
            setPicture(choice);
            setPictureError(error);
          }}
        />
        <TextField label={t('name')} autoComplete="name" maxLength={120} {...form.getInputProps('name')} />
        <div className={s.place}>
          <TextField
            label={t('settings.zip')}
            optional
            inputMode="numeric"
            autoComplete="postal-code"
            maxLength={4}
            {...form.getInputProps('zip')}
            onChange={(event) => void findTown(event.currentTarget.value)}
          />
          <TextField
            label={t('settings.city')}
            optional
            autoComplete="address-level2"
            maxLength={80}
            {...form.getInputProps('city')}
          />
        </div>
        <TextField
          label={t('settings.phone')}
          optional
          type="tel"
          autoComplete="tel"
          maxLength={30}
          {...form.getInputProps('phone')}
        />
        <div className={s.actions}>
          <Button kind="filled" type="submit" busy={busy}>
            {t('settings.save')}
          </Button>
        </div>
      </form>
      <ProfilePreview values={form.values} current={user.avatar} picture={picture} />
    </div>
  );
}
