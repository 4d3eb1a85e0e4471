import { getUser, updateProfile } from '@jobblik/contract/accounts/accounts.api';
import type { OwnUser } from '@jobblik/contract/accounts/accounts.schema';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTownOf } from '../../lookups';
import { callApi } from '../../platform/api/api';
import { callKey } from '../../platform/api/query';
import { ownDraft } from '../../platform/forms/form-draft';
import { useForm } from '../../platform/forms/use-form';
import { updateSession } from '../../platform/session/session';
import { useWords } from '../../platform/words/i18n';
import { toast } from '../../ui/feedback/toast-store';
import { Button } from '../../ui/forms/button';
import { TextField } from '../../ui/forms/field';
import s from '../accounts.module.css';
import { FormAlert } from '../sign-in/form-alert';
import { type PictureChoice, PictureField } from './picture-field';
import { ProfilePreview } from './profile-preview';

/** Name, place, telephone and picture. What was typed stays when saving fails. */
export function ProfileForm({ user }: { user: OwnUser }) {
  const t = useWords('accounts');
  const queries = useQueryClient();
  const townOf = useTownOf();
  const [pictureError, setPictureError] = useState<string | null>(null);
  const saved = { name: user.name, zip: user.zip, city: user.city, phone: user.phone };
  const form = useForm(save, {
    start: { ...saved, picture: 'unchanged' as PictureChoice },
    draft: ownDraft('profile', { fields: ['name', 'zip', 'city', 'phone'] }),
    paths: { upload_profile_picture: 'picture' },
    words: { name_required: t('nameMissing'), zip_not_a_zip: t('settings.zipWrong') },
    check: ({ name, zip }) => ({
      name: name.trim() === '' && 'required',
      zip: zip !== '' && !/^\d{3,4}$/.test(zip.trim()) && 'not_a_zip',
    }),
    async onSent({ user_name, user_avatar }, values) {
      form.reset({ ...values, picture: 'unchanged' });
      updateSession({ user_name, user_avatar });
      toast(t('settings.saved'));
      await queries.invalidateQueries({ queryKey: callKey(getUser) });
    },
  });
  const { picture } = form.values;

  async function findTown(zip: string) {
    form.set({ zip });
    const town = await townOf(zip);
    if (town && form.getValues().zip === zip) form.set({ city: town.name });
  }

  async function save({ picture, ...values }: typeof saved & { picture: PictureChoice }) {
    setPictureError(null);
    const place = await townOf(values.zip);
    return await callApi(updateProfile, {
      body: {
        profile: {
          ...values,
          ...(place && { location: { id: place.id, zip: place.zip } }),
          ...(picture === 'removed' && { avatar: null }),
        },
      },
      files: { upload_profile_picture: picture instanceof File ? picture : null },
    });
  }

  return (
    <div className={s.beside}>
      <form ref={form.ref} className={s.form} onSubmit={form.submit} noValidate>
        {form.problem && <FormAlert>{form.problem}</FormAlert>}
        {form.isRestored && form.isDirty && (
          <p role="status" className={s.note}>
            {t('settings.restored')}
          </p>
        )}
        <PictureField
          name={user.name}
          current={user.avatar}
          choice={picture}
          error={pictureError ?? form.errors.picture ?? null}
          onChange={(choice, error) => {
            setPictureError(error);
            form.set({ picture: choice });
          }}
        />
        <TextField label={t('name')} autoComplete="name" maxLength={120} {...form.field('name')} />
        <div className={s.place}>
          <TextField
            label={t('settings.zip')}
            optional
            inputMode="numeric"
            autoComplete="postal-code"
            maxLength={4}
            {...form.field('zip')}
            onChange={(event) => void findTown(event.currentTarget.value)}
          />
          <TextField
            label={t('settings.city')}
            optional
            autoComplete="address-level2"
            maxLength={80}
            {...form.field('city')}
          />
        </div>
        <TextField
          label={t('settings.phone')}
          optional
          type="tel"
          autoComplete="tel"
          maxLength={30}
          {...form.field('phone')}
        />
        <div className={s.actions}>
          <Button kind="filled" type="submit" busy={form.isBusy}>
            {t('settings.save')}
          </Button>
        </div>
      </form>
      <ProfilePreview values={form.values} current={user.avatar} picture={picture} />
    </div>
  );
}
