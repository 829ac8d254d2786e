import type { MetaDescriptor } from 'react-router';
import { words } from '../../i18n/words.ts';
import { previewPicture } from './preview-picture.ts';

interface PageTexts {
  readonly title: string;
  readonly description: string;
  /** When more than the path names the page. */
  readonly path?: string;
  /** The title already names the product. */
  readonly isFullTitle?: boolean;
}

/** The head of a public page, made by its loader: the browser needs only the result. */
export function pageMeta({ origin, pathname }: URL, page: PageTexts): MetaDescriptor[] {
  const url = new URL(page.path ?? onePath(pathname), origin).href;
  const title = page.isFullTitle ? page.title : words.t('title.page', { page: page.title });
  return [
    { title },
    { name: 'description', content: page.description },
    { tagName: 'link', rel: 'canonical', href: url },
    { property: 'og:type', content: 'website' },
    { property: 'og:site_name', content: words.t('brand') },
    { property: 'og:title', content: page.title },
    { property: 'og:description', content: page.description },
    { property: 'og:url', content: url },
    { property: 'og:image', content: new URL(previewPicture.path, origin).href },
    { property: 'og:image:width', content: previewPicture.width },
    { property: 'og:image:height', content: previewPicture.height },
    { property: 'og:image:alt', content: words.t('footer.promise') },
    { name: 'twitter:card', content: 'summary_large_image' },
  ];
}

/** `/FAQ/` shows the page `/faq`: there is one address for it. */
const onePath = (pathname: string) => pathname.toLowerCase().replace(/(?<=.)\/+$/, '');
