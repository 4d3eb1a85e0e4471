const emoji = /^(?:\p{RGI_Emoji}|\s){1,12}$/v;

/** True for a text of a few emoji only, which is shown large. */
export function isEmojiOnly(text: string): boolean {
  return text.length <= 60 && text.trim() !== '' && emoji.test(text);
}
