const maxLength = 200;

/** Equivalent endings of the recognised one, so that "foto.jpeg" does not become "foto.jpeg.jpg". */
const sameAs: Readonly<Record<string, readonly string[]>> = {
  mp4: ['mp4', 'm4v'],
  mov: ['mov', 'qt'],
};

/** Re-encoding changes the format of pictures, so their old ending would be wrong. */
const replaced = /\.(jpe?g|jfif|png|webp|gif|avif|heic|heif)$/i;

/**
 * A person's file name, safe to show and save: no folders, no control or direction characters, composed letters (NFC), at most 200
 * characters, and an ending that matches the content.
 */
export function realName(given: string, extension: string): string {
  const name = given
    .normalize('NFC')
    .replace(/^.*[/\\]/su, '')
    // Control and format characters (including NUL and the right-to-left override), private use and lone surrogates.
    .replace(/[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Zl}\p{Zp}]/gu, '')
    .replace(/[<>:"|?*]/g, '_')
    .replace(/\s+/g, ' ')
    .replace(/(?<![\s.])[\s.]+$/, '');
  const ending = /\.([^.]{1,8})$/.exec(name)?.[1]?.toLowerCase();
  const honest = ending !== undefined && (sameAs[extension] ?? [extension]).includes(ending);
  const stem = honest ? name.slice(0, -(ending.length + 1)) : name.replace(replaced, '');
  const end = honest ? name.slice(-ending.length) : extension;
  const shortened = [...stem.replace(/^[\s.]+/, '')].slice(0, maxLength - end.length - 1).join('');
  return `${shortened.replace(/(?<![\s.])[\s.]+$/, '') || 'fil'}.${end}`;
}

/** `Content-Disposition` with the name in ASCII for old programs and in full for all others (RFC 6266, RFC 8187). */
export function contentDisposition(type: 'inline' | 'attachment', name: string): string {
  const ascii = name
    .replace(/æ/g, 'ae')
    .replace(/ø/g, 'oe')
    .replace(/å/g, 'aa')
    .replace(/Æ/g, 'Ae')
    .replace(/Ø/g, 'Oe')
    .replace(/Å/g, 'Aa')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^ -~]/gu, '_')
    .replace(/["\\%]/g, '_');
  const full = encodeURIComponent(name).replace(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `${type}; filename="${ascii}"; filename*=UTF-8''${full}`;
}
