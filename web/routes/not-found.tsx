import { data } from 'react-router';
import { words } from '../../i18n/words.ts';
import { NotFoundPage } from '../features/site/shell/not-found-page.tsx';

export function loader() {
  return data(null, { status: 404 });
}

export function meta() {
  return [{ title: words.t('title.page', { page: words.t('notFound.title') }) }];
}

export default function NotFound() {
  return <NotFoundPage />;
}
