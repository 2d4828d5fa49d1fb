/** A text without capitals and accents, for finding it whatever way it is written. */
export const fold = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
