/** Address of the session's picture. `user_avatar` is a signed address or a file id, which is shown as a png (spec 1§3). */
export function avatarUrl(avatar: string | undefined): string | null {
  if (!avatar) return null;
  return avatar.includes('/') ? avatar : `/images/avatars/${encodeURIComponent(avatar)}.png`;
}
