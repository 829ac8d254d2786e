import type { PhotoSubject } from './event.ts';

/** What is photographed beside the eight views of a car and its marks. */
export type Thing = Exclude<PhotoSubject, 'view' | 'mark'>;

export const isOfThing = <P extends { readonly subject: PhotoSubject }>(
  photograph: P,
): photograph is P & { readonly subject: Thing } =>
  photograph.subject !== 'view' && photograph.subject !== 'mark';
