const emoji = /^(?:\p{RGI_Emoji}|\s){1,12}$/v;

/** True for a few emoji and nothing else, which are shown large. */
export function isEmojiOnly(text: string): boolean {
  return text.length <= 60 && text.trim() !== '' && emoji.test(text);
}
