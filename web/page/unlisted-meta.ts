import { words } from '../../i18n/words.ts';

/** For what is somebody's own, or not there at all: nothing for a search engine. */
export function unlistedMeta(page: string) {
  return [{ title: words.t('title.page', { page }) }, { name: 'robots', content: 'noindex' }];
}
